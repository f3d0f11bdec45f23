import { expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, toldOf } from './compiled.ts';

const ofDesignator = { ofChosen: { chosen: 'designator' } };

test('A designator that is chosen as the card enters play is known to the rest of the text', () => {
  expect(
    abilitiesOf(
      character,
      'Choose a designator when this card enters play. Each Tree card with that designator gains Guts.',
    ),
  ).toEqual([
    { ability: 'entering', choose: [{ choose: 'designator', as: 'designator' }] },
    {
      ability: 'continuous',
      cards: { each: { designator: 'Tree', ...ofDesignator }, in: 'play' },
      modify: [{ special: 'Guts' }],
    },
  ]);
});

test('A choice “when you play this card” is made as the card enters play', () => {
  expect(
    abilitiesOf(
      edge,
      'When you play this card, choose a designator. Sites with that designator gain +1 Body.',
    ),
  ).toEqual([
    { ability: 'entering', choose: [{ choose: 'designator', as: 'designator' }] },
    {
      ability: 'continuous',
      cards: { each: { type: ['Site'], ...ofDesignator }, in: 'play' },
      modify: [{ body: 1 }],
    },
  ]);
});

test('An Event can choose one of several card types', () => {
  expect(abilitiesOf(event, 'Choose States or Edges :: Smoke all cards of the chosen type.')).toEqual([
    {
      ability: 'event',
      choose: [{ choose: 'type', of: ['State', 'Edge'], as: 'type' }],
      do: [{ do: 'smoke', cards: { each: { ofChosen: { chosen: 'type' } }, in: 'play' } }],
    },
  ]);
});

test('A card that is revealed can be of the chosen type', () => {
  expect(
    abilitiesOf(
      event,
      'Choose a card type :: Reveal and discard the top card of your deck. If the card was of that type, draw 2 cards. If not, lose all your Power.',
    ),
  ).toEqual([
    {
      ability: 'event',
      choose: [{ choose: 'type', as: 'type' }],
      do: [
        { do: 'look-at-deck', of: 'you', by: 'every-player', number: 1, as: 'seen' },
        { do: 'discard', cards: { chosen: 'seen' } },
        {
          do: 'if',
          condition: { card: { chosen: 'seen' }, is: { ofChosen: { chosen: 'type' } } },
          effects: [{ do: 'draw', players: 'you', amount: 2 }],
          otherwise: [{ do: 'lose-power', players: 'you', amount: 'all' }],
        },
      ],
    },
  ]);
});

test('A resource can be chosen, and cards that require or provide it', () => {
  expect(
    abilitiesOf(event, 'Choose a resource :: Turn all Characters that require or provide that resource.'),
  ).toEqual([
    {
      ability: 'event',
      choose: [{ choose: 'symbol', as: 'symbol' }],
      do: [
        { do: 'turn', cards: { each: { type: ['Character'], ofChosen: { chosen: 'symbol' } }, in: 'play' } },
      ],
    },
  ]);
});

test('A card that is named cannot be played', () => {
  expect(
    abilitiesOf(character, 'When this card attacks, name a card :: That card cannot be played this turn.'),
  ).toEqual([
    {
      ability: 'triggered',
      on: { event: ['turned-to-attack', 'attacked-without-turning'], card: { is: 'this' } },
      choose: [{ choose: 'title', as: 'title' }],
      do: [
        {
          do: 'modify-players',
          players: 'every-player',
          by: [{ cannotPlay: { ofChosen: { chosen: 'title' } } }],
          until: 'end-of-turn',
        },
      ],
    },
  ]);
});

test('“That designator” needs a designator that was chosen', () => {
  expect(toldOf(character, 'Characters with that designator gain Guts.')).toBe('nothing');
  expect(
    toldOf(
      character,
      'Choose a Character when this card enters play. Characters with that designator gain Guts.',
    ),
  ).not.toBe('whole');
});

test('“Cannot attack or intercept” has one object', () => {
  expect(abilitiesOf(character, 'Old Oak cannot attack or intercept <Axe> cards.')).toEqual([
    {
      ability: 'continuous',
      cards: 'this',
      modify: [
        { cannot: 'attack', of: { designator: 'Axe' } },
        { cannot: 'intercept', of: { designator: 'Axe' } },
      ],
    },
  ]);
});

test('Cards that require the chosen resource are those with it among their conditions', () => {
  expect(
    abilitiesOf(
      character,
      'When this card enters play, choose a resource. He is not affected by States that require that resource.',
    ),
  ).toEqual([
    { ability: 'entering', choose: [{ choose: 'symbol', as: 'symbol' }] },
    {
      ability: 'continuous',
      cards: 'this',
      modify: [{ notAffectedBy: { type: ['State'], requiresChosen: { chosen: 'symbol' } } }],
    },
  ]);
});

test('What is chosen at a trigger is known to the next sentence', () => {
  expect(
    abilitiesOf(
      character,
      'When this card unturns, you may immediately name a card. That card cannot be played this turn.',
    ),
  ).toMatchObject([
    {
      ability: 'triggered',
      optional: true,
      immediately: true,
      choose: [{ choose: 'title', as: 'title' }],
      do: [{ do: 'modify-players', by: [{ cannotPlay: { ofChosen: { chosen: 'title' } } }] }],
    },
  ]);
});

test('A choice at a trigger that nothing refers to is not understood', () => {
  expect(toldOf(character, 'When this card unturns, name a card.')).toBe('nothing');
});

test('Copies of the named card are counted in the hand that is looked at', () => {
  expect(
    abilitiesOf(
      character,
      "When this card unturns, target an opponent and name a card :: Look at that player's hand, and draw 1 card for each copy of the named card in it.",
    ),
  ).toMatchObject([
    {
      do: [
        { do: 'look-at-hand', of: { chosen: 'player' } },
        {
          do: 'draw',
          amount: {
            count: { each: { ofChosen: { chosen: 'title' } }, in: { hand: { chosen: 'player' } } },
          },
        },
      ],
    },
  ]);
});
