import type { Choice } from '../../vocabulary/choices.ts';
import type { Board, Seen } from '../board/board.ts';
import { isForBeingCopied, isForCopying, secondCopyIf } from '../board/copied-cards.ts';
import { isDoneTo, isOnlyDamaged } from '../board/done-to.ts';
import { inflictsDamageThatStays } from '../board/figures.ts';
import { isUncopyable } from '../board/matching.ts';
import { isThere } from '../board/references.ts';
import { sacrificerOf } from '../board/sacrifices.ts';
import { cannotBeTaken } from '../board/takings.ts';
import { isDamageable } from '../doing/damage.ts';
import type { Frame, Value } from '../state/values.ts';
import { boundsOf, isLegalTarget } from './choosing.ts';
import { cardsInAttack } from './damage-sources.ts';
import { noTakers } from './divisions.ts';
import { shareAll } from './sharing.ts';
import { mayChange, waitingEffects } from './waiting-effects.ts';

/** Why something cannot be chosen: a law of its own says so, or else the text does not allow it. */
export type Refusal =
  | 'not-in-play'
  | 'not-affected'
  | 'not-affected-nor-chosen'
  | 'not-a-legal-target'
  | 'cannot-be-taken'
  | 'not-ones-own'
  | 'undamageable-State'
  | 'undamageable-Edge'
  | 'uncopyable'
  | 'not-affected-by-copying'
  | 'second-Unique'
  | 'second-Limited'
  | 'not-waiting'
  | 'not-in-combat'
  | 'effect-stands'
  | 'damage-stands'
  | 'cannot-be-redirected'
  | 'no-designator-in-common'
  | 'not-all-changed'
  | 'nothing-on-entering'
  | 'text';

/** Of a value that is no answer to a choice, where `from` is what may be chosen. */
export function refusalOf(
  board: Board,
  choice: Choice,
  value: Value,
  frame: Frame,
  from: readonly string[],
): Refusal {
  if (choice.choose === 'damage-source') return refusalOfSource(board, value, frame);
  if (choice.choose === 'effect') return refusalOfEffect(board, value, frame);
  if (choice.choose === 'division') return refusalOfDivision(board, value, frame, from);
  if (choice.choose !== 'cards' || !('cards' in value)) return 'text';
  const wrong = value.cards.find((id) => !from.includes(id));
  if (wrong === undefined)
    return sharesNoDesignator(board, choice, value.cards, frame) ? 'no-designator-in-common' : 'text';
  const card = board.find(wrong);
  return card === undefined ? 'text' : refusalOfCard(board, choice, card, frame);
}

/** Of so many cards as the text asks for, each of which may be chosen (7.3). */
function sharesNoDesignator(
  board: Board,
  choice: CardsChosen,
  chosen: readonly string[],
  frame: Frame,
): boolean {
  const { sharing } = choice;
  if (sharing === undefined || sharing === 'title') return false;
  const { least, most } = boundsOf(board, choice, frame);
  return chosen.length >= least && chosen.length <= most && !shareAll(board, sharing, chosen);
}

/** Of what is named as a source of damage (4.5.2). */
function refusalOfSource(board: Board, value: Value, frame: Frame): Refusal {
  if ('effect' in value) {
    const item = waitingEffects(board).find(({ id }) => id === value.effect);
    if (item === undefined) return 'not-waiting';
    return mayChange(board, item, frame) ? 'text' : 'effect-stands';
  }
  const [id] = 'cards' in value ? value.cards : [];
  const card = id === undefined ? undefined : board.inPlay(id);
  if (card === undefined || !cardsInAttack(board).includes(card)) return 'not-in-combat';
  if (!isThere(board, board.seen(card), frame)) return 'damage-stands';
  return inflictsDamageThatStays(board, card, true) ? 'cannot-be-redirected' : 'text';
}

/** What a card generates that is not affected stands, whatever would answer it (7.6). */
function refusalOfEffect(board: Board, value: Value, frame: Frame): Refusal {
  const item = 'effect' in value ? waitingEffects(board).find(({ id }) => id === value.effect) : undefined;
  return item === undefined || mayChange(board, item, frame) ? 'text' : 'effect-stands';
}

/** Of a division the first card that cannot get any of it. */
function refusalOfDivision(board: Board, value: Value, frame: Frame, from: readonly string[]): Refusal {
  const [wrong] = 'division' in value ? noTakers(value.division, from) : [];
  const card = wrong === undefined ? undefined : board.find(wrong);
  if (card === undefined) return 'text';
  if (card.inPlay === undefined) return 'not-in-play';
  if (!isThere(board, card, frame)) return 'not-affected';
  return undamageable(card) ?? 'text';
}

/** A State or Edge that cannot be damaged (4.3.4, 4.3.5). */
function undamageable({ definition }: Seen): Refusal | undefined {
  const { type } = definition;
  return (type === 'State' || type === 'Edge') && !isDamageable(definition)
    ? `undamageable-${type}`
    : undefined;
}

type CardsChosen = Extract<Choice, { choose: 'cards' }>;

function refusalOfCard(board: Board, choice: CardsChosen, card: Seen, frame: Frame): Refusal {
  const sets = [{ which: choice.which, in: choice.in }, ...(choice.or ?? [])];
  const { inPlay } = card;
  if (inPlay === undefined && sets.every(({ in: place }) => place === 'play')) return 'not-in-play';
  if (!sets.some(({ which }) => board.meanings.matches(board, which, card, frame))) return 'text';
  if (choice.location === true) return 'text';
  if (inPlay !== undefined && !isThere(board, card, frame))
    return isDoneTo(board, choice.as, frame) ? 'not-affected' : 'not-affected-nor-chosen';
  if (inPlay !== undefined && choice.target === true && !isLegalTarget(board, inPlay, frame))
    return 'not-a-legal-target';
  if (inPlay !== undefined && choice.target === true && cannotBeTaken(board, choice.as, inPlay, frame))
    return 'cannot-be-taken';
  if (inPlay !== undefined && isOnlyDamaged(board, choice.as, frame)) {
    const refusal = undamageable(card);
    if (refusal !== undefined) return refusal;
  }
  const sacrificer = sacrificerOf(board, choice.as, frame);
  if (sacrificer !== undefined && inPlay?.controller !== sacrificer) return 'not-ones-own';
  if (!isForCopying(board, choice.as, frame)) return 'text';
  if (isUncopyable(board, card))
    return isForBeingCopied(board, choice.as, frame) ? 'uncopyable' : 'not-affected-by-copying';
  const second = secondCopyIf(board, choice.as, card, frame);
  return second === undefined ? 'text' : `second-${second}`;
}
