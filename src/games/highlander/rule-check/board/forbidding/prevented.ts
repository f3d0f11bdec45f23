import type { Filter } from '../../../vocabulary/filters.ts';
import type { CardProhibition, Kind, Prevention } from '../../../vocabulary/words.ts';
import type { Frame } from '../../state/values.ts';
import { isPreventionOfDefense } from '../attacks/defenses.ts';
import type { Board, Seen } from '../board.ts';
import { is } from '../cards/likeness.ts';
import { sourceOf } from '../sources.ts';
import { ignoresPrevention, playerModifiersOn } from '../texts/player-modifiers.ts';
import { modifiersOn } from '../texts/texts.ts';
import { consideredWithoutWeapon } from '../weapons/weapons.ts';
import { isEvery, isNone, playedAs, preventionsInForce, preventionsOf } from './prevention.ts';
import { prohibitionsOn } from './prohibitions.ts';

/** Of what kind of cards it is asked, else whether it is so of any card at all; and by a card such as this. */
interface Asked {
  readonly any: Kind | undefined;
  readonly by: { readonly filter: Filter; readonly frame: Frame } | undefined;
}

/** Whether anything keeps a player from it, at least in part. */
export function isPrevented(board: Board, player: string, what: Prevention, { any, by }: Asked): boolean {
  const all = ignoresPrevention(board, player, what, () =>
    any === undefined ? undefined : playedAs(board, { any }),
  )
    ? []
    : [
        ...(any === undefined
          ? preventionsInForce(board, player, what)
          : preventionsOf(board, player, what, { any, from: 'hand', of: player })),
        ...(needsWeapon.has(what) && isOfWeapons(any) ? consideredWithoutWeapon(board, player) : []),
        ...saidOtherwise(board, player, what, any),
      ];
  return all.some(({ frame }) => {
    if (by === undefined) return true;
    const source = sourceOf(board, frame);
    return source !== undefined && board.meanings.matches(board, by.filter, source, by.frame);
  });
}

/** What forbids the same in other words: a number of attacks, or any card, a condition of playing, a vain defense. */
function saidOtherwise(
  board: Board,
  player: string,
  what: Prevention,
  any: Kind | undefined,
): readonly { readonly frame: Frame }[] {
  switch (what) {
    case 'attack':
      return [
        ...playerModifiersOn(board, player, 'attacksAtMost'),
        ...playingPrevented(board, player, 'attack', any),
      ];
    case 'play':
      return [
        ...costsThatPrevent(board, player, any),
        ...(any === undefined ? (['attack', 'defend'] as const) : []).flatMap((one) =>
          preventionsInForce(board, player, one),
        ),
        ...inHand(board, player)
          .filter((card) => any === undefined || is(board, card, any))
          .flatMap((card) => prohibitionsOn(board, card, 'be-played', { player, from: 'hand' })),
      ];
    case 'defend':
      return [
        ...playingPrevented(board, player, 'defense', any),
        ...saidOfAttacks(board, player, ['be-blocked', 'be-dodged', 'be-defended']).filter((one) =>
          isPreventionOfDefense(board, one),
        ),
      ];
    case 'make-power-blocks':
      return saidOfAttacks(board, player, ['be-power-blocked']);
    default:
      return [];
  }
}

/** Who is kept from playing any card of a kind, or must pay for it, is kept from what is done with such cards; else in part. */
function playingPrevented(board: Board, player: string, done: Kind, any: Kind | undefined) {
  if (any !== undefined)
    return [
      ...preventionsOf(board, player, 'play', { any, from: 'hand', of: player }),
      ...costsThatPrevent(board, player, any),
    ];
  return [
    ...preventionsInForce(board, player, 'play').filter(
      ({ modifier: { such = {} } }) => !isNone(board, done, such),
    ),
    ...costsThatPrevent(board, player, undefined).filter(
      ({ modifier: { toPlay } }) => !isNone(board, done, toPlay),
    ),
  ];
}

/** In the first edition it is prevention that a card cannot be played unless something is done (Prevention). */
function costsThatPrevent(board: Board, player: string, any: Kind | undefined) {
  if (board.switches.costToPlayIsPrevention !== 'yes') return [];
  return playerModifiersOn(board, player, 'toPlay').filter(
    ({ modifier: { toPlay } }) => any === undefined || isEvery(board, any, toPlay),
  );
}

function inHand(board: Board, player: string): Seen[] {
  return board.player(player).hand.cards.map((card) => board.seenElsewhere(card, player));
}

/** What says of attacks on a player that they cannot be met so, by any defense or by one played from there. */
function saidOfAttacks(board: Board, player: string, whats: readonly CardProhibition[]) {
  return board.attacksOn(player).flatMap((attack) => {
    const card = board.seen(board.inPlayFor(attack.id));
    return modifiersOn(board, card, 'cannot').filter(({ modifier }) => whats.includes(modifier.cannot));
  });
}

/** Who is considered to have no weapon is prevented from what needs one (Considered Disarmed). */
const needsWeapon: ReadonlySet<Prevention> = new Set(['play', 'attack', 'defend']);

function isOfWeapons(any: Kind | undefined): boolean {
  return any === undefined || any === 'attack' || any === 'block';
}
