import type { Ability } from '../../vocabulary/abilities.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { Kind } from '../../vocabulary/words.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { isPowerBlow, mayBePowerBlow, waysOf } from './attacks/attacks.ts';
import { isPowerBlock, mayBePowerBlock, mayBePowerBlocked, metBy } from './attacks/power-blocks.ts';
import { declaredFor } from './attacks/sequence.ts';
import type { Board, Seen } from './board.ts';
import { keptFrom } from './forbidding/prevention.ts';
import { mayExert, powerBlowsLeft, roomForHardExertion } from './turn/exertions.ts';

type Made = 'power-blow' | 'power-block';

const keys = { 'power-blow': 'powerBlow', 'power-block': 'powerBlock' } as const;

/** What the cards are that it is played in conjunction with, by each of its ways. */
export function conjoinedBy({ abilities }: Definition): Filter[] {
  return abilities.flatMap((ability) =>
    ability.ability === 'playing' && ability.inConjunctionWith !== undefined
      ? [ability.inConjunctionWith]
      : [],
  );
}

const attacks: readonly Kind[] = [
  ...(['attack', 'basic-attack', 'special-attack', 'ranged-attack', 'dirty-trick'] as const),
];
const defenses: readonly Kind[] = ['defense', 'block', 'basic-block', 'guard', 'dodge', 'standing-defense'];

/** No Exertion is made to find them. */
const neither: readonly Kind[] = [
  ...(['special-card', 'event', 'situation', 'object', 'location', 'plot', 'edge', 'pre-game'] as const),
];

/**
 * What an Exertion would be made to find for such a card: what it says, or else what belongs to the phase; nothing for
 * one that goes with cards that are neither.
 */
export function soughtFor(board: Board, filter: Filter): 'attack' | 'defense' | undefined {
  const isNeither = filter.kind?.some((one) => neither.includes(one)) === true;
  return sideMeant(filter) ?? (isNeither ? undefined : soughtNow(board));
}

/** Whether attacks or defenses are meant; undefined if it says neither. */
export function sideMeant({ kind = [] }: Filter): 'attack' | 'defense' | undefined {
  if (kind.some((one) => defenses.includes(one))) return 'defense';
  return kind.some((one) => attacks.includes(one)) ? 'attack' : undefined;
}

/**
 * Whether it may go with an Illusion, which any Hard Exertion may yield: it says so, or like Darius no more than that it
 * goes with a card (FAQ, Illusions And Darius).
 */
export function mayGoWithIllusion({ switches }: Board, definition: Definition): boolean {
  return (
    switches.illusions === 'hard-exertion' &&
    conjoinedBy(definition).some(
      (filter) => Object.keys(filter).length === 0 || filter.kind?.includes('illusion') === true,
    )
  );
}

/** Cards that were played in conjunction with what an Exertion is to find. */
export function awaiting(board: Board): Seen[] {
  return board.state.awaitingExertion.map((id) => board.seen(board.inPlayFor(id)));
}

/** What is searched for in this phase. */
export function soughtNow({ state }: Board): 'attack' | 'defense' {
  return state.turn.phase === 'defense' ? 'defense' : 'attack';
}

/**
 * Whether a card is such a one as another is played in conjunction with. What goes with a Power Blow or a Power Block
 * goes with what can yet be made one: it is played first (Power Blows, Power Blocks).
 */
export function fits(
  board: Board,
  { powerBlow, powerBlock, ...others }: Filter,
  card: Seen,
  frame: Frame,
  against: readonly string[] = [],
): boolean {
  const asked = {
    ...others,
    ...(powerBlow === false ? { powerBlow } : {}),
    ...(powerBlock === false ? { powerBlock } : {}),
  };
  return (
    board.meanings.matches(board, asked, card, frame) &&
    (powerBlow !== true || canBecomePowerBlow(board, card, frame.player, blowsOwedBy(board, frame.player))) &&
    (powerBlock !== true || canBecomePowerBlock(board, card, frame.player, against))
  );
}

function blowsOwedBy(board: Board, player: string): number {
  return owedBy(board, player).filter(({ into }) => into === 'power-blow').length;
}

/** It is one, or there is room for it beside so many others that have yet to be made. */
function canBecomePowerBlow(board: Board, attack: Seen, player: string, others = 0): boolean {
  if (!mayBePowerBlow(board, attack)) return false;
  const { isByOthers, is, may } = waysOf(board, attack, 'powerBlow');
  if (isByOthers || is) return true;
  if (powerBlowsLeft(board, player) <= others || keptFrom(board, player, 'make-power-blows')) return false;
  return may || mayExert(board, player, 'hard', 'power-blow');
}

function canBecomePowerBlock(board: Board, block: Seen, player: string, against: readonly string[]): boolean {
  const met = metBy(board, { against }).filter((attack) => isPowerBlow(board, attack));
  if (!mayBePowerBlock(board, block)) return false;
  if (!met.some((attack) => mayBePowerBlocked(board, attack, player, block))) return false;
  const { isByOthers, is, may } = waysOf(board, block, 'powerBlock');
  if (isByOthers || is) return true;
  if (keptFrom(board, player, 'make-power-blocks')) return false;
  return may || (mayExert(board, player, 'hard', 'power-block') && isRoomBesideDeclared(board, player));
}

/** Whether the Exertion that a player has said he will make for a defense leaves him one for a Power Block. */
function isRoomBesideDeclared(board: Board, player: string): boolean {
  const declared = declaredFor(board, player);
  return declared === undefined || roomForHardExertion(board, player, 'defense', 'power-block').may;
}

/** What a player's attack or block of this turn has yet to be made, because of a card that was played with it. */
export function owedBy(board: Board, player: string): { readonly card: string; readonly into: Made }[] {
  const { number } = board.state.turn;
  return board.state.inPlay.flatMap((companion) => {
    const { with: card, enteredIn, controller } = companion;
    if (card === undefined || enteredIn !== number || controller !== player) return [];
    const into = wantedMade(board, companion);
    return into !== undefined && canBecome(board, card, into, player) ? [{ card, into }] : [];
  });
}

function wantedMade(board: Board, companion: InPlay): Made | undefined {
  const wanted = conjoinedBy(board.definition(companion));
  return (['power-blow', 'power-block'] as const).find(
    (made) => wanted.length > 0 && wanted.every((filter) => filter[keys[made]] === true),
  );
}

/** Not if it is one, nor if that cannot be helped any more. */
function canBecome(board: Board, id: string, into: Made, player: string): boolean {
  const inPlay = board.inPlay(id);
  if (inPlay === undefined) return false;
  const card = board.seen(inPlay);
  if (into === 'power-blow') {
    const attack = board.attack(id);
    return attack !== undefined && !isPowerBlow(board, attack) && canBecomePowerBlow(board, card, player);
  }
  const defense = board.state.defenses.find((one) => one.id === id);
  return (
    defense !== undefined &&
    !isPowerBlock(board, defense) &&
    canBecomePowerBlock(board, card, player, defense.against)
  );
}

/** What an ability gives to the card in conjunction with which its own is played. */
export function givenToConjoined(ability: Ability): readonly Modifier[] {
  if (ability.ability === 'continuous' && ability.while === undefined)
    return (ability.cards ?? 'conjoined') === 'conjoined' ? (ability.modify ?? []) : [];
  if (ability.ability !== 'played' || ability.if !== undefined) return [];
  return ability.do.flatMap((effect) =>
    effect.do === 'modify' && effect.cards === 'conjoined' ? effect.by : [],
  );
}
