import { remembered } from '../../../../../engine/remembered.ts';
import { designatorKeys } from '../../../card-groups.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Kind } from '../../../vocabulary/words.ts';
import type { InPlay } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';
import { duplicatedBy, modifiersOn, textsOf } from '../texts/texts.ts';
import { immortalsOf } from './personas.ts';
import { kindsPrinted } from './printed-kinds.ts';

/** A card as it is told now: as printed, or as what it duplicates in so far as it does (Duplicating a Card's Effects). */
export function likeness(board: Board, card: Seen): Definition {
  const duplicated = duplicatedBy(board, card);
  if (duplicated === undefined) return card.definition;
  const { modifier, original } = duplicated;
  const { title, type, subtype, grid, damage } = original.definition;
  const what = new Set(modifier.with);
  return {
    ...card.definition,
    ...(what.has('title') ? { title } : {}),
    ...(what.has('type') ? { type, subtype } : {}),
    ...(what.has('grid') ? { grid } : {}),
    ...(what.has('damage') ? { damage } : {}),
  };
}

export function titleOf(board: Board, card: Seen): string {
  return likeness(board, card).title;
}

/** Its Card Groups: the words of its title (Card Groups). */
export function wordsOf(board: Board, card: Seen): readonly string[] {
  return wordsPrinted(likeness(board, card));
}

const wordsPrinted = remembered(({ title }: Definition): readonly string[] => designatorKeys(title));

/** Whether it is that kind of card now. */
export function is(board: Board, card: Seen, kind: Kind): boolean {
  if (kind === 'weapon-specific') return isWeaponSpecific(card);
  if (kind === 'persona-specific' || kind === 'generic') return specificity(board, card) === kind;
  const last = modifiersOn(board, card, 'kind').findLast(
    ({ modifier }) => modifier.kind === kind || (modifier.loses !== true && makes(modifier.kind, kind)),
  );
  if (last !== undefined) return last.modifier.loses !== true;
  if (textsOf(board, card).some(({ ability }) => ability.ability === 'is' && makes(ability.kind, kind)))
    return true;
  if (card.inPlay?.asGuard === true && remaining.has(kind)) return true;
  return playedOtherwise(board, card, kind) ?? kindsPrinted(likeness(board, card), plots(board)).has(kind);
}

/** Whether what is of one kind is of the other for that: a Ranged Attack a Special Attack, a Mortal Ally an Ally. */
function makes(one: Kind, other: Kind): boolean {
  return one === other || (wider[one] ?? []).some((kind) => makes(kind, other));
}

const wider: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  'basic-attack': ['attack'],
  'special-attack': ['attack'],
  'ranged-attack': ['special-attack'],
  'dirty-trick': ['attack'],
  block: ['defense'],
  'basic-block': ['block'],
  guard: ['block', 'standing-defense'],
  dodge: ['defense'],
  event: ['special-card'],
  situation: ['special-card'],
  object: ['special-card'],
  location: ['special-card'],
  plot: ['special-card'],
  'mortal-ally': ['ally'],
  'immortal-ally': ['ally'],
  'upper-armor': ['armor'],
  'middle-armor': ['armor'],
  'lower-armor': ['armor'],
};

/** What a block is that remains as a Guard. */
const remaining: ReadonlySet<Kind> = new Set(['guard', 'standing-defense']);

const plots = (board: Board) => board.switches.plots;

/**
 * A card that was played as another kind of card is that; one that is both a Special Attack and a Block is so always,
 * or one of them at any moment.
 */
function playedOtherwise(board: Board, card: Seen, kind: Kind): boolean | undefined {
  const as = card.inPlay?.as;
  const side = sides.get(kind);
  if (as === undefined || side === undefined) return undefined;
  const printed = kindsPrinted(likeness(board, card), plots(board));
  const isBoth = printed.has('attack') && printed.has('block');
  if (isBoth && board.switches.specialAttackOrBlock === 'both') return undefined;
  if (printed.has(as)) return isBoth && side !== sides.get(as) ? false : undefined;
  return kind === as || (kind === 'defense' && as !== 'attack');
}

/** Which side a gridded card is of. */
const sides: ReadonlyMap<Kind, 'attack' | 'defense'> = new Map<Kind, 'attack' | 'defense'>([
  ...(['attack', 'basic-attack', 'special-attack', 'ranged-attack', 'dirty-trick'] as const).map(
    (kind) => [kind, 'attack'] as const,
  ),
  ...(['defense', 'block', 'basic-block', 'guard', 'dodge'] as const).map(
    (kind) => [kind, 'defense'] as const,
  ),
]);

/** Whether what is of that kind is played as an attack, as a block or as a dodge. */
export function isOn(kind: Kind, as: NonNullable<InPlay['as']>): boolean {
  return makes(kind, as);
}

/** Whom a card belongs to does not bear on it. */
function isWeaponSpecific({ definition }: Seen): boolean {
  return definition.weapon !== null && definition.type !== 'Weapon of Choice';
}

function specificity(board: Board, card: Seen): Kind {
  if (isWeaponSpecific(card)) return 'weapon-specific';
  return immortalsOf(board, card.definition).length > 0 ? 'persona-specific' : 'generic';
}
