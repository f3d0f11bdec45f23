import { expect } from 'vitest';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { choosing, strong, victim } from '../../rule-check/acting.ts';
import { cards, choose, play } from '../../rule-check/cards/cast.ts';
import { fightingOf } from '../../rule-check/figures.ts';
import {
  afterPlaying,
  anEvent,
  aSite,
  broken,
  card,
  events,
  pass,
  pile,
  player,
  table,
} from '../../rule-check/table.ts';
import { after, inPlay, joined, seats, spelled } from './effects-cast.ts';
import { type Proofs, reckoned } from './proving.ts';

const powers = (effect: Effect, generous = false) => {
  const spell = anEvent({ abilities: [{ ability: 'event', do: [effect] }] });
  const state = table({ ann: { power: 1, hand: { spell } }, bob: { power: generous ? 9 : 2 }, cyd: {} });
  return afterPlaying(state, play('ann', 'spell'), pass).players.map(({ power }) => power);
};
const left = 'opponent-to-the-left';
const told = (effect: Effect) =>
  events(afterPlaying(seats(spelled([effect])), choosing('ann', 'spell', 'hero')), pass).filter(
    (one) =>
      (one as { event: string }).event === 'cards-shown' || (one as { event: string }).event === 'shuffled',
  );

export const effectsOnTheGame: Proofs = {
  'gain-power, gain-power.players, gain-power.amount': () => {
    expect(powers({ do: 'gain-power', players: 'every-opponent', amount: 3 })).toEqual([1, 5, 3]);
    expect(powers({ do: 'gain-power', players: 'you', amount: 0 })).toEqual([1, 2, 0]);
    expect(powers({ do: 'gain-power', players: left, amount: 'all' })).toEqual([1, 4, 0]);
  },
  'lose-power, lose-power.players, lose-power.amount': () => {
    expect(powers({ do: 'lose-power', players: 'every-player', amount: 1 })).toEqual([0, 1, 0]);
    expect(powers({ do: 'lose-power', players: left, amount: 'all' })).toEqual([1, 0, 0]);
    expect(powers({ do: 'lose-power', players: left, amount: 0 })).toEqual([1, 2, 0]);
  },
  'steal-power, steal-power.from, steal-power.to, steal-power.amount': () => {
    expect(powers({ do: 'steal-power', from: left, to: 'you', amount: 1 })).toEqual([2, 1, 0]);
    expect(powers({ do: 'steal-power', from: left, to: 'you', amount: 5 })).toEqual([3, 0, 0]);
    expect(powers({ do: 'steal-power', from: left, to: 'you', amount: 'all' }, true)).toEqual([10, 0, 0]);
    expect(powers({ do: 'steal-power', from: 'you', to: 'you', amount: 1 })).toEqual([1, 2, 0]);
  },
  'give-power, give-power.from, give-power.to, give-power.amount': () => {
    expect(powers({ do: 'give-power', from: left, to: 'you', amount: 1 })).toEqual([2, 1, 0]);
    expect(powers({ do: 'give-power', from: left, to: 'you', amount: 5 })).toEqual([3, 0, 0]);
    expect(powers({ do: 'give-power', from: left, to: left, amount: 1 })).toEqual([1, 2, 0]);
  },
  'generate-power, generate-power.player, generate-power.amount': () => {
    expect(powers({ do: 'generate-power', player: left, amount: 2 })).toEqual([1, 4, 0]);
    expect(powers({ do: 'generate-power', player: left, amount: 0 })).toEqual([1, 2, 0]);
  },
  'modify-players, modify-players.players, modify-players.by, modify-players.until': () => {
    const more: Effect = {
      ...{ do: 'modify-players', players: 'you', by: [{ handSize: 2 }] },
      until: 'end-of-turn',
    };
    const larger = after(more, 'hero');
    expect([reckoned(larger, { handSize: 'you' }), reckoned(larger, { handSize: left })]).toEqual([8, 6]);
    const later = afterPlaying(larger, { do: 'end-turn', player: 'ann' }, pass);
    expect(reckoned(later, { handSize: 'you' })).toBe(6);
  },
  'draw, draw.players, draw.amount': () => {
    const drawn = (amount: number) =>
      after({ do: 'draw', players: 'you', amount }, 'hero').players.map(({ hand }) => hand.unknown);
    expect([drawn(2), drawn(0), drawn(99)]).toEqual([
      [2, 0],
      [0, 0],
      [9, 0],
    ]);
  },
  'look-at-hand, look-at-hand.of, look-at-hand.by': () => {
    const looked = (of: 'you' | typeof left) => told({ do: 'look-at-hand', of, by: 'you' });
    expect(looked(left)).toEqual([{ event: 'cards-shown', player: 'bob', by: 'ann', name: 'hand' }]);
    expect(looked('you')).toEqual([{ event: 'cards-shown', player: 'ann', by: 'ann', name: 'hand' }]);
  },
  'look-at-deck, look-at-deck.of, look-at-deck.by, look-at-deck.number': () => {
    for (const number of [2, 'all'] as const) {
      expect(told({ do: 'look-at-deck', of: 'you', by: left, number })).toEqual([
        { event: 'cards-shown', player: 'ann', by: 'bob', name: 'deck' },
      ]);
    }
    expect(told({ do: 'look-at-deck', of: 'you', by: 'every-player', number: 1 })).toEqual([
      { event: 'cards-shown', player: 'ann', by: 'ann', name: 'deck' },
      { event: 'cards-shown', player: 'ann', by: 'bob', name: 'deck' },
    ]);
  },
  'rearrange-deck, rearrange-deck.of, rearrange-deck.by, rearrange-deck.number': () => {
    const top: Effect = { do: 'move', cards: victim, to: 'deck-top', of: 'owner' };
    const rearranged = (of: 'you' | typeof left, number: number) => {
      const effect: Effect = { do: 'rearrange-deck', of, by: 'you', number };
      return player(after([top, effect], 'guard'), 'bob').deck;
    };
    expect(rearranged(left, 2)).toEqual({ cards: [], unknown: 21 });
    expect(rearranged(left, 1).cards.map(({ id }) => id)).toEqual(['guard']);
    expect(rearranged('you', 2).cards.map(({ id }) => id)).toEqual(['guard']);
  },
  'discard-hand, discard-hand.players': () => {
    const shed = after({ do: 'discard-hand', players: left }, 'hero');
    expect([pile(shed, 'bob', 'hand'), pile(shed, 'bob', 'toasted')]).toEqual([[], ['trifle']]);
    expect(pile(shed, 'ann', 'hand')).toEqual(['trick']);
  },
  'shuffle, shuffle.deckOf, cut, cut.deckOf': () => {
    const top: Effect = { do: 'move', cards: victim, to: 'deck-top', of: 'owner' };
    const mixed = (...effects: readonly Effect[]) => player(after([top, ...effects], 'guard'), 'bob').deck;
    expect(mixed().cards.map(({ id }) => id)).toEqual(['guard']);
    for (const verb of ['shuffle', 'cut'] as const) {
      expect(mixed({ do: verb, deckOf: left })).toEqual({ cards: [], unknown: 21 });
      expect(mixed({ do: verb, deckOf: 'you' }).cards).toHaveLength(1);
    }
  },
  'change-location, change-location.cards, change-location.to': () => {
    const moved = (to: Extract<Effect, { do: 'change-location' }>['to'], on: string) => {
      const goes: Effect = {
        ...{ do: 'change-location', to },
        cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
      };
      const state = table({
        ann: {
          front: { gate: aSite(), wall: aSite() },
          characters: { hero: strong(1) },
          hand: { spell: spelled([goes]) },
        },
        bob: {},
      });
      return afterPlaying(state, choosing('ann', 'spell', on), pass);
    };
    expect(['gate', 'wall'].map((on) => card(moved(victim, on), 'hero').column)).toEqual([0, 1]);
    const asked = moved('chosen-by-controller', 'gate');
    const there = afterPlaying(asked, choose('ann', { position: { column: 1 } }));
    expect(card(there, 'hero').column).toBe(1);
  },
  'swap-sites, swap-sites.cards, swap-sites.changesTarget': () => {
    const swapped = (changesTarget: boolean, other: 'hill' | 'garden') => {
      const swap = anEvent({
        abilities: [
          {
            ability: 'event',
            choose: ['one', 'other'].map((as) => ({ choose: 'cards', which: {}, in: 'play', as })),
            do: [{ do: 'swap-sites', cards: [{ chosen: 'one' }, { chosen: 'other' }], changesTarget }],
          },
        ],
      });
      const begun = afterPlaying(seats(swap), ...joined.slice(0, 2));
      const both = { choose: { one: cards('garden'), other: cards(other) } };
      const state = afterPlaying(begun, play('ann', 'spell', both), pass);
      return [card(state, 'garden').column, card(state, 'hill').column, state.attack?.targets];
    };
    expect(swapped(true, 'hill')).toEqual([1, 0, ['hill']]);
    expect(swapped(false, 'hill')).toEqual([1, 0, ['garden']]);
  },
  'swap-rows, swap-rows.of, swap-rows.changesTarget': () => {
    const swapped = (changesTarget: boolean) => {
      const state = table({
        ann: { hand: { spell: spelled([{ do: 'swap-rows', of: 'every-opponent', changesTarget }]) } },
        bob: {
          front: { garden: aSite(), hut: aSite() },
          back: { shed: { card: aSite(), column: 0 } },
        },
      });
      const begun = {
        ...afterPlaying(state, choosing('ann', 'spell', 'hut')),
      };
      const after = afterPlaying(begun, pass);
      return [card(after, 'garden').row, card(after, 'shed').row, card(after, 'hut').row];
    };
    expect(swapped(true)).toEqual(['back', 'front', 'front']);
    expect(swapped(false)).toEqual(['back', 'front', 'front']);
  },
  'rearrange-sites, rearrange-sites.of, rearrange-sites.by, rearrange-sites.into': () => {
    const asked = (
      of: 'you' | typeof left,
      by: 'you' | typeof left,
      into: 'occupied-places' | 'same-columns',
    ) => after({ do: 'rearrange-sites', of, by, into }, 'hero').question;
    expect(asked(left, 'you', 'occupied-places')).toMatchObject({
      player: 'ann',
      positions: [
        { column: 0, row: 'front' },
        { column: 1, row: 'front' },
      ],
    });
    expect(asked(left, left, 'same-columns')).toMatchObject({ player: 'bob' });
    expect(asked('you', 'you', 'same-columns')).toBeNull();
  },
  'rearrange-sites.changesTarget': () => {
    const swapping = (changesTarget?: true) => {
      const effect: Effect = {
        ...{ do: 'rearrange-sites', of: left, by: 'you', into: 'occupied-places' },
        ...(changesTarget === undefined ? {} : { changesTarget }),
      };
      const state = table({
        ann: {
          characters: { hero: strong(4) },
          hand: { spell: anEvent({ abilities: [{ ability: 'event', do: [effect] }] }) },
        },
        bob: { front: { garden: aSite(), tower: aSite() } },
      });
      return afterPlaying(
        state,
        ...[{ do: 'attack', player: 'ann', attackers: ['hero'], target: 'garden' }],
        ...[{ do: 'pass', player: 'bob' }, play('ann', 'spell'), pass],
        choose('ann', { position: { column: 1, row: 'front' } }),
      ).attack?.targets;
    };
    expect([swapping(), swapping(true)]).toEqual([['garden'], ['tower']]);
  },
  'burn-for-victory, burn-for-victory.cards, burn-for-victory.by': () => {
    const burned = (on: string) => after({ do: 'burn-for-victory', cards: victim, by: 'you' }, on);
    expect(pile(burned('garden'), 'ann', 'burnedForVictory')).toEqual(['garden']);
    expect(pile(burned('gate'), 'ann', 'burnedForVictory')).toEqual([]);
    expect(inPlay(burned('gate'))).toContain('gate');
  },
  'switch-seats, switch-seats.players': () => {
    const seated = (who: 'you' | typeof left) => {
      const effect: Effect = { do: 'switch-seats', players: ['you', who] };
      const spell = anEvent({ abilities: [{ ability: 'event', do: [effect] }] });
      const state = table({ ann: { hand: { spell } }, bob: {}, cyd: {} });
      return afterPlaying(state, play('ann', 'spell'), pass).players.map(({ id }) => id);
    };
    expect([seated(left), seated('you')]).toEqual([
      ['bob', 'ann', 'cyd'],
      ['ann', 'bob', 'cyd'],
    ]);
  },
  'change-number, change-number.of, change-number.by, change-number.number, change-number.until': () => {
    const changing = (by: number, more: object = {}): Effect => ({
      ...{ do: 'change-number', of: victim, by, until: 'end-of-turn', ...more },
    });
    const larger = after(changing(2), 'guard');
    expect(fightingOf(larger, 'guard')).toBe(4);
    expect(fightingOf(afterPlaying(larger, { do: 'end-turn', player: 'ann' }, pass), 'guard')).toBe(2);
    expect(fightingOf(after(changing(-2), 'guard'), 'guard')).toBe(2);
    const named = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: {}, in: 'play', as: 'victim' },
            { choose: 'number-on', card: victim, as: 'which' },
          ],
          do: [changing(2, { number: 'which' })],
        },
      ],
    });
    const both = { choose: { victim: cards('guard'), which: { mode: 'fighting' } } };
    expect(fightingOf(afterPlaying(seats(named), play('ann', 'spell', both), pass), 'guard')).toBe(4);
  },
  'change-attack-target, change-attack-target.attackers, change-attack-target.to': () => {
    const lure: Effect = {
      ...{ do: 'change-attack-target', to: victim },
      attackers: { each: { attacking: true }, in: 'play' },
    };
    const ready = afterPlaying(seats(spelled([lure])), ...joined.slice(0, 2));
    const lured = (on: string) => afterPlaying(ready, choosing('ann', 'spell', on), pass).attack?.targets;
    expect([lured('hill'), lured('guard')]).toEqual([['hill'], ['guard']]);
    expect(broken(ready, choosing('ann', 'spell', 'gate'))).toEqual(['6.1/no-retargeting-to-own-cards']);
  },
  'join-attack, join-attack.cards': () => {
    const joining: Effect = { do: 'join-attack', cards: victim };
    const state = table({
      ann: { characters: { hero: strong(4), late: strong(2) }, hand: { spell: spelled([joining]) } },
      bob: { front: { garden: aSite() }, characters: { guard: strong(2) } },
    });
    const ready = afterPlaying(state, { do: 'attack', player: 'ann', attackers: ['hero'], target: 'garden' });
    const after = (on: string) =>
      afterPlaying(ready, { do: 'pass', player: 'bob' }, choosing('ann', 'spell', on), pass);
    expect(after('late').attack?.attackers).toEqual([
      { id: 'hero', target: 'garden', player: 'ann' },
      { id: 'late', target: 'garden', player: 'ann' },
    ]);
    expect(card(after('late'), 'late').turned).toBe(true);
    expect(after('guard').attack?.attackers).toHaveLength(1);
  },
  'end-attack, attack-counts-as-successful': () => {
    const done = (effect: Effect) =>
      afterPlaying(seats(spelled([effect])), ...joined, choosing('ann', 'spell', 'hero'), pass);
    expect(done({ do: 'end-attack' }).attack).toBeNull();
    expect(done({ do: 'attack-counts-as-successful' }).attack?.successful).toBe(true);
    expect(done({ do: 'turn', cards: victim }).attack?.successful).toBe(false);
    expect(after({ do: 'end-attack' }, 'hero').turn.lastAttack).toBeNull();
  },
};
