import type { Definition } from '../../../vocabulary/definition.ts';
import type { Modifier } from '../../../vocabulary/modifiers.ts';
import type { PlayedFrom } from '../../../vocabulary/words.ts';
import { opportunityFor } from '../../board/attacks/opportunities.ts';
import { type Board, findIn, pilesOf, type Seen } from '../../board/board.ts';
import { isAttack, isBlock, isDodge, isEither } from '../../board/cards/kinds.ts';
import { isOn } from '../../board/cards/likeness.ts';
import { type Lying, mayBePlayedFrom, pileOfUnnamed, whereItLies } from '../../board/cards/where-it-lies.ts';
import { givenToConjoined } from '../../board/conjunction.ts';
import { type AsIfPlayed, asIfPlayed, type On } from '../../board/texts/texts.ts';
import { leaveFor, leaveForSuch } from '../../board/turn/extra-plays.ts';
import { leavesToPlay } from '../../board/turn/leave.ts';
import type { InPlay } from '../../state/state.ts';
import type { CardElsewhere } from '../../state/values.ts';
import type { ActionNamed } from '../actions.ts';
import type { Subject } from '../verb.ts';

export type Play = ActionNamed<'play'>;

/** The card that an action would play, and from where; undefined if the player may play no such card from anywhere. */
export interface CardPlayed extends Lying {
  readonly definition: Definition;
  /** It was among the cards of a pile that nobody had named. */
  readonly unseen: boolean;
}

export function cardPlayed(board: Board, player: string, named: Play['card']): CardPlayed | undefined {
  return typeof named === 'string'
    ? board.found(`a card that ${player} plays`, named, () => cardNamed(board, player, named))
    : board.found('a card named first', named, () => cardNamedFirst(board, player, named));
}

function cardNamed(board: Board, player: string, named: string): CardPlayed | undefined {
  const lying = whereItLies(board, named);
  if (lying === undefined || !mayBePlayedFrom(board, player, lying)) return undefined;
  return { ...lying, definition: board.definition(lying.card), unseen: false };
}

function cardNamedFirst(board: Board, player: string, card: CardElsewhere): CardPlayed | undefined {
  const pile = pileOfUnnamed(board, player);
  if (pile === undefined || isKnown(board, card.id)) return undefined;
  const { owner, from } = pile;
  return { card, owner, from, definition: board.definition(card), unseen: true };
}

/** Whether something has the id already. */
function isKnown(board: Board, id: string): boolean {
  return (
    board.inPlay(id) !== undefined ||
    board.state.players.some((player) => pilesOf(player).some((pile) => findIn(pile, id) !== undefined))
  );
}

/**
 * As what a gridded card is played: one that can be both is either, by what is said, what it is played against or, where
 * no attacks are played, the phase; what a text lets be played as something else is that, if it is said.
 */
export function playedAs({ board, action }: Subject<Play>, played: CardPlayed): InPlay['as'] {
  const usual = usuallyPlayedAs(board, action, played.definition);
  if (action.as === undefined || action.as === usual) return usual;
  return mayBeAs(board, action, played) ? action.as : usual;
}

function usuallyPlayedAs({ state }: Board, { as, against }: Play, definition: Definition): InPlay['as'] {
  const isToDefend = against !== undefined || state.turn.phase === 'defense';
  if (isEither(definition)) return as ?? (isToDefend ? 'block' : 'attack');
  if (isAttack(definition)) return 'attack';
  if (isBlock(definition)) return 'block';
  return isDodge(definition) ? 'dodge' : undefined;
}

function mayBeAs(board: Board, { player, as }: Play, { card, owner, definition, from }: CardPlayed): boolean {
  const seen = { ...board.seenElsewhere(card, owner), from };
  const byItself = definition.abilities.flatMap((ability) =>
    ability.ability === 'playing' && (ability.from?.includes(from) ?? true) ? [ability.as] : [],
  );
  const byOthers = leavesToPlay(board, player, seen).map(({ modifier }) => modifier.as);
  return [...byItself, ...byOthers].some((kind) => kind !== undefined && as !== undefined && isOn(kind, as));
}

/** What the checks see of an action: the card, as what it is played, and how it would lie in play. */
interface Looked {
  readonly played: CardPlayed | undefined;
  readonly as: InPlay['as'];
  lying?: Seen;
}

function looked({ board, action }: Subject<Play>): Looked {
  return board.found('what is played', action, () => {
    const played = cardPlayed(board, action.player, action.card);
    return { played, as: played === undefined ? undefined : playedAs({ board, action }, played) };
  });
}

/** The card and what it is played as, for checks that ask about one kind only. */
export function playing(subject: Subject<Play>, ...kinds: readonly InPlay['as'][]): CardPlayed | undefined {
  const { played, as } = looked(subject);
  return kinds.includes(as) ? played : undefined;
}

/** The card as it would lie in play, with what the opportunity that it uses gives it: so the checks look at it. */
export function asItWouldLie(subject: Subject<Play>, played: CardPlayed): Seen {
  const before = looked(subject);
  before.lying ??= laidAsSaid(subject, played, before.as);
  return before.lying;
}

/** The same, but for what one companion would change of it: so the text of that companion finds it. */
export function asFoundBy(companion: string, subject: Subject<Play>, played: CardPlayed): Seen {
  return laidAsSaid(subject, played, looked(subject).as, companion);
}

function laidAsSaid(
  { board, action }: Subject<Play>,
  played: CardPlayed,
  as: InPlay['as'],
  foundBy?: string,
): Seen {
  const { card, owner, definition, from } = played;
  const { player, against, hidden, asGuard = false, choose: chosen = {} } = action;
  const inPlay: InPlay = {
    ...{ id: card.id, card: card.card, owner, controller: player, preGame: false, asGuard },
    ...{ faceDown: hidden === true, weapon: 'held', lostIn: null, counters: {}, chosen },
    ...(as === undefined ? {} : { as }),
  };
  const seen: AsIfPlayed = {
    ...{ id: card.id, definition, owner, inPlay, from },
    ...(against === undefined ? {} : { against }),
  };
  const given = givenByCompanions(board, action, seen, foundBy);
  const leave = leaveToPlay(board, player, played);
  if (leave !== undefined) {
    const frame = { ...leave.frame, source: card.id };
    given.push(...leave.with.map((modifier) => ({ modifier, frame })));
  }
  const together = asIfPlayed(seen, given);
  if (as !== 'attack' || leave !== undefined) return together;
  const opportunity = opportunityFor(board, player, together, isFoundBySearch(board, from));
  if (opportunity === undefined) return together;
  const { with: changes, frame } = opportunity;
  return asIfPlayed(together, [...given, ...changes.map((modifier) => ({ modifier, frame }))]);
}

export function isFromOwnHand(played: CardPlayed | undefined, player: string): played is CardPlayed {
  return played?.from === 'hand' && played.owner === player;
}

/** Leave that an effect gives to play it then and there, wherever it lies; undefined if none does. */
export function leaveToPlay(board: Board, player: string, { card, owner, unseen }: CardPlayed) {
  return unseen
    ? leaveForSuch(board, player, board.seenElsewhere(card, owner))
    : leaveFor(board, player, card.id);
}

/** Whether it is of the Exertion that was made to find an attack, and used the opportunity for it. */
export function isFoundBySearch({ state }: Board, from: PlayedFrom): boolean {
  return from === 'exertion' && state.exertion?.for === 'attack';
}

/** What cards change of the one that they are, or were, played in conjunction with; but for the one that looks for it. */
function givenByCompanions(
  board: Board,
  action: Play,
  { id, from, inPlay }: Seen,
  foundBy: string | undefined,
): On<Modifier>[] {
  const now = (action.with ?? []).flatMap(({ card }) => cardPlayed(board, action.player, card) ?? []);
  const before = from === 'exertion' && inPlay?.as !== undefined ? board.state.awaitingExertion : [];
  const companions = [...now.map(({ card }) => card), ...before.map((one) => board.inPlayFor(one))];
  return companions.flatMap((companion) => {
    if (companion.id === foundBy) return [];
    const frame = { player: action.player, source: companion.id, card: companion.card, with: id, values: {} };
    const { abilities } = board.definition(companion);
    return abilities.flatMap(givenToConjoined).map((modifier) => ({ modifier, frame }));
  });
}

/** The same, of the card that an action would play. */
export function seenPlayed(subject: Subject<Play>): Seen | undefined {
  const { played } = looked(subject);
  return played === undefined ? undefined : asItWouldLie(subject, played);
}

/** The same, also of a card whose type no source tells: nobody knows as what that is played, but what else it says. */
export function seenAsFarAsTold(subject: Subject<Play>): Seen | undefined {
  const { board, action } = subject;
  const played = cardPlayed(board, action.player, action.card);
  if (played === undefined || played.definition.type !== null) return seenPlayed(subject);
  return laidAsSaid(subject, played, undefined);
}

/** The same, if it is played as one of these. */
export function seenAs(subject: Subject<Play>, ...kinds: readonly InPlay['as'][]): Seen | undefined {
  const played = playing(subject, ...kinds);
  return played === undefined ? undefined : asItWouldLie(subject, played);
}
