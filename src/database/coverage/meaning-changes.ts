import { type CardMeaning, digestLine, meaningDigest, textDigest } from './digests.ts';

/** A card whose text compiles to something else than before. */
export interface MeaningChange {
  readonly card: string;
  /** How much of the text was understood; undefined if the card was not there. */
  readonly toldBefore: string | undefined;
  /** Undefined if the card is gone. */
  readonly told: string | undefined;
  readonly sentences: readonly SentenceChange[];
}

/** A sentence with another meaning. */
export interface SentenceChange {
  readonly text: string;
  /** `gained`: it is understood now. `lost`: it was understood. `changed`: it has other abilities. `new`: it was not there. */
  readonly change: 'gained' | 'lost' | 'changed' | 'new';
  readonly abilities: readonly unknown[];
}

/** The cards whose meaning differs from the lines of an earlier version. */
export function meaningChanges(
  before: readonly string[],
  now: readonly CardMeaning[],
): readonly MeaningChange[] {
  const lines = new Map(before.map((line) => [line.split(' ', 1)[0], line]));
  const changed = now.flatMap((meaning): MeaningChange[] => {
    const line = lines.get(meaning.card);
    lines.delete(meaning.card);
    return line === digestLine(meaning) ? [] : [changeOf(line, meaning)];
  });
  const gone = [...lines.values()].map((line): MeaningChange => {
    const [card = '', toldBefore] = line.split(' ');
    return { card, toldBefore, told: undefined, sentences: [] };
  });
  return [...changed, ...gone];
}

function changeOf(line: string | undefined, { card, told, sentences }: CardMeaning): MeaningChange {
  const [, toldBefore, , ...known] = line?.split(' ') ?? [];
  const meanings = new Map(known.map((one) => splitAt(one, one.indexOf(':'))));
  return {
    card,
    toldBefore,
    told,
    sentences: sentences.flatMap((one): SentenceChange[] => {
      const [was, is] = [meanings.get(textDigest(one)), meaningDigest(one)];
      if (was === is) return [];
      const { text, abilities } = one;
      return [{ text, change: kindOfChange(was, one.outcome === 'compiled'), abilities }];
    }),
  };
}

function kindOfChange(was: string | undefined, isCompiled: boolean): SentenceChange['change'] {
  if (was === undefined) return 'new';
  if (!isCompiled) return 'lost';
  return OUTCOMES.has(was) ? 'gained' : 'changed';
}

/** Outcomes without abilities. */
const OUTCOMES: ReadonlySet<string> = new Set(['reminder', 'ambiguous', 'not-understood']);

function splitAt(text: string, at: number): [string, string] {
  return [text.slice(0, at), text.slice(at + 1)];
}
