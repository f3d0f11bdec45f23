import { describe, expect, test } from 'vitest';
import type { End } from '../../../../src/games/shadowfist/vocabulary/words.ts';
import { choosing, playing, strong, use } from './acting.ts';
import { fightingOf } from './figures.ts';
import {
  aCharacter,
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

const everyCharacter = { each: { type: ['Character'] }, in: 'play' } as const;
const victim = (place: object | 'play' = 'play', which: object = {}) =>
  ({ choose: 'cards', which, in: place, as: 'victim' }) as never;
const spell = (title: string, ...effects: readonly object[]) =>
  anEvent({ title, abilities: [{ ability: 'event', choose: [victim()], do: effects as never }] });
const smoke = spell('Smoke', { do: 'smoke', cards: { chosen: 'victim' } });
const toast = spell('Toast', { do: 'toast', cards: { chosen: 'victim' } });
const home = spell('Home', { do: 'move', cards: { chosen: 'victim' }, to: 'hand', of: 'owner' });
const raise = anEvent({
  title: 'Raise',
  abilities: [
    {
      ability: 'event',
      choose: [victim({ smoked: 'you' })],
      do: [{ do: 'return-to-play', cards: { chosen: 'victim' }, by: 'you' }],
    },
  ],
});

describe('effects do not follow a card (7.2)', () => {
  const state = table({
    ann: { hand: { toast, home }, characters: { hero: aCharacter({ fighting: 3 }) } },
    bob: { hand: { smoke, home2: home } },
  });

  test.each(['toast', 'home'])(
    '%s does nothing to a card that was smoked in response',
    { meta: { rules: ['shadowfist.yotd/7.2/effects-do-not-follow-a-card'] } },
    (id) => {
      const resolved = afterPlaying(
        state,
        choosing('ann', id, 'hero'),
        choosing('bob', 'smoke', 'hero'),
        pass,
      );
      expect(pile(resolved, 'ann', 'smoked')).toContain('hero');
      const undisturbed = afterPlaying(state, choosing('ann', id, 'hero'), pass);
      expect(pile(undisturbed, 'ann', id === 'toast' ? 'toasted' : 'hand')).toContain('hero');
    },
  );

  test('nor to one that went to the hand', {
    meta: { rules: ['shadowfist.yotd/7.2/effects-do-not-follow-a-card'] },
  }, () => {
    const resolved = afterPlaying(
      state,
      choosing('ann', 'toast', 'hero'),
      choosing('bob', 'home2', 'hero'),
      pass,
    );
    expect(pile(resolved, 'ann', 'hand')).toContain('hero');
  });

  test('nor once the card is back in play', {
    meta: { rules: ['shadowfist.yotd/7.2/effects-do-not-follow-a-card', 'shadowfist.yotd/4.4/no-memory'] },
  }, () => {
    const given = table({
      ann: {
        characters: { hero: aCharacter({ fighting: 3 }) },
        edges: {
          phoenix: anEdge({
            abilities: [
              {
                ability: 'voluntary',
                choose: [victim()],
                do: [
                  { do: 'smoke', cards: { chosen: 'victim' } },
                  { do: 'return-to-play', cards: { chosen: 'victim' }, by: 'you' },
                ],
              },
            ],
          }),
        },
      },
      bob: { hand: { strike: spell('Strike', { do: 'damage', amount: 1, to: { chosen: 'victim' } }) } },
    });
    const burned = afterPlaying(
      given,
      choosing('bob', 'strike', 'hero'),
      use('ann', 'phoenix', { choose: { victim: { cards: ['hero'] } } }),
      pass,
    );
    expect(card(burned, 'hero').damage).toBe(0);
    expect(card(afterPlaying(given, choosing('bob', 'strike', 'hero'), pass), 'hero').damage).toBe(1);
  });

  test('its own effect does not bring it back from where it fell', {
    meta: { rules: ['shadowfist.yotd/7.2/effects-do-not-follow-a-card'] },
  }, () => {
    const runner = aCharacter({
      fighting: 1,
      abilities: [{ ability: 'voluntary', do: [{ do: 'move', cards: 'this', to: 'hand', of: 'owner' }] }],
    });
    const given = table({ ann: { characters: { runner } }, bob: { hand: { smoke } } });
    const fallen = afterPlaying(given, use('ann', 'runner'), choosing('bob', 'smoke', 'runner'), pass);
    expect(pile(fallen, 'ann', 'smoked')).toEqual(['runner']);
    expect(pile(afterPlaying(given, use('ann', 'runner'), pass), 'ann', 'hand')).toEqual(['runner']);
  });

  test('nor does what is left to do of a text, when its damage has smoked the card', {
    meta: { rules: ['shadowfist.yotd/7.2/effects-do-not-follow-a-card'] },
  }, () => {
    const scorch = spell(
      'Scorch',
      { do: 'damage', amount: 2, to: { chosen: 'victim' } },
      { do: 'move', cards: { chosen: 'victim' }, to: 'hand', of: 'owner' },
    );
    const given = table({
      ann: { hand: { scorch } },
      bob: { characters: { weak: aCharacter({ fighting: 2 }), strong: aCharacter({ fighting: 3 }) } },
    });
    const on = (id: string) => afterPlaying(given, choosing('ann', 'scorch', id), pass);
    expect(pile(on('weak'), 'bob', 'smoked')).toEqual(['weak']);
    expect(pile(on('strong'), 'bob', 'hand')).toEqual(['strong']);
  });

  test('what a card triggers as it goes does speak of it', {
    meta: { rules: ['shadowfist.yotd/7.2/effects-do-not-follow-a-card'] },
  }, () => {
    const boomerang = aState({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked', card: { is: 'subject' } },
          do: [{ do: 'move', cards: 'this', to: 'hand', of: 'owner' }],
        },
      ],
    });
    const hunt = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'damage-inflicted', card: { type: ['Character'] } },
          do: [{ do: 'toast', cards: { event: 'card' } }],
        },
      ],
    });
    const given = table({
      ann: {
        hand: { smoke, strike: spell('Strike', { do: 'damage', amount: 1, to: { chosen: 'victim' } }) },
        edges: { hunt },
      },
      bob: {
        characters: { hero: aCharacter({ fighting: 1 }), giant: aCharacter({ fighting: 9 }) },
        states: { boomerang: { card: boomerang, on: 'hero' } },
      },
    });
    const smoked = afterPlaying(given, choosing('ann', 'smoke', 'hero'), pass, pass);
    expect(pile(smoked, 'bob', 'hand')).toEqual(['boomerang']);
    const struck = (id: string) => afterPlaying(given, choosing('ann', 'strike', id), pass, pass);
    expect(pile(struck('giant'), 'bob', 'toasted')).toEqual(['giant']);
    expect(pile(struck('hero'), 'bob', 'smoked')).toEqual(['hero']);
  });

  test('nor from one pile to another', {
    meta: {
      rules: [
        'shadowfist.yotd/7.2/effects-on-cards-out-of-play',
        'shadowfist.yotd/7.2/effects-do-not-follow-a-card',
      ],
    },
  }, () => {
    const recall = anEvent({
      title: 'Recall',
      abilities: [
        {
          ability: 'event',
          choose: [victim({ smoked: 'you' })],
          do: [{ do: 'move', cards: { chosen: 'victim' }, to: 'hand', of: 'owner' }],
        },
      ],
    });
    const desecrate = anEvent({
      title: 'Desecrate',
      abilities: [
        {
          ability: 'event',
          choose: [victim({ smoked: 'every-opponent' })],
          do: [{ do: 'toast', cards: { chosen: 'victim' } }],
        },
      ],
    });
    const given = table({
      ann: { hand: { recall, raise }, smoked: { old: aCharacter() } },
      bob: { hand: { desecrate } },
    });
    for (const id of ['recall', 'raise']) {
      const lost = afterPlaying(given, choosing('ann', id, 'old'), choosing('bob', 'desecrate', 'old'), pass);
      expect(pile(lost, 'ann', 'toasted')).toEqual(['old']);
    }
    expect(pile(afterPlaying(given, choosing('ann', 'recall', 'old'), pass), 'ann', 'hand')).toContain('old');
  });

  test('nor at the end of the turn', {
    meta: { rules: ['shadowfist.yotd/7.2/effects-do-not-follow-a-card'] },
  }, () => {
    const doom = spell('Doom', {
      do: 'at',
      end: 'end-of-turn',
      effects: [{ do: 'toast', cards: { chosen: 'victim' } }],
    });
    const given = table({ ann: { hand: { doom, home } }, bob: { characters: { hero: aCharacter() } } });
    const ending = [{ do: 'end-turn', player: 'ann' }, pass];
    const doomed = afterPlaying(given, choosing('ann', 'doom', 'hero'), pass);
    expect(pile(afterPlaying(doomed, ...ending), 'bob', 'toasted')).toEqual(['hero']);
    const away = afterPlaying(doomed, choosing('ann', 'home', 'hero'), pass, ...ending);
    expect(pile(away, 'bob', 'hand')).toEqual(['hero']);
  });
});

describe('how long an effect lasts (7.2)', () => {
  const lasting = (until: End) => ({ do: 'modify', cards: everyCharacter, by: [{ fighting: 2 }], until });
  const ending = [{ do: 'end-turn', player: 'ann' }, pass];
  const drum = (until: End) =>
    aSite({ title: 'Drum', abilities: [{ ability: 'voluntary', do: [lasting(until) as never] }] });

  test('as long as its text says', { meta: { rules: ['shadowfist.yotd/7.2/stated-duration'] } }, () => {
    const cheer = anEvent({ abilities: [{ ability: 'event', do: [lasting('end-of-turn') as never] }] });
    const state = table({ ann: { hand: { cheer }, characters: { hero: strong(3) } }, bob: {} });
    const cheered = afterPlaying(state, playing('ann', 'cheer'), pass);
    expect(fightingOf(cheered, 'hero')).toBe(5);
    expect(fightingOf(afterPlaying(cheered, ...ending), 'hero')).toBe(3);
  });

  test('otherwise until the card that it came from leaves play', {
    meta: { rules: ['shadowfist.yotd/7.2/unstated-duration'] },
  }, () => {
    const state = table({
      ann: { front: { drum: drum('while-this-in-play') }, characters: { hero: strong(3) }, hand: { smoke } },
      bob: {},
    });
    const beaten = afterPlaying(state, use('ann', 'drum'), pass, ...ending);
    expect(fightingOf(beaten, 'hero')).toBe(5);
    const silent = afterPlaying(state, ...[use('ann', 'drum'), pass, choosing('ann', 'smoke', 'drum'), pass]);
    expect(fightingOf(silent, 'hero')).toBe(3);
  });

  test('and that of an Event until the end of the game', {
    meta: { rules: ['shadowfist.yotd/7.2/unstated-duration-of-an-event'] },
  }, () => {
    const oath = anEvent({
      restrictions: ['Toast It'],
      abilities: [{ ability: 'event', do: [lasting('end-of-game') as never] }],
    });
    const state = table({ ann: { hand: { oath }, characters: { hero: strong(3) } }, bob: {} });
    const sworn = afterPlaying(state, playing('ann', 'oath'), pass, ...ending);
    expect([pile(sworn, 'ann', 'toasted'), fightingOf(sworn, 'hero')]).toEqual([['oath'], 5]);
  });
});

describe('cards out of play (7.2)', () => {
  const leader = strong(2, {
    title: 'Leader',
    cost: 4,
    provides: ['dra'],
    abilities: [
      { ability: 'continuous', cards: everyCharacter, modify: [{ fighting: 1 }] },
      {
        ability: 'triggered',
        on: { event: 'smoked' },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
      { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });
  const seats = (zone: 'hand' | 'smoked' | 'characters') =>
    table({
      ann: { [zone]: { leader } },
      bob: { hand: { smoke }, characters: { hero: strong(3) } },
    });

  test.each(['hand', 'smoked'] as const)(
    'in the %s, its text means nothing',
    { meta: { rules: ['shadowfist.yotd/7.2/out-of-play-cards-are-inactive'] } },
    (zone) => {
      const state = seats(zone);
      expect(fightingOf(state, 'hero')).toBe(3);
      expect(broken(state, { ...use('ann', 'leader'), ability: 2 })).toEqual([
        '7.2/out-of-play-cards-are-inactive',
      ]);
      const smoked = afterPlaying(state, choosing('bob', 'smoke', 'hero'), pass);
      expect(smoked).toMatchObject({ scene: null, players: [{ power: 0 }, {}] });
    },
  );

  test('in play it does', { meta: { rules: ['shadowfist.yotd/7.2/out-of-play-cards-are-inactive'] } }, () => {
    const state = seats('characters');
    expect(fightingOf(state, 'hero')).toBe(4);
    expect(broken(state, { ...use('ann', 'leader'), ability: 2 })).toEqual([]);
    const smoked = afterPlaying(state, choosing('bob', 'smoke', 'hero'), pass, pass);
    expect(player(smoked, 'ann').power).toBe(1);
  });

  test('nor elsewhere, unless it says that it works there', {
    meta: { rules: ['shadowfist.yotd/7.2/out-of-play-cards-are-inactive'] },
  }, () => {
    const ghost = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          from: 'smoked-pile',
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = table({
      ann: { smoked: { ghost }, hand: { spare: ghost }, characters: { alive: ghost } },
      bob: {},
    });
    expect(broken(state, use('ann', 'ghost'))).toEqual([]);
    expect(broken(state, use('ann', 'spare'))).toEqual(['7.2/out-of-play-cards-are-inactive']);
    expect(broken(state, use('ann', 'alive'))).toContain('5.2.1/what-is-voluntary');
  });

  test('it still has its title, its cost and what it provides', {
    meta: { rules: ['shadowfist.yotd/7.2/out-of-play-cards-keep-their-features'] },
  }, () => {
    const seek = (which: object) =>
      anEvent({
        requires: ['dra'],
        abilities: [
          {
            ability: 'event',
            choose: [victim({ smoked: 'you' }, which)],
            do: [{ do: 'move', cards: { chosen: 'victim' }, to: 'hand', of: 'owner' }],
          },
        ],
      });
    const found = (which: object) =>
      broken(
        table({ ann: { hand: { seek: seek(which) }, smoked: { leader } }, bob: {} }),
        choosing('ann', 'seek', 'leader'),
      );
    expect(found({ title: 'Leader', figure: { cost: { exactly: 4 } } })).toEqual([]);
    expect(found({ title: 'Follower' })).toEqual(['5.2/choices-and-payments-at-generation']);
    expect(found({ figure: { cost: { exactly: 3 } } })).toEqual(['5.2/choices-and-payments-at-generation']);
  });

  test('nothing is done to it, unless the effect says so', {
    meta: {
      rules: [
        'shadowfist.yotd/7.2/effects-reach-only-cards-in-play',
        'shadowfist.yotd/7.2/effects-on-cards-out-of-play',
      ],
    },
  }, () => {
    const purge = anEvent({
      abilities: [{ ability: 'event', do: [{ do: 'toast', cards: everyCharacter }] }],
    });
    const state = table({
      ann: { hand: { purge, toast } },
      bob: { smoked: { old: aCharacter() }, hand: { held: aCharacter() }, characters: { hero: strong(1) } },
    });
    expect(pile(afterPlaying(state, playing('ann', 'purge'), pass), 'bob', 'toasted')).toEqual(['hero']);
    for (const id of ['old', 'held'])
      expect(broken(state, choosing('ann', 'toast', id))).toEqual(['7.2/effects-reach-only-cards-in-play']);
    expect(broken(state, choosing('ann', 'toast', 'hero'))).toEqual([]);
  });
});
