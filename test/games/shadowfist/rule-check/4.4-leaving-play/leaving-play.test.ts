import { describe, expect, test } from 'vitest';
import { choosing, doing, names, playing } from '../acting.ts';
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
import { rise, victim } from './cast.ts';

const moving = (to: 'hand' | 'deck-top' | 'smoked-pile') =>
  anEvent({
    title: to,
    abilities: [
      {
        ability: 'event',
        choose: [victim()],
        do: [{ do: 'move', cards: { chosen: 'victim' }, to, of: 'owner' }],
      },
    ],
  });

describe('leaving play (4.4, 2.2, 2.3)', () => {
  const start = table({
    ann: {
      characters: {
        hero: { card: aCharacter({ fighting: 5 }), damage: 2, counters: { rage: 1 }, turned: true },
      },
      hand: {
        smoke: doing('smoke'),
        toast: doing('toast'),
        home: moving('hand'),
        top: moving('deck-top'),
        rise,
      },
      smoked: { old: anEvent() },
      toasted: { lost: anEvent() },
    },
    bob: { characters: { captive: { card: aCharacter(), owner: 'ann', home: 'bob' } } },
  });

  test('a smoked card lies on top of its owner’s smoked pile', {
    meta: {
      rules: [
        'shadowfist.yotd/4.4/smoked-on-top',
        'shadowfist.yotd/2.2/leaving-play-destinations',
        'shadowfist.yotd/2.3/leaves-play',
        'shadowfist.yotd/2.2/out-of-play',
        'shadowfist.yotd/2.2/three-regions',
      ],
    },
  }, () => {
    const smoked = afterPlaying(start, choosing('ann', 'smoke', 'captive'), pass);
    expect(pile(smoked, 'ann', 'smoked')).toEqual(['captive', 'smoke', 'old']);
    expect(pile(smoked, 'bob', 'smoked')).toEqual([]);
  });

  test('a toasted one on top of its owner’s toasted pile', {
    meta: {
      rules: [
        'shadowfist.yotd/4.4/toasted-on-top',
        'shadowfist.yotd/2.2/toasted-to-owner',
        'shadowfist.yotd/2.3/leaves-the-game',
        'shadowfist.yotd/2.2/out-of-game-area',
      ],
    },
  }, () => {
    expect(pile(afterPlaying(start, choosing('ann', 'toast', 'captive'), pass), 'ann', 'toasted')).toEqual([
      'captive',
      'lost',
    ]);
  });

  test('one that returns to a hand goes to its owner’s, and so to a deck', {
    meta: {
      rules: [
        'shadowfist.yotd/4.4/returned-to-owners-hand',
        'shadowfist.yotd/2.2/leaving-play-destinations',
        'shadowfist.yotd/2.3/owner',
      ],
    },
  }, () => {
    expect(pile(afterPlaying(start, choosing('ann', 'home', 'captive'), pass), 'ann', 'hand')).toContain(
      'captive',
    );
    const top = afterPlaying(start, choosing('ann', 'top', 'captive'), pass);
    expect(pile(top, 'ann', 'deck')[0]).toBe('captive');
  });

  test('it loses all counters, and returns as new, its owner’s', {
    meta: {
      rules: [
        'shadowfist.yotd/4.4/counters-removed',
        'shadowfist.yotd/4.4/no-memory',
        'shadowfist.yotd/4.4/returns-undamaged',
        'shadowfist.yotd/4.4/returns-to-owner',
      ],
    },
  }, () => {
    const back = afterPlaying(
      start,
      choosing('ann', 'smoke', 'hero'),
      pass,
      choosing('ann', 'rise', 'hero'),
      pass,
    );
    expect(card(back, 'hero')).toMatchObject({
      damage: 0,
      counters: {},
      turned: false,
      controller: 'ann',
      owner: 'ann',
    });
  });

  test('what lasted for it has ended', { meta: { rules: ['shadowfist.yotd/4.4/no-memory'] } }, () => {
    const bless = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'modify',
              cards: { each: { title: 'Hero' }, in: 'play' },
              by: [{ fighting: 4 }],
              until: 'end-of-turn',
            },
          ],
        },
      ],
    });
    const given = table({
      ann: {
        characters: { hero: aCharacter({ title: 'Hero' }) },
        hand: { bless, smoke: doing('smoke'), rise },
      },
      bob: {},
    });
    const blessed = afterPlaying(given, playing('ann', 'bless'), pass);
    expect(fightingOf(blessed, 'hero')).toBe(5);
    const back = afterPlaying(
      blessed,
      choosing('ann', 'smoke', 'hero'),
      pass,
      choosing('ann', 'rise', 'hero'),
      pass,
    );
    expect(fightingOf(back, 'hero')).toBe(1);
  });

  test('nor does it remember how often its ability was used', {
    meta: { rules: ['shadowfist.yotd/4.4/no-memory'] },
  }, () => {
    const once = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          limit: { times: 1, per: 'turn' },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const given = table({ ann: { characters: { once }, hand: { smoke: doing('smoke'), rise } }, bob: {} });
    const use = { do: 'use', player: 'ann', card: 'once', ability: 0 };
    const used = afterPlaying(given, use, pass);
    expect(broken(used, use)).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const back = afterPlaying(
      used,
      choosing('ann', 'smoke', 'once'),
      pass,
      choosing('ann', 'rise', 'once'),
      pass,
    );
    expect(broken(back, use)).toEqual([]);
  });

  const twin = aCharacter({
    title: 'Twin',
    fighting: 0,
    abilities: [
      {
        ability: 'entering',
        choose: [
          { choose: 'cards', which: { type: ['Character'], isNot: 'this' }, in: 'play', as: 'original' },
        ],
        do: [
          {
            do: 'copy',
            what: ['fighting'],
            from: { chosen: 'original' },
            to: 'this',
            inPlaceOfOwn: false,
            until: 'while-in-play',
          },
        ],
      },
    ],
  });
  const withTwin = table({
    ann: { hand: { twin, smoke: doing('smoke'), rise, also: doing('smoke') } },
    bob: {
      characters: {
        strong: aCharacter({ title: 'Strong', fighting: 6 }),
        weak: aCharacter({ title: 'Weak', fighting: 2 }),
        meek: aCharacter({ title: 'Meek', fighting: 1 }),
      },
    },
  });
  const copied = afterPlaying(
    withTwin,
    playing('ann', 'twin', { choose: { original: { cards: ['strong'] } } }),
    pass,
  );

  test('what it asks for as it enters play is chosen anew, among what is in play by then', {
    meta: {
      rules: [
        'shadowfist.yotd/4.4/choices-made-again',
        'shadowfist.yotd/4.4/choices-among-cards-now-in-play',
        'shadowfist.yotd/4.4/no-memory',
      ],
    },
  }, () => {
    expect(fightingOf(copied, 'twin')).toBe(6);
    const asked = afterPlaying(
      copied,
      choosing('ann', 'smoke', 'twin'),
      pass,
      choosing('ann', 'also', 'strong'),
      pass,
      choosing('ann', 'rise', 'twin'),
      pass,
    );
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'cards', from: ['weak', 'meek'] });
    const choose = (id: string) => ({ do: 'choose', player: 'ann', value: { cards: [id] } });
    expect(broken(asked, choose('strong'))).toEqual(['5.2/decisions-at-resolution-only-if-stated']);
    expect(fightingOf(afterPlaying(asked, choose('weak')), 'twin')).toBe(2);
  });

  test('also on whom a State is put', { meta: { rules: ['shadowfist.yotd/4.4/choices-made-again'] } }, () => {
    const given = table({
      ann: {
        characters: { hero: aCharacter(), squire: aCharacter() },
        smoked: { helm: aState() },
        hand: { rise },
      },
      bob: {},
    });
    const asked = afterPlaying(given, choosing('ann', 'rise', 'helm'), pass);
    expect(asked.question).toMatchObject({ player: 'ann', from: ['hero', 'squire'] });
    expect(broken(asked, { do: 'choose', player: 'ann', value: { cards: ['helm'] } })).toEqual([
      '5.2/decisions-at-resolution-only-if-stated',
    ]);
    expect(
      card(afterPlaying(asked, { do: 'choose', player: 'ann', value: { cards: ['squire'] } }), 'helm'),
    ).toMatchObject({ on: 'squire', unresolved: false });
  });

  test('a text may say at whose location it returns', {
    meta: { rules: ['shadowfist.yotd/4.3/return-to-play'] },
  }, () => {
    const call = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            victim({ type: ['Character'] }, { smoked: 'you' }),
            { choose: 'cards', which: { type: ['Site'], controller: 'you' }, in: 'play', as: 'there' },
          ],
          do: [{ do: 'return-to-play', cards: { chosen: 'victim' }, by: 'you', at: { chosen: 'there' } }],
        },
      ],
    });
    const given = table({
      ann: { front: { gate: aSite(), tower: aSite() }, smoked: { hero: aCharacter() }, hand: { call } },
      bob: {},
    });
    const called = afterPlaying(
      given,
      playing('ann', 'call', { choose: { victim: { cards: ['hero'] }, there: { cards: ['tower'] } } }),
      pass,
    );
    expect(card(called, 'hero').column).toBe(1);
  });

  test('an effect reaches cards in play only, unless it says otherwise', {
    meta: {
      rules: [
        'shadowfist.yotd/2.2/effects-reach-only-cards-in-play',
        'shadowfist.yotd/2.2/in-play',
        'shadowfist.yotd/2.2/smoked-cards-may-matter',
      ],
    },
  }, () => {
    const given = table({
      ann: { hand: { smoke: doing('smoke'), toast: doing('toast'), rise }, smoked: { old: aCharacter() } },
      bob: { characters: { rogue: aCharacter() } },
    });
    expect(broken(given, choosing('ann', 'toast', 'old'))).toEqual(['7.2/effects-reach-only-cards-in-play']);
    expect(broken(given, choosing('ann', 'toast', 'rogue'))).toEqual([]);
    expect(broken(given, choosing('ann', 'rise', 'old'))).toEqual([]);
  });

  test('nothing brings a toasted card back', {
    meta: { rules: ['shadowfist.yotd/2.2/toasted-cards-stay-out', 'shadowfist.yotd/2.2/out-of-the-game'] },
  }, () => {
    const given = table({
      ann: { hand: { rise }, toasted: { gone: aCharacter() }, smoked: { old: aCharacter() } },
      bob: {},
    });
    expect(broken(given, choosing('ann', 'rise', 'gone'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    expect(broken(given, choosing('ann', 'rise', 'old'))).toEqual([]);
    expect(broken(given, playing('ann', 'gone'))).toEqual(['4.3/steps-of-playing']);
  });

  test('a discarded card goes to the toasted pile, which is not toasting it', {
    meta: {
      rules: ['shadowfist.yotd/2.2/discard-to-toasted-pile', 'shadowfist.yotd/2.2/discard-is-not-toasting'],
    },
  }, () => {
    const purge = anEvent({
      abilities: [{ ability: 'event', do: [{ do: 'discard-hand', players: 'every-opponent' }] }],
    });
    const given = afterPlaying(
      table({ ann: { hand: { purge } }, bob: { hand: { spare: anEvent() } } }),
      playing('ann', 'purge'),
    );
    expect(names(events(given, pass))).toContain('discarded');
    expect(names(events(given, pass))).not.toContain('toasted');
    expect(pile(afterPlaying(given, pass), 'bob', 'toasted')).toEqual(['spare']);
  });
});

test('A card whose controller is not its owner returns to play under its owner’s control', {
  meta: { rules: ['shadowfist.yotd/4.4/returns-to-owner'] },
}, () => {
  const lasting = (by: 'you' | { ownerOf: 'this' }) =>
    aCharacter({
      abilities: [
        {
          ...{ ability: 'triggered', on: { event: 'smoked', card: { is: 'this' } } },
          do: [{ do: 'return-to-play', cards: 'this', by }],
        },
      ],
    });
  const returned = (by: 'you' | { ownerOf: 'this' }) =>
    afterPlaying(
      table({
        ann: { hand: { smoke: doing('smoke') } },
        bob: { characters: { captive: { card: lasting(by), owner: 'ann', home: 'bob' } } },
      }),
      ...[choosing('ann', 'smoke', 'captive'), pass, pass],
    );
  expect(card(returned({ ownerOf: 'this' }), 'captive').controller).toBe('ann');
  expect(card(returned('you'), 'captive').controller).toBe('bob');
});
