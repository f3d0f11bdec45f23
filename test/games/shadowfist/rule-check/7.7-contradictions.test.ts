import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import { attack, decline, playing, strong, use } from './acting.ts';
import { fightingOf } from './figures.ts';
import { afterPlaying, anEdge, anEvent, aSite, aState, broken, card, pass, table } from './table.ts';

const has = (cards: object | 'this' | 'subject', ...modify: Modifier[]) => ({
  abilities: [{ ability: 'continuous' as const, cards: cards as never, modify }],
});
const weak = aState({ title: 'Weakness', ...has('subject', { setFighting: 2 }) });
const bold = aState({ title: 'Boldness', ...has('subject', { setFighting: 8 }) });
const shrink = anEvent({
  abilities: [
    {
      ability: 'event',
      do: [
        {
          ...{ do: 'modify', cards: { each: { type: ['Character'] }, in: 'play' } },
          ...{ by: [{ setFighting: 1 }], until: 'end-of-turn' },
        },
      ],
    },
  ],
});
const on = (id: string) => playing('ann', id, { on: 'hero' });

describe('States that contradict each other (7.7)', () => {
  const state = table({
    ann: { hand: { weak, bold, shrink }, characters: { hero: strong(5) } },
    bob: { hand: { late: weak, theirs: shrink } },
  });

  test('the one that resolved last prevails', {
    meta: { rules: ['shadowfist.yotd/7.7/later-state-prevails'] },
  }, () => {
    expect(fightingOf(afterPlaying(state, on('weak'), pass, on('bold'), pass), 'hero')).toBe(8);
    expect(fightingOf(afterPlaying(state, on('bold'), pass, on('weak'), pass), 'hero')).toBe(2);
  });

  test('which of two in one scene is the one that was played first', {
    meta: { rules: ['shadowfist.yotd/7.7/later-state-prevails'] },
  }, () => {
    const both = afterPlaying(state, on('weak'), { do: 'pass', player: 'bob' }, on('bold'), pass);
    expect(both.inPlay.map(({ id }) => id)).toEqual(['hero', 'weak', 'bold']);
    expect(fightingOf(both, 'hero')).toBe(2);
  });

  test('so it is with effects that last: what came later prevails', {
    meta: { rules: ['shadowfist.yotd/7.7/new-ability-prevails'] },
  }, () => {
    const shrunk = afterPlaying(state, playing('ann', 'shrink'), pass);
    expect(fightingOf(shrunk, 'hero')).toBe(1);
    const emboldened = afterPlaying(shrunk, on('bold'), pass);
    expect(fightingOf(emboldened, 'hero')).toBe(8);
    expect(fightingOf(afterPlaying(emboldened, playing('bob', 'theirs'), pass), 'hero')).toBe(1);
  });
});

describe('what is given to a card, and its own text (7.7)', () => {
  const proud = strong(5, has('this', { setFighting: 9 }));

  test('what is given prevails, whichever card was there first', {
    meta: { rules: ['shadowfist.yotd/7.7/new-ability-prevails'] },
  }, () => {
    const rule = anEdge(has({ each: { type: ['Character'] }, in: 'play' }, { setFighting: 3 }));
    const state = table({ ann: { hand: { rule, proud } }, bob: {} });
    const plays = ['rule', 'proud'].map((id) => playing('ann', id));
    for (const [one = {}, other = {}] of [plays, plays.toReversed()])
      expect(fightingOf(afterPlaying(state, one, pass, other, pass), 'proud')).toBe(3);
    expect(fightingOf(afterPlaying(state, playing('ann', 'proud'), pass), 'proud')).toBe(9);
  });

  test('also in taking a special ability away, or giving it back', {
    meta: { rules: ['shadowfist.yotd/7.7/new-ability-prevails'] },
  }, () => {
    const state = (...modify: Modifier[]) =>
      table({
        ann: {
          characters: {
            hero: {
              card: strong(5, { abilities: [{ ability: 'special', special: 'Guts' }] }),
              damage: 1,
            },
          },
          states: Object.fromEntries(
            modify.map((one, place) => [`state${place}`, { card: aState(has('subject', one)), on: 'hero' }]),
          ),
        },
        bob: {},
      });
    const loses: Modifier = { special: 'Guts', loses: true };
    const isGutsy = (given: ReturnType<typeof state>) =>
      fightingOf(
        afterPlaying(
          {
            ...given,
            players: given.players.map((one) =>
              one.id === 'bob' ? { ...one, hand: { cards: [{ id: 'spur', card: spur }], unknown: 0 } } : one,
            ),
          },
          playing('bob', 'spur'),
          pass,
        ),
        'hero',
      ) === 14;
    expect([isGutsy(state()), isGutsy(state(loses)), isGutsy(state(loses, { special: 'Guts' }))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  /** Raises the Fighting of whoever has Guts. */
  const spur = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            ...{ do: 'modify', cards: { each: { special: 'Guts' }, in: 'play' } },
            ...{ by: [{ fighting: 10 }], until: 'end-of-turn' },
          },
        ],
      },
    ],
  });
});

describe('damage that cannot be reduced (7.7)', () => {
  const sure = has('this', { damageCannotBeReduced: true });
  const tamed = has('subject', { inflictsNoDamage: {} });
  const weakened = has('subject', { damage: -3 });
  const limited = has('subject', { inflictsAtMost: 1 });
  const tough = [{ ability: 'special' as const, special: 'Toughness' as const, amount: 1 }];
  const dealing = (more: object = {}) => ({
    ...strong(4),
    abilities: [
      ...sure.abilities,
      {
        ability: 'voluntary' as const,
        choose: [{ choose: 'cards' as const, which: {}, in: 'play' as const, as: 'struck' }],
        do: [{ do: 'damage' as const, amount: 2, to: { chosen: 'struck' } }],
      },
    ],
    ...more,
  });
  const against = (text: object, rogue = strong(9, { abilities: tough })) =>
    table({
      ann: { front: { gate: aSite() }, characters: { hero: dealing() } },
      bob: {
        front: { mill: aSite() },
        characters: { rogue },
        states: { curse: { card: aState(text), on: 'hero' } },
      },
    });

  test.each([
    ['an effect that has it inflict none', tamed],
    ['an effect that makes it inflict less', weakened],
    ['an effect that bounds it', limited],
  ])('It is not reduced in combat by %s, nor by Toughness.', (_, text) => {
    const state = afterPlaying(
      against(text),
      attack('rogue', 'hero'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(card(state, 'rogue').damage).toBe(4);
  });

  test.each([
    ['an effect that has it inflict none', tamed],
    ['an effect that bounds it', limited],
  ])('It is not reduced outside of combat by %s, nor by Toughness.', (_, text) => {
    const state = afterPlaying(
      against(text),
      use('ann', 'hero', { ability: 1, choose: { struck: { cards: ['rogue'] } } }),
      pass,
    );
    expect(card(state, 'rogue').damage).toBe(2);
  });

  test('It is not reduced by a card that takes no damage, in combat or out of it.', () => {
    const ghost = strong(9, { ...has('this', { takesNoDamage: {} }, { reducesDamage: 2 }) });
    const fought = afterPlaying(
      against({}, ghost),
      attack('rogue', 'hero'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(card(fought, 'rogue').damage).toBe(4);
    const burned = afterPlaying(
      against({}, ghost),
      use('ann', 'hero', { ability: 1, choose: { struck: { cards: ['rogue'] } } }),
      pass,
    );
    expect(card(burned, 'rogue').damage).toBe(2);
  });

  test('It is still less where its Fighting is, by damage on it.', () => {
    const state = against(tamed);
    const hurt = {
      ...state,
      inPlay: state.inPlay.map((one) => (one.id === 'hero' ? { ...one, damage: 3 } : one)),
    };
    const fought = afterPlaying(hurt, attack('rogue', 'hero'), pass, decline('ann'), decline('bob'), pass);
    expect(card(fought, 'rogue').damage).toBe(1);
  });
});

describe('a card whose damage cannot be redirected (7.7)', () => {
  const mirror = aSite({
    abilities: [
      {
        ...{ ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }] },
        choose: [{ choose: 'damage-source', as: 'source' }],
        do: [{ do: 'redirect', source: 'source', from: { each: {}, in: 'play' }, to: 'this' }],
      },
    ],
  });
  const reflecting = (more: object) =>
    afterPlaying(
      table({
        ann: { front: { gate: aSite() }, characters: { hero: strong(5, more) } },
        bob: { front: { mill: aSite() }, back: { mirror } },
      }),
      attack('mill', 'hero'),
      pass,
    );
  const reflect = use('bob', 'mirror', { choose: { source: { cards: ['hero'] } } });

  test('It is no source to redirect, and the rule that prevails is named.', () => {
    expect(broken(reflecting(has('this', { damageCannotBeRedirected: true })), reflect)).toEqual([
      '7.7/cannot-prevails',
    ]);
    expect(broken(reflecting({}), reflect)).toEqual([]);
  });
});

describe('a card that says who cannot take control of it (7.4, 7.7)', () => {
  const proud = strong(3, has('this', { cannot: 'be-taken-control-of', byPlayers: 'every-opponent' }));
  const memories = (target: boolean) =>
    anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', target, as: 'victim' }],
          do: [{ do: 'take-control', cards: { chosen: 'victim' }, by: 'you', until: 'end-of-turn' }],
        },
      ],
    });
  const state = table({
    ann: { hand: { taking: memories(true), asking: memories(false) }, characters: { meek: strong(1) } },
    bob: { front: { mill: aSite() }, characters: { proud, monk: strong(2) } },
  });
  const victim = (id: string) => ({ choose: { victim: { cards: [id] } } });

  test('An opponent cannot target it in order to take control of it.', () => {
    expect(broken(state, playing('ann', 'taking', victim('proud')))).toEqual(['7.7/cannot-prevails']);
    expect(broken(state, playing('ann', 'taking', victim('monk')))).toEqual([]);
  });

  test('A choice that is no target is legal, and nothing comes of it.', () => {
    expect(
      card(afterPlaying(state, playing('ann', 'asking', victim('proud')), pass), 'proud').controller,
    ).toBe('bob');
  });
});
