import { z } from 'zod';
import type { CommonAbility } from '../../../vocabulary/grammar/abilities.ts';
import type { Meanings } from '../../vocabulary/meanings.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { Amount, Condition, Filter } from '../../vocabulary/terms.ts';
import { type SpecialAbility, specialAbilities } from '../../vocabulary/words.ts';
import { type AbilityWord, ability } from './ability-word.ts';

export type Common<Name> = Extract<CommonAbility<Meanings>, { readonly ability: Name }>;

export interface Special {
  readonly ability: 'special';
  readonly special: SpecialAbility;
  readonly amount?: Amount;
  readonly against?: Filter;
  /** Of Toughness: only against combat damage, or only against other damage. */
  readonly combat?: boolean;
}

export const special: AbilityWord<Special> = ability({
  description:
    'A special ability (10.1.2). Toughness has an amount; some abilities work only against matching cards.',
  keys: ({ amount, filter }) => ({
    special: z.enum(specialAbilities),
    amount: amount.exactOptional(),
    against: filter.exactOptional(),
    combat: z.boolean().exactOptional().describe('Of Toughness: only combat damage, or only other damage.'),
  }),
  roles: { special: {} },
});

export interface X {
  readonly ability: 'x';
  readonly figure: 'fighting' | 'body' | 'power';
  readonly is: Amount;
}

export const x: AbilityWord<X> = ability({
  description: 'Defines the X of a figure.',
  keys: ({ amount }) => ({ figure: z.enum(['fighting', 'body', 'power']), is: amount }),
  roles: { x: { definesX: ({ figure }) => figure } },
});

export interface GeneratesPower {
  readonly ability: 'generates-power';
  readonly amount: Amount;
  readonly onOpponentsTurns?: boolean;
  readonly if?: Condition;
  readonly exactlyOneCopy?: true;
}

export const generatesPower: AbilityWord<GeneratesPower> = ability({
  description:
    "The card generates that much Power in the Power generation phase, in addition to or instead of a printed figure; with `onOpponentsTurns`, also in opponents' turns; with `if`, only while the condition holds; with `exactlyOneCopy`, only one copy of a player does.",
  keys: ({ amount, condition }) => ({
    amount,
    onOpponentsTurns: z.boolean().exactOptional(),
    if: condition.exactOptional(),
    exactlyOneCopy: z.literal(true).exactOptional(),
  }),
  roles: { 'generates-power': {} },
});

/** What an Event or other card says about its own effects (7.6). */
export interface DoesNotAffect {
  readonly ability: 'does-not-affect';
  readonly which: Filter;
}

export const doesNotAffect: AbilityWord<DoesNotAffect> = ability({
  description: 'The card does not affect matching cards: for its effects they are not there (7.6).',
  keys: ({ filter }) => ({ which: filter }),
  roles: { 'does-not-affect': { isOfEvents: () => true } },
});

export interface NotCumulative {
  readonly ability: 'not-cumulative';
}

export const notCumulative: AbilityWord<NotCumulative> = ability({
  description: 'Additional copies on the same subject, or in play, have no effect.',
  keys: () => ({}),
  roles: { 'not-cumulative': {} },
});

export const continuous: AbilityWord<Common<'continuous'>> = ability({
  description:
    'What is true while the card is in play and the condition holds. What a card says about its own playing is true while it is played.',
  keys: ({ condition, cards, modifier, players, playerModifier }) => ({
    while: condition.exactOptional(),
    cards: cards.exactOptional(),
    modify: z.array(modifier).min(1).exactOptional(),
    players: players.exactOptional(),
    modifyPlayers: z.array(playerModifier).min(1).exactOptional(),
  }),
  roles: { continuous: { isOfEvents: ({ modify }) => modify?.every(isAboutPlaying) ?? false } },
});

function isAboutPlaying(modifier: Modifier): boolean {
  return (
    'cannot' in modifier && (modifier.cannot === 'be-played' || modifier.cannot === 'be-played-in-response')
  );
}

export const replacement: AbilityWord<Common<'replacement'>> = ability({
  description: 'Replaces an event by these effects.',
  keys: ({ eventPattern, condition, effects }) => ({
    on: eventPattern,
    if: condition.exactOptional(),
    optional: z.boolean().exactOptional(),
    instead: effects,
  }),
  roles: { replacement: { event: ({ on }) => on } },
});

export const unsupported: AbilityWord<Common<'unsupported'>> = ability({
  description:
    'Something that the vocabulary does not support, in the words of the card. `reach` says what needs it: using it, playing the card, or any action.',
  keys: () => ({ reach: z.enum(['use', 'play', 'anything']), text: z.string().max(2000) }),
  roles: { unsupported: { isOfEvents: () => true } },
});
