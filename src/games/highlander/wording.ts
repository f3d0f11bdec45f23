import {
  type Contender,
  type Copy,
  closeness,
  covers,
  type Ground,
  type WordingLaw,
} from '../wording/law.ts';
import { compareInTurn } from '../wording/order.ts';

const ADDENDUM = 'highlander.handbook-addendum';
const TYPE_TWO = 'highlander.type-two';

const CORE_OVER_BETA: Ground = {
  law: 'core-over-beta',
  rule: 'highlander.type-two/card-errata/core-over-beta',
  because: 'the card text of the Core Set supersedes that of the Beta Set, though not its gems',
  keepsFigures: true,
};

const AS_PRINTED: Ground = {
  law: 'as-printed',
  rule: null,
  because: 'no document replaces it and the copy is played by the text printed on it',
};

const NOT_THE_PRINTING_NAMED: Ground = {
  law: 'as-printed',
  rule: 'highlander.type-two/card-errata/one-printing-errata',
  because: 'errata that name a printing apply to that printing only',
};

/**
 * The latest document holds on the copies it speaks of; within one document the entry that names a printing stands
 * before one for an edition or for all. Where no document speaks, Core text holds on Beta copies.
 */
export const highlanderWordingLaw: WordingLaw = {
  supersedes: (stronger, weaker, copy) => {
    const fromCore = isCoreTextOnBeta(stronger, copy);
    if (!fromCore && !covers(stronger.appliesTo, copy)) return null;
    if (compareInTurn(strength(stronger, copy), strength(weaker, copy)) <= 0) return null;
    return fromCore ? CORE_OVER_BETA : documentGround(stronger, weaker);
  },
  asPrinted: (elsewhere) =>
    elsewhere.some(({ source, appliesTo }) => source === TYPE_TWO && appliesTo.to === 'printings')
      ? NOT_THE_PRINTING_NAMED
      : AS_PRINTED,
  besideTheText: (change) => ({
    law: 'beside-the-text',
    rule: errataRule(change),
    because: 'it leaves the game text alone',
  }),
};

function isCoreTextOnBeta({ appliesTo }: Contender, copy: Copy): boolean {
  return (
    copy.set === 'beta' &&
    appliesTo.to === 'printings' &&
    appliesTo.printings.some(({ set }) => set === 'core') &&
    !covers(appliesTo, copy)
  );
}

/** By date of issue first. What is printed is told apart only by Core and Beta. */
function strength(contender: Contender, copy: Copy): number[] {
  const { rank, appliesTo, position } = contender;
  const fromCore = Number(isCoreTextOnBeta(contender, copy));
  return rank === 0 ? [0, fromCore] : [rank, -fromCore, closeness(appliesTo), position];
}

function documentGround(stronger: Contender, weaker: Contender): Ground {
  if (weaker.rank > 0 && weaker.rank < stronger.rank) {
    return {
      law: 'superseding-document',
      rule:
        stronger.source === ADDENDUM
          ? `${ADDENDUM}/preamble/supersedes-earlier-documents`
          : errataRule(stronger),
      because: 'the text of a later document replaces that of an earlier one',
    };
  }
  const because = weaker.rank === stronger.rank ? CLOSER_ENTRY : ERRATA[stronger.appliesTo.to].because;
  return { law: ERRATA[stronger.appliesTo.to].law, rule: errataRule(stronger), because };
}

const CLOSER_ENTRY =
  'within one document the entry aimed more closely at a printing, or else the later one, is the one meant for it';

const ERRATA = {
  all: {
    law: 'all-editions',
    because: 'the errata text of a card replaces what was printed in every edition',
  },
  edition: {
    law: 'errata-to-edition',
    because: 'the errata text replaces what was printed in the edition it is for',
  },
  printings: {
    law: 'errata-to-printing',
    because: 'the errata text replaces what was printed in the printings it names',
  },
} as const satisfies Record<string, Omit<Ground, 'rule'>>;

/** The rule that gives a document's texts their force; null for a document that no rule speaks of. */
function errataRule({ source }: Contender): string | null {
  if (source === ADDENDUM) return `${ADDENDUM}/preamble/errata-text-in-force`;
  if (source === TYPE_TWO) return `${TYPE_TWO}/card-errata/errata-replace-text`;
  return null;
}
