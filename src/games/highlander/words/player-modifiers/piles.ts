import { z } from 'zod';
import { words } from '../../../vocabulary/phrases/kinds.ts';
import { forms } from '../../card-language/forms.ts';
import { type PlayerModifierWord, playerModifier } from './player-modifier-word.ts';

export interface DiscardPile {
  readonly discardPile: 'face-down';
}

export const discardPile: PlayerModifierWord<DiscardPile, 'discardPile'> = playerModifier({
  description: 'The discard pile lies face down. What is known of it stays known.',
  keys: () => ({ discardPile: z.literal('face-down') }),
  roles: { discardPile: {} },
  phrases: () => [
    words(`must play with (your|their|his) ${forms.discardPile} face down`, { discardPile: 'face-down' }),
  ],
});

export interface Hand {
  readonly hand: 'face-up';
}

export const hand: PlayerModifierWord<Hand, 'hand'> = playerModifier({
  description: 'The hand lies face up: every card of it is named.',
  keys: () => ({ hand: z.literal('face-up') }),
  roles: { hand: {} },
  phrases: () => [words('must play with (your|their|his) hand face up', { hand: 'face-up' })],
});
