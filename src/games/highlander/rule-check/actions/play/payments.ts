import type { Board } from '../../board/board.ts';
import { isProne } from '../../board/weapons/weapons.ts';
import type { PaidFor } from '../verb.ts';
import type { Play } from './card-played.ts';
import { mayDiscardToPlay } from './prone.ts';

/** What one card of an action asks to be discarded: out of which cards, and where the action says it. */
interface Debt {
  readonly pointer: string;
  readonly from: readonly string[];
}

/**
 * A way of playing a card, with what its player may discard to be allowed to: nothing, where nothing is owed; else what
 * comes first, and then for each card of the action each other one in its place. None if it cannot be paid.
 */
export function paymentsFor(board: Board, unpaid: Play): readonly PaidFor<Play>[] {
  const free = [{ pays: {}, action: unpaid }];
  if (board.switches.proneCost === 'by-card-text' || !isProne(board, unpaid.player)) return free;
  const debts = debtsOf(board, unpaid);
  const first = firstOf(debts);
  if (first === undefined) return [];
  const others = debts.flatMap(({ pointer, from }) =>
    from.filter((one) => one !== first[pointer]).map((one) => exchanged(first, pointer, one)),
  );
  return debts.length === 0 ? free : [first, ...others].map((pays) => ({ pays, action: paid(unpaid, pays) }));
}

/** Nothing pays for itself, and nothing is discarded that is played. */
function debtsOf(board: Board, unpaid: Play): Debt[] {
  const { player, with: companions = [] } = unpaid;
  const parts = [
    { pointer: '/discard', action: unpaid },
    ...companions.map((companion, at) => ({
      pointer: `/with/${at}/discard`,
      action: { do: 'play' as const, player, ...companion },
    })),
  ];
  const played = new Set(parts.map(({ action }) => action.card));
  return parts.flatMap(({ pointer, action }) => {
    const from = mayDiscardToPlay({ board, action });
    return from === undefined ? [] : [{ pointer, from: from.filter((one) => !played.has(one)) }];
  });
}

type Pays = PaidFor<Play>['pays'];

/** For each the first that pays for no other; undefined where there are too few. */
function firstOf(debts: readonly Debt[]): Pays | undefined {
  const pays: Record<string, string> = {};
  for (const { pointer, from } of debts) {
    const taken = new Set(Object.values(pays));
    const one = from.find((card) => !taken.has(card));
    if (one === undefined) return undefined;
    pays[pointer] = one;
  }
  return pays;
}

/** Another card in one place; what that one paid for is then paid for by the one whose place it takes. */
function exchanged(first: Pays, pointer: string, card: string): Pays {
  const other = Object.keys(first).find((one) => first[one] === card);
  const before = first[pointer];
  return {
    ...first,
    [pointer]: card,
    ...(other === undefined || before === undefined ? {} : { [other]: before }),
  };
}

function paid({ with: companions, ...main }: Play, pays: Pays): Play {
  const discardAt = (pointer: string) => {
    const card = pays[pointer];
    return card === undefined ? {} : { discard: [card] };
  };
  return {
    ...main,
    ...discardAt('/discard'),
    ...(companions === undefined
      ? {}
      : { with: companions.map((one, at) => ({ ...one, ...discardAt(`/with/${at}/discard`) })) }),
  };
}
