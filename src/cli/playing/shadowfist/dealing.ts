import type { Dealing } from '../dealing.ts';
import { copies } from '../deck-file.ts';
import { Dealer } from './dealer.ts';
import { decksOfChance } from './decks.ts';

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
  dealer: (opening) => new Dealer(opening),
};
