import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, event, site, state, toldOf } from './compiled.ts';

/** The cards that a Character takes no damage from. */
const from = (cards: string): unknown => {
  const [ability] = abilitiesOf(character, `Takes no damage from ${cards}.`);
  return ability;
};
const takesNone = (filter: unknown): unknown => ({
  ability: 'continuous',
  cards: 'this',
  modify: [{ takesNoDamage: { from: filter } }],
});

const counts = (amount: string): unknown => {
  const [ability] = abilitiesOf({ ...character, fighting: 'X' }, `X = ${amount}.`);
  return ability !== null && typeof ability === 'object' && 'is' in ability ? ability.is : undefined;
};

describe('A noun phrase', () => {
  test('A player may be one of whom something holds', () => {
    expect(from('Characters controlled by players who control more cards than you')).toEqual({
      ability: 'continuous',
      cards: 'this',
      modify: [
        {
          takesNoDamage: {
            from: { type: ['Character'] },
            byPlayers: {
              every: 'player',
              such: {
                compare: [
                  { count: { each: { controller: 'that-player' }, in: 'play' } },
                  '>',
                  { count: { each: { controller: 'you' }, in: 'play' } },
                ],
              },
            },
          },
        },
      ],
    });
  });

  test('Resource conditions and provisions are counted', () => {
    expect(from('Characters that have fewer than two resource conditions')).toEqual(
      takesNone({ type: ['Character'], figure: { conditions: { atMost: 1 } } }),
    );
    expect(from('cards that provide more than one resource')).toEqual(
      takesNone({ figure: { provisions: { atLeast: 2 } } }),
    );
    expect(from('Characters that lack resource conditions')).toEqual(
      takesNone({ type: ['Character'], printed: { conditions: { exactly: 0 } } }),
    );
    expect(from('Characters with {arc} or {tek} resource conditions')).toEqual(
      takesNone({ type: ['Character'], any: [{ requires: 'arc' }, { requires: 'tek' }] }),
    );
  });

  test('What a card is not may be several things', () => {
    expect(from('Characters that are not <Oak> or {arc}')).toEqual(
      takesNone({ type: ['Character'], not: { any: [{ designator: 'Oak' }, { belongsTo: 'arc' }] } }),
    );
    expect(from('Sites that are neither Unique nor Limited')).toEqual(
      takesNone({ type: ['Site'], not: { any: [{ restriction: 'Unique' }, { restriction: 'Limited' }] } }),
    );
  });

  test('A card may be related to any card of a kind', () => {
    expect(from('Characters attacking Sites you control')).toEqual(
      takesNone({ type: ['Character'], attackingAny: { type: ['Site'], controller: 'you' } }),
    );
    expect(abilitiesOf(character, 'Guts while in combat with a Unique Character.')).toEqual([
      {
        ability: 'continuous',
        while: { card: 'this', is: { inCombatWithAny: { restriction: 'Unique', type: ['Character'] } } },
        cards: 'this',
        modify: [{ special: 'Guts' }],
      },
    ]);
  });

  test('A condition on a card of a kind chooses no card', () => {
    expect(
      abilitiesOf(character, 'If this card is attacking a Site you control, this card gains Guts.'),
    ).toMatchObject([{ while: { is: { attackingAny: { type: ['Site'], controller: 'you' } } } }]);
  });

  test('A designator may have a plural', () => {
    expect(from('<Oak>s')).toEqual(takesNone({ designator: 'Oak' }));
  });

  test('Piles may be those of other players', () => {
    expect(counts("the number of Events in opponents' smoked piles")).toEqual({
      count: { each: { type: ['Event'] }, in: { smoked: 'every-opponent' } },
    });
  });
});

describe('“Other”', () => {
  test('Another card than the card itself is meant where nothing else was named', () => {
    expect(counts('the number of other Characters you control')).toEqual({
      count: { each: { isNot: 'this', type: ['Character'], controller: 'you' }, in: 'play' },
    });
  });

  test('The card that was named is excluded where the card itself cannot be meant', () => {
    const named = [{ chosen: 'character' }];
    const said = abilitiesOf(event, 'Target a Character :: Smoke target and turn all other Characters.');
    expect(said).toMatchObject([
      { do: [{ do: 'smoke' }, { do: 'turn', cards: { each: { isNot: named[0] } } }] },
    ]);
    expect(
      abilitiesOf(site, 'Turn and target a Character :: Turn target and unturn all other Characters.'),
    ).toMatchObject([{ do: [{ do: 'turn' }, { do: 'unturn', cards: { each: { isNot: named[0] } } }] }]);
  });

  test('A text that leaves open which card is excluded is not understood', () => {
    const text = 'Turn and target a Character :: Turn target and unturn all other Characters.';
    expect(toldOf(character, text)).not.toBe('whole');
    expect(toldOf(state, 'Subject gains Guts while you control another card.')).not.toBe('whole');
  });
});

describe('A card that is called by what was done to it', () => {
  test('It is the one to which that was done', () => {
    const said = abilitiesOf(
      event,
      'Toast a Character in your smoked pile to inflict X damage on target Character. X = the cost of the toasted Character.',
    );
    expect(said).toMatchObject([
      {
        pay: [{ pay: 'toast', cards: { chosen: 'character' } }],
        do: [{ amount: { figure: 'cost', of: { chosen: 'character' } }, to: { chosen: 'character-2' } }],
      },
    ]);
  });
});

describe('An amount', () => {
  test('Several amounts are added and subtracted in their order', () => {
    expect(counts('the number of Sites you control minus two plus your Power')).toEqual({
      sum: [
        { difference: [{ count: { each: { type: ['Site'], controller: 'you' }, in: 'play' } }, 2] },
        { power: 'you' },
      ],
    });
  });

  test('It may have a maximum', () => {
    expect(counts('the number of players in the game, to a maximum of 3')).toEqual({
      least: [{ countPlayers: 'every-player' }, 3],
    });
  });

  test('Symbols on a card are counted', () => {
    const text = 'Subject gains +X damage. X = the number of {arc} resources subject requires and provides.';
    expect(abilitiesOf(state, `Play on a Character. ${text}`)).toContainEqual({
      ability: 'continuous',
      cards: 'subject',
      modify: [{ damage: { symbolsOn: 'subject', which: 'arc' } }],
    });
  });

  test('What stands after the last of two nouns describes both', () => {
    expect(abilitiesOf(character, '+1 Fighting for each <Oak> Character and each Edge you control.')).toEqual(
      [
        {
          ability: 'continuous',
          cards: 'this',
          modify: [
            {
              fighting: {
                sum: [
                  {
                    count: {
                      each: { designator: 'Oak', type: ['Character'], controller: 'you' },
                      in: 'play',
                    },
                  },
                  { count: { each: { type: ['Edge'], controller: 'you' }, in: 'play' } },
                ],
              },
            },
          ],
        },
      ],
    );
  });
});
