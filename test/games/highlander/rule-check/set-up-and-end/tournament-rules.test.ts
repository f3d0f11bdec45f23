import { describe, expect, test } from 'vitest';
import { aCard, afterwards, anAttack, attacked, broken, judged, table } from '../table.ts';

const by = (player: string, verb: string, more: object = {}) => ({ do: verb, player, ...more });

describe('when the time of a round is up', () => {
  const gain = aCard('Event', {
    title: 'Such a Gain',
    abilities: [{ ability: 'played', do: [{ do: 'gain-ability', players: 'you', amount: 3 }] }],
  });
  const duel = (time: 'running' | 'called' | 'up') =>
    table({ ann: { ability: 9, hand: { gain } }, bob: { ability: 9 } }, { time });
  const turn = [by('ann', 'play', { card: 'gain' }), by('ann', 'next-phase'), by('ann', 'end-turn')];
  const abilities = (time: 'running' | 'called' | 'up') =>
    afterwards(duel(time), turn).players.map(({ ability }) => ability);

  test('the turn in which it was called is finished as usual', {
    meta: {
      rules: [
        'highlander.type-two/official-tournament-rules/end-game-after-turn',
        'highlander.type-two/official-tournament-rules/end-game-on-time',
      ],
    },
  }, () => {
    expect(abilities('called')).toEqual(abilities('running'));
    const state = afterwards(duel('called'), turn);
    expect([state.time, state.turn.player]).toEqual(['up', 'bob']);
  });

  test('nobody heals, and each loses 1 Ability in the own Ability Adjustment Phase', {
    meta: {
      rules: [
        'highlander.type-two/official-tournament-rules/end-game-no-healing',
        'highlander.type-two/official-tournament-rules/end-game-lose-one',
      ],
    },
  }, () => {
    expect([abilities('running'), abilities('up')]).toEqual([
      [12, 9],
      [8, 9],
    ]);
  });

  test('nothing changes in the first edition, which knows no timed rounds', {
    meta: {
      rules: [
        'highlander.type-two/official-tournament-rules/end-game-on-time',
        'highlander.type-two/official-tournament-rules/timed-rounds',
      ],
    },
  }, () => {
    expect(afterwards(duel('up'), turn, 'first').players.map(({ ability }) => ability)).toEqual([12, 9]);
  });

  test('all else goes on', {
    meta: { rules: ['highlander.type-two/official-tournament-rules/end-game-plays-on'] },
  }, () => {
    expect(broken(duel('up'), by('ann', 'play', { card: 'gain' }))).toEqual([]);
  });
});

describe('who faces a Head Shot', () => {
  const facing = (more: object = {}) =>
    attacked({ ann: {}, bob: {} }, { shot: { card: anAttack('upper left'), headShot: true } }, more);
  const rule = 'type-two/official-tournament-rules/concede-before-head-shot';

  test('may concede if the opponent accepts', {
    meta: { rules: ['highlander.type-two/official-tournament-rules/concede-before-head-shot'] },
  }, () => {
    expect(broken(facing(), by('ann', 'concede'))).toEqual([rule]);
    expect(broken(facing(), by('ann', 'concede', { accepted: true }))).toEqual([]);
  });

  test('may not after an Exertion for a defense', {
    meta: { rules: ['highlander.type-two/official-tournament-rules/concede-before-head-shot'] },
  }, () => {
    const exerted = { event: 'exertion-made', player: 'ann', what: 'hard', to: 'defense' } as const;
    const late = facing({ turn: { events: [exerted] } });
    expect(broken(late, by('ann', 'concede', { accepted: true }))).toEqual([rule]);
  });

  test('concedes freely where none is on the way', {
    meta: { rules: ['highlander.type-two/official-tournament-rules/concede-before-head-shot'] },
  }, () => {
    expect(broken(table({ ann: {}, bob: {} }), by('ann', 'concede'))).toEqual([]);
  });
});

describe('Quickenings', () => {
  const quickening = { card: aCard('Quickening'), preGame: true };
  const eventsOf = (headShot: boolean, ability = 15) => {
    const state = attacked(
      { ann: { ability, inPlay: { quickening } }, bob: { inPlay: { theirs: quickening } } },
      { shot: { card: anAttack('upper left'), headShot } },
    );
    const verdicts = judged(state, [by('ann', 'next-phase')]).verdicts;
    return verdicts.flatMap((verdict) => (verdict.outcome === 'legal' ? verdict.events : []));
  };

  test('are forfeited by who loses to a Head Shot', {
    meta: { rules: ['highlander.type-two/official-tournament-rules/quickenings-forfeited'] },
  }, () => {
    expect(eventsOf(true)).toContainEqual({
      event: 'quickenings-forfeited',
      player: 'ann',
      cards: ['quickening'],
    });
  });

  test('are not by who loses otherwise', {
    meta: { rules: ['highlander.type-two/official-tournament-rules/quickenings-only-by-head-shot'] },
  }, () => {
    const told = eventsOf(false, 0).map((event) => JSON.stringify(event));
    expect(told.some((event) => event.includes('zero-ability'))).toBe(true);
    expect(told.some((event) => event.includes('quickenings-forfeited'))).toBe(false);
  });
});
