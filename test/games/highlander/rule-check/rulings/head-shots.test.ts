import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import {
  aBlock,
  aDodge,
  afterwards,
  aSpecialAttack,
  aText,
  broken,
  type EditionName,
  five,
  saying,
  says,
  table,
} from '../table.ts';
import { end, high, low, next, play, seeded } from './cast.ts';

const headShot = seeded('head-shot');
const [trick, duck, parry] = [aSpecialAttack('upper left'), aDodge('upper left'), aBlock('upper left')];
const shooting = (shot: Definition) =>
  table({ ann: { hand: { shot, high, low, trick }, endurance: 30 }, bob: { hand: { duck, parry } } });
/** What the attack was made this turn, at once. */
const madeOf = ({ turn }: ReturnType<typeof afterwards>) =>
  turn.events.map(({ event }) => event).filter((event) => event.endsWith('-made'));
const madeBoth = ['power-blow-made', 'head-shot-made'];
const withoutUpper = ['type-two/text/game-text', 'type-two/head-shots/event-with-upper-attack'];
const withShot = { with: [{ card: 'shot' }] };

test.each(['first', 'typeTwo', 'reference'] as const)(
  '%s: who makes no Power Blows makes no Head Shots, but in the first edition',
  {
    meta: {
      rules: [
        'highlander.type-two/head-shots/must-allow-power-blow',
        'highlander.reference/head-shots/top-row-and-power-blow',
      ],
    },
  },
  (edition) => {
    const calm = aText(
      'Calm',
      says({ players: 'opponent', modifyPlayers: [{ cannot: 'make-power-blows' }] }),
    );
    const state = table({ ann: { hand: { shot: headShot, high } }, bob: { inPlay: { calm } } });
    expect(broken(state, play('high', withShot), edition)).toHaveLength(edition === 'first' ? 0 : 1);
  },
);

/** Who has won once Bob’s Defense Phase is over. */
function winner(shot: Definition, edition: EditionName, ...defenses: object[]) {
  const deeds = [play('high', withShot), next(), end()];
  const early = edition === 'typeTwo' ? [next('bob')] : [];
  const defending = defenses.map((deed) => ({ do: 'play', player: 'bob', against: ['high'], ...deed }));
  return afterwards(shooting(shot), [...deeds, ...early, ...defending, next('bob')], edition).winner;
}

test('Head Shot makes a Power Blow of an upper attack at once, and goes with none that cannot be one', {
  meta: { rulings: ['highlander.type-two/head-shots/head-shot-event'] },
}, () => {
  const struck = afterwards(shooting(headShot), [play('high', withShot)]);
  expect(madeOf(struck)).toEqual(madeBoth);
  expect(struck.players[0].endurance.unknown).toBe(30);
  expect(broken(shooting(headShot), play('low', withShot))).toEqual(withoutUpper);
  expect(broken(shooting(headShot), play('trick', withShot))).toEqual([
    'type-two/head-shots/must-allow-power-blow',
  ]);
});

test('Head Shot wins against who does not defend', {
  meta: { rulings: ['highlander.type-two/head-shots/head-shot-event-wins'] },
}, () => {
  expect(winner(headShot, 'typeTwo')).toBe('ann');
  expect(winner(headShot, 'typeTwo', { card: 'parry' })).toBeNull();
  expect(winner(headShot, 'typeTwo', { card: 'duck' })).toBeNull();
});

describe('As Head Shot does', {
  meta: { rulings: ['highlander.type-two/head-shots/other-head-shot-cards'] },
}, () => {
  test('Master’s Head Shot goes with an upper attack that can be a Power Blow, and wins', () => {
    const edge = seeded('masters-head-shot-edge', { type: 'Edge' });
    expect(winner(edge, 'typeTwo')).toBe('ann');
    expect(winner(edge, 'typeTwo', { card: 'duck' })).toBeNull();
    expect(broken(shooting(edge), play('low', withShot))).toEqual(withoutUpper);
    expect(broken(shooting(edge), play('trick', withShot))).toEqual([
      'type-two/head-shots/must-allow-power-blow',
    ]);
  });

  test('an attack that is a Head Shot by its own text is a Power Blow, and wins', () => {
    const thirst = saying(high, says({ cards: 'this', modify: [{ headShot: 'is' }] }));
    const state = table({ ann: { hand: { thirst } }, bob: { hand: { duck } } });
    expect(madeOf(afterwards(state, [play('thirst')]))).toEqual(madeBoth);
    const coming = afterwards(state, [play('thirst'), next(), end(), next('bob')]);
    expect(afterwards(coming, [next('bob')]).winner).toBe('ann');
    const avoiding = { do: 'play', player: 'bob', card: 'duck', against: ['thirst'] };
    expect(afterwards(coming, [avoiding, next('bob')]).winner).toBeNull();
  });
});

describe('by the Reference Guide', () => {
  test('Head Shot is played with an attack to the top row that can be a Power Blow', {
    meta: { rulings: ['highlander.reference/head-shots/attack-with-card-titled-head-shot'] },
  }, () => {
    expect(broken(shooting(headShot), play('high', withShot), 'reference')).toEqual([]);
    expect(broken(shooting(headShot), play('low', withShot), 'reference')).toEqual([
      'type-two/text/game-text',
      'reference/head-shots/top-row-and-power-blow',
    ]);
    expect(broken(shooting(headShot), play('trick', withShot), 'reference')).toEqual([
      'reference/head-shots/top-row-and-power-blow',
    ]);
  });

  test('the attack is a Power Blow, and no card of the Endurance is turned over', {
    meta: { rulings: ['highlander.reference/head-shots/power-blow-without-exertion'] },
  }, () => {
    const struck = afterwards(shooting(headShot), [play('high', withShot)], 'reference');
    expect(madeOf(struck)).toEqual(madeBoth);
    expect(struck.players[0].endurance.unknown).toBe(30);
    const again = { do: 'exert', player: 'ann', for: { powerBlow: 'high' }, shown: five() };
    expect(broken(struck, again, 'reference')).toEqual([
      'type-two/power-blows/not-twice',
      'type-two/power-blows/one-per-turn',
    ]);
  });
});
