import { describe, expect, test } from 'vitest';
import { attack, decline, intercept, strong } from './acting.ts';
import {
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  events,
  judged,
  listed,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const moving = (who: string, id: string) => ({ do: 'change-location', player: who, card: id, to: 'attack' });
const smoking = (who: string, id: string, victim: string) => ({
  ...{ do: 'play', player: who, card: id },
  choose: { victim: { cards: [victim] } },
});
const choosing = (who: string, value: object) => ({ do: 'choose', player: who, value });

const smoke = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
      do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
    },
  ],
});
/** Of all that happens, what has this name: of which card, against which. */
const happened = (told: readonly unknown[], name: string) =>
  (told as { event: string; card?: string; target?: string }[])
    .filter(({ event }) => event === name)
    .map(({ card: of, target }) => (target === undefined ? of : `${of} ${target}`));

describe('between the combats of an interception (6.4.1, 3.3.3)', () => {
  /** Bob, not attacked, comes with three to Eve's tower: one holds a hero up, the others chain another. */
  const declared = afterPlaying(
    table({
      ann: { characters: { hero: strong(2), brute: strong(9) } },
      eve: { front: { tower: aSite({ body: 40 }) } },
      bob: {
        front: { gate: aSite() },
        characters: { wall: strong(5), first: strong(1), second: strong(1) },
      },
    }),
    attack('tower', 'hero', 'brute'),
    pass,
    decline('bob'),
    pass,
    ...['wall', 'first', 'second'].flatMap((id) => [moving('bob', id), pass]),
    intercept('bob', { hero: ['wall'], brute: ['first', 'second'] }),
    pass,
  );

  test('an interceptor that held stays where it is until its player’s interception is complete', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/interceptors-return',
        'shadowfist.yotd/6.3/interceptors-cannot-change-location',
      ],
    },
  }, () => {
    const between = afterPlaying(declared, pass);
    expect(between.attack).toMatchObject({ step: 'before-next', attackers: [{ id: 'brute' }] });
    expect(card(between, 'wall').away).toEqual({ player: 'eve', column: 0 });
    expect(broken(between, { do: 'change-location', player: 'bob', card: 'wall', to: 'left' })).toContain(
      '6.3/interceptors-cannot-change-location',
    );
    expect(happened(events(between, pass), 'ceased-intercepting')).toEqual(['wall']);
    expect(card(afterPlaying(between, pass), 'wall').away).toBeUndefined();
  });

  test('an attacker has overcome those it smoked, one after the other', {
    meta: { rules: ['shadowfist.yotd/6.4.1/overcome', 'shadowfist.yotd/3.3.3/overcoming'] },
  }, () => {
    expect(happened(events(declared, pass), 'overcame')).toEqual(['brute first']);
    expect(happened(events(afterPlaying(declared, pass), pass), 'overcame')).toEqual(['brute second']);
  });
});

describe('an interceptor that is gone before it fights (6.4.1)', () => {
  const declared = afterPlaying(
    table({
      ann: { characters: { hero: strong(4) }, hand: { away: smoke } },
      bob: { front: { tower: aSite({ body: 40 }) }, characters: { first: strong(1), second: strong(1) } },
    }),
    attack('tower', 'hero'),
    pass,
    decline('ann'),
    intercept('bob', { hero: ['first', 'second'] }),
  );

  test('is overcome when the combat is completed', {
    meta: { rules: ['shadowfist.yotd/6.4.1/overcome-by-any-means'] },
  }, () => {
    const gone = afterPlaying(declared, smoking('ann', 'away', 'first'), pass);
    expect(happened(events(gone, pass), 'overcame')).toEqual(['hero first', 'hero second']);
  });

  test('and who fights in its place is told', {
    meta: { rules: ['shadowfist.yotd/6.4/scenes-prior-to-combat'] },
  }, () => {
    const gone = events(afterPlaying(declared, smoking('ann', 'away', 'first')), pass);
    expect(happened(gone, 'about-to-enter-combat')).toEqual(['hero second', 'second hero']);
    const other = events(afterPlaying(declared, smoking('ann', 'away', 'second')), pass);
    expect(happened(other, 'about-to-enter-combat')).toEqual([]);
  });

  test('without any, nobody fights, and the attacker goes on', {
    meta: { rules: ['shadowfist.yotd/6.4/in-combat-after-the-scenes'] },
  }, () => {
    const none = table({
      ann: { characters: { hero: strong(4) }, hand: { away: smoke } },
      bob: { front: { tower: aSite({ body: 40 }) }, characters: { only: strong(1) } },
    });
    const gone = afterPlaying(
      none,
      ...[attack('tower', 'hero'), pass, decline('ann'), intercept('bob', { hero: ['only'] })],
      ...[smoking('ann', 'away', 'only'), pass],
    );
    const told = events(gone, pass);
    expect(happened(told, 'combat-ended')).toEqual([]);
    expect(happened(told, 'overcame')).toEqual(['hero only']);
    expect(card(afterPlaying(gone, pass, pass), 'tower').damage).toBe(4);
  });
});

describe('the end of a combat (6.4)', () => {
  /** Its text: “When combat with it ends, smoke that attacker, also if this card is gone.” */
  const martyr = strong(1, {
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'combat-ended', card: { is: 'this', intercepting: true } },
        evenIfGone: true,
        do: [{ do: 'smoke', cards: { event: 'target' } }],
      },
    ],
  });
  const herald = anEdge({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'combat-ended', card: { type: ['Character'], controller: 'you' } },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });
  const fought = (hero: ReturnType<typeof strong>, edges = {}) =>
    afterPlaying(
      table({
        ann: { characters: { hero } },
        bob: { front: { tower: aSite() }, characters: { martyr }, edges },
      }),
      attack('tower', 'hero'),
      pass,
      decline('ann'),
      intercept('bob', { hero: ['martyr'] }),
      pass,
    );

  test('comes after the damage: who was smoked by it is gone, and triggers only if its text says so', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4/end-of-combat-triggers',
        'shadowfist.yotd/5.2.2/triggered-effects-come-from-cards-in-play',
      ],
    },
  }, () => {
    const ending = fought(strong(3), { herald });
    const told = (events(ending, pass) as { event: string }[]).map(({ event }) => event);
    expect(told.indexOf('combat-ended')).toBeGreaterThan(told.indexOf('smoked'));
    const ended = afterPlaying(ending, pass, pass);
    expect(pile(ended, 'ann', 'smoked')).toEqual(['hero']);
    expect(player(ended, 'bob').power).toBe(0);
  });

  test('also one that an Ambush smoked, whatever resolved in between', {
    meta: { rules: ['shadowfist.yotd/6.4/ambush-triggers'] },
  }, () => {
    const mourner = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked', card: { type: ['Character'] } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const ambusher = strong(3, { abilities: [{ ability: 'special', special: 'Ambush' }] });
    const struck = afterPlaying(fought(ambusher, { mourner }), pass);
    expect(struck.attack?.step).toBe('ambush');
    const ended = afterPlaying(struck, pass, pass, pass);
    expect(pile(ended, 'ann', 'smoked')).toEqual(['hero']);
    expect(player(ended, 'bob').power).toBe(2);
  });
});

describe('what is inflicted in combat (4.5.1, 4.6)', () => {
  const met = (seats: { ann: object; bob: object }, ...attackers: string[]) =>
    afterPlaying(table(seats), attack('rogue', ...attackers), pass, decline('ann'), decline('bob'));
  const against = (filter: object, damage: number) =>
    aState({
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ damage, against: filter }] }],
    });

  test('a bonus against certain cards counts where at least one that it fights is such', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.1/increase-before-division',
        'shadowfist.yotd/5.2.3/one-card-fulfills-a-shared-condition',
      ],
    },
  }, () => {
    const bob = {
      characters: { rogue: strong(4) },
      states: { blade: { card: against({ damaged: true }, 2), on: 'rogue' } },
    };
    const amountFor = (one: number, other: number) =>
      met(
        {
          ann: { characters: { a: { card: strong(5), damage: one }, b: { card: strong(5), damage: other } } },
          bob,
        },
        'a',
        'b',
      );
    expect(afterPlaying(amountFor(1, 1), pass).question?.amount).toBe(6);
    const asked = afterPlaying(amountFor(1, 0), pass);
    expect(asked.question?.amount).toBe(6);
    expect(broken(asked, choosing('bob', { division: { a: 4 } }))).toEqual(['4.5.1/inflict-all-damage']);
    expect(card(afterPlaying(asked, choosing('bob', { division: { a: 2, b: 4 } })), 'b').damage).toBe(4);
    expect(afterPlaying(amountFor(0, 0), pass).question?.amount).toBe(4);
  });

  test('a text may let a Character inflict something else instead, as its controller chooses just then', {
    meta: { rules: ['shadowfist.yotd/4.5.1/inflict-all-damage'] },
  }, () => {
    const feint = aState({
      abilities: [
        { ability: 'continuous', cards: 'subject', modify: [{ mayInflict: 1, on: { type: ['Character'] } }] },
      ],
    });
    const state = met(
      {
        ann: { characters: { hero: strong(3) }, states: { feint: { card: feint, on: 'hero' } } },
        bob: { characters: { rogue: strong(9) } },
      },
      'hero',
    );
    const asked = afterPlaying(state, pass);
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'number', from: ['3', '1'] });
    expect(card(asked, 'rogue').damage).toBe(0);
    expect(listed(asked)).toEqual([choosing('ann', { number: 3 }), choosing('ann', { number: 1 })]);
    expect(card(afterPlaying(asked, choosing('ann', { number: 1 })), 'rogue').damage).toBe(1);
    expect(card(afterPlaying(asked, choosing('ann', { number: 3 })), 'rogue').damage).toBe(3);
    const refused = (value: object) => judged(asked, choosing('ann', value)).verdicts[0];
    for (const [value, have] of [
      [{ number: 2 }, 2],
      [{ mode: '1' }, null],
    ] as const)
      expect(refused(value)).toEqual({
        index: 0,
        outcome: 'illegal',
        unjudged: [],
        violations: [
          {
            code: 'no-answer',
            rule: 'shadowfist.yotd/5.2/decisions-at-resolution-only-if-stated',
            ...{ section: '5.2', source: 'shadowfist.yotd' },
            message: 'The answer is {number: …}: one of 3, 1.',
            ...{ state: ['/question'], action: ['/value'], need: [3, 1], have },
          },
        ],
      });
  });

  test('of several that fall together, one whose smoking is replaced stays', {
    meta: { rules: ['shadowfist.yotd/4.6/smoked-at-zero'] },
  }, () => {
    const phoenix = strong(2, {
      abilities: [
        {
          ability: 'replacement',
          on: { event: 'smoked', card: { is: 'this' } },
          instead: [{ do: 'heal', cards: 'this', amount: 'all' }],
        },
      ],
    });
    const state = met(
      { ann: { characters: { phoenix } }, bob: { characters: { rogue: strong(2) } } },
      'phoenix',
    );
    const fallen = afterPlaying(state, pass);
    expect(pile(fallen, 'bob', 'smoked')).toEqual(['rogue']);
    expect(card(fallen, 'phoenix').damage).toBe(0);
  });
});

describe('a burn for Power (6.4.3)', () => {
  test('what lasted until the end of combat expires once', {
    meta: { rules: ['shadowfist.yotd/6.4.3/burn-for-power-triggers-at-once'] },
  }, () => {
    const focus = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'victim' }],
          do: [{ do: 'modify', cards: { chosen: 'victim' }, by: [{ fighting: 2 }], until: 'end-of-combat' }],
        },
      ],
    });
    const state = afterPlaying(
      table({
        ann: { characters: { hero: strong(3) }, hand: { focus } },
        bob: { front: { garden: aFengShuiSite({ body: 5 }) } },
      }),
      ...[attack('garden', 'hero'), pass, decline('ann'), decline('bob')],
      ...[smoking('ann', 'focus', 'hero'), pass, pass],
    );
    const burned = afterPlaying(state, choosing('ann', { mode: 'burn-for-power' }));
    expect(happened(events(burned, pass), 'effect-expired')).toHaveLength(1);
  });
});

describe('an attack with several targets (6.2)', () => {
  test('a target whose attacker is turned elsewhere is one no longer, others are', {
    meta: { rules: ['shadowfist.yotd/6.2/joiners-attack-the-current-target'] },
  }, () => {
    const lure = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: { attacking: true }, in: 'play', as: 'attacker' },
            { choose: 'cards', which: { controller: 'you' }, in: 'play', as: 'lured' },
          ],
          do: [{ do: 'change-attack-target', attackers: { chosen: 'attacker' }, to: { chosen: 'lured' } }],
        },
      ],
    });
    const state = afterPlaying(
      table({
        ann: { characters: { hero: strong(2), squire: strong(2) } },
        bob: { characters: { rogue: strong(2), thief: strong(2) }, hand: { lure, again: lure } },
      }),
      attack('rogue', 'hero', 'squire'),
    );
    const luring = (id: string, attacker: string, lured: string) => ({
      ...{ do: 'play', player: 'bob', card: id },
      choose: { attacker: { cards: [attacker] }, lured: { cards: [lured] } },
    });
    const divided = afterPlaying(state, luring('lure', 'hero', 'thief'), pass);
    expect(divided.attack?.targets).toEqual(['rogue', 'thief']);
    const turned = afterPlaying(divided, decline('ann'), luring('again', 'squire', 'thief'), pass);
    expect(turned.attack?.targets).toEqual(['thief']);
  });
});

describe('who may join when the attack is over', () => {
  test('nobody joins an attack whose target the attacking player takes', {
    meta: { rules: ['shadowfist.yotd/7.4/attacking-player-takes-the-target'] },
  }, () => {
    const adopt = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'victim' }],
          do: [{ do: 'take-control', cards: { chosen: 'victim' }, by: 'you', until: 'end-of-turn' }],
        },
      ],
    });
    const state = table({
      ann: { characters: { hero: strong(2) }, hand: { adopt } },
      bob: { characters: { rogue: strong(2) } },
      eve: { characters: { thief: strong(2) } },
    });
    const others = ['bob', 'eve'].map((who) => ({ do: 'pass', player: who }));
    const taken = afterPlaying(
      state,
      attack('rogue', 'hero'),
      ...others,
      smoking('ann', 'adopt', 'rogue'),
      pass,
    );
    expect(taken.attack).toBeNull();
    expect(taken.turn.lastAttack).toBe('unsuccessful');
  });
});
