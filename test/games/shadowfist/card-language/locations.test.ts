import { describe, expect, test } from 'vitest';
import { abilitiesOf, event, site, state } from './compiled.ts';

const location = {
  choose: 'cards',
  which: { type: ['Site'], row: 'front' },
  in: 'play',
  location: true,
  target: true,
  as: 'location',
};
const there = { type: ['Character'], atLocationOf: { chosen: 'location' } };

describe('Locations', () => {
  test('A location is targeted by its front-row Site', () => {
    expect(abilitiesOf(event, 'Inflict 1 damage on all Characters at target location.')).toEqual([
      {
        ability: 'event',
        choose: [location],
        do: [{ do: 'damage', amount: 1, to: { each: there, in: 'play' } }],
      },
    ]);
    expect(abilitiesOf(event, 'Target a location :: Turn all Characters at target location.')).toEqual([
      { ability: 'event', choose: [location], do: [{ do: 'turn', cards: { each: there, in: 'play' } }] },
    ]);
  });

  test('A card that has left play has a last location', () => {
    expect(
      abilitiesOf(
        site,
        "When this card is smoked, inflict 1 damage on all Characters at this card's last location.",
      ),
    ).toMatchObject([
      { do: [{ do: 'damage', to: { each: { type: ['Character'], atLocationOf: 'this' } } }] },
    ]);
  });

  test('“That location” is that of the card that was mentioned last', () => {
    expect(
      abilitiesOf(
        state,
        'Play on a Character. When subject inflicts combat damage on a Site, inflict 1 damage on a Character at that location.',
      ),
    ).toMatchObject([
      { ability: 'subject' },
      { choose: [{ which: { type: ['Character'], atLocationOf: { event: 'card' } } }] },
    ]);
  });
});
