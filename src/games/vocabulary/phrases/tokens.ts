/** A word, number, symbol or punctuation mark of a card text. */
export interface Token {
  /** In lower case, as phrases name it. */
  readonly text: string;
  /** What a kind of phrase may begin with: the text itself, and the class of the token. */
  readonly keys: readonly string[];
  readonly written: string;
  /** Whether the word is also the whole title of the card, so that it may mean the card. */
  readonly maybeSelf?: true;
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
}

/** Classes of tokens that stand for any text of their form. */
export const tokenClasses = {
  symbol: '#symbol',
  designator: '#designator',
  title: '#title',
  number: '#number',
  word: '#word',
  self: '#self',
} as const;

const PATTERNS = [
  ['symbol', /\{[a-z]+\}/y],
  ['designator', /<[^<>]+>/y],
  ['title', /["“][^"“”]+["”]/y],
  ['number', /\d+/y],
  ['word', /[\p{L}$&][\p{L}\p{N}]*(?:[-'’.](?=[\p{L}])[\p{L}\p{N}]+)*[!]?/uy],
  ['mark', /::|[^\s*]/uy],
] as const;

const POSSESSIVE = /^(.*)['’](s?)$/;

/**
 * The tokens of a text. The title of the card, or a part of it that names the card, is one token. A title of one word may
 * also be a word of the text: “Draw a card.” on a card with the title “Draw”.
 */
export function tokensOf(text: string, names: readonly string[] = []): Token[] {
  return withSelf(rawTokens(text), names.map(rawTokens));
}

function rawTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const found = tokenAt(text, at);
    if (found === undefined) {
      at += 1;
      continue;
    }
    tokens.push(...found);
    at = found.at(-1)?.end ?? at + 1;
  }
  return tokens;
}

function tokenAt(text: string, at: number): Token[] | undefined {
  for (const [name, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const written = pattern.exec(text)?.[0];
    if (written === undefined) continue;
    if (name === 'mark') return markAt(text, written, at);
    if (name === 'word') return wordAt(written, at);
    return [
      {
        text: written.toLowerCase(),
        keys: [tokenClasses[name]],
        written,
        start: at,
        end: at + written.length,
      },
    ];
  }
  return undefined;
}

function markAt(text: string, written: string, at: number): Token[] {
  const isPossessive = /^['’]$/.test(written);
  const end = at + written.length;
  if (!isPossessive) return [{ text: written, keys: [written], written, start: at, end }];
  const whole = /^s\b/.test(text.slice(end)) ? end + 1 : end;
  return [{ text: "'s", keys: ["'s"], written: text.slice(at, whole), start: at, end: whole }];
}

/** A possessive word is two tokens: the word, and its ending. */
function wordAt(written: string, at: number): Token[] {
  const [, stem = written, s] = POSSESSIVE.exec(written) ?? [];
  const text = stem.toLowerCase().replaceAll('’', "'");
  const word = { text, keys: [text, tokenClasses.word], written: stem, start: at, end: at + stem.length };
  if (s === undefined) return [word];
  const ending = { text: "'s", keys: ["'s"], written: written.slice(stem.length) };
  return [word, { ...ending, start: word.end, end: at + written.length }];
}

function withSelf(tokens: readonly Token[], names: readonly (readonly Token[])[]): Token[] {
  const longestFirst = names
    .filter((name) => name.length > 0)
    .sort((one, other) => other.length - one.length);
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const name = isCapital(tokens[at])
      ? longestFirst.find((words) => words.every((word, offset) => isSameName(word, tokens[at + offset])))
      : undefined;
    const length = name?.length ?? 1;
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (first === undefined || last === undefined) break;
    joined.push(name === undefined ? first : selfToken(first, last));
    at += length;
  }
  return joined;
}

const isCapital = (token: Token | undefined): boolean => /^[^a-z]/.test(token?.written ?? '');

/** A text writes a title with its capitals, though not all of them: “Draw a Card” is not “Draw a card”. */
function isSameName(word: Token, token: Token | undefined): boolean {
  if (token?.text !== word.text) return false;
  return hasCapital(token) || !hasCapital(word);
}

const hasCapital = ({ written, text }: Token): boolean => written !== text;

function selfToken(first: Token, last: Token): Token {
  const { self, word } = tokenClasses;
  if (first === last && first.keys.includes(word))
    return { ...first, keys: [self, ...first.keys], maybeSelf: true };
  return { text: self, keys: [self], written: first.written, start: first.start, end: last.end };
}
