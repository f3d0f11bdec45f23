import { describe, expect, test } from 'vitest';
import type { PlayerModifier } from '../../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import type { Kind } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { nextPhase, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  aGuard,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  aText,
  attacked,
  broken,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

const FORBIDDEN = ['handbook-addendum/prevention/forbidden-is-prevented'];
const high = anAttack('upper left');

/** "Your opponent cannot play …" */
const gag = (...modifyPlayers: PlayerModifier[]) =>
  aText('Gag', says({ players: 'opponent', modifyPlayers }));
const kept = (...kind: Kind[]): PlayerModifier => ({ cannot: 'play', such: { kind } });

describe('whose a card is', () => {
  const connors = { ...aCard('Event', { title: 'Wit' }), immortals: ['Connor MacLeod'] };
  const anybodys = aCard('Event', { title: 'Luck' });
  const under = (said: PlayerModifier) =>
    table({ ann: { hand: { connors, anybodys } }, bob: { inPlay: { gag: gag(said) } } });

  test('a card with the name of an Immortal is Immortal Specific', {
    meta: { rules: ['highlander.first-edition/card-anatomy/immortal-specific-name'] },
  }, () => {
    expect(broken(under(kept('persona-specific')), play('connors'), 'first')).toEqual(FORBIDDEN);
    expect(broken(under(kept('generic')), play('connors'), 'first')).toEqual([]);
  });

  test('a card without one is generic', {
    meta: { rules: ['highlander.first-edition/card-anatomy/generic-without-name'] },
  }, () => {
    expect(broken(under(kept('generic')), play('anybodys'), 'first')).toEqual(FORBIDDEN);
    expect(broken(under(kept('persona-specific')), play('anybodys'), 'first')).toEqual([]);
  });
});

describe('a Persona', () => {
  const connor = { card: aCard('Persona', { title: 'Connor MacLeod' }), preGame: true };
  const honor = saying(aCard('Event', { title: 'Honor' }), {
    ...{ ability: 'playing', kind: 'only' },
    if: { persona: 'Connor MacLeod', of: 'you' },
  });
  const as = (inPlay: object) => table({ ann: { hand: { honor }, inPlay: { ...inPlay } }, bob: {} });

  test('lets its player be the Immortal that it shows', {
    meta: { rules: ['highlander.first-edition/what-are-all-these-cards/persona-lets-you-be-immortal'] },
  }, () => {
    expect(broken(as({ connor }), play('honor'), 'first')).toEqual([]);
    expect(broken(as({}), play('honor'), 'first')).toEqual(['first-edition/card-anatomy/card-text']);
  });

  test('is a pre-game card: it is played before the game, and never in it', {
    meta: {
      rules: [
        'highlander.first-edition/persona-cards/persona-is-pre-game',
        'highlander.first-edition/glossary/pre-game-played-before-game',
      ],
    },
  }, () => {
    const late = table({ ann: { hand: 1 }, bob: {} });
    const drawn = { do: 'play', player: 'ann', card: { id: 'connor', card: connor.card } };
    expect(broken(late, drawn, 'first')).toEqual(['first-edition/glossary/pre-game-played-before-game']);
    const chosen = { card: aCard('Weapon of Choice'), preGame: true };
    expect(broken(as({ connor, chosen }), play('honor'), 'first')).toEqual([]);
  });

  test('is no part of an Endurance', {
    meta: { rules: ['highlander.first-edition/glossary/pre-game-never-shuffled'] },
  }, () => {
    const shuffled = (card: typeof high) => table({ ann: { endurance: { card } }, bob: {} });
    const answer = judged(shuffled(connor.card), [], 'first');
    expect(answer.stateViolations.map(({ rule }) => rule)).toEqual([
      'highlander.first-edition/glossary/pre-game-never-shuffled',
    ]);
    expect(judged(shuffled(high), [], 'first').stateViolations).toEqual([]);
  });

  test('may be on both sides or on neither, and there are two sides', {
    meta: {
      rules: [
        'highlander.first-edition/what-are-all-these-cards/persona-is-optional',
        'highlander.first-edition/the-concept/duel-of-two-immortals',
      ],
    },
  }, () => {
    const before = { turn: { number: 0, phase: 'before-the-game' as const }, turnsBefore: [] };
    const seat = { inPlay: { connor } };
    const start = { do: 'start', player: 'ann' };
    expect(broken(table({ ann: {}, bob: {} }, before), start, 'first')).toEqual([]);
    expect(broken(table({ ann: seat, bob: {} }, before), start, 'first')).toEqual([]);
    const { mistakes } = judged({ ...as({}), players: [] as never }, [], 'first');
    expect(mistakes).toMatchObject([{ pointer: '/state/players' }]);
  });
});

describe('attacks and defenses', () => {
  const hand = {
    parry: aBlock('upper left'),
    duck: aDodge('upper left'),
    low: aBlock('lower left'),
    crouch: aDodge('lower left'),
  };
  const facing = (cut: typeof high, inPlay = {}) => attacked({ ann: { hand }, bob: { inPlay } }, { cut });
  const against = { against: ['cut'] };

  test('the squares of an attack are where it is aimed, those of a defense what it defends', {
    meta: {
      rules: [
        'highlander.first-edition/what-are-all-these-cards/attack-grid-shows-aim',
        'highlander.first-edition/defense-phase/block-boxes-are-blue',
        'highlander.first-edition/defense-phase/dodge-boxes-are-green',
      ],
    },
  }, () => {
    const uncovered = ['first-edition/defense-phase/covering-defense-succeeds'];
    for (const [card, expected] of Object.entries({ parry: [], duck: [], low: uncovered, crouch: uncovered }))
      expect(broken(facing(high), play(card, against), 'first')).toEqual(expected);
  });

  test('a dodge is a defense as a block is', {
    meta: { rules: ['highlander.first-edition/what-are-all-these-cards/dodges-are-defenses'] },
  }, () => {
    const kept: PlayerModifier = { cannot: 'play', such: { kind: ['defense'] } };
    for (const card of ['parry', 'duck'])
      expect(broken(facing(high, { gag: gag(kept) }), play(card, against), 'first')).toEqual(FORBIDDEN);
  });

  test('a Special Attack is played, defended against and does damage as any attack', {
    meta: {
      rules: [
        'highlander.first-edition/what-are-all-these-cards/special-attack-like-basic',
        'highlander.first-edition/defense-phase/attacks-are-red-or-gold',
      ],
    },
  }, () => {
    const trick = aSpecialAttack('upper left');
    const cards = { trick, cut: high, wink: aCard('Edge') };
    const one = afterwards(table({ ann: { hand: cards }, bob: {} }), [play('trick')], 'first');
    expect(broken(one, play('cut'), 'first')).toEqual(['first-edition/attack-phase/one-attack-a-turn']);
    expect(broken(facing(trick), play('parry', against), 'first')).toEqual([]);
    const hit = afterwards(
      attacked({ ann: { hand: cards }, bob: {} }, { stab: trick }),
      [nextPhase, play('wink'), nextPhase],
      'first',
    );
    expect(hit.players[0].ability).toBe(13);
  });

  test('what holds for Special Attacks holds for Ranged ones', {
    meta: {
      rules: [
        'highlander.first-edition/ranged-attacks/ranged-follows-special-attack-rules',
        'highlander.first-edition/special-attacks/not-hidden',
        'highlander.first-edition/special-attacks/no-power-blow',
        'highlander.first-edition/special-attacks/not-from-exertion',
      ],
    },
  }, () => {
    const shot = aRangedAttack('upper left');
    const leave = {
      turnsBefore: [{ player: 'bob', events: [{ event: 'power-blow-made' as const, player: 'bob' }] }],
    };
    const state = table({ ann: { hand: { shot } }, bob: {} }, leave);
    expect(broken(state, play('shot', { hidden: true }), 'first')).toEqual([
      'first-edition/special-attacks/not-hidden',
    ]);
    const exert = (purpose: object, ...shown: object[]) => ({
      do: 'exert',
      player: 'ann',
      for: purpose,
      shown,
    });
    const made = afterwards(state, [play('shot')], 'first');
    const rest = [1, 2, 3, 4, 5].map((number) => ({ id: `x${number}`, card: aCard('Event') }));
    expect(broken(made, exert({ powerBlow: 'shot' }, ...rest), 'first')).toEqual([
      'first-edition/special-attacks/no-power-blow',
    ]);
    const found = afterwards(
      table({ ann: {}, bob: {} }),
      [exert({ attack: true }, { id: 'found', card: shot }, { id: 'other', card: high }, ...rest.slice(2))],
      'first',
    );
    expect(broken(found, play('found'), 'first')).toEqual([
      'first-edition/special-attacks/not-from-exertion',
    ]);
  });
});

test('A Guard is a Standing Defense, and so is what says it is', {
  meta: {
    rules: [
      'highlander.first-edition/guards-and-other-standing-defenses/guards-are-standing-defenses',
      'highlander.first-edition/glossary/standing-defenses-more-than-guards',
    ],
  },
}, () => {
  const stance = saying(aCard('Situation', { title: 'Stance' }), { ability: 'is', kind: 'standing-defense' });
  const rush = aCard('Event', {
    abilities: [
      {
        ability: 'played',
        do: [{ do: 'drop', cards: { each: { kind: ['standing-defense'] }, in: 'play' } }],
      },
    ],
  });
  const inPlay = { wall: aGuard('upper left'), stance, law: aCard('Situation') };
  const rushed = afterwards(table({ ann: { hand: { rush } }, bob: { inPlay } }), [play('rush')], 'first');
  expect(rushed.inPlay.map(({ id }) => id)).toEqual(['law', 'rush']);
});

test('A Master card is one with the word in its title', {
  meta: { rules: ['highlander.first-edition/master-cards/master-in-title'] },
}, () => {
  const said: PlayerModifier = { cannot: 'play', such: { titleWord: 'Master' } };
  const hand = {
    stroke: aCard('Event', { title: "Master's Stroke" }),
    stare: aCard('Event', { title: 'Mastery' }),
  };
  const state = table({ ann: { hand }, bob: { inPlay: { gag: gag(said) } } });
  expect(broken(state, play('stroke'), 'first')).toEqual(FORBIDDEN);
  expect(broken(state, play('stare'), 'first')).toEqual([]);
});

test('Both play attacks, defenses and Special cards out of their own hands', {
  meta: {
    rules: [
      'highlander.first-edition/the-concept/both-attack-and-defend',
      'highlander.first-edition/how-does-it-work/hand-holds-the-options',
    ],
  },
}, () => {
  const state = table({ ann: { hand: { cut: high } }, bob: { hand: { stab: high, news: aCard('Event') } } });
  expect(broken(state, play('stab'), 'first')).toEqual([
    'first-edition/how-does-it-work/hand-holds-the-options',
  ]);
  const turns = [
    ...[play('cut'), nextPhase, { do: 'end-turn', player: 'ann' }],
    { ...nextPhase, player: 'bob' },
    { ...play('news'), player: 'bob' },
    { ...play('stab'), player: 'bob' },
  ];
  expect(afterwards(state, turns, 'first').attacks.map(({ id }) => id)).toEqual(['cut', 'stab']);
});
