import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import { symbols } from '../../card.ts';
import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Cards, Condition, EventPattern } from '../../vocabulary/terms.ts';
import { type AmountWord, amountWord } from './amount-word.ts';

export type Symbol = (typeof symbols)[number];

export interface Count {
  readonly count: Cards;
}

export const count: AmountWord<Count, 'count'> = amountWord({
  description: 'The number of these cards.',
  keys: ({ cards }) => ({ count: cards }),
  roles: { count: {} },
});

export interface CountPlayers {
  readonly countPlayers: Players;
  /** In the condition, `that-player` is the player who is counted. */
  readonly such?: Condition;
}

export const countPlayers: AmountWord<CountPlayers, 'countPlayers'> = amountWord({
  description: 'The number of these players for whom the condition holds.',
  keys: ({ players, condition }) => ({ countPlayers: players, such: condition.exactOptional() }),
  roles: { countPlayers: {} },
});

export interface Resources {
  readonly resources: Symbol | { readonly chosen: string };
  readonly in: PlayerRef;
}

export const resources: AmountWord<Resources, 'resources'> = amountWord({
  description: 'The number of resources of a symbol, or of the chosen symbol, that the player has.',
  keys: ({ playerRef }) => ({
    resources: z.union([
      z.enum(symbols),
      z.strictObject({ chosen: name }).describe('The symbol that was chosen under that name.'),
    ]),
    in: playerRef,
  }),
  roles: {
    resources: {
      reads: ({ resources }) =>
        typeof resources === 'object'
          ? [{ path: ['resources', 'chosen'], name: resources.chosen, means: ['symbol'] }]
          : [],
    },
  },
});

export interface SymbolsOn {
  readonly symbolsOn: CardRef;
  readonly which?: Symbol | 'faction' | 'talent';
  readonly among?: 'conditions' | 'provisions';
}

export const symbolsOn: AmountWord<SymbolsOn, 'symbolsOn'> = amountWord({
  description:
    'The number of resource symbols that are printed on the card: among its conditions, its provisions or both; only this symbol, or only those of factions or talents (4.3.1).',
  keys: ({ cardRef }) => ({
    symbolsOn: cardRef,
    which: z.enum([...symbols, 'faction', 'talent']).exactOptional(),
    among: z.enum(['conditions', 'provisions']).exactOptional(),
  }),
  roles: { symbolsOn: {} },
});

export interface DifferentFactions {
  readonly differentFactions: PlayerRef;
}

export const differentFactions: AmountWord<DifferentFactions, 'differentFactions'> = amountWord({
  description: 'The number of different factions among the resources of the player.',
  keys: ({ playerRef }) => ({ differentFactions: playerRef }),
  roles: { differentFactions: {} },
});

export interface Counters {
  readonly counters: string;
  readonly on: CardRef;
}

export const counters: AmountWord<Counters, 'counters'> = amountWord({
  description: 'The number of counters of that name on the card.',
  keys: ({ cardRef }) => ({ counters: name, on: cardRef }),
  roles: { counters: {} },
});

export interface HappenedThisTurn {
  readonly happenedThisTurn: EventPattern;
}

export const happenedThisTurn: AmountWord<HappenedThisTurn, 'happenedThisTurn'> = amountWord({
  description: 'The number of matching events this turn.',
  keys: ({ eventPattern }) => ({ happenedThisTurn: eventPattern }),
  roles: { happenedThisTurn: {} },
});

export interface Columns {
  readonly columns: PlayerRef;
}

export const columns: AmountWord<Columns, 'columns'> = amountWord({
  description: "The number of columns in the player's site structure.",
  keys: ({ playerRef }) => ({ columns: playerRef }),
  roles: { columns: {} },
});
