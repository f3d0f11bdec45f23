/** `6-7`, `2/3`, `2 or 3`, `~2`, `2+`, `2?`, `1.5`, `½`: amounts, but not quantities. */
const AMOUNT = [
  String.raw`\d{1,3}\s?(?:[-‐-―−/]|\.{2,3}|…|to|or)\s?\d{1,3}\+?`,
  String.raw`(?:[~≈±≥≤]|(?:ca|approx|circa|about|around|roughly|maybe|perhaps|up to|at (?:least|most)|max|min)\.?\s)\s?\d{1,3}`,
  String.raw`\d{1,3}\s?(?:\+|\?+|-?ish|%|\(\?\))`,
  String.raw`\d{1,2}[.,]\d{1,2}`,
  String.raw`\d?[¼½¾⅓⅔]`,
  String.raw`\?+`,
].join('|');
const IN_SOME = 'some|several|(?:a )?few|many|(?:a )?couple(?: of)?|(?:a )?pair of|lots of';
const AMOUNT_BEFORE = new RegExp(
  String.raw`^(?:[-*•·+]\s+)?[([{]?\s*((?:${AMOUNT})|${IN_SOME})\s?[x×✕✖*]?\s?[)\]}]?(?:[x×✕✖:]|\s+of)?\s+(\S.*)$`,
  'iu',
);
const AMOUNT_BEHIND = new RegExp(
  String.raw`^(.*?)\s?(?:\s|[:=,])\s?[([{]?\s?[x×✕✖*]?\s?(${AMOUNT})\s?[x×✕✖*]?\s?[)\]}]?$`,
  'iu',
);
/** A range or an estimate that no title begins with, as far as is known: `6-7 A`, `~2 A`. */
const LIKELY_AMOUNT =
  /^(?:[-*•·+]\s+)?[([{]?((\d{1,2})\s?[-‐-―−/]\s?(\d{1,2})|[~≈±≥≤]\s?\d{1,3})x?[)\]}]?\s+(\p{L}.*)$/iu;

/** An amount and the title that it stands beside. */
export interface Amount {
  readonly amount: string;
  readonly title: string;
}

/** An amount beside a known title. */
export function amountOf(text: string, isTitle: (written: string) => boolean): Amount | null {
  const [, before = '', titleBehind = ''] = AMOUNT_BEFORE.exec(text) ?? [];
  if (isTitle(titleBehind)) return { amount: before, title: titleBehind };
  const [, titleBefore = '', behind = ''] = AMOUNT_BEHIND.exec(text) ?? [];
  return isTitle(titleBefore) ? { amount: behind, title: titleBefore } : null;
}

/** An amount before an unknown title. Of two numbers the second has to be greater: `24/7 Noodles` may be a title. */
export function likelyAmount(text: string): Amount | null {
  const [, amount = '', from, to, title] = LIKELY_AMOUNT.exec(text) ?? [];
  if (title === undefined || (from !== undefined && Number(from) >= Number(to))) return null;
  return { amount, title };
}
