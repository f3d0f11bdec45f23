import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import type { Place } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { aCharacter, anEvent } from './table.ts';

/** What players do in the tests, and two cards that many of them need. */

/** A card is played. */
export const playing = (who: string, id: string, more: object = {}) => ({
  do: 'play',
  player: who,
  card: id,
  ...more,
});

/** A card is played whose text chooses a victim. */
export const choosing = (who: string, id: string, victim: string) =>
  playing(who, id, { choose: { victim: { cards: [victim] } } });

/** The first ability of a card is used. */
export const use = (who: string, id: string, more: object = {}) => ({
  do: 'use',
  player: who,
  card: id,
  ability: 0,
  ...more,
});

/** Ann attacks. */
export const attack = (target: string, ...attackers: string[]) => ({
  do: 'attack',
  player: 'ann',
  attackers,
  target,
});

/** Nobody joins, or intercepts. */
export const decline = (who: string) => ({ do: 'decline', player: who });

/** Interceptors for attackers. */
export const intercept = (who: string, interceptions: Record<string, string[]>) => ({
  do: 'intercept',
  player: who,
  interceptions,
});

/** What of that name happened. */
export const happened = (told: readonly unknown[], name: string) =>
  told.filter((event) => (event as { event: string }).event === name);

/** Only what happened, in order. */
export const names = (told: readonly unknown[]) => told.map((event) => (event as { event: string }).event);

/** A Character of so much Fighting. */
export const strong = (fighting: number, more: object = {}) => aCharacter({ fighting, ...more });

/** An Event that gains 1 Power. */
export const windfall = anEvent({
  title: 'Windfall',
  abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
});

/** The card that an Event of `onVictim` chooses. */
export const victim = { chosen: 'victim' } as const;

/** An Event that chooses a card, in play unless said otherwise, and does something to it. */
export const onVictim = (effect: Effect, where: Place = 'play') =>
  anEvent({
    abilities: [
      { ability: 'event', choose: [{ choose: 'cards', which: {}, in: where, as: 'victim' }], do: [effect] },
    ],
  });

/** An Event that does something to a card in play. */
export const doing = (
  what: 'smoke' | 'toast' | 'discard' | 'turn' | 'unturn' | 'cease-attacking' | 'cease-intercepting',
) => onVictim({ do: what, cards: victim });

/** An Event that inflicts so much damage on a card. */
export const fire = (amount: number) => onVictim({ do: 'damage', amount, to: victim });
