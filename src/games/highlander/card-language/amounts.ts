import { number } from '../../vocabulary/card-language/terminals.ts';
import { type Phrase, reading, saying, terminal } from '../../vocabulary/phrases/kinds.ts';
import type { Amount } from '../vocabulary/terms.ts';
import { saidAmounts } from '../words/amounts/amounts.ts';

export const amountPhrases = (): readonly Phrase<Amount>[] => [
  saying(
    '{number}',
    { number },
    ({ number: value }): Amount => value,
    (value: Amount) => (typeof value === 'number' ? { number: value } : undefined),
  ),
  ...saidAmounts(),
];

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** “ten-card”, one word. */
const joinedNumber = terminal<number>(
  'a number of cards',
  'word',
  (written) => {
    const [, word] = /^([a-z]+)-card$/i.exec(written) ?? [];
    const at = COUNTS.indexOf(word?.toLowerCase() ?? '');
    return at < 0 ? undefined : at + 1;
  },
  () => undefined,
);

export const cardsLongPhrases = (): readonly Phrase<Amount>[] => [
  reading('{number} [-] card', { number }, ({ number: value }): Amount => value),
  reading('{number}', { number: joinedNumber }, ({ number: value }): Amount => value),
];
