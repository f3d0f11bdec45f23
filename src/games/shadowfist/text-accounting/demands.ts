import { type DemandReader, demandReader } from '../../vocabulary/accounting/demands.ts';
import { EXPRESSIONS, FOR_EACH, GRAMMAR, GRAMMATICAL, NOTHING, REPEATED, SYNONYMS } from './words.ts';

export const { demandsOf, numbersIn }: DemandReader = demandReader({
  grammar: GRAMMAR,
  grammatical: GRAMMATICAL,
  expressions: EXPRESSIONS,
  synonyms: SYNONYMS,
  repeated: REPEATED,
  forEach: FOR_EACH,
  nothing: NOTHING,
});
