import { type Difference, missingWords } from '../../vocabulary/accounting/account.ts';
import { type Evidence, evidenceIn, type Reading } from '../../vocabulary/accounting/evidence.ts';
import { demandsOf, numbersIn } from './demands.ts';
import { SAID } from './words.ts';

const reading: Reading = {
  names: new Set(['as', 'chosen', 'value', 'share', 'among']),
  quoted: {
    designator: ['<', '>'],
    title: ['"', '"'],
    belongsTo: ['{', '}'],
    resources: ['{', '}'],
    provides: ['{', '}'],
    requires: ['{', '}'],
  },
  // The sides of a coin are words of the text.
  hasNames: (value, key) =>
    key === 'of' && 'choose' in value && value.choose === 'mode' && !('random' in value),
};

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

function addedBy(evidence: Evidence, text: string): string[] {
  const numbers = numbersIn(text);
  return [...evidence.keys()].filter((one) => {
    if (/^-?\d+$/.test(one)) return !numbers.has(Math.abs(Number(one)));
    const [, quoted] = /^[<"{](.+)[>"}]$/.exec(one) ?? /^(?:special|restriction):(.+)$/.exec(one) ?? [];
    if (quoted !== undefined) return !text.includes(quoted.toLowerCase());
    return SAID.some(([pattern, said]) => pattern.test(one) && !said.test(text));
  });
}
