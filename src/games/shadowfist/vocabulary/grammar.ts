import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { asking, commonAbilities } from '../../vocabulary/grammar/abilities.ts';
import { restrictions, symbols } from '../card.ts';
import { effectForms } from '../words/effects/effects.ts';
import type { Forms } from '../words/word.ts';
import type { Ability } from './abilities.ts';
import { choice } from './choices.ts';
import { effectPattern } from './effect-patterns.ts';
import type { Effect } from './effects.ts';
import { limit } from './limits.ts';
import type { Meanings } from './meanings.ts';
import type { Modifier } from './modifiers.ts';
import { payment } from './payments.ts';
import { playerModifier } from './player-modifiers.ts';
import { cardRef, playerRef, players } from './references.ts';
import { response } from './responses.ts';
import { amount, cards, condition, eventPattern, filter, place, range } from './terms.ts';
import { prohibitions, specialAbilities } from './words.ts';

export const modifier: z.ZodType<Modifier> = lazily(() =>
  toldApart([
    z.strictObject({ fighting: amount }).describe('Added to its Fighting (10.2).'),
    z.strictObject({ body: amount }).describe('Added to its Body.'),
    z
      .strictObject({ damage: amount, against: filter.exactOptional() })
      .describe('Added to the damage it inflicts, where at least one that it fights is such a card.'),
    z.strictObject({ power: amount }).describe('Added to the Power it generates.'),
    z.strictObject({ cost: amount }).describe('Added to its cost.'),
    z.strictObject({ setFighting: amount }).describe('Its Fighting becomes this, before bonuses.'),
    z
      .strictObject({
        special: z.enum(specialAbilities),
        amount: amount.exactOptional(),
        against: filter.exactOptional(),
        loses: z.boolean().exactOptional(),
      })
      .describe(
        'It has, or loses, a special ability (10.1.2): Toughness with an amount, some only against such cards.',
      ),
    z.strictObject({ designator: z.string().min(1).max(60) }).describe('It has this designator, too.'),
    z.strictObject({ restriction: z.enum(restrictions) }).describe('It has this restriction, too (10.1.1).'),
    z
      .strictObject({ provides: z.enum(symbols), times: amount.exactOptional() })
      .describe('It provides this resource, so many times.'),
    z.strictObject({ must: z.literal('intercept') }).describe('It intercepts whom it can at its location.'),
    z
      .strictObject({
        cannot: z.enum(prohibitions),
        by: filter.exactOptional(),
        of: filter.exactOptional(),
        byPlayers: players.exactOptional(),
      })
      .describe('What cannot be done with it: by or to such cards, or by such players.'),
    z
      .strictObject({
        takesNoDamage: z.strictObject({
          from: filter.exactOptional().describe('By such cards alone.'),
          combat: z.boolean().exactOptional().describe('Combat damage alone, or all other.'),
        }),
      })
      .describe('All damage inflicted on it, by such cards or in combat, is reduced to zero.'),
    z
      .strictObject({
        reducesDamage: amount,
        from: filter.exactOptional(),
        combat: z.boolean().exactOptional(),
      })
      .describe('Damage inflicted on it, by such cards or in combat, is less by so much.'),
    z
      .strictObject({
        inflictsNoDamage: z.strictObject({
          on: filter.exactOptional().describe('On such cards alone.'),
          combat: z.boolean().exactOptional().describe('Combat damage alone, or all other.'),
        }),
      })
      .describe('All damage it inflicts, on such cards or in combat, is reduced to zero.'),
    z.strictObject({ inflictsAtMost: amount }).describe('It never inflicts more damage than this.'),
    z
      .strictObject({ damageCannotBeReduced: z.literal(true) })
      .describe('The damage it inflicts cannot be reduced.'),
    z
      .strictObject({ damageCannotBeRedirected: z.literal(true) })
      .describe('The damage it inflicts cannot be redirected.'),
    z
      .strictObject({ damageCannotBeRemoved: z.literal(true) })
      .describe('What it inflicts in combat cannot be healed.'),
    z
      .strictObject({ textNumber: z.string().regex(/^\/\d/).max(120), by: amount })
      .describe(
        'A number in its text, named by its place among the abilities, such as `/0/do/0/amount`, is so much greater or smaller.',
      ),
    z.strictObject({ redirectsDamageTo: cardRef }).describe('All damage inflicted on it goes there instead.'),
    z
      .strictObject({ alsoInflictsOn: cards, damaging: filter })
      .describe('As much as it inflicts in combat on such a card it inflicts at the same time on these.'),
    z
      .strictObject({ mayInflict: amount, on: filter })
      .describe(
        'In combat with such a card, its controller may have it inflict so much in place of its own damage.',
      ),
    z
      .strictObject({ notAffectedBy: filter, byPlayers: players.exactOptional() })
      .describe('Such cards, of such players, do not affect it (7.6).'),
    z
      .strictObject({ notLegalTargetOf: filter, byPlayers: players.exactOptional() })
      .describe('It is no legal target of such cards, of such players (7.6).'),
    z.strictObject({ notLegalSubject: z.literal(true) }).describe('It is no legal subject of a State (7.6).'),
    z.strictObject({ control: playerRef }).describe('This player controls it.'),
    z.strictObject({ canceled: z.literal(true) }).describe('It has no effect.'),
    z
      .strictObject({ blank: z.literal(true) })
      .describe('Its rules text is blank; its restrictions, and what others grant it, stay (10.1.1).'),
    z.strictObject({ ability }).describe('It has this ability, too.'),
    z
      .strictObject({ rulesTextOf: cardRef, inPlaceOfOwn: z.boolean() })
      .describe('The printed text of another card in place of its own, or beside it (7.5).'),
    z.strictObject({ entersPlayTurned: z.literal(true) }).describe('It enters play turned.'),
    z
      .strictObject({ mayAttackOnOpponentsTurn: z.literal(true) })
      .describe('It may attack in the turn of an opponent.'),
    z.strictObject({ keepsTurned: z.literal(true) }).describe('It does not unturn in the Establishing Shot.'),
  ]),
).meta({ id: 'Modifier', description: 'What a card gains or loses while something lasts.' });

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
