import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import {
  attack,
  choosing,
  decline,
  intercept,
  onVictim,
  playing,
  strong,
  use,
  victim,
  windfall,
} from './acting.ts';
import { fightingOf, resourcePool } from './figures.ts';
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
} from './table.ts';

const gain: Ability = { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] };
const toHand = onVictim({ do: 'move', cards: victim, to: 'hand', of: 'owner' });
const bribe = onVictim({ do: 'take-control', cards: victim, by: 'you', until: 'end-of-turn' });

describe('attacks (10.3)', () => {
  const streets = { one: aSite(), two: aSite() };
  const moves = (who: string, id: string, to: string) => ({
    do: 'change-location',
    player: who,
    card: id,
    to,
  });
  /** Smokes every Character at the location of the Site that is chosen. */
  const fog = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'victim' }],
        do: [{ do: 'smoke', cards: { each: { type: ['Character'], atLocationOf: victim }, in: 'play' } }],
      },
    ],
  });

  test('who ceases attacking is where it came from', {
    meta: { rules: ['shadowfist.yotd/10.3/cease-attacking-returns'] },
  }, () => {
    const slips = { do: 'tactics', player: 'ann', attacker: 'hero' };
    const sly = aCharacter({ abilities: [{ ability: 'special', special: 'Tactics' }] });
    const declared = afterPlaying(
      table({
        ann: { front: streets, characters: { hero: { card: sly, column: 1 }, page: strong(1) } },
        bob: { front: { tower: aSite() }, hand: { fog } },
      }),
      attack('tower', 'hero', 'page'),
    );
    const there = afterPlaying(declared, choosing('bob', 'fog', 'tower'), pass);
    expect(pile(there, 'ann', 'smoked')).toEqual(expect.arrayContaining(['hero', 'page']));
    const back = afterPlaying(declared, { do: 'pass', player: 'bob' }, slips, pass);
    const spared = afterPlaying(back, choosing('bob', 'fog', 'tower'), pass);
    expect(pile(spared, 'ann', 'smoked')).toEqual(['page']);
    expect(card(spared, 'hero').column).toBe(1);
  });

  test('who ceases intercepting abroad goes back, at home it stays', {
    meta: { rules: ['shadowfist.yotd/10.3/cease-intercepting-returns'] },
  }, () => {
    const calm = onVictim({ do: 'cease-intercepting', cards: victim });
    const come = afterPlaying(
      table({
        ann: { characters: { hero: strong(2) }, hand: { calm } },
        bob: { front: { tower: aSite() } },
        cat: { front: streets, characters: { guard: { card: strong(1), column: 1 } } },
      }),
      ...[attack('tower', 'hero'), pass, decline('cat'), pass, moves('cat', 'guard', 'attack'), pass],
      intercept('cat', { hero: ['guard'] }),
    );
    expect(card(come, 'guard').away).toEqual({ player: 'bob', column: 0 });
    const calmed = afterPlaying(come, choosing('ann', 'calm', 'guard'), pass);
    expect([card(calmed, 'guard').away, card(calmed, 'guard').column]).toEqual([undefined, 1]);
    const atHome = afterPlaying(
      table({
        ann: { characters: { hero: strong(2) }, hand: { calm } },
        bob: {
          front: { tower: aSite(), keep: aSite() },
          characters: { guard: { card: strong(1), column: 1 } },
        },
      }),
      ...[attack('tower', 'hero'), pass, decline('ann'), moves('bob', 'guard', 'attack'), pass],
      ...[intercept('bob', { hero: ['guard'] }), choosing('ann', 'calm', 'guard'), pass],
    );
    expect(card(atHome, 'guard').column).toBe(0);
  });

  test('until its attackers are back no other attack is declared', {
    meta: { rules: ['shadowfist.yotd/10.3/attack-complete-after-return'] },
  }, () => {
    const bell = anEdge({
      abilities: [
        {
          ...{ ability: 'triggered', on: { event: 'attack-ended' } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const fought = afterPlaying(
      table({
        ann: { front: streets, characters: { hero: { card: strong(1), column: 1 }, page: strong(1) } },
        bob: { front: { tower: aSite() }, edges: { bell } },
      }),
      ...[attack('tower', 'hero'), pass, decline('ann'), decline('bob'), pass],
    );
    expect(fought.attack).toMatchObject({ step: 'ending', attackers: [{ id: 'hero' }] });
    expect(broken(fought, attack('tower', 'page'))).toContain('6.1/one-attack-at-a-time');
    const complete = afterPlaying(fought, pass);
    expect([complete.attack, card(complete, 'hero').column]).toEqual([null, 1]);
    expect(broken(complete, attack('tower', 'page'))).toEqual([]);
  });

  test.each(['attack', 'turn-to-heal', 'change-location'])(
    'a turned card does not turn: %s',
    { meta: { rules: ['shadowfist.yotd/10.3/turned-cards-cannot-turn'] } },
    (what) => {
      const seats = (turned: boolean) =>
        table({
          ann: { front: streets, characters: { hero: { card: strong(3), turned, damage: 1 } } },
          bob: { front: { tower: aSite() } },
        });
      const deeds: Record<string, object> = {
        attack: attack('tower', 'hero'),
        'turn-to-heal': { do: 'heal', player: 'ann', card: 'hero' },
        'change-location': moves('ann', 'hero', 'right'),
      };
      expect(broken(seats(true), deeds[what])).toEqual(['4.2/turned-card-cannot-turn']);
      expect(broken(seats(false), deeds[what])).toEqual([]);
    },
  );

  test('whatever the words, once in combat it is too late', {
    meta: { rules: ['shadowfist.yotd/10.3/prior-to-combat-wordings'] },
  }, () => {
    const waits = (during: 'combat' | 'prior-to-combat') =>
      anEdge({ abilities: [{ ...gain, when: { during } } as Ability] });
    const bell = anEdge({
      abilities: [
        {
          ...{ ability: 'triggered', on: { event: 'combat-ended', card: { type: ['Site'] } } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const declared = afterPlaying(
      table({
        ann: {
          characters: { hero: strong(1) },
          edges: { early: waits('prior-to-combat'), late: waits('combat') },
        },
        bob: { front: { tower: aSite() }, edges: { bell } },
      }),
      ...[attack('tower', 'hero'), pass, decline('ann'), decline('bob')],
    );
    expect(declared.attack?.step).toBe('prior-to-target');
    expect(broken(declared, use('ann', 'early'))).toEqual([]);
    expect(broken(declared, use('ann', 'late'))).toEqual([]);
    const fought = afterPlaying(declared, pass);
    expect(fought.attack?.step).toBe('target-fought');
    for (const id of ['early', 'late'])
      expect(broken(fought, use('ann', id))).toContain('6.4/end-of-combat-voluntary-effects');
  });
});

describe('cards and their players (10.3)', () => {
  test('“you” is the one controller of a card, not its owner', {
    meta: {
      rules: ['shadowfist.yotd/10.3/one-controller-at-a-time', 'shadowfist.yotd/10.3/you-is-the-controller'],
    },
  }, () => {
    const banker = aCharacter({ abilities: [gain] });
    const taken = afterPlaying(
      table({ ann: { hand: { bribe } }, bob: { characters: { banker } } }),
      ...[choosing('ann', 'bribe', 'banker'), pass],
    );
    expect(broken(taken, use('bob', 'banker'))).toEqual(['7.4/controller-decides']);
    const used = afterPlaying(taken, use('ann', 'banker'), pass);
    expect([player(used, 'ann').power, player(used, 'bob').power]).toEqual([1, 0]);
  });

  test('whoever controls it, a card goes to the hand of its owner', {
    meta: { rules: ['shadowfist.yotd/10.3/owner-only-of-own-deck', 'shadowfist.yotd/3/ownership'] },
  }, () => {
    const seats = table({
      ann: { hand: { bribe, toHand } },
      bob: { characters: { hood: aCharacter() } },
    });
    const home = afterPlaying(
      ...[seats, choosing('ann', 'bribe', 'hood'), pass, choosing('ann', 'toHand', 'hood'), pass],
    );
    expect([pile(home, 'bob', 'hand'), pile(home, 'ann', 'hand')]).toEqual([['hood'], []]);
    const mine = { count: { each: { owner: 'you' }, in: 'play' } } as const;
    const census = anEvent({
      abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: mine }] }],
    });
    const counted = afterPlaying(
      table({
        ann: {
          hand: { census },
          characters: { own: aCharacter(), lent: { card: aCharacter(), owner: 'bob' } },
        },
        bob: {},
      }),
      ...[playing('ann', 'census'), pass],
    );
    expect(player(counted, 'ann').power).toBe(1);
  });

  test('a symbol in the text is neither a condition nor a provision', {
    meta: { rules: ['shadowfist.yotd/10.3/symbols-in-rules-text'] },
  }, () => {
    const scribe = aCharacter({
      title: 'Scribe',
      provides: ['tek'],
      text: 'Gain 1 Power for each {chi} in your pool.',
      abilities: [
        {
          ability: 'voluntary',
          do: [{ do: 'gain-power', players: 'you', amount: { resources: 'chi', in: 'you' } }],
        },
      ],
    });
    const sage = aCharacter({ requires: ['chi'] });
    const state = table({ ann: { hand: { sage, other: scribe }, characters: { scribe } }, bob: {} });
    expect(resourcePool(state, 'ann')).toEqual({ tek: 1 });
    expect(broken(state, playing('ann', 'sage'))).toEqual(['3.3.2/meet-resource-conditions']);
    expect(broken(state, playing('ann', 'other'))).toEqual([]);
  });

  test('two cards of a title with other texts are each played as printed', {
    meta: { rules: ['shadowfist.yotd/10.3/play-as-printed'] },
  }, () => {
    const old = strong(1, { title: 'Draco', abilities: [gain] });
    const reprint = strong(3, { title: 'Draco' });
    const state = afterPlaying(
      table({ ann: { hand: { old, reprint } }, bob: {} }),
      ...[playing('ann', 'old'), pass, playing('ann', 'reprint'), pass],
    );
    expect(['old', 'reprint'].map((id) => fightingOf(state, id))).toEqual([1, 3]);
    expect(broken(state, use('ann', 'old'))).toEqual([]);
    expect(broken(state, use('ann', 'reprint'))).toEqual(['5.2.1/what-is-voluntary']);
  });

  test('a row has room for any number of Sites', {
    meta: { rules: ['shadowfist.yotd/10.3/row-without-limit'] },
  }, () => {
    const columns = Array.from({ length: 30 }, (_, column) => [`site${column}`, aSite()] as const);
    const state = table({ ann: { front: Object.fromEntries(columns), hand: { next: aSite() } }, bob: {} });
    const placed = (column: number) => playing('ann', 'next', { at: { column, row: 'front' } });
    expect(broken(state, placed(30))).toEqual([]);
    expect(broken(state, placed(31))).not.toEqual([]);
  });

  test('every face-down Feng Shui Site, and a face-up Site with Power printed', {
    meta: { rules: ['shadowfist.yotd/10.3/power-generating-site'] },
  }, () => {
    const census = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              ...{ do: 'gain-power', players: 'you' },
              amount: { count: { each: { powerGenerating: true }, in: 'play' } },
            },
          ],
        },
      ],
    });
    const drained: Ability = { ability: 'continuous', cards: 'this', modify: [{ power: -2 }] };
    const counted = (front: Parameters<typeof table>[0][string]['front'] = {}) =>
      player(
        afterPlaying(table({ ann: { hand: { census }, front }, bob: {} }), playing('ann', 'census'), pass),
        'ann',
      ).power;
    expect(counted({ hidden: { card: aFengShuiSite({ power: 0 }), faceDown: true } })).toBe(1);
    expect(counted({ bare: aFengShuiSite({ power: 0 }) })).toBe(0);
    expect(counted({ drained: aSite({ power: 2, abilities: [drained] }) })).toBe(1);
    expect(
      counted({ wasteland: aSite({ power: 0, abilities: [{ ...drained, modify: [{ power: 2 }] }] }) }),
    ).toBe(0);
  });
});

describe('effects and damage (10.3)', () => {
  test('an effect opens a scene where there is none, and else joins it', {
    meta: { rules: ['shadowfist.yotd/10.3/effect-joins-or-starts-a-scene'] },
  }, () => {
    const seats = table({ ann: { hand: { windfall } }, bob: { hand: { other: windfall } } });
    expect(seats.scene).toBeNull();
    const opened = afterPlaying(seats, playing('ann', 'windfall'));
    expect(opened.scene?.items).toHaveLength(1);
    const joined = afterPlaying(opened, playing('bob', 'other'));
    expect(joined.scene?.items.map(({ frame }) => frame.source)).toEqual(['windfall', 'other']);
  });

  test('of the damage so much is healed, all only if no number is said', {
    meta: { rules: ['shadowfist.yotd/10.3/heal-x-damage'] },
  }, () => {
    const healed = (amount: number | 'all') =>
      afterPlaying(
        table({
          ann: {
            hand: { salve: onVictim({ do: 'heal', cards: victim, amount }) },
            characters: { hero: { card: strong(9), damage: 5 } },
          },
          bob: {},
        }),
        ...[choosing('ann', 'salve', 'hero'), pass],
      );
    expect([healed(2), healed(7), healed('all')].map((state) => card(state, 'hero').damage)).toEqual([
      3, 0, 0,
    ]);
  });

  test('what lessens a cost is a reduction without that word: only one counts', {
    meta: { rules: ['shadowfist.yotd/10.3/reducing-effects'] },
  }, () => {
    const cheaper = anEdge({
      abilities: [
        {
          ...{ ability: 'continuous', players: 'you' },
          modifyPlayers: [{ costOf: { type: ['Character'] }, by: -1, mandatory: false }],
        },
      ],
    });
    const state = table({
      ann: { power: 2, hand: { giant: aCharacter({ cost: 3 }) }, edges: { one: cheaper, two: cheaper } },
      bob: {},
    });
    const reduced = afterPlaying(state, playing('ann', 'giant', { reducedBy: 'one' }));
    expect(player(reduced, 'ann').power).toBe(0);
    expect(broken(state, playing('ann', 'giant'))).toEqual(['3.3.2/pay-the-cost']);
  });

  test('“takes no damage” is one for damage that cannot be reduced', {
    meta: { rules: ['shadowfist.yotd/10.3/reducing-effects'] },
  }, () => {
    const struck = (modify: Extract<Ability, { ability: 'continuous' }>['modify']) =>
      afterPlaying(
        table({
          ann: {
            characters: {
              hero: strong(2, { abilities: [{ ability: 'continuous', cards: 'this', modify }] }),
            },
          },
          bob: {
            characters: {
              saint: strong(5, {
                abilities: [{ ability: 'continuous', cards: 'this', modify: [{ takesNoDamage: {} }] }],
              }),
            },
          },
        }),
        ...[attack('saint', 'hero'), pass, decline('ann'), decline('bob'), pass],
      );
    expect(card(struck([{ damageCannotBeReduced: true }]), 'saint').damage).toBe(2);
    expect(card(struck([{ damage: 1 }]), 'saint').damage).toBe(0);
  });

  test('a bonus to the damage of another card is no source of its own', {
    meta: { rules: ['shadowfist.yotd/10.3/changing-damage-is-no-source'] },
  }, () => {
    const tough: Ability = { ability: 'special', special: 'Toughness', amount: 1 };
    const blade = aState({
      restrictions: ['Weapon'],
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ damage: 2 }] }],
    });
    const second = strong(2);
    const struck = (ann: Parameters<typeof table>[0][string], ...attackers: string[]) =>
      afterPlaying(
        table({ ann, bob: { front: { wall: aSite({ body: 9, abilities: [tough] }) } } }),
        ...[attack('wall', ...attackers), pass, decline('ann'), decline('bob'), pass],
      );
    const armed = { characters: { hero: strong(1) }, states: { blade: { card: blade, on: 'hero' } } };
    expect(card(struck(armed, 'hero'), 'wall').damage).toBe(2);
    expect(card(struck({ characters: { hero: strong(1), second } }, 'hero', 'second'), 'wall').damage).toBe(
      1,
    );
  });
});
