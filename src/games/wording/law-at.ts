import { rankOf } from './as-of.ts';
import type { IssuedSource } from './card-wordings.ts';
import type { Ground, WordingLaw } from './law.ts';

const NOTHING_ISSUED: Ground = {
  law: 'as-printed',
  rule: null,
  because: 'no rule issued by then says otherwise',
};

/** The law as it stood when only the sources up to this rank were issued: a rule holds from the day of its source. */
export function lawAt(law: WordingLaw, sources: readonly IssuedSource[], rank: number): WordingLaw {
  const issued = sources.slice(0, rank);
  const holds = ({ rule }: Ground) => rule === null || rankOf(issued, sourceOfRule(rule)) !== null;
  return {
    ...law,
    supersedes: (stronger, weaker, copy) => {
      const ground = law.supersedes(stronger, weaker, copy);
      return ground !== null && holds(ground) ? ground : null;
    },
    asPrinted: (wording, elsewhere) => {
      const ground = law.asPrinted(wording, elsewhere);
      return holds(ground) ? ground : NOTHING_ISSUED;
    },
    besideTheText: law.besideTheText,
  };
}

function sourceOfRule(rule: string): string {
  return rule.slice(0, rule.indexOf('/'));
}
