import { rememberedEvents } from '../../vocabulary/event-names.ts';
import { eventReadsInAbility } from '../../words/event-reads.ts';
import { goneAsTheyWere } from '../board/as-it-was.ts';
import { type Board, zonesOf } from '../board/board.ts';
import { creatorsNow } from '../board/creators.ts';
import { describedPart } from '../board/described-part.ts';
import { contentRead } from '../board/event-content.ts';
import type { TextOn, Triggered } from '../board/gathered.ts';
import { frameOf } from '../board/gathering.ts';
import { isSuch } from '../board/memory.ts';
import { triggeredBy } from '../board/texts.ts';
import type { Trigger } from '../state/state.ts';
import type { CardElsewhere, Frame, GameEvent } from '../state/values.ts';
import { hasUsesLeft, placeOf, useKey } from './limits.ts';

const remembered: ReadonlySet<GameEvent['event']> = rememberedEvents;

/**
 * Something happens. It is told, remembered, and triggers what waits for it (5.2.2). What happens to a card that is
 * about to leave play is emitted while it still is there, so that its own text and others can see it.
 */
export function emit(board: Board, happened: GameEvent): void {
  const { state } = board;
  const event = withCreators(board, happened);
  board.budget.step();
  board.events.push(event);
  if (remembered.has(event.event)) remember(board, event);
  if (state.scene !== null && !state.scene.resolving) state.scene.events.push(event);
  const waiting = triggeredBy(board, event.event);
  const ofTheGone = [
    ...textsOfTheGone(board),
    ...textsOutOfPlay(board),
    ...textsOfTheDiscarded(board, event),
  ];
  board.look(3 * (waiting.length + ofTheGone.length) + state.lasting.length);
  for (const text of waiting) trigger(board, text, event);
  for (const text of ofTheGone) trigger(board, text, event);
  for (const lasting of [...state.lasting]) {
    if (lasting.kind !== 'when') continue;
    const such = describedPart(event, (one) => isSuch(board, lasting.on, one, lasting.frame));
    if (such === undefined) continue;
    state.triggers.push({
      ...{ id: board.newId('t'), effects: lasting.effects, choose: [], pay: [], optional: false },
      ...{ immediately: false, frame: { ...lasting.frame, event: such } },
    });
    if (lasting.once) state.lasting.splice(state.lasting.indexOf(lasting), 1);
  }
}

/** What happens while a scene is generated is responded to in it, unless what happened before has to wait (6.4). */
function remember({ state: { scene, turn } }: Board, event: GameEvent): void {
  turn.events.push(event);
  const isMainShot = turn.phase === 'main' || turn.phase === 'ending';
  if (isMainShot && (scene === null || scene.resolving || turn.unanswered > 0)) turn.unanswered += 1;
}

/** What an Event that was given other targets does is also the doing of whoever gave it those (10.2). */
function withCreators(board: Board, event: GameEvent): GameEvent {
  if (board.doing?.alsoBy === undefined || event.by === undefined || event.players !== undefined)
    return event;
  const players = creatorsNow(board, event.by);
  return players.length === 1 ? event : { ...event, players: [...players] };
}

/** Only cards in play trigger anything (5.2.2), unless their text says that it does so when they are gone. */
function textsOfTheGone(board: Board): readonly TextOn<Triggered>[] {
  if (board.state.left.length === 0) return [];
  return board.remembered('texts of the gone', () =>
    goneAsTheyWere(board).flatMap(({ inPlay, texts }) =>
      texts.flatMap((ability) =>
        ability.ability === 'triggered' && ability.from === undefined && ability.evenIfGone === true
          ? [{ card: inPlay, ability, frame: frameOf(inPlay) }]
          : [],
      ),
    ),
  );
}

/** A text says that it triggers while its card lies in its owner's hand or smoked pile (7.2). */
function textsOutOfPlay(board: Board): readonly TextOn<Triggered>[] {
  return board.remembered('triggered out of play', () =>
    board.state.players.flatMap(({ id, hand, smoked }) => [
      ...triggeredIn(board, id, hand.cards, 'hand'),
      ...triggeredIn(board, id, smoked.cards, 'smoked-pile'),
    ]),
  );
}

/** A card that was just discarded was in hand. */
function textsOfTheDiscarded(board: Board, { event, card, player }: GameEvent): TextOn<Triggered>[] {
  if (event !== 'discarded' || card === undefined || player === undefined) return [];
  const discarded = zonesOf(board.player(player)).flatMap(({ cards }) =>
    cards.filter(({ id }) => id === card),
  );
  return triggeredIn(board, player, discarded, 'hand');
}

function triggeredIn(
  board: Board,
  player: string,
  cards: readonly CardElsewhere[],
  from: NonNullable<Triggered['from']>,
): TextOn<Triggered>[] {
  board.look(cards.length);
  const found: TextOn<Triggered>[] = [];
  for (const { id, card } of cards) {
    for (const ability of board.definitionOf(card).abilities) {
      if (ability.ability !== 'triggered' || ability.from !== from) continue;
      const frame = { player, source: id, card, values: {} };
      found.push({ card: { id, card, faceDown: false }, ability, frame });
    }
  }
  return found;
}

/** It was triggered by something that happened at the same time and is the same to its text (5.2.3). */
function isWaiting({ state }: Board, card: string, ability: Triggered, event: GameEvent): boolean {
  const reads = eventReadsInAbility(ability);
  return state.triggers.some(
    ({ frame, effects }) =>
      frame.source === card &&
      effects.every((effect, at) => effect === ability.do[at]) &&
      (frame.event === undefined || contentRead(frame.event, reads) === contentRead(event, reads)),
  );
}

/** A Site that was just seized had its text read by its former controller, as one that is smoked or burned (6.4.3). */
function reader({ player, source }: Frame, { event, card, player: former }: GameEvent): string {
  return event === 'seized' && card === source && former !== undefined ? former : player;
}

function trigger(board: Board, { card, ability, ...text }: TextOn<Triggered>, happened: GameEvent): void {
  const seeing = (event: GameEvent) => ({
    ...text.frame,
    values: { ...text.frame.values },
    player: reader(text.frame, event),
    event,
  });
  const event = describedPart(happened, (one) => {
    const its = seeing(one);
    if (!isSuch(board, ability.on, one, its)) return false;
    return ability.if === undefined || board.meanings.holds(board, ability.if, its);
  });
  if (event === undefined) return;
  const frame = seeing(event);
  if (ability.together === true && isWaiting(board, card.id, ability, event)) return;
  const { limit } = ability;
  const key = limit === undefined ? undefined : useKey(board, card, ability);
  if (limit !== undefined && key !== undefined && !hasUsesLeft(board, key, limit)) return;
  const waiting: Trigger = {
    id: board.newId('t'),
    effects: [...ability.do],
    frame,
    choose: [...(ability.choose ?? [])],
    pay: [...(ability.pay ?? [])],
    // It is up to its controller to remember a face-down Site's triggered effect (5.2.2).
    optional: ability.optional === true || card.faceDown,
    immediately: ability.immediately === true,
  };
  if (card.faceDown) waiting.reveals = card.id;
  if (ability.exactlyOneCopy === true) waiting.exactlyOneCopy = true;
  const place = placeOf(board, card.card, ability);
  if (place !== undefined) waiting.ability = place;
  if (limit !== undefined && key !== undefined) waiting.limited = { ability: key.ability, limit };
  board.state.triggers.push(waiting);
}
