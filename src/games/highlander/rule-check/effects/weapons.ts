import type { CardProhibition, Prevention } from '../../vocabulary/words.ts';
import type { Board } from '../board/board.ts';
import { NotOffered } from '../board/decisions.ts';
import { keptFrom } from '../board/forbidding/prevention.ts';
import { cannot } from '../board/forbidding/prohibitions.ts';
import { causeOf } from '../board/sources.ts';
import { cardsReached, playersReached } from '../board/texts/reached.ts';
import { beganWith, considered, lostWeapons, weaponsThatMayBe } from '../board/weapons/weapons.ts';
import { type Loss, loseWeapon, regainWeapon } from '../doing/weapons.ts';
import type { Frame } from '../state/values.ts';
import type { Perform } from './performing.ts';

const prevented: Readonly<Record<Loss, { readonly player: Prevention; readonly weapon: CardProhibition }>> = {
  disarmed: { player: 'be-disarmed', weapon: 'be-disarmed' },
  broken: { player: 'lose-weapon', weapon: 'be-broken' },
};

/** The weapons of a player that the card of a frame can take so. */
function weaponsToLose(board: Board, player: string, loss: Loss, frame: Frame): string[] {
  const by = causeOf(board, frame);
  if (keptFrom(board, player, prevented[loss].player, by)) return [];
  return (justDisarmed(player, loss, frame) ?? weaponsThatMayBe(board, player, loss)).filter((id) => {
    const card = board.find(id);
    return (
      card === undefined || !cannot(board, card, prevented[loss].weapon, { ...by, player: frame.player })
    );
  });
}

/** What breaks a weapon because it was Disarmed breaks that one: no other is attempted, nor one lost before. */
function justDisarmed(player: string, loss: Loss, { event }: Frame): readonly string[] | undefined {
  if (loss !== 'broken' || event?.event !== 'disarmed' || event.player !== player) return undefined;
  return [event.card ?? 'generic'];
}

/** Of several weapons one is lost: which, one of the players says (Disarming & Breaking Weapons). */
const losing =
  (loss: Loss): Perform<'disarm' | 'break-a-weapon'> =>
  ({ players }, { board, frame }) => {
    let done = false;
    for (const player of playersReached(board, players, frame)) {
      const { disarmedWeaponChosenBy } = board.switches;
      const chooser = disarmedWeaponChosenBy === 'disarmed' ? player : board.opponentOf(player).id;
      const weapon = oneOf(board, chooser, weaponsToLose(board, player, loss, frame), 'is lost', frame);
      if (weapon !== undefined) done = loseWeapon(board, player, weapon, loss, frame) || done;
    }
    return done;
  };

/** The only one, or the one that is chosen. */
function oneOf(
  board: Board,
  player: string,
  from: readonly string[],
  what: 'is lost' | 'is regained',
  frame: Frame,
): string | undefined {
  if (from.length < 2) return from[0];
  const about = `The weapon that ${what}`;
  const asked = { player, form: 'cards' as const, as: 'weapon', about, from, least: 1, most: 1 };
  const { value, pointer } = board.decisions.answer(asked, frame);
  const [weapon] = 'cards' in value ? value.cards : [];
  if (weapon === undefined || !from.includes(weapon)) throw new NotOffered(pointer, asked);
  return weapon;
}

const losingCards =
  (loss: Loss): Perform<'disarm-weapon' | 'break-weapon'> =>
  ({ cards }, { board, frame }) => {
    const lost = cardsReached(board, cards, frame).filter(({ id }) => {
      const owner = board.inPlay(id)?.owner;
      if (owner === undefined || !weaponsToLose(board, owner, loss, frame).includes(id)) return false;
      return loseWeapon(board, owner, id, loss, frame);
    });
    return lost.length > 0;
  };

/** Nobody regains a weapon while considered to have none. */
function mayRegain(board: Board, player: string, frame: Frame): boolean {
  const isConsidered = (['disarmed', 'weapon-broken'] as const).some(
    (what) => considered(board, player, what).length > 0,
  );
  return !isConsidered && !keptFrom(board, player, 'regain-weapon', causeOf(board, frame));
}

/** Who has lost several regains one, of his choice (Disarming & Breaking Weapons). */
const rearm: Perform<'rearm'> = ({ players }, { board, frame }) => {
  let done = false;
  for (const player of board.meanings.players(board, players, frame)) {
    if (!mayRegain(board, player, frame)) continue;
    const lost = lostWeapons(board, player)
      .map(({ weapon }) => weapon)
      .filter((weapon) => beganWith(board, player, weapon));
    const weapon = oneOf(board, player, lost, 'is regained', frame);
    if (weapon === undefined) continue;
    regainWeapon(board, player, weapon);
    done = true;
  }
  return done;
};

const regainCards: Perform<'regain-weapon'> = ({ cards }, { board, frame }) => {
  const regained = board.meanings.cards(board, cards, frame).flatMap((id) => {
    const card = board.inPlay(id);
    return card !== undefined && card.weapon !== 'held' && mayRegain(board, card.owner, frame) ? [card] : [];
  });
  for (const { id, owner } of regained) regainWeapon(board, owner, id);
  return regained.length > 0;
};

export const weaponEffects = {
  disarm: losing('disarmed'),
  'break-a-weapon': losing('broken'),
  'disarm-weapon': losingCards('disarmed'),
  'break-weapon': losingCards('broken'),
  rearm,
  'regain-weapon': regainCards,
} as const;
