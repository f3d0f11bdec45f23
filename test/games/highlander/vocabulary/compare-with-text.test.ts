import { describe, expect, test } from 'vitest';
import { compareWithText } from '../../../../src/games/highlander/vocabulary/rendering/compare-with-text.ts';
import { card } from './cast.ts';
import { seededCards } from './seeds.ts';

const trick =
  'This attack cannot be blocked. This attack does no damage. If this attack is successful, your opponent must discard the top 3 cards of their Endurance.';

/** A Dirty Trick worded so, with what is given in place of its figure. */
const dirtyTrick = (top: number) =>
  card(
    'Dirty Trick',
    [
      { ability: 'continuous', cards: 'this', modify: [{ cannot: 'be-blocked' }, { noDamage: true }] },
      {
        ability: 'triggered',
        on: { event: 'attack-successful', card: { is: 'this' } },
        do: [{ do: 'discard', cards: { top, of: 'opponent' } }],
      },
    ],
    { title: 'Sand in the Eyes', text: trick },
  );

describe('beside its text, a card', () => {
  test('that says all of it misses only how it is said', () => {
    expect(compareWithText(dirtyTrick(3))).toEqual({
      rendered: [
        'This card cannot be blocked and does no damage.',
        "When this card is a successful attack, discard the top 3 cards of your opponent's Endurance.",
      ].join('\n'),
      printed: trick,
      missing: ['verb must'],
      extra: ['type attack'],
    });
  });

  test('with another number misses the printed one', () => {
    expect(compareWithText(dirtyTrick(2)).missing).toEqual(['number 3', 'verb must']);
  });

  test('without a text misses nothing', () => {
    const untold = card('Object', [{ ability: 'cumulative' }]);
    expect(compareWithText(untold)).toEqual({
      ...{ rendered: 'This card is cumulative.', printed: '', missing: [], extra: [] },
    });
  });

  test('calls itself by its title', () => {
    const guard = card('Object', [{ ability: 'discard-to-use', leaves: 'discard', do: [] }], {
      title: 'Guard Dog',
      text: 'You may discard Guard Dog from play.',
    });
    expect(compareWithText(guard).missing).toEqual([]);
  });
});

describe('a word of a text', () => {
  const missing = (text: string, ...abilities: unknown[]) =>
    compareWithText(card('Event', abilities, { text })).missing;
  const does = (...effects: unknown[]) => ({ ability: 'played', do: effects });

  test('is looked for as the gem, type or term that it is', () => {
    expect(missing('Make a Soft Exertion for Agility and dodge a Power Blow.', does())).toEqual([
      'gem Agility',
      'keyword Power Blow',
      'keyword Soft Exertion',
      'type dodge',
    ]);
  });

  test('that counts is met by a figure', () => {
    const draw = does({ do: 'draw', players: 'you', amount: 10 });
    expect(missing('Draw ten cards.', draw)).toEqual([]);
    expect(missing('Draw nine cards.', draw)).toEqual(['count 9']);
  });
});

describe('of the wordings that are issued', () => {
  const worded = seededCards().filter(({ definition }) => definition.text !== null);
  const kinds = ['number', 'count', 'gem', 'type'];

  /** What is said of the deck, or in other words. */
  const otherwise: Readonly<Record<string, readonly string[]>> = {
    'Richie Ryan: Persona': ['count 5'],
    'Amergan: Event': ['type Weapon of Choice'],
    'Extended Blade: General Katana': ['type Weapon of Choice', 'count 2'],
    "Conqueror's Hilt: Martin Hyde": ['type Weapon of Choice'],
  };

  test.each(worded)('$name is said with all its numbers, gems and types', ({ name, definition }) => {
    const { missing } = compareWithText(definition);
    const found = missing.filter((word) => kinds.some((kind) => word.startsWith(`${kind} `)));
    expect(found).toEqual(otherwise[name] ?? []);
  });
});
