import type { Board } from '../board/board.ts';
import { is } from '../board/cards/likeness.ts';
import { cardsGoingWith } from '../board/weapons/weapon-cards.ts';
import { weaponsOf } from '../board/weapons/weapons.ts';
import type { InPlay, Player, WeaponLost } from '../state/state.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import { emit } from './emit.ts';
import { leavePlay } from './moving.ts';
import { comesAbout } from './replacing.ts';

export type Loss = 'disarmed' | 'broken';
const told = { disarmed: 'disarmed', broken: 'weapon-broken' } as const;

/** A disarmed Weapon of Choice is turned over and has no effect; `generic` is the weapon that is no card. */
export function loseWeapon(board: Board, id: string, weapon: string, loss: Loss, frame: Frame): boolean {
  const event: GameEvent = {
    ...{ event: told[loss], player: id, by: frame.player },
    ...(weapon === 'generic' ? {} : { card: weapon }),
    ...(frame.source === undefined ? {} : { source: frame.source }),
  };
  return comesAbout(board, event, () => {
    putWeaponDown(board, id, weapon, loss);
    emit(board, event);
    for (const card of cardsGoingWith(board, id, weapon)) goWith(board, card, frame);
  });
}

function putWeaponDown(board: Board, id: string, weapon: string, loss: Loss): void {
  const { number } = board.state.turn;
  if (weapon === 'generic') {
    const player = board.player(id);
    player.genericWeapon = loss;
    player.weaponLostIn = number;
  } else {
    const card = board.inPlayFor(weapon);
    card.weapon = loss;
    card.lostIn = number;
    card.faceDown = true;
  }
}

/** As it stands with the weapons of a player when another of his Immortals takes them up. */
export function holdAllBut(board: Board, player: Player, lost: readonly WeaponLost[]): void {
  const found = (weapon: string) => lost.find((one) => one.weapon === weapon);
  const generic = found('generic');
  player.genericWeapon = generic?.status ?? 'held';
  player.weaponLostIn = generic?.lostIn ?? null;
  for (const card of weaponsOf(board, player.id)) {
    const { status = 'held', lostIn = null } = found(card.id) ?? {};
    card.weapon = status;
    card.lostIn = lostIn;
    card.faceDown = status !== 'held';
  }
}

/** A hilt is removed from play, and other cards of the weapon are discarded. */
function goWith(board: Board, card: InPlay, { source, player: by }: Frame): void {
  const event: GameEvent = {
    ...{
      event: is(board, board.seen(card), 'hilt') ? 'removed-from-play' : 'discarded',
      player: card.owner,
      by,
    },
    ...{ card: card.id, of: card.card, from: 'play', forced: true },
    ...(source === undefined ? {} : { source }),
  };
  comesAbout(board, event, () => {
    leavePlay(board, card, 'removed', by);
    emit(board, event);
  });
}

/** By an Exertion of some kind, or otherwise. */
export function regainWeapon(board: Board, id: string, weapon: string, what?: 'hard' | 'soft'): void {
  if (weapon === 'generic') {
    const player = board.player(id);
    player.genericWeapon = 'held';
    player.weaponLostIn = null;
  } else {
    const card = board.inPlayFor(weapon);
    card.weapon = 'held';
    card.lostIn = null;
    card.faceDown = false;
  }
  emit(board, {
    ...{ event: 'weapon-regained', player: id, ...(weapon === 'generic' ? {} : { card: weapon }) },
    ...(what === undefined ? {} : { what }),
  });
}
