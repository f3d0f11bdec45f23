import { z } from 'zod';
import { attack } from './parts/attack.ts';
import { auction } from './parts/auction.ts';
import { inPlay } from './parts/in-play.ts';
import { lasting } from './parts/lasting.ts';
import { player } from './parts/player.ts';
import { question } from './parts/question.ts';
import { item, scene } from './parts/scene.ts';
import { signpost } from './parts/signpost.ts';
import { task, trigger } from './parts/tasks.ts';
import { turn } from './parts/turn.ts';
import { card, count, id, location } from './values.ts';

export type { Attack } from './parts/attack.ts';
export type { Auction } from './parts/auction.ts';
export type { InPlay } from './parts/in-play.ts';
export type { Lasting } from './parts/lasting.ts';
export type { Player, Zone } from './parts/player.ts';
export type { Question } from './parts/question.ts';
export type { Item, Scene } from './parts/scene.ts';
export type { Signpost } from './parts/signpost.ts';
export type { Task, Trigger } from './parts/tasks.ts';
export type { Turn } from './parts/turn.ts';

export const MOST_PLAYERS = 12;

/** The whole state of a game. Everything that is remembered is in it. */
export const stateSchema = z
  .strictObject({
    players: z.array(player).min(1).max(MOST_PLAYERS).describe('All players, in the order of their turns.'),
    inPlay: z.array(inPlay).default([]).describe('All cards in play, of all players.'),
    turn: turn.describe('Whose turn it is, and how far it has come.'),
    scene: scene.nullable().default(null).describe('The scene that is open; null if none is.'),
    nextScene: z.array(item).default([]).describe('Triggered effects that wait for the next scene (5.2.2).'),
    attack: attack.nullable().default(null).describe('The attack that is on; null if none is.'),
    auction: auction.nullable().default(null).describe('The auction that is on; null if none is.'),
    lasting: z.array(lasting).default([]).describe('Effects that last, each with its end.'),
    signposts: z.array(signpost).default([]).describe('Redirections that were set and not yet used (4.5.2).'),
    triggers: z
      .array(trigger)
      .default([])
      .describe('Effects that were triggered and not yet generated (5.2.2).'),
    agenda: z
      .array(task)
      .default([])
      .describe('What is still to be done before players may act, the next thing last.'),
    question: question
      .nullable()
      .default(null)
      .describe('What a player must choose before the game goes on; null if nothing.'),
    passed: z.array(id).default([]).describe('Who has passed since the last game action.'),
    winner: id.nullable().default(null).describe('Who has won; null while the game goes on.'),
    claim: z
      .strictObject({ player: id.describe('Who would win.'), site: id.describe('The last Feng Shui Site.') })
      .nullable()
      .default(null)
      .describe('Playing the last Feng Shui Site wins when this scene is over, if it still does (4.9).'),
    left: z
      .array(
        z.strictObject({
          id: id.describe('The card.'),
          controller: id.describe('Who controlled it.'),
          owner: id.describe('Whose it is.'),
          fighting: z.int().nullable().describe('Its Fighting as it left; null without any.'),
          column: count.nullable().describe('In which column it was; null for none.'),
          location: location.nullable().describe('Where it was; null for nowhere.'),
          turned: z.boolean().describe('It was turned.'),
          states: z.array(id).describe('The States that were on it.'),
          on: id.exactOptional().describe('A State: the card it was on.'),
          texts: z
            .array(card)
            .exactOptional()
            .describe('The cards whose rules texts it had, if it was a copy (7.5); else it had its own.'),
        }),
      )
      .default([])
      .describe(
        'Cards that left play in the scene at hand, or in the combat or as the target of the attack that is on, as they last were.',
      ),
    next: z.int().min(1).max(999_999_999).default(1).describe('The number of the next id that is given out.'),
  })
  .meta({ id: 'State', description: 'A state of a game of Shadowfist.' });
export type State = z.output<typeof stateSchema>;
export type StateGiven = z.input<typeof stateSchema>;
