import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Amount } from '../../../../../src/games/highlander/vocabulary/terms.ts';
import { all, play } from '../deeds.ts';
import { aCard, afterwards, aText, type EditionName, saying, says, table } from '../table.ts';

const rollTo = (succeedsUpTo: Amount, then = 'disarm' as const): Ability => ({
  ability: 'played',
  do: [{ do: 'roll', by: 'you', succeedsUpTo, effects: [{ do: then, players: 'opponent' }] }],
});
const withDisarm: Ability = { ability: 'playing', kind: 'also', inConjunctionWith: { titleWord: 'Disarm' } };
const adding = (dieRollBonus: Amount): Ability => says({ cards: 'conjoined', modify: [{ dieRollBonus }] });
const alone: Ability = {
  ability: 'played',
  if: { not: { exists: 'conjoined' } },
  do: [{ do: 'roll', by: 'you', succeedsUpTo: 2, effects: [{ do: 'disarm', players: 'opponent' }] }],
};

const disarm = aCard('Event', { title: 'Disarm', abilities: [rollTo(1)] });
const fasil = aCard('Event', {
  title: "Master's Disarm",
  subtitle: 'Fasil',
  abilities: [withDisarm, adding(2), alone],
});
const kurgan = aCard('Event', { title: "Master's Disarm", subtitle: 'Kurgan', abilities: [rollTo(2)] });

/** The rolls that disarm bob. */
function successes(
  edition: EditionName,
  card: string,
  more: object = {},
  seats: Parameters<typeof table>[0] = {},
) {
  return [1, 2, 3, 4, 5, 6].filter((number) => {
    const state = table({ ann: { hand: { disarm, fasil, kurgan }, ...seats.ann }, bob: { ...seats.bob } });
    const action = play(card, { ...more, choose: { die: { number } } });
    return afterwards(state, [action], edition).players[1].genericWeapon === 'disarmed';
  });
}

describe.each(all)('a bonus to the die rolls of another card, in the rules of %s', (edition) => {
  test("A Master's Disarm adds to the chance of the Disarm card with which it is played", {
    meta: { rulings: ['highlander.handbook-addendum/masters-disarm-fasil-and-disarm-cards/any-disarm-card'] },
  }, () => {
    expect(successes(edition, 'disarm')).toEqual([1]);
    expect(successes(edition, 'fasil')).toEqual([1, 2]);
    expect(successes(edition, 'disarm', { with: [{ card: 'fasil' }] })).toEqual([1, 2, 3]);
    expect(successes(edition, 'kurgan', { with: [{ card: 'fasil' }] })).toEqual([1, 2, 3, 4]);
  });

  test('A card in play adds to the die rolls of the cards that it names, and of no others', () => {
    const luck = aText(
      'Luck',
      says({
        cards: { each: { kind: ['event'], controller: 'you' }, in: 'play' },
        modify: [{ dieRollBonus: 1 }],
      }),
    );
    expect(successes(edition, 'disarm', {}, { ann: { inPlay: { luck } } })).toEqual([1, 2]);
    expect(successes(edition, 'disarm', {}, { bob: { inPlay: { luck } } })).toEqual([1]);
  });

  test('A bonus that is given as a card is played counts as well, and a negative one lowers the chance', () => {
    const given = (dieRollBonus: number) =>
      aCard('Edge', {
        title: 'Trick',
        abilities: [
          { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['event'] } },
          {
            ability: 'played',
            do: [{ do: 'modify', cards: 'conjoined', by: [{ dieRollBonus }], until: 'end-of-turn' }],
          },
        ],
      });
    const rolled = (trick: ReturnType<typeof given>) =>
      successes(edition, 'kurgan', { with: [{ card: 'trick' }] }, { ann: { hand: { kurgan, trick } } });
    expect(rolled(given(3))).toEqual([1, 2, 3, 4, 5]);
    expect(rolled(given(-1))).toEqual([1]);
  });
});

describe('who duplicates a card', () => {
  const mirror = saying(aCard('Event', { title: 'Mirror' }), {
    ability: 'played',
    choose: [
      {
        ...{ choose: 'cards', as: 'model', which: { title: 'Disarm' } },
        in: [{ played: 'opponents-last-turn', by: 'opponent' }],
      },
    ],
    do: [{ do: 'duplicate', card: { chosen: 'model' }, by: 'you' }],
  });
  const asPlayed = aCard('Edge', {
    title: 'Trick',
    abilities: [
      withDisarm,
      {
        ability: 'played',
        do: [{ do: 'modify', cards: 'conjoined', by: [{ dieRollBonus: 2 }], until: 'while-in-play' }],
      },
    ],
  });

  test.each([
    ['while it is in play', fasil],
    ['as it is played', asPlayed],
  ])('has the chance that the card played with it gave it %s', (_words, companion) => {
    const disarmed = [1, 2, 3, 4, 5, 6].map((number) => {
      const state = table({ ann: { hand: { disarm, companion } }, bob: { hand: { mirror } } });
      const turn = [
        play('disarm', { with: [{ card: 'companion' }], choose: { die: { number: 6 } } }),
        { do: 'next-phase', player: 'ann' },
        { do: 'end-turn', player: 'ann' },
        {
          ...{ do: 'play', player: 'bob', card: 'mirror' },
          choose: { model: { cards: ['disarm'] }, 'disarm.die': { number } },
        },
      ];
      return afterwards(state, turn, 'first').players[0].genericWeapon;
    });
    expect(disarmed).toEqual(['disarmed', 'disarmed', 'disarmed', 'held', 'held', 'held']);
  });
});
