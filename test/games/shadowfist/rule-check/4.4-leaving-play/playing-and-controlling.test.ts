import { describe, expect, test } from 'vitest';
import { choosing, names, playing } from '../acting.ts';
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
  table,
} from '../table.ts';
import { victim } from './cast.ts';

describe('playing and controlling (2.2, 2.3)', () => {
  test('Characters, Sites, States and Edges are played into play, and their player controls them; an Event goes to the smoked pile', {
    meta: {
      rules: [
        'shadowfist.yotd/2.3/playing-a-card',
        'shadowfist.yotd/2.3/enters-play',
        'shadowfist.yotd/2.2/types-played-into-play',
        'shadowfist.yotd/2.3/control-what-you-play',
        'shadowfist.yotd/2.1/five-types',
      ],
    },
  }, () => {
    const given = table({
      ann: {
        front: { gate: aSite() },
        characters: { hero: aCharacter() },
        hand: { knight: aCharacter(), keep: aSite(), helm: aState(), flag: anEdge(), luck: anEvent() },
      },
      bob: {},
    });
    const plays = {
      knight: { at: { column: 0 } },
      keep: { at: { column: 1, row: 'front' } },
      helm: { on: 'hero' },
      flag: {},
    };
    for (const [id, more] of Object.entries(plays)) {
      const played = afterPlaying(given, playing('ann', id, more));
      expect(card(played, id).controller).toBe('ann');
      expect(names(events(given, playing('ann', id, more)))).toContain('enters-play');
    }
    expect(names(events(given, playing('ann', 'luck')))).not.toContain('enters-play');
    expect(broken(given, playing('ann', 'flag', { on: 'hero' }))).toEqual(['2.2/types-played-into-play']);
  });

  test('control may change, and “you” is whoever controls it then', {
    meta: {
      rules: [
        'shadowfist.yotd/2.3/control-can-change',
        'shadowfist.yotd/2.3/controller',
        'shadowfist.yotd/2.3/you-is-the-controller',
        'shadowfist.yotd/2.3/opponents',
      ],
    },
  }, () => {
    const seduce = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [victim({ type: ['Character'] })],
          do: [{ do: 'take-control', cards: { chosen: 'victim' }, by: 'you', until: 'end-of-game' }],
        },
      ],
    });
    const monk = aCharacter({
      abilities: [{ ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
    });
    const use = (who: string) => ({ do: 'use', player: who, card: 'monk', ability: 0 });
    const given = table({ ann: { hand: { seduce } }, bob: { characters: { monk } } });
    expect(broken(given, use('ann'))).toEqual(['7.4/controller-decides']);
    expect(broken(given, use('bob'))).toEqual([]);
    const taken = afterPlaying(given, choosing('ann', 'seduce', 'monk'), pass);
    expect(card(taken, 'monk')).toMatchObject({ controller: 'ann', owner: 'bob' });
    expect(broken(taken, use('bob'))).toEqual(['7.4/controller-decides']);
    expect(afterPlaying(taken, use('ann'), pass).players.map(({ power }) => power)).toEqual([1, 0]);
  });

  test('the current player is the one whose turn it is', {
    meta: { rules: ['shadowfist.yotd/2.3/current-player'] },
  }, () => {
    const given = table({ ann: {}, bob: {} });
    expect(broken(given, { do: 'end-turn', player: 'bob' })).toEqual(['5.3/end-of-turn-in-own-main-shot']);
    expect(afterPlaying(given, { do: 'end-turn', player: 'ann' }, pass).turn.player).toBe('bob');
  });

  test('a turned card was used, and unturns in its controller’s next turn; turning does not reveal it', {
    meta: {
      rules: [
        'shadowfist.yotd/2.3/turn-90-degrees',
        'shadowfist.yotd/2.3/unturn-at-start-of-turn',
        'shadowfist.yotd/2.3/turning-is-not-revealing',
      ],
    },
  }, () => {
    const turnAll = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'turn', cards: { each: { controller: 'every-opponent' }, in: 'play' } }],
        },
      ],
    });
    const given = table({
      ann: { hand: { turnAll } },
      bob: {
        front: { grove: { card: aFengShuiSite(), faceDown: true } },
        characters: { monk: aCharacter() },
      },
    });
    const turned = afterPlaying(given, playing('ann', 'turnAll'), pass);
    expect(card(turned, 'grove')).toMatchObject({ turned: true, faceDown: true });
    const next = afterPlaying(turned, { do: 'end-turn', player: 'ann' }, pass, {
      do: 'generate-power',
      player: 'bob',
    });
    expect(card(next, 'monk').turned).toBe(true);
    expect(card(afterPlaying(next, { do: 'unturn', player: 'bob' }), 'monk').turned).toBe(false);
  });
});
