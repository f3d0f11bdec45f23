import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import { type Phrase, phrase, phrases, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import { symbols } from '../../card.ts';
import { counted } from '../../card-language/amounts.ts';
import { manyDone } from '../../card-language/references/mentioned-before.ts';
import * as say from '../../card-language/slots.ts';
import { symbol } from '../../card-language/terminals.ts';
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
  phrases: () => [
    phrase('[the] number of {count}', { count: counted }, {}),
    reading('the total number of [all] {count}', { count: counted }, (one): Count => one),
    reading('the number of {count} [,] including this one', { count: counted }, (one): Count => one),
    reading('[the] number of {count}', { count: manyDone }, (one): Count => one),
  ],
});

export interface DifferentTitles {
  readonly differentTitles: Cards;
}

export const differentTitles: AmountWord<DifferentTitles, 'differentTitles'> = amountWord({
  description: 'The number of different titles among these cards.',
  keys: ({ cards }) => ({ differentTitles: cards }),
  roles: { differentTitles: {} },
  phrases: () => [
    reading(
      '[the] number of {differentTitles} with different titles',
      { differentTitles: counted },
      (one): DifferentTitles => one,
    ),
  ],
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
  phrases: () => [
    words<CountPlayers>('[the] number of players [in the game]', { countPlayers: 'every-player' }),
    words<CountPlayers>('[the] number of opponents', { countPlayers: 'every-opponent' }),
    reading(
      '[the] number of opponents (who|that) {such}',
      { such: say.predicate },
      (one): CountPlayers => ({ countPlayers: 'every-opponent', ...one }),
    ),
    reading(
      '[the] number of players (who|that) {such}',
      { such: say.predicate },
      (one): CountPlayers => ({ countPlayers: 'every-player', ...one }),
    ),
  ],
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
  phrases: () => [
    phrase(
      'the number of {resources} resources in {in} [resource] pool',
      { resources: symbol, in: say.playerPossessive },
      {},
    ),
    reading(
      'the number of {resources} in {in} [resource] pool',
      { resources: symbol, in: say.playerPossessive },
      (one): Resources => one,
    ),
    reading(
      'the {resources} in {in} [resource] pool',
      { resources: symbol, in: say.playerPossessive },
      (one): Resources => one,
    ),
    reading(
      'the number of {resources} resources {in} provide~',
      { resources: symbol, in: say.playerRef },
      (one): Resources => one,
    ),
  ],
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
  phrases: () => [
    symbolsSaid('{symbolsOn} (require~ and provide~|provide~ and require~)', undefined),
    symbolsSaid('(required and provided|provided and required) by {symbolsOn}', undefined),
    symbolsSaid('({symbolsOn} provide~|provided by {symbolsOn})', 'provisions'),
    symbolsSaid('({symbolsOn} require~|required by {symbolsOn})', 'conditions'),
  ],
});

/** “{mag} resources”, “faction resources”. */
const symbolsCounted = phrases<NonNullable<SymbolsOn['which']> | 'any'>('resources', () => [
  reading('{symbol} [(resource|resources)]', { symbol }, (one) => one.symbol),
  words('faction resources', 'faction'),
  words('talent resources', 'talent'),
  words('resources', 'any'),
]);

/** “the number of {mag} resources it requires and provides”. */
function symbolsSaid(template: string, among: SymbolsOn['among'] | undefined): Phrase<SymbolsOn> {
  return reading(
    `[the] [total] number of {which} ${template}`,
    { which: symbolsCounted, symbolsOn: say.cardRef },
    ({ which, ...one }): SymbolsOn => ({
      ...one,
      ...(which === 'any' ? {} : { which }),
      ...(among === undefined ? {} : { among }),
    }),
  );
}

export interface DifferentFactions {
  readonly differentFactions: PlayerRef;
  /** Of each of which the player has at least that many resources. */
  readonly having?: number;
}

export const differentFactions: AmountWord<DifferentFactions, 'differentFactions'> = amountWord({
  description:
    'The number of different factions among the resources of the player; with `having`, of those of each of which the player has at least that many resources.',
  keys: ({ playerRef }) => ({
    differentFactions: playerRef,
    having: z.int().min(2).max(99).exactOptional(),
  }),
  roles: { differentFactions: {} },
  phrases: () => [
    reading(
      'the number of different faction resources in {differentFactions} [resource] pool',
      { differentFactions: say.playerPossessive },
      (one): DifferentFactions => one,
    ),
    phrase(
      'the number of different factions in {differentFactions} pool',
      { differentFactions: say.playerPossessive },
      {},
    ),
  ],
});

export interface Counters {
  readonly counters: string;
  readonly on: CardRef;
}

export const counters: AmountWord<Counters, 'counters'> = amountWord({
  description: 'The number of counters of that name on the card.',
  keys: ({ cardRef }) => ({ counters: name, on: cardRef }),
  roles: { counters: {} },
  phrases: () => [
    phrase('the number of counters on {on}', { on: say.cardRef }, { counters: 'counter' }),
    words<Counters>('(the number of counters [removed]|number of counters on it)', {
      counters: 'counter',
      on: 'this',
    }),
  ],
});

export interface HappenedThisTurn {
  readonly happenedThisTurn: EventPattern;
}

export const happenedThisTurn: AmountWord<HappenedThisTurn, 'happenedThisTurn'> = amountWord({
  description: 'The number of matching events this turn.',
  keys: ({ eventPattern }) => ({ happenedThisTurn: eventPattern }),
  roles: {
    happenedThisTurn: { recalls: ({ happenedThisTurn: pattern }) => ({ key: 'happenedThisTurn', pattern }) },
  },
});

export interface Columns {
  readonly columns: PlayerRef;
}

export const columns: AmountWord<Columns, 'columns'> = amountWord({
  description: "The number of columns in the player's site structure.",
  keys: ({ playerRef }) => ({ columns: playerRef }),
  roles: { columns: {} },
  phrases: () => [
    phrase('the number of columns in {columns} site structure', { columns: say.playerPossessive }, {}),
  ],
});
