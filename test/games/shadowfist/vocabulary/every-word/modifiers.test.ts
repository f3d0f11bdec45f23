import { expect } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { modifier } from '../../../../../src/games/shadowfist/vocabulary/grammar.ts';
import type { Modifier } from '../../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import type { Payment } from '../../../../../src/games/shadowfist/vocabulary/payments.ts';
import type { Cards } from '../../../../../src/games/shadowfist/vocabulary/terms.ts';
import {
  attacked,
  bolt,
  cards,
  choose,
  decline,
  intercept,
  pay,
  play,
  smoke,
  turnOf,
  use,
} from '../../rule-check/cards/cast.ts';
import { bodyOf, fightingOf, powerOf, resourcePool } from '../../rule-check/figures.ts';
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
  pass,
  pile,
  player,
  table,
} from '../../rule-check/table.ts';
import { found, isTrue, proveEvery } from './proving.ts';

const strong = (fighting: number, abilities: readonly Ability[] = [], more: object = {}) =>
  aCharacter({ fighting, abilities: [...abilities], ...more });
const has = (modify: Modifier, of: Cards = 'this'): Ability => ({
  ability: 'continuous',
  cards: of,
  modify: [modify],
});
/** An Edge that says so of certain cards. */
const rule = (modify: Modifier, of: Cards) => anEdge({ title: 'Rule', abilities: [has(modify, of)] });
const every = (type: 'Character' | 'Site' | 'Event' | 'State' | 'Edge'): Cards => ({
  each: { type: [type] },
  in: 'play',
});
const mine = (type: 'Character' | 'Site'): Cards => ({
  each: { type: [type], controller: 'you' },
  in: 'play',
});
const targeting = anEvent({
  title: 'Aim',
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', target: true, as: 'struck' }],
      do: [{ do: 'damage', amount: 1, to: { chosen: 'struck' } }],
    },
  ],
});
const healing = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'struck' }],
      do: [{ do: 'heal', cards: { chosen: 'struck' }, amount: 'all' }],
    },
  ],
});

/** What is inflicted on cards of Bob as Ann's hero attacks one of them and nobody intercepts. */
function inflicted(
  hero: ReturnType<typeof strong>,
  bob: Parameters<typeof table>[0][string],
  target = 'tower',
  ann: Parameters<typeof table>[0][string] = {},
) {
  const fought = afterPlaying(
    table({ ann: { characters: { hero }, ...ann }, bob }),
    ...attacked('ann', target, 'hero'),
    decline('bob'),
    pass,
  );
  return Object.fromEntries(fought.inPlay.map(({ id, damage }) => [id, damage]));
}
const tower = aSite({ body: 30 });

proveEvery(modifier, {
  fighting: () => {
    const state = table({
      ann: { edges: { rule: rule({ fighting: 2 }, mine('Character')) }, characters: { hero: strong(3) } },
      bob: { characters: { rogue: strong(3) } },
    });
    expect([fightingOf(state, 'hero'), fightingOf(state, 'rogue')]).toEqual([5, 3]);
  },
  body: () => {
    const state = table({
      ann: { edges: { rule: rule({ body: 2 }, mine('Site')) }, front: { gate: aSite({ body: 3 }) } },
      bob: { front: { tower } },
    });
    expect([bodyOf(state, 'gate'), bodyOf(state, 'tower')]).toEqual([5, 30]);
  },
  'damage, damage.against': () => {
    expect(inflicted(strong(2, [has({ damage: 3 })]), { front: { tower } })).toMatchObject({ tower: 5 });
    const against = strong(2, [has({ damage: 3, against: { type: ['Site'] } })]);
    expect(inflicted(against, { front: { tower } })).toMatchObject({ tower: 5 });
    expect(inflicted(against, { characters: { rogue: strong(9) } }, 'rogue')).toMatchObject({ rogue: 2 });
  },
  power: () => {
    const state = table({
      ann: { edges: { rule: rule({ power: 2 }, mine('Site')) }, front: { gate: aSite({ power: 1 }) } },
      bob: {},
    });
    expect(powerOf(state, 'gate')).toBe(3);
  },
  cost: () => {
    const state = table({
      ann: {
        edges: { rule: rule({ cost: 2 }, mine('Character')) },
        characters: { hero: strong(3, [], { cost: 3 }) },
      },
      bob: { characters: { rogue: strong(1, [], { cost: 5 }) } },
    });
    expect(found(state, { figure: { cost: { exactly: 5 } } })).toEqual(['hero', 'rogue']);
    expect(found(state, { printed: { cost: { exactly: 3 } } })).toEqual(['hero']);
  },
  setFighting: () => {
    const set = [has({ setFighting: 7 }), has({ fighting: 1 })];
    expect(
      fightingOf(
        table({ ann: { characters: { hero: { card: strong(3, set), damage: 2 } } }, bob: {} }),
        'hero',
      ),
    ).toBe(6);
  },
  'special, special.amount, special.against, special.combat, special.loses': () => {
    const state = (modify: Modifier, hero = strong(3)) =>
      table({
        ann: { edges: { rule: rule(modify, mine('Character')) }, characters: { hero } },
        bob: { hand: { strike: bolt(2), edge: anEdge() } },
      });
    expect(found(state({ special: 'Guts' }), { special: 'Guts' })).toEqual(['hero']);
    const struck = (modify: Modifier) =>
      card(afterPlaying(state(modify), pay('bob', 'strike', 'hero'), pass), 'hero').damage;
    expect(struck({ special: 'Toughness', amount: 1 })).toBe(1);
    expect(struck({ special: 'Toughness', amount: 1, against: { type: ['Event'] } })).toBe(1);
    expect(struck({ special: 'Toughness', amount: 1, against: { type: ['Character'] } })).toBe(2);
    expect(struck({ special: 'Toughness', amount: 1, combat: false })).toBe(1);
    expect(struck({ special: 'Toughness', amount: 1, combat: true })).toBe(2);
    const gutsy = strong(3, [{ ability: 'special', special: 'Guts' }]);
    expect(found(state({ special: 'Guts', loses: true }, gutsy), { special: 'Guts' })).toEqual([]);
    expect(found(state({ special: 'Ambush', loses: true }, gutsy), { special: 'Guts' })).toEqual(['hero']);
  },
  designator: () => {
    const state = table({
      ann: {
        edges: { rule: rule({ designator: 'Abomination' }, mine('Character')) },
        characters: { hero: strong(1) },
      },
      bob: { characters: { rogue: strong(1) } },
    });
    expect(found(state, { designator: 'Abominations' })).toEqual(['hero']);
  },
  'designator.loses': () => {
    const naming: Ability = {
      ability: 'voluntary',
      choose: [{ choose: 'designator', as: 'word' }],
      do: [
        { do: 'modify', cards: 'this', by: [{ designator: { chosen: 'word' } }], until: 'end-of-turn' },
        { do: 'modify', cards: 'this', by: [{ designator: 'Monk', loses: true }], until: 'end-of-turn' },
      ],
    };
    const state = table({
      ann: { characters: { hero: strong(1, [naming], { title: 'Old Monk' }) } },
      bob: {},
    });
    const named = afterPlaying(state, use('ann', 'hero', 0, { word: { designator: 'Ice' } }), pass);
    expect(found(state, { designator: 'Monk' })).toEqual(['hero']);
    expect(found(named, { designator: 'Monk' })).toEqual([]);
    expect(found(named, { designator: 'Ice' })).toEqual(['hero']);
  },
  notAffectedBySpecial: () => {
    const special = (which: 'Stealth' | 'Superleap' | 'Assassinate' | 'Ambush'): Ability => ({
      ability: 'special',
      special: which,
    });
    const rules = (ofHero: Ability, target: string, turned: boolean, ...modify: Modifier[]) =>
      broken(
        afterPlaying(
          table({
            ann: { characters: { hero: strong(3, [ofHero]) } },
            bob: {
              front: { tower },
              characters: {
                monk: strong(1),
                rogue: {
                  card: strong(
                    3,
                    modify.map((one) => has(one)),
                  ),
                  turned,
                },
              },
            },
          }),
          ...attacked('ann', target, 'hero'),
        ),
        intercept('bob', { hero: ['rogue'] }),
      );
    expect(rules(special('Superleap'), 'tower', true)).toEqual(['10.1.2/superleap-bars-turned-interceptors']);
    expect(rules(special('Superleap'), 'tower', true, { notAffectedBySpecial: ['Superleap'] })).toEqual([]);
    expect(rules(special('Assassinate'), 'monk', false)).toEqual(['10.1.2/assassinate-bars-interception']);
    expect(rules(special('Assassinate'), 'monk', false, { notAffectedBySpecial: ['Assassinate'] })).toEqual(
      [],
    );
    const met = (ofHero: Ability, modify: Modifier) =>
      afterPlaying(
        table({
          ann: { characters: { hero: strong(3, [ofHero]) } },
          bob: { front: { tower }, characters: { rogue: strong(3, [has(modify)]) } },
        }),
        ...[...attacked('ann', 'tower', 'hero'), intercept('bob', { hero: ['rogue'] })],
      );
    const sneaking = { do: 'stealth', player: 'ann', attacker: 'hero', interceptor: 'rogue' };
    expect(broken(met(special('Stealth'), { body: 0 }), sneaking)).toEqual([]);
    expect(broken(met(special('Stealth'), { notAffectedBySpecial: ['Stealth'] }), sneaking)).toEqual([
      '10.1.2/stealth-bypasses-one-interceptor',
    ]);
    const survives = (modify: Modifier) =>
      afterPlaying(met(special('Ambush'), modify), pass, pass).inPlay.some(({ id }) => id === 'hero');
    expect(survives({ body: 0 })).toBe(true);
    expect(survives({ notAffectedBySpecial: ['Ambush'] })).toBe(false);
  },
  cannotBeKeptFromIntercepting: () => {
    const state = (modify: Modifier) =>
      afterPlaying(
        table({
          ann: { characters: { hero: strong(3, [{ ability: 'special', special: 'Stealth' }]) } },
          bob: {
            front: { tower },
            characters: { rogue: strong(3, [has({ cannot: 'intercept' }), has(modify)]) },
          },
        }),
        ...attacked('ann', 'tower', 'hero'),
      );
    expect(broken(state({ body: 0 }), intercept('bob', { hero: ['rogue'] }))).toEqual([
      '10.2/cannot-intercept',
    ]);
    const sneaking = { do: 'stealth', player: 'ann', attacker: 'hero', interceptor: 'rogue' };
    const met = afterPlaying(
      state({ cannotBeKeptFromIntercepting: true }),
      ...[intercept('bob', { hero: ['rogue'] }), sneaking, pass],
    );
    expect(met.attack?.chains).toEqual([{ attacker: 'hero', interceptors: ['rogue'] }]);
  },
  ambushesAsInterceptor: () => {
    const survivors = (...modify: Modifier[]) =>
      afterPlaying(
        table({
          ann: { characters: { hero: strong(3) } },
          bob: {
            front: { tower },
            characters: {
              rogue: strong(
                3,
                modify.map((one) => has(one)),
              ),
            },
          },
        }),
        ...[...attacked('ann', 'tower', 'hero'), intercept('bob', { hero: ['rogue'] }), pass, pass],
      ).inPlay.map(({ id }) => id);
    expect(survivors()).toEqual(['tower']);
    expect(survivors({ ambushesAsInterceptor: true })).toEqual(['tower', 'rogue']);
  },
  attacksOnlyWith: () => {
    const state = table({
      ann: {
        characters: {
          hero: strong(3, [has({ attacksOnlyWith: { restriction: 'Unique' } })], { title: 'Hero' }),
          lord: strong(1, [], { title: 'Lord', restrictions: ['Unique'] }),
          pupil: strong(1, [], { title: 'Pupil' }),
        },
      },
      bob: { front: { tower } },
    });
    const attack = (...attackers: string[]) => ({ do: 'attack', player: 'ann', attackers, target: 'tower' });
    expect(broken(state, attack('hero'))).toEqual(['7.7/cannot-prevails']);
    expect(broken(state, attack('hero', 'pupil'))).toEqual(['7.7/cannot-prevails']);
    expect(broken(state, attack('hero', 'lord'))).toEqual([]);
  },
  restriction: () => {
    const state = table({
      ann: { characters: { hero: strong(1, [has({ restriction: 'Toast It' })]) }, hand: { doom: smoke } },
      bob: {},
    });
    expect(
      pile(
        afterPlaying(state, play('ann', 'doom', { choose: { victim: cards('hero') } }), pass),
        'ann',
        'toasted',
      ),
    ).toEqual(['hero']);
  },
  'provides, provides.times': () => {
    const state = table({
      ann: {
        edges: {
          one: anEdge({ abilities: [has({ provides: 'chi' })] }),
          three: anEdge({ abilities: [has({ provides: 'mag', times: 3 })] }),
        },
      },
      bob: {},
    });
    expect(resourcePool(state, 'ann')).toEqual({ chi: 1, mag: 3 });
  },
  nonCombatDamage: () => {
    const struck = (...abilities: Ability[]) => {
      const shot: Ability = {
        ability: 'voluntary',
        choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'struck' }],
        do: [{ do: 'damage', amount: 1, to: { chosen: 'struck' } }],
      };
      const state = table({
        ann: { characters: { hero: strong(3, [shot, ...abilities]) } },
        bob: { characters: { rogue: strong(9) } },
      });
      return card(afterPlaying(state, use('ann', 'hero', 0, { struck: cards('rogue') }), pass), 'rogue')
        .damage;
    };
    expect([struck(), struck(has({ nonCombatDamage: 2 }))]).toEqual([1, 3]);
    const hero = strong(3, [has({ nonCombatDamage: 2 })]);
    expect(inflicted(hero, { front: { tower } })).toEqual(inflicted(strong(3), { front: { tower } }));
  },
  attackCost: () => {
    const state = (power: number) =>
      table({
        ann: { power, characters: { hero: strong(3, [has({ attackCost: 1 })]) } },
        bob: { front: { tower } },
      });
    const attacking = { do: 'attack', player: 'ann', attackers: ['hero'], target: 'tower' };
    expect(broken(state(0), attacking)).toEqual(['7.7/cannot-prevails']);
    expect(player(afterPlaying(state(1), attacking), 'ann').power).toBe(0);
  },
  attacksWithout: () => {
    const state = table({
      ann: {
        characters: {
          hero: strong(3, [has({ attacksWithout: { type: ['Character'], controller: 'you' } })]),
          pupil: strong(1),
        },
      },
      bob: { front: { tower } },
    });
    const attack = (...attackers: string[]) => ({ do: 'attack', player: 'ann', attackers, target: 'tower' });
    expect([attack('hero'), attack('pupil')].map((one) => broken(state, one))).toEqual([[], []]);
    expect(broken(state, attack('hero', 'pupil'))).toEqual(['7.7/cannot-prevails']);
  },
  providesNothing: () => {
    const pool = (...abilities: Ability[]) =>
      resourcePool(
        table({ ann: { characters: { hero: strong(1, abilities, { provides: ['chi'] }) } }, bob: {} }),
        'ann',
      );
    expect([pool(), pool(has({ providesNothing: true }))]).toEqual([{ chi: 1 }, {}]);
  },
  mayHealInAnyMainShot: () => {
    const wrong = (...abilities: Ability[]) =>
      broken(
        table({
          ann: {},
          bob: { characters: { hero: { card: strong(3, abilities), damage: 1 } } },
        }),
        { do: 'heal', player: 'bob', card: 'hero' },
      );
    expect(wrong()).toContain('5.2/turn-to-heal-in-own-main-shot-only');
    expect(wrong(has({ mayHealInAnyMainShot: true }))).not.toContain(
      '5.2/turn-to-heal-in-own-main-shot-only',
    );
  },
  'cannot, cannot.by, cannot.of, cannot.byPlayers, cannot.using': () => {
    const smoked = (modify: Modifier, who: 'ann' | 'bob') => {
      const state = table({
        ann: { characters: { hero: strong(1, [has(modify)]) }, hand: { doom: smoke } },
        bob: { hand: { gloom: smoke } },
      });
      const doom = play(who, who === 'ann' ? 'doom' : 'gloom', { choose: { victim: cards('hero') } });
      return pile(afterPlaying(state, doom, pass), 'ann', 'smoked').includes('hero');
    };
    expect(smoked({ cannot: 'be-smoked' }, 'bob')).toBe(false);
    expect(smoked({ cannot: 'be-smoked', by: { type: ['Event'] } }, 'bob')).toBe(false);
    expect(smoked({ cannot: 'be-smoked', by: { type: ['State'] } }, 'bob')).toBe(true);
    expect(smoked({ cannot: 'be-smoked', byPlayers: 'every-opponent' }, 'bob')).toBe(false);
    expect(smoked({ cannot: 'be-smoked', byPlayers: 'every-opponent' }, 'ann')).toBe(true);
    const peaceful = table({
      ann: { characters: { hero: strong(1, [has({ cannot: 'attack', of: { type: ['Site'] } })]) } },
      bob: { front: { tower }, characters: { rogue: strong(1) } },
    });
    const attack = (target: string) =>
      broken(peaceful, { do: 'attack', player: 'ann', attackers: ['hero'], target });
    expect([attack('tower'), attack('rogue')]).toEqual([['7.7/cannot-prevails'], []]);
    const kept = (using: 'Ambush' | 'Guts') =>
      table({
        ann: {
          characters: {
            hero: strong(1, [{ ability: 'special', special: 'Guts' }, has({ cannot: 'use-special', using })]),
          },
        },
        bob: {},
      });
    expect(found(kept('Guts'), { special: 'Guts' })).toEqual([]);
    expect(found(kept('Ambush'), { special: 'Guts' })).toEqual(['hero']);
  },
  must: () => {
    const bold = strong(2, [has({ must: 'intercept' })]);
    const state = afterPlaying(
      table({ ann: { characters: { hero: strong(3) } }, bob: { front: { tower }, characters: { bold } } }),
      ...attacked('ann', 'tower', 'hero'),
    );
    expect(broken(state, decline('bob'))).not.toEqual([]);
    expect(broken(state, intercept('bob', { hero: ['bold'] }))).toEqual([]);
  },
  takesNoDamage: () => {
    const damage = (takesNoDamage: {
      from?: object;
      combat?: boolean;
      byPlayers?: 'you' | 'every-opponent';
    }) => {
      const rogue = strong(9, [has({ takesNoDamage })]);
      const state = table({
        ann: { characters: { hero: strong(2) }, hand: { strike: bolt(3) } },
        bob: { characters: { rogue } },
      });
      const fought = afterPlaying(state, ...attacked('ann', 'rogue', 'hero'), decline('bob'), pass);
      return [
        card(afterPlaying(state, pay('ann', 'strike', 'rogue'), pass), 'rogue').damage,
        card(fought, 'rogue').damage,
      ];
    };
    expect(damage({})).toEqual([0, 0]);
    expect(damage({ combat: true })).toEqual([3, 0]);
    expect(damage({ combat: false })).toEqual([0, 2]);
    expect(damage({ from: { type: ['Event'] } })).toEqual([0, 2]);
    expect(damage({ from: { type: ['Event'] }, byPlayers: 'every-opponent' })).toEqual([0, 2]);
    expect(damage({ byPlayers: 'you' })).toEqual([3, 2]);
  },
  takesDouble: () => {
    const damage = (takesDouble: {
      from?: object;
      combat?: boolean;
      byPlayers?: 'you' | 'every-opponent';
    }) => {
      const rogue = strong(9, [
        has({ takesDouble }),
        { ability: 'special', special: 'Toughness', amount: 1 },
      ]);
      const state = table({
        ann: { characters: { hero: strong(2) }, hand: { strike: bolt(3) } },
        bob: { characters: { rogue } },
      });
      const fought = afterPlaying(state, ...attacked('ann', 'rogue', 'hero'), decline('bob'), pass);
      return [
        card(afterPlaying(state, pay('ann', 'strike', 'rogue'), pass), 'rogue').damage,
        card(fought, 'rogue').damage,
      ];
    };
    expect(damage({})).toEqual([5, 3]);
    expect(damage({ combat: true })).toEqual([2, 3]);
    expect(damage({ from: { type: ['Event'] } })).toEqual([5, 1]);
    expect(damage({ byPlayers: 'every-opponent' })).toEqual([5, 3]);
    expect(damage({ byPlayers: 'you' })).toEqual([2, 1]);
  },
  'takesAtMost, takesAtMost.from, takesAtMost.combat, takesAtMost.byPlayers': () => {
    const damage = (more: object) => {
      const rogue = strong(9, [has({ takesAtMost: 1, ...more })]);
      const state = table({
        ann: { characters: { hero: strong(2) }, hand: { strike: bolt(3) } },
        bob: { characters: { rogue } },
      });
      const fought = afterPlaying(state, ...attacked('ann', 'rogue', 'hero'), decline('bob'), pass);
      return [
        card(afterPlaying(state, pay('ann', 'strike', 'rogue'), pass), 'rogue').damage,
        card(fought, 'rogue').damage,
      ];
    };
    expect(damage({})).toEqual([1, 1]);
    expect(damage({ combat: true })).toEqual([3, 1]);
    expect(damage({ from: { type: ['Event'] } })).toEqual([1, 2]);
    expect(damage({ byPlayers: 'you' })).toEqual([3, 2]);
  },
  'mayAttackBackRow, mayBeAttackedInBackRow': () => {
    const wrong = (ofHero: readonly Ability[], ofHut: readonly Ability[]) =>
      broken(
        table({
          ann: { characters: { hero: strong(3, ofHero) } },
          bob: { front: { tower }, back: { hut: { card: aSite({ abilities: [...ofHut] }), column: 0 } } },
        }),
        { do: 'attack', player: 'ann', attackers: ['hero'], target: 'hut' },
      );
    expect(wrong([], [])).toEqual(['3.3.3/legal-targets']);
    expect(wrong([has({ mayAttackBackRow: true })], [])).toEqual([]);
    expect(wrong([], [has({ mayBeAttackedInBackRow: true })])).toEqual([]);
  },
  doesNotCountForVictory: () => {
    const sites = (modify: Modifier) =>
      table({
        ann: { front: { grove: aFengShuiSite({ abilities: [has(modify)] }) } },
        bob: { front: { tower } },
      });
    const ahead = { closerToVictory: 'you', than: 'opponent-to-the-left' } as const;
    expect(isTrue(sites({ body: 1 }), ahead)).toBe(true);
    expect(isTrue(sites({ doesNotCountForVictory: true }), ahead)).toBe(false);
  },
  interceptedByAtMost: () => {
    const state = afterPlaying(
      table({
        ann: { characters: { hero: strong(3, [has({ interceptedByAtMost: 1 })]) } },
        bob: { front: { tower }, characters: { rogue: strong(1), guard: strong(1) } },
      }),
      ...attacked('ann', 'tower', 'hero'),
    );
    expect(broken(state, intercept('bob', { hero: ['rogue'] }))).toEqual([]);
    expect(broken(state, intercept('bob', { hero: ['rogue', 'guard'] }))).toEqual([
      '10.2/cannot-be-intercepted-by',
    ]);
  },
  'reducesDamage.ofSource': () => {
    const shield: Ability = {
      ability: 'voluntary',
      choose: [{ choose: 'effect', which: { would: ['damage'] }, as: 'source' }],
      do: [
        { do: 'modify', cards: 'this', by: [{ reducesDamage: 2, ofSource: 'source' }], until: 'end-of-turn' },
      ],
    };
    const state = table({
      ann: { hand: { strike: bolt(3), second: bolt(3) } },
      bob: { characters: { rogue: strong(9, [shield]) } },
    });
    const using = { do: 'use', player: 'bob', card: 'rogue', ability: 0 };
    const shielded = afterPlaying(state, pay('ann', 'strike', 'rogue'), using, pass);
    expect(card(shielded, 'rogue').damage).toBe(1);
    expect(card(afterPlaying(shielded, pay('ann', 'second', 'rogue'), pass), 'rogue').damage).toBe(4);
  },
  'reducesDamage, reducesDamage.from, reducesDamage.combat, reducesDamage.byPlayers': () => {
    const damage = (more: object) => {
      const rogue = strong(9, [has({ reducesDamage: 1, ...more })]);
      const state = table({
        ann: { characters: { hero: strong(2) }, hand: { strike: bolt(3) } },
        bob: { characters: { rogue } },
      });
      const fought = afterPlaying(state, ...attacked('ann', 'rogue', 'hero'), decline('bob'), pass);
      return [
        card(afterPlaying(state, pay('ann', 'strike', 'rogue'), pass), 'rogue').damage,
        card(fought, 'rogue').damage,
      ];
    };
    expect(damage({})).toEqual([2, 1]);
    expect(damage({ combat: true })).toEqual([3, 1]);
    expect(damage({ from: { type: ['Event'] } })).toEqual([2, 2]);
    expect(damage({ byPlayers: 'every-opponent' })).toEqual([2, 1]);
    expect(damage({ byPlayers: 'you' })).toEqual([3, 2]);
  },
  'increasesDamage, increasesDamage.from, increasesDamage.combat, increasesDamage.byPlayers': () => {
    const damage = (more: object) => {
      const rogue = strong(9, [has({ increasesDamage: 1, ...more })]);
      const state = table({
        ann: { characters: { hero: strong(2) }, hand: { strike: bolt(3) } },
        bob: { characters: { rogue } },
      });
      const fought = afterPlaying(state, ...attacked('ann', 'rogue', 'hero'), decline('bob'), pass);
      return [
        card(afterPlaying(state, pay('ann', 'strike', 'rogue'), pass), 'rogue').damage,
        card(fought, 'rogue').damage,
      ];
    };
    expect(damage({})).toEqual([4, 3]);
    expect(damage({ combat: true })).toEqual([3, 3]);
    expect(damage({ from: { type: ['Event'] } })).toEqual([4, 2]);
    expect(damage({ byPlayers: 'you' })).toEqual([3, 2]);
  },
  inflictsNoDamage: () => {
    const bob = { front: { tower }, characters: { rogue: strong(9) } };
    expect(inflicted(strong(2, [has({ inflictsNoDamage: {} })]), bob)).toMatchObject({ tower: 0 });
    const spares = strong(2, [has({ inflictsNoDamage: { on: { type: ['Site'] } } })]);
    expect([inflicted(spares, bob).tower, inflicted(spares, bob, 'rogue').rogue]).toEqual([0, 2]);
    expect(inflicted(strong(2, [has({ inflictsNoDamage: { combat: false } })]), bob)).toMatchObject({
      tower: 2,
    });
    expect(inflicted(strong(2, [has({ inflictsNoDamage: { combat: true } })]), bob)).toMatchObject({
      tower: 0,
    });
  },
  inflictsAtMost: () => {
    const bob = { front: { tower } };
    expect(inflicted(strong(3, [has({ inflictsAtMost: 1 })]), bob)).toMatchObject({ tower: 1 });
    expect(inflicted(strong(3, [has({ inflictsAtMost: 4 })]), bob)).toMatchObject({ tower: 3 });
    const thrower = strong(3, [
      has({ inflictsAtMost: 1 }),
      {
        ability: 'voluntary',
        choose: [{ choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'struck' }],
        do: [{ do: 'damage', amount: 2, to: { chosen: 'struck' } }],
      },
    ]);
    const thrown = afterPlaying(
      table({ ann: { characters: { thrower } }, bob }),
      use('ann', 'thrower', 1, { struck: cards('tower') }),
      pass,
    );
    expect(card(thrown, 'tower').damage).toBe(1);
  },
  'damageCannotBeReduced, damageCannotBeReduced.combat': () => {
    const rogue = strong(9, [{ ability: 'special', special: 'Toughness', amount: 1 }]);
    expect(
      inflicted(strong(3, [has({ damageCannotBeReduced: true })]), { characters: { rogue } }, 'rogue'),
    ).toMatchObject({ rogue: 3 });
    expect(inflicted(strong(3), { characters: { rogue } }, 'rogue')).toMatchObject({ rogue: 2 });
    const only = strong(3, [has({ damageCannotBeReduced: true, combat: true })]);
    expect(inflicted(only, { characters: { rogue } }, 'rogue')).toMatchObject({ rogue: 3 });
  },
  'damageCannotBeRedirected, damageCannotBeRedirected.combat': () => {
    const shield = aState({ abilities: [has({ redirectsDamageTo: 'this' }, 'subject')] });
    const damage = (hero: ReturnType<typeof strong>) =>
      inflicted(
        hero,
        { characters: { rogue: strong(9) }, states: { shield: { card: shield, on: 'rogue' } } },
        'rogue',
      );
    expect(damage(strong(3))).toMatchObject({ rogue: 0, shield: 3 });
    expect(damage(strong(3, [has({ damageCannotBeRedirected: true })]))).toMatchObject({
      rogue: 3,
      shield: 0,
    });
    const only = strong(3, [has({ damageCannotBeRedirected: true, combat: true })]);
    expect(damage(only)).toMatchObject({ rogue: 3, shield: 0 });
  },
  'damageCannotBeRemoved, damageCannotBeRemoved.combat': () => {
    const healed = (hero: ReturnType<typeof strong>) => {
      const state = table({
        ann: { characters: { hero } },
        bob: { front: { tower }, hand: { heal: healing } },
      });
      return card(
        afterPlaying(
          state,
          ...attacked('ann', 'tower', 'hero'),
          decline('bob'),
          pass,
          pay('bob', 'heal', 'tower'),
          pass,
        ),
        'tower',
      ).damage;
    };
    expect([healed(strong(3)), healed(strong(3, [has({ damageCannotBeRemoved: true })]))]).toEqual([0, 3]);
    expect(healed(strong(3, [has({ damageCannotBeRemoved: true, combat: true })]))).toBe(3);
    const left = (modify: Modifier) => {
      const striking: Ability = {
        ability: 'voluntary',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'struck' }],
        do: [{ do: 'damage', amount: 2, to: { chosen: 'struck' } }],
      };
      const state = table({
        ann: { characters: { hero: strong(3, [striking, has(modify)]) } },
        bob: { front: { tower }, hand: { heal: healing } },
      });
      const struck = afterPlaying(state, use('ann', 'hero', 0, { struck: cards('tower') }), pass);
      return card(afterPlaying(struck, pay('bob', 'heal', 'tower'), pass), 'tower').damage;
    };
    expect(left({ damageCannotBeRemoved: true })).toBe(2);
    expect(left({ damageCannotBeRemoved: true, combat: true })).toBe(0);
  },
  redirectsDamageTo: () => {
    const guard = strong(9, [
      has(
        { redirectsDamageTo: 'this' },
        { each: { controller: 'you', isNot: 'this', type: ['Character'] }, in: 'play' },
      ),
    ]);
    expect(inflicted(strong(3), { characters: { guard, rogue: strong(9) } }, 'rogue')).toMatchObject({
      guard: 3,
      rogue: 0,
    });
  },
  'alsoInflictsOn, alsoInflictsOn.damaging': () => {
    const wide = strong(2, [
      has({
        alsoInflictsOn: {
          each: { type: ['Site'], row: 'back', atLocationOf: { event: 'card' } },
          in: 'play',
        },
        damaging: { type: ['Site'], row: 'front' },
      }),
    ]);
    const bob = { front: { tower }, back: { shed: aSite({ body: 9 }) }, characters: { rogue: strong(9) } };
    expect(inflicted(wide, bob)).toMatchObject({ tower: 2, shed: 2 });
    expect(inflicted(wide, bob, 'rogue')).toMatchObject({ rogue: 2, shed: 0 });
  },
  'mayInflict, mayInflict.on': () => {
    const hero = strong(7, [has({ mayInflict: 1, on: { type: ['Character'] } })]);
    const state = table({
      ann: { characters: { hero } },
      bob: { front: { tower }, characters: { rogue: strong(9) } },
    });
    const asked = afterPlaying(state, ...attacked('ann', 'rogue', 'hero'), decline('bob'), pass);
    expect(asked.question).toMatchObject({ player: 'ann', from: ['7', '1'] });
    expect(card(afterPlaying(asked, choose('ann', { number: 1 })), 'rogue').damage).toBe(1);
    expect(
      afterPlaying(state, ...attacked('ann', 'tower', 'hero'), decline('bob'), pass).question,
    ).toBeNull();
  },
  'notAffectedBy, notAffectedBy.byPlayers, notAffectedBy.byTurning': () => {
    const state = (more: object) =>
      table({
        ann: {
          characters: { hero: strong(9, [has({ notAffectedBy: { type: ['Event'] }, ...more })]) },
          hand: { own: bolt(1) },
        },
        bob: { hand: { strike: bolt(1) } },
      });
    expect(broken(state({}), pay('bob', 'strike', 'hero'))).toEqual([
      '7.6/not-affected-no-target-of-affecting-events',
    ]);
    expect(broken(state({}), pay('ann', 'own', 'hero'))).toEqual([
      '7.6/not-affected-no-target-of-affecting-events',
    ]);
    expect(broken(state({ byPlayers: 'every-opponent' }), pay('ann', 'own', 'hero'))).toEqual([]);
    expect(broken(state({ byPlayers: 'every-opponent' }), pay('bob', 'strike', 'hero'))).toEqual([
      '7.6/not-affected-no-target-of-affecting-events',
    ]);
    const struckFor = (pay: Payment) => {
      const striking: Ability = {
        ability: 'voluntary',
        pay: [pay],
        do: [{ do: 'damage', amount: 1, to: { each: { title: 'Hero' }, in: 'play' } }],
      };
      const fox = strong(9, [has({ notAffectedBy: {}, byTurning: true })], { title: 'Hero' });
      const board = table({
        ann: { characters: { fox } },
        bob: { power: 1, characters: { archer: strong(1, [striking], { title: 'Archer' }) } },
      });
      return card(afterPlaying(board, use('bob', 'archer', 0), pass), 'fox').damage;
    };
    expect(struckFor({ pay: 'turn', card: 'this' })).toBe(0);
    expect(struckFor({ pay: 'turn-cards', cards: { each: { title: 'Archer' }, in: 'play' } })).toBe(0);
    expect(struckFor({ pay: 'power', amount: 1 })).toBe(1);
  },
  'notLegalTargetOf, notLegalTargetOf.byPlayers': () => {
    const state = (more: object) =>
      table({
        ann: {
          characters: { hero: strong(9, [has({ notLegalTargetOf: { type: ['Event'] }, ...more })]) },
          hand: { own: targeting },
        },
        bob: { hand: { aim: targeting, strike: bolt(1) } },
      });
    expect(broken(state({}), pay('bob', 'aim', 'hero'))).toEqual(['7.6/not-a-legal-target']);
    expect(broken(state({}), pay('bob', 'strike', 'hero'))).toEqual([]);
    expect(broken(state({ byPlayers: 'every-opponent' }), pay('ann', 'own', 'hero'))).toEqual([]);
  },
  'notLegalSubject, notLegalSubject.of, notLegalSubject.byPlayers': () => {
    const state = table({
      ann: {
        characters: { hero: strong(1, [has({ notLegalSubject: true })]), other: strong(1) },
        hand: { curse: aState() },
      },
      bob: {},
    });
    expect(broken(state, play('ann', 'curse', { on: 'hero' }))).toEqual(['7.6/not-a-legal-subject']);
    expect(broken(state, play('ann', 'curse', { on: 'other' }))).toEqual([]);
    const ofWeapons = has({ notLegalSubject: true, of: { type: ['State'], restriction: 'Weapon' } });
    const armed = table({
      ann: {
        characters: { hero: strong(1, [ofWeapons]) },
        hand: { curse: aState(), blade: aState({ restrictions: ['Weapon'] }) },
      },
      bob: {},
    });
    expect(broken(armed, play('ann', 'curse', { on: 'hero' }))).toEqual([]);
    expect(broken(armed, play('ann', 'blade', { on: 'hero' }))).toEqual(['7.6/not-a-legal-subject']);
    const ofOpponents = has({ notLegalSubject: true, byPlayers: 'every-opponent' });
    const shared = table({
      ann: { characters: { hero: strong(1, [ofOpponents]) }, hand: { curse: aState() } },
      bob: { characters: { foe: strong(1, [ofOpponents]) } },
    });
    expect(broken(shared, play('ann', 'curse', { on: 'hero' }))).toEqual([]);
    expect(broken(shared, play('ann', 'curse', { on: 'foe' }))).toEqual(['7.6/not-a-legal-subject']);
  },
  control: () => {
    const mentor = aState({ abilities: [has({ control: 'you' }, 'subject')] });
    const state = table({
      ann: { hand: { mentor, doom: smoke } },
      bob: { characters: { rogue: { card: strong(2), turned: true } } },
    });
    const taken = afterPlaying(state, play('ann', 'mentor', { on: 'rogue' }), pass);
    expect(card(taken, 'rogue')).toMatchObject({ controller: 'ann', turned: false });
    expect(
      card(afterPlaying(taken, play('ann', 'doom', { choose: { victim: cards('mentor') } }), pass), 'rogue')
        .controller,
    ).toBe('bob');
  },
  canceled: () => {
    const state = table({
      ann: { edges: { rule: rule({ canceled: true }, { each: { type: ['Character'] }, in: 'play' }) } },
      bob: { characters: { rogue: strong(2, [has({ fighting: 3 })]) } },
    });
    expect(fightingOf(state, 'rogue')).toBe(2);
    const onlyText = rule({ canceled: 'rules-text' }, { each: { type: ['Character'] }, in: 'play' });
    const granted = rule({ ability: has({ fighting: 1 }) }, { each: { type: ['Character'] }, in: 'play' });
    const rogue = strong(2, [has({ fighting: 3 })]);
    const safe = strong(2, [has({ fighting: 3 }), has({ cannot: 'be-canceled' })]);
    const mixed = table({ ann: { edges: { onlyText, granted } }, bob: { characters: { rogue, safe } } });
    expect(['rogue', 'safe'].map((id) => fightingOf(mixed, id))).toEqual([3, 6]);
  },
  blank: () => {
    const lord = strong(2, [has({ fighting: 3 })], { restrictions: ['Unique'] });
    const blank = rule({ blank: true }, { each: { type: ['Character'] }, in: 'play' });
    const blade = aState({ abilities: [has({ fighting: 4 }, 'subject')] });
    const lesson = rule({ ability: has({ fighting: 1 }) }, { each: { type: ['Character'] }, in: 'play' });
    const state = table({
      ann: { edges: { blank, lesson } },
      bob: { characters: { rogue: lord }, states: { blade: { card: blade, on: 'rogue' } } },
    });
    expect(fightingOf(state, 'rogue')).toBe(7);
    expect(found(state, { restriction: 'Unique' })).toEqual(['rogue']);
    const undefinedX = strong(0, [{ ability: 'x', figure: 'fighting', is: 3 }], { fighting: 'X' });
    expect(
      fightingOf(table({ ann: { edges: { blank } }, bob: { characters: { undefinedX } } }), 'undefinedX'),
    ).toBe(0);
  },
  ability: () => {
    const grants: Modifier = {
      ability: { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    };
    const state = table({
      ann: { edges: { rule: rule(grants, mine('Character')) }, characters: { hero: strong(1) } },
      bob: { characters: { rogue: strong(1) } },
    });
    expect(player(afterPlaying(state, use('ann', 'hero', 0), pass), 'ann').power).toBe(1);
    expect(broken(state, use('bob', 'rogue', 0))).toContain('5.2.1/what-is-voluntary');
  },
  'textNumber, textNumber.by': () => {
    const tough = strong(9, [{ ability: 'special', special: 'Toughness', amount: 2 }]);
    const harmed = (place: string, by: number) => {
      const state = table({
        ann: {
          edges: { rule: rule({ textNumber: place, by }, every('Character')) },
          hand: { bolt: bolt(5) },
        },
        bob: { characters: { rogue: tough } },
      });
      const struck = play('ann', 'bolt', { choose: { struck: cards('rogue') } });
      return card(afterPlaying(state, struck, pass), 'rogue').damage;
    };
    expect([harmed('/0/amount', 1), harmed('/0/amount', -1), harmed('/1/amount', 1)]).toEqual([2, 4, 3]);
  },
  'rulesTextOf, rulesTextOf.inPlaceOfOwn': () => {
    const fighting = (inPlaceOfOwn: boolean) => {
      const mimic = aState({
        abilities: [
          {
            ability: 'continuous',
            cards: { each: { designator: 'Pupil' }, in: 'play' },
            modify: [{ rulesTextOf: 'subject', inPlaceOfOwn }],
          },
        ],
      });
      const state = table({
        ann: {
          characters: {
            master: strong(3, [has({ fighting: 2 })]),
            pupil: strong(3, [has({ fighting: 4 })], { title: 'Pupil' }),
          },
          states: { mimic: { card: mimic, on: 'master' } },
        },
        bob: {},
      });
      return fightingOf(state, 'pupil');
    };
    expect([fighting(true), fighting(false)]).toEqual([5, 9]);
  },
  entersPlayTurned: () => {
    const state = table({
      ann: {
        edges: { rule: rule({ entersPlayTurned: true }, every('Character')) },
        hand: { hero: strong(1), edge: anEdge() },
      },
      bob: {},
    });
    expect(card(afterPlaying(state, play('ann', 'hero')), 'hero').turned).toBe(true);
    expect(card(afterPlaying(state, play('ann', 'edge')), 'edge').turned).toBe(false);
  },
  mayAttackOnOpponentsTurn: () => {
    const state = table({
      ann: { front: { gate: tower } },
      bob: { characters: { rogue: strong(2, [has({ mayAttackOnOpponentsTurn: true })]), other: strong(2) } },
    });
    const attack = (who: string) =>
      broken(state, { do: 'attack', player: 'bob', attackers: [who], target: 'gate' });
    expect([attack('rogue'), attack('other')]).toEqual([[], ['5.3/attack-in-own-main-shot']]);
  },
  'mayAttackWithoutTurning, mayAttackWithoutTurning.on': () => {
    const modify: Modifier = { mayAttackWithoutTurning: true, on: { type: ['Character'] } };
    const state = table({
      ann: { characters: { rogue: strong(2, [has(modify)]), other: strong(2) } },
      bob: { front: { tower }, characters: { guard: strong(1) } },
    });
    const unturned = (who: string, target: string) => ({
      do: 'attack',
      player: 'ann',
      attackers: [who],
      target,
      withoutTurning: [who],
    });
    expect(card(afterPlaying(state, unturned('rogue', 'guard')), 'rogue').turned).toBe(false);
    const refused = ['3.3.3/declaring-an-attack'];
    expect(broken(state, unturned('rogue', 'tower'))).toEqual(refused);
    expect(broken(state, unturned('other', 'guard'))).toEqual(refused);
  },
  notSmokedAtZero: () => {
    const struck = (abilities: readonly Ability[]) => {
      const state = table({
        ann: { characters: { hero: strong(2, abilities) }, hand: { strike: bolt(3) } },
        bob: {},
      });
      return afterPlaying(state, pay('ann', 'strike', 'hero'), pass).inPlay.map(({ id }) => id);
    };
    expect([struck([]), struck([has({ notSmokedAtZero: true })])]).toEqual([[], ['hero']]);
  },
  keepsTurned: () => {
    const frozen = { card: strong(2, [has({ keepsTurned: true })]), turned: true };
    const state = table({
      ann: {},
      bob: { characters: { frozen, other: { card: strong(2), turned: true } } },
    });
    const next = afterPlaying(state, ...turnOf('bob', 'ann'));
    expect([card(next, 'frozen').turned, card(next, 'other').turned]).toEqual([true, false]);
  },
});
