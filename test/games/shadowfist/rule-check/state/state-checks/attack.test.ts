import { describe, expect, test } from 'vitest';
import type { StateGiven } from '../../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { aCharacter, aSite, table } from '../../table.ts';
import { impossible } from './impossible.ts';

type Attack = NonNullable<StateGiven['attack']>;

const hood = aCharacter();
const away = { player: 'bob', column: 0 };

/** Ann's hood attacks Bob's tower; Bob's guard and Cid's ally may intercept. */
function attacked(
  told: Partial<Attack> = {},
  { turn = {}, ally = { away } }: { turn?: Partial<StateGiven['turn']>; ally?: object } = {},
) {
  const attack: Attack = {
    ...{ player: 'ann', defending: 'bob', step: 'intercepting', targets: ['tower'], participants: ['hood'] },
    ...{ attackers: [{ id: 'hood', target: 'tower', player: 'ann' }], ...told },
  };
  return table(
    {
      ann: { characters: { hood, other: hood }, front: { grove: aSite() } },
      bob: { characters: { guard: hood }, front: { tower: aSite() } },
      cid: { characters: { ally: { card: hood, ...ally } } },
    },
    { attack, turn },
  );
}

const chain = (...interceptors: string[]) => ({ attacker: 'hood', interceptors });

test('an attack may be intercepted', () => {
  expect(impossible(attacked())).toEqual([]);
  expect(impossible(attacked({ chains: [chain('guard', 'ally')], intercepting: 'bob' }))).toEqual([]);
});

describe('An attack', { meta: { rules: ['shadowfist.yotd/5.3/attack-in-own-main-shot'] } }, () => {
  test('takes place in a Main Shot', () => {
    expect(impossible(attacked({}, { turn: { phase: 'draw' } }))).toEqual([
      { rule: '5.3/attack-in-own-main-shot', state: ['/attack', '/turn/phase'] },
    ]);
  });

  test('takes place in one’s own, or says otherwise', () => {
    const turn = { player: 'bob' };
    expect(impossible(attacked({ outOfTurn: true }, { turn }))).toEqual([]);
    expect(impossible(attacked({}, { turn }))).toEqual([
      { rule: '5.3/attack-in-own-main-shot', state: ['/attack/player', '/turn/player'] },
    ]);
  });
});

test('Nobody defends against his or her own attack', {
  meta: { rules: ['shadowfist.yotd/3.3.3/attacking-and-defending-player'] },
}, () => {
  expect(impossible(attacked({ defending: 'ann' }))).toEqual([
    { rule: '3.3.3/attacking-and-defending-player', state: ['/attack/player', '/attack/defending'] },
  ]);
});

test('Nobody attacks a card he or she controls', {
  meta: { rules: ['shadowfist.yotd/3.3.3/no-attacking-own-cards'] },
}, () => {
  const attackers = [{ id: 'hood', target: 'grove', player: 'ann' }];
  expect(impossible(attacked({ attackers, targets: ['grove'] }))).toEqual([
    { rule: '3.3.3/no-attacking-own-cards', state: ['/attack/attackers/0/target'] },
  ]);
});

test('An attacker attacks for its controller', {
  meta: { rules: ['shadowfist.yotd/7.4/attacker-that-changes-controllers'] },
}, () => {
  const attackers = [{ id: 'hood', target: 'tower', player: 'cid' }];
  expect(impossible(attacked({ attackers }))).toEqual([
    { rule: '7.4/attacker-that-changes-controllers', state: ['/attack/attackers/0/player'] },
  ]);
});

test('Only Characters attack', {
  meta: { rules: ['shadowfist.yotd/3.3.3/attackers-and-interceptors'] },
}, () => {
  const attackers = [{ id: 'grove', target: 'tower', player: 'ann' }];
  expect(impossible(attacked({ attackers }))).toEqual([
    { rule: '3.3.3/attackers-and-interceptors', state: ['/attack/attackers/0'] },
  ]);
});

test('Nobody intercepts his or her own attackers', {
  meta: { rules: ['shadowfist.yotd/3.3.3/no-intercepting-own-attackers'] },
}, () => {
  expect(impossible(attacked({ chains: [{ ...chain(), fighting: 'other' }] }))).toContainEqual({
    rule: '3.3.3/no-intercepting-own-attackers',
    state: ['/attack/chains/0/fighting'],
  });
});

test('An interceptor is in one chain', {
  meta: { rules: ['shadowfist.yotd/6.3/one-attacker-per-interceptor'] },
}, () => {
  const attackers = ['hood', 'other'].map((id) => ({ id, target: 'tower', player: 'ann' }));
  const chains = [chain('guard'), { attacker: 'other', interceptors: ['guard'] }];
  expect(impossible(attacked({ attackers, chains }))).toEqual([
    {
      rule: '6.3/one-attacker-per-interceptor',
      state: ['/attack/chains/0/interceptors/0', '/attack/chains/1/interceptors/0'],
    },
  ]);
});

test('The target does not intercept who attacks it', {
  meta: { rules: ['shadowfist.yotd/6.3/not-against-its-own-attacker'] },
}, () => {
  const attackers = [{ id: 'hood', target: 'guard', player: 'ann' }];
  expect(impossible(attacked({ attackers, targets: ['guard'], chains: [chain('guard')] }))).toEqual([
    {
      rule: '6.3/not-against-its-own-attacker',
      state: ['/attack/chains/0/interceptors/0', '/attack/attackers/0/target'],
    },
  ]);
});

describe('At an opponent’s location', {
  meta: { rules: ['shadowfist.yotd/6.3/interceptors-at-the-targets-location'] },
}, () => {
  const rule = '6.3/interceptors-at-the-targets-location';

  test('who has not come there does not intercept', () => {
    expect(impossible(attacked({ chains: [chain('ally')] }, { ally: {} }))).toEqual([
      { rule, state: ['/attack/chains/0/interceptors/0'] },
    ]);
  });

  test('who attacks there may intercept another', () => {
    const attackers = [
      { id: 'hood', target: 'tower', player: 'ann' },
      { id: 'ally', target: 'tower', player: 'cid' },
    ];
    expect(impossible(attacked({ attackers, chains: [chain('ally')] }, { ally: {} }))).toEqual([]);
  });
});
