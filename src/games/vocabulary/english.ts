/** Who or what a sentence is about: “you”, one, or many. */
export interface Noun {
  readonly phrase: string;
  readonly as: 'you' | 'one' | 'many';
}

export const one = (phrase: string): Noun => ({ phrase, as: 'one' });
export const many = (phrase: string): Noun => ({ phrase, as: 'many' });
export const you: Noun = { phrase: 'you', as: 'you' };

export function listed(items: readonly string[], conjunction: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** “a” or “an”, by the first letter that is spoken. */
export function indefinite(phrase: string): string {
  const isVowel = /^[^A-Za-z]*(?:[aeio]|un(?!i)|up)/i.test(phrase) && !/^[^A-Za-z]*one\b/i.test(phrase);
  return `${isVowel ? 'an' : 'a'} ${phrase}`;
}

export function plural(noun: string): string {
  return `${noun}s`;
}

/** Who does what: the verb as it is with them. */
export function does({ phrase, as }: Noun, verb: string): string {
  return `${phrase} ${conjugated(verb, as)}`;
}

/** Only the first word of a verb bends: “be turned”, “gain control”. */
export function conjugated(verb: string, as: Noun['as']): string {
  const [first = '', ...rest] = verb.split(' ');
  return [as === 'one' ? thirdPerson(first) : first === 'be' ? 'are' : first, ...rest].join(' ');
}

const thirdPersons: Readonly<Record<string, string>> = {
  ...{ be: 'is', have: 'has', do: 'does', may: 'may', must: 'must', cannot: 'cannot' },
};

function thirdPerson(verb: string): string {
  const irregular = thirdPersons[verb];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** What is done by whom; what you do is said as what to do. */
export function done(who: Noun, verb: string): string {
  return who.as === 'you' ? verb : does(who, verb);
}

/** Whose: “your”, “this card's”. */
export function possessive({ phrase, as }: Noun): string {
  if (as === 'you') return 'your';
  if (phrase === 'it') return 'its';
  return as === 'many' && phrase.endsWith('s') ? `${phrase}'` : `${phrase}'s`;
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/\.[”)]?$/.test(text) ? '' : '.'}`;
}
