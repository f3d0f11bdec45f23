import { describe, expect, test } from 'vitest';
import { type CompilableCard, compile } from '../../../../src/games/shadowfist/card-language/compile.ts';

const character = { title: 'Old Oak', type: 'Character', fighting: 3, cost: 2 } as const;
const state = { title: 'Iron Bark', type: 'State', fighting: null, cost: 1 } as const;
const event = { title: 'Leaf Fall', type: 'Event', fighting: null, cost: 0 } as const;

function abilities(card: Omit<CompilableCard, 'text'>, text: string): unknown {
  const { told, abilities: all, sentences } = compile({ ...card, text });
  expect(told, JSON.stringify(sentences)).toBe('whole');
  return all;
}

describe('A card text as abilities', () => {
  test('Restrictions are understood and add no ability', () => {
    expect(abilities(character, 'Unique. Regenerate. Toughness: 2.')).toEqual([
      { ability: 'special', special: 'Regenerate' },
      { ability: 'special', special: 'Toughness', amount: 2 },
    ]);
  });

  test('What stands left of “::” is paid and chosen, what stands right of it is done', () => {
    expect(abilities(character, 'Turn and target a damaged Character :: Smoke target.')).toEqual([
      {
        ability: 'voluntary',
        choose: [
          {
            choose: 'cards',
            which: { damaged: true, type: ['Character'] },
            in: 'play',
            target: true,
            as: 'character',
          },
        ],
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'smoke', cards: { chosen: 'character' } }],
      },
    ]);
  });

  test('A pronoun means what was mentioned last', () => {
    expect(abilities(event, 'Target a Character :: Turn it and inflict 1 damage on it.')).toMatchObject([
      {
        do: [
          { do: 'turn', cards: { chosen: 'character' } },
          { do: 'damage', to: { chosen: 'character' } },
        ],
      },
    ]);
  });

  test('A pronoun in a trigger of the card itself means the card', () => {
    expect(
      abilities(
        character,
        'When Old Oak turns to attack, it gains +X Fighting until the end of the turn. X = the number of Sites you control.',
      ),
    ).toEqual([
      {
        ability: 'triggered',
        on: { event: 'turned-to-attack', card: { is: 'this' } },
        do: [
          {
            do: 'modify',
            cards: 'this',
            by: [{ fighting: { count: { each: { type: ['Site'], controller: 'you' }, in: 'play' } } }],
            until: 'end-of-turn',
          },
        ],
      },
    ]);
  });

  test('A State says what it may be on and what its subject gains', () => {
    expect(abilities(state, 'Play on a Character. Subject gains +2 Fighting and Guts.')).toEqual([
      { ability: 'subject', which: { type: ['Character'] } },
      { ability: 'continuous', cards: 'subject', modify: [{ fighting: 2 }, { special: 'Guts' }] },
    ]);
  });

  test('A State that speaks of its subject Character is played on a Character', () => {
    expect(abilities(state, 'Weapon. Subject Character gains +3 combat damage while attacking.')).toEqual([
      { ability: 'subject', which: { type: ['Character'] } },
      {
        ability: 'continuous',
        while: { card: 'subject', is: { attacking: true } },
        cards: 'subject',
        modify: [{ damage: 3 }],
      },
    ]);
  });

  test('“A State on a card you control” is on a card that you control', () => {
    expect(abilities(character, 'Turn to smoke a State on a card you control.')).toMatchObject([
      { choose: [{ which: { type: ['State'], on: { controller: 'you' } } }], do: [{ do: 'smoke' }] },
    ]);
  });

  test('“Each of your Sites” are all Sites that you control', () => {
    expect(abilities(event, 'Heal 1 damage from each of your Sites.')).toMatchObject([
      { do: [{ do: 'heal', cards: { each: { type: ['Site'], controller: 'you' } } }] },
    ]);
  });

  test('Cards that change while they are something are only those that are', () => {
    expect(abilities(character, 'Characters you control gain Ambush while attacking.')).toEqual([
      {
        ability: 'continuous',
        cards: { each: { type: ['Character'], controller: 'you', attacking: true }, in: 'play' },
        modify: [{ special: 'Ambush' }],
      },
    ]);
  });

  test('The target of the attack during which an Event is played can be mentioned again', () => {
    expect(
      abilities(
        event,
        'Play during an attack against a Site you control. Inflict 3 damage on that Site and all Characters at its location.',
      ),
    ).toEqual([
      {
        ability: 'playing',
        kind: 'only',
        when: { attack: { target: { type: ['Site'], controller: 'you' } } },
      },
      {
        ability: 'event',
        choose: [
          {
            choose: 'cards',
            which: { type: ['Site'], controller: 'you', targetOfAttack: true },
            in: 'play',
            as: 'site',
          },
        ],
        do: [
          {
            do: 'damage',
            amount: 3,
            to: {
              each: {
                any: [{ is: { chosen: 'site' } }, { type: ['Character'], atLocationOf: { chosen: 'site' } }],
              },
              in: 'play',
            },
          },
        ],
      },
    ]);
  });

  test('What another player may do is chosen by that player', () => {
    expect(
      abilities(
        event,
        'Target a Site :: Smoke target. The controller of that Site may smoke any card you control.',
      ),
    ).toMatchObject([{ do: [{}, { do: 'may', choose: [{ by: { controllerOf: { chosen: 'site' } } }] }] }]);
  });

  test('Damage from a single source is redirected after the source is chosen', () => {
    expect(
      abilities(
        character,
        'Turn to redirect the damage inflicted by a single source on target Character to Old Oak.',
      ),
    ).toMatchObject([
      {
        choose: [
          { choose: 'damage-source', as: 'source' },
          { choose: 'cards', as: 'character' },
        ],
        do: [{ do: 'redirect', source: 'source', from: { chosen: 'character' }, to: 'this' }],
      },
    ]);
  });

  test('The time at which an Event may be played is an ability of its own', () => {
    expect(abilities(event, 'Play during an attack. Gain 2 Power.')).toEqual([
      { ability: 'playing', kind: 'only', when: { during: 'attack' } },
      { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 2 }] },
    ]);
  });
});

describe('A text that is not understood', () => {
  test('A sentence that is not understood is reported with where it stops being understood', () => {
    const text = 'Guts. Turn to juggle three acorns.';
    const { told, abilities: all, sentences } = compile({ ...character, text });
    expect(told).toBe('in-part');
    expect(all).toEqual([
      { ability: 'special', special: 'Guts' },
      { ability: 'unsupported', reach: 'anything', text: 'Turn to juggle three acorns.' },
    ]);
    expect(sentences).toMatchObject([
      { outcome: 'compiled', abilities: [0] },
      { outcome: 'not-understood', start: 6, end: 34, understood: 14 },
    ]);
  });

  test('A reference to something that an unknown sentence introduces is not understood either', () => {
    const { told } = compile({ ...event, text: 'Juggle a Character. Smoke that Character.' });
    expect(told).toBe('nothing');
  });

  test('What another player may do is not understood as something that you do', () => {
    expect(
      compile({ ...event, text: 'Target a Site :: The controller of target may steal 1 Power from you.' })
        .told,
    ).toBe('nothing');
  });

  test('Cards to discard are chosen after the cards before are drawn', () => {
    expect(abilities(event, 'Draw two cards, then discard a card.')).toEqual([
      {
        ability: 'event',
        do: [
          { do: 'draw', players: 'you', amount: 2 },
          { do: 'choose', choice: { choose: 'cards', which: {}, in: { hand: 'you' }, as: 'card' } },
          { do: 'discard', cards: { chosen: 'card' } },
        ],
      },
    ]);
  });

  test('A card that is shuffled into the deck is chosen after the cards before are drawn', () => {
    expect(abilities(event, 'Draw a card, then shuffle a card from your hand into your deck.')).toEqual([
      {
        ability: 'event',
        do: [
          { do: 'draw', players: 'you', amount: 1 },
          { do: 'choose', choice: { choose: 'cards', which: {}, in: { hand: 'you' }, as: 'card' } },
          { do: 'move', to: 'deck', of: 'owner', cards: { chosen: 'card' } },
        ],
      },
    ]);
  });

  test('An Event is not chosen among the cards in play', () => {
    expect(compile({ ...event, text: "Return an Event to its owner's hand." }).told).toBe('nothing');
    expect(compile({ ...event, text: 'Return an Event in your smoked pile to your hand.' }).told).toBe(
      'whole',
    );
  });

  test('On a State “another card” is not understood: it may be other than the subject', () => {
    expect(compile({ ...state, text: 'Turn :: Smoke another card.' }).told).toBe('nothing');
  });

  test('Parentheses that do not close are not passed over', () => {
    expect(compile({ ...event, text: '((((' }).told).toBe('nothing');
  });

  test('An X that nothing defines is not understood', () => {
    expect(compile({ ...event, text: 'Gain X Power.' }).told).toBe('nothing');
    expect(compile({ ...event, cost: 'X', text: 'Gain X Power.' }).told).toBe('whole');
  });

  test.each([
    ['lists', `Turn ${'a Character or a Site and '.repeat(400)}smoke it.`],
    ['nested conditions', `Turn :: ${'if you control a Character, '.repeat(150)}draw a card.`],
    ['nested amounts', `X = ${'twice '.repeat(2_000)}X.`],
    ['nested permissions', `${'you may '.repeat(1_200)}draw a card.`],
    ['effects', `${'Draw a card and '.repeat(600)}draw a card.`],
  ])('A text with thousands of %s is not understood', (_, text) => {
    expect(compile({ ...event, text }).told).toBe('nothing');
  });

  test('Of more than 15 sentences the last ones are one that is not understood', () => {
    const { sentences } = compile({ ...character, text: 'Guts. '.repeat(3_000) });
    expect(sentences).toHaveLength(15);
    expect(sentences.at(-1)).toMatchObject({ outcome: 'not-understood', start: 84, end: 17_999 });
  });
});
