import { remembered } from '../../../../engine/remembered.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Word } from '../../vocabulary/words-in.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { paymentRoles } from '../../words/payments/payments.ts';
import { readingsOf } from '../../words/readings.ts';
import { wordsOf } from '../../words/words-of-ability.ts';
import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';
import { abilitiesOf } from './chance.ts';

/** Whether a text changes what it chooses under this name, or only looks at it, as copying does (7.6, f and g). */
export function isDoneTo(board: Board, name: string, frame: Frame): boolean {
  return abilitiesOf(board, frame).some((one) => namesDoneTo(one).has(name));
}

const namesDoneTo = remembered((ability: Ability): ReadonlySet<string> => {
  const words = wordsOf(ability);
  const objects = words.flatMap(({ path, ...word }) => objectsOf(word).map((key) => [...path, key]));
  const isObject = (path: readonly PropertyKey[]) =>
    objects.some((object) => object.every((key, at) => path[at] === key));
  const reading = words.filter(({ path }) => isObject(path));
  const chosen = reading.flatMap(readingsOf).filter(({ path }) => path.at(-1) === 'chosen');
  return new Set(chosen.map(({ name }) => name));
});

/** The keys of a word whose cards or players it changes. */
function objectsOf(word: Word): readonly string[] {
  if (word.kind === 'Payment') return paymentRoles(word.value).objects ?? [];
  return word.kind === 'Effect' ? (rolesOf(word.value).objects ?? []) : [];
}
