import { remembered } from '../../../../engine/remembered.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { ability } from '../../vocabulary/grammar.ts';
import { type Word, wordsIn } from '../../vocabulary/words-in.ts';
import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';
import { abilitiesOf } from './chance.ts';

/** Whether a text does anything to what it chooses under this name, or but looks at it, as copying does (7.6, f and g). */
export function isDoneTo(board: Board, name: string, frame: Frame): boolean {
  return abilitiesOf(board, frame).some((one) => namesDoneTo(one).has(name));
}

const namesDoneTo = remembered(
  (value: Ability) => new Set([...wordsIn({ schema: ability, value, path: [] })].flatMap(namesIn)),
);

/** Under these keys stands to what something is done; under others how much, by whom, or what is done besides. */
const OBJECTS: ReadonlySet<string> = new Set(['attackers', 'card', 'cards', 'from', 'of', 'on', 'to']);

function namesIn(word: Word): string[] {
  if (word.kind !== 'Effect' && word.kind !== 'Payment') return [];
  const isCopying = word.kind === 'Effect' && word.value.do === 'copy';
  const objects = Object.entries(word.value).filter(
    ([key]) => OBJECTS.has(key) && !(isCopying && key === 'from'),
  );
  return [...JSON.stringify(objects).matchAll(/"chosen":"([^"]*)"/g)].flatMap(([, name]) => name ?? []);
}
