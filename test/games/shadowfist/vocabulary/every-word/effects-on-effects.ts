import { expect } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { choosing, intercept, strong, victim } from '../../rule-check/acting.ts';
import { cards, choose, play, use } from '../../rule-check/cards/cast.ts';
import { fightingOf } from '../../rule-check/figures.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  judged,
  pass,
  player,
  table,
} from '../../rule-check/table.ts';
import { after, inPlay, joined, seats, spelled } from './effects-cast.ts';
import { found, type Proofs, reckoned } from './proving.ts';

const gain = (amount: number): Effect => ({ do: 'gain-power', players: 'you', amount });
/** What Ann's Power has become, as her Event does so, and she answers what it asks. */
const power = (effects: readonly Effect[], on = 'hero', ...answers: readonly object[]) =>
  player(afterPlaying(after(effects, on), ...answers.map((value) => choose('ann', value))), 'ann').power;
const yes = { mode: 'yes' };
const no = { mode: 'no' };
const isHero = { card: victim, is: { designator: 'Character', controller: 'you' } } as const;
const ending = [{ do: 'end-turn', player: 'ann' }, pass];

/** Bob gains 2 Power by his idol, unless Ann's Event answers so. */
const answered = (effect: Effect) => {
  const answer = anEvent({
    abilities: [
      { ability: 'playing', kind: 'only', inResponseTo: { to: { by: 'every-opponent' }, as: 'it' } },
      { ability: 'event', do: [effect] },
    ],
  });
  const idol: Ability = { ability: 'voluntary', do: [gain(2)] };
  const state = table({
    ann: { hand: { answer } },
    bob: { edges: { idol: anEdge({ title: 'Idol', abilities: [idol] }), bell: anEdge({ title: 'Bell' }) } },
  });
  const begun = afterPlaying(state, use('bob', 'idol', 0));
  const done = afterPlaying(begun, play('ann', 'answer'), pass);
  return [player(done, 'bob').power, inPlay(done)];
};

export const effectsOnEffects: Proofs = {
  as: () => {
    const smoked = (on: string, done: string) =>
      power(
        [
          { do: 'sacrifice', cards: victim, as: 'first' },
          { do: 'sacrifice', cards: { each: {}, in: { statesOn: 'this' } }, as: 'second' },
          { do: 'if', condition: { done }, effects: [gain(1)] },
        ],
        on,
      );
    expect([smoked('hero', 'first'), smoked('hero', 'second')]).toEqual([1, 0]);
  },
  'if, if.condition, if.effects, if.otherwise': () => {
    const effects: readonly Effect[] = [
      { do: 'if', condition: isHero, effects: [gain(1)], otherwise: [gain(2)] },
    ];
    expect([power(effects, 'hero'), power(effects, 'guard')]).toEqual([1, 2]);
    expect(power([{ do: 'if', condition: isHero, effects: [gain(1)] }], 'guard')).toBe(0);
  },
  'choose, choose.choice': () => {
    const effects: readonly Effect[] = [
      { do: 'choose', choice: { choose: 'number', atLeast: 0, atMost: 3, as: 'X' } },
      { do: 'gain-power', players: 'you', amount: { value: 'X' } },
    ];
    expect([3, 0].map((number) => power(effects, 'hero', { number }))).toEqual([3, 0]);
  },
  'may, may.by, may.choose, may.pay, may.effects, may.otherwise': () => {
    const may: Effect = { do: 'may', by: 'you', effects: [gain(1)], otherwise: [gain(2)] };
    expect([power([may], 'hero', yes), power([may], 'hero', no)]).toEqual([1, 2]);
    const paid = (amount: number): Effect => ({ ...may, pay: [{ pay: 'power', amount }] });
    expect([power([gain(3), paid(2)], 'hero', yes), power([paid(2)], 'hero', yes)]).toEqual([2, 2]);
    const number = { choose: 'number', atLeast: 0, atMost: 3, as: 'X' } as const;
    const chosen: Effect = {
      ...may,
      choose: [number],
      effects: [{ ...gain(0), amount: { value: 'X' } } as Effect],
    };
    expect(power([chosen], 'hero', yes, { number: 3 })).toBe(3);
    const theirs = after({ ...may, by: 'opponent-to-the-left' }, 'hero');
    expect(theirs.question?.player).toBe('bob');
    expect(player(afterPlaying(theirs, choose('bob', no)), 'ann').power).toBe(2);
  },
  'must, must.by, must.choose, must.pay, must.effects, must.otherwise': () => {
    const must = (amount: number, more: object = {}): Effect => ({
      ...{ do: 'must', by: 'you', pay: [{ pay: 'power', amount }], effects: [gain(4)], otherwise: [gain(1)] },
      ...more,
    });
    expect([power([gain(2), must(2)]), power([must(2)])]).toEqual([4, 1]);
    const number = { choose: 'number', atLeast: 0, atMost: 1, as: 'X' } as const;
    const chosen = must(0, { choose: [number], pay: [{ pay: 'power', amount: { value: 'X' } }] });
    expect(power([gain(2), chosen], 'hero', { number: 1 })).toBe(5);
    expect(power([must(1, { by: 'opponent-to-the-left' })])).toBe(1);
  },
  'each-player, each-player.players, each-player.effects': () => {
    const each = (players: 'every-player' | 'every-opponent'): Effect => ({
      ...{ do: 'each-player', players },
      effects: [{ do: 'gain-power', players: 'that-player', amount: 2 }],
    });
    const powers = (effect: Effect) => after(effect, 'hero').players.map((one) => one.power);
    expect([powers(each('every-player')), powers(each('every-opponent'))]).toEqual([
      [2, 2],
      [0, 2],
    ]);
  },
  'each-card, each-card.cards, each-card.effects': () => {
    const each = (type: 'Character' | 'Edge'): Effect => ({
      ...{ do: 'each-card', cards: { each: { type: [type] }, in: 'play' } },
      effects: [{ do: 'turn', cards: 'each' }, gain(1)],
    });
    expect([power([each('Character')]), power([each('Edge')])]).toEqual([3, 0]);
    expect(found(after(each('Character'), 'hero'), { turned: true })).toEqual(['hero', 'guard', 'idle']);
  },
  'when, when.on, when.until, when.once, when.effects': () => {
    const watching = (once: boolean): readonly Effect[] => [
      { do: 'when', on: { event: 'turned' }, until: 'end-of-turn', once, effects: [gain(1)] },
      { do: 'turn', cards: victim },
      { do: 'unturn', cards: victim },
      { do: 'turn', cards: victim },
    ];
    const gained = (once: boolean) => {
      const waiting = after(watching(once), 'guard');
      const asked = waiting.agenda.flatMap((task) => (task.task === 'order-triggers' ? task.triggers : []));
      const order = asked.length > 0 ? [choose('ann', cards(...asked.map(({ id }) => id)))] : [];
      return player(afterPlaying(waiting, ...order, pass), 'ann').power;
    };
    expect([gained(true), gained(false)]).toEqual([1, 2]);
    const [waits] = watching(false);
    const over = afterPlaying(after(waits === undefined ? [] : [waits], 'hero'), ...ending);
    expect(over.lasting).toEqual([]);
  },
  'at, at.end, at.effects': () => {
    const later = after({ do: 'at', end: 'end-of-turn', effects: [gain(2)] }, 'hero');
    const dusk = afterPlaying(later, ...ending);
    expect([later, dusk].map((state) => player(state, 'ann').power)).toEqual([0, 2]);
    const never = after({ do: 'at', end: 'end-of-attack', effects: [gain(2)] }, 'hero');
    expect(player(afterPlaying(never, ...ending), 'ann').power).toBe(0);
  },
  'unsupported, unsupported.text': () => {
    const spell = spelled([{ do: 'unsupported', text: 'Sing a song.' }]);
    const outcomes = judged(seats(spell), choosing('ann', 'spell', 'hero'), pass).verdicts;
    expect(outcomes.at(-1)).toMatchObject({ outcome: 'unsupported' });
    expect(judged(seats(spelled([])), choosing('ann', 'spell', 'hero'), pass).outcome).toBe('legal');
  },
  'cancel, cancel.effect, cancel-and-smoke, cancel-and-smoke.effect, cancel-effects, cancel-effects.of':
    () => {
      expect(answered({ do: 'cancel', effect: 'it' })).toEqual([0, ['idol', 'bell']]);
      expect(answered({ do: 'cancel-and-smoke', effect: 'it' })).toEqual([0, ['bell']]);
      const of = (designator: string): Effect => ({
        ...{ do: 'cancel-effects', of: { each: { designator }, in: 'play' } },
      });
      expect(answered(of('Idol'))).toEqual([0, ['idol', 'bell']]);
      expect(answered(of('Bell'))).toEqual([2, ['idol', 'bell']]);
    },
  'cancel-maintained, cancel-maintained.of': () => {
    const drum = anEdge({
      abilities: [
        {
          ability: 'voluntary',
          pay: [{ pay: 'turn-and-maintain', card: 'this' }],
          do: [{ do: 'modify', cards: 'this', by: [{ cost: 1 }], until: 'while-this-turned' }],
        },
      ],
    });
    const stopping: Effect = { do: 'cancel-maintained', of: victim };
    const state = table({ ann: { edges: { drum }, hand: { spell: spelled([stopping]) } }, bob: {} });
    const drummed = afterPlaying(state, { do: 'use', player: 'ann', card: 'drum', ability: 0 }, pass);
    expect(drummed.lasting).toHaveLength(1);
    const stopped = afterPlaying(drummed, choosing('ann', 'spell', 'drum'), pass);
    expect([stopped.lasting, stopped.inPlay[0]?.turned]).toEqual([[], true]);
  },
  'find, find.cards': () => {
    const others: Effect[] = [
      { do: 'find', cards: { each: { type: ['Character'], turned: false }, in: 'play' }, as: 'group' },
      { do: 'turn', cards: { chosen: 'group' } },
      { do: 'damage', amount: 1, to: { chosen: 'group' } },
    ];
    const state = table({
      ann: { characters: { hero: strong(3) }, hand: { spell: spelled(others) } },
      bob: { characters: { guard: { card: strong(3), turned: true } } },
    });
    const struck = afterPlaying(state, choosing('ann', 'spell', 'hero'), pass);
    expect(struck.inPlay.map(({ turned, damage }) => [turned, damage])).toEqual([
      [true, 1],
      [true, 0],
    ]);
  },
  remember: () => {
    const naming = anEdge({
      abilities: [
        {
          ability: 'voluntary',
          choose: [{ choose: 'number', atLeast: 0, atMost: 9, as: 'many' }],
          do: [{ do: 'remember' }],
        },
        { ability: 'continuous', players: 'you', modifyPlayers: [{ handSize: { value: 'many' } }] },
      ],
    });
    const state = table({ ann: { edges: { naming } }, bob: {} });
    const choosingOf = (many: number) => ({
      ...{ do: 'use', player: 'ann', card: 'naming', ability: 0, choose: { many: { number: many } } },
    });
    const once = afterPlaying(state, choosingOf(2), pass);
    const again = afterPlaying(once, choosingOf(3), pass);
    expect([state, once, again].map((one) => reckoned(one, { handSize: 'you' }))).toEqual([6, 8, 9]);
  },
  'change-targets, change-targets.effect, change-targets.by': () => {
    const struck = (target: boolean) => {
      const twist = anEvent({
        abilities: [
          { ability: 'playing', kind: 'only', inResponseTo: { to: { by: 'every-opponent' }, as: 'it' } },
          { ability: 'event', do: [{ do: 'change-targets', effect: 'it', by: 'you' }] },
        ],
      });
      const state = table({
        ann: { characters: { hero: strong(1) }, hand: { twist } },
        bob: {
          characters: { guard: strong(1) },
          hand: { spell: spelled([{ do: 'turn', cards: victim }], { target }) },
        },
      });
      return afterPlaying(state, choosing('bob', 'spell', 'hero'));
    };
    const twisting = play('ann', 'twist', { choose: { 'new-victim': cards('guard') } });
    expect(found(afterPlaying(struck(true), twisting, pass), { turned: true })).toEqual(['guard']);
    expect(broken(struck(false), play('ann', 'twist'))).toEqual(['4.3.6/changing-announced-targets-only']);
  },
  'redirect, redirect.source, redirect.from, redirect.to, redirect.amount': () => {
    const redirected = (amount?: number) => {
      const monk = { choose: 'cards', which: { designator: 'Monk' }, in: 'play', as: 'monk' } as const;
      const turned: Effect = {
        ...{ do: 'redirect', source: 'source', to: { chosen: 'monk' } },
        from: { each: { attacking: true }, in: 'play' },
        ...(amount === undefined ? {} : { amount }),
      };
      const shield = anEvent({
        abilities: [
          { ability: 'event', choose: [{ choose: 'damage-source', as: 'source' }, monk], do: [turned] },
        ],
      });
      const state = table({
        ann: {
          characters: { hero: strong(9), monk: strong(9, { title: 'Monk' }) },
          hand: { shield },
        },
        bob: { front: { garden: aSite({ body: 30 }) }, characters: { guard: strong(3) } },
      });
      const begun = afterPlaying(state, ...joined, intercept('bob', { hero: ['guard'] }), pass);
      const named = { choose: { source: cards('guard'), monk: cards('monk') } };
      const fought = afterPlaying(begun, play('ann', 'shield', named), pass, pass);
      return ['hero', 'monk'].map((id) => card(fought, id).damage);
    };
    expect([redirected(), redirected(1), redirected(0)]).toEqual([
      [0, 3],
      [2, 1],
      [3, 0],
    ]);
  },
  'play, play.by, play.which, play.in, play.cost, play.ignoringResources, play.optional, play.faceUp': () => {
    const playing = (more: object = {}): Effect => ({
      ...{ do: 'play', by: 'you', which: { type: ['Character'] }, in: { hand: 'you' }, cost: 'none' },
      ...{ ignoringResources: false, optional: true, ...more },
    });
    const playable = (effect: Effect, given: object = {}) => {
      const state = table({
        ann: {
          ...{ power: 2, front: { gate: aSite() } },
          hand: { spell: spelled([effect]), squire: aCharacter({ cost: 3, ...given }), trick: anEdge() },
        },
        bob: {},
      });
      return afterPlaying(state, choosing('ann', 'spell', 'gate'), pass);
    };
    const done = (effect: Effect, given: object = {}) => {
      const asked = playable(effect, given);
      return asked.question === null
        ? inPlay(asked)
        : inPlay(afterPlaying(asked, choose('ann', cards('squire'))));
    };
    expect(done(playing())).toEqual(['gate', 'squire']);
    expect(inPlay(afterPlaying(playable(playing()), choose('ann', cards())))).toEqual(['gate']);
    expect(done(playing({ cost: 'full' }))).toEqual(['gate']);
    expect(done(playing({ cost: { reducedBy: 1 } }))).toEqual(['gate', 'squire']);
    expect(done(playing({ cost: { increasedBy: 1 } }), { cost: 1 })).toEqual(['gate', 'squire']);
    expect(done(playing({ cost: { increasedBy: 1 } }), { cost: 2 })).toEqual(['gate']);
    expect(done(playing(), { requires: ['dra'] })).toEqual(['gate']);
    expect(done(playing({ ignoringResources: true }), { requires: ['dra'] })).toEqual(['gate', 'squire']);
    expect(done(playing({ which: { type: ['Site'] } }))).toEqual(['gate']);
    expect(done(playing({ in: { smoked: 'you' } }))).toEqual(['gate']);
    const hidden = (more: object) => {
      const site = playing({ which: { type: ['Feng Shui Site'] }, optional: false, ...more });
      const asked = playable(site, { type: 'Feng Shui Site', cost: null, fighting: null, power: 1, body: 5 });
      const placed = choose('ann', { position: { column: 1, row: 'front' } });
      return card(afterPlaying(asked, placed), 'squire').faceDown;
    };
    expect([hidden({ faceUp: true }), hidden({})]).toEqual([false, true]);
    expect(done(playing({ by: 'opponent-to-the-left', in: { hand: 'opponent-to-the-left' } }))).toEqual([
      'gate',
    ]);
  },
  'play.toastIt': () => {
    const piles = (card: 'trick' | 'monk', toastIt?: 'any-card' | 'Events') => {
      const playing: Effect = {
        do: 'play',
        by: 'you',
        which: { title: card },
        in: { hand: 'you' },
        cost: 'none',
        ignoringResources: false,
        optional: false,
        ...(toastIt === undefined ? {} : { toastIt }),
      };
      const smoking: Effect = { do: 'smoke', cards: { each: { title: 'monk' }, in: 'play' } };
      const state = table({
        ann: {
          front: { gate: aSite() },
          hand: {
            spell: spelled([playing]),
            later: spelled([smoking]),
            trick: anEvent({
              title: 'trick',
              abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
            }),
            monk: aCharacter({ title: 'monk' }),
          },
        },
        bob: {},
      });
      const played = afterPlaying(state, choosing('ann', 'spell', 'gate'), pass);
      const { smoked, toasted } = player(afterPlaying(played, choosing('ann', 'later', 'gate'), pass), 'ann');
      const has = (pile: typeof smoked) => pile.cards.some(({ id }) => id === card);
      return has(toasted) ? 'toasted' : has(smoked) ? 'smoked' : 'elsewhere';
    };
    expect([piles('trick'), piles('trick', 'Events'), piles('trick', 'any-card')]).toEqual([
      'smoked',
      'toasted',
      'toasted',
    ]);
    expect([piles('monk'), piles('monk', 'Events'), piles('monk', 'any-card')]).toEqual([
      'smoked',
      'smoked',
      'toasted',
    ]);
  },
  'play.on': () => {
    const state = (more: object) =>
      table({
        ann: {
          power: 2,
          hand: {
            spell: spelled([
              {
                do: 'play',
                by: 'you',
                which: {},
                in: { hand: 'you' },
                cost: 'full',
                ignoringResources: false,
                optional: false,
                ...more,
              },
            ]),
            blade: aState({ requires: ['dra', 'dra'], cost: 1 }),
          },
          characters: { hero: strong(4), guard: strong(2) },
        },
        bob: {},
      });
    const on = (more: object) => {
      const done = afterPlaying(state(more), choosing('ann', 'spell', 'hero'), pass);
      return done.inPlay.find(({ id }) => id === 'blade')?.on;
    };
    const onGuard = { on: { figure: { fighting: { atMost: 2 } } } };
    expect(on({ ...onGuard, ignoringResources: true })).toBe('guard');
    expect(on({ ...onGuard, ignoringResources: { conditions: 2 } })).toBe('guard');
    const stricter = state({ ...onGuard, ignoringResources: { conditions: 1 } });
    expect(broken(stricter, choosing('ann', 'spell', 'hero'))).toEqual([
      '5.2/legal-entering-card-at-generation',
    ]);
  },
  'put-token, put-token.by, put-token.number, put-token.token': () => {
    const token = { title: 'Ghost', type: 'Character', cost: 0, fighting: 2 } as const;
    const ghosts = (number: number) => after({ do: 'put-token', by: 'you', number, token }, 'hero');
    expect(found(ghosts(2), { designator: 'Ghost', controller: 'you' })).toHaveLength(2);
    expect(found(ghosts(0), { designator: 'Ghost' })).toEqual([]);
  },
  'copy, copy.what, copy.from, copy.to, copy.inPlaceOfOwn, copy.until': () => {
    const copied = (what: Extract<Effect, { do: 'copy' }>['what'], inPlaceOfOwn = true) => {
      const star = strong(7, {
        ...{ title: 'Star', restrictions: ['Unique'] },
        abilities: [{ ability: 'special', special: 'Guts' }],
      });
      const plain = strong(2, { title: 'Plain', abilities: [{ ability: 'special', special: 'Stealth' }] });
      const copying: Effect = {
        ...{ do: 'copy', what, from: { chosen: 'from' }, to: { chosen: 'to' }, inPlaceOfOwn },
        until: 'end-of-turn',
      };
      const both = ['from', 'to'].map((as) => ({ choose: 'cards', which: {}, in: 'play', as }) as const);
      const spell = anEvent({ abilities: [{ ability: 'event', choose: both, do: [copying] }] });
      const state = table({ ann: { characters: { plain }, hand: { spell } }, bob: { characters: { star } } });
      return afterPlaying(
        state,
        play('ann', 'spell', { choose: { from: cards('star'), to: cards('plain') } }),
        pass,
      );
    };
    const fighting = copied(['fighting']);
    expect([fightingOf(fighting, 'plain'), fightingOf(fighting, 'star')]).toEqual([7, 7]);
    expect(found(fighting, { special: 'Guts' })).toEqual(['star']);
    expect(fightingOf(afterPlaying(fighting, ...ending), 'plain')).toBe(2);
    const text = copied(['rules-text']);
    expect([found(text, { special: 'Guts' }), found(text, { special: 'Stealth' })]).toEqual([
      ['plain', 'star'],
      [],
    ]);
    expect(found(copied(['rules-text'], false), { special: 'Stealth' })).toEqual(['plain']);
    expect(found(copied(['restrictions']), { restriction: 'Unique' })).toEqual(['plain', 'star']);
    expect(found(copied(['title']), { designator: 'Star' })).toEqual(['plain', 'star']);
    expect(fightingOf(copied(['title']), 'plain')).toBe(2);
  },
  'swap-rules-text, swap-rules-text.cards, swap-rules-text.until, swap-rules-text.withStates': () => {
    const swapped = (withStates: boolean) => {
      const swap: Effect = {
        ...{ do: 'swap-rules-text', cards: [{ chosen: 'one' }, { chosen: 'other' }], withStates },
        until: 'end-of-turn',
      };
      const both = ['one', 'other'].map((as) => ({ choose: 'cards', which: {}, in: 'play', as }) as const);
      const spell = anEvent({ abilities: [{ ability: 'event', choose: both, do: [swap] }] });
      const bold = strong(1, { abilities: [{ ability: 'special', special: 'Guts' }] });
      const blade = aState({
        abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ fighting: 2 }] }],
      });
      const state = table({
        ann: { characters: { bold }, states: { blade: { card: blade, on: 'bold' } }, hand: { spell } },
        bob: { characters: { guard: strong(1) } },
      });
      return afterPlaying(
        state,
        play('ann', 'spell', { choose: { one: cards('bold'), other: cards('guard') } }),
        pass,
      );
    };
    expect(found(swapped(false), { special: 'Guts' })).toEqual(['guard']);
    expect(['bold', 'guard'].map((id) => fightingOf(swapped(false), id))).toEqual([3, 1]);
    expect(['bold', 'guard'].map((id) => fightingOf(swapped(true), id))).toEqual([1, 3]);
    expect(found(afterPlaying(swapped(true), ...ending), { special: 'Guts' })).toEqual(['bold']);
  },
};
