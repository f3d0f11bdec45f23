import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/shadowfist/vocabulary/definition.ts';
import { strong } from '../acting.ts';
import { fightingOf, resourcePool } from '../figures.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  broken,
  card,
  listed,
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
  passes,
  pay,
  play,
  players,
  pool,
  smoke,
  symbol,
  the,
  use,
} from './cast.ts';

describe('Evil Twin', () => {
  const twin = the('Evil Twin');
  const monk = aCharacter({
    title: 'Brave Monk',
    subtitle: 'Temple Guard',
    ...{ cost: 7, fighting: 5, restrictions: ['Unique', 'Toast It'], provides: ['han'] },
    abilities: [
      { ability: 'special', special: 'Toughness', amount: 1 },
      { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });
  const seats = {
    ann: {
      power: 3,
      edges: { pool: pool('lot') },
      hand: { twin, strike: bolt(2), doom: smoke, hunt: hunting() },
    },
    bob: { characters: { monk: { card: monk, damage: 2 } } },
  };
  const state = table(seats);
  const doubled = afterPlaying(state, play('ann', 'twin', { choose: { original: cards('monk') } }), pass);

  function hunting() {
    const which = { designator: 'Guard' };
    return anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which, in: 'play', as: 'found' }],
          do: [{ do: 'turn', cards: { chosen: 'found' } }],
        },
      ],
    });
  }

  test('has the printed Fighting and rules text of the Character it copies, not its damage, cost or resources', () => {
    expect(fightingOf(doubled, 'twin')).toBe(5);
    const struck = afterPlaying(doubled, pay('ann', 'strike', 'twin'), pass);
    expect(card(struck, 'twin').damage).toBe(1);
    expect(player(afterPlaying(doubled, use('ann', 'twin', 2), pass), 'ann').power).toBe(1);
    expect(resourcePool(doubled, 'ann')).toMatchObject({ lot: 2 });
    expect(resourcePool(doubled, 'ann')).not.toHaveProperty('han');
  });

  test('has its restrictions, but a title and a subtitle of its own, made of both', () => {
    expect(doubled.auction).toBeNull();
    const doomed = afterPlaying(doubled, play('ann', 'doom', { choose: { victim: cards('twin') } }), pass);
    expect(pile(doomed, 'ann', 'toasted')).toEqual(['twin']);
    expect(broken(doubled, play('ann', 'hunt', { choose: { found: cards('twin') } }))).toEqual([]);
  });

  test('cannot be played without another Character, and is not copied itself', () => {
    const alone = table({ ...seats, bob: {} });
    expect(broken(alone, play('ann', 'twin'))).toEqual(['10.2/when-a-card-enters-play']);
    const discipline = the('Rigorous Discipline');
    const again = table({
      ann: { power: 3, edges: { pool: pool('lot', 'han') }, hand: { twin, discipline } },
      bob: { characters: { monk, pupil: strong(1) } },
    });
    const twinned = afterPlaying(again, play('ann', 'twin', { choose: { original: cards('monk') } }), pass);
    const copying = (original: string) =>
      play('ann', 'discipline', { choose: { original: cards(original), target: cards('pupil') } });
    expect(broken(twinned, copying('twin'))).toEqual(['10.1.1/uncopyable-cannot-be-copied']);
    expect(broken(twinned, copying('monk'))).toEqual([]);
  });

  const another = (restrictions: Definition['restrictions']) => {
    const original = { ...monk, restrictions };
    return afterPlaying(
      table({
        ann: { power: 6, edges: { pool: pool('lot') }, hand: { twin, second: twin } },
        bob: { characters: { monk: original, pupil: strong(1) } },
      }),
      play('ann', 'twin', { choose: { original: cards('monk') } }),
      pass,
    );
  };
  const again = (original: string) => play('ann', 'second', { choose: { original: cards(original) } });

  test('copies no Unique Character of which its player has a Twin', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.1/unique-no-second-own-copy',
        'shadowfist.yotd/5.2/restrictions-active-at-generation',
      ],
    },
  }, () => {
    expect(broken(another(['Unique']), again('monk'))).toEqual(['10.1.1/unique-no-second-own-copy']);
    expect(broken(another(['Unique']), again('pupil'))).toEqual([]);
    expect(broken(another([]), again('monk'))).toEqual([]);
    expect(listed(another(['Unique']), 'ann')).not.toContainEqual(again('monk'));
  });

  test('nor a Limited one', { meta: { rules: ['shadowfist.yotd/10.1.1/limited-one-controlled'] } }, () => {
    expect(broken(another(['Limited']), again('monk'))).toEqual(['10.1.1/limited-one-controlled']);
  });
});

describe('Explosives', () => {
  const explosives = the('Explosives');
  const state = table({
    ann: {
      power: 1,
      characters: { hero: strong(2), tired: { card: strong(2), turned: true } },
      hand: { more: explosives },
      states: { bomb: { card: explosives, on: 'hero' } },
    },
    bob: { front: { tower: aSite({ body: 20 }) }, characters: { rogue: strong(9) } },
  });

  test('is played on an unturned Character', () => {
    expect(broken(state, play('ann', 'more', { on: 'hero' }))).toEqual([]);
    expect(broken(state, play('ann', 'more', { on: 'tired' }))).toEqual(['4.3.4/legal-subjects']);
  });

  test('sacrificed during an attack, adds 5 to the damage of its subject on a Site', () => {
    expect(broken(state, use('ann', 'bomb', 1))).toContain('5.2.1/voluntary-within-rules-and-text');
    const blown = afterPlaying(
      state,
      attack('ann', 'tower', 'hero'),
      passes('bob'),
      use('ann', 'bomb', 1),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(card(blown, 'tower').damage).toBe(7);
    expect(pile(blown, 'ann', 'smoked')).toEqual(['bomb']);
  });

  test('adds nothing against a Character, nor without the sacrifice', () => {
    const fought = afterPlaying(
      state,
      attack('ann', 'rogue', 'hero'),
      passes('bob'),
      use('ann', 'bomb', 1),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(card(fought, 'rogue').damage).toBe(2);
    const spared = afterPlaying(state, ...attacked('ann', 'tower', 'hero'), decline('bob'), pass);
    expect(card(spared, 'tower').damage).toBe(2);
  });

  test('is used by the controller of its subject, whoever controls it', () => {
    const theirs = table({
      ann: { characters: { hero: strong(2) } },
      bob: { front: { tower: aSite({ body: 20 }) }, states: { bomb: { card: explosives, on: 'hero' } } },
    });
    const attacking = afterPlaying(theirs, attack('ann', 'tower', 'hero'), passes('bob'));
    expect(broken(attacking, use('bob', 'bomb', 1))).toContain('7.4/controller-decides');
    expect(broken(attacking, use('ann', 'bomb', 1))).toEqual([]);
  });
});

describe('Fire Assassin', () => {
  const assassin = the('Fire Assassin');
  const state = table({
    ann: { power: 3, edges: { pool: pool('mon') }, hand: { assassin } },
    bob: {
      edges: { theirs: pool('chi', 'chi', 'dra') },
      front: { tower: aSite() },
      characters: { rogue: strong(1) },
      hand: { luck: pool('chi') },
    },
  });
  const chosen = { opponent: players('bob'), symbol: symbol('chi') };
  const played = afterPlaying(state, play('ann', 'assassin', { choose: chosen }), pass);

  test('has as much Fighting as the opponent chosen has resources of the type chosen', () => {
    expect(fightingOf(played, 'assassin')).toBe(2);
    expect(card(played, 'assassin').chosen).toEqual(chosen);
    expect(open(state, play('ann', 'assassin'))).toEqual(['/choose/symbol']);
    const poorer = afterPlaying(
      state,
      play('ann', 'assassin', { choose: { ...chosen, symbol: symbol('dra') } }),
      pass,
    );
    expect(fightingOf(poorer, 'assassin')).toBe(1);
  });

  test('cannot turn to attack Sites, and is smoked where X is zero', () => {
    expect(broken(played, attack('ann', 'tower', 'assassin'))).toEqual(['7.7/cannot-prevails']);
    expect(broken(played, attack('ann', 'rogue', 'assassin'))).toEqual([]);
    const none = afterPlaying(
      state,
      play('ann', 'assassin', { choose: { ...chosen, symbol: symbol('han') } }),
    );
    expect(pile(none, 'ann', 'smoked')).toEqual(['assassin']);
    expect(
      broken(state, play('ann', 'assassin', { choose: { ...chosen, opponent: players('ann') } })),
    ).toEqual(['5.2/choices-and-payments-at-generation']);
  });
});

test('Fire Assassin, who cannot turn to attack Sites, is sent to one by Fox Pass', () => {
  const fox = the('Fox Pass');
  const state = table({
    ann: {
      characters: {
        assassin: {
          card: the('Fire Assassin'),
          chosen: { opponent: players('bob'), symbol: { symbol: 'chi' } },
        },
      },
    },
    bob: {
      edges: { theirs: pool('chi', 'chi') },
      front: { fox, tower: aSite() },
      characters: { rogue: strong(1) },
    },
  });
  const sent = afterPlaying(
    state,
    attack('ann', 'rogue', 'assassin'),
    { do: 'pass', player: 'ann' },
    use('bob', 'fox', 0, { attacker: cards('assassin'), target: cards('tower') }),
    pass,
  );
  expect(sent.attack?.attackers).toEqual([{ id: 'assassin', player: 'ann', target: 'tower' }]);
});

describe('Fox Pass', () => {
  const state = table({
    ann: { characters: { hero: strong(3), second: strong(3) }, front: { mine: aSite() } },
    bob: {
      front: {
        tower: aSite({ body: 9 }),
        pass: { card: the('Fox Pass'), faceDown: true },
        wall: aSite({ body: 9 }),
      },
      back: { shed: { card: aSite(), column: 2 } },
      characters: { rogue: strong(9) },
    },
  });
  const attacking = afterPlaying(state, attack('ann', 'tower', 'hero', 'second'));
  const turning = (target: string, attacker = 'hero') =>
    use('bob', 'pass', 0, { attacker: cards(attacker), target: cards(target) });

  test('turns to change the target of one attacker, revealing itself', () => {
    const turned = afterPlaying(attacking, turning('wall'), pass, decline('ann'), decline('bob'), pass);
    expect(card(turned, 'pass')).toMatchObject({ faceDown: false, turned: true });
    expect([card(turned, 'tower').damage, card(turned, 'wall').damage]).toEqual([3, 3]);
    expect(broken(attacking, turning('rogue'))).toEqual([]);
  });

  test('sends it to a Character or front-row Site that its controller has, once', () => {
    for (const id of ['mine', 'shed', 'second'])
      expect(broken(attacking, turning(id))).toContain('5.2/choices-and-payments-at-generation');
    expect(broken(attacking, turning('wall', 'rogue'))).toContain('5.2/choices-and-payments-at-generation');
    expect(broken(state, turning('wall'))).toContain('5.2/choices-and-payments-at-generation');
    const used = afterPlaying(attacking, turning('wall'), pass);
    expect(broken(used, turning('wall', 'second'))).toEqual(['4.2/turned-card-cannot-turn']);
  });
});

describe('Gnarled Attuner', () => {
  const healing = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'healed' }],
        do: [{ do: 'heal', cards: { chosen: 'healed' }, amount: 'all' }],
      },
    ],
  });
  const state = table({
    ann: { characters: { attuner: the('Gnarled Attuner') }, hand: { strike: bolt(3), doom: smoke } },
    bob: {
      front: { tower: aSite({ body: 20 }) },
      characters: { rogue: strong(12) },
      hand: { heal: healing },
    },
  });
  const fought = afterPlaying(state, ...attacked('ann', 'tower', 'attuner'), decline('bob'), pass);
  const heal = play('bob', 'heal', { choose: { healed: cards('tower') } });

  test('inflicts combat damage that is not removed, though it be gone', () => {
    expect(card(fought, 'tower')).toMatchObject({ damage: 6, lastingDamage: 6 });
    expect(card(afterPlaying(fought, heal, pass), 'tower').damage).toBe(6);
    const gone = afterPlaying(
      fought,
      play('ann', 'doom', { choose: { victim: cards('attuner') } }),
      pass,
      heal,
      pass,
    );
    expect(card(gone, 'tower').damage).toBe(6);
  });

  test('inflicts what stays on a Site that is seized, which has not left play; all else is removed', () => {
    const fields = aFengShuiSite({ body: 7 });
    const zero = afterPlaying(
      table({
        ann: { front: { gate: aSite() }, characters: { brute: strong(5) } },
        bob: { front: { fields: { card: fields, damage: 6, lastingDamage: 4 } } },
      }),
      ...attacked('ann', 'fields', 'brute'),
      decline('bob'),
      pass,
    );
    const seized = afterPlaying(zero, choose('ann', { mode: 'seize' }), {
      ...{ do: 'choose', player: 'ann' },
      value: { position: { column: 1, row: 'front' } },
    });
    expect(card(seized, 'fields')).toMatchObject({ controller: 'ann', damage: 4, lastingDamage: 4 });
  });

  test('leaves other damage to be healed', () => {
    const more = afterPlaying(fought, pay('ann', 'strike', 'tower'), pass);
    expect(card(more, 'tower').damage).toBe(9);
    expect(card(afterPlaying(more, heal, pass), 'tower').damage).toBe(6);
  });
});

describe('Gnarled Marauder', () => {
  const state = table({
    ann: { characters: { marauder: the('Gnarled Marauder') } },
    bob: {
      front: { tower: aSite({ body: 9 }), far: aSite({ body: 9 }) },
      back: { shed: aSite({ body: 9 }) },
      characters: { rogue: strong(9) },
    },
  });
  const damage = (target: string) => {
    const fought = afterPlaying(state, ...attacked('ann', target, 'marauder'), decline('bob'), pass);
    return ['tower', 'shed', 'far', 'rogue'].map((id) => card(fought, id).damage);
  };

  test('damages the back-row Site behind the one it damages as much', () => {
    expect(damage('tower')).toEqual([3, 3, 0, 0]);
  });

  test('damages nothing else where there is none, or where it fights a Character', () => {
    expect(damage('far')).toEqual([0, 0, 3, 0]);
    expect(damage('rogue')).toEqual([0, 0, 0, 3]);
  });

  test('of both at zero the attacking player decides, first of the one in the front row', () => {
    const frail = table({
      ann: { characters: { marauder: the('Gnarled Marauder') } },
      bob: { front: { tower: aSite({ body: 3 }) }, back: { shed: aSite({ body: 2 }) } },
    });
    const fallen = afterPlaying(frail, ...attacked('ann', 'tower', 'marauder'), decline('bob'), pass);
    expect(fallen.question?.about).toBe('what is done with A Site (tower)');
    const smoked = afterPlaying(fallen, choose('ann', { mode: 'smoke' }));
    expect(smoked.question?.about).toBe('what is done with A Site (shed)');
    const seized = afterPlaying(smoked, choose('ann', { mode: 'seize' }));
    expect([pile(seized, 'bob', 'smoked'), card(seized, 'shed').controller]).toEqual([['tower'], 'ann']);
  });
});

describe('Hands Without Shadow', () => {
  const hands = the('Hands Without Shadow');
  const tough = strong(4, { abilities: [{ ability: 'special', special: 'Toughness', amount: 1 }] });
  const state = table({
    ann: {
      front: { gate: aSite() },
      characters: { hero: strong(9) },
      states: { hands: { card: hands, on: 'hero' } },
    },
    bob: { front: { tower: aSite({ body: 20 }) }, characters: { rogue: { card: tough, damage: 1 } } },
  });
  const meeting = afterPlaying(state, ...attacked('ann', 'rogue', 'hero'), decline('bob'), pass);

  test('lets the controller of its subject have it inflict one less than would smoke the other Character', () => {
    expect(meeting.question).toMatchObject({ player: 'ann', from: ['9', '3'] });
    const spared = afterPlaying(meeting, choose('ann', { number: 3 }));
    expect(card(spared, 'rogue').damage).toBe(3);
    const slain = afterPlaying(meeting, choose('ann', { number: 9 }));
    expect(pile(slain, 'bob', 'smoked')).toEqual(['rogue']);
  });

  test('does nothing against a Site, and is controlled with its subject', () => {
    const fought = afterPlaying(state, ...attacked('ann', 'tower', 'hero'), decline('bob'), pass);
    expect(card(fought, 'tower').damage).toBe(9);
    const given = table({
      ann: { hand: { hands }, edges: { pool: pool('chi') } },
      bob: { characters: { rogue: tough } },
    });
    expect(card(afterPlaying(given, play('ann', 'hands', { on: 'rogue' }), pass), 'hands').controller).toBe(
      'bob',
    );
  });
});

describe('Heroic Conversion', () => {
  const conversion = the('Heroic Conversion');
  const state = table({
    ann: {
      front: { gate: aSite({ body: 20 }) },
      states: { conversion: { card: conversion, on: 'rogue' } },
      hand: { doom: smoke },
    },
    bob: { characters: { rogue: strong(3) } },
    cyd: { front: { far: aSite({ body: 20 }) } },
  });
  const turned = { ...state, turn: { ...state.turn, player: 'bob' } };
  const afterAttack = (target: string, second: string, third: string) =>
    afterPlaying(
      turned,
      attack('bob', target, 'rogue'),
      pass,
      decline(third),
      pass,
      decline('bob'),
      decline(third),
      decline(second),
      pass,
    );

  test('takes control, at the end of the turn, of a subject that attacked a card of its controller', () => {
    const over = afterAttack('gate', 'ann', 'cyd');
    expect(card(over, 'rogue').controller).toBe('bob');
    const ended = afterPlaying(over, { do: 'end-turn', player: 'bob' }, pass);
    expect(card(ended, 'rogue')).toMatchObject({ controller: 'ann', turned: false });
    const gone = afterPlaying(
      over,
      play('ann', 'doom', { choose: { victim: cards('conversion') } }),
      pass,
      { do: 'end-turn', player: 'bob' },
      pass,
    );
    expect(card(gone, 'rogue').controller).toBe('ann');
  });

  test('also of one that was sent to a card of its controller while it attacked another', () => {
    const sending = {
      ...turned,
      inPlay: turned.inPlay.map((one) => (one.id === 'gate' ? { ...one, card: the('Fox Pass') } : one)),
    };
    const over = afterPlaying(
      sending,
      attack('bob', 'far', 'rogue'),
      { do: 'pass', player: 'bob' },
      { do: 'pass', player: 'cyd' },
      use('ann', 'gate', 0, { attacker: cards('rogue'), target: cards('gate') }),
      pass,
      pass,
      decline('cyd'),
      pass,
      decline('bob'),
      decline('cyd'),
      decline('ann'),
      pass,
    );
    expect(over.attack).toBeNull();
    const ended = afterPlaying(over, { do: 'end-turn', player: 'bob' }, pass);
    expect(card(ended, 'rogue').controller).toBe('ann');
  });

  test('takes nothing of one that attacked another', () => {
    const ended = afterPlaying(
      turned,
      ...[
        attack('bob', 'far', 'rogue'),
        pass,
        decline('ann'),
        pass,
        decline('ann'),
        decline('bob'),
        decline('cyd'),
        pass,
      ],
      ...[{ do: 'end-turn', player: 'bob' }, pass],
    );
    expect(card(ended, 'rogue').controller).toBe('bob');
  });
});
