import type { SpelledWord } from './forms.ts';
import type { Reading } from './reading.ts';
import { type DesignatorRule, RULES } from './rules.ts';

/** The personal pronouns that are singular and plural of one another (7.3, special case 1). */
const PRONOUNS: readonly { readonly singular: readonly string[]; readonly plural: string }[] = [
  { singular: ['i'], plural: 'we' },
  { singular: ['me'], plural: 'us' },
  { singular: ['he', 'she', 'it'], plural: 'they' },
  { singular: ['him', 'her', 'it'], plural: 'them' },
];

/** The rules that forbid to change a word to achieve a match (7.3, 3), and the one that knows only 's. */
const KEEPING_WHOLE: readonly DesignatorRule[] = [
  RULES.possessive,
  RULES.apostrophe,
  RULES.abbreviation,
  RULES.acronym,
  RULES.mixed,
];

/** The rules that keep apart two texts without a common designator. */
export function separatingRules(left: Reading, right: Reading): DesignatorRule[] {
  const empty = [left, right].filter(({ designators }) => designators.length === 0);
  if (empty.length > 0) return unique(empty.flatMap(({ ignored }) => ignored.map(({ rule }) => rule)));
  const kept = [...left.designators, ...right.designators]
    .flatMap(({ rules }) => rules)
    .filter((rule) => KEEPING_WHOLE.includes(rule));
  const between = left.designators.flatMap((one) =>
    right.designators.flatMap((other) => rulesBetween(one, other)),
  );
  return unique([...kept, ...between, RULES.onlyIdentical]);
}

function rulesBetween({ key: one }: SpelledWord, { key: other }: SpelledWord): DesignatorRule[] {
  return [
    ...(arePronounsOfTwoNumbers(one, other) || arePronounsOfTwoNumbers(other, one) ? [RULES.pronouns] : []),
    ...(isNumeral(one) !== isNumeral(other) ? [RULES.numerals] : []),
    ...(isCutShort(one, other) || isCutShort(other, one) ? [RULES.truncated] : []),
  ];
}

function arePronounsOfTwoNumbers(one: string, other: string): boolean {
  return PRONOUNS.some(({ singular, plural }) => singular.includes(one) && plural === other);
}

function isNumeral(key: string): boolean {
  return /^\p{N}+$/u.test(key);
}

function isCutShort(one: string, other: string): boolean {
  return /^\p{L}{2,}$/u.test(one) && other.startsWith(one);
}

function unique(rules: readonly DesignatorRule[]): DesignatorRule[] {
  return [...new Set(rules)];
}
