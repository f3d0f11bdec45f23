import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, site, state, toldOf } from './compiled.ts';

describe('A search', () => {
  test('What is found is chosen after the deck was looked at', () => {
    expect(abilitiesOf(event, 'Search your deck for a Site, put it in your hand, and reshuffle.')).toEqual([
      {
        ability: 'event',
        do: [
          { do: 'look-at-deck', of: 'you', by: 'you', number: 'all' },
          {
            do: 'choose',
            choice: { choose: 'cards', which: { type: ['Site'] }, in: { deck: 'you' }, as: 'site' },
          },
          { do: 'move', to: 'hand', of: 'owner', cards: { chosen: 'site' } },
          { do: 'shuffle', deckOf: 'you' },
        ],
      },
    ]);
  });

  test('The smoked pile may be searched, too', () => {
    expect(abilitiesOf(event, 'Search your deck or smoked pile for an Edge. Toast that card.')).toMatchObject(
      [
        {
          do: [
            {},
            { choice: { in: { deck: 'you' }, or: [{ which: { type: ['Edge'] }, in: { smoked: 'you' } }] } },
            { do: 'toast', cards: { chosen: 'edge' } },
          ],
        },
      ],
    );
  });

  test('Several cards may be toasted', () => {
    expect(
      abilitiesOf(event, "Look through target opponent's deck and toast up to two Edges."),
    ).toMatchObject([
      {
        choose: [{ target: true, as: 'player' }],
        do: [
          { do: 'look-at-deck', of: { chosen: 'player' } },
          { choice: { in: { deck: { chosen: 'player' } }, number: { atMost: 2 }, as: 'edge' } },
          { do: 'toast', cards: { chosen: 'edge' } },
        ],
      },
    ]);
  });
});

describe('Several effects on the same cards', () => {
  test('Verbs may share their cards', () => {
    const healed = [
      { do: 'heal', cards: { chosen: 'character' }, amount: 'all' },
      { do: 'unturn', cards: { chosen: 'character' } },
    ];
    expect(abilitiesOf(event, 'Heal and unturn target Character.')).toMatchObject([{ do: healed }]);
    expect(
      abilitiesOf(site, 'Turn and target an attacker :: Target attacker unturns and ceases attacking.'),
    ).toMatchObject([
      {
        do: [
          { do: 'unturn', cards: { chosen: 'character' } },
          { do: 'cease-attacking', cards: { chosen: 'character' } },
        ],
      },
    ]);
  });

  test('Damage may be inflicted on several cards in one sentence', () => {
    expect(abilitiesOf(event, 'Inflict 1 damage on each Site and 2 damage on each Character.')).toMatchObject(
      [
        {
          do: [
            { do: 'damage', amount: 1, to: { each: { type: ['Site'] } } },
            { do: 'damage', amount: 2, to: { each: { type: ['Character'] } } },
          ],
        },
      ],
    );
  });
});

describe('What follows on another effect', () => {
  test('“If you do” asks whether the effect before was done', () => {
    expect(abilitiesOf(event, 'You may discard a card. If you do, gain 1 Power.')).toMatchObject([
      {
        do: [
          { do: 'may', effects: [{ do: 'discard', as: 'done' }] },
          { do: 'if', condition: { done: 'done' }, effects: [{ do: 'gain-power' }] },
        ],
      },
    ]);
  });

  test('What may be impossible is chosen on resolution', () => {
    expect(
      abilitiesOf(edge, 'At the start of your turn, sacrifice a Site. If you cannot, sacrifice this card.'),
    ).toMatchObject([
      {
        do: [
          { do: 'choose', choice: { as: 'site' } },
          { do: 'sacrifice', cards: { chosen: 'site' }, as: 'done' },
          { do: 'if', condition: { not: { done: 'done' } }, effects: [{ do: 'sacrifice', cards: 'this' }] },
        ],
      },
    ]);
  });

  test('“Otherwise” belongs to the condition before it', () => {
    const otherwise = [{ do: 'draw', players: 'you', amount: 1 }];
    for (const text of [
      'If you control a Site, gain 1 Power; otherwise, draw a card.',
      'If you control a Site, gain 1 Power. Otherwise, draw a card.',
    ])
      expect(abilitiesOf(event, text)).toMatchObject([{ do: [{ do: 'if', otherwise }] }]);
    expect(toldOf(event, 'Gain 1 Power. Otherwise, draw a card.')).not.toBe('whole');
  });
});

describe('Cards in the hand of an opponent', () => {
  test('“Of your choice” is chosen by you', () => {
    expect(
      abilitiesOf(event, 'Target an opponent :: Force that opponent to discard two cards of your choice.'),
    ).toMatchObject([
      {
        do: [
          { do: 'choose', choice: { which: {}, in: { hand: { chosen: 'player' } }, number: { exactly: 2 } } },
          { do: 'discard' },
        ],
      },
    ]);
  });

  test('“Of his or her choice” is chosen by the opponent', () => {
    expect(
      abilitiesOf(event, 'Target an opponent :: Target must sacrifice a Site of his or her choice.'),
    ).toMatchObject([
      { do: [{ do: 'choose', choice: { by: { chosen: 'player' }, which: { type: ['Site'] } } }, {}] },
    ]);
  });

  test('A hand is filled with the cards that are missing', () => {
    expect(abilitiesOf(event, 'Fill your hand to six cards.')).toMatchObject([
      { do: [{ do: 'draw', amount: { greatest: [0, { difference: [6, { count: {} }] }] } }] },
    ]);
  });
});

test('“Cancel and smoke target State” answers a State that is played, or smokes one in play', () => {
  expect(abilitiesOf(event, 'Cancel and smoke target State.')).toMatchObject([
    { ability: 'playing', kind: 'also', inResponseTo: { to: { source: { type: ['State'] } }, target: true } },
    { ability: 'event', choose: [{ target: true }], do: [{ do: 'cancel-effects' }, { do: 'smoke' }] },
  ]);
});

test('“The target of its attack” is not what this card attacks', () => {
  expect(
    abilitiesOf(
      state,
      'Play on a Character. When subject inflicts combat damage on the target of its attack, gain 1 Power.',
    ),
  ).toMatchObject([{}, { on: { source: { is: 'subject' }, card: { targetOfAttack: true }, combat: true } }]);
  expect(
    abilitiesOf(character, 'When this card damages the target of its attack, draw a card.'),
  ).toMatchObject([{ on: { source: { is: 'this' }, card: { is: 'its-target' } } }]);
});

describe('A coin', () => {
  const coin = { choose: 'mode', of: ['heads', 'tails'], random: true, as: 'coin' };
  const heads = { do: 'if', condition: { chosen: 'coin', as: 'heads' } };

  test('It is flipped on generation left of “::”', () => {
    expect(
      abilitiesOf(
        character,
        'Turn and flip a coin :: Heads: unturn this card. Tails: inflict 1 damage on it.',
      ),
    ).toMatchObject([
      { choose: [coin], pay: [{ pay: 'turn' }], do: [heads, { condition: { as: 'tails' } }] },
    ]);
  });

  test('It is flipped on resolution as an effect', () => {
    expect(
      abilitiesOf(edge, 'Flip a coin at the start of your turn. On a result of heads, gain 1 Power.'),
    ).toMatchObject([{ do: [{ do: 'choose', choice: coin }, heads] }]);
  });

  test('Nobody flips it at will for nothing', () => {
    expect(
      abilitiesOf(edge, 'You may flip a coin when a Site is burned :: Heads: gain 1 Power.'),
    ).toMatchObject([{ ability: 'triggered', optional: true }]);
    expect(toldOf(edge, 'Twice per turn, you may flip a coin :: Heads: gain 1 Power.')).toBe('whole');
  });
});

test('“Up to” lets the player heal less, divided among several cards', () => {
  expect(abilitiesOf(event, 'Heal up to 2 damage from target Site.')).toMatchObject([
    { do: [{ do: 'heal', amount: 2, upTo: true, cards: { chosen: 'site' } }] },
  ]);
  expect(abilitiesOf(event, 'Remove up to three damage counters from cards you control.')).toMatchObject([
    { do: [{ do: 'heal', amount: 3, upTo: true, divided: true, cards: { each: { controller: 'you' } } }] },
  ]);
});
