import { z } from 'zod';
import {
  type Asking,
  asking,
  type CommonAbility,
  commonAbilities,
} from '../../../vocabulary/grammar/abilities.ts';
import { atLeastOne, type Shape, taggedWord, type ValueOf } from '../../../vocabulary/words/word.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import { type Limit, limit } from '../../vocabulary/limits.ts';
import type { Meanings } from '../../vocabulary/meanings.ts';
import type { Payment } from '../../vocabulary/payments.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Condition, EventPattern } from '../../vocabulary/terms.ts';
import {
  type Hindrance,
  hindrances,
  type Kind,
  kinds,
  type Opportunity,
  opportunities,
  type Phase,
  type PlayedFrom,
  phases,
  playedFrom,
} from '../../vocabulary/words.ts';
import type { Declared, Forms, NoRoles, Word } from '../word.ts';

interface Tagged {
  readonly ability: string;
}

type AbilityWord<A extends Tagged> = Word<A, A['ability'], NoRoles>;

function ability<A extends Tagged, Keys extends Shape>(
  declared: Declared<Keys, Omit<A, 'ability'>, A['ability'], NoRoles, A>,
): AbilityWord<A> {
  return taggedWord<A, 'ability', A['ability'], Keys, NoRoles, unknown, Forms>('ability', declared);
}

/** How a card leaves that is used up. */
export const leavings = ['discard', 'remove-from-game'] as const;
type Leaving = (typeof leavings)[number];

type Asks = Asking<Choice, Payment>;
const asks = ({ choice, payment }: Forms) => asking(choice, payment);

interface Playing extends Asks {
  readonly ability: 'playing';
  /** `only`: in this way and no other. `also`: in this way, too. */
  readonly kind: 'only' | 'also';
  readonly if?: Condition;
  readonly during?: readonly Phase[];
  /** With a matching card, which the text then calls conjoined; `several`: with any number of them. */
  readonly inConjunctionWith?: Filter;
  readonly several?: boolean;
  readonly inPlaceOf?: Opportunity;
  readonly asAdditionalAttack?: boolean;
  /** As a card of that kind. */
  readonly as?: Kind;
  readonly from?: readonly PlayedFrom[];
  readonly despite?: readonly Hindrance[];
  readonly limit?: Limit;
}

const playing: AbilityWord<Playing> = ability({
  description:
    'How the card is played: only in this way, or in this way, too. Of several that say `only`, any one is enough.',
  keys: (forms) => ({
    kind: z.enum(['only', 'also']),
    if: forms.condition.exactOptional(),
    during: z.array(z.enum(phases)).min(1).exactOptional(),
    inConjunctionWith: forms.filter.exactOptional(),
    several: z.boolean().exactOptional(),
    inPlaceOf: z.enum(opportunities).exactOptional(),
    asAdditionalAttack: z.boolean().exactOptional(),
    as: z.enum(kinds).exactOptional(),
    from: z.array(z.enum(playedFrom)).min(1).exactOptional(),
    despite: z.array(z.enum(hindrances)).min(1).exactOptional(),
    limit: limit.exactOptional(),
    ...asks(forms),
  }),
  roles: { playing: {} },
});

interface Played extends Asks {
  readonly ability: 'played';
  readonly if?: Condition;
  readonly do: readonly Effect[];
}

const played: AbilityWord<Played> = ability({
  description: 'What the card does when it is played, or put into play.',
  keys: (forms) => ({ if: forms.condition.exactOptional(), ...asks(forms), do: forms.effects }),
  roles: { played: {} },
});

interface MayOrMustDo extends Asks {
  readonly ability: 'may-do' | 'must-do';
  readonly during: readonly Phase[];
  readonly by?: Players;
  readonly if?: Condition;
  readonly limit?: Limit;
  readonly do: readonly Effect[];
}

const mayOrMustDo: AbilityWord<MayOrMustDo> = ability({
  description: 'What its controller may or must do in these phases of their own turn.',
  keys: (forms) => ({
    during: z.array(z.enum(phases)).min(1),
    by: forms.players.exactOptional(),
    if: forms.condition.exactOptional(),
    limit: limit.exactOptional(),
    ...asks(forms),
    do: forms.effects,
  }),
  roles: { 'may-do': {}, 'must-do': {} },
});

interface DiscardToUse extends Asks {
  readonly ability: 'discard-to-use';
  readonly leaves: Leaving;
  readonly on?: EventPattern;
  readonly if?: Condition;
  readonly do: readonly Effect[];
}

const discardToUse: AbilityWord<DiscardToUse> = ability({
  description:
    "The card is discarded for its effect, but never in the turn in which it is put into play: in anybody's turn, or when something happens.",
  keys: (forms) => ({
    leaves: z.enum(leavings),
    on: forms.eventPattern.exactOptional(),
    if: forms.condition.exactOptional(),
    ...asks(forms),
    do: forms.effects,
  }),
  roles: { 'discard-to-use': {} },
});

interface Counter {
  readonly ability: 'counter';
  readonly counters: Filter;
  readonly by: Players;
  readonly from: 'play' | 'hand';
  readonly leaves: Leaving;
  readonly if?: Condition;
  readonly pay?: readonly Payment[];
}

const counter: AbilityWord<Counter> = ability({
  description:
    'A true counter: when these players play a matching card, this card leaves and that card is countered.',
  keys: ({ filter, players, condition, payment }) => ({
    counters: filter,
    by: players,
    from: z.enum(['play', 'hand']),
    leaves: z.enum(leavings),
    if: condition.exactOptional(),
    pay: z.array(payment).exactOptional(),
  }),
  roles: { counter: {} },
});

interface Triggered extends Asks {
  readonly ability: 'triggered';
  readonly on: EventPattern;
  readonly if?: Condition;
  readonly limit?: Limit;
  readonly optional?: boolean;
  readonly onceForAllCopies?: boolean;
  readonly do: readonly Effect[];
}

const triggered: AbilityWord<Triggered> = ability({
  description: 'What happens when something else happens.',
  keys: (forms) => ({
    on: forms.eventPattern,
    if: forms.condition.exactOptional(),
    limit: limit.exactOptional(),
    optional: z.boolean().exactOptional(),
    onceForAllCopies: z
      .boolean()
      .exactOptional()
      .describe('It happens once each time, however many copies are in play.'),
    ...asks(forms),
    do: forms.effects,
  }),
  roles: { triggered: {} },
});

interface Is {
  readonly ability: 'is';
  readonly kind: Kind;
}

const is: AbilityWord<Is> = ability({
  description: 'The card is that kind of card, as its own text says.',
  keys: () => ({ kind: z.enum(kinds) }),
  roles: { is: {} },
});

export interface PlotPart {
  readonly ability: 'plot-part';
  readonly part: number;
  readonly of: number;
}

const plotPart: AbilityWord<PlotPart> = ability({
  description:
    'Part of a Sequence Plot, whose last part ends it. What must be in play before it is said by `playing`.',
  keys: () => ({ part: z.int().min(1).max(9), of: z.int().min(2).max(9) }),
  roles: { 'plot-part': {} },
});

interface Cumulative {
  readonly ability: 'cumulative';
}

const cumulative: AbilityWord<Cumulative> = ability({
  description: 'The effects of identical copies add up (Stacking Effects).',
  keys: () => ({}),
  roles: { cumulative: {} },
});

/** The abilities of Highlander alone, in the order of the public schema. */
export const abilityWords = [
  ...[playing, played, mayOrMustDo, discardToUse, counter, triggered, is, plotPart, cumulative],
];

/** One ability. A card has several. */
export type Ability = ValueOf<(typeof abilityWords)[number]> | CommonAbility<Meanings>;

export const abilityForms = (forms: Forms) =>
  atLeastOne([...abilityWords.map((word) => word.form(forms)), ...commonAbilities<Meanings>(forms)]);

export const abilityNames: readonly string[] = abilityWords.flatMap(({ roles }) => Object.keys(roles));
