import type { Board } from '../board/board.ts';
import { isDisarmed, lostWeapons, weaponsOf } from '../board/weapons.ts';
import { emit } from '../doing/emit.ts';
import { exhaust, shuffleIntoEndurance } from '../doing/endurance.ts';
import { getUp } from '../doing/feet.ts';
import { comesAbout } from '../doing/replacing.ts';
import { type Loss, loseWeapon, regainWeapon } from '../doing/weapons.ts';
import { win } from '../doing/winning.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import type { Perform, Performing } from './performing.ts';

type OfPlayers = (board: Board, player: string, frame: Frame) => boolean;

/** Done to each of the players; whether it did anything to any of them. */
const toEach =
  (done: OfPlayers) =>
  (
    { players }: { readonly players: Parameters<Board['meanings']['players']>[1] },
    { board, frame }: Performing,
  ) =>
    board.meanings
      .players(board, players, frame)
      .map((player) => done(board, player, frame))
      .includes(true);

/** Of several weapons one is lost: which, one of the players says (Disarming & Breaking Weapons). */
const losingAWeapon =
  (loss: Loss): OfPlayers =>
  (board, player, frame) => {
    const held = heldWeapons(board, player);
    const [first] = held;
    if (first === undefined) return false;
    const weapon = held.length === 1 ? first : weaponChosen(board, player, held, frame);
    return loseWeapon(board, player, weapon, loss, frame);
  };

function heldWeapons(board: Board, player: string): string[] {
  const weapons = weaponsOf(board, player);
  if (weapons.length === 0) return isDisarmed(board, player) ? [] : ['generic'];
  return weapons.filter(({ weapon }) => weapon === 'held').map(({ id }) => id);
}

function weaponChosen(board: Board, disarmed: string, from: readonly string[], frame: Frame): string {
  const { disarmedWeaponChosenBy } = board.switches;
  const player = disarmedWeaponChosenBy === 'disarmed' ? disarmed : board.opponentOf(disarmed).id;
  const asked = {
    player,
    form: 'cards' as const,
    as: 'weapon',
    about: 'The weapon that is lost',
    from,
    least: 1,
    most: 1,
  };
  const { value } = board.decisions.answer(asked, frame);
  const [weapon] = 'cards' in value ? value.cards : [];
  return weapon !== undefined && from.includes(weapon) ? weapon : (from[0] ?? 'generic');
}

export const toPlayers = {
  disarm: toEach(losingAWeapon('disarmed')),
  'break-a-weapon': toEach(losingAWeapon('broken')),
  rearm: toEach((board, player) => {
    const lost = lostWeapons(board, player);
    for (const { weapon } of lost) regainWeapon(board, player, weapon);
    return lost.length > 0;
  }),
  trip: toEach((board, id, frame) => {
    const player = board.player(id);
    if (player.prone) return false;
    const event: GameEvent = { event: 'tripped', player: id, by: frame.player, ...sourceOf(frame) };
    return comesAbout(board, event, () => {
      player.prone = true;
      player.proneSince = board.state.turn.number;
      emit(board, event);
    });
  }),
  'regain-feet': toEach((board, id) => {
    if (!board.player(id).prone) return false;
    getUp(board, id);
    return true;
  }),
  exhaust: toEach((board, id) => {
    exhaust(board, board.player(id));
    return true;
  }),
  'shuffle-discard-pile': toEach((board, id) => {
    shuffleIntoEndurance(board.player(id));
    emit(board, { event: 'shuffled', player: id });
    return true;
  }),
  'shuffle-endurance': toEach((board, id) => {
    const { endurance } = board.player(id);
    endurance.unknown += endurance.cards.length + (endurance.bottom?.length ?? 0);
    endurance.cards = [];
    delete endurance.bottom;
    emit(board, { event: 'shuffled', player: id });
    return true;
  }),
  'lose-game': toEach((board, id) => {
    win(board, board.opponentOf(id).id, 'card');
    return true;
  }),
} as const;

function sourceOf({ source }: Frame): { readonly source?: string } {
  return source === undefined ? {} : { source };
}

/** A phase that is skipped is one less of the player's present turn, or else of his next. */
export const skipPhase: Perform<'skip-phase'> = ({ players, phase }, { board, frame }) => {
  const reached = board.meanings.players(board, players, frame);
  for (const id of reached) {
    const player = board.player(id);
    if (!player.skips.includes(phase)) player.skips.push(phase);
  }
  return reached.length > 0;
};
