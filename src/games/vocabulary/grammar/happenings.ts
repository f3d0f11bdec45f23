import { z } from 'zod';

/** Something that happens in a game: to such a card, by such a card, to such players. */
export interface Happening<EventName, Filter, Players, Amount> {
  /** Any of these. */
  readonly event: EventName | readonly EventName[];
  readonly card?: Filter;
  readonly source?: Filter;
  readonly target?: Filter;
  readonly player?: Players;
  readonly by?: Players;
  readonly amount?: { readonly atLeast: Amount };
}

const severalNames = 'A list has two names or more; one event is given as its name, without a list.';

/** The keys of what happens; a game adds what else it asks of it. */
export function happening<const EventName extends string, Filter, Players, Amount>(
  events: readonly EventName[],
  filter: z.ZodType<Filter>,
  players: z.ZodType<Players>,
  amount: z.ZodType<Amount>,
) {
  return {
    event: z
      .union([z.enum(events), z.array(z.enum(events)).min(2, severalNames)])
      .describe('What happens, or one of these.'),
    card: filter.exactOptional().describe('The card it happens to is such.'),
    source: filter.exactOptional().describe('The card that does it is such.'),
    target: filter.exactOptional().describe('The card it is done against is such.'),
    player: players.exactOptional().describe('It happens to such a player, or such a player does it.'),
    by: players.exactOptional().describe('Such a player brings it about.'),
    amount: z
      .strictObject({ atLeast: amount.describe('The least that counts.') })
      .exactOptional()
      .describe('At least so much of it happens.'),
  };
}
