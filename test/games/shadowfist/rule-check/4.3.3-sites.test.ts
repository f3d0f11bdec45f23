import { describe, expect, test } from 'vitest';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  broken,
  card,
  events,
  open,
  pass,
  player,
  table,
} from './table.ts';

const site = (column: number, row: 'front' | 'back') => ({
  ...{ do: 'play', player: 'ann', card: 'new', at: { column, row } },
});
/** Two locations, a Site behind the second. */
const structured = table({
  ann: {
    front: { gate: aSite(), tower: aSite() },
    back: { yard: { card: aSite(), column: 1 } },
    hand: { new: aSite() },
  },
  bob: {},
});
const empty = table({ ann: { hand: { new: aSite() } }, bob: {} });

describe('the site structure (4.3.3)', () => {
  test('the first Site makes the first location, in its front row', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.3/first-site-front-row',
        'shadowfist.yotd/4.3.3/new-location-front-row',
        'shadowfist.yotd/4.3.3/rows-and-columns',
        'shadowfist.yotd/2.2/sites-in-site-structure',
      ],
    },
  }, () => {
    expect(card(afterPlaying(empty, site(0, 'front')), 'new')).toMatchObject({ column: 0, row: 'front' });
    expect(broken(empty, site(0, 'back'))).toEqual(['4.3.3/first-site-front-row']);
    expect(broken(empty, site(1, 'front'))).toEqual(['4.3.3/no-skipping-columns']);
  });

  test('a later Site may go behind a Site', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.3/adjacent-placement',
        'shadowfist.yotd/3.3.2/site-placement',
        'shadowfist.yotd/4.3.3/back-row-placement',
      ],
    },
  }, () => {
    expect(card(afterPlaying(structured, site(0, 'back')), 'new')).toMatchObject({ column: 0, row: 'back' });
    expect(broken(structured, site(2, 'back'))).toEqual(['4.3.3/new-location-front-row']);
  });

  test('or it makes a new location at the right of all, not at the left or among them', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.3/right-placement',
        'shadowfist.yotd/4.3.3/no-left-placement',
        'shadowfist.yotd/4.3.3/column-is-a-location',
        'shadowfist.yotd/3.3.2/any-number-of-locations',
        'shadowfist.yotd/2.2/any-number-of-columns',
        'shadowfist.yotd/2.2/column-is-location',
      ],
    },
  }, () => {
    expect(card(afterPlaying(structured, site(2, 'front')), 'new')).toMatchObject({
      column: 2,
      row: 'front',
    });
    expect(broken(structured, site(-1, 'front'))).toEqual(['4.3.3/no-left-placement']);
    expect(broken(structured, site(0, 'front'))).toEqual(['3.3.2/site-placement']);
    expect(broken(structured, site(1, 'front'))).toEqual(['3.3.2/site-placement']);
  });

  test('no third Site goes to a location', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.3/two-rows-deep',
        'shadowfist.yotd/3.3.2/two-sites-deep',
        'shadowfist.yotd/2.2/two-rows',
      ],
    },
  }, () => {
    expect(broken(structured, site(1, 'back'))).toEqual(['4.3.3/two-rows-deep']);
    expect(broken(structured, site(0, 'back'))).toEqual([]);
  });

  test('no column is skipped, and a new location is not begun at the back', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.3/no-skipping-columns',
        'shadowfist.yotd/4.3.3/no-diagonal-placement',
        'shadowfist.yotd/4.3.3/new-location-front-row',
      ],
    },
  }, () => {
    expect(broken(structured, site(3, 'front'))).toEqual(['4.3.3/no-skipping-columns']);
    expect(broken(structured, site(2, 'back'))).toEqual(['4.3.3/new-location-front-row']);
    expect(broken(structured, site(2, 'front'))).toEqual([]);
    const deeper = afterPlaying(structured, site(2, 'front'), pass);
    const next = { ...deeper, turn: { ...deeper.turn, sitePlayed: false } };
    const again = {
      ...next,
      players: next.players.map((one) =>
        one.id === 'ann' ? { ...one, hand: [{ id: 'more', card: aSite() }] } : one,
      ),
    };
    expect(broken(again, { ...site(3, 'back'), card: 'more' })).toEqual([
      '4.3.3/new-location-front-row',
      '4.3.3/no-diagonal-placement',
    ]);
  });

  test('what a column alone says of the place is held to the same', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.3/no-skipping-columns',
        'shadowfist.yotd/4.3.3/two-rows-deep',
        'shadowfist.yotd/4.3.3/no-left-placement',
      ],
    },
  }, () => {
    const of = (column: number) => ({ do: 'play', player: 'ann', card: 'new', at: { column } });
    expect(broken(structured, of(3))).toEqual(['4.3.3/no-skipping-columns']);
    expect(broken(structured, of(1))).toEqual(['4.3.3/two-rows-deep']);
    expect(broken(structured, of(-1))).toEqual(['4.3.3/no-left-placement']);
    expect(broken(empty, of(3))).toEqual(['4.3.3/no-skipping-columns']);
    expect(card(afterPlaying(structured, of(0)), 'new')).toMatchObject({ column: 0, row: 'back' });
    expect(card(afterPlaying(structured, of(2)), 'new')).toMatchObject({ column: 2, row: 'front' });
  });

  test('a Site in play is not placed anew', {
    meta: { rules: ['shadowfist.yotd/4.3.3/no-rearranging'] },
  }, () => {
    expect(broken(structured, { ...site(2, 'front'), card: 'gate' })).toEqual(['4.3/steps-of-playing']);
    expect(broken(structured, { do: 'change-location', player: 'ann', card: 'gate', to: 'right' })).toEqual([
      '4.7/only-characters-change-location',
    ]);
    expect(broken(structured, site(2, 'front'))).toEqual([]);
  });

  test('one Site a turn, and any number of other cards in any order', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.2/one-site-a-turn',
        'shadowfist.yotd/3.3.2/no-limit-on-other-types',
        'shadowfist.yotd/3.3.2/any-card-any-effect',
        'shadowfist.yotd/3.3.2/any-order-any-number',
      ],
    },
  }, () => {
    const state = table({
      ann: {
        power: 5,
        hand: {
          new: aSite(),
          second: aFengShuiSite(),
          hero: aCharacter(),
          rogue: aCharacter({ title: 'Rogue' }),
        },
      },
      bob: {},
    });
    const one = afterPlaying(
      state,
      { do: 'play', player: 'ann', card: 'hero' },
      pass,
      site(0, 'front'),
      pass,
    );
    expect(broken(one, { ...site(0, 'back'), card: 'second' })).toEqual(['3.3.2/one-site-a-turn']);
    expect(broken(one, { do: 'play', player: 'ann', card: 'rogue', at: { column: 0 } })).toEqual([]);
  });
});

describe('Sites that an effect lets a player play (3.3.2)', () => {
  const architect = aCharacter({
    abilities: [
      {
        ability: 'voluntary',
        do: [
          {
            do: 'play',
            by: 'you',
            which: { type: ['Site'] },
            in: { hand: 'you' },
            cost: 'full',
            ignoringResources: false,
            optional: false,
          },
        ],
      },
    ],
  });
  const building = { do: 'use', player: 'ann', card: 'architect', ability: 0 };

  test('they count as the one of the turn', {
    meta: { rules: ['shadowfist.yotd/3.3.2/one-site-a-turn'] },
  }, () => {
    const state = table({
      ann: { front: { gate: aSite() }, characters: { architect }, hand: { new: aSite(), other: aSite() } },
      bob: {},
    });
    const built = afterPlaying(
      state,
      building,
      pass,
      { do: 'choose', player: 'ann', value: { cards: ['other'] } },
      { do: 'choose', player: 'ann', value: { position: { column: 0, row: 'back' } } },
    );
    expect(broken(built, site(1, 'front'))).toEqual(['3.3.2/one-site-a-turn']);
    const first = afterPlaying(state, site(1, 'front'), pass);
    expect(broken(first, building)).toEqual(['5.2/legal-entering-card-at-generation']);
  });

  test('the first Feng Shui Site is free and gains 1 Power so, too', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.2/first-feng-shui-site-is-free',
        'shadowfist.yotd/3.3.2/first-feng-shui-site-gains-power',
      ],
    },
  }, () => {
    const state = table({ ann: { characters: { architect }, hand: { new: aFengShuiSite() } }, bob: {} });
    const built = afterPlaying(state, building, pass);
    expect(card(built, 'new')).toMatchObject({ column: 0, row: 'front', faceDown: true, unresolved: false });
    expect(player(built, 'ann').power).toBe(1);
  });
});

describe('face-down Feng Shui Sites (4.3.3, 3.3.2)', () => {
  const draining = aFengShuiSite({
    abilities: [
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });
  const hidden = (more: object = {}) =>
    table({
      ann: { front: { grove: { card: draining, faceDown: true, ...more } } },
      bob: { front: { spring: { card: aFengShuiSite(), faceDown: true } } },
    });
  const revealing = (id: string, who = 'ann') => ({ do: 'reveal', player: who, card: id });

  test('a Feng Shui Site is played face down, whatever its player prefers', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.3/feng-shui-site-face-down',
        'shadowfist.yotd/3.3.2/feng-shui-sites-enter-face-down',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { new: aFengShuiSite() } }, bob: {} });
    expect(card(afterPlaying(state, site(0, 'front')), 'new').faceDown).toBe(true);
    expect(broken(state, { ...site(0, 'front'), faceUp: true })).toEqual(['4.3.3/feng-shui-site-face-down']);
  });

  test('all other cards enter play face up, and all unturned', {
    meta: { rules: ['shadowfist.yotd/3.3.2/enter-unturned', 'shadowfist.yotd/3.3.2/enter-face-up'] },
  }, () => {
    const state = table({ ann: { hand: { new: aSite(), hero: aCharacter() } }, bob: {} });
    const placed = afterPlaying(
      state,
      site(0, 'front'),
      pass,
      { do: 'play', player: 'ann', card: 'hero', at: { column: 0 } },
      pass,
    );
    for (const id of ['new', 'hero'])
      expect(card(placed, id)).toMatchObject({ turned: false, faceDown: false });
  });

  test('its controller may reveal it in any Main Shot, at once', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.3/choosing-to-reveal',
        'shadowfist.yotd/3.3.2/choosing-to-reveal',
        'shadowfist.yotd/5.2.5/immediately-means-one-step',
        'shadowfist.yotd/5.2.5/immediate-keeps-a-slot',
      ],
    },
  }, () => {
    const revealed = afterPlaying(hidden(), revealing('grove'));
    expect(card(revealed, 'grove').faceDown).toBe(false);
    expect(revealed.scene?.items).toHaveLength(1);
    expect(events(revealed, pass).map((event) => (event as { event: string }).event)).toEqual([
      'resolved',
      'scene-ended',
    ]);
    expect(broken(hidden(), revealing('spring', 'bob'))).toEqual([]);
    expect(broken(hidden(), revealing('spring'))).toEqual(['4.3.3/choosing-to-reveal']);
    const early = table(
      { ann: { front: { grove: { card: draining, faceDown: true } } }, bob: {} },
      { turn: { phase: 'draw' } },
    );
    expect(broken(early, revealing('grove'))).toEqual([
      '4.3.3/choosing-to-reveal',
      '3.3.1/no-effects-in-establishing-shot',
    ]);
  });

  test('a revealed Site stays revealed, even when its damage is gone', {
    meta: { rules: ['shadowfist.yotd/3.3.2/no-unrevealing'] },
  }, () => {
    const wounded = table({
      ann: {
        front: { grove: { card: draining, damage: 1 } },
        hand: {
          balm: anEvent({
            abilities: [
              { ability: 'event', do: [{ do: 'heal', cards: { each: {}, in: 'play' }, amount: 'all' }] },
            ],
          }),
        },
      },
      bob: {},
    });
    const healed = afterPlaying(wounded, { do: 'play', player: 'ann', card: 'balm' }, pass);
    expect(card(healed, 'grove')).toMatchObject({ damage: 0, faceDown: false });
    expect(broken(healed, revealing('grove'))).toEqual(['3.3.2/choosing-to-reveal']);
    expect(broken(hidden(), revealing('grove'))).toEqual([]);
  });

  test('damage reveals it', { meta: { rules: ['shadowfist.yotd/3.3.2/damage-reveals'] } }, () => {
    const fire = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'damage',
              amount: 1,
              to: { each: { faceDown: true, controller: 'every-opponent' }, in: 'play' },
            },
          ],
        },
      ],
    });
    const state = table({
      ann: { hand: { fire } },
      bob: { front: { spring: { card: aFengShuiSite(), faceDown: true } } },
    });
    expect(
      card(afterPlaying(state, { do: 'play', player: 'ann', card: 'fire' }, pass), 'spring'),
    ).toMatchObject({
      damage: 1,
      faceDown: false,
    });
  });

  test('using its ability reveals it', {
    meta: { rules: ['shadowfist.yotd/4.3.3/use-includes-revealing', 'shadowfist.yotd/3.3.2/using-reveals'] },
  }, () => {
    const used = afterPlaying(hidden(), { do: 'use', player: 'ann', card: 'grove', ability: 0 });
    expect(card(used, 'grove')).toMatchObject({ faceDown: false, turned: true });
    expect(player(afterPlaying(used, pass), 'ann').power).toBe(1);
  });

  test('one that is played face up was not revealed', {
    meta: { rules: ['shadowfist.yotd/4.3.3/played-face-up-is-not-revealed'] },
  }, () => {
    const open = aFengShuiSite({ abilities: [{ ability: 'playing', kind: 'also', faceUp: true }] });
    const state = table({ ann: { hand: { new: open } }, bob: {} });
    const told = events(state, { ...site(0, 'front'), way: 0, faceUp: true });
    expect(told).not.toContainEqual(expect.objectContaining({ event: 'revealed' }));
    expect(card(afterPlaying(state, { ...site(0, 'front'), way: 0, faceUp: true }), 'new').faceDown).toBe(
      false,
    );
  });
});

describe('Characters and locations (3.3.2)', () => {
  const move = { do: 'change-location', player: 'ann', card: 'hero', to: 'right' };

  test('any number of Characters may be at one location of their player', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.2/any-number-of-characters',
        'shadowfist.yotd/2.2/no-limit-at-location',
        'shadowfist.yotd/2.2/characters-at-own-location',
      ],
    },
  }, () => {
    const state = table({
      ann: {
        front: { gate: aSite() },
        characters: { one: aCharacter(), two: aCharacter() },
        hand: { hero: aCharacter() },
      },
      bob: { front: { tower: aSite(), keep: aSite() } },
    });
    const hero = { do: 'play', player: 'ann', card: 'hero' };
    expect(card(afterPlaying(state, { ...hero, at: { column: 0 } }), 'hero').column).toBe(0);
    expect(broken(state, { ...hero, at: { column: 1 } })).toEqual(['2.2/characters-at-own-location']);
  });

  test('a player without locations plays Characters all the same, who are at one location', {
    meta: { rules: ['shadowfist.yotd/3.3.2/characters-without-location'] },
  }, () => {
    const state = table({ ann: { hand: { hero: aCharacter() } }, bob: {} });
    const hero = { do: 'play', player: 'ann', card: 'hero' };
    expect(card(afterPlaying(state, hero), 'hero').column).toBeNull();
    expect(card(afterPlaying(state, { ...hero, at: { column: null } }), 'hero').column).toBeNull();
    expect(broken(state, { ...hero, at: { column: 0 } })).toEqual(['2.2/characters-at-own-location']);
    const located = table({
      ann: { front: { grove: aSite() }, hand: { hero: aCharacter(), new: aSite() } },
      bob: {},
    });
    expect(broken(located, { ...hero, at: { column: null } })).toEqual(['2.2/characters-at-own-location']);
    expect(open(located, { ...hero, card: 'new', at: { column: null, row: 'front' } })).toEqual(['/at']);
  });

  test('a place of which nothing is said, or not all, is left open, and what else is wrong is told', {
    meta: { rules: ['shadowfist.yotd/2.3/announce-actions'] },
  }, () => {
    const state = table({
      ann: {
        front: { grove: aSite(), mill: aSite() },
        hand: { hero: aCharacter({ cost: 1 }), new: aSite() },
      },
      bob: {},
    });
    const hero = { do: 'play', player: 'ann', card: 'hero' };
    expect(broken(state, { ...hero, at: {} })).toEqual(['3.3.2/pay-the-cost']);
    const rich = table({
      ann: { power: 1, front: { grove: aSite(), mill: aSite() }, hand: { hero: aCharacter() } },
      bob: {},
    });
    expect(open(rich, { ...hero, at: {} })).toEqual(['/at']);
    expect(broken(rich, { ...hero, at: { row: 'front' } })).toEqual(['2.2/characters-at-own-location']);
    expect(open(state, { ...hero, card: 'new', at: {} })).toEqual(['/at']);
    expect(open(state, { ...hero, card: 'new', at: { row: 'back' } })).toEqual(['/at']);
  });

  test('the first location gathers them, as they are', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.2/first-location-gathers-characters',
        'shadowfist.yotd/3.3.2/gathering-is-no-turning',
        'shadowfist.yotd/3.3.2/gathering-is-no-change-of-location',
      ],
    },
  }, () => {
    const state = table({
      ann: {
        characters: { hero: aCharacter(), rogue: { card: aCharacter(), turned: true } },
        hand: { new: aSite() },
      },
      bob: {},
    });
    expect(broken(state, move)).toEqual(['4.7/adjacent-own-location']);
    const told = events(state, site(0, 'front'));
    expect(told).not.toContainEqual(expect.objectContaining({ event: 'location-changed' }));
    const gathered = afterPlaying(state, site(0, 'front'));
    expect(card(gathered, 'hero')).toMatchObject({ column: 0, turned: false });
    expect(card(gathered, 'rogue')).toMatchObject({ column: 0, turned: true });
  });
});

describe('one Feng Shui Site short of victory (3.3.2)', () => {
  const groves = (number: number) =>
    Object.fromEntries(
      Array.from({ length: number }, (_, n) => [`grove${n}`, aFengShuiSite({ title: `Grove ${n}` })]),
    );
  const spring = aFengShuiSite({ title: 'Spring' });
  const state = (number: number) =>
    table({
      ann: { power: 9, front: groves(number), hand: { new: spring } },
      bob: { front: { lake: aFengShuiSite({ title: 'Lake' }) } },
    });

  test('another is not played from the hand', {
    meta: { rules: ['shadowfist.yotd/3.3.2/no-playing-one-short-of-victory'] },
  }, () => {
    expect(broken(state(4), site(4, 'front'))).toEqual([]);
    expect(broken(state(5), site(5, 'front'))).toEqual(['3.3.2/no-playing-one-short-of-victory']);
  });

  test('nor returned to play', {
    meta: { rules: ['shadowfist.yotd/3.3.2/no-playing-one-short-of-victory'] },
  }, () => {
    const rise = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: { type: ['Feng Shui Site'] }, in: { smoked: 'you' }, as: 'risen' },
          ],
          do: [{ do: 'return-to-play', cards: { chosen: 'risen' }, by: 'you' }],
        },
      ],
    });
    const returning = (number: number) =>
      table({
        ann: { front: groves(number), smoked: { new: spring }, hand: { rise } },
        bob: { front: { lake: aFengShuiSite({ title: 'Lake' }) } },
      });
    const play = { do: 'play', player: 'ann', card: 'rise', choose: { risen: { cards: ['new'] } } };
    expect(broken(returning(5), play)).toEqual(['3.3.2/no-playing-one-short-of-victory']);
    expect(afterPlaying(returning(4), play, pass).question).toMatchObject({
      player: 'ann',
      kind: 'position',
    });
  });
});
