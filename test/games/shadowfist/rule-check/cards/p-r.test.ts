import { describe, expect, test } from 'vitest';
import { strong } from '../acting.ts';
import { bodyOf, fightingOf, powerOf } from '../figures.ts';
import {
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  events,
  judged,
  listed,
  pass,
  pile,
  player,
  table,
} from '../table.ts';
import {
  attack,
  attacked,
  bolt,
  cards,
  choose,
  decline,
  intercept,
  passes,
  pay,
  play,
  players,
  pool,
  the,
  use,
} from './cast.ts';

const toughOne = (amount: number) =>
  strong(5, { abilities: [{ ability: 'special', special: 'Toughness', amount }] });

describe('Pocket Demon', () => {
  const demon = the('Pocket Demon');
  const seats = {
    ann: {
      edges: { pool: pool('mag'), mint: anEdge({ abilities: [{ ability: 'generates-power', amount: 2 }] }) },
      front: { gate: aSite({ power: 3 }) },
      hand: { demon, second: demon },
      burnedForVictory: { old: aFengShuiSite() },
    },
    bob: {
      front: {
        tower: aSite({ power: 1 }),
        hidden: { card: aFengShuiSite({ power: 0 }), faceDown: true },
        hut: aSite({ power: 0 }),
      },
      burnedForVictory: { one: aFengShuiSite(), two: aFengShuiSite() },
    },
    cyd: { front: { far: aSite() } },
  };
  const start = table(seats, { turn: { phase: 'start', generatedPower: null } });
  const calling = play('ann', 'demon', { choose: { opponent: players('bob') } });

  test('generates Power by the opponent’s Sites and burned Sites less one’s own, and nothing else does', () => {
    const called = afterPlaying(start, calling, pass, { do: 'generate-power', player: 'ann' });
    expect(player(called, 'ann').power).toBe(3);
    expect(called.turn.generatedPower).toBe(true);
  });

  test('is played at the start of one’s own turn, once', () => {
    expect(broken(table(seats), calling)).toContain('5.2.1/voluntary-within-rules-and-text');
    const called = afterPlaying(start, calling, pass);
    expect(broken(called, play('ann', 'second', { choose: { opponent: players('cyd') } }))).toContain(
      '10.1.1/limited-event-once-a-turn',
    );
    const without = afterPlaying(start, { do: 'generate-power', player: 'ann' });
    expect(player(without, 'ann').power).toBe(5);
    expect(broken(without, calling)).toContain('5.2.1/voluntary-within-rules-and-text');
  });
});

describe('Police Station', () => {
  const state = table({
    ann: {
      front: { station: the('Police Station') },
      characters: { cop: strong(3, { title: 'Brave Cop' }), hero: strong(3) },
    },
    bob: {
      front: { den: aSite({ title: 'Hood Den', body: 9 }) },
      characters: { hood: strong(5, { title: 'Street Hood' }), rogue: strong(3) },
    },
  });
  const helping = (id: string) => use('ann', 'station', 0, { cop: cards(id) });
  const hitting = (id: string) => use('ann', 'station', 1, { hood: cards(id) });

  test('turns and maintains to give a Cop 2 Fighting for as long as it stays turned', () => {
    const helped = afterPlaying(state, helping('cop'), pass);
    expect(fightingOf(helped, 'cop')).toBe(5);
    const next = [
      { do: 'end-turn', player: 'ann' },
      pass,
      ...['generate-power', 'unturn', 'discard', 'draw'].map((step) => ({
        do: step,
        player: 'bob',
        ...(step === 'discard' ? { cards: [] } : {}),
      })),
    ];
    const theirs = afterPlaying(helped, ...next);
    expect(fightingOf(theirs, 'cop')).toBe(5);
    const mine = afterPlaying(theirs, { do: 'end-turn', player: 'bob' }, pass, {
      do: 'generate-power',
      player: 'ann',
    });
    expect(fightingOf(afterPlaying(mine, { do: 'unturn', player: 'ann', except: ['station'] }), 'cop')).toBe(
      5,
    );
    expect(fightingOf(afterPlaying(mine, { do: 'unturn', player: 'ann' }), 'cop')).toBe(3);
  });

  test('turns to inflict 2 damage on a Hood, Character or Site', () => {
    expect(card(afterPlaying(state, hitting('hood'), pass), 'hood').damage).toBe(2);
    expect(card(afterPlaying(state, hitting('den'), pass), 'den').damage).toBe(2);
  });

  test('does but one of both, and to no others', () => {
    expect(broken(afterPlaying(state, helping('cop'), pass), hitting('hood'))).toEqual([
      '4.2/turned-card-cannot-turn',
    ]);
    expect(broken(state, helping('hero'))).toEqual(['5.2/choices-and-payments-at-generation']);
    expect(broken(state, hitting('rogue'))).toEqual(['5.2/choices-and-payments-at-generation']);
  });
});

describe('Positive Chi', () => {
  const state = table({
    ann: {
      power: 1,
      edges: { pool: pool('han', 'han') },
      hand: { chi: the('Positive Chi') },
      smoked: { hero: strong(3, { cost: 9 }), spent: bolt(1), shrine: aFengShuiSite() },
    },
    bob: { smoked: { rogue: strong(2, { cost: 9 }), edge: anEdge({ cost: 4 }) } },
    cyd: { smoked: { rare: strong(2, { requires: ['chi'] }) } },
  });
  const asked = afterPlaying(state, play('ann', 'chi'), pass);

  test('lets each player, from the current one on, play a card chosen in the smoked pile at no cost', () => {
    expect(asked.question).toMatchObject({ player: 'bob', from: ['rogue', 'edge'] });
    const chosen = afterPlaying(asked, choose('bob', cards('edge')));
    expect(chosen.question).toMatchObject({ player: 'ann', from: ['hero'], least: 0 });
    const done = afterPlaying(chosen, choose('ann', cards('hero')), choose('bob', cards('edge')));
    expect(card(done, 'hero').controller).toBe('ann');
    expect(card(done, 'edge').controller).toBe('bob');
    expect(done.players.map(({ power }) => power)).toEqual([0, 0, 0]);
    expect(done.question).toBeNull();
  });

  test('none plays what was not chosen, nor what it has not the resources for, nor must', () => {
    const chosen = afterPlaying(asked, choose('bob', cards('edge')));
    const declined = afterPlaying(chosen, choose('ann', cards()), choose('bob', cards()));
    expect(declined.inPlay.map(({ id }) => id)).toEqual(['pool']);
    expect(pile(declined, 'cyd', 'smoked')).toEqual(['rare']);
    expect(broken(asked, choose('bob', cards('rogue', 'edge')))).toEqual([
      '5.2/decisions-at-resolution-only-if-stated',
    ]);
  });
});

describe('Probability Manipulator', () => {
  const state = table({
    ann: { edges: { manipulator: the('Probability Manipulator') }, characters: { hero: strong(3) } },
    bob: { front: { tower: aSite({ body: 5, power: 1 }) }, characters: { weak: strong(1) } },
  });
  const changing = (id: string, number: string, change: 'increase' | 'decrease') =>
    use('ann', 'manipulator', change === 'increase' ? 0 : 1, { card: cards(id), number: { mode: number } });

  test('turns to raise or lower a figure by 1 until the end of the turn', () => {
    expect(fightingOf(afterPlaying(state, changing('hero', 'fighting', 'increase'), pass), 'hero')).toBe(4);
    expect(bodyOf(afterPlaying(state, changing('tower', 'body', 'decrease'), pass), 'tower')).toBe(4);
    const more = afterPlaying(state, changing('tower', 'power', 'increase'), pass);
    expect(powerOf(more, 'tower')).toBe(2);
    expect(powerOf(afterPlaying(more, { do: 'end-turn', player: 'ann' }, pass), 'tower')).toBe(1);
  });

  test('turns to change a number in the text, as long', () => {
    const brute = strong(9, {
      text: 'Toughness: 2. Turn to gain 1 Power, or pay 3 Power to gain two.',
      abilities: [
        { ability: 'special', special: 'Toughness', amount: 2 },
        {
          ability: 'voluntary',
          pay: [{ pay: 'turn', card: 'this' }],
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
        {
          ability: 'voluntary',
          pay: [{ pay: 'power', amount: 3 }],
          do: [{ do: 'gain-power', players: 'you', amount: 4 }],
        },
      ],
    });
    const given = table({
      ann: { edges: { manipulator: the('Probability Manipulator') }, hand: { bolt: bolt(5) } },
      bob: { characters: { brute } },
    });
    const asked = judged(given, use('ann', 'manipulator', 0, { card: cards('brute') })).verdicts[0];
    expect(asked).toMatchObject({ outcome: 'needs-choice', choices: [{ pointer: '/choose/number' }] });
    const now = (place: string, change: 'increase' | 'decrease') => changing('brute', place, change);
    expect(broken(given, now('/2/pay/0/amount', 'increase'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    expect(broken(given, now('/2/do/0/amount', 'increase'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    const more = afterPlaying(given, now('/1/do/0/amount', 'increase'), pass, use('bob', 'brute', 1), pass);
    expect(player(more, 'bob').power).toBe(2);
    expect(broken(given, now('/1/do/0/amount', 'decrease'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    const harmed = (...before: object[]) =>
      card(
        afterPlaying(given, ...before, play('ann', 'bolt', { choose: { struck: cards('brute') } }), pass),
        'brute',
      ).damage;
    expect([harmed(), harmed(now('/0/amount', 'increase'), pass)]).toEqual([3, 2]);
  });

  test('lowers a damaged Character to zero where its number is none', {
    meta: { rules: ['shadowfist.yotd/4.6/smoked-at-zero'] },
  }, () => {
    const harmed = {
      ...state,
      inPlay: state.inPlay.map((one) => (one.id === 'hero' ? { ...one, damage: 2 } : one)),
    };
    const over = afterPlaying(harmed, changing('hero', 'fighting', 'decrease'), pass);
    expect(pile(over, 'ann', 'smoked')).toEqual(['hero']);
  });

  test('an X is no number', () => {
    const many = strong(1, {
      fighting: 'X',
      abilities: [{ ability: 'x', figure: 'fighting', is: 2 }],
      text: 'X = two.',
    });
    const given = table({
      ann: { edges: { manipulator: the('Probability Manipulator') } },
      bob: { characters: { many } },
    });
    expect(broken(given, changing('many', 'fighting', 'increase'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
  });

  test('makes no number zero, and changes no cost', () => {
    expect(broken(state, changing('weak', 'fighting', 'decrease'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    expect(broken(state, changing('tower', 'power', 'decrease'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    expect(listed(state, 'ann')).toContainEqual(changing('hero', 'fighting', 'decrease'));
    expect(listed(state, 'ann')).not.toContainEqual(changing('weak', 'fighting', 'decrease'));
    expect(broken(state, changing('hero', 'cost', 'increase'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
  });
});

describe('Progress of the Mouse', () => {
  const mouse = the('Progress of the Mouse');
  const state = table({
    ann: { power: 1, edges: { pool: pool('han') }, hand: { mouse } },
    bob: {
      power: 9,
      hand: {
        team: strong(1, {
          cost: 2,
          abilities: [{ ability: 'playing', kind: 'also', when: { during: 'main-shot' } }],
        }),
        spell: anEvent({
          cost: 3,
          abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
        }),
      },
    },
    cyd: {
      power: 9,
      hand: {
        other: anEvent({
          cost: 3,
          abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
        }),
      },
    },
  });
  const watching = play('ann', 'mouse', { choose: { opponent: players('bob') } });

  test('gains as much Power as the opponent spends until the end of the turn', () => {
    const spent = afterPlaying(
      state,
      watching,
      pass,
      play('bob', 'spell'),
      pass,
      play('bob', 'team', { way: 0 }),
      pass,
    );
    expect(player(spent, 'ann').power).toBe(5);
    expect(player(afterPlaying(state, watching, pass, play('cyd', 'other'), pass), 'ann').power).toBe(0);
  });

  test('Characters and Sites are not played in response, other cards are', () => {
    const played = afterPlaying(state, watching);
    expect(broken(played, play('bob', 'team', { way: 0 }))).toEqual(['10.2/play-in-response']);
    expect(broken(played, play('bob', 'spell'))).toEqual([]);
    expect(player(afterPlaying(played, play('bob', 'spell'), pass), 'ann').power).toBe(0);
  });
});

describe('Proving Ground', () => {
  const ground = the('Proving Ground');
  const seats = (faceDown: boolean) =>
    table({
      ann: {
        power: 2,
        front: { ground: { card: ground, faceDown } },
        hand: { hero: strong(4, { cost: 4 }), dear: strong(4, { cost: 5 }), edge: anEdge() },
      },
      bob: {},
    });

  test('turns as it is revealed, for no effect', () => {
    const revealed = afterPlaying(seats(true), { do: 'reveal', player: 'ann', card: 'ground' }, pass);
    expect(card(revealed, 'ground')).toMatchObject({ faceDown: false, turned: true });
    expect(player(revealed, 'ann').power).toBe(2);
  });

  test('face up, turns to play a Character at 2 less', () => {
    const used = afterPlaying(seats(false), use('ann', 'ground', 1), pass);
    expect(card(used, 'hero').controller).toBe('ann');
    expect(player(used, 'ann').power).toBe(0);
    expect(card(used, 'ground').turned).toBe(true);
  });

  test('neither face down nor turned, and plays nothing dearer', () => {
    expect(broken(seats(true), use('ann', 'ground', 1))).toContain('5.2.1/voluntary-within-rules-and-text');
    const dearer = table({
      ann: { power: 2, front: { ground }, hand: { dear: strong(4, { cost: 5 }) } },
      bob: {},
    });
    expect(broken(dearer, use('ann', 'ground', 1))).toEqual(['5.2/legal-entering-card-at-generation']);
  });
});

describe('Red Monk', () => {
  const targeting = (target: boolean) =>
    anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'hit', target }],
          do: [{ do: 'damage', amount: 1, to: { chosen: 'hit' } }],
        },
      ],
    });
  const state = table({
    ann: { characters: { monk: the('Red Monk') }, front: { gate: aSite() }, hand: { mine: targeting(true) } },
    bob: {
      front: { tower: aSite({ body: 9 }) },
      characters: { turned: { card: strong(2), turned: true } },
      hand: { aimed: targeting(true), loose: targeting(false) },
    },
  });
  const hitting = (who: string, id: string, hit: string) => play(who, id, { choose: { hit: cards(hit) } });
  const intercepting = [...attacked('ann', 'tower', 'monk'), intercept('bob', { monk: ['turned'] })];

  test('gains Superleap as an opponent’s Event targets a card of its controller', () => {
    const leaping = afterPlaying(state, hitting('bob', 'aimed', 'gate'), pass, ...intercepting.slice(0, -1));
    expect(broken(leaping, intercept('bob', { monk: ['turned'] }))).toEqual([
      '10.1.2/superleap-bars-turned-interceptors',
    ]);
  });

  test('not by an Event that does not target, nor by one’s own, nor for another’s card', () => {
    for (const [who, id, hit] of [
      ['bob', 'loose', 'gate'],
      ['ann', 'mine', 'gate'],
      ['bob', 'aimed', 'tower'],
    ] as const) {
      expect(afterPlaying(state, hitting(who, id, hit), pass, ...intercepting).attack?.chains).toHaveLength(
        1,
      );
    }
  });
});

describe('Redeemed Assassin', () => {
  const assassin = the('Redeemed Assassin');
  const state = table({
    ann: { hand: { strike: bolt(3) } },
    bob: { power: 5, edges: { pool: pool('dra', 'dra', 'dra') }, hand: { assassin } },
  });
  const played = afterPlaying(state, play('bob', 'assassin', { way: 0 }), pass);

  test('is played in an opponent’s Main Shot, too, and has Toughness: 1 in that turn', () => {
    expect(card(played, 'assassin').controller).toBe('bob');
    expect(card(afterPlaying(played, pay('ann', 'strike', 'assassin'), pass), 'assassin').damage).toBe(2);
  });

  test('has none in the turns that follow', () => {
    const later = afterPlaying(
      played,
      { do: 'end-turn', player: 'ann' },
      pass,
      ...['decline-power', 'unturn', 'discard', 'draw'].map((step) => ({
        do: step,
        player: 'bob',
        ...(step === 'discard' ? { cards: [] } : {}),
      })),
    );
    expect(
      card(afterPlaying(later, passes('bob'), pay('ann', 'strike', 'assassin'), pass), 'assassin').damage,
    ).toBe(3);
    expect(broken(state, play('bob', 'assassin'))).toContain('3.3.2/opponents-play-only-events');
  });
});

describe('Reinvigoration Process', () => {
  const state = table({
    ann: {
      power: 2,
      edges: { process: the('Reinvigoration Process'), pool: pool('arc') },
      smoked: {
        beast: strong(2, { title: 'Small Abomination', cost: 2, requires: ['arc'] }),
        hero: strong(2),
        dear: strong(2, { title: 'Great Abomination', cost: 3 }),
        rare: strong(2, { title: 'Rare Abomination', requires: ['mag'] }),
      },
      hand: { held: strong(2, { title: 'Held Abomination' }) },
    },
    bob: {},
  });

  test('turns to play an Abomination from the smoked pile, at its cost', () => {
    const played = afterPlaying(state, use('ann', 'process', 0), pass);
    expect(card(played, 'beast').controller).toBe('ann');
    expect(player(played, 'ann').power).toBe(0);
    expect(pile(played, 'ann', 'smoked')).toEqual(['hero', 'dear', 'rare']);
  });

  test('only in one’s own Main Shot, and only where one can be played', () => {
    const theirs = { ...state, turn: { ...state.turn, player: 'bob' } };
    expect(broken(theirs, use('ann', 'process', 0))).toContain('5.2.1/voluntary-within-rules-and-text');
    const poor = { ...state, players: state.players.map((one) => ({ ...one, power: 1 })) };
    expect(broken(poor, use('ann', 'process', 0))).toEqual(['5.2/legal-entering-card-at-generation']);
  });
});

describe('Righteous One', () => {
  const seats = (turned: boolean) =>
    table({
      ann: { characters: { hero: strong(9) } },
      bob: {
        front: { tower: aSite({ body: 20 }) },
        characters: { one: { card: the('Righteous One'), turned }, other: strong(1) },
      },
    });
  const fought = (turned: boolean, interceptor: string) =>
    afterPlaying(
      seats(turned),
      ...attacked('ann', 'tower', 'hero'),
      intercept('bob', { hero: [interceptor] }),
      pass,
      pass,
      pass,
    );

  test('unturned, smokes the attacker it intercepted when combat ends, though it be smoked itself', () => {
    expect(pile(fought(false, 'one'), 'ann', 'smoked')).toEqual(['hero']);
    expect(pile(fought(false, 'one'), 'bob', 'smoked')).toEqual(['one']);
  });

  test('not if it is turned, nor those it does not intercept', () => {
    expect(pile(fought(true, 'one'), 'ann', 'smoked')).toEqual([]);
    expect(pile(fought(false, 'other'), 'ann', 'smoked')).toEqual([]);
    const attackedItself = afterPlaying(
      seats(false),
      ...attacked('ann', 'one', 'hero'),
      decline('bob'),
      pass,
    );
    expect(pile(attackedItself, 'ann', 'smoked')).toEqual([]);
  });
});

describe('Rigorous Discipline', () => {
  const monk = strong(2, {
    restrictions: ['Unique'],
    abilities: [
      { ability: 'special', special: 'Toughness', amount: 1 },
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'gain-power', players: 'you', amount: 2 }],
      },
    ],
  });
  const state = table({
    ann: {
      edges: { pool: pool('han') },
      characters: { monk, hero: strong(5) },
      hand: { discipline: the('Rigorous Discipline'), strike: bolt(2) },
    },
    bob: { characters: { tough: toughOne(2) } },
  });
  const copying = (original: string, target: string) =>
    play('ann', 'discipline', { choose: { original: cards(original), target: cards(target) } });

  test('gives also what the text says of when its card has left play', () => {
    const fought = afterPlaying(
      table({
        ann: { characters: { hero: strong(9) } },
        bob: {
          edges: { pool: pool('han') },
          front: { tower: aSite({ body: 20 }) },
          characters: { one: { card: the('Righteous One'), turned: true }, other: strong(1) },
          hand: { discipline: the('Rigorous Discipline') },
        },
      }),
      attack('ann', 'tower', 'hero'),
      play('bob', 'discipline', { choose: { original: cards('one'), target: cards('other') } }),
      pass,
      decline('ann'),
      intercept('bob', { hero: ['other'] }),
      pass,
      pass,
    );
    expect(fought.left).toMatchObject([
      { id: 'other', texts: [{ fighting: 1 }, { title: 'Righteous One' }] },
    ]);
    expect(pile(afterPlaying(fought, pass), 'ann', 'smoked')).toEqual(['hero']);
  });

  test('gives a Character the printed text of another until the end of the turn', () => {
    const copied = afterPlaying(state, copying('monk', 'hero'), pass);
    expect(player(afterPlaying(copied, use('ann', 'hero', 1), pass), 'ann').power).toBe(2);
    expect(fightingOf(copied, 'hero')).toBe(5);
    const ended = afterPlaying(copied, { do: 'end-turn', player: 'ann' }, pass);
    expect(listed(ended).filter((action) => JSON.stringify(action).includes('"use"'))).toEqual([]);
  });

  test('copied to itself, Toughness adds up', () => {
    const twice = afterPlaying(state, copying('tough', 'tough'), pass);
    expect(card(afterPlaying(twice, pay('ann', 'strike', 'tough'), pass), 'tough').damage).toBe(0);
    const doubled = afterPlaying(state, copying('monk', 'monk'), pass);
    expect(card(afterPlaying(doubled, pay('ann', 'strike', 'monk'), pass), 'monk').damage).toBe(0);
    expect(events(state, copying('monk', 'hero'))).toContainEqual(
      expect.objectContaining({ event: 'targeted', card: 'hero' }),
    );
    expect(events(state, copying('monk', 'hero'))).not.toContainEqual(
      expect.objectContaining({ event: 'targeted', card: 'monk' }),
    );
  });

  test('copies no restrictions, and nothing that is no Character', () => {
    const copied = afterPlaying(state, copying('monk', 'hero'), pass);
    expect(copied.auction).toBeNull();
    expect(broken(state, copying('pool', 'hero'))).toEqual(['5.2/choices-and-payments-at-generation']);
  });
});
