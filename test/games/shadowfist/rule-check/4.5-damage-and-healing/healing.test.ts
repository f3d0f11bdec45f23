import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { attack, choosing, doing, fire, playing, use } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  events,
  pass,
  pile,
  table,
} from '../table.ts';
import { hero, victim } from './cast.ts';

const onCharacter: Ability = { ability: 'subject', which: { type: ['Character'] } };
const mending = (cards: 'this' | 'subject'): Ability => ({
  ability: 'voluntary',
  do: [{ do: 'heal', cards, amount: 'all' }],
});
const heal = (who: string, id: string) => ({ do: 'heal', player: who, card: id });
const balm = (amount: number | 'all') =>
  anEvent({
    title: 'Balm',
    abilities: [
      { ability: 'event', choose: [victim], do: [{ do: 'heal', cards: { chosen: 'victim' }, amount }] },
    ],
  });

describe('healing (4.5.3)', () => {
  const hurt = (fighting: number, damage: number, abilities: Parameters<typeof aCharacter>[0] = {}) => ({
    card: hero(fighting, abilities),
    damage,
  });

  test('a Character turns to heal in its controller’s Main Shot: it turns at once, and loses all damage on resolution', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.3/character-heals-itself',
        'shadowfist.yotd/4.5.3/turning-to-heal-is-an-effect',
        'shadowfist.yotd/4.5.3/announce-healing',
        'shadowfist.yotd/3.3.2/turn-to-heal',
        'shadowfist.yotd/4.5.3/heal-removes-all-damage',
        'shadowfist.yotd/3.3.2/heal-in-own-main-shot',
      ],
    },
  }, () => {
    const start = table({
      ann: { characters: { hero: hurt(5, 3) } },
      bob: { characters: { rogue: hurt(5, 3) } },
    });
    const generated = afterPlaying(start, heal('ann', 'hero'));
    expect(card(generated, 'hero')).toMatchObject({ turned: true, damage: 3 });
    expect(events(start, heal('ann', 'hero'))).toContainEqual(
      expect.objectContaining({ event: 'generated', source: 'hero', name: 'heal' }),
    );
    expect(card(afterPlaying(generated, pass), 'hero').damage).toBe(0);
    expect(broken(start, heal('bob', 'rogue'))).toEqual(['5.2/turn-to-heal-in-own-main-shot-only']);
    expect(broken(start, heal('ann', 'rogue'))).toEqual(['4.5.3/character-heals-itself']);
    expect(broken(afterPlaying(generated, pass), heal('ann', 'hero'))).toEqual([
      '4.5.3/no-healing-undamaged',
      '4.2/turned-card-cannot-turn',
    ]);
  });

  test('no other card does', {
    meta: { rules: ['shadowfist.yotd/4.5.3/only-characters-turn-to-heal'] },
  }, () => {
    const start = table({
      ann: { front: { gate: { card: aSite(), damage: 1 } }, characters: { hero: hurt(5, 1) } },
      bob: {},
    });
    expect(broken(start, heal('ann', 'gate'))).toEqual(['4.5.3/only-characters-turn-to-heal']);
    expect(broken(start, heal('ann', 'hero'))).toEqual([]);
  });

  test('no effect heals what is not damaged', {
    meta: { rules: ['shadowfist.yotd/4.5.3/no-healing-undamaged'] },
  }, () => {
    const state = table({
      ann: {
        hand: { salve: balm('all') },
        characters: { hurt: { card: aCharacter({ fighting: 3 }), damage: 1 }, whole: aCharacter() },
      },
      bob: {},
    });
    expect(broken(state, choosing('ann', 'salve', 'whole'))).toEqual(['4.5.3/no-healing-undamaged']);
    expect(broken(state, choosing('ann', 'salve', 'hurt'))).toEqual([]);
  });

  test.each([
    ['the card itself', 'hero', 0],
    ['the subject of the State', 'wrap', 1],
  ] as const)(
    'An effect that heals %s is not generated for an undamaged card',
    {
      meta: { rules: ['shadowfist.yotd/4.5.3/no-healing-undamaged'] },
    },
    (_, user, ability) => {
      const at = (damage: number) =>
        table({
          ann: {
            characters: { hero: { card: aCharacter({ fighting: 5, abilities: [mending('this')] }), damage } },
            states: { wrap: { card: aState({ abilities: [onCharacter, mending('subject')] }), on: 'hero' } },
          },
          bob: {},
        });
      const using = { do: 'use', player: 'ann', card: user, ability };
      expect(broken(at(0), using)).toEqual(['4.5.3/no-healing-undamaged']);
      expect(broken(at(2), using)).toEqual([]);
    },
  );

  test('nor one without damage, even if some is to come', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.3/no-healing-undamaged',
        'shadowfist.yotd/4.5.3/heal-only-inflicted-damage',
      ],
    },
  }, () => {
    const start = table({ ann: { characters: { hero: hero(5) } }, bob: { hand: { fire: fire(2) } } });
    expect(broken(start, heal('ann', 'hero'))).toEqual(['4.5.3/no-healing-undamaged']);
    const coming = afterPlaying(start, choosing('bob', 'fire', 'hero'));
    expect(broken(coming, heal('ann', 'hero'))).toEqual(['4.5.3/no-healing-undamaged']);
    expect(broken(afterPlaying(coming, pass), heal('ann', 'hero'))).toEqual([]);
  });

  test('removing some damage is healing too', {
    meta: { rules: ['shadowfist.yotd/4.5.3/any-removal-is-healing'] },
  }, () => {
    const start = table({ ann: { characters: { hero: hurt(5, 3) }, hand: { balm: balm(1) } }, bob: {} });
    const generated = afterPlaying(start, choosing('ann', 'balm', 'hero'));
    expect(events(generated, pass)).toContainEqual({
      event: 'healed',
      card: 'hero',
      amount: 1,
      player: 'ann',
      source: 'balm',
    });
    expect(card(afterPlaying(generated, pass), 'hero').damage).toBe(2);
  });

  test('an unturned attacker may turn to heal, a turned one not', {
    meta: { rules: ['shadowfist.yotd/4.5.3/attacker-may-heal', 'shadowfist.yotd/3.3.2/heal-during-attack'] },
  }, () => {
    const start = table({
      ann: { characters: { hero: hurt(5, 1) }, hand: { wake: doing('unturn') } },
      bob: { front: { tower: aSite() } },
    });
    const attacked = afterPlaying(start, attack('tower', 'hero'), { do: 'pass', player: 'bob' });
    expect(broken(attacked, heal('ann', 'hero'))).toEqual(['4.2/turned-card-cannot-turn']);
    const awake = afterPlaying(attacked, choosing('ann', 'wake', 'hero'), pass);
    expect(broken(awake, heal('ann', 'hero'))).toEqual([]);
    const healed = afterPlaying(awake, heal('ann', 'hero'), pass);
    expect(healed.attack?.attackers).toHaveLength(1);
    expect(card(healed, 'hero').damage).toBe(0);
  });

  test('healing in response comes first; before the damage it is too late', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.3/healing-in-response',
        'shadowfist.yotd/4.5.3/healing-after-leaving-play',
        'shadowfist.yotd/4.5.3/no-healing-the-just-smoked',
      ],
    },
  }, () => {
    const start = table({ ann: { characters: { trooper: hurt(4, 2) } }, bob: { hand: { fire: fire(2) } } });
    const saved = afterPlaying(start, choosing('bob', 'fire', 'trooper'), heal('ann', 'trooper'), pass);
    expect(card(saved, 'trooper').damage).toBe(2);
    const lost = afterPlaying(start, heal('ann', 'trooper'), choosing('bob', 'fire', 'trooper'), pass);
    expect(pile(lost, 'ann', 'smoked')).toEqual(['trooper']);
    expect(broken(lost, heal('ann', 'trooper'))).toEqual(['7.2/effects-reach-only-cards-in-play']);
  });

  test('a bonus that ends takes no damage with it', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.3/lost-bonus-keeps-damage',
        'shadowfist.yotd/4.5.3/no-damage-on-the-bonus',
        'shadowfist.yotd/4.5.3/smoked-by-lost-bonus',
        'shadowfist.yotd/4.6/change-of-fighting-is-not-damage',
      ],
    },
  }, () => {
    const bless = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'modify',
              cards: { each: { title: 'Hero' }, in: 'play' },
              by: [{ fighting: 3 }],
              until: 'end-of-turn',
            },
          ],
        },
      ],
    });
    const start = table({
      ann: { characters: { hero: hero(3), big: hero(9) }, hand: { bless, fire: fire(3), more: fire(3) } },
      bob: {},
    });
    const blessed = afterPlaying(
      start,
      playing('ann', 'bless'),
      pass,
      choosing('ann', 'fire', 'hero'),
      pass,
      choosing('ann', 'more', 'big'),
      pass,
    );
    expect([fightingOf(blessed, 'hero'), fightingOf(blessed, 'big')]).toEqual([3, 9]);
    const ended = afterPlaying(blessed, { do: 'end-turn', player: 'ann' }, pass);
    expect(pile(ended, 'ann', 'smoked')).toContain('hero');
    expect(card(ended, 'big').damage).toBe(3);
    expect(fightingOf(ended, 'big')).toBe(6);
  });

  test('a card that cannot be healed keeps its damage, unless its text is canceled', {
    meta: { rules: ['shadowfist.yotd/4.5.3/cannot-be-healed'] },
  }, () => {
    const cursed = hero(5, {
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'be-healed' }] }],
    });
    const blank = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'modify',
              cards: { each: { title: 'Hero' }, in: 'play' },
              by: [{ canceled: true }],
              until: 'end-of-turn',
            },
          ],
        },
      ],
    });
    const start = table({
      ann: { characters: { cursed: { card: cursed, damage: 2 } }, hand: { balm: balm('all'), blank } },
      bob: {},
    });
    expect(broken(start, heal('ann', 'cursed'))).toEqual(['4.5.3/cannot-be-healed']);
    expect(card(afterPlaying(start, choosing('ann', 'balm', 'cursed'), pass), 'cursed').damage).toBe(2);
    const blanked = afterPlaying(start, playing('ann', 'blank'), pass);
    expect(broken(blanked, heal('ann', 'cursed'))).toEqual([]);
    expect(card(afterPlaying(blanked, heal('ann', 'cursed'), pass), 'cursed').damage).toBe(0);
  });

  test('a Character from which damage cannot be removed does not turn to heal', {
    meta: { rules: ['shadowfist.yotd/4.5.3/cannot-be-healed'] },
  }, () => {
    const corpse = hero(5, {
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'have-damage-removed' }] }],
    });
    const start = table({
      ann: { characters: { corpse: { card: corpse, damage: 2 }, other: { card: hero(5), damage: 2 } } },
      bob: {},
    });
    expect(broken(start, heal('ann', 'corpse'))).toEqual(['4.5.3/cannot-be-healed']);
    expect(broken(start, heal('ann', 'other'))).toEqual([]);
  });

  test('one that cannot turn to heal is healed by other effects', {
    meta: { rules: ['shadowfist.yotd/4.5.3/cannot-turn-to-heal'] },
  }, () => {
    const robot = hero(5, {
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'turn-to-heal' }] }],
    });
    const start = table({
      ann: { characters: { robot: { card: robot, damage: 2 } }, hand: { balm: balm('all') } },
      bob: {},
    });
    expect(broken(start, heal('ann', 'robot'))).toEqual(['4.5.3/cannot-turn-to-heal']);
    expect(card(afterPlaying(start, choosing('ann', 'balm', 'robot'), pass), 'robot').damage).toBe(0);
  });
});

test('A text that heals one Character and damages another heals a damaged one', {
  meta: { rules: ['shadowfist.yotd/4.5.3/no-healing-undamaged'] },
}, () => {
  const spring: Ability = {
    ability: 'voluntary',
    choose: [
      { choose: 'cards', which: { type: ['Character'], controller: 'you' }, in: 'play', as: 'own' },
      {
        choose: 'cards',
        which: { type: ['Character'], controller: 'every-opponent' },
        in: 'play',
        as: 'other',
      },
    ],
    do: [
      { do: 'heal', cards: { chosen: 'own' }, amount: 2 },
      { do: 'damage', amount: 1, to: { chosen: 'other' } },
    ],
  };
  const state = table({
    ann: {
      front: { spring: aSite({ abilities: [spring] }) },
      characters: { hurt: { card: hero(5), damage: 3 }, whole: hero(5) },
    },
    bob: { characters: { rogue: hero(5) } },
  });
  const healing = (own: string) =>
    use('ann', 'spring', { choose: { own: { cards: [own] }, other: { cards: ['rogue'] } } });
  expect(broken(state, healing('whole'))).toEqual(['4.5.3/no-healing-undamaged']);
  const healed = afterPlaying(state, healing('hurt'), pass);
  expect([card(healed, 'hurt').damage, card(healed, 'rogue').damage]).toEqual([1, 1]);
});

test('A text that heals a card and does something else to it may choose an undamaged one', () => {
  const both = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [victim],
        do: [
          { do: 'heal', cards: { chosen: 'victim' }, amount: 'all' },
          { do: 'unturn', cards: { chosen: 'victim' } },
        ],
      },
    ],
  });
  const state = table({
    ann: { hand: { balm: balm(1), both }, characters: { tired: { card: hero(5), turned: true } } },
    bob: {},
  });
  expect(broken(state, choosing('ann', 'both', 'tired'))).toEqual([]);
  expect(broken(state, choosing('ann', 'balm', 'tired'))).toEqual(['4.5.3/no-healing-undamaged']);
});
