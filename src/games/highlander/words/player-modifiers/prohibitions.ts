import { z } from 'zod';
import { phrase, reading, saying } from '../../../vocabulary/phrases/kinds.ts';
import { doing, withPileOf } from '../../card-language/doings.ts';
import { forms } from '../../card-language/forms.ts';
import * as say from '../../card-language/slots.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import type { Players } from '../../vocabulary/references.ts';
import {
  type Consideration,
  considerations,
  type ExertionEnd,
  exertionEnds,
  type PlayedFrom,
  type Prevention,
  playedFrom,
  preventions,
} from '../../vocabulary/words.ts';
import { type PlayerModifierWord, playerModifier } from './player-modifier-word.ts';

export interface Cannot {
  readonly cannot: Prevention;
  readonly such?: Filter;
  readonly from?: readonly PlayedFrom[];
  readonly of?: Players;
  readonly for?: ExertionEnd;
  readonly by?: Filter;
}

const fromDiscarding: readonly Prevention[] = ['discard', 'be-made-to-discard'];

export const cannot: PlayerModifierWord<Cannot, 'cannot'> = playerModifier({
  description:
    'Prevents the player from doing this: only with matching cards, from these places, with the cards of these players, for this purpose, or by what matching cards do.',
  keys: ({ filter, players }) => ({
    cannot: z.enum(preventions),
    such: filter.exactOptional(),
    from: z.array(z.enum(playedFrom)).min(1).exactOptional(),
    of: players.exactOptional(),
    for: z.enum(exertionEnds).exactOptional(),
    by: filter.exactOptional(),
  }),
  roles: { cannot: { does: (one) => (fromDiscarding.includes(one.cannot) ? ['stop-a-discard'] : []) } },
  phrases: () => [
    saying(
      `${forms.cannot} {doing}`,
      { doing },
      ({ doing: value }) => value,
      (value: Cannot) => ({ doing: value }),
    ),
  ],
});

export interface IgnoresPrevention {
  readonly ignoresPrevention: Prevention;
}

export const ignoresPrevention: PlayerModifierWord<IgnoresPrevention, 'ignoresPrevention'> = playerModifier({
  description: 'Ignores what prevents the player from doing this.',
  keys: () => ({ ignoresPrevention: z.enum(preventions) }),
  roles: { ignoresPrevention: {} },
  phrases: () => [
    reading(
      'may {doing} [,] even if (there are cards preventing you|a card prevents you) from doing so',
      { doing },
      ({ doing: value }): IgnoresPrevention | undefined =>
        Object.keys(withPileOf(value, 'you')).length === 1 ? { ignoresPrevention: value.cannot } : undefined,
    ),
  ],
});

export interface Considered {
  readonly considered: Consideration;
}

export const considered: PlayerModifierWord<Considered, 'considered'> = playerModifier({
  description: 'The player is considered to be so, without being so.',
  keys: () => ({ considered: z.enum(considerations) }),
  roles: { considered: {} },
  phrases: () => [phrase('be~ considered {considered}', { considered: say.consideration }, {})],
});
