import { z } from 'zod';
import type { Decided } from '../../../ruleset-switches.ts';

type Value = z.ZodLiteral<string>;

/** One way to decide it. */
export function value<const Word extends string>(word: Word, means: string): z.ZodLiteral<Word> {
  return z.literal(word).meta({ description: means });
}

/** A switch: what it decides, and every way to decide it. */
export function decision<const Values extends readonly [Value, Value, ...Value[]]>(
  decides: string,
  ...values: Values
): z.ZodUnion<Values> {
  return z.union(values).meta({ description: decides });
}

/** A rule of the ruleset's own documents decides so. */
export function by<const Word extends string>(word: Word, rule: string): Decided<Word> {
  return { value: word, basis: 'rule', rule: `highlander.${rule}` };
}

/** The documents are silent: decided as by a rule of another ruleset. */
export function like<const Word extends string>(word: Word, from: string): Decided<Word> {
  return { value: word, basis: 'taken-over', from: `highlander.${from}` };
}

/** The documents are silent, and that decides it. */
export function unsaid<const Word extends string>(word: Word, because: string): Decided<Word> {
  return { value: word, basis: 'silence', because };
}
