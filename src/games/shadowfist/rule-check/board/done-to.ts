import { remembered } from '../../../../engine/remembered.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Word } from '../../vocabulary/words-in.ts';
import { choiceRoles } from '../../words/choices/choices.ts';
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

/** Whether all that a text does to what it chooses under this name is to damage it. */
export function isOnlyDamaged(board: Board, name: string, frame: Frame): boolean {
  return abilitiesOf(board, frame).some(
    (one) => namesDamaged(one).has(name) && !namesDoneElse(one).has(name),
  );
}

/** Whether all that a text does to what it chooses under this name is to heal it. */
export function isOnlyHealed(board: Board, name: string, frame: Frame): boolean {
  return abilitiesOf(board, frame).some(
    (one) => namesHealed(one).has(name) && !namesDoneButHealed(one).has(name),
  );
}

const namesHealed = remembered((ability: Ability) => namesUnder(ability, healedBy, 'itself'));
const namesDoneButHealed = remembered((ability: Ability) =>
  namesUnder(ability, (word) => objectsOf(word).filter((key) => !healedBy(word).includes(key))),
);

/** The keys of a word whose cards it heals. */
function healedBy(word: Word): readonly string[] {
  return word.kind === 'Effect' && rolesOf(word.value).heals !== undefined ? objectsOf(word) : [];
}

const namesDoneTo = remembered((ability: Ability) => namesUnder(ability, objectsOf));
const namesDamaged = remembered((ability: Ability) => namesUnder(ability, takersOf, 'itself'));
const namesDoneElse = remembered((ability: Ability) =>
  namesUnder(ability, (word) => objectsOf(word).filter((key) => !takersOf(word).includes(key))),
);

/** The names of the choices that words read under these of their keys: somewhere in their values, or as the value itself. */
function namesUnder(
  ability: Ability,
  keysOf: (word: Word) => readonly string[],
  where: 'within' | 'itself' = 'within',
): ReadonlySet<string> {
  const words = wordsOf(ability);
  const objects = words.flatMap(({ path, ...word }) => keysOf(word).map((key) => [...path, key]));
  const isObject = (path: readonly PropertyKey[]) =>
    objects.some(
      (object) =>
        object.every((key, at) => path[at] === key) && (where === 'within' || path.length === object.length),
    );
  const reading = words.filter(({ path }) => isObject(path));
  const chosen = reading.flatMap(readingsOf).filter(({ path }) => path.at(-1) === 'chosen');
  return new Set(chosen.map(({ name }) => name));
}

/** The keys of a word whose cards or players it changes. */
function objectsOf(word: Word): readonly string[] {
  if (word.kind === 'Payment') return paymentRoles(word.value).objects ?? [];
  if (word.kind === 'Choice' && choiceRoles(word.value).divides !== undefined) return ['among'];
  return word.kind === 'Effect' ? (rolesOf(word.value).objects ?? []) : [];
}

/** The keys of a word whose cards take damage. */
function takersOf(word: Word): readonly string[] {
  if (word.kind === 'Choice') return objectsOf(word);
  return word.kind === 'Effect' ? (rolesOf(word.value).takers ?? []) : [];
}
