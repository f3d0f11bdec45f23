import { expect } from 'vitest';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { choosing, intercept, strong, victim } from '../../rule-check/acting.ts';
import { cards, choose } from '../../rule-check/cards/cast.ts';
import { fightingOf } from '../../rule-check/figures.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  pass,
  pile,
  player,
  table,
} from '../../rule-check/table.ts';
import { after, held, inPlay, joined, seats, spelled } from './effects-cast.ts';
import type { Proofs } from './proving.ts';

export const effectsOnCards: Proofs = {
  'smoke, smoke.cards': () => {
    const smoked = after({ do: 'smoke', cards: victim }, 'guard');
    expect(pile(smoked, 'bob', 'smoked')).toEqual(['blade', 'guard']);
    expect(pile(after({ do: 'smoke', cards: victim }, 'trifle', held), 'bob', 'hand')).toEqual(['trifle']);
  },
  'toast, toast.cards': () => {
    expect(pile(after({ do: 'toast', cards: victim }, 'guard'), 'bob', 'toasted')).toEqual(['guard']);
    const ash = after({ do: 'toast', cards: victim }, 'ash', { in: { smoked: 'you' } });
    expect(pile(ash, 'ann', 'toasted')).toEqual(['ash']);
    expect(pile(ash, 'ann', 'smoked')).toEqual(['spell']);
  },
  'sacrifice, sacrifice.cards': () => {
    const paid = { do: 'gain-power', players: 'you', amount: 1 } as const;
    const offering = [
      { do: 'sacrifice', cards: victim, as: 'done' },
      { do: 'if', condition: { done: 'done' }, effects: [paid] },
    ] as const;
    const done = after(offering, 'hero');
    expect([pile(done, 'ann', 'smoked'), player(done, 'ann').power]).toEqual([['hero', 'spell', 'ash'], 1]);
    expect(broken(seats(spelled(offering)), choosing('ann', 'spell', 'guard'))).toEqual([
      '10.2/sacrifice-own-cards-only',
    ]);
  },
  'turn, turn.cards, unturn, unturn.cards': () => {
    const turned = (what: 'turn' | 'unturn', on: string) =>
      card(after({ do: what, cards: victim }, on), on).turned;
    expect([turned('turn', 'guard'), turned('turn', 'idle')]).toEqual([true, true]);
    expect([turned('unturn', 'idle'), turned('unturn', 'guard')]).toEqual([false, false]);
  },
  'reveal, reveal.cards': () => {
    expect(card(after({ do: 'reveal', cards: victim }, 'hill'), 'hill').faceDown).toBe(false);
    expect(card(after({ do: 'reveal', cards: victim }, 'garden'), 'hill').faceDown).toBe(true);
  },
  'turn-face-down, turn-face-down.cards': () => {
    const down = (on: string) => card(after({ do: 'turn-face-down', cards: victim }, on), on).faceDown;
    expect([down('garden'), down('guard')]).toEqual([true, false]);
  },
  'discard, discard.cards': () => {
    const shed = after({ do: 'discard', cards: victim }, 'trifle', held);
    expect([pile(shed, 'bob', 'hand'), pile(shed, 'bob', 'toasted')]).toEqual([[], ['trifle']]);
    expect(inPlay(after({ do: 'discard', cards: victim }, 'guard'))).toContain('guard');
  },
  'cease-attacking, cease-attacking.cards, cease-intercepting, cease-intercepting.cards': () => {
    const ceased = (what: 'cease-attacking' | 'cease-intercepting', on: string) => {
      const begun = afterPlaying(
        seats(spelled([{ do: what, cards: victim }])),
        ...[...joined, intercept('bob', { hero: ['guard'] }), pass],
      );
      const { attack: now } = afterPlaying(begun, choosing('ann', 'spell', on), pass);
      return [now?.attackers.map(({ id }) => id), now?.chains.flatMap(({ interceptors }) => interceptors)];
    };
    expect(ceased('cease-attacking', 'hero')).toEqual([undefined, undefined]);
    expect(ceased('cease-attacking', 'guard')).toEqual([['hero'], ['guard']]);
    expect(ceased('cease-intercepting', 'guard')).toEqual([['hero'], []]);
    expect(ceased('cease-intercepting', 'hero')).toEqual([['hero'], ['guard']]);
  },
  'seize, seize.cards': () => {
    const place = choose('ann', { position: { column: 1, row: 'front' } });
    const seized = afterPlaying(after({ do: 'seize', cards: victim }, 'garden'), place);
    expect(card(seized, 'garden').controller).toBe('ann');
    expect(card(after({ do: 'seize', cards: victim }, 'guard'), 'guard').controller).toBe('bob');
  },
  'move, move.cards, move.to, move.of, move.inAnyOrder': () => {
    const moved = (to: Extract<Effect, { do: 'move' }>['to'], of: 'owner' | 'you' = 'owner') =>
      after({ do: 'move', cards: victim, to, of }, 'guard');
    expect(pile(moved('hand'), 'bob', 'hand')).toEqual(['guard', 'trifle']);
    expect(pile(moved('deck-top'), 'bob', 'deck')).toEqual(['guard']);
    expect(player(moved('deck-bottom'), 'bob').deck).toEqual({ cards: [], unknown: 21 });
    expect(player(moved('deck'), 'bob').deck).toEqual({ cards: [], unknown: 21 });
    expect(pile(moved('smoked-pile'), 'bob', 'smoked')).toContain('guard');
    expect(pile(moved('toasted-pile'), 'bob', 'toasted')).toEqual(['guard']);
    const guards = { each: { controller: 'every-opponent', type: ['Character'] }, in: 'play' } as const;
    const ordered = (more: object) =>
      after({ do: 'move', cards: guards, to: 'deck-top', of: 'owner', ...more }, 'guard');
    expect(pile(ordered({}), 'bob', 'deck')).toHaveLength(2);
    expect(player(ordered({ inAnyOrder: true }), 'bob').deck).toEqual({ cards: [], unknown: 22 });
    const burned = moved('burned-for-victory-pile', 'you');
    expect([pile(burned, 'ann', 'burnedForVictory'), inPlay(burned).includes('guard')]).toEqual([
      ['guard'],
      false,
    ]);
  },
  'return-to-play, return-to-play.cards, return-to-play.by, return-to-play.turned, return-to-play.at': () => {
    const back = (more: object, on = 'ash') =>
      after(
        { do: 'return-to-play', cards: victim, by: 'you', ...more } as Effect,
        ...([on, { in: { smoked: 'every-player' } }] as const),
      );
    expect(card(back({}), 'ash')).toMatchObject({ controller: 'ann', turned: false, column: 0 });
    expect(card(back({ turned: true }), 'ash').turned).toBe(true);
    const state = table({
      ann: {
        front: { gate: aSite(), wall: aSite() },
        characters: { hero: { card: strong(1), column: 1 } },
        hand: {
          spell: spelled([
            {
              ...{ do: 'return-to-play', by: 'you', at: victim },
              cards: { each: {}, in: { smoked: 'opponent-to-the-left' } },
            },
          ]),
        },
      },
      bob: { smoked: { ash: aCharacter() } },
    });
    const beside = afterPlaying(state, choosing('ann', 'spell', 'hero'), pass);
    expect(card(beside, 'ash')).toMatchObject({ owner: 'bob', controller: 'ann', column: 1 });
    expect(inPlay(after({ do: 'return-to-play', cards: victim, by: 'you' }, 'trifle', held))).toContain(
      'trifle',
    );
  },
  'return-to-play.on': () => {
    const returned = (subject: string) => {
      const returning = spelled([
        { do: 'return-to-play', cards: { each: {}, in: { smoked: 'you' } }, by: 'you', on: victim },
      ]);
      const state = table({
        ann: {
          front: { gate: aSite() },
          characters: { hero: strong(1), squire: strong(2) },
          smoked: { blade: aState() },
          hand: { spell: returning },
        },
        bob: {},
      });
      return afterPlaying(state, choosing('ann', 'spell', subject), pass);
    };
    expect(card(returned('squire'), 'blade')).toMatchObject({ on: 'squire', controller: 'ann' });
    expect(inPlay(returned('gate'))).not.toContain('blade');
  },
  'damage, damage.amount, damage.to, damage.source, damage.combat, damage.divided, damage.unchangeable':
    () => {
      const struck = (more: object, amount = 1) =>
        after({ do: 'damage', amount, to: victim, ...more } as Effect, 'guard');
      expect(card(struck({}), 'guard').damage).toBe(1);
      expect(card(struck({}, 0), 'guard').damage).toBe(0);
      const told = (more: object) =>
        struck(more).turn.events.flatMap((one) =>
          one.event === 'damage-inflicted' ? [[one.source, one.combat ?? false]] : [],
        );
      expect(told({})).toEqual([['spell', false]]);
      expect(told({ source: victim, combat: true })).toEqual([['guard', true]]);
      const both = { each: { type: ['Character'], controller: 'every-opponent' }, in: 'play' } as const;
      const asked = struck({ to: both, divided: true }, 3);
      const shared = afterPlaying(asked, choose('ann', { division: { guard: 1, idle: 2 } }));
      expect([card(shared, 'guard').damage, pile(shared, 'bob', 'smoked')]).toEqual([1, ['idle']]);
      const onTough = (more: object) => {
        const tough = strong(4, { abilities: [{ ability: 'special', special: 'Toughness', amount: 1 }] });
        const strike = anEvent({
          abilities: [
            {
              ability: 'event',
              choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
              do: [{ do: 'damage', amount: 2, to: victim, ...more }],
            },
          ],
        });
        const state = table({ ann: { hand: { strike } }, bob: { characters: { tough } } });
        return card(afterPlaying(state, choosing('ann', 'strike', 'tough'), pass), 'tough').damage;
      };
      expect([onTough({}), onTough({ unchangeable: true })]).toEqual([1, 2]);
    },
  'heal, heal.cards, heal.amount, heal.divided, heal.upTo': () => {
    const healed = (amount: number | 'all') =>
      card(after({ do: 'heal', cards: victim, amount }, 'hero'), 'hero').damage;
    expect([healed(0), healed(1), healed(9), healed('all')]).toEqual([2, 1, 0, 0]);
    const asked = after({ do: 'heal', cards: victim, amount: 9, upTo: true, divided: true }, 'hero');
    expect(asked.question).toMatchObject({ kind: 'number', least: 0, most: 2 });
    expect(card(afterPlaying(asked, choose('ann', { number: 1 })), 'hero').damage).toBe(1);
  },
  'counters, counters.name, counters.number, counters.on, counters.remove': () => {
    const counted = (...numbers: readonly number[]) =>
      card(
        after(
          numbers.map(
            (number): Effect => ({
              ...{ do: 'counters', name: 'luck', number: Math.abs(number), on: victim },
              remove: number < 0,
            }),
          ),
          'hero',
        ),
        'hero',
      ).counters;
    expect([counted(3), counted(3, -1), counted(1, -2), counted(0)]).toEqual([
      { luck: 3 },
      { luck: 2 },
      {},
      {},
    ]);
  },
  'remove-counters, remove-counters.cards': () => {
    const counting = (name: string): Effect => ({ do: 'counters', name, number: 2, on: victim });
    const removing: Effect = { do: 'remove-counters', cards: victim };
    const hero = card(after([counting('luck'), counting('fame'), removing], 'hero'), 'hero');
    expect([hero.counters, hero.damage]).toEqual([{}, 2]);
  },
  'take-control, take-control.cards, take-control.by, take-control.until': () => {
    const taking: Effect = { do: 'take-control', cards: victim, by: 'you', until: 'end-of-turn' };
    const taken = after(taking, 'guard');
    expect(card(taken, 'guard').controller).toBe('ann');
    const back = afterPlaying(taken, { do: 'end-turn', player: 'ann' }, pass);
    expect(card(back, 'guard').controller).toBe('bob');
  },
  'modify, modify.cards, modify.by, modify.until, modify.while': () => {
    const plus = (more: object = {}) =>
      after(
        { do: 'modify', cards: victim, by: [{ fighting: 3 }], until: 'end-of-game', ...more } as Effect,
        'guard',
      );
    expect([fightingOf(plus(), 'guard'), fightingOf(plus(), 'idle')]).toEqual([5, 2]);
    expect(fightingOf(plus({ while: { turnOf: 'you' } }), 'guard')).toBe(5);
    expect(fightingOf(plus({ while: { not: { turnOf: 'you' } } }), 'guard')).toBe(2);
    const dusk = [{ do: 'end-turn', player: 'ann' }, pass];
    expect(fightingOf(afterPlaying(plus({ until: 'end-of-turn' }), ...dusk), 'guard')).toBe(2);
  },
  'modify.whichever': () => {
    const attackers = { each: { attacking: true }, in: 'play' } as const;
    const modified = (more: object = {}) =>
      after(
        { do: 'modify', cards: attackers, by: [{ fighting: 3 }], until: 'end-of-turn', ...more },
        'guard',
      );
    const attacks = { do: 'attack', player: 'ann', attackers: ['hero'], target: 'garden' };
    const before = fightingOf(modified(), 'hero') ?? 0;
    expect(fightingOf(afterPlaying(modified(), attacks), 'hero')).toBe(before);
    expect(fightingOf(afterPlaying(modified({ whichever: true }), attacks), 'hero')).toBe(before + 3);
  },
  'put-state, put-state.cards, put-state.on': () => {
    const onto = (on: Extract<Effect, { do: 'put-state' }>['on'], which: string) =>
      after({ do: 'put-state', cards: { each: { type: ['State'] }, in: 'play' }, on }, which);
    expect(card(onto(victim, 'idle'), 'blade').on).toBe('idle');
    expect(card(onto(victim, 'garden'), 'blade').on).toBe('guard');
    const asked = onto('chosen-by-you', 'idle');
    expect(card(afterPlaying(asked, choose('ann', cards('hero'))), 'blade').on).toBe('hero');
  },
};
