import type { Token } from '../phrases/tokens.ts';

/** A sentence of a card text, without the mark at its end. */
export interface Sentence {
  readonly tokens: readonly Token[];
  /** UTF-16 offsets into the text of the card. */
  readonly start: number;
  readonly end: number;
  /** In parentheses, in a form that only reminds of what another sentence says. */
  readonly isReminder?: true;
}

/** Whether what stands in parentheses has the form of a reminder. */
export type RecognisesReminder = (tokens: readonly Token[]) => boolean;

/** How many tokens at a place separate two sentences without a full stop; 0 at any other place. */
export type Separator = (tokens: readonly Token[], at: number) => number;

/** The sentences of a text. What is in parentheses after a sentence is a sentence of its own, and so is a reminder. */
export function sentencesIn(
  text: string,
  tokens: readonly Token[],
  separator: Separator,
  isReminder: RecognisesReminder = () => false,
): Sentence[] {
  const { rest, reminders } = withoutReminders(tokens, isReminder);
  const sentences = split(text, rest, separator);
  if (reminders.length === 0) return sentences;
  return [...sentences, ...reminders].sort((one, other) => one.start - other.start);
}

/** No reminder has more words. */
const LONGEST_REMINDER = 16;
/** More parentheses are not looked at. */
const MOST_REMINDERS = 8;

function withoutReminders(tokens: readonly Token[], isReminder: RecognisesReminder) {
  const rest: Token[] = [];
  const reminders: Sentence[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const inner = token.text === '(' ? innerOf(tokens, at) : [];
    const words = inner.at(-1)?.text === '.' ? inner.slice(0, -1) : inner;
    const [first, last] = [words[0], inner.at(-1)];
    const isOne = reminders.length < MOST_REMINDERS && words.length <= LONGEST_REMINDER && isReminder(words);
    if (first === undefined || last === undefined || !isOne) rest.push(token);
    else {
      reminders.push({ tokens: words, start: first.start, end: last.end, isReminder: true });
      at += inner.length + 1;
    }
  }
  return { rest, reminders };
}

/** What stands between a parenthesis and its end; nothing if it does not end. */
function innerOf(tokens: readonly Token[], at: number): readonly Token[] {
  for (let end = at + 1; end < tokens.length; end += 1) {
    const text = tokens[end]?.text;
    if (text === ')') return tokens.slice(at + 1, end);
    if (text === '(') break;
  }
  return [];
}

function split(text: string, tokens: readonly Token[], separator: Separator): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Token[] = [];
  let inParentheses = false;
  let skipped = 0;
  const finish = (last?: Token) => {
    const [first] = current;
    const end = last?.end ?? current.at(-1)?.end;
    if (first !== undefined && end !== undefined)
      sentences.push({ tokens: current, start: first.start, end });
    current = [];
  };
  for (const [at, token] of tokens.entries()) {
    const separated = separator(tokens, at);
    if (token.text === '.') finish(token);
    else if (separated > 0) {
      finish(token);
      skipped = separated - 1;
    } else if (skipped > 0) skipped -= 1;
    else if (token.text === '(' && current.length === 0 && innerOf(tokens, at).length > 0)
      inParentheses = true;
    else if (token.text === ')' && inParentheses) {
      finish();
      inParentheses = false;
    } else current.push(token);
  }
  finish();
  return text === '' ? [] : limited(sentences);
}

/** Printed cards have up to 6. */
const MOST_SENTENCES = 15;

/** All sentences, the last ones as one if there are too many. */
function limited(sentences: readonly Sentence[]): Sentence[] {
  const rest = sentences.slice(MOST_SENTENCES - 1);
  const [first] = rest;
  const last = rest.at(-1);
  if (rest.length < 2 || first === undefined || last === undefined) return [...sentences];
  const joined = { ...first, tokens: rest.flatMap(({ tokens }) => tokens), end: last.end };
  return [...sentences.slice(0, MOST_SENTENCES - 1), joined];
}
