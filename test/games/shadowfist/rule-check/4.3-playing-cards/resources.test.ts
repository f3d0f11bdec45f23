import { describe, expect, test } from 'vitest';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  broken,
  card,
  pass,
  pile,
  player,
  table,
} from '../table.ts';
import { playing, windfall } from './cast.ts';

describe('resources (4.3.1)', () => {
  const gunman = aCharacter({ title: 'Gunman', provides: ['dra'] });
  const cop = aCharacter({ title: 'Cop', requires: ['dra'], provides: ['dra'] });
  const ting = aCharacter({ title: 'Ting', requires: ['dra', 'dra'], provides: ['dra', 'dra', 'chi'] });

  test('resources that served once serve again, and each symbol counts', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.1/resources-are-not-spent',
        'shadowfist.yotd/3.3.2/resources-are-not-spent',
        'shadowfist.yotd/4.3.1/number-of-symbols',
      ],
    },
  }, () => {
    const start = table({ ann: { hand: { gunman, cop, ting } }, bob: {} });
    expect(broken(start, playing('cop'))).toEqual(['3.3.2/meet-resource-conditions']);
    const one = afterPlaying(start, playing('gunman'), pass);
    expect(broken(one, playing('ting'))).toEqual(['3.3.2/meet-resource-conditions']);
    const two = afterPlaying(one, playing('cop'), pass);
    expect(broken(two, playing('ting'))).toEqual([]);
  });

  test('what a Character provides may be used in response to its own playing', {
    meta: {
      rules: ['shadowfist.yotd/4.3.1/provisions-at-once', 'shadowfist.yotd/4.3.1/new-resources-in-response'],
    },
  }, () => {
    const event = anEvent({ requires: ['dra'], abilities: windfall.abilities });
    const state = table({ ann: { hand: { gunman, event } }, bob: {} });
    expect(broken(state, playing('event'))).toEqual(['3.3.2/meet-resource-conditions']);
    const inResponse = afterPlaying(state, playing('gunman'), { do: 'pass', player: 'bob' });
    expect(broken(inResponse, playing('event'))).toEqual([]);
  });

  test('what an Edge provides may be used once it has resolved', {
    meta: { rules: ['shadowfist.yotd/4.3.1/provisions-at-once'] },
  }, () => {
    const event = anEvent({ requires: ['dra'], abilities: windfall.abilities });
    const state = table({ ann: { hand: { creed: anEdge({ provides: ['dra'] }), event } }, bob: {} });
    const inResponse = afterPlaying(state, playing('creed'), { do: 'pass', player: 'bob' });
    expect(broken(inResponse, playing('event'))).toEqual(['3.3.2/meet-resource-conditions']);
    expect(broken(afterPlaying(inResponse, pass), playing('event'))).toEqual([]);
  });

  test('resources lost after generation stop nothing; they are wanted on generation', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.1/checked-on-generation-only',
        'shadowfist.yotd/4.3.1/losing-resources-later',
        'shadowfist.yotd/5.2/lost-resources-do-not-stop-a-card',
        'shadowfist.yotd/5.2/preconditions-not-checked-again',
      ],
    },
  }, () => {
    const toast = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
          do: [{ do: 'toast', cards: { chosen: 'victim' } }],
        },
      ],
    });
    const event = anEvent({ requires: ['dra'], abilities: windfall.abilities });
    const state = table({
      ann: { characters: { gunman }, hand: { event, second: event } },
      bob: { hand: { toast } },
    });
    const lost = afterPlaying(
      state,
      playing('event'),
      { do: 'play', player: 'bob', card: 'toast', choose: { victim: { cards: ['gunman'] } } },
      pass,
    );
    expect(player(lost, 'ann').power).toBe(2);
    expect(broken(lost, playing('second'))).toEqual(['3.3.2/meet-resource-conditions']);
  });

  test('a card is of every faction and talent among its conditions and provisions, and counts itself', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.1/faction-of-a-card',
        'shadowfist.yotd/4.3.1/talent-of-a-card',
        'shadowfist.yotd/4.3.1/card-counts-itself',
      ],
    },
  }, () => {
    const counting = (symbol: 'tek' | 'asc') =>
      aCharacter({
        provides: ['tek'],
        abilities: [
          {
            ability: 'continuous',
            cards: 'this',
            modify: [{ fighting: { count: { each: { belongsTo: symbol }, in: 'play' } } }],
          },
        ],
      });
    const smokeStrong = (atLeast: number) =>
      anEvent({
        abilities: [
          {
            ability: 'event',
            do: [{ do: 'smoke', cards: { each: { figure: { fighting: { atLeast } } }, in: 'play' } }],
          },
        ],
      });
    const state = table({
      ann: {
        characters: { doctor: counting('tek') },
        edges: { amulet: anEdge({ requires: ['tek', 'asc'] }) },
        hand: { four: smokeStrong(4), three: smokeStrong(3) },
      },
      bob: {},
    });
    const spared = afterPlaying(state, playing('four'), pass);
    expect(card(spared, 'doctor').id).toBe('doctor');
    expect(pile(afterPlaying(spared, playing('three'), pass), 'ann', 'smoked')).toContain('doctor');
  });

  test('an effect is of the factions and talents of the card that generates it', {
    meta: { rules: ['shadowfist.yotd/4.3.1/faction-of-an-effect'] },
  }, () => {
    const counter = anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { to: { source: { belongsTo: 'mag' } }, as: 'spell' },
        },
        { ability: 'event', do: [{ do: 'cancel', effect: 'spell' }] },
      ],
    });
    const spell = anEvent({ requires: ['mag'], abilities: windfall.abilities });
    const state = table({
      ann: { smoked: { mage: aCharacter({ provides: ['mag'] }) }, hand: { spell, luck: windfall } },
      bob: { hand: { counter } },
    });
    const answer = { do: 'play', player: 'bob', card: 'counter' };
    expect(broken(afterPlaying(state, playing('luck')), answer)).toEqual([
      '5.2/stated-response-in-the-same-scene',
    ]);
    const canceled = afterPlaying(state, playing('spell'), answer, pass);
    expect(player(canceled, 'ann').power).toBe(0);
  });
});
