import { type Phrase, phrases, reading } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Amount, Filter, Range } from '../vocabulary/terms.ts';
import type { Figure } from '../vocabulary/words.ts';
import { cardPossessive } from './slots.ts';

/** The parts of descriptions that nouns declare. */
interface Parts {
  readonly figure: Kind<Figure>;
  readonly range: Kind<Range>;
}

type Bound = (than: Amount) => Range;

/** How a figure of the card stands to that of another. */
const comparison: Kind<Bound> = phrases<Bound>('a comparison', () => [
  reading('(equals or exceeds|be~ equal to or greater than|be~ greater than or equal to)', {}, () => atLeast),
  reading('exceeds', {}, () => above),
  reading('equals', {}, () => exactly),
]);

const atLeast: Bound = (than) => ({ atLeast: than });
const above: Bound = (than) => ({ atLeast: { sum: [than, 1] } });
const exactly: Bound = (than) => ({ exactly: than });

/** What stands after a noun and compares figures of the card. */
export const comparingPhrases = ({ figure, range }: Parts): readonly Phrase<Filter>[] => [
  // An X in print is not a number: it is within no range.
  reading(
    'with [a] printed numerical {figure} [of] {range}',
    { figure, range },
    ({ figure: printed, range: within }): Filter => ({ printed: { [printed]: within } }),
  ),
  reading(
    '(with|that have~) {one} or {other} [of] {range}',
    { one: figure, other: figure, range },
    ({ one, other, range: within }): Filter => ({
      any: [{ figure: { [one]: within } }, { figure: { [other]: within } }],
    }),
  ),
  reading(
    'whose {figure} {comparison} {of} {other}',
    { figure, comparison, of: cardPossessive, other: figure },
    ({ figure: own, comparison: bound, of, other }): Filter => ({
      figure: { [own]: bound({ figure: other, of }) },
    }),
  ),
];
