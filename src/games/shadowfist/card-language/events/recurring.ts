import { type Phrase, phrases, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { EventName } from '../../vocabulary/event-names.ts';
import type { PlayerRef, Players } from '../../vocabulary/references.ts';
import type { EventPattern } from '../../vocabulary/terms.ts';
import * as marked from '../marked.ts';
import { cardPossessive, cardRef } from '../slots.ts';

/** “at the start of your turn”. */
const boundary = (words_: string, event: EventName, player: Players | undefined): Phrase<EventPattern> =>
  words<EventPattern>(words_, player === undefined ? { event } : { event, player });

const START = 'at the (start|beginning) of';
const YOURS = '(your|each of your)';
const ANYONES = "(a|each|every|each player 's|every player 's|any player 's|any)";
const OPPONENTS = "(each opponent 's|an opponent 's|any opponent 's|every opponent 's)";

/** “its controller's”, “subject Character's controller's”. */
const controllerOfCard: Kind<PlayerRef> = phrases<PlayerRef>("a controller's", () => [
  reading("{of} controller 's", { of: cardPossessive }, ({ of }): PlayerRef => ({ controllerOf: of })),
  reading("the controller of {of} 's", { of: cardRef }, ({ of }): PlayerRef => ({ controllerOf: of })),
]);

/** The start or end of a part of the turn, which happens again and again. */
export const recurring: Kind<EventPattern> = phrases<EventPattern>(['a time', marked.events], () => [
  boundary(`${START} ${YOURS} (turn|turns)`, 'turn-started', 'you'),
  boundary(`${START} ${ANYONES} turn`, 'turn-started', undefined),
  boundary(`${START} ${OPPONENTS} turn`, 'turn-started', 'every-opponent'),
  boundary(`${START} ${YOURS} (Main Shot|Main Shots)`, 'main-shot-started', 'you'),
  boundary(`${START} ${ANYONES} Main Shot`, 'main-shot-started', undefined),
  boundary(`${START} ${OPPONENTS} Main Shot`, 'main-shot-started', 'every-opponent'),
  boundary(`at the end of ${YOURS} (turn|turns)`, 'turn-ended', 'you'),
  boundary(`at the end of ${ANYONES} turn`, 'turn-ended', undefined),
  boundary(`at the end of ${OPPONENTS} turn`, 'turn-ended', 'every-opponent'),
  ...(['turn', 'Main Shot'] as const).flatMap((part) =>
    (['start', 'end'] as const).flatMap((side) =>
      part === 'Main Shot' && side === 'end'
        ? []
        : reading(
            `at the (${side === 'start' ? 'start|beginning' : 'end'}) of {player} ${part}`,
            { player: controllerOfCard },
            (one): EventPattern => ({
              event:
                part === 'Main Shot' ? 'main-shot-started' : side === 'start' ? 'turn-started' : 'turn-ended',
              ...one,
            }),
          ),
    ),
  ),
  boundary('at the end of (each|every|any) attack', 'attack-ended', undefined),
  words<EventPattern>('(at the end of|after) (a|each|any|every) successful attack you (declare|declared)', {
    event: 'attack-ended',
    player: 'you',
    successful: true,
  }),
  words<EventPattern>(
    '(at the end of|after) (an|each|any|every) unsuccessful attack you (declare|declared)',
    {
      event: 'attack-ended',
      player: 'you',
      successful: false,
    },
  ),
  words<EventPattern>('(at the end of|after) (a|each|any|every) successful attack', {
    event: 'attack-ended',
    successful: true,
  }),
  words<EventPattern>('(at the end of|after) (an|each|any|every) unsuccessful attack', {
    event: 'attack-ended',
    successful: false,
  }),
  boundary('at the end of (an attack|each attack|any attack) you (declare|declared)', 'attack-ended', 'you'),
]);
