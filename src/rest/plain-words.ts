import { z } from 'zod';

/** What a schema complains of, where it does so in its own words. */
const complaint = z.discriminatedUnion('code', [
  z.object({ code: z.literal('invalid_type'), expected: z.string() }),
  z.object({ code: z.literal('invalid_value'), values: z.array(z.union([z.string(), z.number()])) }),
  z.object({ code: z.literal('too_small'), origin: z.string(), minimum: z.number() }),
  z.object({ code: z.literal('too_big'), origin: z.string(), maximum: z.number() }),
  z.object({ code: z.literal('unrecognized_keys'), keys: z.array(z.string()) }),
]);

const SCHEMAS_OWN = /^(Invalid|Too|Unrecognized) /;
const MISSING = /received undefined$/;
const KINDS: Readonly<Record<string, string>> = { string: 'text', array: 'a list', object: 'an object' };

/** The message of a complaint in words for people; one that a schema was given to say stays as it is. */
export function inPlainWords(code: string, message: string, params: object): string {
  if (!SCHEMAS_OWN.test(message)) return message;
  const read = complaint.safeParse({ ...params, code });
  return read.success ? say(read.data, MISSING.test(message)) : message;
}

function say(issue: z.infer<typeof complaint>, missing: boolean): string {
  switch (issue.code) {
    case 'invalid_type':
      return missing ? 'is missing' : `must be ${KINDS[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.minimum === 1
        ? 'must not be empty'
        : `must have at least ${issue.minimum} ${partsOf(issue.origin)}`;
    case 'too_big':
      return `must have at most ${issue.maximum} ${partsOf(issue.origin)}`;
    case 'unrecognized_keys':
      return `unknown ${issue.keys.length === 1 ? 'key' : 'keys'} ${few(issue.keys)}`;
  }
}

/** So many keys are named. */
const MOST_NAMED = 20;

function few(keys: readonly string[]): string {
  const named = keys.slice(0, MOST_NAMED);
  return [...named, ...(keys.length > MOST_NAMED ? [`${keys.length - MOST_NAMED} others`] : [])].join(', ');
}

function partsOf(origin: string): string {
  return origin === 'string' ? 'characters' : 'items';
}
