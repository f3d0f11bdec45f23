import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, event, site, toldOf } from './compiled.ts';

const changing = (change: object, players = 'you') => [
  { ability: 'continuous', players, modifyPlayers: [change] },
];

describe('What players may play', () => {
  test('States may be cheaper on a certain card', () => {
    expect(abilitiesOf(character, 'You may play Weapons on this card at -1 cost.')).toEqual(
      changing({ costOf: { restriction: 'Weapon' }, on: { is: 'this' }, by: -1, mandatory: false }),
    );
  });

  test('States may be played on a certain card at no cost', () => {
    expect(abilitiesOf(character, 'You may play <Oak> States on him at no cost.')).toEqual(
      changing({
        costOf: { designator: 'Oak', type: ['State'] },
        on: { is: 'this' },
        by: 'no-cost',
        mandatory: false,
      }),
    );
  });

  test('A lower cost once a turn may depend on what the card is played on', () => {
    expect(
      abilitiesOf(character, 'Once per turn, you may play a Vehicle at -1 cost on a damaged Character.'),
    ).toEqual(
      changing({
        costOf: { restriction: 'Vehicle' },
        on: { damaged: true, type: ['Character'] },
        by: -1,
        mandatory: false,
        limit: { times: 1, per: 'turn' },
      }),
    );
  });

  test('Without the resource conditions of the card whose cost it lowers, as often as it says', () => {
    const text =
      'Once during your Main Shot, you may play an <Oak> State on this card at no cost and ignoring resource conditions.';
    expect(abilitiesOf(character, text)).toEqual(
      changing({
        costOf: { designator: 'Oak', type: ['State'] },
        on: { is: 'this' },
        by: 'no-cost',
        ...{ mandatory: false, ignoringResources: true },
        if: { all: [{ during: 'main-shot' }, { turnOf: 'you' }] },
        limit: { times: 1, per: 'turn' },
      }),
    );
  });

  test('A card may be played when only Events could be, as often as the text says', () => {
    expect(
      abilitiesOf(character, "Once during each opponent's Main Shot, you may play a Character or Edge."),
    ).toEqual(
      changing({
        mayPlay: { type: ['Character', 'Edge'] },
        when: { all: [{ during: 'main-shot' }, { not: { turnOf: 'you' } }] },
        limit: { times: 1, per: 'turn' },
      }),
    );
    // What the rules allow anyway, a text would say for another reason.
    expect(toldOf(character, 'Once during your Main Shot, you may play a Character.')).toBe('nothing');
  });

  test('A lower cost may depend on a condition', () => {
    expect(
      abilitiesOf(site, 'If you have no Power, you may play Edges at a cost 1 less than normal.'),
    ).toEqual(
      changing({
        costOf: { type: ['Edge'] },
        by: -1,
        mandatory: false,
        if: { compare: [{ power: 'you' }, '=', 0] },
      }),
    );
  });

  test('Resource conditions may be ignored: all of them, or those of one resource', () => {
    expect(abilitiesOf(site, 'You may ignore resource conditions when playing <Oak> cards.')).toEqual(
      changing({ ignoresResourceConditionsOf: { designator: 'Oak' } }),
    );
    expect(
      abilitiesOf(site, 'You may ignore {tek} resource conditions when playing States on <Oak> Characters.'),
    ).toEqual(
      changing({
        ignoresResourceConditionsOf: { type: ['State'] },
        on: { designator: 'Oak', type: ['Character'] },
        symbol: 'tek',
      }),
    );
  });

  test('States may be kept off a card', () => {
    expect(abilitiesOf(character, 'You cannot play non-{chi} States on this card.')).toEqual(
      changing({ cannotPlay: { not: { belongsTo: 'chi' }, type: ['State'] }, on: { is: 'this' } }),
    );
    expect(abilitiesOf(character, 'States cannot be played on this card.')).toEqual(
      changing({ cannotPlay: { type: ['State'] }, on: { is: 'this' } }, 'every-player'),
    );
  });

  test('Cards may be played at times at which their type could not be', () => {
    expect(abilitiesOf(site, 'You may play Characters during any Main Shot.')).toEqual(
      changing({ mayPlay: { type: ['Character'] }, when: { during: 'main-shot' } }),
    );
  });
});

describe('What an effect lets a player play', () => {
  const playing = { do: 'play', by: 'you', in: { hand: 'you' }, optional: false };

  test('A card may be played without one of its resource conditions', () => {
    expect(abilitiesOf(event, 'Play a Character, ignoring one resource condition.')).toEqual([
      {
        ability: 'event',
        do: [
          {
            ...playing,
            which: { type: ['Character'] },
            cost: 'full',
            ignoringResources: { conditions: 1 },
          },
        ],
      },
    ]);
  });

  test('A State may be played on a certain card', () => {
    expect(
      abilitiesOf(event, 'Play a Weapon from your smoked pile on a <Oak> Character at -2 cost.'),
    ).toEqual([
      {
        ability: 'event',
        do: [
          {
            ...playing,
            which: { restriction: 'Weapon' },
            in: { smoked: 'you' },
            on: { designator: 'Oak', type: ['Character'] },
            cost: { reducedBy: 2 },
            ignoringResources: false,
          },
        ],
      },
    ]);
  });

  test('A card of any type may be played regardless of its type, but not a Site', () => {
    expect(toldOf(event, 'Play a card at no cost, regardless of type.')).toBe('whole');
    expect(toldOf(event, 'Play a Site at no cost, regardless of type.')).toBe('nothing');
  });
});

describe('How often something may be done', () => {
  test('“Once each Main Shot” is also said of the Main Shots of opponents', () => {
    expect(abilitiesOf(site, 'Once each Main Shot, you may draw a card.')).toMatchObject([
      { ability: 'voluntary', limit: { times: 1, per: 'turn' }, when: { during: 'main-shot' } },
    ]);
    expect(abilitiesOf(site, 'Once during each of your turns, you may draw a card.')).toMatchObject([
      { ability: 'voluntary', limit: { times: 1, per: 'turn' }, when: { turnOf: 'you' } },
    ]);
  });
});
