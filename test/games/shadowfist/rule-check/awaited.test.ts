import { expect, test } from 'vitest';
import { aCharacter, aFengShuiSite, afterPlaying, anEvent, judged, pass, table } from './table.ts';

const duke = aCharacter({ title: 'Duke', restrictions: ['Unique'] });
const windfall = anEvent({
  abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
});

/** Who is awaited, and what for; a question mark after it where nobody must. */
const awaited = (state: unknown) =>
  judged(state).awaits.map(({ player, what, must }) => `${player}: ${what}${must ? '' : '?'}`);

test('each phase of the Establishing Shot awaits the current player', () => {
  const at = (phase: 'set-up' | 'start' | 'unturn' | 'discard' | 'draw') =>
    awaited(table({ ann: {}, bob: {} }, { turn: { player: 'bob', phase, generatedPower: null } }));
  expect(at('set-up')).toEqual(['bob: start the game']);
  expect(at('start')).toEqual(['bob: generate Power, or decline to']);
  expect(at('unturn')).toEqual(['bob: unturn']);
  expect(at('discard')).toEqual(['bob: discard, or discard nothing']);
  expect(at('draw')).toEqual(['bob: draw']);
});

test('in the Main Shot the current player acts first; then the others may', () => {
  const first = table({ ann: {}, bob: {}, cat: {} }, { turn: { player: 'bob', firstOption: true } });
  expect(awaited(first)).toEqual(['bob: take the first action of the Main Shot, or decline it']);
  expect(awaited(afterPlaying(first, { do: 'pass', player: 'bob' }))).toEqual([
    'bob: act, or declare the end of the turn',
    'cat: generate effects?',
    'ann: generate effects?',
  ]);
});

test('an open scene awaits everybody who has not passed', () => {
  const state = table({ ann: { hand: { windfall } }, bob: {}, cat: {} });
  const played = afterPlaying(state, { do: 'play', player: 'ann', card: 'windfall' });
  expect(awaited(played)).toEqual(['ann: respond or pass', 'bob: respond or pass', 'cat: respond or pass']);
  expect(awaited(afterPlaying(played, { do: 'pass', player: 'bob' }))).toEqual([
    'ann: respond or pass',
    'cat: respond or pass',
  ]);
});

test('an action that comes too early is told what is due', () => {
  const state = afterPlaying(
    table({
      ann: { characters: { duke }, hand: { windfall } },
      bob: { front: { prize: aFengShuiSite() } },
      cat: {},
    }),
    { do: 'attack', player: 'ann', attackers: ['duke'], target: 'prize' },
  );
  const told = (given: unknown, action: unknown) => {
    const [verdict] = judged(given, action).verdicts;
    return verdict?.outcome === 'illegal'
      ? verdict.violations.map(({ message, need }) => ({ message, need }))
      : verdict;
  };
  expect(told(state, { do: 'decline', player: 'cat' })).toContainEqual({
    message: 'The open scene must be resolved first. Now ann, bob and cat are to respond or pass.',
    need: ['ann', 'bob', 'cat'].map((player) => ({ player, code: 'respond', what: 'respond or pass' })),
  });
  const joining = afterPlaying(state, pass);
  const joins = [{ player: 'cat', code: 'join', what: 'join the attack or decline' }];
  expect(told(joining, pass)).toEqual([
    {
      message: 'There is nothing to pass on. Now cat is to join the attack or decline.',
      need: joins,
    },
  ]);
  expect(told(joining, { do: 'choose', player: 'ann', value: { mode: 'yes' } })).toEqual([
    { message: 'No question is open. Now cat is to join the attack or decline.', need: joins },
  ]);
  expect(told(joining, { do: 'end-turn', player: 'ann' })).toEqual([
    {
      message: 'An attack is on and must be completed first. Now cat is to join the attack or decline.',
      need: joins,
    },
  ]);
});

test('an attack awaits those who may join, intercept or generate effects', () => {
  const state = afterPlaying(
    table({
      ann: { characters: { duke } },
      bob: { front: { prize: aFengShuiSite() } },
      cat: {},
    }),
    { do: 'attack', player: 'ann', attackers: ['duke'], target: 'prize' },
    pass,
  );
  expect(awaited(state)).toEqual([
    'ann: generate effects?',
    'bob: generate effects?',
    'cat: join the attack or decline',
  ]);
  const joined = afterPlaying(state, { do: 'decline', player: 'cat' });
  expect(awaited(joined)).toEqual([
    'ann: generate effects or pass: then players have the option to intercept',
    'bob: generate effects or pass: then players have the option to intercept',
    'cat: generate effects or pass: then players have the option to intercept',
  ]);
  expect(awaited(afterPlaying(joined, pass))).toEqual([
    'ann: generate effects?',
    'bob: generate effects?',
    'cat: intercept or decline',
  ]);
});

test('what a pass leads to in an attack is told: combat with interceptors, or with the target', () => {
  const state = table({
    ann: { characters: { duke, page: aCharacter() } },
    bob: { front: { prize: aFengShuiSite() }, characters: { guard: aCharacter(), squire: aCharacter() } },
  });
  const whatFor = (given: unknown) => judged(given).awaits[0]?.what;
  const intercepted = afterPlaying(
    state,
    { do: 'attack', player: 'ann', attackers: ['duke', 'page'], target: 'prize' },
    ...[pass, { do: 'decline', player: 'ann' }],
    { do: 'intercept', player: 'bob', interceptions: { duke: ['guard', 'squire'] } },
    pass,
  );
  expect(whatFor(intercepted)).toBe('generate effects or pass: then attackers and interceptors fight');
  const fought = afterPlaying(intercepted, pass);
  expect(whatFor(fought)).toBe('generate effects or pass: then the attackers fight the target');
});

test('an auction awaits a bid, and then its winner', () => {
  const state = afterPlaying(
    table({ ann: { power: 2, hand: { duke2: duke } }, bob: { power: 1, characters: { duke } } }),
    { do: 'play', player: 'ann', card: 'duke2' },
  );
  expect(awaited(state)).toEqual(['ann: open the bidding']);
  const opened = afterPlaying(state, { do: 'bid', player: 'ann', power: 1 });
  expect(awaited(opened)).toEqual(['bob: bid or pass']);
  const over = afterPlaying(opened, { do: 'pass', player: 'bob' });
  expect(awaited(over)).toEqual(['ann: choose which copy stays in play']);
});

test('after a response to the end of the turn the current player decides', () => {
  const state = afterPlaying(
    table({ ann: {}, bob: { hand: { windfall } } }),
    ...[{ do: 'end-turn', player: 'ann' }, { do: 'play', player: 'bob', card: 'windfall' }, pass],
  );
  expect(awaited(state)).toEqual(['ann: return to the Main Shot, or let the turn end']);
});

test('when the game is over nobody is awaited', () => {
  const won = afterPlaying(table({ ann: {}, bob: { deck: 0 } }), { do: 'end-turn', player: 'ann' }, pass);
  expect(awaited(won)).toEqual([]);
  expect(judged(won).notes).toEqual(['The game is over: ann has won.']);
});

test('when all are eliminated the game is over, too, and nothing else is told of an action', () => {
  const gone = { eliminated: true, deck: 0 };
  const over = table({ ann: gone, bob: gone }, { turn: { phase: 'over' } });
  expect(awaited(over)).toEqual([]);
  expect(judged(over).notes).toEqual(['The game is over: all players are out of it.']);
  const told = (action: object) => {
    const [verdict] = judged(over, action).verdicts;
    return verdict?.outcome === 'illegal' ? verdict.violations.map(({ message }) => message) : verdict;
  };
  for (const action of [
    pass,
    { do: 'attack', player: 'ann', attackers: ['duke'], target: 'prize' },
    { do: 'choose', player: 'bob', value: { mode: 'yes' } },
    { do: 'bid', player: 'ann', power: 1 },
  ])
    expect(told(action)).toEqual(['The game is over: all players are out of it.']);
});

test('of an action of who is eliminated only that is told', () => {
  const given = table({ ann: {}, bob: {}, cat: { eliminated: true, deck: 0 } });
  const [verdict] = judged(given, { do: 'heal', player: 'cat', card: 'duke' }).verdicts;
  expect(verdict).toMatchObject({
    violations: [{ code: 'player-is-eliminated', message: 'cat is out of the game.' }],
  });
});

test('An attack out of turn is named where a text allows it and a target can be attacked.', () => {
  const master = aCharacter({
    title: 'Master',
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ mayAttackOnOpponentsTurn: true }] }],
  });
  const state = (more: object = {}) =>
    table({
      ann: { characters: { duke }, front: { prize: aFengShuiSite() } },
      bob: { characters: { master: { card: master, ...more } }, front: { grove: aFengShuiSite() } },
      cat: { hand: { windfall } },
    });
  const codes = (given: unknown) =>
    judged(given).awaits.map(({ player, code, must }) => [player, code, must]);
  expect(codes(state())).toEqual([
    ['ann', 'main-shot', true],
    ['bob', 'attack-out-of-turn', false],
    ['cat', 'generate-effects', false],
  ]);
  expect(codes(state({ turned: true }))[1]).toEqual(['bob', 'generate-effects', false]);
  const attacking = afterPlaying(
    state(),
    { do: 'attack', player: 'ann', attackers: ['duke'], target: 'grove' },
    pass,
  );
  expect(codes(attacking).filter(([, code]) => code === 'attack-out-of-turn')).toEqual([]);
  const failed = { ...state(), turn: { ...state().turn, failedOutOfTurn: ['bob'] } };
  expect(codes(failed)[1]).toEqual(['bob', 'generate-effects', false]);
});

test('A triggered effect and the expiry of a bonus are generated like all other effects.', () => {
  const brave = aCharacter({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'turned-to-attack', card: { is: 'this' } },
        do: [{ do: 'modify', cards: 'this', by: [{ fighting: 1 }], until: 'end-of-attack' }],
      },
    ],
  });
  const state = table({
    ann: { characters: { brave }, front: { gate: aFengShuiSite() } },
    bob: { front: { prize: aFengShuiSite({ body: 9 }) } },
  });
  const generated = (given: unknown, ...actions: object[]) =>
    judged(given, ...actions)
      .verdicts.flatMap((verdict) => (verdict.outcome === 'legal' ? verdict.events : []))
      .filter((event) => (event as { event: string }).event === 'generated');
  const attack = { do: 'attack', player: 'ann', attackers: ['brave'], target: 'prize' };
  const declines = ['ann', 'bob'].map((player) => ({ do: 'decline', player }));
  expect(generated(state, attack, pass, ...declines, pass)).toEqual([
    { event: 'generated', effect: 'e:2', source: 'brave', player: 'ann', targets: [] },
    { event: 'generated', effect: 'e:5', source: 'brave', player: 'ann', targets: [], name: 'expiry' },
  ]);
});

test('What a generation triggers does not trigger itself again.', () => {
  const echo = aCharacter({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'generated' },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
      { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });
  const state = table({ ann: { characters: { echo, other: echo } }, bob: {} });
  const used = afterPlaying(state, { do: 'use', player: 'ann', card: 'echo', ability: 1 });
  const asked =
    used.question === null
      ? used
      : afterPlaying(used, { do: 'choose', player: 'ann', value: { cards: used.question.from ?? [] } });
  expect(afterPlaying(asked, pass).players[0]?.power).toBe(3);
});
