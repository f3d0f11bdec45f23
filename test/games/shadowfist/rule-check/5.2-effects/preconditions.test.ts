import { describe, expect, test } from 'vitest';
import { choosing, playing, use } from '../acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  open,
  pass,
  pile,
  player,
  table,
} from '../table.ts';
import { smokeOne } from './cast.ts';

describe('preconditions (5.2)', () => {
  const priest = (pay: readonly object[]) =>
    aCharacter({
      fighting: 3,
      abilities: [
        { ability: 'voluntary', pay, do: [{ do: 'gain-power', players: 'you', amount: 5 }] } as never,
      ],
    });

  test('whatever is to be done for an effect must be possible as it is generated', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/preconditions-met-at-generation',
        'shadowfist.yotd/2.3/turn-to-is-a-condition',
        'shadowfist.yotd/2.3/no-turning-a-turned-card',
        'shadowfist.yotd/5.2/effect-legal-when-generated',
      ],
    },
  }, () => {
    const start = (power: number, turned = false) =>
      table({
        ann: {
          power,
          characters: {
            priest: {
              card: priest([
                { pay: 'turn', card: 'this' },
                { pay: 'power', amount: 2 },
              ]),
              turned,
            },
          },
        },
        bob: {},
      });
    expect(broken(start(2), use('ann', 'priest'))).toEqual([]);
    expect(broken(start(1), use('ann', 'priest'))).toEqual(['5.2/preconditions-met-at-generation']);
    expect(broken(start(2, true), use('ann', 'priest'))).toEqual(['4.2/turned-card-cannot-turn']);
  });

  test('all at once: nothing that one of them brings about helps with another', {
    meta: { rules: ['shadowfist.yotd/5.2/preconditions-met-simultaneously'] },
  }, () => {
    const greedy = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'turned' },
          immediately: true,
          do: [{ do: 'gain-power', players: 'you', amount: 9 }],
        },
      ],
    });
    const start = table({
      ann: {
        power: 1,
        edges: { greedy },
        characters: {
          priest: priest([
            { pay: 'turn', card: 'this' },
            { pay: 'power', amount: 2 },
          ]),
        },
      },
      bob: {},
    });
    expect(broken(start, use('ann', 'priest'))).toEqual(['5.2/preconditions-met-at-generation']);
  });

  test('a Character from hand wants Power, resources and a location of one’s own', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/playing-a-character-from-hand',
        'shadowfist.yotd/2.3/meet-conditions-and-pay',
        'shadowfist.yotd/2.1/resource-conditions',
      ],
    },
  }, () => {
    const hero = aCharacter({ cost: 1, requires: ['asc'] });
    const start = (power: number, pool: boolean) =>
      table({
        ann: {
          power,
          front: { gate: aSite() },
          hand: { hero },
          smoked: pool ? { old: aCharacter({ provides: ['asc'] }) } : {},
        },
        bob: {},
      });
    expect(broken(start(1, true), playing('ann', 'hero', { at: { column: 0 } }))).toEqual([]);
    expect(broken(start(0, false), playing('ann', 'hero', { at: { column: 1 } }))).toEqual([
      '3.3.2/pay-the-cost',
      '3.3.2/meet-resource-conditions',
      '2.2/characters-at-own-location',
    ]);
  });

  test('turning, targets and whatever else is chosen', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/kinds-of-preconditions',
        'shadowfist.yotd/5.2/choices-and-payments-at-generation',
      ],
    },
  }, () => {
    const archer = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          choose: [
            {
              choose: 'cards',
              which: { type: ['Character'], controller: 'every-opponent' },
              in: 'play',
              target: true,
              as: 'victim',
            },
          ],
          pay: [{ pay: 'turn', card: 'this' }],
          do: [{ do: 'turn', cards: { chosen: 'victim' } }],
        },
      ],
    });
    const start = table({ ann: { characters: { archer } }, bob: { characters: { rogue: aCharacter() } } });
    expect(open(start, use('ann', 'archer'))).toEqual(['/choose/victim']);
    expect(broken(start, use('ann', 'archer', { choose: { victim: { cards: ['archer'] } } }))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    expect(broken(start, use('ann', 'archer', { choose: { victim: { cards: ['rogue'] } } }))).toEqual([]);
    const alone = table({ ann: { characters: { archer } }, bob: {} });
    expect(broken(alone, use('ann', 'archer'))).toEqual(['5.2/choices-and-payments-at-generation']);
    expect(
      broken(start, use('ann', 'archer', { choose: { victim: { cards: ['rogue'] }, extra: { number: 1 } } })),
    ).toEqual(['5.2/choices-and-payments-at-generation']);
  });

  test('what can be chosen in but one way need not be said, but for a target, which is announced', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    const doomed = (target: boolean) =>
      anEvent({
        abilities: [
          {
            ability: 'event',
            choose: [{ choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'victim', target }],
            do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
          },
        ],
      });
    const seats = { hand: { choosing: doomed(false), targeting: doomed(true) } };
    const start = table({ ann: seats, bob: { front: { tower: aSite() } } });
    const doom = afterPlaying(start, playing('ann', 'choosing'), pass);
    expect(pile(doom, 'bob', 'smoked')).toEqual(['tower']);
    expect(open(start, playing('ann', 'targeting'))).toEqual(['/choose/victim']);
    const more = table({ ann: seats, bob: { front: { tower: aSite(), hut: aSite() } } });
    expect(open(more, playing('ann', 'choosing'))).toEqual(['/choose/victim']);
  });

  test('what becomes illegal later resolves', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/later-illegality-does-not-stop-an-effect',
        'shadowfist.yotd/5.2/uncanceled-effects-resolve',
      ],
    },
  }, () => {
    const once = anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          when: { exists: { each: { type: ['Character'], controller: 'you' }, in: 'play' } },
        },
        { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 3 }] },
      ],
    });
    const start = table({
      ann: { characters: { hero: aCharacter() }, hand: { once, again: once } },
      bob: { hand: { doom: smokeOne } },
    });
    const alone = afterPlaying(start, playing('ann', 'once'), choosing('bob', 'doom', 'hero'), pass);
    expect(player(alone, 'ann').power).toBe(3);
    expect(broken(alone, playing('ann', 'again'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
  });

  test('of abilities that exclude each other one is named', {
    meta: { rules: ['shadowfist.yotd/5.2/exclusive-ability-chosen-at-generation'] },
  }, () => {
    const either = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          choose: [{ choose: 'mode', of: ['gain', 'steal'], as: 'which' }],
          pay: [{ pay: 'turn', card: 'this' }],
          do: [
            {
              do: 'if',
              condition: { chosen: 'which', as: 'gain' },
              effects: [{ do: 'gain-power', players: 'you', amount: 1 }],
              otherwise: [{ do: 'steal-power', from: 'opponent-to-the-left', to: 'you', amount: 1 }],
            },
          ],
        },
      ],
    });
    const start = table({ ann: { characters: { either } }, bob: { power: 4 } });
    expect(open(start, use('ann', 'either'))).toEqual(['/choose/which']);
    expect(broken(start, use('ann', 'either', { choose: { which: { mode: 'both' } } }))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    const stolen = afterPlaying(start, use('ann', 'either', { choose: { which: { mode: 'steal' } } }), pass);
    expect(player(stolen, 'bob').power).toBe(3);
  });

  test('restrictions apply from the moment of generation', {
    meta: { rules: ['shadowfist.yotd/5.2/restrictions-active-at-generation'] },
  }, () => {
    const limited = anEdge({ title: 'Grand Plan', restrictions: ['Limited'] });
    const start = table({ ann: { hand: { one: limited, two: limited } }, bob: {} });
    expect(broken(start, playing('ann', 'one'))).toEqual([]);
    const waiting = afterPlaying(start, playing('ann', 'one'), { do: 'pass', player: 'bob' });
    expect(card(waiting, 'one').unresolved).toBe(true);
    expect(broken(waiting, playing('ann', 'two'))).toEqual(['10.1.1/limited-one-controlled']);
  });

  test('an ability that needs no turning is used again in response to itself, as often as it can be paid', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/ability-without-turning-may-repeat',
        'shadowfist.yotd/5.2/each-use-is-a-separate-effect',
      ],
    },
  }, () => {
    const thing = aCharacter({
      title: 'Thing',
      fighting: 9,
      abilities: [
        {
          ability: 'voluntary',
          choose: [
            {
              choose: 'cards',
              which: { type: ['Character'], controller: 'you', isNot: 'this' },
              in: 'play',
              as: 'victim',
            },
          ],
          pay: [{ pay: 'sacrifice', cards: { chosen: 'victim' } }],
          do: [
            { do: 'modify', cards: 'this', by: [{ special: 'Toughness', amount: 3 }], until: 'end-of-turn' },
          ],
        },
      ],
    });
    const blast = anEvent({
      abilities: [
        { ability: 'event', do: [{ do: 'damage', amount: 8, to: { each: { title: 'Thing' }, in: 'play' } }] },
      ],
    });
    const eat = (victim: string) => use('bob', 'thing', { choose: { victim: { cards: [victim] } } });
    const start = table({
      ann: { hand: { blast } },
      bob: { characters: { thing, a: aCharacter(), b: aCharacter() } },
    });
    const twice = afterPlaying(
      start,
      playing('ann', 'blast'),
      eat('a'),
      { do: 'pass', player: 'ann' },
      eat('b'),
    );
    expect(twice.scene?.items.map(({ frame }) => frame.source)).toEqual(['blast', 'thing', 'thing']);
    expect(broken(afterPlaying(twice, { do: 'pass', player: 'ann' }), eat('a'))).toEqual([
      '7.2/effects-reach-only-cards-in-play',
      '5.2/preconditions-met-at-generation',
    ]);
    expect(card(afterPlaying(twice, pass), 'thing').damage).toBe(2);
  });
});
