import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import { windfall } from './acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  broken,
  card,
  events,
  listed,
  pass,
  player,
  table,
} from './table.ts';

const hood = aCharacter({ title: 'Hood', fighting: 2 });
const garden = aFengShuiSite({ title: 'Garden' });
const veto = anEvent({
  title: 'Veto',
  abilities: [
    { ability: 'playing', kind: 'only', inResponseTo: { to: { kind: 'any' }, as: 'it' } },
    { ability: 'event', do: [{ do: 'cancel', effect: 'it' }] },
  ],
});
/** Smokes every Character that is turned. */
const trap = anEvent({
  title: 'Trap',
  abilities: [
    {
      ability: 'event',
      do: [{ do: 'smoke', cards: { each: { type: ['Character'], turned: true }, in: 'play' } }],
    },
  ],
});

const attacks = (who: string, ...attackers: readonly string[]) => ({
  ...{ do: 'attack', player: who, attackers, target: 'prize' },
});
const joins = (who: string, ...attackers: readonly string[]) => ({ do: 'join', player: who, attackers });
const declines = (who: string) => ({ do: 'decline', player: who });
const playing = (who: string, id: string) => ({ do: 'play', player: who, card: id });
const passes = (who: string) => ({ do: 'pass', player: who });

/** Ann may attack Bob's Garden, and Cat may join. */
const ready = (more: { ann?: object; bob?: object; cat?: object } = {}) =>
  table({
    ann: { characters: { a1: hood, a2: hood }, ...more.ann },
    bob: { front: { prize: garden }, characters: { b1: hood }, ...more.bob },
    cat: { characters: { c1: hood }, ...more.cat },
  });
const declared = (state = ready()) => afterPlaying(state, attacks('ann', 'a1', 'a2'));
const joined = () => afterPlaying(declared(), pass, joins('cat', 'c1'));
const intercepting = () => afterPlaying(joined(), pass, pass, declines('cat'), declines('ann'));

describe('declarations (5.3)', () => {
  test('a declaration takes effect at once, before any response resolves', {
    meta: {
      rules: [
        'shadowfist.yotd/5.3/declarations-have-no-resolution',
        'shadowfist.yotd/5.3/declaration-has-happened-before-responses',
      ],
    },
  }, () => {
    const state = declared(ready({ bob: { front: { prize: garden }, hand: { trap } } }));
    expect(state.scene?.items).toEqual([]);
    expect([card(state, 'a1').turned, card(state, 'a2').turned]).toEqual([true, true]);
    expect(state.attack?.attackers.map(({ id }) => id)).toEqual(['a1', 'a2']);
    const trapped = afterPlaying(state, playing('bob', 'trap'), pass);
    expect(trapped.inPlay.map(({ id }) => id)).toEqual(['prize', 'b1', 'c1']);
  });

  test('it must be legal when it is made', {
    meta: { rules: ['shadowfist.yotd/5.3/declaration-legal-when-made'] },
  }, () => {
    const turned = ready({ ann: { characters: { a1: { card: hood, turned: true } } } });
    expect(broken(turned, attacks('ann', 'a1'))).toEqual(['4.2/turned-card-cannot-turn']);
    expect(broken(ready(), attacks('ann', 'a1'))).toEqual([]);
  });

  test('all that is part of it happens together', {
    meta: { rules: ['shadowfist.yotd/5.3/parts-of-a-declaration-simultaneous'] },
  }, () => {
    const pack = aCharacter({
      title: 'Pack',
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'turned-to-attack', card: { is: 'this' } },
          if: { compare: [{ count: { each: { attacking: true, turned: true }, in: 'play' } }, '=', 2] },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = afterPlaying(
      ready({ ann: { characters: { a1: pack, a2: pack } } }),
      attacks('ann', 'a1', 'a2'),
    );
    const ordered = { do: 'choose', player: 'ann', value: { cards: state.question?.from } };
    expect(player(afterPlaying(state, ordered, pass), 'ann').power).toBe(2);
  });

  test('what cancels any effect cannot cancel it', {
    meta: { rules: ['shadowfist.yotd/5.3/declarations-cannot-be-canceled'] },
  }, () => {
    const state = declared(ready({ bob: { front: { prize: garden }, hand: { veto, windfall } } }));
    expect(broken(state, playing('bob', 'veto'))).toEqual(['5.2/stated-response-in-the-same-scene']);
    const answerable = afterPlaying(state, playing('bob', 'windfall'), passes('ann'), passes('cat'));
    expect(broken(answerable, playing('bob', 'veto'))).toEqual([]);
  });

  test('effects answer it, and are generated while it has not ended', {
    meta: {
      rules: [
        'shadowfist.yotd/5.3/effects-may-answer-a-declaration',
        'shadowfist.yotd/5.3/unended-declaration-does-not-bar-actions',
      ],
    },
  }, () => {
    const state = declared(
      ready({ bob: { front: { prize: garden }, hand: { w1: windfall, w2: windfall } } }),
    );
    const answered = afterPlaying(state, playing('bob', 'w1'), pass);
    expect(player(answered, 'bob').power).toBe(1);
    const later = afterPlaying(answered, declines('cat'));
    expect(broken(later, playing('bob', 'w2'))).toEqual([]);
  });

  test('it never answers anything', {
    meta: { rules: ['shadowfist.yotd/5.3/declaration-opens-a-scene'] },
  }, () => {
    const state = afterPlaying(ready({ bob: { hand: { windfall } } }), playing('bob', 'windfall'));
    expect(broken(state, attacks('ann', 'a1'))).toContain('5.3/declaration-opens-a-scene');
    expect(broken(state, { do: 'end-turn', player: 'ann' })).toEqual(['5.3/declaration-opens-a-scene']);
  });

  test('joining and intercepting come while the attack is on, and only then', {
    meta: {
      rules: [
        'shadowfist.yotd/5.3/declarations-may-overlap',
        'shadowfist.yotd/5.3/join-after-an-opponents-declaration',
        'shadowfist.yotd/5.3/interception-after-an-attack-declaration',
      ],
    },
  }, () => {
    expect(broken(ready(), joins('cat', 'c1'))).toEqual(['5.3/join-after-an-opponents-declaration']);
    const stopped = { do: 'intercept', player: 'bob', interceptions: { a1: ['b1'] } };
    expect(broken(ready(), stopped)).toContain('5.3/interception-after-an-attack-declaration');
    expect(joined().attack?.attackers).toHaveLength(3);
    expect(broken(intercepting(), stopped)).toEqual([]);
  });

  test('nobody has to attack, join or intercept', {
    meta: { rules: ['shadowfist.yotd/5.3/declarations-are-voluntary'] },
  }, () => {
    expect(broken(ready(), { do: 'end-turn', player: 'ann' })).toEqual([]);
    expect(listed(afterPlaying(declared(), pass), 'cat')).toContainEqual(declines('cat'));
    expect(listed(intercepting(), 'bob')).toContainEqual(declines('bob'));
    const ends = afterPlaying(table({ ann: {}, bob: {}, cat: {} }), { do: 'end-turn', player: 'ann' });
    const passes = (who: string) => ({ do: 'pass', player: who });
    expect(listed(ends, 'bob')).toEqual([passes('bob')]);
    // Who would pass first may pass for all.
    expect(listed(ends)).toEqual([passes('ann'), pass, passes('bob'), passes('cat')]);
    expect(listed(afterPlaying(ends, passes('ann')))).toEqual([passes('bob'), pass, passes('cat')]);
  });

  test('only the current player attacks, and in the Main Shot', {
    meta: { rules: ['shadowfist.yotd/5.3/attack-in-own-main-shot'] },
  }, () => {
    const state = table({
      ann: { front: { prize: garden } },
      bob: { characters: { b1: hood } },
    });
    expect(broken(state, attacks('bob', 'b1'))).toEqual(['5.3/attack-in-own-main-shot']);
    const early = table(
      { ann: { characters: { a1: hood } }, bob: { front: { prize: garden } } },
      { turn: { phase: 'start' } },
    );
    expect(broken(early, attacks('ann', 'a1'))).toEqual(['5.3/attack-in-own-main-shot']);
  });

  test('attack and joining end with the attack, an interception when it is complete', {
    meta: {
      rules: [
        'shadowfist.yotd/5.3/attack-declaration-ends-with-the-attack',
        'shadowfist.yotd/5.3/join-declaration-ends-with-the-attack',
        'shadowfist.yotd/5.3/interception-declaration-ends-with-it',
        'shadowfist.yotd/5.3/declaration-ends-as-its-description-says',
      ],
    },
  }, () => {
    const stopped = afterPlaying(
      intercepting(),
      ...[{ do: 'intercept', player: 'bob', interceptions: { a1: ['b1'] } }, pass],
    );
    const fought = stopped.attack?.step === 'intercepted' ? afterPlaying(stopped, pass) : stopped;
    expect(fought.attack).toMatchObject({ chains: [], toIntercept: [] });
    expect(fought.attack?.attackers.map(({ id }) => id)).toEqual(['a2', 'c1']);
    const ended = afterPlaying(fought, pass);
    expect(ended).toMatchObject({ attack: null, turn: { lastAttack: 'successful' } });
  });

  test('none is made once the end of the turn is declared', {
    meta: { rules: ['shadowfist.yotd/5.3/no-declarations-during-end-of-turn'] },
  }, () => {
    const bob = { front: { prize: garden }, hand: { windfall } };
    const ending = afterPlaying(ready({ bob }), { do: 'end-turn', player: 'ann' });
    expect(broken(ending, attacks('ann', 'a1'))).toEqual([
      '5.3/no-declarations-during-end-of-turn',
      '5.3/declaration-opens-a-scene',
    ]);
    const deciding = afterPlaying(ending, playing('bob', 'windfall'), pass);
    expect(broken(deciding, attacks('ann', 'a1'))).toEqual(['5.3/no-declarations-during-end-of-turn']);
    expect(broken(deciding, { do: 'end-turn', player: 'ann' })).toEqual([
      '5.3/no-declarations-during-end-of-turn',
    ]);
    const back = afterPlaying(deciding, { do: 'return-to-main-shot', player: 'ann', returns: true });
    expect(broken(back, attacks('ann', 'a1'))).toEqual([]);
  });
});

describe('simultaneous play (5.4)', () => {
  const hands = { ann: { hand: { w1: windfall, w2: windfall } }, bob: { hand: { w3: windfall } }, cat: {} };

  test('before acting again a player lets the others respond', {
    meta: {
      rules: [
        'shadowfist.yotd/5.4/opportunity-after-each-action',
        'shadowfist.yotd/5.4/no-several-effects-without-a-chance',
        'shadowfist.yotd/3/next-action-if-no-response',
      ],
    },
  }, () => {
    const state = afterPlaying(table(hands), playing('ann', 'w1'));
    expect(broken(state, playing('ann', 'w2'))).toEqual(['5.4/opportunity-after-each-action']);
    const bobPassed = afterPlaying(state, passes('bob'));
    expect(broken(bobPassed, playing('ann', 'w2'))).toEqual(['5.4/opportunity-after-each-action']);
    expect(broken(afterPlaying(bobPassed, passes('cat')), playing('ann', 'w2'))).toEqual([]);
    expect(broken(state, playing('bob', 'w3'))).toEqual([]);
  });

  test('a response gives everybody the opportunity again', {
    meta: { rules: ['shadowfist.yotd/5.4/opportunity-after-each-action'] },
  }, () => {
    const state = afterPlaying(table(hands), playing('ann', 'w1'), passes('ann'), passes('cat'));
    expect(broken(state, passes('cat'))).toEqual(['5.4/opportunity-after-each-action']);
    const answered = afterPlaying(state, playing('bob', 'w3'));
    expect(answered.passed).toEqual([]);
    expect(broken(answered, playing('ann', 'w2'))).toEqual([]);
  });

  test('what several players’ cards trigger together comes clockwise from the current player', {
    meta: {
      rules: ['shadowfist.yotd/5.4/order-of-simultaneous-actions', 'shadowfist.yotd/3/simultaneous-play'],
    },
  }, () => {
    const bell = anEdge({
      title: 'Bell',
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'power-gained' },
          limit: { times: 1, per: 'turn' },
          do: [{ do: 'draw', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = table(
      {
        ann: { edges: { b1: bell } },
        bob: { edges: { b2: bell }, hand: { w3: windfall } },
        cat: { edges: { b3: bell } },
      },
      { turn: { player: 'bob' } },
    );
    const triggered = afterPlaying(state, playing('bob', 'w3'), pass);
    expect(order(triggered)).toEqual(['bob', 'cat', 'ann']);
    const drawn = events(triggered, pass).filter((one) => (one as { event: string }).event === 'drawn');
    expect(drawn.map((one) => (one as { player: string }).player)).toEqual(['ann', 'cat', 'bob']);
  });

  const order = ({ scene }: State) => scene?.items.map(({ frame }) => frame.player);
});
