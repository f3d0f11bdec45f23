import { z } from 'zod';
import { words } from '../../../vocabulary/phrases/kinds.ts';
import { gems } from '../../card.ts';
import { forms } from '../../card-language/forms.ts';
import type { Amount, Gem } from '../../vocabulary/terms.ts';
import { type ExertionEnd, exertionEnds } from '../../vocabulary/words.ts';
import { type PlayerModifierWord, playerModifier } from './player-modifier-word.ts';

const sizeOf = () => z.enum(['hard', 'soft']).exactOptional();

export interface Ability {
  readonly ability: Amount;
}

export const ability: PlayerModifierWord<Ability, 'ability'> = playerModifier({
  description: 'Adds to the Ability of the player for as long as it lasts, unlike Ability gained or lost.',
  keys: ({ amount }) => ({ ability: amount }),
  roles: { ability: {} },
});

export interface MaximumAbility {
  readonly maximumAbility: Amount;
}

export const maximumAbility: PlayerModifierWord<MaximumAbility, 'maximumAbility'> = playerModifier({
  description: 'Adds to the maximum Ability of the player.',
  keys: ({ amount }) => ({ maximumAbility: amount }),
  roles: { maximumAbility: {} },
});

export interface HandSize {
  readonly handSize: Amount;
}

export const handSize: PlayerModifierWord<HandSize, 'handSize'> = playerModifier({
  description: 'Adds to the maximum hand size of the player.',
  keys: ({ amount }) => ({ handSize: amount }),
  roles: { handSize: {} },
});

export interface SetHandSize {
  readonly setHandSize: Amount;
}

export const setHandSize: PlayerModifierWord<SetHandSize, 'setHandSize'> = playerModifier({
  description: 'Sets the maximum hand size of the player.',
  keys: ({ amount }) => ({ setHandSize: amount }),
  roles: { setHandSize: {} },
});

export interface AdditionalHardExertions {
  readonly additionalHardExertions: Amount;
  readonly for?: ExertionEnd;
}

export const additionalHardExertions: PlayerModifierWord<AdditionalHardExertions, 'additionalHardExertions'> =
  playerModifier({
    description:
      'The player may make this many Hard Exertions in addition to the one of the turn; with `for`, only for that purpose.',
    keys: ({ amount }) => ({
      additionalHardExertions: amount,
      for: z.enum(exertionEnds).exactOptional(),
    }),
    roles: { additionalHardExertions: {} },
    phrases: () => [words(`may make an additional ${forms.hardExertion}`, { additionalHardExertions: 1 })],
  });

export interface ExertionSize {
  readonly exertionSize: Amount;
  readonly of?: 'hard' | 'soft';
  /** The player declares how many cards are exerted: with all that are added, or with up to that many. */
  readonly may?: 'all' | 'up-to';
}

export const exertionSize: PlayerModifierWord<ExertionSize, 'exertionSize'> = playerModifier({
  description: 'Adds to the number of cards of the Exertions of the player, of both kinds or of one.',
  keys: ({ amount }) => ({
    exertionSize: amount,
    of: sizeOf(),
    may: z
      .enum(['all', 'up-to'])
      .exactOptional()
      .describe('The player declares with each Exertion whether it is added, or how much of it is.'),
  }),
  roles: { exertionSize: {} },
});

export interface SetExertionSize {
  readonly setExertionSize: Amount;
  readonly of?: 'hard' | 'soft';
}

export const setExertionSize: PlayerModifierWord<SetExertionSize, 'setExertionSize'> = playerModifier({
  description: 'Sets the number of cards of the Exertions of the player, of both kinds or of one.',
  keys: ({ amount }) => ({ setExertionSize: amount, of: sizeOf() }),
  roles: { setExertionSize: {} },
});

export interface AdditionalPowerBlows {
  readonly additionalPowerBlows: Amount | 'any';
}

export const additionalPowerBlows: PlayerModifierWord<AdditionalPowerBlows, 'additionalPowerBlows'> =
  playerModifier({
    description:
      'The player may make this many Power Blows in addition to the one of the turn, or any number.',
    keys: ({ amount }) => ({ additionalPowerBlows: z.union([z.literal('any'), amount]) }),
    roles: { additionalPowerBlows: {} },
    phrases: () => [
      words('may make multiple Power Blows', { additionalPowerBlows: 'any' }),
      words('may make an additional Power Blow', { additionalPowerBlows: 1 }),
    ],
  });

export interface GemsFound {
  readonly gemsFound: Amount;
  readonly of: Gem | { readonly chosen: string };
}

export const gemsFound: PlayerModifierWord<GemsFound, 'gemsFound'> = playerModifier({
  description: 'Adds to the number of these gems that the player finds in an Attribute Check or Challenge.',
  keys: ({ amount, chosen }) => ({ gemsFound: amount, of: z.union([z.enum(gems), chosen]) }),
  roles: { gemsFound: {} },
});

export interface AttacksAtMost {
  readonly attacksAtMost: Amount;
}

export const attacksAtMost: PlayerModifierWord<AttacksAtMost, 'attacksAtMost'> = playerModifier({
  description: 'The player may play at most this many attacks in a turn.',
  keys: ({ amount }) => ({ attacksAtMost: amount }),
  roles: { attacksAtMost: {} },
});
