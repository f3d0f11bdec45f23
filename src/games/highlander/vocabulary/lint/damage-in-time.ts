import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import type { Ability } from '../abilities.ts';
import { ability as abilitySchema } from '../grammar.ts';
import type { Modifier } from '../modifiers.ts';
import type { Cards } from '../terms.ts';
import { type Word, wordsIn } from '../words-in.ts';

/**
 * The damage of an attack is counted in the turn of the opponent. What its player did in the turn before is then not
 * of "this turn" any more, and a text that counts it so would never find anything.
 */
export function damageInTime(ability: Ability, path: Path): Mistake[] {
  if (ability.ability !== 'continuous' || !isOfOwnAttack(ability.cards)) return [];
  const words = [...wordsIn({ schema: abilitySchema, value: ability, path })];
  if (words.some(tellsWhen)) return [];
  const modifiers = ability.modify ?? [];
  return words
    .filter((word) => ofOwnTurn(word) && isOfDamage(modifiers, word.path.slice(path.length)))
    .map((word) =>
      mistake(
        'wrong-value',
        [...word.path, word.kind === 'Place' ? 'played' : 'when'],
        'Your attacks do their damage in the turn of your opponent: what you did in your turn before it is of `your-last-turn`.',
        'your-last-turn',
      ),
    );
}

function isOfOwnAttack(cards: Cards | undefined): boolean {
  if (typeof cards !== 'object') return cards === 'this' || cards === 'conjoined';
  return 'each' in cards && cards.each.controller === 'you';
}

/** The text says itself in whose turn, or in which phase, it holds. */
function tellsWhen(word: Word): boolean {
  return word.kind === 'Condition' && ('turnOf' in word.value || 'during' in word.value);
}

function ofOwnTurn(word: Word): boolean {
  if (word.kind === 'Past') return word.value.when === 'this-turn' && word.value.that.player === 'you';
  if (word.kind !== 'Place' || typeof word.value !== 'object' || !('played' in word.value)) return false;
  return word.value.played === 'this-turn' && word.value.by === 'you';
}

/** Whether what stands at a place within the ability bears on the damage alone. */
function isOfDamage(modifiers: readonly Modifier[], [key, at]: Path): boolean {
  const changesDamage = modifiers.map((modifier) => 'damage' in modifier || 'setDamage' in modifier);
  if (key === 'while') return changesDamage.every((one) => one);
  return key === 'modify' && typeof at === 'number' && changesDamage[at] === true;
}
