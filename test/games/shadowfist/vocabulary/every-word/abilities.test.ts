import { expect } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { ability } from '../../../../../src/games/shadowfist/vocabulary/grammar.ts';
import type { Condition } from '../../../../../src/games/shadowfist/vocabulary/terms.ts';
import {
  attacked,
  bolt,
  cards,
  choose,
  decline,
  pay,
  play,
  players,
  smoke,
  use,
} from '../../rule-check/cards/cast.ts';
import { fightingOf, powerOf } from '../../rule-check/figures.ts';
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
  judged,
  listed,
  open,
  pass,
  pile,
  player,
  table,
} from '../../rule-check/table.ts';
import { found, proveEvery } from './proving.ts';

const gain = (amount: number) => ({ do: 'gain-power' as const, players: 'you' as const, amount });
const who = (...abilities: Ability[]) => aCharacter({ title: 'User', fighting: 3, abilities });
const alone = (...abilities: Ability[]) =>
  table({ ann: { power: 3, characters: { user: who(...abilities) } }, bob: {} });
const power = (state: ReturnType<typeof table>, of = 'ann') => player(state, of).power;
const spell = (...abilities: Ability[]) => anEvent({ title: 'Spell', abilities });
const doomOf = (by: string, id: string, victim: string) =>
  play(by, id, { choose: { victim: cards(victim) } });
const ownTurn = { turnOf: 'you' } as const;
const notNow = { not: ownTurn } as const;
const late = ['5.2.1/voluntary-within-rules-and-text'];

proveEvery(ability, {
  'special, special.special, special.amount, special.against, special.combat': () => {
    expect(found(alone({ ability: 'special', special: 'Guts' }), { special: 'Guts' })).toEqual(['user']);
    const struck = (toughness: Ability) => {
      const state = table({
        ann: { characters: { user: who(toughness) } },
        bob: { hand: { strike: bolt(2) } },
      });
      return card(afterPlaying(state, pay('bob', 'strike', 'user'), pass), 'user').damage;
    };
    expect(struck({ ability: 'special', special: 'Toughness', amount: 1 })).toBe(1);
    expect(
      struck({ ability: 'special', special: 'Toughness', amount: 1, against: { type: ['Character'] } }),
    ).toBe(2);
    expect(struck({ ability: 'special', special: 'Toughness', amount: 1, combat: true })).toBe(2);
    expect(struck({ ability: 'special', special: 'Toughness', amount: 1, combat: false })).toBe(1);
  },
  'continuous, continuous.while, continuous.cards, continuous.modify, continuous.players, continuous.modifyPlayers':
    () => {
      const lord: Ability = { ability: 'continuous', cards: 'this', modify: [{ fighting: 2 }] };
      expect(fightingOf(alone(lord), 'user')).toBe(5);
      expect(fightingOf(alone({ ...lord, while: ownTurn }), 'user')).toBe(5);
      expect(fightingOf(alone({ ...lord, while: notNow }), 'user')).toBe(3);
      const states: Ability = {
        ability: 'continuous',
        cards: { each: {}, in: { statesOn: 'this' } },
        modify: [{ designator: 'Charm' }],
      };
      const worn = table({
        ann: {
          characters: { user: who(states), other: who() },
          states: { blade: { card: aState(), on: 'user' }, axe: { card: aState(), on: 'other' } },
        },
        bob: {},
      });
      expect(found(worn, { designator: 'Charm' })).toEqual(['blade']);
      const held: Ability = {
        ability: 'continuous',
        cards: { each: {}, in: { hand: 'you' } },
        modify: [{ fighting: 2 }],
      };
      expect(fightingOf(alone(held), 'user')).toBe(3);
      const bars: Ability = {
        ability: 'continuous',
        players: 'every-opponent',
        modifyPlayers: [{ cannotPlay: {} }],
      };
      const barring = table({
        ann: { characters: { user: who(bars) }, hand: { own: bolt(0) } },
        bob: { hand: { strike: bolt(1) } },
      });
      expect(broken(barring, pay('bob', 'strike', 'user'))).toEqual(['7.7/cannot-prevails']);
      expect(broken(barring, pay('ann', 'own', 'user'))).toEqual([]);
    },
  'voluntary, voluntary.do': () => {
    const state = alone({ ability: 'voluntary', do: [gain(2)] });
    expect(power(afterPlaying(state, use('ann', 'user', 0), pass))).toBe(5);
    expect(broken(state, use('bob', 'user', 0))).toEqual(['7.4/controller-decides']);
  },
  'voluntary.by': () => {
    const state = alone({ ability: 'voluntary', by: 'opponent-to-the-left', do: [gain(2)] });
    expect(power(afterPlaying(state, use('bob', 'user', 0), pass), 'bob')).toBe(2);
    expect(broken(state, use('ann', 'user', 0))).toEqual(['7.4/controller-decides']);
    const anyOpponent = table({
      ann: {
        characters: { user: who({ ability: 'voluntary', by: 'every-opponent', do: [gain(2)] }) },
      },
      bob: {},
      cyd: {},
    });
    for (const opponent of ['bob', 'cyd'])
      expect(power(afterPlaying(anyOpponent, use(opponent, 'user', 0), pass), opponent)).toBe(2);
    expect(broken(anyOpponent, use('ann', 'user', 0))).toEqual(['7.4/controller-decides']);
    expect(listed(anyOpponent, 'cyd')).toEqual([use('cyd', 'user', 0)]);
  },
  'voluntary.when': () => {
    expect(
      broken(alone({ ability: 'voluntary', when: ownTurn, do: [gain(1)] }), use('ann', 'user', 0)),
    ).toEqual([]);
    expect(
      broken(alone({ ability: 'voluntary', when: notNow, do: [gain(1)] }), use('ann', 'user', 0)),
    ).toEqual(late);
  },
  'voluntary.inResponseTo': () => {
    const canceling: Ability = {
      ability: 'voluntary',
      inResponseTo: { to: { by: 'every-opponent' }, as: 'it' },
      do: [{ do: 'cancel', effect: 'it' }],
    };
    const state = table({
      ann: { characters: { user: who(canceling) } },
      bob: { hand: { strike: bolt(2) } },
    });
    expect(broken(state, use('ann', 'user', 0))).toEqual(['5.2/stated-response-in-the-same-scene']);
    const answered = afterPlaying(state, pay('bob', 'strike', 'user'), use('ann', 'user', 0), pass);
    expect(card(answered, 'user').damage).toBe(0);
    const told: Ability = {
      ability: 'voluntary',
      inResponseTo: { event: { event: 'played', player: 'every-opponent' } },
      do: [{ do: 'lose-power', players: { event: 'player' }, amount: 1 }],
    };
    const given = table({
      ann: { characters: { user: who(told) } },
      bob: { power: 3, hand: { strike: bolt(1) } },
    });
    expect(power(afterPlaying(given, pay('bob', 'strike', 'user'), use('ann', 'user', 0), pass), 'bob')).toBe(
      2,
    );
  },
  'voluntary.limit': () => {
    const once = afterPlaying(
      alone({ ability: 'voluntary', limit: { times: 1, per: 'turn' }, do: [gain(1)] }),
      use('ann', 'user', 0),
      pass,
    );
    expect(broken(once, use('ann', 'user', 0))).toEqual(late);
    const next = { ...once, turn: { ...once.turn, uses: [] } };
    expect(broken(next, use('ann', 'user', 0))).toEqual([]);
  },
  'voluntary.choose, voluntary.pay': () => {
    const state = alone({
      ability: 'voluntary',
      choose: [{ choose: 'number', atLeast: 1, atMost: 9, as: 'X' }],
      pay: [{ pay: 'power', amount: { value: 'X' } }],
      do: [gain(1)],
    });
    expect(open(state, use('ann', 'user', 0))).toEqual(['/choose/X']);
    expect(power(afterPlaying(state, use('ann', 'user', 0, { X: { number: 3 } })))).toBe(0);
    expect(broken(state, use('ann', 'user', 0, { X: { number: 4 } }))).toEqual([
      '5.2/preconditions-met-at-generation',
    ]);
  },
  'voluntary.immediately, event.immediately, triggered.immediately': () => {
    expect(
      power(
        afterPlaying(
          alone({ ability: 'voluntary', immediately: true, do: [gain(1)] }),
          use('ann', 'user', 0),
        ),
      ),
    ).toBe(4);
    const state = (immediately: boolean) =>
      table({
        ann: { power: 3, hand: { spell: spell({ ability: 'event', immediately, do: [gain(1)] }) } },
        bob: {},
      });
    expect(
      [true, false].map((immediately) => power(afterPlaying(state(immediately), play('ann', 'spell')))),
    ).toEqual([4, 3]);
    const watching = (immediately: boolean): Ability => ({
      ability: 'triggered',
      on: { event: 'turned', card: { is: 'this' } },
      immediately,
      do: [gain(1)],
    });
    const turning: Ability = { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [gain(0)] };
    expect(
      [true, false].map((immediately) =>
        power(afterPlaying(alone(watching(immediately), turning), use('ann', 'user', 1))),
      ),
    ).toEqual([4, 3]);
  },
  'voluntary.from': () => {
    const fromHand: Ability = {
      ability: 'voluntary',
      from: 'hand',
      pay: [{ pay: 'discard', cards: 'this' }],
      do: [gain(1)],
    };
    const fromPile: Ability = {
      ability: 'voluntary',
      from: 'smoked-pile',
      pay: [{ pay: 'toast', cards: 'this' }],
      do: [gain(2)],
    };
    const both = who(fromHand, fromPile);
    const state = table({
      ann: { hand: { held: both }, smoked: { ash: both }, characters: { user: both } },
      bob: { smoked: { theirs: both } },
    });
    const discarded = afterPlaying(state, use('ann', 'held', 0), pass);
    expect([power(discarded), pile(discarded, 'ann', 'toasted')]).toEqual([1, ['held']]);
    const toasted = afterPlaying(state, use('ann', 'ash', 1), pass);
    expect([power(toasted), pile(toasted, 'ann', 'toasted')]).toEqual([2, ['ash']]);
    expect(broken(state, use('ann', 'held', 1))).toEqual(['7.2/out-of-play-cards-are-inactive']);
    expect(broken(state, use('ann', 'user', 0))).toEqual(['5.2.1/what-is-voluntary']);
    expect(broken(state, use('ann', 'theirs', 1))).toEqual(['7.4/controller-decides']);
    expect(listed(state, 'ann')).toContainEqual(use('ann', 'held', 0));
    const quick = spell({ ability: 'event', do: [gain(1)] }, fromHand);
    expect(
      power(afterPlaying(table({ ann: { hand: { quick } }, bob: {} }), use('ann', 'quick', 1), pass)),
    ).toBe(1);
  },
  'voluntary.notInResponse, event.notInResponse': () => {
    const anyTime: Ability = { ability: 'playing', kind: 'also', when: { during: 'main-shot' } };
    const barringPlay: Ability = {
      ability: 'voluntary',
      notInResponse: { playing: { type: ['Character'] } },
      do: [gain(1)],
    };
    const barringTurns: Ability = {
      ability: 'event',
      notInResponse: { turning: { each: { type: ['Character'] }, in: 'play' } },
      do: [gain(1)],
    };
    const turning: Ability = { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [gain(1)] };
    const state = table({
      ann: { characters: { user: who(barringPlay) }, hand: { spell: spell(barringTurns) } },
      bob: {
        characters: { rogue: who(turning) },
        hand: { agile: who(anyTime), edge: anEdge({ abilities: [anyTime] }) },
      },
    });
    const used = afterPlaying(state, use('ann', 'user', 0));
    expect(broken(used, play('bob', 'agile', { way: 0 }))).toEqual(['10.2/play-in-response']);
    expect(broken(used, play('bob', 'edge', { way: 0 }))).toEqual([]);
    expect(broken(used, use('bob', 'rogue', 0))).toEqual([]);
    expect(broken(afterPlaying(state, play('ann', 'spell')), use('bob', 'rogue', 0))).toEqual([
      '10.2/play-in-response',
    ]);
  },
  'triggered.notInResponse': () => {
    const barring: Ability = {
      ability: 'triggered',
      on: { event: 'power-gained', player: 'you' },
      notInResponse: {
        turning: { each: { type: ['Character'] }, in: 'play' },
        revealing: { each: { type: ['Site'] }, in: 'play' },
      },
      do: [gain(0)],
    };
    const turning: Ability = { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [gain(1)] };
    const state = table({
      ann: { characters: { user: who(barring, { ability: 'voluntary', do: [gain(1)] }) } },
      bob: {
        characters: { rogue: who(turning) },
        front: { grove: { card: aFengShuiSite({ abilities: [turning] }), faceDown: true } },
      },
    });
    const revealing = { do: 'reveal', player: 'bob', card: 'grove' };
    expect([broken(state, use('bob', 'rogue', 0)), broken(state, revealing)]).toEqual([[], []]);
    const waiting = afterPlaying(state, use('ann', 'user', 1), pass);
    expect(broken(waiting, use('bob', 'rogue', 0))).toEqual(['10.2/play-in-response']);
    expect(broken(waiting, revealing)).toEqual(['10.2/play-in-response']);
    expect(broken(waiting, use('bob', 'grove', 0))).toEqual(['10.2/play-in-response']);
  },
  'triggered.exactlyOneCopy': () => {
    const giving = (exactlyOneCopy?: true): Ability => ({
      ...{ ability: 'triggered', on: { event: 'sacrificed', player: 'you' }, do: [gain(1)] },
      ...(exactlyOneCopy === undefined ? {} : { exactlyOneCopy }),
    });
    const gained = (ability: Ability) => {
      const temple = anEdge({ title: 'Temple', abilities: [ability] });
      const rite: Ability = { ability: 'voluntary', do: [{ do: 'sacrifice', cards: 'this' }] };
      const state = table({
        ann: { edges: { one: temple, two: temple }, characters: { user: who(rite) } },
        bob: {},
      });
      const waiting = afterPlaying(state, use('ann', 'user', 0), pass);
      const order = choose('ann', cards(...(waiting.question?.from ?? [])));
      return power(afterPlaying(waiting, order, pass));
    };
    expect([gained(giving()), gained(giving(true))]).toEqual([2, 1]);
  },
  'as-soon-as, as-soon-as.when, as-soon-as.do, as-soon-as.immediately': () => {
    const poor: Ability = {
      ability: 'as-soon-as',
      when: { compare: [{ power: 'you' }, '<', 2] },
      do: [{ do: 'turn', cards: 'this' }],
    };
    const paying: Ability = { ability: 'voluntary', pay: [{ pay: 'power', amount: 1 }], do: [gain(0)] };
    const rest: Ability = { ability: 'voluntary', do: [{ do: 'unturn', cards: 'this' }] };
    const state = alone(poor, paying, rest);
    const isTurned = (one: ReturnType<typeof table>) => card(one, 'user').turned;
    const two = afterPlaying(state, use('ann', 'user', 1), pass);
    const one = afterPlaying(two, use('ann', 'user', 1));
    const late = afterPlaying(one, pass);
    expect([two, one, late].map(isTurned)).toEqual([false, false, true]);
    // Once, until the condition has been false.
    expect(isTurned(afterPlaying(late, use('ann', 'user', 2), pass))).toBe(false);
    const atOnce = afterPlaying(
      alone({ ...poor, immediately: true }, paying),
      ...[use('ann', 'user', 1), pass, use('ann', 'user', 1)],
    );
    expect(isTurned(atOnce)).toBe(true);
  },
  'triggered, triggered.on, triggered.do': () => {
    const watching: Ability = {
      ability: 'triggered',
      on: { event: 'power-gained', player: 'every-opponent' },
      do: [gain(5)],
    };
    const windfall = spell({ ability: 'event', do: [gain(1)] });
    const state = table({
      ann: { characters: { user: who(watching) }, hand: { own: windfall } },
      bob: { hand: { spell: windfall } },
    });
    expect(power(afterPlaying(state, play('bob', 'spell'), pass, pass))).toBe(5);
    expect(power(afterPlaying(state, play('ann', 'own'), pass))).toBe(1);
  },
  'triggered.evenIfGone': () => {
    const leaving = (evenIfGone: boolean): Ability => ({
      ability: 'triggered',
      on: { event: 'smoked', card: { type: ['Character'], isNot: 'this' } },
      evenIfGone,
      do: [gain(4)],
    });
    const both = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            {
              choose: 'cards',
              which: { type: ['Character'] },
              in: 'play',
              number: { exactly: 2 },
              as: 'victim',
            },
          ],
          do: [{ do: 'each-card', cards: { chosen: 'victim' }, effects: [{ do: 'smoke', cards: 'each' }] }],
        },
      ],
    });
    const gained = (evenIfGone: boolean) => {
      const state = table({
        ann: { characters: { user: who(leaving(evenIfGone)), pupil: aCharacter() }, hand: { both } },
        bob: {},
      });
      const smoked = afterPlaying(
        state,
        play('ann', 'both', { choose: { victim: cards('user', 'pupil') } }),
        pass,
      );
      return power(smoked.scene === null ? smoked : afterPlaying(smoked, pass));
    };
    expect([gained(true), gained(false)]).toEqual([4, 0]);
  },
  'triggered.together': () => {
    const alarm = (together: boolean) =>
      anEdge({
        abilities: [
          { ability: 'triggered', on: { event: 'damage-inflicted', combat: true }, together, do: [gain(1)] },
        ],
      });
    const gained = (together: boolean) => {
      const state = table({
        ann: { characters: { one: aCharacter(), other: aCharacter() }, edges: { alarm: alarm(together) } },
        bob: { front: { tower: aSite({ body: 9 }) } },
      });
      const fought = afterPlaying(state, ...attacked('ann', 'tower', 'one', 'other'), decline('bob'), pass);
      return power(afterPlaying(fought, pass));
    };
    expect([gained(true), gained(false)]).toEqual([1, 2]);
  },
  'triggered.from': () => {
    const waiting = (from: 'hand' | 'smoked-pile') =>
      aCharacter({
        title: 'Ghost',
        abilities: [{ ability: 'triggered', on: { event: 'smoked' }, from, do: [gain(1)] }],
      });
    const gained = (from: 'hand' | 'smoked-pile', zone: 'hand' | 'smoked' | 'characters') => {
      const ghost = { ghost: waiting(from) };
      const state = table({
        ann: {
          hand: { doom: smoke, ...(zone === 'hand' ? ghost : {}) },
          ...(zone === 'hand' ? {} : { [zone]: ghost }),
        },
        bob: { characters: { rogue: aCharacter() } },
      });
      const smoked = afterPlaying(state, doomOf('ann', 'doom', 'rogue'), pass);
      return power(smoked.scene === null ? smoked : afterPlaying(smoked, pass));
    };
    expect([gained('hand', 'hand'), gained('hand', 'smoked'), gained('hand', 'characters')]).toEqual([
      1, 0, 0,
    ]);
    expect([
      gained('smoked-pile', 'smoked'),
      gained('smoked-pile', 'hand'),
      gained('smoked-pile', 'characters'),
    ]).toEqual([1, 0, 0]);
  },
  'triggered.if': () => {
    const watching = (condition: typeof ownTurn | typeof notNow): Ability => ({
      ability: 'triggered',
      on: { event: 'turned', card: { is: 'this' } },
      if: condition,
      do: [gain(1)],
    });
    const turning: Ability = { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [gain(0)] };
    expect(
      [ownTurn, notNow].map((condition) =>
        power(afterPlaying(alone(watching(condition), turning), use('ann', 'user', 1), pass)),
      ),
    ).toEqual([4, 3]);
  },
  'triggered.limit': () => {
    const watching: Ability = {
      ability: 'triggered',
      on: { event: 'generated', player: 'you' },
      limit: { times: 1, per: 'turn' },
      do: [gain(1)],
    };
    const acting: Ability = { ability: 'voluntary', do: [gain(0)] };
    expect(
      power(afterPlaying(alone(watching, acting), use('ann', 'user', 1), pass, use('ann', 'user', 1), pass)),
    ).toBe(4);
  },
  'triggered.optional, triggered.choose, triggered.pay': () => {
    const watching: Ability = {
      ...{ ability: 'triggered', on: { event: 'turned', card: { is: 'this' } }, optional: true },
      choose: [{ choose: 'players', of: 'every-player', as: 'who' }],
      pay: [{ pay: 'power', amount: 1 }],
      do: [{ do: 'gain-power', players: { chosen: 'who' }, amount: 2 }],
    };
    const turning: Ability = { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [gain(0)] };
    const asked = afterPlaying(alone(watching, turning), use('ann', 'user', 1));
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'mode', from: ['yes', 'no'] });
    const given = afterPlaying(asked, choose('ann', { mode: 'yes' }), choose('ann', players('bob')), pass);
    expect([power(given), power(given, 'bob')]).toEqual([2, 2]);
    expect(power(afterPlaying(asked, choose('ann', { mode: 'no' }), pass))).toBe(3);
  },
  'replacement, replacement.on, replacement.instead, replacement.if': () => {
    const phoenix = (more: object = {}): Ability => ({
      ability: 'replacement',
      on: { event: 'smoked', card: { is: 'this' } },
      instead: [gain(2)],
      ...more,
    });
    const struck = (given: Ability) => {
      const state = table({
        ann: { characters: { user: who(given), other: aCharacter() } },
        bob: { hand: { doom: smoke } },
      });
      const smoked = afterPlaying(state, doomOf('bob', 'doom', 'user'), pass);
      return [power(smoked), pile(smoked, 'ann', 'smoked')];
    };
    expect(struck(phoenix())).toEqual([2, []]);
    expect(struck(phoenix({ if: notNow }))).toEqual([0, ['user']]);
    const thief: Ability = {
      ability: 'replacement',
      on: { event: 'power-gained', player: 'every-opponent' },
      instead: [{ do: 'gain-power', players: 'you', amount: { eventAmount: true } }],
    };
    const other = table({
      ann: { characters: { user: who(thief) } },
      bob: { hand: { spell: spell({ ability: 'event', do: [gain(3)] }) } },
    });
    const stolen = afterPlaying(other, play('bob', 'spell'), pass);
    expect([power(stolen), power(stolen, 'bob')]).toEqual([3, 0]);
  },
  'replacement.optional': () => {
    const phoenix: Ability = {
      ability: 'replacement',
      on: { event: 'smoked', card: { is: 'this' } },
      optional: true,
      instead: [gain(2)],
    };
    const mourning: Ability = {
      ability: 'triggered',
      on: { event: 'smoked', by: 'every-opponent' },
      do: [gain(9)],
    };
    const state = table({
      ann: { characters: { user: who(phoenix) }, edges: { wake: anEdge({ abilities: [mourning] }) } },
      bob: { hand: { doom: smoke } },
    });
    const asked = afterPlaying(state, doomOf('bob', 'doom', 'user'), pass);
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'mode' });
    const saved = afterPlaying(asked, choose('ann', { mode: 'yes' }));
    expect([power(saved), pile(saved, 'ann', 'smoked')]).toEqual([2, []]);
    const gone = afterPlaying(asked, choose('ann', { mode: 'no' }), pass);
    expect([power(gone), pile(gone, 'ann', 'smoked')]).toEqual([9, ['user']]);
  },
  'event, event.do': () => {
    const played = afterPlaying(
      table({ ann: { hand: { spell: spell({ ability: 'event', do: [gain(1), gain(2)] }) } }, bob: {} }),
      play('ann', 'spell'),
      pass,
    );
    expect([power(played), pile(played, 'ann', 'smoked')]).toEqual([3, ['spell']]);
  },
  'event.choose, event.pay': () => {
    const paying = spell({
      ability: 'event',
      choose: [{ choose: 'cards', which: { controller: 'you' }, in: 'play', as: 'it' }],
      pay: [{ pay: 'sacrifice', cards: { chosen: 'it' } }],
      do: [gain(1)],
    });
    const characters = { user: who(), other: who() };
    const state = table({ ann: { characters, hand: { spell: paying } }, bob: {} });
    expect(
      pile(afterPlaying(state, play('ann', 'spell', { choose: { it: cards('user') } })), 'ann', 'smoked'),
    ).toEqual(['user', 'spell']);
    expect(open(state, play('ann', 'spell'))).toEqual(['/choose/it']);
  },
  'playing, playing.kind, playing.when': () => {
    const held = (...abilities: Ability[]) =>
      table({
        ann: {},
        bob: {
          hand: { hero: who(...abilities), spell: spell(...abilities, { ability: 'event', do: [gain(1)] }) },
        },
      });
    expect(
      broken(
        held({ ability: 'playing', kind: 'also', when: { during: 'main-shot' } }),
        play('bob', 'hero', { way: 0 }),
      ),
    ).toEqual([]);
    expect(
      broken(
        held({ ability: 'playing', kind: 'also', when: { during: 'attack' } }),
        play('bob', 'hero', { way: 0 }),
      ),
    ).toEqual(late);
    expect(broken(held({ ability: 'playing', kind: 'only', when: ownTurn }), play('bob', 'spell'))).toEqual(
      late,
    );
    expect(broken(held({ ability: 'playing', kind: 'only', when: notNow }), play('bob', 'spell'))).toEqual(
      [],
    );
  },
  'playing.inResponseTo': () => {
    const answering: Ability[] = [
      { ability: 'playing', kind: 'only', inResponseTo: { to: { by: 'every-opponent' }, as: 'it' } },
      { ability: 'event', do: [{ do: 'cancel', effect: 'it' }] },
    ];
    const state = table({
      ann: { hand: { strike: bolt(1) } },
      bob: { characters: { rogue: aCharacter({ fighting: 3 }) }, hand: { no: spell(...answering) } },
    });
    expect(broken(state, play('bob', 'no'))).toEqual(['5.2/stated-response-in-the-same-scene']);
    expect(
      card(afterPlaying(state, pay('ann', 'strike', 'rogue'), play('bob', 'no'), pass), 'rogue').damage,
    ).toBe(0);
  },
  'playing.cost, playing.ignoringResources': () => {
    const dear = (way: object) =>
      table({
        ann: {
          power: 3,
          hand: {
            hero: aCharacter({
              cost: 5,
              requires: ['dra'],
              abilities: [{ ability: 'playing', kind: 'also', ignoringResources: true, ...way }],
            }),
          },
        },
        bob: {},
      });
    expect(broken(dear({ cost: 'none' }), play('ann', 'hero', { way: 0 }))).toEqual([]);
    expect(broken(dear({ cost: { reducedBy: 1 } }), play('ann', 'hero', { way: 0 }))).toEqual([
      '3.3.2/pay-the-cost',
    ]);
    expect(power(afterPlaying(dear({ cost: { reducedBy: 3 } }), play('ann', 'hero', { way: 0 })))).toBe(1);
    expect(broken(dear({ cost: 'none' }), play('ann', 'hero'))).toEqual([
      '3.3.2/pay-the-cost',
      '3.3.2/meet-resource-conditions',
    ]);
    expect(broken(dear({ cost: 'none', ignoringResources: false }), play('ann', 'hero', { way: 0 }))).toEqual(
      ['3.3.2/meet-resource-conditions'],
    );
    expect(broken(dear({ kind: 'only', cost: 'none' }), play('ann', 'hero'))).toEqual([]);
  },
  'playing.faceUp': () => {
    const grove = (faceUp: boolean) =>
      table({
        ann: {
          hand: { grove: aFengShuiSite({ abilities: [{ ability: 'playing', kind: 'also', faceUp }] }) },
        },
        bob: {},
      });
    const at = { at: { column: 0, row: 'front' } };
    expect(
      [true, false].map(
        (faceUp) =>
          card(afterPlaying(grove(faceUp), play('ann', 'grove', { way: 0, ...at })), 'grove').faceDown,
      ),
    ).toEqual([false, true]);
    expect(card(afterPlaying(grove(true), play('ann', 'grove', at)), 'grove').faceDown).toBe(true);
  },
  'playing.limit': () => {
    const cheap = aCharacter({
      title: 'Cheap',
      cost: 2,
      abilities: [{ ability: 'playing', kind: 'also', cost: 'none', limit: { times: 1, per: 'turn' } }],
    });
    const state = table({ ann: { hand: { one: cheap, two: cheap } }, bob: {} });
    const once = afterPlaying(state, play('ann', 'one', { way: 0 }), pass);
    expect(broken(once, play('ann', 'two', { way: 0 }))).toEqual(late);
  },
  'playing.choose, playing.pay, playing.do': () => {
    const way: Ability = {
      ability: 'playing',
      kind: 'also',
      choose: [{ choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'burnt' }],
      pay: [{ pay: 'sacrifice', cards: { chosen: 'burnt' } }],
      do: [gain(4)],
    };
    const state = table({ ann: { front: { gate: aSite() }, hand: { hero: who(way) } }, bob: {} });
    const played = afterPlaying(
      state,
      play('ann', 'hero', { way: 0, at: { column: 0 }, choose: { burnt: cards('gate') } }),
      pass,
    );
    expect([power(played), pile(played, 'ann', 'smoked')]).toEqual([4, ['gate']]);
    expect(power(afterPlaying(state, play('ann', 'hero', { at: { column: 0 } }), pass))).toBe(0);
  },
  'playing.immediately': () => {
    const cheaper = (more: object): Ability => ({
      ...{ ability: 'playing', kind: 'also', cost: { reducedBy: 1 }, do: [gain(2)], ...more },
    });
    const played = (more: object) => {
      const hero = aCharacter({ cost: 3, abilities: [cheaper(more)] });
      const state = table({ ann: { power: 2, hand: { hero } }, bob: {} });
      return power(afterPlaying(state, play('ann', 'hero', { way: 0 })));
    };
    expect([played({ immediately: true }), played({})]).toEqual([2, 0]);
    const spells = (more: object) => {
      const trick = spell({ ability: 'event', do: [gain(1)] }, cheaper(more));
      return power(
        afterPlaying(table({ ann: { hand: { trick } }, bob: {} }), play('ann', 'trick', { way: 1 })),
      );
    };
    expect([spells({ immediately: true }), spells({})]).toEqual([2, 0]);
  },
  'playing.inPlaceOfOwn': () => {
    const either = (inPlaceOfOwn: boolean) =>
      spell(
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'victim' }],
          do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
        },
        { ability: 'playing', kind: 'also', pay: [{ pay: 'power', amount: 1 }], do: [gain(4)], inPlaceOfOwn },
      );
    const state = (inPlaceOfOwn: boolean) =>
      table({
        ann: { power: 1, hand: { spell: either(inPlaceOfOwn) } },
        bob: { characters: { rogue: aCharacter(), thug: aCharacter() } },
      });
    const other = play('ann', 'spell', { way: 1 });
    const instead = afterPlaying(state(true), other, pass);
    expect([power(instead), pile(instead, 'bob', 'smoked')]).toEqual([4, []]);
    expect(open(state(false), other)).toEqual(['/choose/victim']);
    const usual = afterPlaying(state(true), doomOf('ann', 'spell', 'rogue'), pass);
    expect([power(usual), pile(usual, 'bob', 'smoked')]).toEqual([1, ['rogue']]);
  },
  'own-cost, own-cost.by, own-cost.if': () => {
    const cost = (more: object = {}) => {
      const state = table({
        ann: {
          power: 9,
          hand: { hero: aCharacter({ cost: 4, abilities: [{ ability: 'own-cost', by: -3, ...more }] }) },
        },
        bob: {},
      });
      return 9 - power(afterPlaying(state, play('ann', 'hero')));
    };
    expect([cost(), cost({ if: ownTurn }), cost({ if: notNow }), cost({ by: 2 })]).toEqual([1, 1, 4, 6]);
  },
  'substitutes-resources, substitutes-resources.resources, substitutes-resources.requires, substitutes-resources.on, substitutes-resources.if':
    () => {
      const broke = (requires: ('asc' | 'chi' | 'mag')[], more: object = {}, on = 'hero') => {
        const schtick = aState({
          requires,
          abilities: [{ ability: 'substitutes-resources', resources: ['asc'], ...more }],
        });
        const state = table({
          ann: {
            power: 9,
            characters: { hero: aCharacter({ provides: ['asc', 'asc', 'chi'] }), fool: aCharacter() },
            hand: { schtick },
          },
          bob: {},
        });
        return broken(state, play('ann', 'schtick', { on }));
      };
      const unmet = ['3.3.2/meet-resource-conditions'];
      expect(broke(['chi', 'chi', 'asc'])).toEqual([]);
      expect(broke(['chi', 'chi', 'asc', 'asc'])).toEqual(unmet);
      expect(broke(['mag'], { requires: 'mag' })).toEqual([]);
      expect(broke(['mag'], { requires: 'chi' })).toEqual(unmet);
      const onHero = { on: { provides: 'asc' } };
      expect([broke(['mag'], onHero), broke(['mag'], onHero, 'fool')]).toEqual([[], unmet]);
      expect([broke(['mag'], { if: ownTurn }), broke(['mag'], { if: notNow })]).toEqual([[], unmet]);
    },
  'fixed-cost': () => {
    const easing = anEdge({
      abilities: [
        { ability: 'continuous', players: 'you', modifyPlayers: [{ costOf: {}, by: -2, mandatory: true }] },
      ],
    });
    const cost = (...abilities: Ability[]) =>
      9 -
      power(
        afterPlaying(
          table({
            ann: { power: 9, edges: { easing }, hand: { hero: aCharacter({ cost: 4, abilities }) } },
            bob: {},
          }),
          play('ann', 'hero'),
        ),
      );
    expect([cost(), cost({ ability: 'fixed-cost' })]).toEqual([2, 4]);
  },
  'subject, subject.which': () => {
    const moat = aState({ abilities: [{ ability: 'subject', which: { type: ['Site'] } }] });
    const state = table({
      ann: { front: { gate: aSite() }, characters: { user: who() }, hand: { moat } },
      bob: {},
    });
    expect([
      broken(state, play('ann', 'moat', { on: 'gate' })),
      broken(state, play('ann', 'moat', { on: 'user' })),
    ]).toEqual([[], ['4.3.4/legal-subjects']]);
  },
  'entering, entering.choose, entering.pay, entering.do': () => {
    const entering: Ability = {
      ability: 'entering',
      choose: [{ choose: 'cards', which: { type: ['Site'], controller: 'you' }, in: 'play', as: 'burnt' }],
      pay: [{ pay: 'sacrifice', cards: { chosen: 'burnt' } }],
      do: [gain(2)],
    };
    const seats = (front: object) =>
      table({ ann: { front: { ...front }, hand: { hero: who(entering) } }, bob: {} });
    const played = afterPlaying(
      seats({ gate: aSite(), hut: aSite() }),
      play('ann', 'hero', { at: { column: 1 }, choose: { burnt: cards('gate') } }),
    );
    expect([power(played), pile(played, 'ann', 'smoked'), card(played, 'hero').chosen]).toEqual([
      2,
      ['gate'],
      { burnt: cards('gate') },
    ]);
    expect(broken(seats({}), play('ann', 'hero'))).toEqual(['10.2/when-a-card-enters-play']);
  },
  'placed-with-opponent': () => {
    const state = table({
      ann: { hand: { bridge: aSite({ abilities: [{ ability: 'placed-with-opponent' }] }) } },
      bob: {},
    });
    const placed = afterPlaying(
      state,
      play('ann', 'bridge', { with: 'bob', at: { column: 0, row: 'front' } }),
    );
    expect(card(placed, 'bridge')).toMatchObject({ owner: 'ann', controller: 'bob' });
  },
  'x, x.figure, x.is': () => {
    const hero = aCharacter({
      fighting: 'X',
      abilities: [{ ability: 'x', figure: 'fighting', is: { power: 'you' } }],
    });
    const gate = aSite({ power: 'X', abilities: [{ ability: 'x', figure: 'power', is: 3 }] });
    const state = table({ ann: { power: 4, characters: { hero }, front: { gate } }, bob: {} });
    expect([fightingOf(state, 'hero'), powerOf(state, 'gate')]).toEqual([4, 3]);
  },
  'does-not-affect, does-not-affect.which': () => {
    const gas = anEvent({
      abilities: [
        { ability: 'event', do: [{ do: 'smoke', cards: { each: { type: ['Character'] }, in: 'play' } }] },
        { ability: 'does-not-affect', which: { designator: 'Robot' } },
      ],
    });
    const state = table({
      ann: { hand: { gas } },
      bob: { characters: { tin: aCharacter({ title: 'Tin Robot' }), cop: aCharacter({ title: 'Cop' }) } },
    });
    expect(afterPlaying(state, play('ann', 'gas'), pass).inPlay.map(({ id }) => id)).toEqual(['tin']);
  },
  'generates-power, generates-power.amount, generates-power.onOpponentsTurns, generates-power.if': () => {
    const mint = (onOpponentsTurns: boolean) =>
      anEdge({ abilities: [{ ability: 'generates-power', amount: 2, onOpponentsTurns }] });
    const generated = (current: 'ann' | 'bob', onOpponentsTurns: boolean) => {
      const state = table(
        { ann: { edges: { mint: mint(onOpponentsTurns) } }, bob: {} },
        { turn: { player: current, phase: 'power', generatedPower: null } },
      );
      return power(afterPlaying(state, { do: 'generate-power', player: current }));
    };
    expect([
      generated('ann', false),
      generated('ann', true),
      generated('bob', false),
      generated('bob', true),
    ]).toEqual([2, 2, 0, 2]);
    const onCondition = (condition: Condition) => {
      const edge = anEdge({ abilities: [{ ability: 'generates-power', amount: 2, if: condition }] });
      const state = table(
        { ann: { edges: { edge } }, bob: {} },
        { turn: { player: 'ann', phase: 'power', generatedPower: null } },
      );
      return power(afterPlaying(state, { do: 'generate-power', player: 'ann' }));
    };
    expect([onCondition(ownTurn), onCondition(notNow)]).toEqual([2, 0]);
  },
  'generates-power.exactlyOneCopy': () => {
    const generated = (exactlyOneCopy?: true) => {
      const mint = anEdge({
        title: 'Mint',
        abilities: [
          {
            ...{ ability: 'generates-power', amount: 2 },
            ...(exactlyOneCopy === undefined ? {} : { exactlyOneCopy }),
          },
        ],
      });
      const state = table(
        { ann: { edges: { one: mint, two: mint } }, bob: {} },
        { turn: { player: 'ann', phase: 'power', generatedPower: null } },
      );
      return power(afterPlaying(state, { do: 'generate-power', player: 'ann' }));
    };
    expect([generated(), generated(true)]).toEqual([4, 2]);
  },
  'not-cumulative': () => {
    const lord = (...more: Ability[]) =>
      anEdge({
        title: 'Lord',
        abilities: [
          {
            ability: 'continuous',
            cards: { each: { type: ['Character'] }, in: 'play' },
            modify: [{ fighting: 1 }],
          },
          ...more,
        ],
      });
    const fighting = (edge: ReturnType<typeof lord>) =>
      fightingOf(
        table({
          ann: { edges: { one: edge, two: edge }, characters: { user: who() } },
          bob: { edges: { three: edge } },
        }),
        'user',
      );
    expect([fighting(lord()), fighting(lord({ ability: 'not-cumulative' }))]).toEqual([6, 4]);
    const blade = aState({
      title: 'Blade',
      abilities: [
        { ability: 'continuous', cards: 'subject', modify: [{ fighting: 1 }] },
        { ability: 'not-cumulative' },
      ],
    });
    const worn = table({
      ann: {
        characters: { user: who(), other: who() },
        states: {
          one: { card: blade, on: 'user' },
          two: { card: blade, on: 'user' },
          three: { card: blade, on: 'other' },
        },
      },
      bob: {},
    });
    expect([fightingOf(worn, 'user'), fightingOf(worn, 'other')]).toEqual([4, 4]);
  },
  'unsupported, unsupported.reach, unsupported.text': () => {
    const strange = (reach: 'use' | 'play' | 'anything'): Ability => ({
      ability: 'unsupported',
      reach,
      text: 'Nobody knows.',
    });
    const outcome = (reach: 'use' | 'play' | 'anything', action: object) =>
      judged(
        table({
          ann: {
            characters: { user: who(strange(reach), { ability: 'voluntary', do: [gain(1)] }) },
            hand: { hero: who(strange(reach)), edge: anEdge() },
          },
          bob: {},
        }),
        action,
      ).outcome;
    expect([
      outcome('anything', play('ann', 'edge')),
      outcome('play', play('ann', 'edge')),
      outcome('use', play('ann', 'edge')),
    ]).toEqual(['unsupported', 'legal', 'legal']);
    expect([outcome('play', play('ann', 'hero')), outcome('use', play('ann', 'hero'))]).toEqual([
      'unsupported',
      'legal',
    ]);
    expect([
      outcome('play', use('ann', 'user', 1)),
      outcome('use', use('ann', 'user', 1)),
      outcome('use', use('ann', 'user', 0)),
    ]).toEqual(['legal', 'legal', 'unsupported']);
  },
});
