import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { name } from '../../vocabulary/grammar/name.ts';

/**
 * One card, seen from the text that names it. `this` is the card that has the text, `conjoined` the card that this one
 * is played in conjunction with, `granter` the card that gave this one the text, `each` the card a filter or an
 * iteration is looking at, `chosen` what was chosen, found or played under a name, `event` a part of the event that
 * set it off, `personaOf` the Persona card of a player.
 */
export type CardRef =
  | 'this'
  | 'conjoined'
  | 'granter'
  | 'each'
  | { readonly chosen: string }
  | { readonly event: 'card' | 'source' | 'target' }
  | { readonly personaOf: PlayerRef };

export const cardRef: z.ZodType<CardRef> = lazily(() =>
  toldApart([
    z.enum(['this', 'conjoined', 'granter', 'each']),
    z.strictObject({ chosen: name }).describe('The card chosen, found or played under that name.'),
    z
      .strictObject({ event: z.enum(['card', 'source', 'target']) })
      .describe('The card that has that part in the event.'),
    z.strictObject({ personaOf: playerRef }).describe('The Persona card of that player.'),
  ]),
).meta({ id: 'HighlanderCardRef', description: 'One card, seen from the text that names it.' });

/**
 * One player. `you` is the controller of the card that has the text; `that-player` the one whom an iteration, a `may`
 * or a `must` over players is looking at; `current-player` whose turn it is. `winnerOf` and `loserOf` name an Attribute
 * Challenge, and are nobody after a tie.
 */
export type PlayerRef =
  | 'you'
  | 'opponent'
  | 'that-player'
  | 'current-player'
  | { readonly controllerOf: CardRef }
  | { readonly ownerOf: CardRef }
  | { readonly opponentOf: PlayerRef }
  | { readonly chosen: string }
  | { readonly winnerOf: string }
  | { readonly loserOf: string }
  | { readonly event: 'player' | 'by' };

export const playerRef: z.ZodType<PlayerRef> = lazily(() =>
  toldApart([
    z.enum(['you', 'opponent', 'that-player', 'current-player']),
    z.strictObject({ controllerOf: cardRef }).describe('Who controls that card.'),
    z.strictObject({ ownerOf: cardRef }).describe('Who owns that card.'),
    z.strictObject({ opponentOf: playerRef }).describe('The opponent of that player.'),
    z.strictObject({ chosen: name }).describe('The player chosen under that name.'),
    z.strictObject({ winnerOf: name }).describe('Who won that Attribute Challenge.'),
    z.strictObject({ loserOf: name }).describe('Who lost that Attribute Challenge.'),
    z
      .strictObject({ event: z.enum(['player', 'by']) })
      .describe('The player who has that part in the event.'),
  ]),
).meta({ id: 'HighlanderPlayerRef', description: 'One player, seen from the text that names them.' });

/** One player, or both: you first. */
export type Players = PlayerRef | 'each';

export const players: z.ZodType<Players> = z
  .union([z.literal('each'), playerRef])
  .meta({ id: 'HighlanderPlayers', description: 'One player, or both.' });
