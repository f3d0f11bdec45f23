import { describe, expect, test } from 'vitest';
import { attack, decline, intercept } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  events,
  listed,
  open,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const come = (who: string, id: string, more: object = {}) => ({
  do: 'change-location',
  player: who,
  card: id,
  to: 'attack',
  ...more,
});
const playing = (who: string, id: string, victim?: string) => ({
  ...{ do: 'play', player: who, card: id },
  ...(victim === undefined ? {} : { choose: { victim: { cards: [victim] } } }),
});
const happened = (told: readonly unknown[], name: string) =>
  told.filter((event) => (event as { event: string }).event === name);

const windfall = anEvent({
  abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
});
const granting = (special: 'Superleap' | 'Stealth') =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'victim' }],
        do: [{ do: 'modify', cards: { chosen: 'victim' }, by: [{ special }], until: 'end-of-turn' }],
      },
    ],
  });
const lure = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
      do: [
        {
          do: 'change-attack-target',
          attackers: { each: { attacking: true, controller: 'every-opponent' }, in: 'play' },
          to: { chosen: 'victim' },
        },
      ],
    },
  ],
});
const hero = aCharacter({ title: 'Hero', fighting: 3 });
const guard = aCharacter({ title: 'Guard', fighting: 1 });
const turned = { card: guard, turned: true };

/** Bob is attacked at his second location; eve sits at his left. */
const given = table({
  ann: {
    front: { gate: aSite() },
    characters: { hero, squire: guard },
    hand: { leap: granting('Superleap'), luck: windfall },
  },
  bob: {
    front: { wall: aSite(), tower: aSite(), keep: aSite(), mill: aSite() },
    characters: {
      here: { ...turned, column: 1 },
      beside: { card: guard, column: 0 },
      spent: { ...turned, column: 0 },
      far: { card: guard, column: 3 },
    },
    hand: { lure },
  },
  eve: { front: { hut: aSite() }, characters: { friend: guard, weary: turned }, hand: { lucky: windfall } },
});
const attacked = afterPlaying(given, attack('tower', 'hero', 'squire'), pass, decline('eve'), pass);
const bobs = afterPlaying(attacked, decline('eve'), decline('ann'));

describe('who intercepts, and when (6.3, 3.3.3)', () => {
  test('[3.3.3/order-of-interception, 3.3.3/intercept-or-decline, 6.3/option-passes-clockwise] the option begins at the defending player’s left and goes clockwise', () => {
    expect(attacked.attack).toMatchObject({ step: 'intercepting', toIntercept: ['eve', 'ann', 'bob'] });
    expect(broken(attacked, intercept('bob', { hero: ['here'] }))).toEqual(['3.3.3/order-of-interception']);
    expect(broken(attacked, decline('bob'))).toEqual(['3.3.3/one-chance-to-intercept']);
    expect(afterPlaying(attacked, decline('eve')).attack?.toIntercept).toEqual(['ann', 'bob']);
    expect(broken(bobs, intercept('bob', {}))).toEqual(['3.3.3/intercept-or-decline']);
    expect(broken(bobs, intercept('bob', { hero: ['here'] }))).toEqual([]);
  });

  test('[3.3.3/one-chance-to-intercept] who declined does not intercept later', () => {
    const eves = afterPlaying(attacked, come('eve', 'friend'), pass);
    expect(broken(eves, intercept('eve', { hero: ['friend'] }))).toEqual([]);
    expect(broken(afterPlaying(eves, decline('eve')), intercept('eve', { hero: ['friend'] }))).toEqual([
      '3.3.3/order-of-interception',
      '3.3.3/interceptors-at-target-location',
    ]);
  });

  test('[3.3.3/one-players-interception-at-a-time, 6.3/combat-after-each-players-declaration, 6.3/scenes-after-an-interception, 3.3.3/scenes-before-next-interception] one player’s interception is fought out before the next chooses, and scenes may be generated after it', () => {
    const declared = afterPlaying(
      attacked,
      come('eve', 'friend'),
      pass,
      intercept('eve', { hero: ['friend'] }),
    );
    expect(broken(declared, intercept('bob', { squire: ['here'] }))).toEqual([
      '3.3.3/order-of-interception',
      '5.3/declaration-opens-a-scene',
    ]);
    const fought = afterPlaying(declared, pass, pass);
    expect(pile(fought, 'eve', 'smoked')).toEqual(['friend']);
    expect(fought.attack).toMatchObject({ step: 'intercepting', toIntercept: ['ann', 'bob'] });
    const scene = afterPlaying(fought, playing('eve', 'lucky'), pass);
    expect(player(scene, 'eve').power).toBe(1);
    const later = afterPlaying(scene, playing('ann', 'luck'));
    expect(broken(later, intercept('ann', { squire: ['hero'] }))).toContain('5.3/declaration-opens-a-scene');
    expect(afterPlaying(scene, decline('ann')).attack?.toIntercept).toEqual(['bob']);
  });

  test('[6.3/single-wave, 6.3/all-attackers-open-to-interception, 3.3.3/assigning-interceptors, 6.3/interceptors-assigned-freely] any attacker may be intercepted, by whom their player likes', () => {
    expect(broken(bobs, intercept('bob', { squire: ['here'] }))).toEqual([]);
    expect(broken(bobs, intercept('bob', { hero: ['here'] }))).toEqual([]);
    expect(broken(bobs, intercept('bob', { friend: ['here'] }))).toEqual([
      '6.3/all-attackers-open-to-interception',
    ]);
  });

  test('[3.3.3/no-intercepting-own-attackers] nobody intercepts attackers they control', () => {
    const table2 = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() } },
      eve: { characters: { friend: guard, foe: guard } },
    });
    const joined = afterPlaying(
      table2,
      attack('tower', 'hero'),
      pass,
      { do: 'join', player: 'eve', attackers: ['friend'] },
      pass,
      pass,
      come('eve', 'foe'),
      pass,
    );
    expect(broken(joined, intercept('eve', { friend: ['foe'] }))).toEqual([
      '3.3.3/no-intercepting-own-attackers',
    ]);
    expect(broken(joined, intercept('eve', { hero: ['foe'] }))).toEqual([]);
  });
});

describe('coming to the attack (6.3, 3.3.3)', () => {
  test('[3.3.3/interceptors-at-target-location, 6.3/interceptors-at-the-targets-location, 3.3.3/turned-characters-intercept-in-place, 6.3/turned-characters-intercept-at-own-location] at the target’s location any Character may intercept, turned or not; elsewhere none', () => {
    expect(broken(bobs, intercept('bob', { hero: ['here'] }))).toEqual([]);
    expect(broken(bobs, intercept('bob', { hero: ['beside'] }))).toEqual([
      '3.3.3/interceptors-at-target-location',
    ]);
    expect(broken(bobs, intercept('bob', { hero: ['tower'] }))).toEqual([
      '6.3/turned-characters-intercept-at-own-location',
      '6.3/no-interception-of-an-attack-on-itself',
    ]);
    expect(broken(bobs, intercept('bob', { hero: ['nobody'] }))).toEqual([
      '6.3/interceptors-at-the-targets-location',
    ]);
  });

  test('[3.3.3/two-steps-of-interception, 6.3/others-change-location-first, 6.3/declare-after-moving, 3.3.3/unturned-characters-turn-to-come] others turn to change location first, and are declared then', () => {
    const moved = afterPlaying(bobs, come('bob', 'beside'), pass);
    expect(card(moved, 'beside')).toMatchObject({ turned: true, column: 1 });
    expect(broken(moved, intercept('bob', { hero: ['beside'] }))).toEqual([]);
    expect(broken(bobs, come('bob', 'spent'))).toEqual(['4.2/turned-card-cannot-turn']);
    expect(broken(bobs, come('eve', 'friend'))).toEqual(['6.3/others-change-location-first']);
    expect(broken(bobs, come('bob', 'here'))).toEqual([
      '4.2/turned-card-cannot-turn',
      '4.7/not-to-the-same-location',
    ]);
  });

  test('[6.3/others-change-location-first] or come by Mobility, turned or not', () => {
    const quick = aCharacter({ abilities: [{ ability: 'special', special: 'Mobility' }] });
    const nimble = table({
      ann: { characters: { hero } },
      bob: {
        front: { tower: aSite(), keep: aSite() },
        characters: { quick: { card: quick, turned: true, column: 1 }, slow: { ...turned, column: 1 } },
      },
    });
    const due = afterPlaying(nimble, attack('tower', 'hero'), pass, decline('ann'));
    expect(broken(due, come('bob', 'slow', { mobility: true }))).toEqual([
      '10.1.2/mobility-moves-without-turning',
    ]);
    const moved = afterPlaying(due, come('bob', 'quick', { mobility: true }), pass);
    expect(broken(moved, intercept('bob', { hero: ['quick'] }))).toEqual([]);
  });

  test('[3.3.3/own-location-interception-moves] within one’s own structure one column only', () => {
    expect(broken(bobs, come('bob', 'far'))).toEqual(['3.3.3/own-location-interception-moves']);
    expect(broken(bobs, come('bob', 'beside'))).toEqual([]);
  });

  test('[3.3.3/opponents-location-interception-moves] to an opponent’s location from anywhere, but only to intercept', () => {
    const moved = afterPlaying(attacked, come('eve', 'friend'), pass);
    expect(card(moved, 'friend')).toMatchObject({ turned: true, away: { player: 'bob', column: 1 } });
    expect(broken(attacked, come('eve', 'weary'))).toEqual(['4.2/turned-card-cannot-turn']);
    expect(broken(given, come('eve', 'friend'))).toEqual(['4.7/no-moving-to-opponents-locations']);
  });

  test('[3.3.3/opponents-location-interception-moves, 3.3.2/characters-without-location] also to a Character that has no location', () => {
    const homeless = table({
      ann: { characters: { hero } },
      bob: { characters: { rogue: guard, mate: guard } },
      eve: { front: { hut: aSite() }, characters: { friend: guard } },
    });
    const due = afterPlaying(homeless, attack('rogue', 'hero'), pass, decline('eve'), pass);
    const moved = afterPlaying(due, come('eve', 'friend'), pass);
    expect(card(moved, 'friend').away).toEqual({ player: 'bob', column: null });
    expect(broken(moved, intercept('eve', { hero: ['friend'] }))).toEqual([]);
  });

  test('[6.3/each-move-is-a-separate-effect, 6.3/moves-in-one-scene-or-several, 6.3/moves-may-be-answered, 4.7/intercepting-move-is-changing-location] each move is an effect of its own, in one scene or several, which anybody may answer', () => {
    const two = table({
      ann: { characters: { hero }, hand: { luck: windfall } },
      bob: {
        front: { tower: aSite(), keep: aSite() },
        characters: { one: { card: guard, column: 1 }, other: { card: guard, column: 1 } },
      },
    });
    const due = afterPlaying(two, attack('tower', 'hero'), pass, decline('ann'));
    const first = afterPlaying(due, come('bob', 'one'));
    expect(broken(first, come('bob', 'other'))).toEqual(['5.4/opportunity-after-each-action']);
    expect(broken(first, playing('ann', 'luck'))).toEqual([]);
    const stacked = afterPlaying(first, { do: 'pass', player: 'ann' }, come('bob', 'other'));
    expect(stacked.scene?.items.map(({ kind, frame }) => [kind, frame.source])).toEqual([
      ['change-location', 'one'],
      ['change-location', 'other'],
    ]);
    expect(happened(events(stacked, pass), 'location-changed')).toEqual([
      { event: 'location-changed', card: 'other', player: 'bob' },
      { event: 'location-changed', card: 'one', player: 'bob' },
    ]);
    const apart = afterPlaying(due, come('bob', 'one'), pass, come('bob', 'other'), pass);
    expect(broken(apart, intercept('bob', { hero: ['one', 'other'] }))).toEqual([]);
  });
});

describe('coming, and then declining (6.3)', () => {
  test('[3.3.3/interceptors-return] who came to an opponent’s location and is not declared goes back', () => {
    const moved = afterPlaying(attacked, come('eve', 'friend'), pass);
    const declined = afterPlaying(moved, decline('eve'));
    expect(card(declined, 'friend')).toMatchObject({ turned: true, column: 0 });
    expect(card(declined, 'friend').away).toBeUndefined();
  });
});

describe('declaring interceptors (6.3, 3.3.3)', () => {
  const bothHere = afterPlaying(bobs, come('bob', 'beside'), pass);

  test('[3.3.3/chain-of-interceptors, 6.3/several-interceptors-form-a-chain, 6.3/chain-order-is-set-when-declared] several interceptors of one attacker are a chain, in the order their player gives', () => {
    const chained = afterPlaying(bothHere, intercept('bob', { hero: ['beside', 'here'] }));
    expect(chained.attack?.chains).toEqual([{ attacker: 'hero', interceptors: ['beside', 'here'] }]);
    const first = afterPlaying(chained, pass, pass);
    expect(pile(first, 'bob', 'smoked')).toEqual(['beside']);
    expect(broken(bothHere, intercept('bob', { hero: ['beside', 'beside'] }))).toEqual([
      '6.3/one-attacker-per-interceptor',
    ]);
  });

  test('[6.3/interceptions-declared-simultaneously] all that a player declares is one declaration', () => {
    const told = events(bothHere, intercept('bob', { hero: ['beside'], squire: ['here'] }));
    expect(happened(told, 'interception-declared')).toEqual([
      { event: 'interception-declared', card: 'beside', target: 'hero', player: 'bob', by: 'bob' },
      { event: 'interception-declared', card: 'here', target: 'squire', player: 'bob', by: 'bob' },
    ]);
    const declared = afterPlaying(bothHere, intercept('bob', { hero: ['beside'] }));
    expect(broken(declared, intercept('bob', { squire: ['here'] }))).toEqual([
      '3.3.3/order-of-interception',
      '5.3/declaration-opens-a-scene',
    ]);
  });

  test('[6.3/all-attackers-open-to-interception] an attacker may be left alone, named or not', () => {
    const both = afterPlaying(
      table({
        ann: { characters: { hero, squire: guard } },
        bob: { front: { tower: aSite() }, characters: { rogue: guard } },
      }),
      attack('tower', 'hero', 'squire'),
      pass,
      decline('ann'),
    );
    const declared = afterPlaying(both, intercept('bob', { hero: ['rogue'], squire: [] }));
    expect(declared.attack?.chains).toEqual([{ attacker: 'hero', interceptors: ['rogue'] }]);
    expect(broken(both, intercept('bob', { hero: [], squire: [] }))).toEqual(['3.3.3/intercept-or-decline']);
  });

  test('[6.3/all-attackers-open-to-interception] only attackers are intercepted, and of others nothing else is looked at', () => {
    const one = afterPlaying(
      table({
        ann: { characters: { hero, squire: guard } },
        bob: { front: { tower: aSite() }, characters: { rogue: guard, mate: guard } },
      }),
      attack('tower', 'hero'),
      pass,
      decline('ann'),
    );
    for (const who of ['squire', 'mate'])
      expect(broken(one, intercept('bob', { [who]: ['rogue'] }))).toEqual([
        '6.3/all-attackers-open-to-interception',
      ]);
  });

  test('[3.3.3/one-attacker-an-interceptor, 6.3/one-attacker-per-interceptor] nobody intercepts two attackers', () => {
    expect(broken(bothHere, intercept('bob', { hero: ['here'], squire: ['here'] }))).toEqual([
      '6.3/one-attacker-per-interceptor',
    ]);
    expect(broken(bothHere, intercept('bob', { hero: ['here'], squire: ['beside'] }))).toEqual([]);
  });

  test('[6.3/no-interception-of-an-attack-on-itself, 6.3/not-against-its-own-attacker] a Character does not intercept an attack on itself', () => {
    const due = afterPlaying(
      table({ ann: { characters: { hero } }, bob: { characters: { rogue: guard, mate: guard } } }),
      attack('rogue', 'hero'),
      pass,
      decline('ann'),
    );
    expect(broken(due, intercept('bob', { hero: ['rogue'] }))).toEqual([
      '6.3/no-interception-of-an-attack-on-itself',
    ]);
    expect(broken(due, intercept('bob', { hero: ['mate'] }))).toEqual([]);
  });

  test('[6.3/interceptors-cannot-change-location] an interceptor stays until combat is complete', () => {
    const quick = aCharacter({ fighting: 9, abilities: [{ ability: 'special', special: 'Mobility' }] });
    const nimble = table({
      ann: { characters: { hero, squire: guard } },
      bob: { front: { tower: aSite(), keep: aSite() }, characters: { quick } },
    });
    const flee = { do: 'change-location', player: 'bob', card: 'quick', to: 'right', mobility: true };
    const due = afterPlaying(nimble, attack('tower', 'hero', 'squire'), pass, decline('ann'));
    expect(broken(due, flee)).toEqual([]);
    const declared = afterPlaying(due, intercept('bob', { hero: ['quick'] }), pass);
    expect(broken(declared, flee)).toEqual(['6.3/interceptors-cannot-change-location']);
    const fought = afterPlaying(declared, pass);
    expect(fought.attack?.step).toBe('prior-to-target');
    expect(broken(fought, flee)).toEqual([]);
  });
});

describe('ceasing to intercept (6.3)', () => {
  test('[6.3/interceptors-cease-when-the-target-moves, 6.3/ceasing-interceptor-otherwise-stays] when the target moves, interceptors at its old location cease at once, and stay if it is their own', () => {
    const quick = aCharacter({ title: 'Quick', abilities: [{ ability: 'special', special: 'Mobility' }] });
    const due = afterPlaying(
      table({
        ann: { characters: { hero } },
        bob: { front: { tower: aSite(), keep: aSite() }, characters: { quick, mate: guard } },
      }),
      attack('quick', 'hero'),
      pass,
      decline('ann'),
      intercept('bob', { hero: ['mate'] }),
      { do: 'pass', player: 'ann' },
      { do: 'change-location', player: 'bob', card: 'quick', to: 'right', mobility: true },
    );
    expect(happened(events(due, pass), 'ceased-intercepting')).toEqual([
      { event: 'ceased-intercepting', card: 'mate' },
    ]);
    const moved = afterPlaying(due, pass);
    expect(moved.attack?.chains.flatMap(({ interceptors }) => interceptors)).toEqual([]);
    expect(card(moved, 'mate').column).toBe(0);
    expect(moved.attack?.attackers.map(({ id }) => id)).toEqual(['hero']);
  });

  test('[6.3/ceasing-interceptor-leaves-opponents-location, 6.3/returning-is-no-change-of-location, 6.3/returning-does-not-unturn, 4.7/returning-is-not-changing-location, 3.3.3/interceptors-return] from an opponent’s location it goes back, turned, which is no change of location', () => {
    const tough = aCharacter({ fighting: 9 });
    const abroad = table({
      ann: { characters: { hero, squire: guard } },
      bob: { front: { tower: aSite() } },
      eve: { front: { hut: aSite(), shed: aSite() }, characters: { friend: { card: tough, column: 1 } } },
    });
    const declared = afterPlaying(
      abroad,
      attack('tower', 'hero', 'squire'),
      pass,
      decline('eve'),
      pass,
      come('eve', 'friend'),
      pass,
      intercept('eve', { hero: ['friend'] }),
      pass,
    );
    expect(card(declared, 'friend').away).toEqual({ player: 'bob', column: 0 });
    const told = events(declared, pass);
    expect(happened(told, 'ceased-intercepting')).toEqual([{ event: 'ceased-intercepting', card: 'friend' }]);
    expect(happened(told, 'location-changed')).toEqual([]);
    const fought = afterPlaying(declared, pass);
    expect(card(fought, 'friend')).toMatchObject({ turned: true, column: 1 });
    expect(card(fought, 'friend').away).toBeUndefined();
  });

  test('[6.3/attacker-gains-evasion] an attacker that gains an evasion is rid of those it evades', () => {
    const declared = afterPlaying(bobs, come('bob', 'beside'), pass, intercept('bob', { hero: ['here'] }));
    const leapt = afterPlaying(declared, playing('ann', 'leap', 'hero'), pass);
    expect(leapt.attack?.chains.flatMap(({ interceptors }) => interceptors)).toEqual([]);
    expect(card(leapt, 'here').column).toBe(1);
    const through = afterPlaying(leapt, pass, pass);
    expect(card(through, 'tower').damage).toBeGreaterThanOrEqual(3);
  });

  test('[6.3/interceptor-that-becomes-the-target] an interceptor that becomes the target of its attacker ceases', () => {
    const declared = afterPlaying(bobs, intercept('bob', { hero: ['here'] }));
    const others = ['eve', 'ann'].map((who) => ({ do: 'pass', player: who }));
    const lured = afterPlaying(declared, ...others, playing('bob', 'lure', 'here'), pass);
    expect(lured.attack?.attackers.map(({ target }) => target)).toEqual(['here', 'here']);
    expect(lured.attack?.chains.flatMap(({ interceptors }) => interceptors)).toEqual([]);
  });

  test('[3.3.3/locations-slide-left, 6.3/interceptors-at-the-targets-location] who came to intercept slides along with the location', () => {
    const doom = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
          do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
        },
      ],
    });
    const abroad = table({
      ann: { characters: { hero }, hand: { doom } },
      bob: { front: { wall: aSite(), tower: aSite() } },
      eve: { front: { hut: aSite() }, characters: { friend: guard } },
    });
    const slid = afterPlaying(
      abroad,
      attack('tower', 'hero'),
      pass,
      decline('eve'),
      pass,
      come('eve', 'friend'),
      pass,
      playing('ann', 'doom', 'wall'),
      pass,
    );
    expect(card(slid, 'tower').column).toBe(0);
    expect(card(slid, 'friend').away).toEqual({ player: 'bob', column: 0 });
    expect(broken(slid, intercept('eve', { hero: ['friend'] }))).toEqual([]);
  });
});

describe('an attack on several targets (6.3)', () => {
  const banner = anEdge({
    abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ flag: 'several-targets' }] }],
  });
  const several = table({
    ann: { characters: { hero, squire: guard }, edges: { banner } },
    bob: {
      front: { tower: aSite(), keep: aSite() },
      characters: { rogue: guard, mate: { card: guard, column: 1 } },
    },
    eve: { front: { hut: aSite() }, characters: { friend: guard, other: guard } },
  });
  const due = afterPlaying(
    several,
    { ...attack('rogue', 'hero', 'squire'), targets: { squire: 'keep' } },
    pass,
    decline('eve'),
    pass,
  );

  test('[6.3/any-attacker-of-several-targets, 6.3/several-targets-declared-together] one may come to any of the targets, and declares all interceptions together', () => {
    const moved = afterPlaying(
      due,
      come('eve', 'friend', { target: 'rogue' }),
      pass,
      come('eve', 'other', { target: 'keep' }),
      pass,
    );
    expect(card(moved, 'friend').away).toEqual({ player: 'bob', column: 0 });
    expect(card(moved, 'other').away).toEqual({ player: 'bob', column: 1 });
    expect(broken(moved, intercept('eve', { hero: ['other'] }))).toEqual([
      '3.3.3/interceptors-at-target-location',
    ]);
    const declared = afterPlaying(moved, intercept('eve', { hero: ['friend'], squire: ['other'] }));
    expect(declared.attack?.chains).toHaveLength(2);
    expect(broken(declared, intercept('eve', { squire: ['other'] }))).toEqual([
      '3.3.3/order-of-interception',
      '5.3/declaration-opens-a-scene',
    ]);
    expect(broken(due, come('eve', 'friend', { target: 'tower' }))).toEqual([
      '6.3/others-change-location-first',
    ]);
  });

  test('[6.3/any-attacker-of-several-targets] to which of the targets it goes must be said, unless all are at one location', () => {
    expect(open(due, come('eve', 'friend'))).toEqual(['/target']);
    const bobs = afterPlaying(due, decline('eve'), decline('ann'));
    expect(open(bobs, come('bob', 'rogue'))).toEqual(['/target']);
    expect(broken(bobs, come('bob', 'rogue', { target: 'rogue' }))).toEqual(['4.7/not-to-the-same-location']);
    const coming = (state: unknown) =>
      listed(state, 'eve').filter((one) => JSON.stringify(one).includes('"friend"'));
    expect(coming(due)).toEqual([
      come('eve', 'friend', { target: 'rogue' }),
      come('eve', 'friend', { target: 'keep' }),
    ]);
    const atOne = afterPlaying(
      several,
      { ...attack('rogue', 'hero', 'squire'), targets: { squire: 'tower' } },
      pass,
      decline('eve'),
      pass,
    );
    expect(coming(atOne)).toEqual([
      come('eve', 'friend'),
      come('eve', 'friend', { target: 'rogue' }),
      come('eve', 'friend', { target: 'tower' }),
    ]);
  });

  test('[6.3/target-may-intercept-other-attackers, 6.3/not-against-its-own-attacker] a target intercepts those who attack another, not its own attacker', () => {
    const bobsTurn = afterPlaying(
      due,
      decline('eve'),
      decline('ann'),
      come('bob', 'rogue', { target: 'keep' }),
      pass,
    );
    expect(card(bobsTurn, 'rogue').column).toBe(1);
    expect(broken(bobsTurn, intercept('bob', { squire: ['rogue'] }))).toEqual([]);
    expect(broken(bobsTurn, intercept('bob', { hero: ['rogue'] }))).toEqual([
      '6.3/no-interception-of-an-attack-on-itself',
    ]);
  });

  test('[6.3/order-with-targets-added-later] targets that are added later do not change where interception begins', () => {
    const luring = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
          do: [
            {
              do: 'change-attack-target',
              attackers: { each: { title: 'Guard', attacking: true }, in: 'play' },
              to: { chosen: 'victim' },
            },
          ],
        },
      ],
    });
    const before = {
      ...several,
      players: several.players.map((one) =>
        one.id === 'bob' ? { ...one, hand: [{ id: 'lure', card: luring }] } : one,
      ),
    };
    const changed = afterPlaying(
      before,
      attack('tower', 'hero', 'squire'),
      playing('bob', 'lure', 'hut'),
      pass,
      decline('eve'),
      pass,
    );
    expect(changed.attack).toMatchObject({
      targets: ['tower', 'hut'],
      defending: 'bob',
      toIntercept: ['eve', 'ann', 'bob'],
    });
  });
});
