import { z } from 'zod';
import { GREATEST_FIGURE } from '../../../../../engine/budget.ts';
import { count, flag, gameEvent, id } from '../values.ts';

const phases = [
  'set-up',
  'start',
  'power',
  'unturn',
  'discard',
  'draw',
  'main',
  'ending',
  'end-triggers',
  'over',
] as const;

export const turn = z
  .strictObject({
    player: id.describe('Whose turn it is.'),
    number: z.int().min(1).max(GREATEST_FIGURE).default(1).describe('Counted from 1.'),
    phase: z.enum(phases).describe('How far the turn has come (3.3).'),
    generatedPower: z
      .boolean()
      .nullable()
      .default(null)
      .describe('Null until the Power generation phase is over.'),
    powerToCome: z
      .array(
        z.strictObject({
          player: id.describe('Who gets it.'),
          amount: z.int().min(1).describe('How much Power.'),
          source: id.describe('The card it comes from.'),
        }),
      )
      .default([])
      .describe('What effects that have resolved generate in the Power generation phase to come.'),
    firstOption: flag.describe(
      'In the Main Shot: the current player has not yet taken or declined the first action (4.3).',
    ),
    sitePlayed: flag.describe('The Site of the turn was played (4.3.3).'),
    lastAttack: z
      .enum(['successful', 'unsuccessful'])
      .nullable()
      .default(null)
      .describe(
        "How the current player's last attack of this turn ended; null if there was none. After `unsuccessful` only Independent Characters may go on (6.5, 10.1.2), whether `onlyIndependent` is given or not.",
      ),
    onlyIndependent: flag.describe(
      'An attack of the current player failed this turn, be it before one that was successful: only Independent Characters may go on (10.1.2).',
    ),
    failedOutOfTurn: z
      .array(id)
      .default([])
      .describe(
        'Opponents of the current player whose own attack of this turn was unsuccessful: in this turn only their Independent Characters may go on.',
      ),
    limitedEvents: z
      .array(
        z.strictObject({ player: id.describe('Who played it.'), title: z.string().describe('Its title.') }),
      )
      .default([])
      .describe('Titles of Limited Events played this turn, by player.'),
    unturnedBy: z
      .array(
        z.strictObject({
          card: id.describe('The card that was unturned.'),
          by: id.describe('The card that did it.'),
        }),
      )
      .default([])
      .describe('Which card unturned which (4.2: once a turn).'),
    uses: z
      .array(
        z.strictObject({
          card: id.describe('The card, or its title.'),
          ability: z.string().max(80).describe('Which of its abilities.'),
          times: count.describe('How often it was used.'),
          per: z.enum(['turn', 'attack', 'game']).describe('Within what the limit counts.'),
        }),
      )
      .default([])
      .describe('Uses of abilities with a limit: the card or title, the ability, and how often.'),
    opponentResponded: flag.describe('The end of the turn was declared, and an opponent answered (4.8).'),
    events: z.array(gameEvent).default([]).describe('What happened this turn.'),
    unanswered: count
      .default(0)
      .describe(
        'How many of the last events happened since the last scene was generated: effects that respond to them may open the next one (5.2.2).',
      ),
  })
  .meta({
    id: 'Turn',
    description: 'Whose turn it is, how far it is, and what happened in it that later matters.',
  });
export type Turn = z.output<typeof turn>;
