import { shadowfistCardEntry } from '../../../../src/games/shadowfist/card.ts';
import { type Definition, definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import { type SeededCard, seededCardsOf } from '../../vocabulary/seeds.ts';

/** Every card whose abilities are seeded. */
export function seededCards(): SeededCard<Definition>[] {
  return seededCardsOf({
    game: 'shadowfist',
    card: shadowfistCardEntry,
    definition,
    nameOf: ({ title }) => title,
    printed: ({ title, subtitle, type, cost, fighting, power, body, ...rest }) => {
      const { requires, provides, restrictions } = rest;
      return {
        ...{ title, subtitle, type, cost, requires: requires ?? [], provides: provides ?? [] },
        ...{ fighting, power, body, restrictions: restrictions ?? [] },
      };
    },
  });
}
