import type { Ability } from '../../vocabulary/abilities.ts';
import { ability } from '../../vocabulary/grammar.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import { type Word, wordsIn } from '../../vocabulary/words-in.ts';
import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';
import { abilitiesOf } from './chance.ts';

/** Whether a text copies, or swaps the text of, what it has chosen under a name: that is nothing Uncopyable (10.1.1). */
export function isForCopying(board: Board, name: string, frame: Frame): boolean {
  return abilitiesOf(board, frame).some((one) => chosenForCopying(one).has(name));
}

const known = new WeakMap<Ability, ReadonlySet<string>>();

function chosenForCopying(value: Ability): ReadonlySet<string> {
  const before = known.get(value);
  if (before !== undefined) return before;
  const words = [...wordsIn({ schema: ability, value, path: [] })];
  const chosen = new Set(words.flatMap((word) => (word.kind === 'Choice' ? [word.value.as] : [])));
  const names = new Set(words.flatMap(copiedIn).filter((name) => chosen.has(name)));
  known.set(value, names);
  return names;
}

function copiedIn(word: Word): string[] {
  if (word.kind !== 'Effect') return [];
  const { value } = word;
  if (value.do === 'copy') return [value.from, value.to].flatMap(nameOf);
  return value.do === 'swap-rules-text' ? value.cards.flatMap(nameOf) : [];
}

function nameOf(ref: CardRef): string[] {
  return typeof ref === 'object' && 'chosen' in ref ? [ref.chosen] : [];
}
