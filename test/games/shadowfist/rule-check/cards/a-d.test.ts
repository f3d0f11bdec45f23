import { describe, expect, test } from 'vitest';
import { strong } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  broken,
  card,
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
  pay,
  play,
  players,
  pool,
  the,
  use,
} from './cast.ts';

describe('Amulet of the Turtle', () => {
  const amulet = the('Amulet of the Turtle');
  const state = table({
    ann: {
      characters: { hero: strong(5), friend: strong(5) },
      states: { amulet: { card: amulet, on: 'hero' } },
      edges: { pool: pool('mag', 'mag', 'mag') },
    },
    bob: { front: { tower: aSite() }, hand: { one: bolt(2), two: bolt(2) } },
  });

  test('takes the damage of its subject; with as much as there are {mag} it is smoked, and the excess goes to its subject', () => {
    const struck = afterPlaying(state, pay('bob', 'one', 'hero'), pass);
    expect([card(struck, 'amulet').damage, card(struck, 'hero').damage]).toEqual([2, 0]);
    const again = afterPlaying(struck, pay('bob', 'two', 'hero'), pass);
    expect(pile(again, 'ann', 'smoked')).toEqual(['amulet']);
    expect(card(again, 'hero').damage).toBe(1);
  });

  test('takes no damage of others, and is played on a Character', () => {
    const struck = afterPlaying(state, pay('bob', 'one', 'friend'), pass);
    expect([card(struck, 'amulet').damage, card(struck, 'friend').damage]).toEqual([0, 2]);
    const held = table({
      ann: {
        characters: { hero: strong(5) },
        front: { gate: aSite() },
        hand: { amulet },
        edges: { pool: pool('mag') },
      },
      bob: {},
    });
    expect(broken(held, play('ann', 'amulet', { on: 'hero' }))).toEqual([]);
    expect(broken(held, play('ann', 'amulet', { on: 'gate' }))).toEqual(['4.3.4/legal-subjects']);
  });
});

describe('Amulet of the Turtle in combat', () => {
  const joy = aCharacter({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'survived-combat', card: { title: 'Hero' } },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });
  const fought = (foe: number, ...passes: (typeof pass)[]) => {
    const state = table({
      ann: { characters: { rogue: strong(foe) } },
      bob: {
        characters: { hero: { ...strong(3), title: 'Hero' }, joy },
        states: { amulet: { card: the('Amulet of the Turtle'), on: 'hero' } },
        edges: { pool: pool('mag') },
      },
    });
    return afterPlaying(
      state,
      attack('ann', 'hero', 'rogue'),
      pass,
      decline('ann'),
      decline('bob'),
      ...passes,
    );
  };

  test('the excess comes before the combat ends: who is smoked by it has not survived', {
    meta: { rules: ['shadowfist.yotd/5.2.5/immediate-before-triggered'] },
  }, () => {
    const slain = fought(4, pass);
    expect([pile(slain, 'bob', 'smoked'), slain.scene]).toEqual([['amulet', 'hero'], null]);
    const spared = fought(3, pass, pass);
    expect([pile(spared, 'bob', 'smoked'), player(spared, 'bob').power]).toEqual([['amulet'], 1]);
  });
});

describe('Arcanowave Reinforcer', () => {
  const state = table({
    ann: {
      characters: { hero: strong(2) },
      edges: { reinforcer: the('Arcanowave Reinforcer') },
      hand: { hunt: hunting() },
    },
    bob: { front: { tower: aSite({ body: 9 }) }, characters: { rogue: strong(2), rock: strong(9) } },
  });

  function hunting() {
    const which = { designator: 'Abomination' };
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

  test('adds 1 to the combat damage of the Characters one controls, not to their Fighting', () => {
    const fought = afterPlaying(state, ...attacked('ann', 'tower', 'hero'), decline('bob'), pass);
    expect(card(fought, 'tower').damage).toBe(3);
    expect(fightingOf(state, 'hero')).toBe(2);
    const met = afterPlaying(state, ...attacked('ann', 'rock', 'hero'), decline('bob'), pass);
    expect(card(met, 'rock').damage).toBe(3);
    expect(pile(met, 'ann', 'smoked')).toEqual(['hero']);
  });

  test('makes them Abominations, and no one else', () => {
    const found = (id: string) => broken(state, play('ann', 'hunt', { choose: { found: cards(id) } }));
    expect(found('hero')).toEqual([]);
    expect(found('rogue')).toEqual(['5.2/choices-and-payments-at-generation']);
  });
});

describe('Avenging Thunder', () => {
  const state = table({
    ann: {
      front: { grove: aFengShuiSite({ body: 3 }) },
      back: {},
      characters: {},
      edges: { pool: pool('mon') },
      hand: { thunder: the('Avenging Thunder') },
    },
    bob: {
      front: { tower: aFengShuiSite() },
      characters: { hero: strong(4, { cost: 3 }), bystander: strong(2, { cost: 5 }) },
    },
    cyd: {},
  });
  const turned = { ...state, turn: { ...state.turn, player: 'bob' } };
  const fallen = afterPlaying(
    turned,
    attack('bob', 'grove', 'hero'),
    pass,
    decline('cyd'),
    pass,
    decline('bob'),
    decline('cyd'),
    decline('ann'),
    pass,
  );
  const thunder = (who = 'hero') => play('ann', 'thunder', { choose: { character: cards(who) } });

  test('toasts a Character that damaged the Site which an opponent takes, and gains its cost', () => {
    for (const fate of ['seize', 'burn-for-victory']) {
      const placed = fate === 'seize' ? [choose('bob', { position: { column: 1, row: 'front' } })] : [];
      const taken = afterPlaying(fallen, choose('bob', { mode: fate }), ...placed);
      expect(broken(taken, thunder())).toEqual([]);
      const answered = afterPlaying(taken, thunder(), pass);
      expect(pile(answered, 'bob', 'toasted')).toContain('hero');
      expect(player(answered, 'ann')).toMatchObject({ power: 3, oneShots: ['Avenging Thunder'] });
    }
  });

  test('answers nothing else, and reaches no other Character', () => {
    const burned = afterPlaying(fallen, choose('bob', { mode: 'burn-for-victory' }));
    expect(broken(burned, thunder('bystander'))).toEqual(['5.2/choices-and-payments-at-generation']);
    for (const fate of ['smoke', 'burn-for-power']) {
      expect(broken(afterPlaying(fallen, choose('bob', { mode: fate })), thunder())).toContain(
        '5.2/stated-response-in-the-same-scene',
      );
    }
  });
});

describe('Booby Trap', () => {
  const trap = the('Booby Trap');
  const state = table({
    ann: {
      power: 1,
      front: { gate: aSite({ body: 9 }), hut: aSite({ body: 9 }) },
      characters: { guard: strong(5), elsewhere: { card: strong(5), column: 1 } },
      edges: { pool: pool('dra') },
      hand: { trap },
    },
    bob: { front: { tower: aSite() }, characters: { hero: strong(5), idle: strong(5) } },
  });
  const turned = { ...state, turn: { ...state.turn, player: 'bob' } };

  test('damages the attacked Site and all Characters at its location', () => {
    const sprung = afterPlaying(
      turned,
      attack('bob', 'gate', 'hero'),
      play('ann', 'trap', { choose: { site: cards('gate') } }),
      pass,
    );
    expect(sprung).toEqual(afterPlaying(turned, attack('bob', 'gate', 'hero'), play('ann', 'trap'), pass));
    const damage = Object.fromEntries(sprung.inPlay.map((one) => [one.id, one.damage]));
    expect(damage).toMatchObject({ gate: 3, guard: 3, hero: 3, hut: 0, elsewhere: 0, idle: 0, tower: 0 });
  });

  test('is played only while a Site one controls is attacked', () => {
    const trapping = play('ann', 'trap', { choose: { site: cards('gate') } });
    expect(broken(turned, trapping)).toContain('5.2.1/voluntary-within-rules-and-text');
    expect(broken(turned, play('ann', 'trap'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const onCharacter = afterPlaying(turned, attack('bob', 'guard', 'hero'));
    expect(broken(onCharacter, trapping)).toContain('5.2.1/voluntary-within-rules-and-text');
    const onGate = afterPlaying(turned, attack('bob', 'gate', 'hero'));
    expect(broken(onGate, trapping)).toEqual([]);
    expect(broken(onGate, play('ann', 'trap', { choose: { site: cards('hut') } }))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
  });
});

describe('Chi Sucker', () => {
  const state = table({
    ann: { front: { gate: aSite() }, characters: { sucker: the('Chi Sucker') } },
    bob: {
      front: {
        tower: aSite({ body: 20 }),
        hidden: { card: aFengShuiSite({ power: 0 }), faceDown: true },
        barren: aSite({ power: 0 }),
      },
    },
    cyd: { front: { far: aSite() } },
  });

  test('counts them when that resolves, where its target has been changed meanwhile', () => {
    const fox = {
      ...state,
      inPlay: state.inPlay.map((one) => (one.id === 'far' ? { ...one, card: the('Fox Pass') } : one)),
    };
    const turned = afterPlaying(
      fox,
      attack('ann', 'tower', 'sucker'),
      { do: 'pass', player: 'ann' },
      { do: 'pass', player: 'bob' },
      use('cyd', 'far', 0, { attacker: cards('sucker'), target: cards('far') }),
      pass,
    );
    expect(turned.attack?.targets).toEqual(['far']);
    expect(fightingOf(turned, 'sucker')).toBe(2);
  });

  test('gains Fighting for each Power-generating Site of the controller of its target, until the end of the attack', () => {
    const turned = afterPlaying(state, attack('ann', 'tower', 'sucker'), pass);
    expect(fightingOf(turned, 'sucker')).toBe(3);
    const over = afterPlaying(
      turned,
      decline('cyd'),
      pass,
      decline('cyd'),
      decline('ann'),
      decline('bob'),
      pass,
      pass,
    );
    expect(over.attack).toBeNull();
    expect(card(over, 'tower').damage).toBe(3);
    expect(fightingOf(over, 'sucker')).toBe(1);
  });

  test('counts no Sites of others, and gains nothing without an attack', () => {
    expect(fightingOf(state, 'sucker')).toBe(1);
    expect(fightingOf(afterPlaying(state, attack('ann', 'far', 'sucker'), pass), 'sucker')).toBe(2);
  });
});

describe('Covert Operation', () => {
  const state = table({
    ann: { edges: { pool: pool('asc') }, hand: { spy: the('Covert Operation') } },
    bob: { hand: { secret: bolt(1), other: bolt(2) } },
  });
  const spying = play('ann', 'spy', { choose: { opponent: players('bob') } });

  test('shows the hand of an opponent, and may have him or her discard a card of it', () => {
    const looking = afterPlaying(state, spying, pass);
    expect(looking.question).toMatchObject({ player: 'ann', kind: 'mode' });
    const forced = afterPlaying(looking, choose('ann', { mode: 'yes' }), choose('ann', cards('secret')));
    expect(pile(forced, 'bob', 'toasted')).toEqual(['secret']);
    expect(pile(forced, 'bob', 'hand')).toEqual(['other']);
    const spared = afterPlaying(looking, choose('ann', { mode: 'no' }));
    expect(pile(spared, 'bob', 'hand')).toEqual(['secret', 'other']);
  });

  test('names the card in a hand that nobody had seen', () => {
    const unseen = table({
      ann: { edges: { pool: pool('asc') }, hand: { spy: the('Covert Operation') } },
      bob: { hand: 3 },
    });
    const secret = bolt(1);
    const forced = afterPlaying(
      unseen,
      spying,
      pass,
      choose('ann', { mode: 'yes' }),
      choose('ann', { known: [{ id: 'secret', card: secret }] }),
    );
    expect(pile(forced, 'bob', 'toasted')).toEqual(['secret']);
    expect(player(forced, 'bob').hand).toEqual({ cards: [], unknown: 2 });
  });

  test('targets opponents, and reaches only the hand of that one', () => {
    expect(broken(state, play('ann', 'spy', { choose: { opponent: players('ann') } }))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    const three = table({
      ann: { edges: { pool: pool('asc') }, hand: { spy: the('Covert Operation') } },
      bob: { hand: { secret: bolt(1) } },
      cyd: { hand: { mine: bolt(1) } },
    });
    const asked = afterPlaying(three, spying, pass, choose('ann', { mode: 'yes' }));
    expect(pile(asked, 'bob', 'hand')).toEqual([]);
    expect(pile(asked, 'cyd', 'hand')).toEqual(['mine']);
  });
});

describe('Dance of the Centipede', () => {
  const dance = the('Dance of the Centipede');
  const turner = aCharacter({
    title: 'Turner',
    fighting: 3,
    abilities: [
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'gain-power', players: 'you', amount: 3 }],
      },
      { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });
  const state = table({
    ann: { power: 1, edges: { pool: pool('lot') }, hand: { dance } },
    bob: { characters: { turner, other: turner } },
  });
  const dancing = play('ann', 'dance', { choose: { card: cards('turner') } });

  test('turns the card and cancels what it has generated', () => {
    const answered = afterPlaying(state, use('bob', 'turner', 1), dancing, pass);
    expect(card(answered, 'turner').turned).toBe(true);
    expect(player(answered, 'bob').power).toBe(0);
  });

  test('keeps that card from being turned in response, not others, nor what needs no turning', () => {
    const danced = afterPlaying(state, dancing);
    expect(broken(danced, use('bob', 'turner', 0))).toEqual(['10.2/play-in-response']);
    expect(broken(danced, use('bob', 'other', 0))).toEqual([]);
    expect(broken(danced, use('bob', 'turner', 1))).toEqual([]);
    expect(player(afterPlaying(danced, use('bob', 'other', 0), pass), 'bob').power).toBe(3);
    expect(player(afterPlaying(danced, use('bob', 'turner', 1), pass), 'bob').power).toBe(1);
  });
});

describe('Dangerous Experiment', () => {
  const experiment = the('Dangerous Experiment');
  const state = table({
    ann: {
      characters: { hero: strong(2) },
      edges: { pool: pool('arc', 'arc', 'arc', 'arc') },
      hand: { first: experiment, second: experiment },
      smoked: { gone: strong(1) },
      burnedForVictory: { shrine: aFengShuiSite() },
    },
    bob: { characters: { rogue: strong(2) } },
    cyd: { smoked: { theirs: strong(1) } },
  });
  const tried = afterPlaying(state, play('ann', 'first'), pass);

  test('gains 5 Power, and the opponent to the left may toast a card in play or of either pile', () => {
    expect(player(tried, 'ann').power).toBe(5);
    expect(pile(tried, 'ann', 'toasted')).toEqual(['first']);
    const asked = afterPlaying(tried, choose('bob', { mode: 'yes' }));
    expect(asked.question).toMatchObject({ player: 'bob', from: ['hero', 'pool', 'gone', 'shrine'] });
    for (const id of ['hero', 'gone', 'shrine']) {
      expect(pile(afterPlaying(asked, choose('bob', cards(id))), 'ann', 'toasted')).toEqual([id, 'first']);
    }
    expect(afterPlaying(tried, choose('bob', { mode: 'no' })).inPlay).toHaveLength(3);
  });

  test('is played once a turn', () => {
    const once = afterPlaying(tried, choose('bob', { mode: 'no' }));
    expect(broken(once, play('ann', 'second'))).toEqual(['10.1.1/limited-event-once-a-turn']);
  });
});
