import { describe, expect, test } from 'vitest';
import { choosing, names, playing, use } from './acting.ts';
import { fightingOf } from './figures.ts';
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
  open,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const answering = (who: string, id: string, effect: string) =>
  playing(who, id, { choose: { answered: { effect } } });

const windfall = (amount = 1) =>
  anEvent({
    title: 'Windfall',
    abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount }] }],
  });
const smokeOne = anEvent({
  title: 'Doom',
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
      do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
    },
  ],
});
const counter = anEvent({
  title: 'Counter',
  abilities: [
    {
      ability: 'playing',
      kind: 'only',
      inResponseTo: { to: { kind: 'played-card', source: { type: ['Event'] } }, as: 'answered' },
    },
    { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
  ],
});
const turningFor = (amount: number) =>
  aCharacter({
    fighting: 3,
    abilities: [
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'gain-power', players: 'you', amount }],
      },
    ],
  });

describe('generation and resolution (5.2)', () => {
  test('[5.2/generation-and-resolution, 5.2/generation-announces-resolution-performs, 5.2/resolution-changes-the-board, 2.3/generate-then-resolve, 2.3/resolution-changes-board, 2.3/actions-create-effects, 5.2/left-of-to-at-generation, 5.2/double-colon-divides, 5.2/other-effects-resolve-like-events] what is done for an effect is done on generation, what it does on resolution', () => {
    const start = table({ ann: { characters: { monk: turningFor(2) } }, bob: {} });
    const generated = afterPlaying(start, use('ann', 'monk'));
    expect(card(generated, 'monk').turned).toBe(true);
    expect(player(generated, 'ann').power).toBe(0);
    expect(player(afterPlaying(generated, pass), 'ann').power).toBe(2);
  });

  test('[5.2/resolution-may-be-empty] an effect that does nothing resolves all the same', () => {
    const generated = afterPlaying(
      table({ ann: { front: { grove: { card: aFengShuiSite(), faceDown: true } } }, bob: {} }),
      { do: 'reveal', player: 'ann', card: 'grove' },
    );
    expect(names(events(generated, pass))).toEqual(['resolved', 'scene-ended']);
  });

  test('[5.2/separate-sentences-at-resolution, 5.2/steps-in-the-order-listed] what it does happens in the order in which the text lists it', () => {
    const ebb = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'gain-power', players: 'you', amount: 2 },
            { do: 'lose-power', players: 'you', amount: 'all' },
          ],
        },
      ],
    });
    const flow = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'lose-power', players: 'you', amount: 'all' },
            { do: 'gain-power', players: 'you', amount: 2 },
          ],
        },
      ],
    });
    const start = table({ ann: { power: 1, hand: { ebb, flow } }, bob: {} });
    expect(player(afterPlaying(start, playing('ann', 'ebb')), 'ann').power).toBe(1);
    expect(player(afterPlaying(start, playing('ann', 'ebb'), pass), 'ann').power).toBe(0);
    expect(player(afterPlaying(start, playing('ann', 'flow'), pass), 'ann').power).toBe(2);
  });
});

describe('scenes (5.2, 2.3)', () => {
  const start = table({
    ann: { characters: { monk: turningFor(1), nun: turningFor(2) }, hand: { one: windfall() } },
    bob: { characters: { friar: turningFor(1) }, hand: { two: windfall() } },
    eve: { hand: { three: windfall() } },
  });

  test('[5.2/effects-in-any-main-shot, 3.3.2/effects-in-any-main-shot] effects are generated in anybody’s Main Shot, and not in an Establishing Shot', () => {
    expect(broken(start, use('ann', 'monk'))).toEqual([]);
    expect(broken(start, use('bob', 'friar'))).toEqual([]);
    const early = { ...start, turn: { ...start.turn, phase: 'unturn' } };
    expect(broken(early, use('bob', 'friar'))).toEqual(['3.3.1/no-effects-in-establishing-shot']);
  });

  test('[5.2/turn-to-heal-in-own-main-shot-only, 3.3.2/heal-in-own-main-shot] but one turns to heal in one’s own', () => {
    const hurt = table({
      ann: { characters: { monk: { card: turningFor(1), damage: 1 } } },
      bob: { characters: { friar: { card: turningFor(1), damage: 1 } } },
    });
    expect(broken(hurt, { do: 'heal', player: 'ann', card: 'monk' })).toEqual([]);
    expect(broken(hurt, { do: 'heal', player: 'bob', card: 'friar' })).toEqual([
      '5.2/turn-to-heal-in-own-main-shot-only',
    ]);
    const early = { ...hurt, turn: { ...hurt.turn, phase: 'draw' } };
    expect(broken(early, { do: 'heal', player: 'ann', card: 'monk' })).toEqual([
      '3.3.2/heal-in-own-main-shot',
      '3.3.1/no-effects-in-establishing-shot',
    ]);
  });

  test('[5.2/responses-form-a-scene, 2.3/scene-starts, 2.3/all-may-add-to-scene, 2.3/responding, 2.3/respond-without-limit, 5.2/any-player-may-add-to-the-scene, 5.2/effects-answer-effects-and-declarations, 3.3.2/playing-healing-moving-are-effects] everybody may add to a scene, who began it too, again and again', () => {
    const scene = afterPlaying(
      start,
      use('ann', 'monk'),
      playing('bob', 'two'),
      playing('eve', 'three'),
      use('bob', 'friar'),
      { do: 'pass', player: 'ann' },
      { do: 'pass', player: 'eve' },
    );
    expect(scene.scene?.items.map(({ frame }) => frame.source)).toEqual(['monk', 'two', 'three', 'friar']);
    expect(broken(scene, use('ann', 'nun'))).toEqual([]);
    expect(broken(scene, { do: 'end-turn', player: 'ann' })).toEqual(['5.3/declaration-opens-a-scene']);
  });

  test('[5.2/opponents-get-a-chance-first] nobody adds another effect before the opponents had the opportunity', () => {
    const one = afterPlaying(start, use('ann', 'monk'));
    expect(broken(one, use('ann', 'nun'))).toEqual(['5.4/opportunity-after-each-action']);
    const bob = afterPlaying(one, { do: 'pass', player: 'bob' });
    expect(broken(bob, use('ann', 'nun'))).toEqual(['5.4/opportunity-after-each-action']);
    expect(broken(afterPlaying(bob, { do: 'pass', player: 'eve' }), use('ann', 'nun'))).toEqual([]);
  });

  test('[5.2/scene-resolves-when-nobody-adds] a scene resolves when all have passed, each since the last effect', () => {
    const passed = afterPlaying(
      start,
      use('ann', 'monk'),
      { do: 'pass', player: 'bob' },
      { do: 'pass', player: 'eve' },
    );
    expect(player(passed, 'ann').power).toBe(0);
    const answered = afterPlaying(passed, playing('ann', 'one'));
    expect(answered.passed).toEqual([]);
    expect(player(afterPlaying(passed, { do: 'pass', player: 'ann' }), 'ann').power).toBe(1);
    expect(broken(start, pass)).toEqual(['5.2/scene-resolves-when-nobody-adds']);
  });

  test('[5.2/last-in-first-out, 2.3/last-in-first-out] the newest effect resolves first', () => {
    const scene = afterPlaying(start, use('ann', 'monk'), playing('bob', 'two'), playing('eve', 'three'));
    const order = events(scene, pass).filter((event) => (event as { event: string }).event === 'resolved');
    expect(order.map((event) => (event as { card: string }).card)).toEqual(['three', 'two', 'monk']);
  });

  test('[5.2/no-voluntary-effects-during-resolution, 5.2/decisions-at-resolution-only-if-stated] during resolution nothing is generated, and only what a text says is decided', () => {
    const asking = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'choose', choice: { choose: 'mode', of: ['give', 'take'], as: 'which' } },
            {
              do: 'if',
              condition: { chosen: 'which', as: 'take' },
              effects: [{ do: 'gain-power', players: 'you', amount: 2 }],
            },
          ],
        },
      ],
    });
    const asked = afterPlaying(
      table({ ann: { hand: { asking } }, bob: { hand: { two: windfall() } } }),
      playing('ann', 'asking'),
      pass,
    );
    expect(broken(asked, playing('bob', 'two'))).toEqual(['5.2/no-voluntary-effects-during-resolution']);
    expect(broken(asked, { do: 'choose', player: 'ann', value: { mode: 'keep' } })).toEqual([
      '5.2/decisions-at-resolution-only-if-stated',
    ]);
    expect(
      player(afterPlaying(asked, { do: 'choose', player: 'ann', value: { mode: 'take' } }), 'ann').power,
    ).toBe(2);
    expect(broken(start, { do: 'choose', player: 'ann', value: { mode: 'take' } })).toEqual([
      '5.2/decisions-at-resolution-only-if-stated',
    ]);
  });
});

describe('preconditions (5.2)', () => {
  const priest = (pay: readonly object[]) =>
    aCharacter({
      fighting: 3,
      abilities: [
        { ability: 'voluntary', pay, do: [{ do: 'gain-power', players: 'you', amount: 5 }] } as never,
      ],
    });

  test('[5.2/preconditions-met-at-generation, 2.3/turn-to-is-a-condition, 2.3/no-turning-a-turned-card, 5.2/effect-legal-when-generated] whatever is to be done for an effect must be possible as it is generated', () => {
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

  test('[5.2/preconditions-met-simultaneously] all at once: nothing that one of them brings about helps with another', () => {
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

  test('[5.2/playing-a-character-from-hand, 2.3/meet-conditions-and-pay, 2.1/resource-conditions] a Character from hand wants Power, resources and a location of one’s own', () => {
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

  test('[5.2/kinds-of-preconditions, 5.2/choices-and-payments-at-generation] turning, targets and whatever else is chosen', () => {
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

  test('[5.2/choices-and-payments-at-generation] what can be chosen in but one way need not be said, but for a target, which is announced', () => {
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

  test('[5.2/later-illegality-does-not-stop-an-effect, 5.2/uncanceled-effects-resolve] what becomes illegal later resolves', () => {
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

  test('[5.2/exclusive-ability-chosen-at-generation] of abilities that exclude each other one is named', () => {
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

  test('[5.2/restrictions-active-at-generation] restrictions apply from the moment of generation', () => {
    const limited = anEdge({ title: 'Grand Plan', restrictions: ['Limited'] });
    const start = table({ ann: { hand: { one: limited, two: limited } }, bob: {} });
    expect(broken(start, playing('ann', 'one'))).toEqual([]);
    const waiting = afterPlaying(start, playing('ann', 'one'), { do: 'pass', player: 'bob' });
    expect(card(waiting, 'one').unresolved).toBe(true);
    expect(broken(waiting, playing('ann', 'two'))).toEqual(['10.1.1/limited-one-controlled']);
  });

  test('[5.2/ability-without-turning-may-repeat, 5.2/each-use-is-a-separate-effect] an ability that needs no turning is used again in response to itself, as often as it can be paid', () => {
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

describe('canceling (5.2)', () => {
  const start = table({
    ann: {
      power: 2,
      hand: {
        luck: anEvent({ ...windfall(3), title: 'Luck', cost: 2, restrictions: ['Limited'] }),
        again: anEvent({ ...windfall(3), title: 'Luck', cost: 0, restrictions: ['Limited'] }),
        no: counter,
      },
    },
    bob: { hand: { counter, more: windfall() } },
  });
  const [luckItem] = afterPlaying(start, playing('ann', 'luck')).scene?.items ?? [];
  const luck = luckItem?.id ?? '';

  test('[5.2/canceled-effect-leaves-the-scene, 5.2/cancel-refunds-nothing, 5.2/cancel-leaves-restrictions] a canceled effect is out of the scene; what was paid and the card’s restrictions stay', () => {
    const canceled = afterPlaying(start, playing('ann', 'luck'), playing('bob', 'counter'), pass);
    expect(player(canceled, 'ann').power).toBe(0);
    expect(pile(canceled, 'ann', 'smoked')).toEqual(['luck']);
    expect(broken(canceled, playing('ann', 'again'))).toEqual(['10.1.1/limited-event-once-a-turn']);
    const told = events(afterPlaying(start, playing('ann', 'luck'), playing('bob', 'counter')), pass);
    expect(told).toContainEqual({ event: 'canceled', effect: luck, by: 'bob' });
    expect(told).not.toContainEqual(expect.objectContaining({ event: 'resolved', effect: luck }));
  });

  test('[5.2/cancel-in-response, 5.2/stated-response-in-the-same-scene] a canceling effect answers what it cancels', () => {
    expect(broken(start, playing('bob', 'counter'))).toEqual(['5.2/stated-response-in-the-same-scene']);
    const later = afterPlaying(start, playing('ann', 'luck'), pass);
    expect(player(later, 'ann').power).toBe(3);
    expect(broken(later, playing('bob', 'counter'))).toEqual(['5.2/stated-response-in-the-same-scene']);
    expect(broken(afterPlaying(start, playing('ann', 'luck')), playing('bob', 'counter'))).toEqual([]);
  });

  test('[5.2/stated-response-need-not-be-next] other effects may stand between', () => {
    const between = afterPlaying(start, playing('ann', 'luck'), playing('bob', 'more'), {
      do: 'pass',
      player: 'ann',
    });
    expect(broken(between, answering('bob', 'counter', luck))).toEqual([]);
    expect(player(afterPlaying(between, answering('bob', 'counter', luck), pass), 'ann').power).toBe(0);
    expect(broken(afterPlaying(between, pass), answering('bob', 'counter', luck))).toEqual([
      '5.2/stated-response-in-the-same-scene',
    ]);
  });

  test('[5.2/cancel-must-itself-resolve, 5.2/canceling-effect-can-be-canceled] a canceling effect may itself be canceled, and then cancels nothing', () => {
    const countered = afterPlaying(start, playing('ann', 'luck'), playing('bob', 'counter'));
    expect(countered.scene?.items).toHaveLength(2);
    const [, second] = countered.scene?.items ?? [];
    const saved = afterPlaying(countered, answering('ann', 'no', second?.id ?? ''), pass);
    expect(player(saved, 'ann').power).toBe(3);
    expect(broken(saved, playing('ann', 'no'))).toEqual(['4.3/steps-of-playing']);
  });

  test('[5.2/cancel-covers-every-step] every step of it is canceled', () => {
    const twofold = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'gain-power', players: 'you', amount: 1 },
            { do: 'gain-power', players: 'you', amount: 1 },
          ],
        },
      ],
    });
    const given = table({ ann: { hand: { twofold } }, bob: { hand: { counter } } });
    expect(player(afterPlaying(given, playing('ann', 'twofold'), pass), 'ann').power).toBe(2);
    expect(
      player(afterPlaying(given, playing('ann', 'twofold'), playing('bob', 'counter'), pass), 'ann').power,
    ).toBe(0);
  });

  test('[5.2/effect-outlives-its-card] an effect resolves even if its card has left play', () => {
    const given = table({ ann: { characters: { monk: turningFor(4) } }, bob: { hand: { doom: smokeOne } } });
    const gone = afterPlaying(given, use('ann', 'monk'), choosing('bob', 'doom', 'monk'), pass);
    expect(pile(gone, 'ann', 'smoked')).toEqual(['monk']);
    expect(player(gone, 'ann').power).toBe(4);
  });
});

describe('several steps (5.2)', () => {
  test('[5.2/check-after-each-step, 5.2/conditional-effects-switch-during-resolution] after each step the board is looked at: control comes back before the next', () => {
    const mentor = aState({
      title: 'Mentor',
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ control: 'you' }] }],
    });
    const mission = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
          do: [
            { do: 'smoke', cards: { chosen: 'victim' } },
            { do: 'smoke', cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' } },
          ],
        },
      ],
    });
    const start = table({
      ann: { hand: { mission } },
      bob: {
        characters: { hero: { card: aCharacter(), owner: 'ann', home: 'ann' } },
        states: { mentor: { card: mentor, on: 'hero' } },
      },
    });
    expect(start.inPlay.find(({ id }) => id === 'hero')?.controller).toBe('bob');
    const done = afterPlaying(start, choosing('ann', 'mission', 'mentor'), pass);
    expect(pile(done, 'ann', 'smoked').toSorted()).toEqual(['hero', 'mission']);
  });

  test('[5.2/prevented-step-leaves-the-others] a step that cannot be done leaves the others', () => {
    const iron = aCharacter({
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'be-smoked' }] }],
    });
    const strike = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'smoke', cards: { each: { type: ['Character'] }, in: 'play' } },
            { do: 'gain-power', players: 'you', amount: 1 },
          ],
        },
      ],
    });
    const done = afterPlaying(
      table({ ann: { hand: { strike } }, bob: { characters: { iron } } }),
      playing('ann', 'strike'),
      pass,
    );
    expect(card(done, 'iron').id).toBe('iron');
    expect(player(done, 'ann').power).toBe(1);
  });

  test('[5.2/check-after-every-game-action, 5.2/triggered-effects-arise-during-resolution] triggers are looked for after every action, during resolution too', () => {
    const mourner = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked' },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const start = table({
      ann: { edges: { mourner }, hand: { doom: smokeOne } },
      bob: { characters: { rogue: aCharacter() } },
    });
    const resolved = afterPlaying(start, choosing('ann', 'doom', 'rogue'), pass);
    expect(resolved.scene?.items.map(({ kind }) => kind)).toEqual(['triggered']);
    expect(player(afterPlaying(resolved, pass), 'ann').power).toBe(1);
  });
});

describe('cards that enter play by an effect (5.2)', () => {
  const estate = aSite({
    abilities: [
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn', card: 'this' }],
        do: [
          {
            do: 'play',
            by: 'you',
            which: { type: ['Character'] },
            in: { hand: 'you' },
            cost: { reducedBy: 1 },
            ignoringResources: false,
            optional: false,
          },
        ],
      },
    ],
  });
  const holding = (hand: object, power = 1) =>
    table({
      ann: { power, front: { estate }, hand: hand as never },
      bob: {
        hand: {
          purge: anEvent({
            abilities: [{ ability: 'event', do: [{ do: 'discard-hand', players: 'every-opponent' }] }],
          }),
        },
      },
    });

  test('[5.2/entering-card-chosen-at-resolution, 5.2/card-entering-at-resolution-resolves-at-once] the card is chosen on resolution, and is resolved at once', () => {
    const asked = afterPlaying(
      holding({ a: aCharacter({ cost: 2 }), b: aCharacter({ cost: 2 }), c: aCharacter({ cost: 4 }) }),
      use('ann', 'estate'),
      pass,
    );
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'cards', from: ['a', 'b'] });
    expect(broken(asked, { do: 'choose', player: 'ann', value: { cards: ['c'] } })).toEqual([
      '5.2/decisions-at-resolution-only-if-stated',
    ]);
    const entered = afterPlaying(asked, { do: 'choose', player: 'ann', value: { cards: ['b'] } });
    expect(card(entered, 'b').unresolved).toBe(false);
    expect(player(entered, 'ann').power).toBe(0);
    expect(entered.scene).toBeNull();
  });

  test('[5.2/legal-entering-card-at-generation] there must be one that could legally enter as it is generated', () => {
    expect(broken(holding({ a: aCharacter({ cost: 2 }) }), use('ann', 'estate'))).toEqual([]);
    expect(broken(holding({ a: aCharacter({ cost: 9 }), b: anEvent() }), use('ann', 'estate'))).toEqual([
      '5.2/legal-entering-card-at-generation',
    ]);
    expect(broken(holding({}), use('ann', 'estate'))).toEqual(['5.2/legal-entering-card-at-generation']);
  });

  test('[5.2/no-legal-entering-card-at-resolution] without one on resolution nothing happens', () => {
    const emptied = afterPlaying(
      holding({ a: aCharacter({ cost: 2 }) }),
      use('ann', 'estate'),
      playing('bob', 'purge'),
      pass,
    );
    expect(emptied.inPlay.map(({ id }) => id)).toEqual(['estate']);
    expect(emptied.question).toBeNull();
  });

  test('[5.2/card-entering-at-generation-resolves-normally, 5.2.5/immediate-in-generation-or-resolution, 5.2.5/part-of-an-effect-may-be-immediate] a card that enters as an effect is generated has yet to resolve', () => {
    const surprise = anEvent({
      abilities: [
        {
          ability: 'event',
          immediately: true,
          do: [
            {
              do: 'play',
              by: 'you',
              which: { type: ['Character'] },
              in: { hand: 'you' },
              cost: 'none',
              ignoringResources: true,
              optional: false,
            },
          ],
        },
        { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
      ],
    });
    const start = table({ ann: { hand: { surprise, hero: aCharacter({ cost: 5 }) } }, bob: {} });
    const generated = afterPlaying(start, playing('ann', 'surprise'));
    expect(card(generated, 'hero').unresolved).toBe(true);
    expect(generated.scene?.items.map(({ frame }) => frame.source)).toEqual(['surprise', 'hero']);
    expect(player(generated, 'ann').power).toBe(0);
    const resolved = afterPlaying(generated, pass);
    expect(card(resolved, 'hero').unresolved).toBe(false);
    expect(player(resolved, 'ann').power).toBe(1);
  });
});

test('[4.3/no-cost-still-needs-resources] to play a card that cannot be played is no choice', () => {
  const find = anEvent({
    abilities: [
      {
        ability: 'event',
        immediately: true,
        do: [
          { do: 'draw', players: 'you', amount: 1, as: 'drawn' },
          { do: 'choose', choice: { choose: 'mode', of: ['keep', 'discard', 'play'], as: 'fate' } },
          {
            do: 'if',
            condition: { chosen: 'fate', as: 'play' },
            effects: [
              {
                ...{ do: 'play', by: 'you', which: { is: { chosen: 'drawn' } }, in: { hand: 'you' } },
                ...{ cost: 'none', ignoringResources: false, optional: false },
              },
            ],
          },
        ],
      },
    ],
  });
  const offered = (drawn: ReturnType<typeof aCharacter>) => {
    const state = table({ ann: { hand: { find }, deck: { drawn } }, bob: {} });
    return afterPlaying(state, playing('ann', 'find')).question?.from;
  };
  expect(offered(aCharacter({ cost: 5 }))).toEqual(['keep', 'discard', 'play']);
  expect(offered(aCharacter({ cost: 5, requires: ['dra'] }))).toEqual(['keep', 'discard']);
});

describe('durations (5.2)', () => {
  const blessing = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            do: 'modify',
            cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
            by: [{ fighting: 2 }],
            until: 'end-of-attack',
          },
        ],
      },
    ],
  });
  const start = table({
    ann: { characters: { hero: aCharacter() }, hand: { blessing } },
    bob: { front: { tower: aSite({ body: 9 }) }, hand: { luck: windfall() } },
  });
  const ended = afterPlaying(
    start,
    playing('ann', 'blessing'),
    pass,
    { do: 'attack', player: 'ann', attackers: ['hero'], target: 'tower' },
    pass,
    { do: 'decline', player: 'ann' },
    { do: 'decline', player: 'bob' },
    pass,
  );

  test('[5.2/duration-ends-by-a-triggered-effect, 5.2/expiration-is-an-effect] the end of a duration is an effect, and what lasted ends as it resolves', () => {
    expect(ended.scene?.items.map(({ kind }) => kind)).toEqual(['expiry']);
    expect(fightingOf(ended, 'hero')).toBe(3);
    expect(fightingOf(afterPlaying(ended, pass), 'hero')).toBe(1);
  });

  test('[5.2/expiration-may-be-answered] which anybody may answer with what is legal', () => {
    expect(broken(ended, playing('bob', 'luck'))).toEqual([]);
    expect(broken(ended, { do: 'play', player: 'bob', card: 'hero' })).toEqual(['4.3/steps-of-playing']);
  });
});
