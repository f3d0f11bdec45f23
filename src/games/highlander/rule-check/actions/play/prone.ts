import type { Check } from '../../../../../engine/check.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Board } from '../../board/board.ts';
import {
  isAttack,
  isBlock,
  isDefense,
  isEdge,
  isEither,
  isSpecialAttack,
  typeOf,
} from '../../board/cards/kinds.ts';
import { mayDespite } from '../../board/turn/leave.ts';
import { isProne } from '../../board/weapons/weapons.ts';
import { check, type Subject } from '../verb.ts';
import { isPutIntoPlay } from './as-defense.ts';
import { asItWouldLie, type CardPlayed, cardPlayed, isFromOwnHand, type Play } from './card-played.ts';

/** Who is Prone discards a like card with each card that he plays from his hand (Prone). */
export const prone: readonly Check<Subject<Play>>[] = [
  check(
    'prone-without-discard',
    {
      by: 'proneCost',
      typeTwo: 'type-two/prone/discard-same-icon',
      reference: 'reference/prone/discard-same-type',
    },
    function* (subject) {
      const { board, action } = subject;
      const owing = owingALikeCard(subject);
      if (owing === undefined) return;
      const like = likenessOf(board, owing.definition);
      const discarded = (action.discard ?? []).flatMap((named) => {
        const card = cardPlayed(board, action.player, named);
        const isOther = isFromOwnHand(card, action.player) && card.card.id !== owing.card.id;
        return isOther ? [card.definition] : [];
      });
      if (!discarded.some((one) => likenessOf(board, one) === like))
        yield {
          message: `Who is Prone discards a card of the same ${board.switches.proneCost === 'same-type' ? 'type' : 'icon'} to play a card from the hand.`,
          action: ['/discard'],
          need: like,
        };
    },
  ),
  check(
    'nothing-asks-for-the-discard',
    {
      first: 'first-edition/draw-discard/must-discard-down',
      typeTwo: 'type-two/paying-a-cost/what-it-is',
    },
    function* (subject) {
      const isOwed =
        subject.board.switches.proneCost !== 'by-card-text' && owingALikeCard(subject) !== undefined;
      const have = subject.action.discard?.length ?? 0;
      const owed = isOwed ? 1 : 0;
      if (have > owed)
        yield {
          message: isOwed ? 'Playing it costs one card from the hand.' : 'Playing it costs no card.',
          action: ['/discard'],
          need: { most: owed },
          have,
        };
    },
  ),
];

/** What is discarded for one card is gone: it neither pays for another, nor is played itself. */
export const paidForEach: Check<Subject<Play>> = check(
  'discarded-for-two',
  {
    by: 'proneCost',
    typeTwo: 'type-two/prone/discard-same-icon',
    reference: 'reference/prone/discard-same-type',
  },
  function* ({ action }) {
    const { card, discard = [], with: companions = [] } = action;
    const gone = new Set([card, ...companions.map((one) => one.card)].map(idOf));
    const paid = [
      ...discard.map((one, at) => ({ one, pointer: `/discard/${at}` })),
      ...companions.flatMap((companion, place) =>
        (companion.discard ?? []).map((one, at) => ({ one, pointer: `/with/${place}/discard/${at}` })),
      ),
    ];
    for (const { one, pointer } of paid) {
      if (gone.has(idOf(one)))
        yield {
          message: `${idOf(one)} is played, or discarded for another card.`,
          action: [pointer],
        };
      gone.add(idOf(one));
    }
  },
);

function idOf(named: Play['card']): string {
  return typeof named === 'string' ? named : named.id;
}

/** The cards of which one is discarded to play a card as an action says; undefined where nothing is owed. */
export function mayDiscardToPlay(subject: Subject<Play>): readonly string[] | undefined {
  const { board, action } = subject;
  const owing = owingALikeCard(subject);
  return (
    owing &&
    board
      .player(action.player)
      .hand.cards.filter(
        (card) => likenessOf(board, board.definition(card)) === likenessOf(board, owing.definition),
      )
      .map(({ id }) => id)
  );
}

/** The card played, if its player is Prone and owes a like one for playing it from the hand (Prone). */
function owingALikeCard(subject: Subject<Play>): CardPlayed | undefined {
  const { board, action } = subject;
  if (!isProne(board, action.player) || isPutIntoPlay(subject)) return undefined;
  const played = cardPlayed(board, action.player, action.card);
  if (played?.from !== 'hand' || played.owner !== action.player) return undefined;
  return mayDespite(board, action.player, asItWouldLie(subject, played), 'prone') ? undefined : played;
}

/** What a card has in common with one that pays for it: its icon, or by the Guide its type (Prone). */
function likenessOf({ switches }: Board, definition: Definition): string {
  return switches.proneCost === 'same-type' ? typeByTheGuide(definition) : iconOf(definition);
}

/** Basic, Non-Basic, Special and Ranged Attacks and Dirty Tricks are types of attacks, but all blocks one (Guide, Attacking; Blocks). */
function typeByTheGuide(definition: Definition): string {
  return isBlock(definition) && !isEither(definition) ? 'Block' : typeOf(definition);
}

/** The icon in the corner of a card: what it is at a glance (Card Anatomy). */
function iconOf(definition: Definition): string {
  if (isSpecialAttack(definition)) return 'gold grid';
  if (isAttack(definition)) return 'red grid';
  if (isBlock(definition)) return 'blue grid';
  if (isDefense(definition)) return 'green grid';
  return isEdge(definition) ? 'Edge icon' : typeOf(definition);
}
