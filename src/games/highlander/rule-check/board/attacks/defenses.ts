import type { PlayedFrom } from '../../../vocabulary/words.ts';
import type { Attack } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';
import { is, titleOf } from '../cards/likeness.ts';
import type { Prohibiting } from '../forbidding/prohibiting.ts';
import { prohibitionsOn } from '../forbidding/prohibitions.ts';
import { ignoresPrevention } from '../texts/player-modifiers.ts';
import { frameOf, modifiersOn } from '../texts/texts.ts';
import { mayDespite } from '../turn/leave.ts';
import { areaInForce, needed } from './areas.ts';
import { attackArea, cardOf } from './attacks.ts';
import { covers, overlaps, type Told } from './grid.ts';

/** Whether a defense covers as much of an attack as it must: one that covers all, wherever the attack is aimed. */
export function coversEnough(board: Board, attack: Attack, defense: Seen): boolean {
  return needed(board, coverageOf(board, attack, defense), cardOf(board, attack), defense);
}

function coverageOf(board: Board, attack: Attack, defense: Seen): Told {
  const does = board.switches.coverage === 'any-square' ? overlaps : covers;
  return does(areaInForce(board, defense), attackArea(board, attack));
}

/** Whether blocks are of any use against such an attack: not against Ranged Attacks and Dirty Tricks, by the rules. */
export function mayBeMetBy(board: Board, attack: Seen, defense: Seen): boolean {
  if (is(board, defense, 'dodge')) return true;
  const trick = board.switches.dirtyTricks === 'by-rule' && is(board, attack, 'dirty-trick');
  const barred = trick || is(board, attack, 'ranged-attack');
  return !barred || isAllowedToBlock(board, attack, defense);
}

function isAllowedToBlock(board: Board, attack: Seen, defense: Seen): boolean {
  const { rangedAndBlocks } = board.switches;
  const ranged = is(board, attack, 'ranged-attack');
  if (ranged && rangedAndBlocks === 'never') return false;
  return modifiersOn(board, defense, 'defendsAlso').some(
    ({ modifier, frame }) =>
      (!ranged || rangedAndBlocks !== 'if-block-says' || frame.source === defense.id) &&
      board.meanings.matches(board, modifier.defendsAlso, attack, frame),
  );
}

/** The rule itself speaks of Dodges with this title, whichever card bears it (Type Two, Ranged Attacks). */
const BACK_AWAY = 'Back Away';

/** Whether it would Back Away from a Ranged Attack: in vain, unless a text lets it or its player ignores the text of Back Away. */
export function backsAwayInVain(board: Board, attack: Seen, defense: Seen): boolean {
  if (board.switches.rangedAndBackAway === 'avoids' || !is(board, attack, 'ranged-attack')) return false;
  if (!is(board, defense, 'dodge') || titleOf(board, defense) !== BACK_AWAY) return false;
  const player = defense.inPlay?.controller ?? defense.owner;
  return !(
    board.meanings.isUnaffected(board, player, frameOf(defense)) ||
    modifiersOn(board, defense, 'defendsAlso').some(({ modifier, frame }) =>
      board.meanings.matches(board, modifier.defendsAlso, attack, frame),
    )
  );
}

/** What says that this attack is not stopped by this defense; `from` where it is played. */
export function unstoppableBy(board: Board, attack: Seen, defense: Seen, from: PlayedFrom | undefined) {
  const player = defense.inPlay?.controller ?? defense.owner;
  const doing = { by: defense, player, from };
  const said = [
    ...(is(board, defense, 'block') ? prohibitionsOn(board, attack, 'be-blocked', doing) : []),
    ...(is(board, defense, 'dodge') ? prohibitionsOn(board, attack, 'be-dodged', doing) : []),
    ...prohibitionsOn(board, attack, 'be-defended', doing),
  ];
  const despite = said.length > 0 && mayDespitePrevention(board, player, defense);
  return despite ? said.filter((one) => !isPreventionOfDefense(board, one)) : said;
}

/** In Type Two it prevents nobody that an attack is unblockable or undodgeable, but that no defense from there stops it (Prevention, Lunge). */
export function isPreventionOfDefense(board: Board, { modifier: { from } }: Prohibiting): boolean {
  return board.switches.unblockableIsPrevention === 'yes' || from !== undefined;
}

/** What may be played despite prevention defends despite it, too. */
function mayDespitePrevention(board: Board, player: string, defense: Seen): boolean {
  return mayDespite(board, player, defense, 'prevention') || ignoresPrevention(board, player, 'defend');
}

/** What says that a defense does not serve against this attack. */
export function keepsFromServing(board: Board, attack: Seen, defense: Seen) {
  return modifiersOn(board, defense, 'defendsOnly').filter(
    ({ modifier, frame }) => !board.meanings.matches(board, modifier.defendsOnly, attack, frame),
  );
}

/** What says that a defense serves against one attack only. */
export function servesOnce(board: Board, defense: Seen) {
  return modifiersOn(board, defense, 'defendsOneAttack');
}

/** Whether a defense stops an attack that it meets. */
export function stops(board: Board, attack: Attack, defense: Seen, from: PlayedFrom | undefined): boolean {
  return coversEnough(board, attack, defense) && serves(board, attack, defense, from);
}

/** The same, but a defense of which nobody tells whether it covers enough is not ruled out. */
export function mightStop(board: Board, attack: Attack, defense: Seen): boolean {
  return coverageOf(board, attack, defense) !== false && serves(board, attack, defense, undefined);
}

/** Whether a defense that covers enough of an attack stops it. */
function serves(board: Board, attack: Attack, defense: Seen, from: PlayedFrom | undefined): boolean {
  const card = cardOf(board, attack);
  return (
    mayBeMetBy(board, card, defense) &&
    !backsAwayInVain(board, card, defense) &&
    unstoppableBy(board, card, defense, from).length === 0 &&
    keepsFromServing(board, card, defense).length === 0
  );
}
