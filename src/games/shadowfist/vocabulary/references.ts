import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import type { Condition } from './terms.ts';

/**
 * One card, seen from the text that names it. `this` is the card that has the text (10.2), `its-target` what that card
 * attacks at the time, `subject` the card a State is played on, `granter` the card that gave this one the text, `each` the card a filter or an iteration is looking
 * at, `chosen` what was chosen or drawn under a name, `event` a part of the event that triggered.
 */
export type CardRef =
  | 'this'
  | 'its-target'
  | 'subject'
  | 'granter'
  | 'each'
  | { readonly chosen: string }
  | { readonly event: 'card' | 'source' | 'target' | 'opposing' };

export const cardRef: z.ZodType<CardRef> = z
  .union([
    z.enum(['this', 'its-target', 'subject', 'granter', 'each']),
    z.strictObject({ chosen: name }).describe('The card that was chosen or drawn under that name.'),
    z
      .strictObject({ event: z.enum(['card', 'source', 'target', 'opposing']) })
      .describe('The card with that role in the event.'),
  ])
  .meta({ id: 'CardRef', description: 'One card, from the point of view of the text that refers to it.' });

/**
 * One player. `you` is the controller of the card that has the text (2.3); `that-player` the one whom an iteration
 * over players is looking at.
 */
export type PlayerRef =
  | 'you'
  | 'that-player'
  | 'current-player'
  | 'attacking-player'
  | 'defending-player'
  | 'opponent-to-the-left'
  | { readonly leftOf: PlayerRef }
  | { readonly controllerOf: CardRef }
  | { readonly ownerOf: CardRef }
  | { readonly chosen: string }
  | { readonly event: 'player' | 'by' };

export const playerRef: z.ZodType<PlayerRef> = lazily(() =>
  z.union([
    z.enum([
      'you',
      'that-player',
      'current-player',
      'attacking-player',
      'defending-player',
      'opponent-to-the-left',
    ]),
    z.strictObject({ leftOf: playerRef }).describe('The player to the left of that player.'),
    z.strictObject({ controllerOf: cardRef }).describe('The controller of that card.'),
    z.strictObject({ ownerOf: cardRef }).describe('The owner of that card.'),
    z.strictObject({ chosen: name }).describe('The player who was chosen under that name.'),
    z.strictObject({ event: z.enum(['player', 'by']) }).describe('The player with that role in the event.'),
  ]),
).meta({
  id: 'PlayerRef',
  description: 'One player, from the point of view of the text that refers to them.',
});

/**
 * Several players, clockwise from the current player (5.4). With `such`, those of whom the condition holds: in it,
 * `that-player` is the player who is tried.
 */
export type Players = PlayerRef | 'every-player' | 'every-opponent' | PlayersSuch;

export interface PlayersSuch {
  readonly every: 'player' | 'opponent';
  readonly such: Condition;
}
