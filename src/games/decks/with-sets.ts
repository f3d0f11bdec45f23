import * as z from 'zod';
import type { DeckFormat, DeckLaw, FormatAdvice, FormatRule } from './format.ts';
import { checkSets, remarksOnSets, type SetsRule, setsRule } from './sets.ts';

/** A game's law with what formats of every game may say: which sets the cards come from. */
export function withSets<Rule extends FormatRule, Advice extends FormatAdvice>(
  law: DeckLaw<Rule, Advice>,
): DeckLaw<Rule | SetsRule, Advice> {
  return {
    ...law,
    formatRule: eitherRule(law.formatRule),
    namedIn: (rule) => (isSets(rule) ? { cards: [], sets: rule.sets } : (law.namedIn?.(rule) ?? NOTHING)),
    check: (rule, deck, pool) => (isSets(rule) ? checkSets(rule, deck) : law.check(rule, deck, pool)),
    remarks: (deck, format) => [
      ...law.remarks(deck, withoutSets(format)),
      ...format.rules.flatMap((rule) => (isSets(rule) ? remarksOnSets(rule, deck) : [])),
    ],
  };
}

const NOTHING = { cards: [], sets: [] } as const;

function isSets(rule: FormatRule): rule is SetsRule {
  return rule.check === 'sets';
}

function withoutSets<Rule extends FormatRule, Advice extends FormatAdvice>(
  format: DeckFormat<Rule | SetsRule, Advice>,
): DeckFormat<Rule, Advice> {
  return { ...format, rules: format.rules.flatMap((rule) => (isSets(rule) ? [] : [rule])) };
}

/** The name of the check tells which of the two forms is meant, so that what is wrong is told of that form alone. */
function eitherRule<Rule>(ofGame: z.ZodType<Rule>): z.ZodType<Rule | SetsRule> {
  return z.looseObject({ check: z.string() }).transform((given, context): Rule | SetsRule => {
    const read = given.check === 'sets' ? setsRule.safeParse(given) : ofGame.safeParse(given);
    if (read.success) return read.data;
    for (const { message, path } of read.error.issues)
      context.addIssue({ code: 'custom', message, path: [...path] });
    return z.NEVER;
  });
}
