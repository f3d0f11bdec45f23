import type { AbilitiesEntry, Remark } from '../../../card-files/entries.ts';
import type { Game } from '../../../games/registry.ts';
import { abilityMistakes } from '../../ability-mistakes.ts';
import { keyOf } from '../../snapshot/abilities-by-text.ts';
import type { AbilitiesByText, Card } from '../../snapshot/snapshot.ts';
import { textHash } from '../../snapshot/text-hash.ts';
import type { CardFinder } from './card-finder.ts';
import { cellOf, contradictions, type Saying } from './contradictions.ts';
import type { Heard } from './heard.ts';
import { wordingOf } from './wording-of.ts';

/** The abilities that files bring, the prevailing ones first. Each is for a card that is known, and makes sense on it. */
export function importedAbilities(
  game: Game,
  entries: readonly Heard<AbilitiesEntry>[],
  finder: CardFinder,
): { readonly abilities: readonly AbilitiesByText[]; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = [];
  const found = new Map<string, AbilitiesByText>();
  const sayings = new Map<string, Saying[]>();
  for (const entry of entries) {
    const card = finder.find(entry.card);
    const wrong =
      card === undefined ? [finder.missing(entry.card, entry.place)] : mistakesIn(game, entry, card);
    remarks.push(...wrong);
    if (card === undefined || wrong.length > 0) continue;
    const { told, abilities, place, from, fileDate } = entry;
    const written = { title: card.title, textHash: hashOf(entry), told, abilities, importedFrom: [from] };
    const key = keyOf(written);
    found.set(key, written);
    const saying = { value: { told, abilities }, place: cellOf(place, 'abilities'), from, fileDate };
    sayings.set(key, [...(sayings.get(key) ?? []), saying]);
  }
  for (const [key, said] of sayings)
    remarks.push(
      ...contradictions('abilities/contradicted', `the abilities of ${found.get(key)?.title}`, said),
    );
  return { abilities: [...found.values()], remarks };
}

function hashOf({ worded }: AbilitiesEntry): string {
  return 'text' in worded ? textHash(wordingOf(worded.text).text) : worded.textHash;
}

function mistakesIn(game: Game, { abilities, place }: AbilitiesEntry, card: Card): Remark[] {
  return abilityMistakes(game, card.title, card.figures, abilities).map(
    ({ pointer, message }): Remark => ({
      level: 'error',
      code: 'abilities/invalid',
      place,
      message: `${pointer.slice(1)}: ${message}`,
    }),
  );
}
