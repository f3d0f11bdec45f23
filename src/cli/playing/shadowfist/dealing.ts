import type { Dealing } from '../dealing.ts';
import { copies, type DeckInFile } from '../deck-file.ts';
import { Dealer } from './dealer.ts';
import { decksOfChance } from './decks.ts';
import { knownCards, notPlayed } from './known-cards.ts';
import { tables } from './tables/tables.ts';
import { Usage, usageFile } from './usage.ts';

export const shadowfist: Dealing = {
  most: 6,
  async decksOfChance(service) {
    const make = await decksOfChance(service);
    return (chance) => ({ deck: chance.shuffled(make(chance)) });
  },
  async deckOf(_service, { cards }) {
    const deck = cards.flatMap(({ slug, quantity }) => copies(slug, quantity));
    return (chance) => ({ deck: chance.shuffled(deck) });
  },
  async setAside(service, decks) {
    const known = await knownCards(service, slugsOf(decks));
    return known.flatMap((card) => {
      const [gap] = notPlayed(card);
      const why = `the rule check does not play ${gap}`;
      return gap === undefined ? [] : [{ slug: card.slug, title: card.title, why }];
    });
  },
  async usage(service, decks, before) {
    return new Usage(await knownCards(service, slugsOf(decks)), usageFile.parse(before));
  },
  tables,
  dealer: (opening) => new Dealer(opening),
};

function slugsOf(decks: readonly DeckInFile[]): Set<string> {
  return new Set(decks.flatMap(({ cards }) => cards.map(({ slug }) => slug)));
}
