import { remembered } from '../../../../engine/remembered.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import type { Copying } from '../../words/effects/effect-word.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { chosenName, effectsIn, wordsOf } from '../../words/words-of-ability.ts';
import type { Lasting } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Board, Seen } from './board.ts';
import { abilitiesOf } from './chance.ts';
import { sourceOf } from './texts.ts';
import { titleOf } from './titles.ts';

/** Whether a text copies, or swaps the text of, what it has chosen under a name: that is nothing Uncopyable (10.1.1). */
export function isForCopying(board: Board, name: string, frame: Frame): boolean {
  return roleIn(board, name, frame) !== undefined;
}

/** Whether what a text has chosen under a name is copied itself, and not only given what is another's. */
export function isForBeingCopied(board: Board, name: string, frame: Frame): boolean {
  return roleIn(board, name, frame) === 'copied';
}

type Role = 'copied' | 'given';

function roleIn(board: Board, name: string, frame: Frame): Role | undefined {
  for (const one of abilitiesOf(board, frame)) {
    const role = chosenForCopying(one).get(name);
    if (role !== undefined) return role;
  }
  return undefined;
}

const chosenForCopying = remembered((ability: Ability): ReadonlyMap<string, Role> => {
  const copying = effectsIn(ability).flatMap((effect) => rolesOf(effect).copies?.(effect) ?? []);
  const chosen = new Set(wordsOf(ability).flatMap(({ kind, value }) => (kind === 'Choice' ? value.as : [])));
  const given = copying.flatMap(({ to }) => namesOf(to)).map((name) => [name, 'given'] as const);
  const copied = copying.flatMap(({ from }) => namesOf(from)).map((name) => [name, 'copied'] as const);
  return new Map([...given, ...copied].filter(([name]) => chosen.has(name)));
});

/** What is copied of a card: of one that is itself a copy, what is printed on the original (7.5). */
export function copiedOf(board: Board, from: Seen): Copy['of'] {
  const copied = board.state.lasting.findLast(
    (one) => one.kind === 'copy' && one.cards.includes(from.id) && one.what.includes('title'),
  );
  return copied?.kind === 'copy' ? copied.of : (from.inPlay?.card ?? from.definition);
}

/**
 * Restrictions hold as soon as a card is generated (5.2), also those that it copies as it enters play: whether its
 * player would so have a second copy of a card, of which one may have but one of one's own will (10.1.1).
 */
export function secondCopyIf(
  board: Board,
  name: string,
  original: Seen,
  frame: Frame,
): 'Unique' | 'Limited' | undefined {
  const copying = copiedOnEntering(board, name, frame);
  const card = copying === undefined ? undefined : sourceOf(board, frame);
  if (copying === undefined || card === undefined || card.inPlay !== undefined) return undefined;
  const { title, restrictions } = board.definitionOf(copiedOf(board, original));
  if (!copying.what.includes('restrictions')) return undefined;
  const once = restrictions.find((one) => one === 'Unique' || one === 'Limited');
  const own = copying.what.includes('title') ? `${card.definition.title} of ${title}` : card.definition.title;
  const isOwnCopy = (other: Seen) =>
    other.inPlay?.controller === frame.player && titleOf(board, other) === own;
  return board.table.some(isOwnCopy) ? once : undefined;
}

/** What a card copies of a card chosen under a name as it enters play (10.2). */
function copiedOnEntering(board: Board, name: string, frame: Frame): Copying | undefined {
  return abilitiesOf(board, frame)
    .flatMap((one) => (one.ability === 'entering' ? (one.do ?? []) : []))
    .flatMap((effect) => rolesOf(effect).copies?.(effect) ?? [])
    .find(({ from, to }) => to.includes('this') && namesOf(from).includes(name));
}

type Copy = Extract<Lasting, { kind: 'copy' }>;

function namesOf(cards: readonly CardRef[]): string[] {
  return cards.flatMap((card) => chosenName(card) ?? []);
}
