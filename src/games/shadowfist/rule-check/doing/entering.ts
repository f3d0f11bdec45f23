import type { Board } from '../board/board.ts';
import { followsSubject } from '../board/follows-subject.ts';
import { structureOf } from '../board/locations.ts';
import { modifiersOn } from '../board/texts.ts';
import type { InPlay } from '../state/state.ts';
import type { Bindings, CardElsewhere } from '../state/values.ts';
import { noteArrival } from './arrivals.ts';
import { emit } from './emit.ts';
import { noteGivingControl } from './precedence.ts';

export interface Entering {
  readonly card: CardElsewhere;
  readonly owner: string;
  readonly controller: string;
  readonly column?: number | null;
  readonly row?: 'front' | 'back' | undefined;
  readonly on?: string | undefined;
  readonly faceDown?: boolean;
  readonly turned?: boolean;
  readonly unresolved?: boolean;
  readonly chosen?: Bindings;
}

/** A card enters play: unturned, and face up unless it is a Feng Shui Site that is played (3.3.2). */
export function enterPlay(board: Board, entering: Entering): InPlay {
  const { card, controller } = entering;
  const firstSite = entering.row !== undefined && structureOf(board, controller).length === 0;
  const inPlay: InPlay = {
    ...{ id: card.id, card: card.card, owner: entering.owner, controller },
    ...{
      turned: entering.turned ?? false,
      faceDown: entering.faceDown ?? false,
      damage: 0,
      lastingDamage: 0,
    },
    ...{ counters: {}, column: entering.column ?? null, unresolved: entering.unresolved ?? false },
    ...{ enteredThisTurn: true, chosen: entering.chosen ?? {}, ownerGone: false },
  };
  if (entering.row !== undefined) inPlay.row = entering.row;
  if (entering.on !== undefined) inPlay.on = entering.on;
  board.state.inPlay.push(inPlay);
  board.changed();
  if (entering.on !== undefined) followSubject(board, inPlay, entering.on);
  if (modifiersOn(board, inPlay, 'entersPlayTurned').length > 0) inPlay.turned = true;
  noteArrival(board, inPlay);
  if (!inPlay.unresolved) noteGivingControl(board, inPlay);
  if (firstSite) gatherCharacters(board, controller);
  board.changed();
  emit(board, { event: 'enters-play', card: inPlay.id, player: controller });
  return inPlay;
}

/** A Weapon is from the first whose its subject is, whoever played it (10.1.1). */
function followSubject(board: Board, state: InPlay, on: string): void {
  const subject = board.inPlay(on);
  if (subject === undefined || !followsSubject(board, state)) return;
  state.controller = subject.controller;
  board.changed();
}

/** Characters that were nowhere in particular are at the first location (3.3.2). */
export function gatherCharacters(board: Board, player: string): void {
  for (const card of board.state.inPlay) {
    if (card.controller !== player || card.row !== undefined || card.column !== null) continue;
    if (board.definition(card).type === 'Character') card.column = 0;
  }
}
