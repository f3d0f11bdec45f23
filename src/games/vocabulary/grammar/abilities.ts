import { z } from 'zod';

/** What is chosen and paid before something is done. */
export interface Asking<Choice, Payment> {
  readonly choose?: readonly Choice[];
  readonly pay?: readonly Payment[];
}

export function asking<Choice, Payment>(choice: z.ZodType<Choice>, payment: z.ZodType<Payment>) {
  return { choose: z.array(choice).exactOptional(), pay: z.array(payment).exactOptional() };
}

interface Parts {
  readonly Condition: unknown;
  readonly Cards: unknown;
  readonly Modifier: unknown;
  readonly Players: unknown;
  readonly PlayerModifier: unknown;
  readonly EventPattern: unknown;
  readonly Effect: unknown;
}

/** What the cards of every game may have for an ability. */
export type CommonAbility<Words extends Parts> =
  /** What is so while the card is in play and the condition, if any, is true; of its own playing, while it is played. */
  | {
      readonly ability: 'continuous';
      readonly while?: Words['Condition'];
      readonly cards?: Words['Cards'];
      readonly modify?: readonly Words['Modifier'][];
      readonly players?: Words['Players'];
      readonly modifyPlayers?: readonly Words['PlayerModifier'][];
    }
  /** What would happen does not; this does. */
  | {
      readonly ability: 'replacement';
      readonly on: Words['EventPattern'];
      readonly if?: Words['Condition'];
      readonly optional?: boolean;
      readonly instead: readonly Words['Effect'][];
    }
  /** What the vocabulary cannot say. `reach` tells what would need it: using it, playing the card, or anything at all. */
  | { readonly ability: 'unsupported'; readonly reach: 'use' | 'play' | 'anything'; readonly text: string };

/** The schemas of those parts. */
interface Schemas<Words extends Parts> {
  readonly condition: z.ZodType<Words['Condition']>;
  readonly cards: z.ZodType<Words['Cards']>;
  readonly modifier: z.ZodType<Words['Modifier']>;
  readonly players: z.ZodType<Words['Players']>;
  readonly playerModifier: z.ZodType<Words['PlayerModifier']>;
  readonly eventPattern: z.ZodType<Words['EventPattern']>;
  readonly effects: z.ZodType<readonly Words['Effect'][]>;
}

export function commonAbilities<Words extends Parts>({
  condition,
  cards,
  modifier,
  players,
  playerModifier,
  eventPattern,
  effects,
}: Schemas<Words>) {
  return [
    z
      .strictObject({
        ability: z.literal('continuous'),
        while: condition.exactOptional(),
        cards: cards.exactOptional(),
        modify: z.array(modifier).min(1).exactOptional(),
        players: players.exactOptional(),
        modifyPlayers: z.array(playerModifier).min(1).exactOptional(),
      })
      .describe(
        'What is so while the card is in play or, of its own playing, while it is played; if a condition is told, as long as it holds.',
      ),
    z
      .strictObject({
        ability: z.literal('replacement'),
        on: eventPattern,
        if: condition.exactOptional(),
        optional: z.boolean().exactOptional(),
        instead: effects,
      })
      .describe('What would happen does not; this does.'),
    z
      .strictObject({
        ability: z.literal('unsupported'),
        reach: z.enum(['use', 'play', 'anything']),
        text: z.string().max(2000),
      })
      .describe(
        'What the vocabulary cannot say, in the words of the card. `reach` tells what would need it: using it, playing the card, or anything at all.',
      ),
  ] as const;
}
