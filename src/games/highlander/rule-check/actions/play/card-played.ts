import type { Definition } from '../../../vocabulary/definition.ts';
import type { Modifier } from '../../../vocabulary/modifiers.ts';
import { type Board, findIn, type Seen } from '../../board/board.ts';
import { givenToConjoined } from '../../board/conjunction.ts';
import { isAttack, isBlock, isDodge, isEither } from '../../board/kinds.ts';
import { opportunityFor } from '../../board/opportunities.ts';
import { asIfPlayed, type On } from '../../board/texts.ts';
import type { InPlay } from '../../state/state.ts';
import type { CardElsewhere } from '../../state/values.ts';
import type { ActionNamed } from '../actions.ts';
import type { Subject } from '../verb.ts';

export type Play = ActionNamed<'play'>;

/** The card that an action would play, and from where; undefined if the player has no such card there. */
export interface CardPlayed {
  readonly card: CardElsewhere;
  readonly definition: Definition;
  readonly from: 'hand' | 'exertion';
  /** It was among the cards of the hand that nobody had named. */
  readonly unseen: boolean;
}

export function cardPlayed(board: Board, player: string, named: Play['card']): CardPlayed | undefined {
  if (typeof named !== 'string') {
    const { hand } = board.player(player);
    if (hand.unknown === 0 || isKnown(board, named.id)) return undefined;
    return { card: named, definition: board.definition(named), from: 'hand', unseen: true };
  }
  const { exertion } = board.state;
  const inExertion = exertion?.player === player ? exertion.cards.find(({ id }) => id === named) : undefined;
  if (inExertion !== undefined)
    return { card: inExertion, definition: board.definition(inExertion), from: 'exertion', unseen: false };
  const inHand = findIn(board.player(player).hand, named);
  if (inHand === undefined) return undefined;
  return { card: inHand, definition: board.definition(inHand), from: 'hand', unseen: false };
}

/** Whether something has the id already. */
function isKnown(board: Board, id: string): boolean {
  return (
    board.inPlay(id) !== undefined ||
    board.state.players.some((player) =>
      [player.hand, player.endurance, player.discard, player.removed].some(
        (pile) => findIn(pile, id) !== undefined,
      ),
    )
  );
}

/** As what a gridded card is played: one that can be both is either, by what is said or what it is played against. */
export function playedAs({ action }: Pick<Subject<Play>, 'action'>, definition: Definition): InPlay['as'] {
  if (isEither(definition)) return action.as ?? (action.against === undefined ? 'attack' : 'block');
  if (isAttack(definition)) return 'attack';
  if (isBlock(definition)) return 'block';
  return isDodge(definition) ? 'dodge' : undefined;
}

/** The card and what it is played as, for checks that ask about one kind only. */
export function playing(subject: Subject<Play>, ...kinds: readonly InPlay['as'][]): CardPlayed | undefined {
  const { board, action } = subject;
  const played = cardPlayed(board, action.player, action.card);
  if (played === undefined) return undefined;
  return kinds.includes(playedAs(subject, played.definition)) ? played : undefined;
}

/** The card as it would lie in play, with what the opportunity that it uses gives it: so the checks look at it. */
export function asItWouldLie({ board, action }: Subject<Play>, { card, definition, from }: CardPlayed): Seen {
  const { player, hidden, asGuard = false, choose: chosen = {} } = action;
  const as = playedAs({ action }, definition);
  const inPlay: InPlay = {
    ...{ id: card.id, card: card.card, owner: player, controller: player, preGame: false, asGuard },
    ...{ faceDown: hidden === true, weapon: 'held', lostIn: null, counters: {}, chosen },
    ...(as === undefined ? {} : { as }),
  };
  const seen: Seen & { readonly inPlay: InPlay } = { id: card.id, definition, owner: player, inPlay, from };
  const given = givenByCompanions(board, action, seen);
  const opportunity = as === 'attack' ? opportunityFor(board, player, seen, from === 'exertion') : undefined;
  if (opportunity !== undefined) {
    const { with: changes, frame } = opportunity;
    given.push(...changes.map((modifier) => ({ modifier, frame })));
  }
  return asIfPlayed(seen, given);
}

/** What cards change of the one that they are, or were, played in conjunction with. */
function givenByCompanions(board: Board, action: Play, { id, from, inPlay }: Seen): On<Modifier>[] {
  const now = (action.with ?? []).flatMap(({ card }) => cardPlayed(board, action.player, card) ?? []);
  const before = from === 'exertion' && inPlay?.as !== undefined ? board.state.awaitingExertion : [];
  const companions = [...now.map(({ card }) => card), ...before.map((one) => board.inPlayFor(one))];
  return companions.flatMap((companion) => {
    const frame = { player: action.player, source: companion.id, card: companion.card, with: id, values: {} };
    const { abilities } = board.definition(companion);
    return abilities.flatMap(givenToConjoined).map((modifier) => ({ modifier, frame }));
  });
}

/** The same, of the card that an action would play. */
export function seenPlayed(subject: Subject<Play>): Seen | undefined {
  const { board, action } = subject;
  const played = cardPlayed(board, action.player, action.card);
  return played === undefined ? undefined : asItWouldLie(subject, played);
}

/** The same, if it is played as one of these. */
export function seenAs(subject: Subject<Play>, ...kinds: readonly InPlay['as'][]): Seen | undefined {
  const played = playing(subject, ...kinds);
  return played === undefined ? undefined : asItWouldLie(subject, played);
}
