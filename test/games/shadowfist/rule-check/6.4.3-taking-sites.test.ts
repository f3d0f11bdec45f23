import { describe, expect, test } from 'vitest';
import { attack, decline, names, windfall } from './acting.ts';
import { bodyOf } from './figures.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  events,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const decide = (mode: string, who = 'ann') => ({ do: 'choose', player: who, value: { mode } });
const playing = (who: string, id: string, victim?: string) => ({
  ...{ do: 'play', player: who, card: id },
  ...(victim === undefined ? {} : { choose: { victim: { cards: [victim] } } }),
});

const fire = (amount: number) =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
        do: [{ do: 'damage', amount, to: { chosen: 'victim' } }],
      },
    ],
  });
const on = (
  event:
    | 'burned-for-power'
    | 'attack-ended'
    | 'turn-ended'
    | 'combat-ended'
    | 'smoked'
    | 'body-reduced-to-zero',
  power: number,
) =>
  anEdge({
    title: `On ${event}`,
    abilities: [
      { ability: 'triggered', on: { event }, do: [{ do: 'gain-power', players: 'you', amount: power }] },
    ],
  });
const hero = aCharacter({ title: 'Hero', fighting: 5 });
const grove = aFengShuiSite({ title: 'Grove', power: 2, body: 5 });

/** Ann has brought Bob's grove to zero, and has to decide. */
const taken = (
  more: { ann?: object; bob?: object; eve?: object; turn?: object } = {},
  site = grove,
  actions: readonly object[] = [],
) =>
  afterPlaying(
    table(
      {
        ann: { front: { gate: aSite() }, characters: { hero }, ...more.ann },
        bob: { front: { grove: { card: site, turned: true } }, back: { yard: aSite() }, ...more.bob },
        ...(more.eve === undefined ? {} : { eve: more.eve }),
      },
      more.turn === undefined ? {} : { turn: more.turn },
    ),
    attack('grove', 'hero'),
    pass,
    ...(more.eve === undefined ? [] : [decline('eve'), pass, decline('eve')]),
    ...actions,
    decline('ann'),
    decline('bob'),
    pass,
  );

describe('the fate of a Site (6.4.3, 3.3.3)', () => {
  test('[6.4.3/fate-of-a-site-at-zero, 3.3.3/decision-on-taken-site, 2.1/site-body, 2.1/damage-lowers-body] the attacking player decides at once what becomes of a Site at zero', () => {
    const asked = taken({ bob: { hand: { luck: windfall } } });
    expect(bodyOf(asked, 'grove')).toBe(0);
    expect(asked.question).toMatchObject({
      player: 'ann',
      kind: 'mode',
      from: ['smoke', 'seize', 'burn-for-victory', 'burn-for-power'],
    });
    expect(broken(asked, decide('smoke', 'bob'))).toEqual(['6.4.3/fate-of-a-site-at-zero']);
    expect(broken(asked, decide('keep'))).toEqual(['6.4.3/fate-of-a-site-at-zero']);
    expect(broken(asked, playing('bob', 'luck'))).toContain('5.2/no-voluntary-effects-during-resolution');
    expect(broken(asked, { do: 'end-turn', player: 'ann' })).toEqual([
      '6.4.3/fate-of-a-site-at-zero',
      '4.8/declaring-end-of-turn',
    ]);
    expect(broken(asked, decide('seize'))).toEqual([]);
  });

  test('[3.3.3/attacking-player-takes-site] the attacking player decides even if only a joiner’s attacker is left', () => {
    const asked = afterPlaying(
      table({
        ann: { characters: { squire: aCharacter({ title: 'Squire', fighting: 1 }) } },
        bob: { front: { grove }, hand: { bolt: fire(1) } },
        eve: { characters: { thug: hero } },
      }),
      attack('grove', 'squire'),
      pass,
      { do: 'join', player: 'eve', attackers: ['thug'] },
      playing('bob', 'bolt', 'squire'),
      pass,
      pass,
      decline('eve'),
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(asked.attack?.attackers.map(({ id }) => id)).toEqual(['thug']);
    expect(asked.question?.player).toBe('ann');
  });

  test('[3.3.3/smoke-site, 4.4/smoked-on-top, 2.2/smoked-to-owner] smoked, it goes to its owner’s smoked pile', () => {
    expect(pile(afterPlaying(taken(), decide('smoke')), 'bob', 'smoked')).toEqual(['grove']);
  });

  test('[3.3.3/seize-site, 3.3.3/seized-site-keeps-states, 3.3.3/seized-site-keeps-counters] seized, it is healed, unturned and placed anew, with its States and other counters', () => {
    const asked = afterPlaying(
      table({
        ann: { front: { gate: aSite() }, characters: { hero } },
        bob: {
          front: { grove: { card: grove, turned: true, counters: { lotus: 2 } } },
          states: { moat: { card: aState({ abilities: [{ ability: 'subject', which: {} }] }), on: 'grove' } },
        },
      }),
      attack('grove', 'hero'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
      decide('seize'),
    );
    expect(asked.question).toMatchObject({
      player: 'ann',
      kind: 'position',
      positions: [
        { column: 0, row: 'back' },
        { column: 1, row: 'front' },
      ],
    });
    const placed = afterPlaying(asked, {
      do: 'choose',
      player: 'ann',
      value: { position: { column: 0, row: 'back' } },
    });
    expect(card(placed, 'grove')).toMatchObject({
      owner: 'bob',
      controller: 'ann',
      damage: 0,
      turned: false,
      counters: { lotus: 2 },
      column: 0,
      row: 'back',
    });
    expect(card(placed, 'moat')).toMatchObject({ on: 'grove', controller: 'bob' });
    expect(
      broken(asked, { do: 'choose', player: 'ann', value: { position: { column: 3, row: 'front' } } }),
    ).toEqual(['7.4/new-controller-places-the-card']);
  });

  test('[6.4.2/attackers-cease-attacking] those who seized it attack until the attack has ended', () => {
    const seized = afterPlaying(taken(), decide('seize'));
    expect(seized.attack?.attackers).toEqual([{ id: 'hero', target: 'grove', player: 'ann' }]);
    const over = afterPlaying(
      seized,
      { do: 'choose', player: 'ann', value: { position: { column: 1, row: 'front' } } },
      pass,
    );
    expect(over.attack).toBeNull();
  });

  test('[6.1/attackers-follow-a-moving-target, 6.1/attack-at-the-targets-location, 6.4.3/result-takes-place-at-once] and are where it then stands: what combat has triggered finds them there', () => {
    const fierce = aCharacter({
      fighting: 9,
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'combat-ended', card: { is: 'this' } },
          do: [
            {
              ...{ do: 'damage', amount: 1 },
              to: { each: { type: ['Character'], atLocationOf: 'this', isNot: 'this' }, in: 'play' },
            },
          ],
        },
      ],
    });
    const strong = aCharacter({ fighting: 3 });
    const characters = { hero: fierce, porter: { card: strong, column: 0 } };
    const asked = taken({ ann: { characters }, bob: { characters: { guard: { card: strong, column: 0 } } } });
    const harmed = (column: number, row: string) => {
      const placed = { do: 'choose', player: 'ann', value: { position: { column, row } } };
      const over = afterPlaying(asked, decide('seize'), placed, pass);
      return over.inPlay.filter(({ damage }) => damage > 0).map(({ id }) => id);
    };
    expect([harmed(0, 'back'), harmed(1, 'front')]).toEqual([['porter'], []]);
  });

  test('[3.3.3/burn-for-victory, 2.2/burned-for-victory-counts, 4.4/burned-for-victory-to-attacking-player] burned for victory, it lies in the attacking player’s pile, out of play, and counts', () => {
    const groves = Object.fromEntries(
      Array.from({ length: 4 }, (_, n) => [`spring${n}`, aFengShuiSite({ title: `Spring ${n}` })]),
    );
    const three = (front: object) => taken({ ann: { front }, eve: { characters: {} } });
    const burned = afterPlaying(three(groves), decide('burn-for-victory'));
    expect(burned.winner).toBe('ann');
    const early = afterPlaying(taken(), decide('burn-for-victory'));
    expect(pile(early, 'ann', 'burnedForVictory')).toEqual(['grove']);
    expect(early.inPlay.map(({ id }) => id)).not.toContain('grove');
  });

  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 5],
  ])(
    '[3.3.3/burn-for-power, 6.4.3/result-takes-place-at-once] burned for Power among %i players, it gains %i at once and is smoked',
    (number, power) => {
      const others = ['eve', 'dan', 'fay'].slice(0, number - 2);
      const asked = afterPlaying(
        table({
          ann: { characters: { hero } },
          bob: { front: { grove } },
          ...Object.fromEntries(others.map((who) => [who, {}])),
        }),
        attack('grove', 'hero'),
        pass,
        ...others.map(decline),
        ...(others.length > 0 ? [pass] : []),
        ...others.map(decline),
        decline('ann'),
        decline('bob'),
        pass,
      );
      const burned = afterPlaying(asked, decide('burn-for-power'));
      expect(player(burned, 'ann').power).toBe(power);
      expect(pile(burned, 'bob', 'smoked')).toEqual(['grove']);
    },
  );

  test('[3.3.3/burn-only-feng-shui-sites] only Feng Shui Sites are burned', () => {
    const asked = taken({}, aSite({ title: 'Fort', body: 5 }));
    expect(asked.question?.from).toEqual(['smoke', 'seize']);
    expect(broken(asked, decide('burn-for-power'))).toEqual(['3.3.3/burn-only-feng-shui-sites']);
    expect(broken(asked, decide('smoke'))).toEqual([]);
  });

  test('[3.3.3/site-smoked-by-other-damage, 4.5.1/only-combat-damage-takes-sites] brought to zero by anything else, it is smoked at once', () => {
    const burned = afterPlaying(
      table({ ann: { hand: { bolt: fire(5) } }, bob: { front: { grove } } }),
      playing('ann', 'bolt', 'grove'),
      pass,
    );
    expect(burned.question).toBeNull();
    expect(pile(burned, 'bob', 'smoked')).toEqual(['grove']);
    expect(broken(burned, decide('seize'))).toEqual(['5.2/decisions-at-resolution-only-if-stated']);
    expect(broken(taken(), decide('seize'))).toEqual([]);
  });

  test('[4.5.1/only-combat-damage-takes-sites] also in the midst of an attack', () => {
    const burned = afterPlaying(
      table({ ann: { characters: { hero }, hand: { bolt: fire(5) } }, bob: { front: { grove } } }),
      attack('grove', 'hero'),
      { do: 'pass', player: 'bob' },
      playing('ann', 'bolt', 'grove'),
      pass,
    );
    expect(burned.question).toBeNull();
    expect(pile(burned, 'bob', 'smoked')).toEqual(['grove']);
    expect(burned.attack).toBeNull();
  });
});

describe('after the decision (6.4.3)', () => {
  test('[6.4.3/triggers-answer-the-decision, 6.4.3/voluntary-effects-join-that-scene, 6.4.3/site-has-already-changed, 6.4.3/combat-completed-after-the-decision] all that is triggered is one scene, which anybody may join, when the Site has long changed', () => {
    const closer = anEdge({
      title: 'Closer',
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'body-reduced-to-zero' },
          if: { exists: { each: {}, in: 'play' } },
          do: [
            {
              do: 'if',
              condition: { closerToVictory: 'attacking-player', than: 'you' },
              effects: [{ do: 'gain-power', players: 'you', amount: 5 }],
            },
          ],
        },
      ],
    });
    const asked = taken({
      bob: {
        edges: { ended: on('combat-ended', 1), closer, smoke: on('smoked', 1) },
        hand: { luck: windfall },
      },
    });
    const burned = afterPlaying(asked, decide('burn-for-victory'));
    const order = afterPlaying(burned, {
      do: 'choose',
      player: 'bob',
      value: { cards: burned.question?.from ?? [] },
    });
    expect(order.scene?.items.map(({ frame }) => frame.source).toSorted()).toEqual([
      'closer',
      'ended',
      'ended',
    ]);
    expect(order.attack?.step).toBe('target-fought');
    expect(broken(order, playing('bob', 'luck'))).toEqual([]);
    const done = afterPlaying(order, playing('bob', 'luck'), pass);
    expect(player(done, 'bob').power).toBe(8);
    expect(done.attack).toBeNull();
  });

  test('[6.4.3/voluntary-effects-join-that-scene] not before the decision', () => {
    const asked = taken({ bob: { hand: { luck: windfall } } });
    expect(broken(asked, playing('bob', 'luck'))).toEqual(
      ['5.2/no-voluntary-effects-during-resolution', '6.4/end-of-combat-voluntary-effects'].slice(0, 1),
    );
    expect(broken(afterPlaying(asked, decide('smoke')), playing('bob', 'luck'))).toEqual([]);
  });

  test('[3.3.3/back-row-slides-up] a Site behind it comes to the front', () => {
    expect(card(afterPlaying(taken(), decide('burn-for-victory')), 'yard')).toMatchObject({
      column: 0,
      row: 'front',
    });
  });

  test('[3.3.3/empty-location-is-eliminated, 3.3.3/locations-slide-left, 4.7/moved-sites-do-not-change-location, 4.7/moving-a-site-implies-nothing] an empty location is gone, and those at its right slide left with all that is there', () => {
    const asked = afterPlaying(
      table({
        ann: { characters: { hero } },
        bob: {
          front: { grove, keep: { card: grove, faceDown: true, turned: true }, mill: aSite() },
          characters: { monk: { card: hero, column: 2 } },
        },
      }),
      attack('grove', 'hero'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    const told = names(events(asked, decide('smoke')));
    expect(told).not.toContain('location-changed');
    const slid = afterPlaying(asked, decide('smoke'));
    expect(card(slid, 'keep')).toMatchObject({ column: 0, row: 'front', faceDown: true, turned: true });
    expect(card(slid, 'mill').column).toBe(1);
    expect(card(slid, 'monk').column).toBe(1);
  });

  test('[3.3.3/characters-of-eliminated-location, 4.7/forced-move-is-not-changing-location] Characters there go to the left or to the right, as their controller chooses', () => {
    const given = table({
      ann: { hand: { bolt: fire(9) } },
      bob: {
        front: { tower: aSite(), keep: aSite(), mill: aSite() },
        characters: { monk: { card: hero, column: 1, turned: true } },
      },
    });
    const asked = afterPlaying(given, playing('ann', 'bolt', 'keep'), pass);
    expect(asked.question).toMatchObject({
      player: 'bob',
      kind: 'position',
      positions: [{ column: 0 }, { column: 1 }],
    });
    const moved = { do: 'choose', player: 'bob', value: { position: { column: 1 } } };
    expect(names(events(asked, moved))).not.toContain('location-changed');
    expect(card(afterPlaying(asked, moved), 'monk')).toMatchObject({ column: 1, turned: true });
    expect(broken(asked, { do: 'choose', player: 'bob', value: { position: { column: 2 } } })).toEqual([
      '3.3.3/characters-of-eliminated-location',
    ]);
  });
});

describe('burning for Power (6.4.3)', () => {
  const bite = anEvent({
    title: 'Bite',
    abilities: [
      {
        ability: 'playing',
        kind: 'only',
        inResponseTo: { event: { event: ['burned-for-power', 'burned-for-victory'] } },
      },
      { ability: 'event', do: [{ do: 'steal-power', from: { event: 'by' }, to: 'you', amount: 'all' }] },
    ],
  });
  const hacker = anEvent({
    title: 'Hacker',
    abilities: [
      { ability: 'playing', kind: 'only', inResponseTo: { to: { would: ['steal-power'] }, as: 'theft' } },
      { ability: 'event', do: [{ do: 'cancel', effect: 'theft' }] },
    ],
  });

  test('[6.4.3/burn-for-power-ends-the-turn, 3.3.3/burn-for-power-ends-turn, 6.4.3/burn-for-power-triggers-at-once, 6.4.3/burn-for-power-triggers-first] it ends the turn: the triggers of the burn, of combat and of the attack are one scene', () => {
    const burned = afterPlaying(
      taken({
        ann: { characters: { hero, fresh: hero } },
        bob: {
          edges: {
            burn: on('burned-for-power', 1),
            combat: on('combat-ended', 1),
            attack: on('attack-ended', 1),
            last: on('turn-ended', 1),
          },
        },
      }),
      decide('burn-for-power'),
    );
    const ordered = afterPlaying(burned, {
      do: 'choose',
      player: 'bob',
      value: { cards: burned.question?.from ?? [] },
    });
    expect(ordered.scene?.items.map(({ frame }) => frame.source).toSorted()).toEqual([
      'attack',
      'burn',
      'combat',
      'combat',
    ]);
    expect(ordered.attack).toBeNull();
    expect(broken(ordered, { do: 'end-turn', player: 'ann' })).toEqual([
      '6.4.3/burn-for-power-ends-the-turn',
      '5.3/declaration-opens-a-scene',
    ]);
    expect(broken(ordered, attack('yard', 'fresh'))).toEqual([
      '6.4.3/burn-for-power-ends-the-turn',
      '5.3/declaration-opens-a-scene',
    ]);
    const ended = afterPlaying(ordered, pass);
    expect(player(ended, 'bob').power).toBe(5);
    expect(ended.turn).toMatchObject({ player: 'bob', phase: 'start' });
  });

  test('[6.4.3/burn-for-power-voluntary-effects, 6.4.3/burn-for-power-further-responses, 6.4.3/burn-for-power-triggers-first] only what answers the burning, or such an answer, is added, afterPlaying all triggers', () => {
    const burned = afterPlaying(
      taken({
        ann: { hand: { luck: windfall, hacker } },
        bob: { hand: { bite, lucky: windfall }, edges: { burn: on('burned-for-power', 1) } },
      }),
      decide('burn-for-power'),
    );
    expect(burned.scene?.items.map(({ frame }) => frame.source)).toEqual(['burn']);
    expect(broken(burned, playing('bob', 'lucky'))).toEqual(['6.4.3/burn-for-power-voluntary-effects']);
    expect(broken(burned, playing('ann', 'hacker'))).toEqual([
      '5.2/stated-response-in-the-same-scene',
      '6.4.3/burn-for-power-voluntary-effects',
    ]);
    const bitten = afterPlaying(burned, playing('bob', 'bite'));
    expect(broken(bitten, playing('ann', 'luck'))).toEqual(['6.4.3/burn-for-power-voluntary-effects']);
    const saved = afterPlaying(bitten, playing('ann', 'hacker'), pass);
    expect(player(saved, 'ann').power).toBe(3);
    expect(player(afterPlaying(bitten, pass), 'ann').power).toBe(0);
  });

  test('[6.4.3/burn-for-power-new-triggers, 6.4.3/burn-for-power-end-of-turn-triggers] what is triggered meanwhile is a scene of its own, and the end of the turn triggers last', () => {
    const chain = anEdge({
      title: 'Chain',
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'power-gained', player: 'you' },
          limit: { times: 1, per: 'turn' },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const burned = afterPlaying(
      taken({ bob: { edges: { burn: on('burned-for-power', 1), chain, last: on('turn-ended', 1) } } }),
      decide('burn-for-power'),
    );
    const told = events(burned, pass).filter((event) =>
      ['resolved', 'scene-ended', 'turn-started'].includes((event as { event: string }).event),
    );
    expect(
      told.map(
        (event) => (event as { card?: string; event: string }).card ?? (event as { event: string }).event,
      ),
    ).toEqual([
      ...['burn', 'scene-ended'],
      ...['chain', 'scene-ended'],
      ...['last', 'scene-ended', 'turn-started'],
    ]);
    expect(player(afterPlaying(burned, pass), 'bob').power).toBe(3);
  });

  test('[6.4.3/burn-for-power-no-return] nobody goes back to the Main Shot after it', () => {
    const burned = afterPlaying(
      taken({ bob: { hand: { bite } } }),
      decide('burn-for-power'),
      playing('bob', 'bite'),
    );
    const back = { do: 'return-to-main-shot', player: 'ann', returns: true };
    expect(broken(burned, back)).toContain('6.4.3/burn-for-power-no-return');
    const over = afterPlaying(burned, pass);
    expect(over.turn).toMatchObject({ player: 'bob', phase: 'start' });
    expect(broken(over, back)).toEqual([
      '3.2/one-turn-at-a-time',
      '4.8/option-to-return',
      '4.8/no-return-on-own-response',
    ]);
    const declared = afterPlaying(
      table({ ann: {}, bob: { hand: { luck: windfall } } }),
      { do: 'end-turn', player: 'ann' },
      playing('bob', 'luck'),
      pass,
    );
    expect(broken(declared, { do: 'return-to-main-shot', player: 'ann', returns: true })).toEqual([]);
  });

  test('[6.4.3/burn-for-power-in-an-opponents-turn] in an attack in an opponent’s turn it does not end that turn', () => {
    const raider = aCharacter({
      fighting: 5,
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ mayAttackOnOpponentsTurn: true }] }],
    });
    const burned = afterPlaying(
      table({ bob: { front: { grove } }, ann: { characters: { raider } } }),
      attack('grove', 'raider'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
      decide('burn-for-power'),
      pass,
    );
    expect(player(burned, 'ann').power).toBe(3);
    expect(burned.turn).toMatchObject({ player: 'bob', phase: 'main' });
    expect(burned.attack).toBeNull();
  });
});
