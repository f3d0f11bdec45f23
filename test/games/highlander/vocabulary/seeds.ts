import { highlanderCardEntry } from '../../../../src/games/highlander/card.ts';
import { type Definition, definition } from '../../../../src/games/highlander/vocabulary/definition.ts';
import { type SeededCard, seededCardsOf } from '../../vocabulary/seeds.ts';

/** Every card whose abilities are seeded. One whose type no source gives is an Event here. */
export function seededCards(): SeededCard<Definition>[] {
  return seededCardsOf({
    game: 'highlander',
    card: highlanderCardEntry,
    definition,
    nameOf: ({ title, subtitle, qualifier }) =>
      [title, subtitle, qualifier].filter((part) => part !== null).join(': '),
    printed: ({ title, subtitle, type, subtype, grid, gems, handIcons, ...rest }) => {
      const { restriction, mark, immortals, weapon } = rest;
      return {
        ...{ title, subtitle, type: type ?? 'Event', subtype, grid, gems, handIcons },
        ...{ restriction, mark, immortals, weapon },
      };
    },
  });
}
