import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, site, state, toldOf } from './compiled.ts';

const changes = (text: string, card = character): unknown => {
  const [ability] = abilitiesOf(card, text);
  return ability !== null && typeof ability === 'object' && 'modify' in ability ? ability.modify : ability;
};

describe('What a card gains', () => {
  test('Toughness may be against damage of certain cards, or of one kind', () => {
    expect(changes('Toughness: 1 against damage inflicted by Characters.')).toEqual({
      ability: 'special',
      special: 'Toughness',
      amount: 1,
      against: { type: ['Character'] },
    });
    expect(changes('All Characters you control gain Toughness: 1 against combat damage.', edge)).toEqual([
      { special: 'Toughness', amount: 1, combat: true },
    ]);
  });

  test('Damage may be inflicted except against certain cards', () => {
    expect(changes('This card gains +2 damage, except against Sites.')).toEqual([
      { damage: 2, against: { not: { type: ['Site'] } } },
    ]);
  });

  test('An ability against players is one against their cards', () => {
    expect(changes('Superleap against opponents who have Power.')).toEqual({
      ability: 'special',
      special: 'Superleap',
      against: {
        controller: { every: 'opponent', such: { compare: [{ power: 'that-player' }, '>=', 1] } },
      },
    });
  });

  test('Whose cards they are is said of the players', () => {
    expect(changes("Takes no damage from opponents' Events.")).toEqual([
      { takesNoDamage: { from: { type: ['Event'] }, byPlayers: 'every-opponent' } },
    ]);
    expect(changes("Subject gains Immunity to opponents' Events.", state)).toBeDefined();
  });

  test('X has a bound that a later sentence says', () => {
    expect(
      changes('+X Fighting. X = the number of Sites you control minus two. X cannot be less than 0.'),
    ).toEqual([
      {
        fighting: {
          greatest: [
            { difference: [{ count: { each: { type: ['Site'], controller: 'you' }, in: 'play' } }, 2] },
            0,
          ],
        },
      },
    ]);
  });
});

describe('What cannot be done', () => {
  test('Two deeds share the cards that cannot do them', () => {
    expect(changes("Cannot be damaged or removed from play by opponents' Events.")).toEqual([
      { cannot: 'be-damaged', by: { type: ['Event'] }, byPlayers: 'every-opponent' },
      { cannot: 'leave-play', by: { type: ['Event'] }, byPlayers: 'every-opponent' },
    ]);
  });

  test('Special abilities cannot be used', () => {
    expect(changes('Characters attacking Sites you control cannot use Ambush or Stealth.', site)).toEqual([
      { cannot: 'use-special', using: 'Ambush' },
      { cannot: 'use-special', using: 'Stealth' },
    ]);
  });

  test('“No Character can” is said of every Character', () => {
    expect(abilitiesOf(edge, 'No Character can turn to change location.')).toEqual([
      {
        ability: 'continuous',
        cards: { each: { type: ['Character'] }, in: 'play' },
        modify: [{ cannot: 'turn-to-change-location' }],
      },
    ]);
  });

  test('So many Characters may intercept', () => {
    expect(changes('Cannot be intercepted by more than two Characters.')).toEqual([
      { interceptedByAtMost: 2 },
    ]);
  });

  test('A card does not affect others', () => {
    expect(abilitiesOf(event, 'Smoke all Characters. Does not affect Unique Characters.')).toContainEqual({
      ability: 'does-not-affect',
      which: { restriction: 'Unique', type: ['Character'] },
    });
  });
});

describe('Damage that is reduced', () => {
  test('It is reduced to zero, or to a number for each source', () => {
    expect(changes('Reduce to 0 all combat damage inflicted on this card by Characters.')).toEqual([
      { takesNoDamage: { from: { type: ['Character'] }, combat: true } },
    ]);
    expect(changes('Reduce to 2 any damage inflicted on this card by a single Character.', site)).toEqual([
      { takesAtMost: 2, from: { type: ['Character'] } },
    ]);
  });

  test('Only combat damage may be unchangeable', () => {
    expect(changes("This card's combat damage cannot be reduced or redirected.")).toEqual([
      { damageCannotBeReduced: true, combat: true },
      { damageCannotBeRedirected: true, combat: true },
    ]);
  });
});

describe('A row', () => {
  test('Your front row is that of your own Sites', () => {
    expect(changes('+1 Fighting while any Site in your front row has a Body of 4 or less.')).toBeDefined();
    expect(changes('+1 Fighting for each Site in your front row.')).toEqual([
      { fighting: { count: { each: { type: ['Site'], row: 'front', controller: 'you' }, in: 'play' } } },
    ]);
  });

  test('A card of “you” is in the row of “you” by itself', () => {
    expect(abilitiesOf(site, '+2 Body while in your front row.')).toEqual([
      {
        ability: 'continuous',
        while: { card: 'this', is: { row: 'front' } },
        cards: 'this',
        modify: [{ body: 2 }],
      },
    ]);
  });
});

describe('A turn, a place and a player', () => {
  test('What lasts for the turn in which the card enters play depends on when it entered', () => {
    expect(
      abilitiesOf(
        character,
        'Gains Ambush against the target of its attack until the end of the turn it enters play.',
      ),
    ).toEqual([
      {
        ability: 'continuous',
        while: { card: 'this', is: { enteredPlayThisTurn: true } },
        cards: 'this',
        modify: [{ special: 'Ambush', against: { is: 'its-target' } }],
      },
    ]);
  });

  test('The card itself is not at its own location', () => {
    expect(
      abilitiesOf(character, 'Mobility while at the same location as a Unique card you control.'),
    ).toEqual([
      {
        ability: 'continuous',
        while: {
          card: 'this',
          is: { atLocationOfAny: { restriction: 'Unique', controller: 'you', isNot: 'this' } },
        },
        cards: 'this',
        modify: [{ special: 'Mobility' }],
      },
    ]);
  });

  test('You take control of a subject for as long as the State is there', () => {
    expect(abilitiesOf(state, 'Play on a Character. You take control of subject Character.')).toContainEqual({
      ability: 'continuous',
      cards: 'subject',
      modify: [{ control: 'you' }],
    });
  });

  test('The player to your left is an opponent', () => {
    expect(
      abilitiesOf(site, 'Generates two additional Power if the player to your left has more Power than you.'),
    ).toMatchObject([{ if: { compare: [{ power: 'opponent-to-the-left' }, '>', { power: 'you' }] } }]);
  });

  test('Resources are provided for each of two kinds of cards', () => {
    expect(
      changes(
        'Provides one {arc} resource for each <Oak> Character and each <Elm> Character you control.',
        site,
      ),
    ).toMatchObject([{ provides: 'arc', times: { sum: [{ count: {} }, { count: {} }] } }]);
  });
});

describe('Special abilities against cards', () => {
  test('What follows two special abilities is said of both', () => {
    expect(changes('Gains Guts and Ambush against <Oak> Characters.')).toEqual([
      { special: 'Guts', against: { designator: 'Oak', type: ['Character'] } },
      { special: 'Ambush', against: { designator: 'Oak', type: ['Character'] } },
    ]);
  });

  test('What follows a bonus is said of the bonus alone', () => {
    expect(changes('This card gains Mobility and +1 damage against Sites.')).toEqual([
      { special: 'Mobility' },
      { damage: 1, against: { type: ['Site'] } },
    ]);
  });
});

describe('A card in play or in a pile', () => {
  test('A condition may be about both places', () => {
    expect(
      abilitiesOf(
        site,
        "+2 Body while any Site you own is controlled by an opponent or in an opponent's burned-for-victory pile.",
      ),
    ).toEqual([
      {
        ability: 'continuous',
        while: {
          any: [
            {
              exists: { each: { type: ['Site'], owner: 'you', controller: 'every-opponent' }, in: 'play' },
            },
            {
              exists: { each: { type: ['Site'], owner: 'you' }, in: { burnedForVictory: 'every-opponent' } },
            },
          ],
        },
        cards: 'this',
        modify: [{ body: 2 }],
      },
    ]);
  });

  test('Characters that attacked this turn have turned to attack', () => {
    expect(abilitiesOf(event, 'Unturn all Characters that attacked this turn.')).toEqual([
      {
        ability: 'event',
        do: [
          {
            do: 'unturn',
            cards: {
              each: {
                type: ['Character'],
                thisTurn: { event: ['turned-to-attack', 'attacked-without-turning'] },
              },
              in: 'play',
            },
          },
        ],
      },
    ]);
  });

  test('A card at a location that is attacked must be intercepted for', () => {
    expect(
      abilitiesOf(
        character,
        'If a Site at this location is attacked, this card must be declared as an interceptor.',
      ),
    ).toEqual([
      {
        ability: 'continuous',
        while: {
          exists: { each: { type: ['Site'], atLocationOf: 'this', targetOfAttack: true }, in: 'play' },
        },
        cards: 'this',
        modify: [{ must: 'intercept' }],
      },
    ]);
  });
});

describe('Power that is generated', () => {
  test('It may depend on a condition', () => {
    expect(abilitiesOf(site, 'Generates an additional Power if you control an Edge.')).toEqual([
      {
        ability: 'generates-power',
        amount: 1,
        if: { exists: { each: { type: ['Edge'], controller: 'you' }, in: 'play' } },
      },
    ]);
  });
});

test('“No Max.” is a rule of deck building', () => {
  expect(toldOf(character, 'No Max. Guts.')).toBe('whole');
  expect(abilitiesOf(character, 'No Max. Guts.')).toEqual([{ ability: 'special', special: 'Guts' }]);
});
