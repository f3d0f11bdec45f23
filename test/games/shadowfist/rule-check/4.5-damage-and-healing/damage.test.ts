import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, doing, fire, playing, use } from '../acting.ts';
import { bodyOf, fightingOf } from '../figures.ts';
import { afterPlaying, anEdge, anEvent, aSite, broken, card, events, pass, pile, table } from '../table.ts';
import { hero, tough, victim } from './cast.ts';

describe('damage (4.5.1)', () => {
  test('damage comes on resolution, a counter for each point, and stays', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.1/what-inflicts-damage',
        'shadowfist.yotd/4.5.1/damage-on-resolution',
        'shadowfist.yotd/4.5.1/damage-counters',
        'shadowfist.yotd/4.5.1/damage-remains',
      ],
    },
  }, () => {
    const start = table({ ann: { hand: { fire: fire(2) } }, bob: { characters: { hero: hero(5) } } });
    const generated = afterPlaying(start, choosing('ann', 'fire', 'hero'));
    expect(card(generated, 'hero').damage).toBe(0);
    const next = afterPlaying(generated, pass, { do: 'end-turn', player: 'ann' }, pass);
    expect(next.turn.player).toBe('bob');
    expect(card(next, 'hero').damage).toBe(2);
  });

  test('combat damage counts like any other', {
    meta: {
      rules: ['shadowfist.yotd/4.5.1/combat-damage', 'shadowfist.yotd/4.5.1/combat-damage-otherwise-alike'],
    },
  }, () => {
    const start = table({
      ann: { characters: { hero: hero(2) }, hand: { fire: fire(2) } },
      bob: { front: { tower: aSite({ body: 9 }) } },
    });
    const both = afterPlaying(
      start,
      attack('tower', 'hero'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
      choosing('ann', 'fire', 'tower'),
      pass,
    );
    expect(card(both, 'tower').damage).toBe(4);
    expect(bodyOf(both, 'tower')).toBe(5);
    expect(
      both.turn.events.filter(({ event }) => event === 'damage-inflicted').map(({ combat }) => combat),
    ).toEqual([true, false]);
  });

  test('a reduction is subtracted as the damage is inflicted', {
    meta: {
      rules: ['shadowfist.yotd/4.5.1/reducing-damage', 'shadowfist.yotd/4.5.1/toughness-for-each-source'],
    },
  }, () => {
    const start = table({
      ann: { hand: { fire: fire(3) } },
      bob: { characters: { hero: hero(5, { abilities: [tough] }) } },
    });
    expect(card(afterPlaying(start, choosing('ann', 'fire', 'hero'), pass), 'hero').damage).toBe(1);
  });

  test('it must be there before; what has been inflicted is healed, not reduced or redirected', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.1/reduction-must-come-first',
        'shadowfist.yotd/4.5.1/inflicted-damage-stands',
      ],
    },
  }, () => {
    const ward = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'modify',
              cards: { each: { title: 'Hero' }, in: 'play' },
              by: [{ special: 'Toughness', amount: 2 }],
              until: 'end-of-turn',
            },
          ],
        },
      ],
    });
    const beach = aSite({
      abilities: [
        {
          ability: 'voluntary',
          choose: [
            { choose: 'damage-source', as: 'source' },
            { ...victim, as: 'spared' },
          ],
          do: [{ do: 'redirect', source: 'source', from: { chosen: 'spared' }, to: 'this' }],
        },
      ],
    });
    const start = table({
      ann: { hand: { fire: fire(3) } },
      bob: { characters: { hero: hero(5) }, front: { beach }, hand: { ward } },
    });
    const burning = afterPlaying(start, choosing('ann', 'fire', 'hero'));
    const redirect = use('bob', 'beach', {
      choose: { source: { effect: burning.scene?.items[0]?.id }, spared: { cards: ['hero'] } },
    });
    expect(card(afterPlaying(burning, playing('bob', 'ward'), pass), 'hero').damage).toBe(1);
    expect(broken(burning, redirect)).toEqual([]);
    const burned = afterPlaying(burning, pass);
    expect(card(afterPlaying(burned, playing('bob', 'ward'), pass), 'hero').damage).toBe(3);
    expect(broken(burned, redirect)).toEqual(['4.5.2/effect-source-only-in-response']);
  });

  test('nothing goes below zero, and what is too much is lost', {
    meta: { rules: ['shadowfist.yotd/4.5.1/not-below-zero', 'shadowfist.yotd/4.5.1/excess-does-not-spill'] },
  }, () => {
    const shield = anEdge({
      abilities: [
        {
          ability: 'continuous',
          cards: { each: { type: ['Character'] }, in: 'play' },
          modify: [{ cannot: 'be-smoked' }],
        },
      ],
    });
    const start = table({
      ann: { hand: { fire: fire(9) } },
      bob: { characters: { hero: hero(2), friend: hero(5) }, edges: { shield } },
    });
    const burned = afterPlaying(start, choosing('ann', 'fire', 'hero'), pass);
    expect(fightingOf(burned, 'hero')).toBe(0);
    expect(card(burned, 'friend').damage).toBe(0);
  });

  test('smoking by an effect is one thing, and smoking by its damage another', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.1/direct-smoking-is-not-damage',
        'shadowfist.yotd/4.5.1/protection-from-smoking-by-effect',
      ],
    },
  }, () => {
    const safe = hero(3, {
      abilities: [
        { ability: 'continuous', cards: 'this', modify: [{ cannot: 'be-smoked', by: { type: ['Event'] } }] },
      ],
    });
    const start = table({
      ann: { hand: { fire: fire(3), smoke: doing('smoke') } },
      bob: { characters: { safe } },
    });
    expect(afterPlaying(start, choosing('ann', 'smoke', 'safe'), pass).inPlay.map(({ id }) => id)).toEqual([
      'safe',
    ]);
    expect(pile(afterPlaying(start, choosing('ann', 'fire', 'safe'), pass), 'bob', 'smoked')).toEqual([
      'safe',
    ]);
    expect(events(afterPlaying(start, choosing('ann', 'fire', 'safe')), pass)).toContainEqual({
      ...{ event: 'smoked', card: 'safe', player: 'bob', by: 'ann', source: 'fire' },
      ...{ sources: ['fire'], players: ['ann'], combat: false },
    });
  });
});
