import { distinct, type TitledUnjudged } from '../../../../../engine/unjudged.ts';
import { CardsById, unjudgedOf } from '../../../../unjudged.ts';
import type { Ability } from '../../../vocabulary/abilities.ts';
import type { Action } from '../../actions/actions.ts';
import type { State } from '../../state/state.ts';
import { type CardElsewhere, type Frame, slugOf } from '../../state/values.ts';
import type { Board } from '../board.ts';
import { textsOf } from './texts.ts';

/** The cards with influence that are not judged in full: their texts are at work, or they are sources of effects. */
export function unjudgedAtWork(board: Board): readonly TitledUnjudged[] {
  const { inPlay } = board.state;
  const elsewhere = cardsElsewhere(board);
  return distinct([
    ...inPlay.flatMap((card) => {
      const texts = textsOf(board, board.seen(card)).map(({ ability }) => ability);
      return partsOf(board, card, texts);
    }),
    ...sourcesIn(board.state).flatMap((source) => unjudgedOfSource(board, source, elsewhere)),
  ]);
}

/** The cards that an action plays or uses, as far as they are not in play yet. */
export function unjudgedOfAction(board: Board, action: Action): readonly TitledUnjudged[] {
  if (!('card' in action)) return none;
  const elsewhere = cardsElsewhere(board);
  const companions = action.do === 'play' ? (action.with ?? []).map(({ card }) => card) : none;
  return [action.card, ...companions].flatMap((card) =>
    unjudgedOfCard(board, typeof card === 'string' ? elsewhere.find(card) : card),
  );
}

/** Cards that were played, or came into play, while an action was done. */
export function unjudgedMeanwhile(board: Board): readonly TitledUnjudged[] {
  const elsewhere = cardsElsewhere(board);
  return board.events.flatMap(({ event, card }) =>
    card !== undefined && comesIn.has(event) ? unjudgedOfCard(board, elsewhere.find(card)) : none,
  );
}

const comesIn: ReadonlySet<string> = new Set(['played', 'entered-play', 'attack-played', 'defense-played']);

/** The cards in hand, and those of an Exertion that lies open, that are not judged in full. */
export function unjudgedInHand(board: Board, player: string): readonly TitledUnjudged[] {
  const { exertion } = board.state;
  const exerted = exertion?.player === player ? exertion.cards : none;
  return [...board.player(player).hand.cards, ...exerted].flatMap((card) => unjudgedOfCard(board, card));
}

const none: readonly never[] = [];

function unjudgedOfCard(board: Board, card: CardElsewhere | undefined): readonly TitledUnjudged[] {
  return card === undefined ? none : partsOf(board, card, board.definition(card).abilities);
}

function partsOf(
  board: Board,
  { id, card }: CardElsewhere,
  abilities: readonly Ability[],
): readonly TitledUnjudged[] {
  if (!abilities.some(({ ability }) => ability === 'unsupported')) return none;
  return unjudgedOf({ card: id, slug: slugOf(card), title: board.definitionOf(card).title }, abilities);
}

type Source = Pick<Frame, 'source' | 'card'>;

/** In play its texts are at work; elsewhere the card is looked at as it is printed. */
function unjudgedOfSource(
  board: Board,
  { source, card }: Source,
  elsewhere: CardsById<CardElsewhere>,
): readonly TitledUnjudged[] {
  if (source === undefined || board.inPlay(source) !== undefined) return none;
  const known = elsewhere.find(source) ?? (card === undefined ? undefined : { id: source, card });
  return unjudgedOfCard(board, known);
}

/** The cards that somebody has named outside play. */
function cardsElsewhere(board: Board): CardsById<CardElsewhere> {
  return new CardsById(() => board.state.players.flatMap((player) => board.namedOutsidePlay(player).flat()));
}

/** The sources of everything that waits to happen, or lasts. */
function sourcesIn({ lasting, obligations, leave, pending }: State): Source[] {
  const afterwards = leave.flatMap((one) => one.afterwards);
  const framed = [...lasting, ...obligations, ...leave, ...afterwards].map(({ frame }) => frame);
  return [...framed, ...pending];
}
