import { distinct, type TitledUnjudged } from '../../../../engine/unjudged.ts';
import { CardsById, unjudgedOf } from '../../../unjudged.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Action } from '../actions/actions.ts';
import type { InPlay, State } from '../state/state.ts';
import { type Card, type CardElsewhere, type Frame, slugOf } from '../state/values.ts';
import { type Board, zonesOf } from './board.ts';
import { textsOf } from './texts.ts';

/** The cards with influence that are not judged in full: in play and face up, or the sources of effects. */
export function unjudgedAtWork(board: Board): readonly TitledUnjudged[] {
  const faceUp = board.state.inPlay.filter(({ faceDown }) => !faceDown);
  const elsewhere = cardsElsewhere(board);
  return distinct([
    ...faceUp.flatMap((card) => partsOf(board, card.id, card.card, abilitiesInForce(board, card), isPlayed)),
    ...framesIn(board.state).flatMap((frame) => unjudgedOfSource(board, frame, elsewhere)),
  ]);
}

/** The card that an action plays or uses, if it is not in play yet. */
export function unjudgedOfAction(board: Board, action: Action): readonly TitledUnjudged[] {
  if (!('card' in action)) return none;
  const { card } = action;
  return unjudgedOfCard(board, typeof card === 'string' ? cardsElsewhere(board).find(card) : card, isAny);
}

/** Cards that were played, or came into play, while an action was done. */
export function unjudgedMeanwhile(board: Board): readonly TitledUnjudged[] {
  const elsewhere = cardsElsewhere(board);
  return board.events.flatMap(({ event, card }) =>
    card !== undefined && comesIn.has(event) ? unjudgedOfCard(board, elsewhere.find(card), isPlayed) : none,
  );
}

const comesIn: ReadonlySet<string> = new Set(['played', 'enters-play', 'returned-to-play']);

/** The cards in hand that are not judged in full. */
export function unjudgedInHand(board: Board, player: string): readonly TitledUnjudged[] {
  return board.player(player).hand.cards.flatMap((card) => unjudgedOfCard(board, card, isAny));
}

/** The cards of which so little is known that nothing can be judged once they are played, revealed or in play. */
export function unjudgedElsewhere(board: Board): readonly TitledUnjudged[] {
  const { players, inPlay } = board.state;
  const outOfPlay = players.flatMap((player) => zonesOf(player).flatMap(({ cards }) => cards));
  const faceDown = inPlay.filter((card) => card.faceDown);
  return [...outOfPlay, ...faceDown].flatMap((card) => unjudgedOfCard(board, card, isNeeded));
}

const none: readonly never[] = [];

type Bears = (ability: Ability) => boolean;
const isAny: Bears = () => true;
const isNeeded: Bears = (ability) => ability.ability === 'unsupported' && ability.reach !== 'use';
/** What a card needs to be played no longer matters once it was played. */
const isPlayed: Bears = (ability) => ability.ability !== 'unsupported' || ability.reach !== 'play';

function unjudgedOfCard(
  board: Board,
  card: CardElsewhere | undefined,
  bears: Bears,
): readonly TitledUnjudged[] {
  if (card === undefined) return none;
  return partsOf(board, card.id, card.card, board.definition(card).abilities, bears);
}

/** In play its texts are at work; elsewhere the card is looked at as it is printed. */
function unjudgedOfSource(
  board: Board,
  { source, card }: Frame,
  elsewhere: CardsById<CardElsewhere>,
): readonly TitledUnjudged[] {
  if (source === undefined || board.inPlay(source) !== undefined) return none;
  const known = elsewhere.find(source);
  if (known !== undefined) return unjudgedOfCard(board, known, isPlayed);
  return card === undefined ? none : unjudgedOfCard(board, { id: source, card }, isPlayed);
}

function partsOf(
  board: Board,
  id: string,
  card: Card,
  abilities: readonly Ability[],
  bears: Bears,
): readonly TitledUnjudged[] {
  if (!abilities.some(({ ability }) => ability === 'unsupported')) return none;
  const { title } = board.definitionOf(card);
  return unjudgedOf({ card: id, slug: slugOf(card), title }, abilities.filter(bears));
}

function abilitiesInForce(board: Board, card: InPlay): readonly Ability[] {
  return textsOf(board, card).map(({ ability }) => ability);
}

/** The cards that somebody has named outside play. */
function cardsElsewhere({ state }: Board): CardsById<CardElsewhere> {
  return new CardsById(() =>
    state.players.flatMap((player) => zonesOf(player).flatMap(({ cards }) => cards)),
  );
}

/** The frames of everything that waits to happen, or lasts. */
function framesIn({ scene, nextScene, auction, triggers, lasting, agenda }: State): Frame[] {
  const waiting = [...(scene?.items ?? []), ...nextScene, ...(auction?.suspended?.items ?? []), ...triggers];
  const tasks = agenda.flatMap((task) => {
    switch (task.task) {
      case 'effects':
      case 'replacement':
        return [task.frame];
      case 'trigger':
        return [task.trigger.frame];
      case 'order-triggers':
        return task.triggers.map(({ frame }) => frame);
      default:
        return [];
    }
  });
  return [...[...waiting, ...lasting].map(({ frame }) => frame), ...tasks];
}
