import { fold } from '../../../src/games/fold.ts';
import type { Held } from '../held.ts';
import type { SourceDocument } from '../sources/document.ts';
import type { Check } from './finding.ts';

/** So many words in a row as a source has them are a quotation. */
const QUOTATION = 8;

interface Restated {
  readonly id: string;
  readonly words: string;
}

/**
 * What is not a card text is in our own words: no run of eight that stands in any of the documents,
 * where a name of a card or term counts as one word.
 */
export function checkOwnWords(documents: readonly SourceDocument[], names: readonly string[]): Check {
  const runs = new Set(documents.flatMap(({ prose }) => runsOf(wordsOf(prose))));
  const longNames = [...new Set(names.map((name) => wordsOf(name).join(' ')))]
    .filter((name) => name.includes(' '))
    .sort((a, b) => b.length - a.length);

  return ({ source }, held) => {
    const restated = restatedIn(held);
    const copied = restated.flatMap(({ id, words }) =>
      sharedRuns(wordsOf(words), runs)
        .filter((run) => lengthOf(run, longNames) >= QUOTATION)
        .map((run) => ({ id, run })),
    );
    return [
      {
        source,
        what: 'statements in own words',
        inSource: restated.length,
        inContent: restated.length - new Set(copied.map(({ id }) => id)).size,
        differences: copied.map(({ id, run }) => `${id} quotes "${run}"`),
      },
    ];
  };
}

function restatedIn({ rulings, rules, terms, groups, texts }: Held): Restated[] {
  const all: { id: string; words: (string | undefined)[] }[] = [
    ...rulings.map(({ id, question, statement, note }) => ({ id, words: [question, statement, note] })),
    ...rules.map(({ id, statement }) => ({ id, words: [statement] })),
    ...terms.map(({ source, term, definition, note }) => ({
      id: `${source} ${term}`,
      words: [definition, note],
    })),
    ...groups.map(({ id, statement, limit, note }) => ({ id, words: [statement, limit, note] })),
    ...texts.map(({ id, note }) => ({ id, words: [note] })),
  ];
  return all.flatMap(({ id, words }) =>
    words.flatMap((one) => (one === undefined ? [] : [{ id, words: one }])),
  );
}

function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}+]+/u)
    .filter((word) => word !== '');
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(QUOTATION - 1).map((_, start) => words.slice(start, start + QUOTATION).join(' '));
}

/** The longest runs of words that stand in a document too. */
function sharedRuns(words: readonly string[], runs: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const own = runsOf(words);
  for (let start = 0; start < own.length; start += 1) {
    let end = start;
    while (runs.has(own[end] ?? '')) end += 1;
    if (end === start) continue;
    found.push(words.slice(start, end + QUOTATION - 1).join(' '));
    start = end;
  }
  return found;
}

/** The length of a run with each name in it counted as one word. */
function lengthOf(run: string, names: readonly string[]): number {
  const counted = names.reduce((text, name) => text.replaceAll(` ${name} `, ' # '), ` ${run} `);
  return counted.trim().split(' ').length;
}
