import { expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import type { Schema } from '../../../../../src/engine/forms.ts';
import { readAs } from '../../../../../src/engine/reading.ts';
import { Board } from '../../../../../src/games/shadowfist/rule-check/board/board.ts';
import { meanings } from '../../../../../src/games/shadowfist/rule-check/board/meanings.ts';
import type { State } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import type { Frame } from '../../../../../src/games/shadowfist/rule-check/state/values.ts';
import {
  type Amount,
  amount,
  type Condition,
  condition,
  type Filter,
  filter,
} from '../../../../../src/games/shadowfist/vocabulary/terms.ts';
import { wordsOf } from '../../../vocabulary/words-of.ts';

/** What shows that words have their meaning, each under the words it proves. */
export type Proofs = Readonly<Record<string, () => void>>;

/**
 * A word that the schema knows and no proof names fails, and so does a proof of what is no word. A key that all forms
 * have in common, with one meaning, is proven once and for all.
 */
export function proveEvery(schema: Schema, proofs: Proofs, common: readonly string[] = []): void {
  const proven = Object.keys(proofs).flatMap((words) => words.split(', '));
  const known = wordsOf(schema).map((word) => common.find((key) => word.endsWith(`.${key}`)) ?? word);
  test('every word is proven', () => {
    expect(proven.toSorted()).toEqual([...new Set(known)].toSorted());
  });
  for (const [words, proof] of Object.entries(proofs)) test(words, proof);
}

/** From the eyes of Ann, unless told otherwise. */
export const eyes = (more: Partial<Frame> = {}): Frame => ({ player: 'ann', values: {}, ...more });

export const boardOf = (state: State): Board => new Board(state, () => undefined, meanings, new Budget());

function read<Word>(schema: Parameters<typeof readAs<Word>>[0], given: unknown): Word {
  const found = readAs(schema, given);
  if ('mistakes' in found) throw new Error(JSON.stringify(found.mistakes));
  return found.value;
}

/** The ids of the cards in play that a filter lets through. */
export function found(state: State, given: Filter, frame: Frame = eyes()): string[] {
  const board = boardOf(state);
  const wanted = read(filter, given);
  return state.inPlay
    .filter((card) => meanings.matches(board, wanted, board.seen(card), frame))
    .map(({ id }) => id);
}

export function isSuch(state: State, id: string, given: Filter, frame: Frame = eyes()): boolean {
  const board = boardOf(state);
  const card = board.find(id);
  if (card === undefined) throw new Error(`There is no ${id}.`);
  return meanings.matches(board, read(filter, given), card, frame);
}

export function reckoned(state: State, given: Amount, frame: Frame = eyes()): number {
  return meanings.reckon(boardOf(state), read(amount, given), frame);
}

export function isTrue(state: State, given: Condition, frame: Frame = eyes()): boolean {
  return meanings.holds(boardOf(state), read(condition, given), frame);
}
