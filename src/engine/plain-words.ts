import type { z } from 'zod';

/** What a schema complains of, as a sentence for people; a message that a schema was given of its own comes first. */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `This must be ${kinds[issue.expected] ?? `a ${issue.expected}`}.`;
    case 'too_small':
      return sized(issue.origin, 'at least', Number(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      return sized(issue.origin, 'at most', Number(issue.maximum), issue.inclusive !== false);
    case 'invalid_format':
      return 'pattern' in issue && issue.pattern !== undefined
        ? `This must be written as the pattern ${issue.pattern} says.`
        : `This must be written as ${issue.format}.`;
    default:
      return undefined;
  }
};

const kinds: Readonly<Record<string, string>> = {
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  string: 'text',
};

function sized(origin: string, bound: 'at least' | 'at most', size: number, isWithin: boolean): string {
  if (origin === 'array' || origin === 'set') return `There must be ${bound} ${size} here.`;
  if (origin === 'string')
    return `This must have ${bound} ${size} ${size === 1 ? 'character' : 'characters'}.`;
  const beyond = bound === 'at least' ? 'more than' : 'less than';
  return `This must be ${isWithin ? bound : beyond} ${size}.`;
}
