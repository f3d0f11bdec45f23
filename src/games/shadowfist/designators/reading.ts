import { formsOf, type SpelledWord } from './forms.ts';
import { ignoredBy, inLongCardType } from './ignored.ts';
import { type DesignatorRule, RULES } from './rules.ts';
import { tokensOf } from './tokens.ts';

/** A word of a title or subtitle that is no designator, and the rule that says so. */
export interface IgnoredWord {
  readonly word: string;
  readonly rule: DesignatorRule;
}

export interface Reading {
  readonly designators: readonly SpelledWord[];
  readonly ignored: readonly IgnoredWord[];
}

/** Every designator of a text, repetitions too, and every word of it that is ignored. */
export function read(text: string): Reading {
  const { tokens, symbols } = tokensOf(text);
  const forms = tokens.flatMap(formsOf);
  const spellings = forms.map((form) => form.spelling);
  const ignored: IgnoredWord[] = symbols.map((word) => ({ word, rule: RULES.punctuation }));
  const designators: SpelledWord[] = [];
  forms.forEach((form, place) => {
    const rule = inLongCardType(spellings, place) ? RULES.cardTypes : ignoredBy(form.spelling);
    if (rule === null) designators.push(form);
    else ignored.push({ word: form.word, rule });
  });
  return { designators, ignored };
}
