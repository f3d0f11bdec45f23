import { number } from '../../vocabulary/card-language/terminals.ts';
import { type Phrase, phrases, saying, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Limit } from '../vocabulary/limits.ts';
import * as marked from './marked.ts';

const PERIODS = {
  turn: '(per turn|each turn|every turn|a turn|during each turn)',
  attack: '(per attack|each attack|every attack|an attack)',
  game: '(per game|each game|a game)',
} as const;

/** How often: “once per turn”, “3 times each attack”. */
export const limit: Kind<Limit> = phrases<Limit>(['a limit', marked.limits], () =>
  (['turn', 'attack', 'game'] as const).flatMap((per): Phrase<Limit>[] => [
    words<Limit>(`[only] once ${PERIODS[per]}`, { times: 1, per }),
    words<Limit>(`[only] twice ${PERIODS[per]}`, { times: 2, per }),
    saying(
      `[up to] {times} times ${PERIODS[per]}`,
      { times: number },
      ({ times }): Limit | undefined => (times > 0 ? { times, per } : undefined),
      (value: Limit) => (value.per === per ? { times: value.times } : undefined),
    ),
  ]),
);
