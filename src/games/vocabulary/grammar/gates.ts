import { z } from 'zod';
import { name } from './name.ts';

/** Whether, for whom and when something is done; and what no words can say. */
export type Gate<Words extends Parts> =
  | { readonly do: 'choose'; readonly choice: Words['Choice'] }
  | {
      readonly do: 'if';
      readonly condition: Words['Condition'];
      readonly effects: readonly Words['Effect'][];
      readonly otherwise?: readonly Words['Effect'][];
    }
  | {
      readonly do: 'each-player';
      readonly players: Words['Players'];
      readonly effects: readonly Words['Effect'][];
    }
  | {
      readonly do: 'each-card';
      readonly cards: Words['Cards'];
      readonly effects: readonly Words['Effect'][];
    }
  /** A triggered effect that waits; for the first such event, or for each until the end. */
  | {
      readonly do: 'when';
      readonly on: Words['EventPattern'];
      readonly until: Words['End'];
      readonly once: boolean;
      readonly effects: readonly Words['Effect'][];
    }
  | { readonly do: 'unsupported'; readonly text: string };

interface Parts {
  readonly Choice: unknown;
  readonly Condition: unknown;
  readonly Players: unknown;
  readonly Cards: unknown;
  readonly EventPattern: unknown;
  readonly End: unknown;
  readonly Effect: unknown;
}

/** The schemas of those parts. */
interface Schemas<Words extends Parts> {
  readonly choice: z.ZodType<Words['Choice']>;
  readonly condition: z.ZodType<Words['Condition']>;
  readonly players: z.ZodType<Words['Players']>;
  readonly cards: z.ZodType<Words['Cards']>;
  readonly eventPattern: z.ZodType<Words['EventPattern']>;
  readonly end: z.ZodType<Words['End']>;
  readonly effects: z.ZodType<readonly Words['Effect'][]>;
}

export function gates<Words extends Parts>({
  choice,
  condition,
  players,
  cards,
  eventPattern,
  end,
  effects,
}: Schemas<Words>) {
  const as = name.exactOptional();
  return [
    z.strictObject({ do: z.literal('choose'), choice, as }).describe('Something is chosen.'),
    z
      .strictObject({ do: z.literal('if'), condition, effects, otherwise: effects.exactOptional(), as })
      .describe('Where the condition holds, these effects; else the others.'),
    z
      .strictObject({ do: z.literal('each-player'), players, effects, as })
      .describe('The effects are done for each of the players.'),
    z
      .strictObject({ do: z.literal('each-card'), cards, effects, as })
      .describe('The effects are done for each of the cards.'),
    z
      .strictObject({
        do: z.literal('when'),
        on: eventPattern,
        until: end,
        once: z.boolean(),
        effects,
        as,
      })
      .describe('An effect that waits: for the first such event, or for each until the end told.'),
    z
      .strictObject({ do: z.literal('unsupported'), text: z.string().max(1000), as })
      .describe('What the vocabulary cannot say, in the words of the card.'),
  ] as const;
}
