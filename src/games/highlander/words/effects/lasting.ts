import { z } from 'zod';
import { reading } from '../../../vocabulary/phrases/kinds.ts';
import { mentioning } from '../../card-language/mentions.ts';
import * as say from '../../card-language/slots.ts';
import type { End } from '../../vocabulary/ends.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { PlayerModifier } from '../../vocabulary/player-modifiers.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Amount, Cards } from '../../vocabulary/terms.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface Modify {
  readonly do: 'modify';
  readonly cards: Cards;
  readonly by: readonly Modifier[];
  readonly until: End;
}

export const modify: EffectWord<Modify> = effect({
  description:
    'Changes the cards for a time. A filter also matches cards that are played later. An attack that is pending at the end of a phase or turn keeps the modifiers that it has until then.',
  keys: ({ cards, modifier, end }) => ({ cards, by: z.array(modifier).min(1), until: end }),
  roles: { modify: { gives: 'cards-done' } },
});

export interface ModifyPlayers {
  readonly do: 'modify-players';
  readonly players: Players;
  readonly by: readonly PlayerModifier[];
  readonly until: End;
}

export const modifyPlayers: EffectWord<ModifyPlayers> = effect({
  description: 'Changes something for the players for a time.',
  keys: ({ players, playerModifier, end }) => ({ players, by: z.array(playerModifier).min(1), until: end }),
  roles: { 'modify-players': {} },
  phrases: () => [
    reading(
      'add {amount} of any attribute to one attribute check [or attribute challenge]',
      { amount: say.amount },
      ({ amount }): ModifyPlayers => ({
        do: 'modify-players',
        players: 'you',
        by: [{ gemsFound: amount, of: mentioning({ mention: 'gem' }) }],
        until: 'next-attribute-check',
      }),
    ),
    reading(
      'add {amount} {gem} to one attribute check [or attribute challenge]',
      { amount: say.amount, gem: say.gem },
      ({ amount, gem }): ModifyPlayers => ({
        do: 'modify-players',
        players: 'you',
        by: [{ gemsFound: amount, of: gem }],
        until: 'next-attribute-check',
      }),
    ),
  ],
});

export interface Counters {
  readonly do: 'counters';
  readonly name: string;
  readonly number: Amount;
  readonly on: Cards;
  readonly remove?: boolean;
}

export const counters: EffectWord<Counters> = effect({
  description: 'Puts this many counters with that name on the cards, or removes them.',
  keys: ({ name, amount, cards }) => ({
    name,
    number: amount,
    on: cards,
    remove: z.boolean().exactOptional(),
  }),
  roles: { counters: {} },
});
