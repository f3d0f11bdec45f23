import { sizeOf } from './changes.ts';
import type { Deck, DeckLine } from './deck.ts';
import type { CardPool, DeckChange } from './format.ts';
import type { Fix } from './report.ts';

/** Tells sets of changes of a deck in words. Parts of the deck are named where the game has several. */
export function fixTeller(
  deck: Deck,
  zones: readonly string[],
  pool: CardPool,
): (changes: readonly DeckChange[]) => Fix {
  const names = new Map(deck.lines.map(({ card }) => [card.slug, card.name]));
  const nameOf = (slug: string) => names.get(slug) ?? pool.bySlug(slug)?.name ?? slug;
  const inZone = (word: string, zone: string) => (zones.length > 1 ? ` ${word} ${zone}` : '');
  const inPrinting = ({ printing }: { readonly printing?: DeckLine['printing'] }) =>
    printing == null ? '' : ` (${printing.set})`;
  // Titles may begin with a number.
  const copies = ({ quantity, slug }: DeckChange) => `${quantity} × ${nameOf(slug)}`;
  const object = (change: DeckChange): string => {
    switch (change.change) {
      case 'move':
        return `${copies(change)} from ${change.from} to ${change.to}`;
      case 'add':
        return `${copies(change)}${inPrinting(change)}${inZone('to', change.zone)}`;
      case 'remove':
        return `${copies(change)}${inPrinting(change)}${inZone('from', change.zone)}`;
    }
  };
  return (changes) => ({
    changes: changes.map((change) => ({ ...change, name: nameOf(change.slug) })),
    copies: sizeOf(changes),
    message: asSentence(
      changes.map((change, at) =>
        change.change === changes[at - 1]?.change ? object(change) : `${change.change} ${object(change)}`,
      ),
    ),
  });
}

function asSentence(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? '';
  const list = phrases.length > 1 ? `${phrases.slice(0, -1).join(', ')} and ${last}` : last;
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}
