import type { PrintingRef, Target } from '../wording/card-wordings.ts';
import {
  type Contender,
  type Copy,
  closeness,
  covers,
  type Ground,
  isPrintedOn,
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
 * The latest document holds on the copies it speaks of, an official one whatever its community issued since; within
 * one document the entry that names a printing stands before one for an edition or for all. Where no document speaks,
 * Core text holds on Beta copies.
 */
export const highlanderWordingLaw: WordingLaw = {
  byErrataNumber: false,
  supersedes: (stronger, weaker, copy) => {
    const fromCore = isCoreTextOnBeta(stronger, copy);
    if (!fromCore && !covers(stronger.appliesTo, copy)) return null;
    if (compareInTurn(strength(stronger, copy), strength(weaker, copy)) <= 0) return null;
    return fromCore ? CORE_OVER_BETA : documentGround(stronger, weaker, copy);
  },
  asPrinted: (_, elsewhere) =>
    elsewhere.some(({ source, appliesTo }) => source === TYPE_TWO && appliesTo.to === 'printings')
      ? NOT_THE_PRINTING_NAMED
      : AS_PRINTED,
  besideTheText: (change) => ({
    law: 'beside-the-text',
    rule: errataRule(change),
    because: 'it leaves the game text alone',
  }),
};

/** Text of the Core Set, for it or known to be printed there, that is not the Beta copy's own. */
function isCoreTextOnBeta(contender: Contender, copy: Copy): boolean {
  const { appliesTo, printedIn } = contender;
  if (copy.set !== 'beta' || covers(appliesTo, copy)) return false;
  return isForCore(appliesTo) || (printedIn.some(isOfCore) && !isPrintedOn(contender, copy));
}

function isForCore(target: Target): boolean {
  return target.to === 'printings' && target.printings.some(isOfCore);
}

function isOfCore({ set }: PrintingRef): boolean {
  return set === 'core';
}

/**
 * Official documents first, then those of the community, each kind by date of issue. What is printed is told apart
 * only by Core and Beta; a document's words that a copy shows are no more than printed where it does not speak of it.
 */
function strength(contender: Contender, copy: Copy): number[] {
  const { rank, official, appliesTo, position } = contender;
  const fromCore = Number(isCoreTextOnBeta(contender, copy));
  if (!isIssuedFor(contender, copy)) return [0, fromCore];
  return [official ? 2 : 1, rank, -fromCore, closeness(appliesTo), position];
}

function isIssuedFor({ rank, appliesTo }: Contender, copy: Copy): boolean {
  return rank > 0 && (covers(appliesTo, copy) || (copy.set === 'beta' && isForCore(appliesTo)));
}

function documentGround(stronger: Contender, weaker: Contender, copy: Copy): Ground {
  const isBetweenDocuments = isIssuedFor(weaker, copy);
  if (isBetweenDocuments && stronger.official && !weaker.official) {
    return { law: 'official-document', rule: errataRule(stronger), because: OFFICIAL_FIRST };
  }
  if (isBetweenDocuments && weaker.rank < stronger.rank) {
    return {
      law: 'superseding-document',
      rule:
        stronger.source === ADDENDUM
          ? `${ADDENDUM}/preamble/supersedes-earlier-documents`
          : errataRule(stronger),
      because: 'the text of a later document replaces that of an earlier one',
    };
  }
  const because = isBetweenDocuments ? CLOSER_ENTRY : ERRATA[stronger.appliesTo.to].because;
  return { law: ERRATA[stronger.appliesTo.to].law, rule: errataRule(stronger), because };
}

const OFFICIAL_FIRST = 'an official document stands before those that the community of the game keeps';

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
