import type { Kind, Way } from '../../../vocabulary/words.ts';
import type { Attack } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';
import { is, likeness } from '../cards/likeness.ts';
import { modifiersOn } from '../texts/texts.ts';
import { areaInForce, needed } from './areas.ts';
import { type Covered, isUpper, type Told } from './grid.ts';
import { isInSpiteOfKind, kindsKeptFromBlows, kindsKeptFromHiding } from './in-spite-of-kind.ts';

/** The card that an attack is. */
export function cardOf(board: Board, attack: Attack): Seen {
  return board.seen(board.inPlayFor(attack.id));
}

export function attackArea(board: Board, attack: Attack): Covered {
  return areaInForce(board, cardOf(board, attack));
}

/** Ways that are said of an attack or block, by its own text or by other cards. */
export function waysOf(board: Board, card: Seen, key: 'powerBlow' | 'headShot' | 'powerBlock') {
  const all = modifiersOn(board, card, key).map(({ modifier, frame }) => {
    const ways: { readonly [Key in typeof key]?: Way } = modifier;
    return { way: ways[key], byOthers: frame.source !== card.id, frame };
  });
  const isStated = all.some(({ way, byOthers }) => !byOthers && way !== 'cannot');
  // What the attack itself states it can be, any card may make of it.
  const kept = key === 'powerBlock' || isStated ? [] : kindsKept(board, card, key);
  const said = all.filter(({ way, frame }) =>
    isInSpiteOfKind(board, card, frame, way === 'cannot' ? [] : kept),
  );
  return {
    /** Another card makes it so, which its own text cannot forbid. */
    isByOthers: said.some(({ way, byOthers }) => way === 'is' && byOthers),
    isByItself: said.some(({ way, byOthers }) => way === 'is' && !byOthers),
    is: said.some(({ way }) => way === 'is'),
    /** Its own text says that it is one, or may be. */
    isStated,
    /** At will, or by an Exertion that is made for it. */
    may: said.some(({ way }) => way === 'may'),
    mayByExertion: said.some(({ way }) => way === 'may-by-hard-exertion'),
    cannot: said.some(({ way }) => way === 'cannot'),
  };
}

/** In Type Two a Special Attack that states it can be made a Head Shot may be made a Power Blow, too (Special Attacks). */
function kindsKept(board: Board, card: Seen, key: 'powerBlow' | 'headShot'): readonly Kind[] {
  const kept = kindsKeptFromBlows(board);
  const implies = key === 'powerBlow' && board.switches.specialAttackPowerBlows === 'if-head-shot-stated';
  return implies && waysOf(board, card, 'headShot').isStated
    ? kept.filter((kind) => kind === 'dirty-trick')
    : kept;
}

/** Special Attacks and Dirty Tricks may not be Power Blows, and so not Head Shots, unless something says so. */
export function mayBePowerBlow(board: Board, card: Seen): boolean {
  const { isByOthers, is: isOne, may, mayByExertion, cannot } = waysOf(board, card, 'powerBlow');
  if (isByOthers) return true;
  if (cannot) return false;
  return isOne || may || mayByExertion || mayByTheRules(board, card);
}

function mayByTheRules(board: Board, card: Seen): boolean {
  const { specialAttackPowerBlows, rangedPowerBlows, dirtyTricks } = board.switches;
  if (dirtyTricks === 'by-rule' && is(board, card, 'dirty-trick')) return false;
  if (rangedPowerBlows === 'never' && is(board, card, 'ranged-attack')) return false;
  if (is(board, card, 'special-attack')) {
    const { isByItself, may, mayByExertion } = waysOf(board, card, 'headShot');
    return specialAttackPowerBlows === 'if-head-shot-stated' && (isByItself || may || mayByExertion);
  }
  const { damage } = likeness(board, card);
  return board.switches.powerBlowDamage !== 'second-value' || damage === null || damage.length === 2;
}

/** To be a Head Shot an attack must be able to become a Power Blow; in the first edition it becomes one thereby. */
function mayBecomeOneByHeadShot(board: Board, card: Seen): boolean {
  if (mayBePowerBlow(board, card) || isStatedHeadShot(board, card)) return true;
  if (board.switches.headShots !== 'upper' || is(board, card, 'special-attack')) return false;
  return !waysOf(board, card, 'powerBlow').cannot;
}

/** By the Guide what an attack's own text states goes before what keeps such attacks from being Head Shots (Special Attacks, Head Shots). */
function isStatedHeadShot(board: Board, card: Seen): boolean {
  const { specialAttackPowerBlows, rangedPowerBlows, powerBlowDamage, dirtyTricks } = board.switches;
  if (dirtyTricks === 'by-rule' && is(board, card, 'dirty-trick')) return false;
  if (rangedPowerBlows === 'never' && is(board, card, 'ranged-attack')) return false;
  const goesByText = is(board, card, 'special-attack')
    ? specialAttackPowerBlows === 'if-stated'
    : powerBlowDamage === 'second-value';
  return goesByText && waysOf(board, card, 'headShot').isStated && !waysOf(board, card, 'powerBlow').cannot;
}

/** An upper attack that can become a Power Blow can be a Head Shot, unless its text says otherwise (Head Shots). */
export function mayBeHeadShot(board: Board, card: Seen): boolean {
  return mayBecomeHeadShot(board, card) && isUpperAttack(board, card);
}

/** Wherever it is aimed. */
export function mayBecomeHeadShot(board: Board, card: Seen): boolean {
  return !waysOf(board, card, 'headShot').cannot && mayBecomeOneByHeadShot(board, card);
}

/** One that says itself that it can be a Head Shot counts as an upper attack. */
export function isUpperAttack(board: Board, card: Seen): boolean {
  return needed(board, upperTold(board, card), card);
}

export function upperTold(board: Board, card: Seen): Told {
  const { isByItself, may, mayByExertion } = waysOf(board, card, 'headShot');
  return isByItself || may || mayByExertion || isUpper(areaInForce(board, card));
}

export function isHeadShot(board: Board, attack: Attack): boolean {
  return isMadeHeadShot(board, attack) && !waysOf(board, cardOf(board, attack), 'headShot').cannot;
}

/** Whatever makes it one, it must be able to become a Power Blow (Head Shots). */
function isMadeHeadShot(board: Board, attack: Attack): boolean {
  const card = cardOf(board, attack);
  return (attack.headShot || waysOf(board, card, 'headShot').is) && mayBecomeOneByHeadShot(board, card);
}

/** A Head Shot is one, and stays it if it is a Head Shot no longer (Head Shots). */
export function isPowerBlow(board: Board, attack: Attack): boolean {
  if (attack.powerBlow || isMadeHeadShot(board, attack)) return true;
  const { isByOthers, is: isOne, cannot } = waysOf(board, cardOf(board, attack), 'powerBlow');
  return isByOthers || (isOne && !cannot);
}

export function whatItIs(board: Board, attack: Attack): NonNullable<Attack['is']> {
  return [
    ...(isPowerBlow(board, attack) ? (['power-blow'] as const) : []),
    ...(isHeadShot(board, attack) ? (['head-shot'] as const) : []),
  ];
}

/** Whether an attack is played face down: it has to be, it may be, or it cannot; undefined where nothing is said. */
export function hiddenWay(board: Board, card: Seen): 'is' | 'may' | 'cannot' | undefined {
  const said = modifiersOn(board, card, 'hidden')
    .filter(
      ({ modifier, frame }) =>
        modifier.hidden === 'cannot' || isInSpiteOfKind(board, card, frame, kindsKeptFromHiding),
    )
    .map(({ modifier }) => modifier.hidden);
  return (['cannot', 'is', 'may'] as const).find((way) => said.includes(way));
}
