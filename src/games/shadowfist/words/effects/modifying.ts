import { z } from 'zod';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { PlayerModifier } from '../../vocabulary/player-modifiers.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Cards, Condition } from '../../vocabulary/terms.ts';
import { type End, ends } from '../../vocabulary/words.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface Modify {
  readonly do: 'modify';
  readonly cards: Cards;
  readonly by: readonly Modifier[];
  readonly until: End;
  readonly while?: Condition;
}

export const modify: EffectWord<Modify> = effect({
  description: 'Modifies the cards until the given end, while the condition holds.',
  keys: ({ cards, modifier, condition }) => ({
    cards,
    by: z.array(modifier).min(1),
    until: z.enum(ends),
    while: condition.exactOptional(),
  }),
  roles: {
    modify: {
      affects: ({ cards }) => ({ cards: [cards] }),
      objects: ['cards'],
      fixed: (change, { cards, modifiers }) => ({
        ...change,
        cards: cards(change.cards),
        by: modifiers(change.by),
      }),
    },
  },
});

export interface ModifyPlayers {
  readonly do: 'modify-players';
  readonly players: Players;
  readonly by: readonly PlayerModifier[];
  readonly until: End;
}

export const modifyPlayers: EffectWord<ModifyPlayers> = effect({
  description: 'Changes the rules for the players until the given end.',
  keys: ({ players, playerModifier }) => ({
    players,
    by: z.array(playerModifier).min(1),
    until: z.enum(ends),
  }),
  roles: { 'modify-players': { affects: ({ players }) => ({ players: [players] }) } },
});
