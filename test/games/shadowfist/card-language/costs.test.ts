import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, site, toldOf } from './compiled.ts';

const gain = [{ do: 'gain-power', players: 'you', amount: 1 }];

describe('What a voluntary ability asks for', () => {
  test('A time after the payment is the time of the ability', () => {
    expect(abilitiesOf(site, 'Turn during your Main Shot :: Gain 1 Power.')).toEqual([
      {
        ability: 'voluntary',
        when: { all: [{ during: 'main-shot' }, { turnOf: 'you' }] },
        pay: [{ pay: 'turn', card: 'this' }],
        do: gain,
      },
    ]);
  });

  test('A payment in response to an Event is made only then', () => {
    expect(abilitiesOf(site, 'Turn in response to an Event to cancel that Event.')).toEqual([
      {
        ability: 'voluntary',
        inResponseTo: { to: { kind: 'played-card', source: { type: ['Event'] } }, as: 'answered' },
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'cancel', effect: 'answered' }],
      },
    ]);
  });

  test('An effect that cancels an Event is generated in response to it', () => {
    expect(
      abilitiesOf(edge, 'Pay 1 Power to cancel an Event that targets a Site you control.'),
    ).toMatchObject([
      {
        ability: 'voluntary',
        inResponseTo: {
          to: {
            kind: 'played-card',
            source: { type: ['Event'] },
            targets: { type: ['Site'], controller: 'you' },
          },
        },
        pay: [{ pay: 'power', amount: 1 }],
      },
    ]);
  });

  test('A payment when something happens answers that event', () => {
    expect(abilitiesOf(site, 'Turn when a Character is sacrificed :: Gain 1 Power.')).toEqual([
      {
        ability: 'voluntary',
        inResponseTo: { event: { event: 'sacrificed', card: { type: ['Character'] } } },
        pay: [{ pay: 'turn', card: 'this' }],
        do: gain,
      },
    ]);
  });

  test('Several payments are all made', () => {
    expect(
      abilitiesOf(character, 'Turn, discard a card and remove a counter :: Gain 1 Power.'),
    ).toMatchObject([
      {
        ability: 'voluntary',
        choose: [{ choose: 'cards', which: {}, in: { hand: 'you' } }],
        pay: [
          { pay: 'turn', card: 'this' },
          { pay: 'discard' },
          { pay: 'counters', name: 'counter', number: 1, from: 'this' },
        ],
      },
    ]);
  });

  test('“Once during your Main Shot” is a time and a limit', () => {
    expect(
      abilitiesOf(edge, 'Once during your Main Shot, you may pay 1 Power to draw a card.'),
    ).toMatchObject([
      {
        ability: 'voluntary',
        when: { all: [{ during: 'main-shot' }, { turnOf: 'you' }] },
        limit: { times: 1, per: 'turn' },
      },
    ]);
  });

  test('An ability that costs nothing needs a limit', () => {
    expect(abilitiesOf(edge, 'Twice per turn, you may gain 1 Power.')).toEqual([
      { ability: 'voluntary', limit: { times: 2, per: 'turn' }, do: gain },
    ]);
    expect(toldOf(edge, 'During your Main Shot, you may gain 1 Power.')).toBe('nothing');
  });

  test('A card that was just smoked generates no voluntary ability', () => {
    expect(toldOf(character, 'Turn when this card is smoked :: Gain 1 Power.')).toBe('nothing');
  });

  test('An X that is paid and that nothing defines is as much as the player chooses', () => {
    expect(abilitiesOf(edge, 'Remove X counters :: Gain X Power.')).toEqual([
      {
        ability: 'voluntary',
        choose: [{ choose: 'number', atLeast: 0, atMost: { counters: 'counter', on: 'this' }, as: 'number' }],
        pay: [{ pay: 'counters', name: 'counter', number: { value: 'number' }, from: 'this' }],
        do: [{ do: 'gain-power', players: 'you', amount: { value: 'number' } }],
      },
    ]);
  });

  test('An X of cards that are paid is how many of them are chosen', () => {
    expect(abilitiesOf(edge, 'Discard X cards :: Gain X Power.')).toMatchObject([
      {
        choose: [{ number: { atLeast: 0 }, as: 'card' }],
        do: [{ amount: { value: 'card' } }],
      },
    ]);
  });

  test('A sentence that may define X leaves it unknown where it is not understood', () => {
    expect(toldOf(edge, 'Pay X Power :: Gain X Power. X = the moonlight.')).toBe('nothing');
  });

  test('Each of two alternatives is an ability of its own', () => {
    expect(abilitiesOf(site, 'Turn to draw a card or gain 1 Power.')).toEqual([
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'draw', players: 'you', amount: 1 }],
      },
      { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: gain },
    ]);
  });

  test('What follows alternatives could belong to either, and is not understood', () => {
    expect(toldOf(site, 'Turn to draw a card or gain 1 Power. Turn a Site.')).toBe('in-part');
  });

  test('A card may be discarded at random for an ability', () => {
    expect(abilitiesOf(edge, 'Discard a card at random :: Gain 1 Power.')).toMatchObject([
      { choose: [{ choose: 'cards', in: { hand: 'you' }, random: true }], pay: [{ pay: 'discard' }] },
    ]);
  });

  test('Cards that cannot be played in response are named with what they cannot answer', () => {
    expect(
      abilitiesOf(event, 'Gain 1 Power. Characters may not be played in response to this card.'),
    ).toEqual([{ ability: 'event', notInResponse: { playing: { type: ['Character'] } }, do: gain }]);
  });

  test('An ability for when the card lies in the smoked pile is used from there', () => {
    expect(
      abilitiesOf(
        character,
        'If this card is in your smoked pile, you may pay 4 Power :: Return it to play.',
      ),
    ).toMatchObject([
      { ability: 'voluntary', from: 'smoked-pile', do: [{ do: 'return-to-play', cards: 'this' }] },
    ]);
  });

  test.each([
    'If this card is in your smoked pile at the start of your turn, return this card to play.',
    'At the start of your turn, if this card is in your smoked pile, return this card to play.',
  ])('A text about the card in the smoked pile acts there: %s', (text) => {
    expect(abilitiesOf(character, text)).toEqual([
      {
        ability: 'triggered',
        on: { event: 'turn-started', player: 'you' },
        from: 'smoked-pile',
        do: [{ do: 'return-to-play', cards: 'this', by: 'you' }],
      },
    ]);
  });

  test('A text about the card in the hand acts there', () => {
    expect(
      abilitiesOf(character, 'At the start of your turn, if this card is in your hand, gain 1 Power.'),
    ).toMatchObject([{ ability: 'triggered', from: 'hand', do: [{ do: 'gain-power' }] }]);
  });

  test('A card that is discarded for its own ability is used from the hand', () => {
    expect(
      abilitiesOf(
        character,
        'If this card is in your hand and you have {arc} in your pool, you may discard this card :: Gain 1 Power.',
      ),
    ).toMatchObject([
      {
        from: 'hand',
        when: { compare: [{ resources: 'arc', in: 'you' }, '>=', 1] },
        pay: [{ pay: 'discard', cards: 'this' }],
      },
    ]);
    // 10.3: a card is discarded from the hand.
    expect(abilitiesOf(character, 'Discard this card :: Gain 1 Power.')).toMatchObject([{ from: 'hand' }]);
  });

  test('A Character that is paid is not taken for the Character whose text says “him”', () => {
    expect(toldOf(character, 'Sacrifice a Character to give him Guts until the end of the turn.')).toBe(
      'nothing',
    );
    expect(
      abilitiesOf(character, 'Discard a card to give him Guts until the end of the turn.'),
    ).toMatchObject([{ do: [{ do: 'modify', cards: 'this' }] }]);
  });
});
