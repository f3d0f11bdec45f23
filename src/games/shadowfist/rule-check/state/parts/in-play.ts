import { z } from 'zod';
import { bindings, card, columnNumber, count, flag, id, location } from '../values.ts';

export const inPlay = z
  .strictObject({
    id: id.describe('The name of this one card in this state.'),
    card,
    owner: id.describe('In whose deck it began.'),
    controller: id.describe('Who controls it now (7.4).'),
    home: id
      .exactOptional()
      .describe(
        'Who controls it when no effect gives control to another. Where a lasting effect of kind `control`, or the text of a card in play, gives the card away for a time, `controller` is who has it now, and `home` to whom it returns: absent, to its owner. Absent where no effect does, its controller.',
      ),
    turned: flag.describe('Turned (4.2).'),
    faceDown: flag.describe('A Site that is not yet revealed (4.3.3).'),
    damage: count.default(0).describe('Damage on it (4.5).'),
    lastingDamage: count.default(0).describe('Damage that cannot be removed; part of `damage`.'),
    counters: z.record(z.string().max(40), count).default({}).describe('Counters on it, by their names.'),
    column: columnNumber
      .nullable()
      .default(null)
      .describe(
        "Characters and Sites: the column in their controller's site structure, from 0; null without one.",
      ),
    row: z
      .enum(['front', 'back'])
      .exactOptional()
      .describe('Sites: front or back row; absent for all others.'),
    away: location.exactOptional().describe("A Character that came to an opponent's location to intercept."),
    on: id.exactOptional().describe('States: the card it is on.'),
    unresolved: flag.describe('It was played in the open scene and has not resolved (4.3).'),
    enteredThisTurn: flag.describe('It entered play this turn.'),
    chosen: bindings.default({}).describe('What was chosen as it entered play.'),
    ownerGone: flag.describe(
      'Its owner was eliminated, or it is a token: it is removed when it leaves play (4.9).',
    ),
    spared: z
      .literal(true)
      .exactOptional()
      .describe(
        'At zero, and not smoked because something else happened in the place of that: it stays until it has been above zero and falls again.',
      ),
    arrived: z
      .literal(true)
      .exactOptional()
      .describe(
        'A Unique card that entered play face up, or was revealed, by what is going on: its auction goes by that (5.5.1).',
      ),
    noticed: z
      .array(z.string().max(80))
      .exactOptional()
      .describe(
        'The abilities that wait for a condition to be true, by the names under which uses are counted, whose condition is true and has triggered them.',
      ),
    since: count
      .exactOptional()
      .describe(
        'When it resolved, where that tells what it contradicts: what has a greater number came later (7.7).',
      ),
  })
  .meta({ id: 'CardInPlay', description: 'A card in play.' });
export type InPlay = z.output<typeof inPlay>;
