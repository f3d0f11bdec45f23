import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import type { CardRef } from '../../../../src/games/shadowfist/vocabulary/references.ts';
import { playing, strong, use } from './acting.ts';
import { fightingOf } from './figures.ts';
import {
  type aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aState,
  broken,
  card,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const one = (as: string) => ({ choose: 'cards', which: { type: ['Character'] }, in: 'play', as }) as const;
const copying = (...what: ('fighting' | 'rules-text' | 'restrictions')[]) =>
  anEvent({
    title: 'Mimic',
    abilities: [
      {
        ability: 'event',
        choose: [one('from'), one('to')],
        do: [
          {
            ...{ do: 'copy', what, from: { chosen: 'from' }, to: { chosen: 'to' } },
            ...{ inPlaceOfOwn: false, until: 'end-of-turn' },
          },
        ],
      },
    ],
  });
const mimics = (from: string, to: string) =>
  playing('ann', 'mimic', { choose: { from: { cards: [from] }, to: { cards: [to] } } });
const oneMore = { do: 'gain-power', players: 'you', amount: 1 } as const;
const turning: Ability = {
  ability: 'voluntary',
  pay: [{ pay: 'turn', card: 'this' }],
  do: [oneMore],
};
const toughness: Ability = { ability: 'special', special: 'Toughness', amount: 1 };
const strike = anEvent({
  title: 'Strike',
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'hit' }],
      do: [{ do: 'damage', amount: 3, to: { chosen: 'hit' } }],
    },
  ],
});
const strikes = (id: string) => playing('ann', 'strike', { choose: { hit: { cards: [id] } } });
const hero = strong(2, { title: 'Hero' });

/** What stands after Hero has copied a card, or it itself. */
const copied = (
  original: ReturnType<typeof aCharacter>,
  more: Parameters<typeof table>[0][string] = {},
  mimic = copying('rules-text'),
) =>
  afterPlaying(
    table({
      ann: {
        ...more,
        hand: { mimic, strike },
        characters: { hero, original, ...more.characters },
      },
      bob: {},
    }),
    mimics('original', 'hero'),
    pass,
  );

describe('what is copied (7.5)', () => {
  test('the printed Fighting, not what it is now', {
    meta: { rules: ['shadowfist.yotd/7.5/copy-what-is-printed'] },
  }, () => {
    const state = copied(
      strong(5, { title: 'Giant' }),
      {
        edges: {
          banner: anEdge({
            abilities: [
              {
                ability: 'continuous',
                cards: { each: { title: 'Giant' }, in: 'play' },
                modify: [{ fighting: 2 }],
              },
            ],
          }),
        },
      },
      copying('fighting'),
    );
    expect([fightingOf(state, 'original'), fightingOf(state, 'hero')]).toEqual([7, 5]);
  });

  test('and nothing else than the effect says', {
    meta: { rules: ['shadowfist.yotd/7.5/copy-what-is-printed'] },
  }, () => {
    const giant = strong(5, { title: 'Giant', abilities: [toughness] });
    const onlyText = afterPlaying(copied(giant), strikes('hero'), pass);
    expect(pile(onlyText, 'ann', 'smoked')).toContain('hero');
    const onlyFighting = afterPlaying(copied(giant, {}, copying('fighting')), strikes('hero'), pass);
    expect(card(onlyFighting, 'hero').damage).toBe(3);
  });

  test('no restrictions, unless the effect says so', {
    meta: { rules: ['shadowfist.yotd/7.5/restrictions-are-not-copied'] },
  }, () => {
    const doom = anEvent({
      abilities: [
        { ability: 'event', do: [{ do: 'smoke', cards: { each: { title: 'Hero' }, in: 'play' } }] },
      ],
    });
    const gone = (mimic: ReturnType<typeof copying>) =>
      afterPlaying(
        table({
          ann: {
            hand: { mimic, doom },
            characters: { hero, original: strong(3, { restrictions: ['Toast It'] }) },
          },
          bob: {},
        }),
        ...[mimics('original', 'hero'), pass, playing('ann', 'doom'), pass],
      );
    expect(pile(gone(copying('rules-text')), 'ann', 'toasted')).toEqual([]);
    expect(pile(gone(copying('rules-text', 'restrictions')), 'ann', 'toasted')).toEqual(['hero']);
  });

  test('nothing that other cards give it', {
    meta: { rules: ['shadowfist.yotd/7.5/granted-abilities-are-not-copied'] },
  }, () => {
    const gift = aState({
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ ability: turning }] }],
    });
    const state = copied(strong(3), { states: { gift: { card: gift, on: 'original' } } });
    expect(broken(state, use('ann', 'original'))).toEqual([]);
    expect(broken(state, use('ann', 'hero'))).toContain('5.2.1/what-is-voluntary');
    expect(broken(copied(strong(3, { abilities: [turning] })), use('ann', 'hero'))).toEqual([]);
  });

  test('neither damage nor other counters', {
    meta: { rules: ['shadowfist.yotd/7.5/counters-are-not-copied'] },
  }, () => {
    const state = afterPlaying(
      table({
        ann: {
          hand: { mimic: copying('fighting', 'rules-text', 'restrictions') },
          characters: { hero, original: { card: strong(5), damage: 3, counters: { luck: 2 } } },
        },
        bob: {},
      }),
      mimics('original', 'hero'),
      pass,
    );
    expect(card(state, 'hero')).toMatchObject({ damage: 0, counters: {} });
    expect([fightingOf(state, 'original'), fightingOf(state, 'hero')]).toEqual([2, 5]);
  });

  test('a choice that is made as the card enters play is not made again', {
    meta: { rules: ['shadowfist.yotd/7.5/choices-on-entry-are-copied-in-vain'] },
  }, () => {
    const rival = strong(3, {
      abilities: [
        { ability: 'entering', choose: [one('foe')], do: [oneMore] },
        {
          ability: 'continuous',
          cards: 'this',
          modify: [{ fighting: { figure: 'fighting', of: { chosen: 'foe' } } }],
        },
      ],
    });
    const state = afterPlaying(
      table({
        ann: { hand: { rival, mimic: copying('rules-text') }, characters: { hero, giant: strong(5) } },
        bob: {},
      }),
      ...[playing('ann', 'rival', { choose: { foe: { cards: ['giant'] } } }), pass],
      ...[mimics('rival', 'hero'), pass],
    );
    expect([fightingOf(state, 'rival'), fightingOf(state, 'hero')]).toEqual([8, 2]);
    expect(state).toMatchObject({ question: null, players: [{ power: 1 }, {}] });
  });
});

describe('of whom copied text speaks (7.5)', () => {
  const bonus = (cards: object): Ability => ({
    ability: 'continuous',
    cards: cards as never,
    modify: [{ fighting: 1 }],
  });

  test('where it spoke of its own card, of the card it is on now', {
    meta: { rules: ['shadowfist.yotd/7.5/copied-self-reference-changes'] },
  }, () => {
    const state = copied(strong(3, { abilities: [bonus('this' as never)] }));
    expect([fightingOf(state, 'original'), fightingOf(state, 'hero')]).toEqual([4, 3]);
  });

  test('where it names a title, still of that', {
    meta: { rules: ['shadowfist.yotd/7.5/copied-title-reference-stays'] },
  }, () => {
    const state = copied(
      strong(3, { title: 'Master', abilities: [bonus({ each: { title: 'Pupil' }, in: 'play' })] }),
      { characters: { pupil: strong(1, { title: 'Pupil' }) } },
    );
    expect(['original', 'hero', 'pupil'].map((id) => fightingOf(state, id))).toEqual([3, 2, 3]);
  });

  test('where it names a designator, still of that', {
    meta: { rules: ['shadowfist.yotd/7.5/copied-designator-reference-stays'] },
  }, () => {
    const state = copied(
      strong(3, { title: 'Cop Chief', abilities: [bonus({ each: { designator: 'Cop' }, in: 'play' })] }),
    );
    expect([fightingOf(state, 'original'), fightingOf(state, 'hero')]).toEqual([5, 2]);
  });
});

describe('what is copied of a card out of play (7.5)', () => {
  const banner: Ability = { ability: 'continuous', cards: 'this', modify: [{ fighting: 2 }] };
  const copyOf = (from: CardRef, to: CardRef): Effect => ({
    ...{ do: 'copy', what: ['rules-text'], from, to, inPlaceOfOwn: false, until: 'end-of-turn' },
  });

  test('a Character that was toasted to pay for it', {
    meta: { rules: ['shadowfist.yotd/7.5/copy-what-is-printed'] },
  }, () => {
    const ghoul = strong(3, {
      abilities: [
        {
          ability: 'voluntary',
          choose: [{ choose: 'cards', which: { type: ['Character'] }, in: { smoked: 'you' }, as: 'fallen' }],
          pay: [{ pay: 'toast', cards: { chosen: 'fallen' } }],
          do: [copyOf({ chosen: 'fallen' }, 'this')],
        },
      ],
    });
    const state = afterPlaying(
      table({
        ann: { characters: { ghoul }, smoked: { fallen: strong(5, { abilities: [banner] }) } },
        bob: {},
      }),
      { ...use('ann', 'ghoul'), choose: { fallen: { cards: ['fallen'] } } },
      pass,
    );
    expect(pile(state, 'ann', 'toasted')).toContain('fallen');
    expect(fightingOf(state, 'ghoul')).toBe(5);
  });

  test('a Character whose smoking triggers it', {
    meta: { rules: ['shadowfist.yotd/7.5/copy-what-is-printed'] },
  }, () => {
    const friend = strong(3, {
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked', card: { type: ['Character'] } },
          do: [copyOf({ event: 'card' }, 'this')],
        },
      ],
    });
    const state = afterPlaying(
      table({
        ann: { hand: { strike }, characters: { friend, fallen: strong(1, { abilities: [banner] }) } },
        bob: {},
      }),
      strikes('fallen'),
      pass,
      pass,
    );
    expect(fightingOf(state, 'friend')).toBe(5);
  });
});

describe('a text that a card has twice (7.5)', () => {
  const twice = (...abilities: Ability[]) =>
    afterPlaying(
      table({
        ann: {
          hand: { mimic: copying('rules-text'), strike },
          characters: { hero: strong(4, { title: 'Hero', abilities }) },
        },
        bob: { hand: { other: strike } },
      }),
      mimics('hero', 'hero'),
      pass,
    );

  test('a card is copied to itself, and Toughness adds up', {
    meta: {
      rules: ['shadowfist.yotd/7.5/copy-to-itself', 'shadowfist.yotd/7.5/cumulative-abilities-add-up'],
    },
  }, () => {
    expect(card(afterPlaying(twice(toughness), strikes('hero'), pass), 'hero').damage).toBe(1);
    const once = copied(strong(5, { abilities: [toughness] }), { characters: { big: strong(9) } });
    expect(card(afterPlaying(once, strikes('original'), pass), 'original').damage).toBe(2);
  });

  test('so do bonuses to Fighting', {
    meta: { rules: ['shadowfist.yotd/7.5/cumulative-abilities-add-up'] },
  }, () => {
    expect(
      fightingOf(twice({ ability: 'continuous', cards: 'this', modify: [{ fighting: 2 }] }), 'hero'),
    ).toBe(8);
  });

  test('what it triggers it triggers once', {
    meta: { rules: ['shadowfist.yotd/7.5/most-abilities-are-not-cumulative'] },
  }, () => {
    const state = afterPlaying(
      twice({
        ability: 'triggered',
        on: { event: 'damage-inflicted', card: { is: 'this' } },
        do: [oneMore],
      }),
      strikes('hero'),
      pass,
      pass,
    );
    expect(player(state, 'ann').power).toBe(1);
  });

  test('what it turns for it does once', {
    meta: {
      rules: [
        'shadowfist.yotd/7.5/most-abilities-are-not-cumulative',
        'shadowfist.yotd/7.5/doubled-turn-ability-gives-one-effect',
      ],
    },
  }, () => {
    const state = twice(turning);
    const used = afterPlaying(state, use('ann', 'hero'), pass);
    expect(player(used, 'ann').power).toBe(1);
    expect(broken(state, { ...use('ann', 'hero'), ability: 1 })).toEqual([]);
    expect(broken(used, { ...use('ann', 'hero'), ability: 1 })).toEqual(['4.2/turned-card-cannot-turn']);
  });
});

describe('what is Uncopyable (7.5, 10.1.1)', () => {
  const secret = strong(3, { title: 'Secret', abilities: [turning], restrictions: ['Uncopyable'] });
  const state = table({
    ann: { hand: { mimic: copying('rules-text'), strike }, characters: { hero, secret, other: hero } },
    bob: {},
  });

  test('is chosen neither to be copied nor to copy', {
    meta: {
      rules: [
        'shadowfist.yotd/7.5/copy-what-is-printed',
        'shadowfist.yotd/10.1.1/uncopyable-cannot-be-copied',
        'shadowfist.yotd/10.1.1/uncopyable-not-affected-by-copying',
        'shadowfist.yotd/7.6/not-affected-is-as-if-absent',
      ],
    },
  }, () => {
    expect(broken(state, mimics('secret', 'hero'))).toEqual(['10.1.1/uncopyable-cannot-be-copied']);
    expect(broken(state, mimics('hero', 'secret'))).toEqual(['10.1.1/uncopyable-not-affected-by-copying']);
    expect(broken(state, mimics('hero', 'other'))).toEqual([]);
  });

  test('and is chosen by all else', {
    meta: { rules: ['shadowfist.yotd/10.1.1/uncopyable-not-affected-by-copying'] },
  }, () => {
    expect(broken(state, strikes('secret'))).toEqual([]);
  });
});
