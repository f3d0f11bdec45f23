import { type Difference, missingWords } from '../../vocabulary/accounting/account.ts';
import { demandReader } from '../../vocabulary/accounting/demands.ts';
import { evidenceIn, type Reading } from '../../vocabulary/accounting/evidence.ts';
import { SAID, WORDS } from './words.ts';

const reading: Reading = {
  names: new Set(['as', 'chosen', 'value', 'winnerOf', 'loserOf', 'done']),
  quoted: { titleWord: ['"', '"'] },
};

const { demandsOf, numbersIn } = demandReader(WORDS);

/**
 * Compares a text with its abilities. The proof owes nothing to the grammar: it takes words from the text as it is
 * printed, and from the keys and values of the abilities. The text may also refer to what the context says.
 */
export function differenceOf(
  text: string,
  names: readonly string[],
  abilities: readonly unknown[],
  context: readonly unknown[] = [],
): Difference {
  return {
    missing: missingWords(demandsOf(text, names), evidenceIn([...abilities, ...context], reading)),
    added: addedBy(evidenceIn(abilities, reading), text.toLowerCase()),
  };
}

function addedBy(evidence: ReadonlyMap<string, number>, text: string): string[] {
  const numbers = numbersIn(text);
  return [...evidence.keys()].filter((one) =>
    /^-?\d+$/.test(one)
      ? !numbers.has(Math.abs(Number(one)))
      : SAID.some(([pattern, said]) => pattern.test(one) && !said.test(text)),
  );
}
