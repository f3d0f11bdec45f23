import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { strong } from '../acting.ts';
import { fightingOf, resourcePool } from '../figures.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aSite,
  broken,
  card,
  events,
  open,
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
  smoke,
  the,
  use,
} from './cast.ts';

describe('Illusory Bridge', () => {
  const state = table({
    ann: { edges: { pool: pool('mag') }, front: { gate: aSite() }, hand: { bridge: the('Illusory Bridge') } },
    bob: { front: { tower: aSite() } },
  });

  test('is placed in the structure of an opponent, who controls it', () => {
    const placed = afterPlaying(
      state,
      play('ann', 'bridge', { with: 'bob', at: { column: 1, row: 'front' } }),
      pass,
    );
    expect(card(placed, 'bridge')).toMatchObject({
      owner: 'ann',
      controller: 'bob',
      column: 1,
      row: 'front',
    });
  });

  test('is placed nowhere else', () => {
    expect(broken(state, play('ann', 'bridge', { with: 'ann', at: { column: 1, row: 'front' } }))).toContain(
      '3/golden-rule',
    );
    expect(open(state, play('ann', 'bridge'))).toEqual(['/at']);
  });
});

describe('Infernal Temple', () => {
  const demon = strong(1, { title: 'Small Demon' });
  const state = table({
    ann: {
      front: { temple: the('Infernal Temple') },
      characters: { imp: demon, fiend: demon, hero: strong(1) },
      hand: { doom: smoke },
    },
    bob: { characters: { theirs: demon } },
  });

  test('provides {mag} for each Demon that its controller has', () => {
    expect(resourcePool(state, 'ann')).toEqual({ lot: 1, mag: 2 });
    const fewer = afterPlaying(state, play('ann', 'doom', { choose: { victim: cards('imp') } }), pass);
    expect(resourcePool(fewer, 'ann')).toEqual({ lot: 1, mag: 1 });
  });

  test('provides none for the Demons of others', () => {
    expect(resourcePool(state, 'bob')).toEqual({});
    const without = table({
      ann: { front: { temple: the('Infernal Temple') } },
      bob: { characters: { theirs: demon } },
    });
    expect(resourcePool(without, 'ann').mag ?? 0).toBe(0);
  });
});

describe('Iron and Silk', () => {
  const state = table({
    ann: { characters: { hero: strong(6) }, hand: { strike: bolt(2) } },
    bob: {
      front: { tower: aSite({ body: 20 }) },
      characters: { guard: strong(3), rogue: strong(3) },
      edges: { pool: pool('han') },
      hand: { silk: the('Iron and Silk') },
    },
  });
  const protecting = play('bob', 'silk', { choose: { character: cards('guard') } });

  test('keeps a Character from combat damage while it intercepts', () => {
    const safe = afterPlaying(
      state,
      ...attacked('ann', 'tower', 'hero'),
      intercept('bob', { hero: ['guard'] }),
      passes('ann'),
      protecting,
      pass,
      pass,
    );
    expect(card(safe, 'guard').damage).toBe(0);
    expect(card(safe, 'hero').damage).toBe(3);
  });

  test('keeps it neither from other damage, nor while it is attacked', () => {
    const intercepting = afterPlaying(
      state,
      protecting,
      pass,
      ...attacked('ann', 'tower', 'hero'),
      intercept('bob', { hero: ['guard'] }),
      pass,
    );
    expect(card(afterPlaying(intercepting, pay('ann', 'strike', 'guard'), pass), 'guard').damage).toBe(2);
    const met = afterPlaying(
      state,
      protecting,
      pass,
      ...attacked('ann', 'guard', 'hero'),
      decline('bob'),
      pass,
    );
    expect(pile(met, 'bob', 'smoked')).toContain('guard');
  });
});

describe('Kinoshita House', () => {
  const state = table({
    ann: { characters: { hero: strong(3), second: strong(3) } },
    bob: {
      front: { tower: aSite({ body: 20 }), house: the('Kinoshita House') },
      characters: { guard: strong(1) },
    },
  });
  const turning = (id: string) => use('bob', 'house', 0, { attacker: cards(id) });

  test('turns to unturn an attacker, which ceases attacking', () => {
    const turned = afterPlaying(state, attack('ann', 'tower', 'hero', 'second'), turning('hero'), pass);
    expect(turned.attack?.attackers.map(({ id }) => id)).toEqual(['second']);
    expect([
      card(turned, 'hero').turned,
      card(turned, 'second').turned,
      card(turned, 'house').turned,
    ]).toEqual([false, true, true]);
  });

  test('targets only attackers', () => {
    expect(broken(state, turning('hero'))).toEqual(['5.2/choices-and-payments-at-generation']);
    const attacking = afterPlaying(state, attack('ann', 'tower', 'hero'));
    expect(broken(attacking, turning('second'))).toEqual(['5.2/choices-and-payments-at-generation']);
    expect(events(attacking, turning('hero'))).toContainEqual(
      expect.objectContaining({ event: 'targeted', card: 'hero' }),
    );
  });
});

describe('Marisol', () => {
  const redirect = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [
          { choose: 'damage-source', as: 'source' },
          { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'from' },
          { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'to' },
        ],
        do: [{ do: 'redirect', source: 'source', from: { chosen: 'from' }, to: { chosen: 'to' } }],
      },
    ],
  });
  const state = table({
    ann: { characters: { hero: strong(4) } },
    bob: {
      characters: { marisol: the('Marisol'), rogue: strong(9) },
      hand: { away: redirect, strike: bolt(3) },
    },
  });

  test('takes no damage but combat damage', () => {
    expect(card(afterPlaying(state, pay('bob', 'strike', 'marisol'), pass), 'marisol').damage).toBe(0);
    const fought = afterPlaying(state, ...attacked('ann', 'marisol', 'hero'), decline('bob'), pass);
    expect(card(fought, 'marisol').damage).toBe(4);
  });

  test('has no damage redirected to her; others have', () => {
    const attack = (from: string) => afterPlaying(state, ...attacked('ann', from, 'hero'), decline('bob'));
    const redirecting = (from: string, to: string) =>
      play('bob', 'away', { choose: { source: cards('hero'), from: cards(from), to: cards(to) } });
    expect(broken(attack('rogue'), redirecting('rogue', 'marisol'))).toEqual(['7.7/cannot-prevails']);
    const fought = afterPlaying(attack('marisol'), redirecting('marisol', 'rogue'), pass, pass);
    expect([card(fought, 'marisol').damage, card(fought, 'rogue').damage]).toEqual([0, 4]);
  });
});

describe('Mole Network', () => {
  const network = the('Mole Network');
  const state = table({
    ann: { edges: { pool: pool('asc') }, hand: { network } },
    bob: { power: 2, turnsCompleted: 1, edges: { theirs: pool('asc') }, hand: { mole: network } },
    cyd: { power: 2 },
  });
  const stealing = (from: string) => play('ann', 'network', { choose: { opponent: players(from) } });

  test('steals 1 Power from an opponent who has completed a turn', () => {
    const stolen = afterPlaying(state, stealing('bob'), pass);
    expect([player(stolen, 'ann').power, player(stolen, 'bob').power]).toEqual([1, 1]);
  });

  test('neither from one who has not, nor in the Main Shot of another', () => {
    expect(broken(state, stealing('cyd'))).toEqual(['5.2/choices-and-payments-at-generation']);
    const acted = { ...state, players: state.players.map((one) => ({ ...one, turnsCompleted: 1 })) };
    expect(broken(acted, play('bob', 'mole', { choose: { opponent: players('ann') } }))).toContain(
      '5.2.1/voluntary-within-rules-and-text',
    );
  });
});

describe('Mysterious Return', () => {
  const sacrificing = aCharacter({
    title: 'Altar',
    abilities: [
      {
        ability: 'voluntary',
        choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'victim' }],
        pay: [{ pay: 'sacrifice', cards: { chosen: 'victim' } }],
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });
  const state = table({
    ann: { characters: { hero: strong(3) } },
    bob: {
      power: 1,
      front: { tower: aSite({ body: 20 }), far: aSite() },
      characters: { altar: { card: sacrificing, column: 1 } },
      smoked: { guard: strong(2), spent: bolt(1) },
      edges: { pool: pool('han', 'chi') },
      hand: { back: the('Mysterious Return') },
    },
  });
  const returning = play('bob', 'back');
  const returned = afterPlaying(state, attack('ann', 'tower', 'hero'), returning, pass);

  test('returns a Character that may intercept the attack, and is smoked at the end of the turn', () => {
    expect(card(returned, 'guard')).toMatchObject({ controller: 'bob', column: 0, turned: false });
    const fought = afterPlaying(returned, decline('ann'), intercept('bob', { hero: ['guard'] }), pass, pass);
    expect(card(fought, 'hero').damage).toBe(2);
    const spared = afterPlaying(returned, decline('ann'), decline('bob'), pass);
    const ended = afterPlaying(spared, { do: 'end-turn', player: 'ann' }, pass);
    expect(pile(ended, 'bob', 'smoked')).toContain('guard');
  });

  test('does not let it be sacrificed', () => {
    const altar = (id: string) => use('bob', 'altar', 0, { victim: cards(id) });
    expect(broken(returned, altar('guard'))).toEqual(['5.2/preconditions-met-at-generation']);
    expect(broken(returned, altar('altar'))).toEqual([]);
  });

  describe('The place of the Character', () => {
    const rules = ['shadowfist.yotd/4.4/choices-made-again'] as const;
    const answering = (effect: Effect) => {
      const answer = anEvent({ abilities: [{ ability: 'event', do: [effect] }] });
      const seats = table({
        ann: { characters: { hero: strong(3), other: strong(1) } },
        bob: {
          power: 1,
          front: { tower: aSite({ body: 20 }), near: aSite(), far: aSite({ title: 'Far' }) },
          smoked: { guard: strong(2) },
          edges: { pool: pool('han', 'chi') },
          hand: { back: the('Mysterious Return') },
        },
        cat: { hand: { answer } },
      });
      return afterPlaying(seats, attack('ann', 'tower', 'hero'), returning, play('cat', 'answer'), pass);
    };
    const all = { each: { attacking: true }, in: 'play' } as const;
    const towers = { each: { targetOfAttack: true }, in: 'play' } as const;

    test('is that of the target at the time of the return', { meta: { rules } }, () => {
      const moved = answering({
        do: 'each-card',
        cards: { each: { title: 'Far' }, in: 'play' },
        effects: [{ do: 'change-attack-target', attackers: all, to: 'each' }],
      });
      expect([card(moved, 'guard').column, moved.attack?.targets]).toEqual([2, ['far']]);
    });

    test('is chosen by its player if nothing is attacked any more', { meta: { rules } }, () => {
      const gone = answering({ do: 'smoke', cards: towers });
      expect(gone.question).toMatchObject({ player: 'bob', kind: 'position' });
    });
  });

  test('is played only in an attack on a card one controls, with a Character to return', () => {
    expect(broken(state, play('bob', 'back'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const none = {
      ...state,
      players: state.players.map((one) => ({ ...one, smoked: { cards: [], unknown: 0 } })),
    };
    expect(broken(afterPlaying(none, attack('ann', 'tower', 'hero')), returning)).toEqual([
      '5.2/legal-entering-card-at-generation',
    ]);
  });
});

describe('Necromantic Conspiracy', () => {
  const imp = strong(1, { title: 'Imp', requires: ['lot'] });
  const free = strong(1, { title: 'Peasant' });
  const state = table({
    ann: {
      power: 4,
      edges: { pool: pool('lot') },
      hand: { conspiracy: the('Necromantic Conspiracy'), second: the('Necromantic Conspiracy') },
    },
    bob: {
      deck: {
        a: imp,
        b: imp,
        c: imp,
        d: imp,
        e: imp,
        monk: strong(1, { title: 'Monk', requires: ['han'] }),
        f: free,
        g: free,
      },
    },
  });
  const searched = afterPlaying(
    state,
    play('ann', 'conspiracy', { choose: { opponent: players('bob') } }),
    pass,
  );

  test('toasts up to four cards of one title with a resource condition, and the deck is shuffled', () => {
    const toasted = afterPlaying(searched, choose('ann', cards('a', 'b', 'c', 'd')));
    expect(pile(toasted, 'bob', 'toasted').toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(player(toasted, 'bob').deck).toEqual({ cards: [], unknown: 4 });
    expect(pile(afterPlaying(searched, choose('ann', cards())), 'bob', 'toasted')).toEqual([]);
  });

  test('neither more, nor of two titles, nor without a condition; and once a game', () => {
    for (const wrong of [cards('a', 'b', 'c', 'd', 'e'), cards('a', 'monk'), cards('f', 'g')]) {
      expect(broken(searched, choose('ann', wrong))).toEqual(['5.2/decisions-at-resolution-only-if-stated']);
    }
    const done = afterPlaying(searched, choose('ann', cards('monk')));
    expect(broken(done, play('ann', 'second', { choose: { opponent: players('bob') } }))).toEqual([
      '10.1.1/one-shot-once-a-game',
    ]);
  });

  test('names the cards of a deck that nobody had seen', () => {
    const unseen = table({
      ann: { power: 4, edges: { pool: pool('lot') }, hand: { conspiracy: the('Necromantic Conspiracy') } },
      bob: { deck: 30 },
    });
    const asked = afterPlaying(
      unseen,
      play('ann', 'conspiracy', { choose: { opponent: players('bob') } }),
      pass,
    );
    const named = (...known: [string, object][]) =>
      choose('ann', { known: known.map(([id, of]) => ({ id, card: of })) });
    const toasted = afterPlaying(asked, named(['a', imp], ['b', imp]));
    expect(pile(toasted, 'bob', 'toasted').toSorted()).toEqual(['a', 'b']);
    expect(player(toasted, 'bob').deck.unknown).toBe(28);
    expect(broken(asked, named(['f', free]))).toEqual(['5.2/decisions-at-resolution-only-if-stated']);
  });
});

describe('Nerve Gas', () => {
  const state = table({
    ann: { power: 1, edges: { pool: pool('arc') }, hand: { gas: the('Nerve Gas') } },
    bob: {
      front: { tower: aSite() },
      characters: {
        rogue: strong(9, { requires: ['arc'] }),
        mage: strong(1, { requires: ['arc', 'mag'] }),
        robot: strong(1, { requires: ['tek'] }),
      },
    },
  });
  const gassing = (id: string) => play('ann', 'gas', { choose: { character: cards(id) } });

  test('smokes a Character', () => {
    expect(pile(afterPlaying(state, gassing('rogue'), pass), 'bob', 'smoked')).toEqual(['rogue']);
    expect(events(state, gassing('rogue'))).toContainEqual(
      expect.objectContaining({ event: 'targeted', card: 'rogue' }),
    );
  });

  test('none with {mag} or {tek} among its conditions, and no Site', () => {
    for (const id of ['mage', 'robot'])
      expect(broken(state, gassing(id))).toEqual(['7.6/not-affected-no-target-of-affecting-events']);
    expect(broken(state, gassing('tower'))).toEqual(['5.2/choices-and-payments-at-generation']);
  });
});

describe('Netherworld Return', () => {
  const state = table({
    ann: {
      edges: { pool: pool('mon') },
      hand: { back: the('Netherworld Return') },
      smoked: { one: strong(1), two: strong(2), spent: bolt(1) },
    },
    bob: { smoked: { only: strong(3) } },
    cyd: { smoked: { event: bolt(1) } },
  });

  test('returns a Character that chance takes from the smoked pile of each player', () => {
    const asked = afterPlaying(state, play('ann', 'back'), pass);
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'chance', from: ['one', 'two'] });
    const returned = afterPlaying(asked, choose('ann', cards('two')));
    const characters = returned.inPlay
      .filter(({ id }) => id !== 'pool')
      .map(({ id, controller, turned }) => ({ id, controller, turned }));
    expect(characters).toEqual([
      { id: 'two', controller: 'ann', turned: false },
      { id: 'only', controller: 'bob', turned: false },
    ]);
    expect(pile(returned, 'ann', 'toasted')).toEqual(['back']);
    expect(fightingOf(returned, 'two')).toBe(2);
  });

  test('returns nothing else, and plays nothing', () => {
    const asked = afterPlaying(state, play('ann', 'back'), pass);
    expect(broken(asked, choose('ann', cards('spent')))).toEqual([
      '5.2/decisions-at-resolution-only-if-stated',
    ]);
    const told = events(asked, choose('ann', cards('two')));
    expect(told).toContainEqual(expect.objectContaining({ event: 'returned-to-play', card: 'two' }));
    expect(told).not.toContainEqual(expect.objectContaining({ event: 'played' }));
    expect(pile(afterPlaying(asked, choose('ann', cards('two'))), 'cyd', 'smoked')).toEqual(['event']);
  });
});
