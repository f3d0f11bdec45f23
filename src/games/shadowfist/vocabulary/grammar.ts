import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { asking, commonAbilities } from '../../vocabulary/grammar/abilities.ts';
import { effectForms } from '../words/effects/effects.ts';
import { modifierForms } from '../words/modifiers/modifiers.ts';
import { paymentForms } from '../words/payments/payments.ts';
import type { Forms } from '../words/word.ts';
import type { Ability } from './abilities.ts';
import { choice } from './choices.ts';
import { effectPattern } from './effect-patterns.ts';
import type { Effect } from './effects.ts';
import { limit } from './limits.ts';
import type { Meanings } from './meanings.ts';
import type { Modifier } from './modifiers.ts';
import type { Payment } from './payments.ts';
import { playerModifier } from './player-modifiers.ts';
import { cardRef, playerRef, players } from './references.ts';
import { response } from './responses.ts';
import { amount, cards, condition, eventPattern, filter, place, range } from './terms.ts';
import { specialAbilities } from './words.ts';

export const modifier: z.ZodType<Modifier> = lazily(() => toldApart(modifierForms(forms))).meta({
  id: 'Modifier',
  description: 'What a card gains or loses while something lasts.',
});

export const payment: z.ZodType<Payment> = lazily(() =>
  z.discriminatedUnion('pay', paymentForms(forms)),
).meta({ id: 'Payment', description: 'What a player does on generation to pay for an effect.' });

const asks = asking(choice, payment);
const effects = lazily(() => z.array(effect));

export const effect: z.ZodType<Effect> = lazily(() => z.discriminatedUnion('do', effectForms(forms))).meta({
  id: 'Effect',
  description: 'An effect: what is done on resolution.',
});

const noResponse = z
  .strictObject({ playing: filter.exactOptional(), turning: cards.exactOptional() })
  .exactOptional();

export const ability: z.ZodType<Ability> = lazily(() =>
  z.discriminatedUnion('ability', [
    z
      .strictObject({
        ability: z.literal('special'),
        special: z.enum(specialAbilities),
        amount: amount.exactOptional(),
        against: filter.exactOptional(),
      })
      .describe('A special ability (10.1.2): Toughness with an amount, some only against such cards.'),
    z
      .strictObject({
        ability: z.literal('voluntary'),
        by: players.exactOptional(),
        when: condition.exactOptional(),
        inResponseTo: response.exactOptional(),
        limit: limit.exactOptional(),
        ...asks,
        do: effects,
        immediately: z.boolean().exactOptional(),
        from: z.enum(['hand', 'smoked-pile', 'scene']).exactOptional(),
        notInResponse: noResponse,
      })
      .describe(
        'What its controller, or such players, may do: at such times, for such a cost. `from`, while the card lies there instead of in play, or waits in the scene in which it was played.',
      ),
    z
      .strictObject({
        ability: z.literal('triggered'),
        on: eventPattern,
        evenIfGone: z.boolean().exactOptional(),
        together: z.boolean().exactOptional(),
        from: z.enum(['hand', 'smoked-pile']).exactOptional(),
        if: condition.exactOptional(),
        limit: limit.exactOptional(),
        optional: z.boolean().exactOptional(),
        ...asks,
        do: effects,
        immediately: z.boolean().exactOptional(),
      })
      .describe(
        'What happens when something else happens; `evenIfGone`, even if the card has left play meanwhile; `together`, once for all that happens at the same time; `from`, while the card lies there instead of in play.',
      ),
    z
      .strictObject({
        ability: z.literal('event'),
        ...asks,
        do: effects,
        immediately: z.boolean().exactOptional(),
        notInResponse: noResponse,
      })
      .describe('What the Event does.'),
    z
      .strictObject({
        ability: z.literal('playing'),
        kind: z.enum(['only', 'also']),
        when: condition.exactOptional(),
        inResponseTo: response.exactOptional(),
        cost: z
          .union([
            z.literal('none'),
            z
              .strictObject({ reducedBy: amount.describe('How much.') })
              .describe('The cost is less by so much.'),
          ])
          .exactOptional(),
        ignoringResources: z.boolean().exactOptional(),
        faceUp: z.boolean().exactOptional(),
        limit: limit.exactOptional(),
        ...asks,
        do: effects.exactOptional(),
        inPlaceOfOwn: z.boolean().exactOptional(),
      })
      .describe(
        'How the card is played: only so, or so beside the usual way; at what cost, face up, and what is chosen and paid. What it does so played it does besides, or `inPlaceOfOwn` in place of what the Event does.',
      ),
    z
      .strictObject({ ability: z.literal('own-cost'), by: amount, if: condition.exactOptional() })
      .describe("Added to the card's own cost."),
    z.strictObject({ ability: z.literal('fixed-cost') }).describe("Nothing changes the card's cost."),
    z.strictObject({ ability: z.literal('subject'), which: filter }).describe('What a State may be on.'),
    z
      .strictObject({
        ability: z.literal('entering'),
        ...asks,
        do: effects.exactOptional(),
      })
      .describe('What the card does as it enters play.'),
    z
      .strictObject({ ability: z.literal('placed-with-opponent') })
      .describe("The card is placed in an opponent's site structure."),
    z
      .strictObject({ ability: z.literal('x'), figure: z.enum(['fighting', 'body', 'power']), is: amount })
      .describe('What X is, of that figure.'),
    z
      .strictObject({
        ability: z.literal('generates-power'),
        amount,
        onOpponentsTurns: z.boolean().exactOptional(),
      })
      .describe("The card generates so much Power; on opponents' turns, too."),
    z.strictObject({ ability: z.literal('not-cumulative') }).describe('Its copies do not add up.'),
    ...commonAbilities<Meanings>({
      condition,
      cards,
      modifier,
      players,
      playerModifier,
      eventPattern,
      effects,
    }),
  ]),
).meta({ id: 'Ability', description: 'One ability of a card.' });

const forms: Forms = {
  ...{ ability, amount, cardRef, cards, choice, condition, effect, effectPattern, effects, eventPattern },
  ...{ filter, modifier, payment, place, playerModifier, playerRef, players, range, response },
};
