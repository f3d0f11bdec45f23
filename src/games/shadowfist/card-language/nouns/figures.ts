import { number } from '../../../vocabulary/card-language/terminals.ts';
import { phrase, phrases, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { Amount, Filter, Range } from '../../vocabulary/terms.ts';
import type { Figure } from '../../vocabulary/words.ts';
import * as marked from '../marked.ts';
import { amount } from '../slots.ts';

export const figureNamed: Kind<Figure> = phrases<Figure>('a figure', () => [
  words('[(a|an)] [(current|play)] Fighting [score]', 'fighting'),
  words('[a] [play] cost', 'cost'),
  words('[a] [current] Body', 'body'),
]);

/** “3 or less”. */
export const range: Kind<Range> = phrases<Range>(['a range', marked.ranges], () => [
  phrase('{atMost} or (less|fewer|lower)', { atMost: amount }, {}),
  phrase('{atLeast} or (more|greater|higher)', { atLeast: amount }, {}),
  phrase('{exactly}', { exactly: amount }, {}),
  reading('{atLeast} or {atMost}', { atLeast: number, atMost: number }, (one): Range | undefined =>
    one.atMost === one.atLeast + 1 ? one : undefined,
  ),
  reading(
    '(at most|no more than|no greater than|less than or equal to|equal to or less than) {atMost}',
    { atMost: amount },
    (one): Range => one,
  ),
  reading(
    '(at least|no less than|greater than or equal to|equal to or greater than) {atLeast}',
    { atLeast: amount },
    (one): Range => one,
  ),
  reading('{range}', { range: consecutive }, (one) => one.range),
  reading(
    '(greater|higher|more) than {than}',
    { than: amount },
    ({ than }): Range => ({ atLeast: plus(than, 1) }),
  ),
  reading(
    '(less|lower|fewer) than {than}',
    { than: amount },
    ({ than }): Range => ({ atMost: plus(than, -1) }),
  ),
]);

function plus(amount: Amount, more: 1 | -1): Amount {
  if (typeof amount === 'number') return amount + more;
  return more === 1 ? { sum: [amount, 1] } : { difference: [amount, 1] };
}

/** “1 or 2”: numbers without another one between them. */
const consecutive: Kind<Range> = phrases<Range>('a range', () => [
  reading('{atLeast} or {atMost}', { atLeast: number, atMost: number }, ({ atLeast, atMost }) =>
    atMost === atLeast + 1 ? { atLeast, atMost } : undefined,
  ),
]);

/** “more than one”, of resources on a card. */
export const someResources: Kind<Range> = phrases<Range>('how many resources', () => [
  reading('[only|exactly] one', {}, (): Range => ({ exactly: 1 })),
  reading('{range}', { range }, (one) => one.range),
]);

export function figureWithin(figure: Figure, within: Range): Filter {
  return { figure: { [figure]: within } };
}

export function figureOf({ figure, ...rest }: Filter): { figure: Figure; range: Range } | undefined {
  const [entry, ...others] = Object.entries(figure ?? {});
  if (entry === undefined || others.length > 0 || Object.keys(rest).length > 0) return undefined;
  const named = (['fighting', 'cost', 'body', 'power'] as const).find((one) => one === entry[0]);
  return named === undefined ? undefined : { figure: named, range: entry[1] };
}
