import { describe, expect, test } from 'vitest';
import { differenceOf } from '../../../../src/games/highlander/text-accounting/account.ts';
import { seededCards } from '../vocabulary/seeds.ts';

const names = ['Old Oak'];
const cannot = (by: object, until?: string) =>
  until === undefined
    ? [{ ability: 'continuous', players: 'opponent', modifyPlayers: [by] }]
    : [{ ability: 'played', do: [{ do: 'modify-players', players: 'opponent', by: [by], until }] }];
const damage = (modifier: object) => [{ ability: 'continuous', cards: 'this', modify: [modifier] }];

describe('A text and abilities that say the same', () => {
  test.each([
    ['Your opponent cannot draw cards.', cannot({ cannot: 'draw' })],
    [
      'Your opponent cannot draw cards during his next turn.',
      cannot({ cannot: 'draw' }, 'during-opponents-next-turn'),
    ],
    ['This attack does 2 additional points of damage.', damage({ damage: 2 })],
    ['Old Oak cannot be blocked by Guards.', damage({ cannot: 'be-blocked', by: { kind: ['guard'] } })],
  ])('%s', (text, abilities) => {
    expect(differenceOf(text, names, abilities)).toEqual({ missing: [], added: [] });
  });
});

describe('What the abilities lack is found', () => {
  test.each([
    ['Your opponent cannot draw cards during his next turn.', cannot({ cannot: 'draw' })],
    ['This attack does 3 additional points of damage.', damage({ damage: 2 })],
    ['This attack does 2 additional points of damage.', damage({ setDamage: 2 })],
    ['Old Oak cannot be blocked by Guards.', damage({ cannot: 'be-blocked' })],
    ['Old Oak cannot be blocked or dodged.', damage({ cannot: 'be-blocked' })],
    ['Your non-ranged attacks do 2 damage.', damage({ setDamage: 2 })],
    ['Draw up to 2 cards.', [{ ability: 'played', do: [{ do: 'draw', players: 'you', amount: 2 }] }]],
    [
      'Your opponent must discard 2 Events from his Hand.',
      [
        {
          ability: 'played',
          do: [
            { do: 'must', by: 'opponent', effects: [{ do: 'discard', cards: { top: 2, of: 'opponent' } }] },
          ],
        },
      ],
    ],
  ])('%s', (text, abilities) => {
    expect(differenceOf(text, names, abilities).missing).not.toEqual([]);
  });
});

test('What the abilities add is found', () => {
  expect(
    differenceOf('Draw 2 cards.', names, [
      {
        ability: 'played',
        do: [{ do: 'may', by: 'you', effects: [{ do: 'draw', players: 'you', amount: 2 }] }],
      },
    ]).added,
  ).toEqual(['do:may']);
});

test('What a person wrote says what the texts say, except deck rules, a story and what is not in the vocabulary', () => {
  const different = seededCards()
    .filter(({ file }) => file === 'type-two-card-errata')
    .flatMap(({ name, definition: { title, subtitle, text, abilities } }) => {
      const own = subtitle === null ? [title, `${title}s`] : [title, `${title}s`, subtitle];
      const { missing, added } = differenceOf(text ?? '', own, abilities);
      return missing.length + added.length > 0 ? [name] : [];
    });
  expect(different).toEqual([
    'Extended Blade: General Katana',
    'Kurgan: Persona',
    'Kyala: Premium',
    "Conqueror's Hilt: Martin Hyde",
    'Protected Resources',
  ]);
});
