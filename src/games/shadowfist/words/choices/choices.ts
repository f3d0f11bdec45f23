import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import type { EffectPattern } from '../../vocabulary/effect-patterns.ts';
import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Amount, Cards, Condition, Filter, Place, Range } from '../../vocabulary/terms.ts';
import { atLeastOne, type Forms, type ValueOf } from '../word.ts';
import { type ChoiceRoles, type ChoiceWord, type Common, choiceWord, common } from './choice-word.ts';
import { chooseDesignator, chooseTitle, chooseType } from './features.ts';

export interface ChooseCards extends Common {
  readonly choose: 'cards';
  readonly which: Filter;
  readonly in: Place;
  /** Further filters and places. */
  readonly or?: readonly { readonly which: Filter; readonly in: Place }[];
  /** Absent, one card. */
  readonly number?: Range;
  readonly target?: boolean;
  /** What is chosen is the location of the card, and not the card. */
  readonly location?: boolean;
  /** All cards share a title, or a designator other than these. */
  readonly sharing?: 'title' | { readonly designatorOtherThan: readonly string[] };
  /** Chance chooses, and the action or answer says what it chose. */
  readonly random?: boolean;
}

const chooseCards: ChoiceWord<ChooseCards> = choiceWord({
  description:
    'Chooses matching cards from these places: one card, or as many as `number` says. A `target` is chosen when the effect is generated (4.3.6). With `location`, the location of the card is chosen, and not the card. With `random`, chance chooses.',
  keys: (forms) => ({
    ...common(forms),
    choose: z.literal('cards'),
    which: forms.filter,
    in: forms.place,
    or: z
      .array(
        z.strictObject({
          which: forms.filter.describe('The cards.'),
          in: forms.place.describe('The place.'),
        }),
      )
      .min(1)
      .exactOptional(),
    number: forms.range.exactOptional(),
    target: z.boolean().exactOptional(),
    location: z.boolean().exactOptional(),
    sharing: z
      .union([
        z.literal('title'),
        z
          .strictObject({ designatorOtherThan: z.array(z.string()) })
          .describe('A designator other than these.'),
      ])
      .exactOptional(),
    random: z.boolean().exactOptional(),
  }),
  roles: {
    cards: { isByChance: ({ random }) => random === true, isTarget: ({ target }) => target === true },
  },
});

export interface ChoosePlayers extends Common {
  readonly choose: 'players';
  readonly of: Players;
  /** In the condition, `that-player` is the candidate. */
  readonly such?: Condition;
  readonly number?: Range;
  readonly target?: boolean;
}

const choosePlayers: ChoiceWord<ChoosePlayers> = choiceWord({
  description:
    'Chooses one of these players, or as many as `number` says, among those for whom the condition holds.',
  keys: (forms) => ({
    ...common(forms),
    choose: z.literal('players'),
    of: forms.players,
    such: forms.condition.exactOptional(),
    number: forms.range.exactOptional(),
    target: z.boolean().exactOptional(),
  }),
  roles: { players: { isTarget: ({ target }) => target === true } },
});

export interface ChooseNumber extends Common {
  readonly choose: 'number';
  readonly atLeast: Amount;
  readonly atMost: Amount;
}

const chooseNumber: ChoiceWord<ChooseNumber> = choiceWord({
  description: 'Chooses a number within these bounds.',
  keys: (forms) => ({
    ...common(forms),
    choose: z.literal('number'),
    atLeast: forms.amount,
    atMost: forms.amount,
  }),
  roles: { number: {} },
});

export interface ChooseSymbol extends Common {
  readonly choose: 'symbol';
  /** Only symbols of resources that the player has. */
  readonly inPoolOf?: PlayerRef;
}

const chooseSymbol: ChoiceWord<ChooseSymbol> = choiceWord({
  description: 'Chooses a resource symbol; with `inPoolOf`, that of a resource which that player has.',
  keys: (forms) => ({
    ...common(forms),
    choose: z.literal('symbol'),
    inPoolOf: forms.playerRef.exactOptional(),
  }),
  roles: { symbol: {} },
});

export interface ChooseMode extends Common {
  readonly choose: 'mode';
  readonly of: readonly string[];
  /** Chance decides, as with a coin, and the action or answer says how. */
  readonly random?: boolean;
}

const chooseMode: ChoiceWord<ChooseMode> = choiceWord({
  description:
    'Chooses one of the modes that the text offers. With `random`, chance decides, such as a coin: the action or answer says how it fell.',
  keys: (forms) => ({
    ...common(forms),
    choose: z.literal('mode'),
    of: z.array(name).min(2),
    random: z.boolean().exactOptional(),
  }),
  roles: { mode: { modes: ({ of }) => of, isByChance: ({ random }) => random === true } },
});

/** A number in figures on a card, other than its cost: one of its figures, or a number in its text. */
export interface ChooseNumberOn extends Common {
  readonly choose: 'number-on';
  readonly card: CardRef;
  readonly atLeast?: Amount;
}

const chooseNumberOn: ChoiceWord<ChooseNumberOn> = choiceWord({
  description: 'Chooses a number on the card; with `atLeast`, a number that is at least that high now.',
  keys: (forms) => ({
    ...common(forms),
    choose: z.literal('number-on'),
    card: forms.cardRef,
    atLeast: forms.amount.exactOptional(),
  }),
  roles: { 'number-on': {} },
});

export interface ChooseEffect extends Common {
  readonly choose: 'effect';
  readonly which: EffectPattern;
}

const chooseEffect: ChoiceWord<ChooseEffect> = choiceWord({
  description: 'Chooses a matching effect that waits in the scene.',
  keys: (forms) => ({ ...common(forms), choose: z.literal('effect'), which: forms.effectPattern }),
  roles: { effect: {} },
});

/** An attacker, an interceptor, the target of an attack, or an effect in the scene (4.5.2). */
export interface ChooseDamageSource extends Common {
  readonly choose: 'damage-source';
  readonly which?: Filter;
}

const chooseDamageSource: ChoiceWord<ChooseDamageSource> = choiceWord({
  description:
    'Chooses a source of damage: a matching card in combat, or an effect that would inflict damage.',
  keys: (forms) => ({
    ...common(forms),
    choose: z.literal('damage-source'),
    which: forms.filter.exactOptional(),
  }),
  roles: { 'damage-source': {} },
});

/** How much of an amount each of several cards gets (5.2). */
export interface ChooseDivision extends Common {
  readonly choose: 'division';
  readonly amount: Amount;
  readonly among: Cards;
}

const chooseDivision: ChoiceWord<ChooseDivision> = choiceWord({
  description:
    'Divides all of the amount among these cards; some may get none. `{chosen: …}` then names the cards that get any, and the amount `share` is how much of it a card gets.',
  keys: (forms) => ({
    ...common(forms),
    choose: z.literal('division'),
    amount: forms.amount,
    among: forms.cards,
  }),
  roles: { division: { divides: ({ among }) => among } },
});

/** All choices, in the order of the public schema. */
export const choiceWords = [
  ...[chooseCards, choosePlayers, chooseNumber, chooseSymbol, chooseMode, chooseNumberOn, chooseEffect],
  ...[chooseDamageSource, chooseDesignator, chooseType, chooseTitle, chooseDivision],
];

/**
 * What a player chooses for a text, under a name that the effects of the text use: on generation, unless it is among
 * the effects (5.2). Only a card or player chosen with `target: true` is a target (4.3.6). What several players choose
 * under one name is one set.
 */
export type Choice = ValueOf<(typeof choiceWords)[number]>;

export const choiceForms = (forms: Forms) => atLeastOne(choiceWords.map((word) => word.form(forms)));

const rolesByName: ReadonlyMap<string, ChoiceRoles<Choice>> = new Map(
  choiceWords.flatMap(({ roles }) => Object.entries<ChoiceRoles<Choice>>(roles)),
);

export const choiceNames: readonly string[] = [...rolesByName.keys()];

export function choiceRoles(choice: Choice): ChoiceRoles<Choice> {
  return rolesByName.get(choice.choose) ?? {};
}
