import { surelyMeetsAll } from '../../../../../engine/check.ts';
import { pendingOn } from '../../board/attacks/sequence.ts';
import type { Board } from '../../board/board.ts';
import { isGuard } from '../../board/cards/kinds.ts';
import { conjoinedBy, mayGoWithIllusion, sideMeant, soughtFor } from '../../board/conjunction.ts';
import { playerModifiersOn } from '../../board/texts/player-modifiers.ts';
import { asked, type Offer, type PaidFor } from '../verb.ts';
import { asAttack, attackInAttackPhase } from './as-attack.ts';
import { asDefense, defenseInDefensePhase, leavesAttacksOpen } from './as-defense.ts';
import { type CardPlayed, cardPlayed, type Play, playedAs } from './card-played.ts';
import { paymentsFor } from './payments.ts';
import { setsOf } from './which-attack.ts';

/** Every way in which a player might play a card in the own turn, from wherever a card may be played now. */
export function* playableBy(
  board: Board,
  player: string,
  isLegal: (action: Play) => boolean,
): Iterable<Play | Offer<Play>> {
  if (player !== board.current) return;
  for (const id of cardsToPlay(board, player)) {
    const played = cardPlayed(board, player, id);
    if (played !== undefined && played.definition.type !== null)
      yield* waysToPlay(board, player, played, isLegal);
  }
}

function cardsToPlay(board: Board, player: string): readonly string[] {
  const { exertion, inPlay, players, leave } = board.state;
  const own = [
    ...(exertion?.player === player ? exertion.cards : []),
    ...board.player(player).hand.cards,
    ...board
      .player(player)
      .discard.cards.filter((card) =>
        board
          .definition(card)
          .abilities.some((ability) => ability.ability === 'playing' && ability.from !== undefined),
      ),
  ];
  const elsewhere =
    leave.length > 0 || playerModifiersOn(board, player, 'mayPlay').length > 0
      ? [
          ...inPlay.filter(({ under }) => under !== undefined),
          ...players.flatMap((one) => board.namedOutsidePlay(one).flat()),
        ]
      : [];
  return [...new Set([...own, ...elsewhere].map(({ id }) => id))];
}

const inItsPhase = [attackInAttackPhase, defenseInDefensePhase];

/** Who is Prone may pay in many ways: what is wrong with an attack or a defense, however it is paid for, is asked once. */
const whateverIsPaid = [...asAttack, ...asDefense];

/** Plainly, Hidden, against each run of attacks, as each thing that it may be, and with cards in conjunction. */
function* waysToPlay(
  board: Board,
  player: string,
  played: CardPlayed,
  isLegal: (action: Play) => boolean,
): Iterable<Play | Offer<Play>> {
  const card = played.card.id;
  const plain: Play = { do: 'play', player, card };
  const usual = playedAs({ board, action: plain }, played);
  const sides = (['attack', 'block', 'dodge'] as const).filter(
    (as) => as !== usual && playedAs({ board, action: { ...plain, as } }, played) === as,
  );
  const companions = companionsFor(board, player, card);
  for (const as of [undefined, ...sides]) {
    const asSide: Play = { ...plain, ...(as === undefined ? {} : { as }) };
    if (!surelyMeetsAll(asked(board, inItsPhase), { board, action: asSide })) continue;
    const payments = paymentsFor(board, asSide).length;
    if (payments === 0) continue;
    const ways = [...waysAs(board, asSide, as ?? usual)].filter(
      (action) => payments < 2 || surelyMeetsAll(asked(board, whateverIsPaid), { board, action }),
    );
    const side = sideOf(as ?? usual);
    const fitting = companions.filter(({ goesWith }) => goesWith === undefined || goesWith === side);
    for (const way of ways) {
      yield* offered(paymentsFor(board, way));
      yield* inCompany(
        (ids) => paymentsFor(board, { ...way, with: ids.map((one) => ({ card: one })) }),
        fitting.map(({ id }) => id),
        isLegal,
      );
    }
  }
  const [wanted] = conjoinedBy(played.definition);
  const isSought = wanted !== undefined && soughtFor(board, wanted) === board.state.turn.phase;
  if (!isSought && !mayGoWithIllusion(board, played.definition)) return;
  const ahead: Play = { ...plain, awaitingExertion: true };
  yield ahead;
  yield* inCompany(
    (ids) => paymentsFor(board, { ...ahead, with: ids.map((one) => ({ card: one })) }),
    companions.filter(({ goesWith }) => goesWith === undefined).map(({ id }) => id),
    isLegal,
  );
}

/** In the ways in which it can be paid for. */
function* offered(paid: readonly PaidFor<Play>[], told?: Partial<Offer<Play>>): Iterable<Play | Offer<Play>> {
  const [first] = paid;
  if (first === undefined) return;
  if (paid.length === 1 && told === undefined) yield first.action;
  else yield { offer: first.action, open: {}, isWhole: true, paid, ...told };
}

/** With how many sets of several companions one way of playing a card is listed. */
const MOST_SETS = 64;

/**
 * With each companion alone, and with several at once, in any order. Where none of two goes with it alone, the two
 * together do not; and several do if all but the first and all but the last of them do.
 */
function* inCompany(
  withThem: (ids: readonly string[]) => readonly PaidFor<Play>[],
  companions: readonly string[],
  isLegal: (action: Play) => boolean,
): Iterable<Play | Offer<Play>> {
  for (const id of companions) yield* offered(withThem([id]));
  if (companions.length < 2) return;
  const legalWith = (ids: readonly string[]) => withThem(ids).filter(({ action }) => isLegal(action));
  const alone = new Set(companions.filter((id) => legalWith([id]).length > 0));
  let sets = 0;
  let layer = companions.flatMap((one, at) =>
    companions
      .slice(at + 1)
      .filter((other) => alone.has(one) || alone.has(other))
      .map((other) => [one, other]),
  );
  while (layer.length > 0) {
    const legal = layer.map((ids) => ({ ids, paid: legalWith(ids) })).filter(({ paid }) => paid.length > 0);
    for (const { ids, paid } of legal) {
      sets += 1;
      const from = ids.map((card) => ({ card }));
      const open = { '/with': { form: 'list' as const, from, least: ids.length, most: ids.length } };
      const isLast = sets === MOST_SETS;
      // Each is paid for where it stands: then not every order is listed.
      const isPaid = paid.some(({ pays }) => Object.keys(pays).some((pointer) => pointer !== '/discard'));
      yield* offered(paid, {
        ...{ open: isPaid ? {} : open, isMet: true },
        ...(isLast || isPaid ? { cut: true } : {}),
      });
      if (isLast) return;
    }
    const known = new Set(legal.map(({ ids }) => ids.join(' ')));
    layer = legal.flatMap(({ ids }) =>
      companions
        .slice(companions.indexOf(ids.at(-1) ?? '') + 1)
        .filter((next) => known.has([...ids.slice(1), next].join(' ')))
        .map((next) => [...ids, next]),
    );
  }
}

/** The other cards that may be played in conjunction with one in this phase, each with what it goes with. */
function companionsFor(board: Board, player: string, card: string) {
  const companions = board.found('cards to be played in conjunction', board.player(player), () =>
    cardsToPlay(board, player).flatMap((id) => {
      const played = cardPlayed(board, player, id);
      const [wanted] = played === undefined ? [] : conjoinedBy(played.definition);
      if (wanted === undefined) return [];
      const goesWith = sideMeant(wanted);
      return goesWith === undefined || goesWith === board.state.turn.phase ? [{ id, goesWith }] : [];
    }),
  );
  return companions.filter(({ id }) => id !== card);
}

function sideOf(as: ReturnType<typeof playedAs>): ReturnType<typeof sideMeant> {
  return as === 'block' || as === 'dodge' ? 'defense' : as;
}

function* waysAs(board: Board, paid: Play, as: ReturnType<typeof playedAs>): Iterable<Play> {
  if (!leavesAttacksOpen({ board, action: paid })) yield paid;
  if (as === 'attack') {
    yield { ...paid, hidden: true };
    for (const place of placesBefore(board, paid.player)) {
      yield { ...paid, place };
      yield { ...paid, place, hidden: true };
    }
  }
  if (as !== 'block' && as !== 'dodge') return;
  for (const against of setsOf(pendingOn(board, paid.player).map(({ id }) => id))) {
    const aimed: Play = { ...paid, against };
    const met: Play[] =
      as === 'block' && !isOfTypeGuard(board, paid) ? [aimed, { ...aimed, asGuard: true }] : [aimed];
    // There are many sets, and of most it is plain that a defense does not meet them.
    yield* met.filter((action) => surelyMeetsAll(asked(board, asDefense), { board, action }));
  }
}

/** A Guard stands without its player's saying so. */
function isOfTypeGuard(board: Board, { player, card }: Play): boolean {
  const played = cardPlayed(board, player, card);
  return played !== undefined && isGuard(played.definition);
}

/** Where an attack that an Exertion finds may be inserted, before those that were played (Multiple Attacks). */
function placesBefore({ state, switches }: Board, player: string): readonly number[] {
  if (state.exertion?.player !== player || switches.exertedAttackStands === 'last') return [];
  return [...state.attacks.filter(({ by }) => by === player).keys()];
}
