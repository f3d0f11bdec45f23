import type { Dealing } from '../dealing.ts';
import { Dealer } from './dealer.ts';
import { catalogueOf, deckAsListed, deckOfChance } from './decks.ts';

export const highlander: Dealing = {
  most: 2,
  async decksOfChance(service) {
    const catalogue = await catalogueOf(service);
    return (chance) => deckOfChance(catalogue, chance);
  },
  async deckOf(service, listed) {
    const catalogue = await catalogueOf(service);
    return (chance) => deckAsListed(listed, catalogue, chance);
  },
  dealer: (opening) => new Dealer(opening),
};
