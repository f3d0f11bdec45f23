import { expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { payment } from '../../../../../src/games/shadowfist/vocabulary/grammar.ts';
import type { Payment } from '../../../../../src/games/shadowfist/vocabulary/payments.ts';
import type { PlayerRef } from '../../../../../src/games/shadowfist/vocabulary/references.ts';
import { cards, play, use } from '../../rule-check/cards/cast.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  broken,
  card,
  pass,
  pile,
  player,
  table,
} from '../../rule-check/table.ts';
import { proveEvery } from './proving.ts';

const gains = { do: [{ do: 'gain-power' as const, players: 'you' as const, amount: 1 }] };
/** Gains 1 Power for what is paid; what is paid with may be chosen. */
const paying = (...pay: Payment[]): Ability => ({ ability: 'voluntary', pay, ...gains });
const choosing = (
  pay: 'sacrifice' | 'smoke' | 'toast' | 'return-to-hand' | 'turn-cards' | 'discard',
): Ability => ({
  ...{ ability: 'voluntary', ...gains },
  choose: [{ choose: 'cards', which: {}, in: pay === 'discard' ? { hand: 'you' } : 'play', as: 'paid' }],
  pay: [{ pay, cards: { chosen: 'paid' } }],
});
const intoDeck = (at: 'top' | 'bottom' | 'shuffled', in_: 'play' | { hand: 'you' }): Ability => ({
  ...{ ability: 'voluntary', ...gains },
  choose: [{ choose: 'cards', which: {}, in: in_, as: 'paid' }],
  pay: [{ pay: 'put-in-deck', cards: { chosen: 'paid' }, at }],
});
const user = (ability: Ability) => aCharacter({ title: 'User', fighting: 3, abilities: [ability] });
const state = (ability: Ability, more: object = {}) =>
  table({
    ann: {
      power: 2,
      characters: { user: user(ability), pawn: aCharacter(), tired: { card: aCharacter(), turned: true } },
      hand: { held: aCharacter() },
      ...more,
    },
    bob: { characters: { rogue: aCharacter() } },
  });
const unmet = ['5.2/preconditions-met-at-generation'];
const paid = (given: ReturnType<typeof state>, with_?: string) =>
  afterPlaying(given, use('ann', 'user', 0, with_ === undefined ? undefined : { paid: cards(with_) }));

proveEvery(payment, {
  'turn, turn.card': () => {
    expect(card(paid(state(paying({ pay: 'turn', card: 'this' }))), 'user').turned).toBe(true);
    expect(broken(paid(state(paying({ pay: 'turn', card: 'this' }))), use('ann', 'user', 0))).toContain(
      '4.2/turned-card-cannot-turn',
    );
  },
  'turn-and-maintain, turn-and-maintain.card': () => {
    const strength: Ability = {
      ability: 'voluntary',
      pay: [{ pay: 'turn-and-maintain', card: 'this' }],
      do: [{ do: 'modify', cards: 'this', by: [{ fighting: 2 }], until: 'while-this-turned' }],
    };
    const maintained = afterPlaying(
      table({ ann: { characters: { user: user(strength) } }, bob: {} }),
      use('ann', 'user', 0),
      pass,
    );
    expect(maintained.lasting).toHaveLength(1);
    const later = { ...maintained, turn: { ...maintained.turn, phase: 'unturn' } };
    expect(afterPlaying(later, { do: 'unturn', player: 'ann', except: ['user'] }).lasting).toHaveLength(1);
    expect(afterPlaying(later, { do: 'unturn', player: 'ann' }).lasting).toEqual([]);
  },
  'reveal, reveal.card': () => {
    const grove = (faceDown: boolean) =>
      table({
        ann: {
          front: {
            user: { card: aFengShuiSite({ abilities: [paying({ pay: 'reveal', card: 'this' })] }), faceDown },
          },
        },
        bob: {},
      });
    expect(card(paid(grove(true)), 'user').faceDown).toBe(false);
    expect(broken(grove(false), use('ann', 'user', 0))).toEqual(unmet);
  },
  'power, power.amount': () => {
    expect(player(paid(state(paying({ pay: 'power', amount: 2 }))), 'ann').power).toBe(0);
    expect(broken(state(paying({ pay: 'power', amount: 3 })), use('ann', 'user', 0))).toEqual(unmet);
  },
  'give-power, give-power.to, give-power.amount': () => {
    const giving = (amount: number, to: PlayerRef = 'opponent-to-the-left') =>
      state(paying({ pay: 'give-power', to, amount }));
    const given = paid(giving(2));
    expect(['ann', 'bob'].map((who) => player(given, who).power)).toEqual([0, 2]);
    expect(broken(giving(3), use('ann', 'user', 0))).toEqual(unmet);
    expect(broken(giving(1, 'you'), use('ann', 'user', 0))).toEqual(unmet);
  },
  'put-in-deck, put-in-deck.cards, put-in-deck.at': () => {
    const deck = { known: aCharacter() };
    const after = (at: 'top' | 'bottom' | 'shuffled', in_: 'play' | { hand: 'you' }, which: string) =>
      player(paid(state(intoDeck(at, in_), { deck }), which), 'ann').deck;
    const ids = (at: 'top' | 'bottom', in_: 'play' | { hand: 'you' }, which: string) =>
      after(at, in_, which).cards.map(({ id }) => id);
    expect(ids('top', { hand: 'you' }, 'held')).toEqual(['held', 'known']);
    expect(ids('bottom', { hand: 'you' }, 'held')).toEqual(['known', 'held']);
    expect(ids('top', 'play', 'pawn')).toEqual(['pawn', 'known']);
    expect(after('shuffled', { hand: 'you' }, 'held')).toMatchObject({ cards: [], unknown: 2 });
  },
  'toast-from-deck, toast-from-deck.amount': () => {
    const digging = paying({ pay: 'toast-from-deck', amount: 2 });
    const after = player(paid(state(digging, { deck: { known: aCharacter(), next: aCharacter() } })), 'ann');
    expect(after.toasted.cards.map(({ id }) => id)).toEqual(['next', 'known']);
    const unnamed = player(paid(state(digging, { deck: 5 })), 'ann');
    expect([unnamed.deck.unknown, unnamed.toasted.unknown]).toEqual([3, 2]);
    expect(broken(state(digging, { deck: 1 }), use('ann', 'user', 0))).toEqual(unmet);
  },
  'heal, heal.amount, heal.card': () => {
    const hurt = (damage: number) =>
      table({
        ann: {
          characters: { user: { card: user(paying({ pay: 'heal', amount: 1, card: 'this' })), damage } },
        },
        bob: {},
      });
    expect(card(paid(hurt(2)), 'user').damage).toBe(1);
    expect(broken(hurt(0), use('ann', 'user', 0))).toEqual(unmet);
  },
  'sacrifice, sacrifice.cards': () => {
    expect(pile(paid(state(choosing('sacrifice')), 'pawn'), 'ann', 'smoked')).toEqual(['pawn']);
    expect(broken(state(choosing('sacrifice')), use('ann', 'user', 0, { paid: cards('rogue') }))).toEqual([
      '10.2/sacrifice-own-cards-only',
    ]);
  },
  'smoke, smoke.cards': () =>
    expect(pile(paid(state(choosing('smoke')), 'rogue'), 'bob', 'smoked')).toEqual(['rogue']),
  'toast, toast.cards': () =>
    expect(pile(paid(state(choosing('toast')), 'pawn'), 'ann', 'toasted')).toEqual(['pawn']),
  'discard, discard.cards': () => {
    expect(pile(paid(state(choosing('discard')), 'held'), 'ann', 'toasted')).toEqual(['held']);
    expect(broken(state(choosing('discard')), use('ann', 'user', 0, { paid: cards('pawn') }))).not.toEqual(
      [],
    );
  },
  'return-to-hand, return-to-hand.cards': () =>
    expect(pile(paid(state(choosing('return-to-hand')), 'pawn'), 'ann', 'hand')).toEqual(['pawn', 'held']),
  'turn-cards, turn-cards.cards': () => {
    expect(card(paid(state(choosing('turn-cards')), 'pawn'), 'pawn').turned).toBe(true);
    expect(broken(state(choosing('turn-cards')), use('ann', 'user', 0, { paid: cards('tired') }))).toEqual(
      unmet,
    );
  },
  'damage, damage.amount, damage.on, damage.unchangeable': () => {
    const damage: Payment = { pay: 'damage', amount: 1, on: 'this' };
    expect(card(paid(state(paying(damage))), 'user').damage).toBe(1);
    const tough = (ability: Ability) =>
      aCharacter({
        title: 'User',
        fighting: 3,
        abilities: [ability, { ability: 'special', special: 'Toughness', amount: 1 }],
      });
    const left = (pay: Payment) =>
      card(paid(table({ ann: { characters: { user: tough(paying(pay)) } }, bob: {} })), 'user').damage;
    expect([left(damage), left({ ...damage, unchangeable: true })]).toEqual([0, 1]);
  },
  'discard-hand': () => {
    const shedding = paying({ pay: 'discard-hand' });
    expect(pile(paid(state(shedding)), 'ann', 'toasted')).toEqual(['held']);
    expect(broken(state(shedding, { hand: {} }), use('ann', 'user', 0))).toEqual([]);
  },
  'put-counters, put-counters.name, put-counters.number, put-counters.on': () => {
    const counting = paying({ pay: 'put-counters', name: 'luck', number: 2, on: 'this' });
    expect(card(paid(state(counting)), 'user').counters).toEqual({ luck: 2 });
  },
  'counters, counters.name, counters.number, counters.from': () => {
    const spending = paying({ pay: 'counters', name: 'luck', number: 2, from: 'this' });
    const lucky = (luck: number) =>
      table({ ann: { characters: { user: { card: user(spending), counters: { luck } } } }, bob: {} });
    expect(card(paid(lucky(3)), 'user').counters).toEqual({ luck: 1 });
    expect(broken(lucky(1), use('ann', 'user', 0))).toEqual(unmet);
  },
});

test('all of it is paid or none: the same Power or card does not count twice', () => {
  const twice = (...pay: Payment[]) => broken(state(paying(...pay)), use('ann', 'user', 0));
  expect(twice({ pay: 'power', amount: 1 }, { pay: 'power', amount: 1 })).toEqual([]);
  expect(twice({ pay: 'power', amount: 1 }, { pay: 'power', amount: 2 })).toEqual(unmet);
  expect(twice({ pay: 'sacrifice', cards: 'this' }, { pay: 'toast', cards: 'this' })).toEqual(unmet);
  expect(twice({ pay: 'turn', card: 'this' }, { pay: 'sacrifice', cards: 'this' })).toEqual([]);
  const spell = anEvent({
    cost: 2,
    abilities: [{ ability: 'event', pay: [{ pay: 'power', amount: 1 }], ...gains }],
  });
  const poor = (power: number) =>
    broken(table({ ann: { power, hand: { spell } }, bob: {} }), play('ann', 'spell'));
  expect([poor(3), poor(2)]).toEqual([[], unmet]);
});
