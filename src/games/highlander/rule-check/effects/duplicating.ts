import type { Ability } from '../../vocabulary/abilities.ts';
import type { Board, Seen } from '../board/board.ts';
import { lastSeen } from '../board/memory.ts';
import { cannot } from '../board/prohibitions.ts';
import { sourceOf } from '../board/sources.ts';
import type { Lasting } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { chosen, isPossible } from './choosing.ts';
import { canPay, pay } from './paying.ts';
import type { Perform, Performing } from './performing.ts';

/**
 * The effects of a card as if it had been played, with those of the cards that were played in conjunction with it. What
 * it asks for to be played is waived; what its effects ask for is not (Duplicating a Card's Effects).
 */
export const duplicate: Perform<'duplicate'> = ({ card, by }, performing) => {
  const { board, frame } = performing;
  const player = board.meanings.player(board, by, frame);
  const [id] = board.meanings.card(board, card, frame);
  const seen = id === undefined ? undefined : lastSeen(board, id);
  if (player === undefined || seen === undefined) return false;
  const source = sourceOf(board, frame);
  if (cannot(board, seen, 'be-duplicated', { player, ...(source === undefined ? {} : { by: source }) }))
    return false;
  const attached = board.state.inPlay.filter((one) => one.with === seen.id && one.under === undefined);
  const all = [...attached.map((one) => ({ seen: board.seen(one), conjoined: seen.id })), { seen }];
  for (const one of all) duplicateOne(performing, player, one);
  return true;
};

interface Duplicated {
  readonly seen: Seen;
  readonly conjoined?: string;
}

function duplicateOne(performing: Performing, player: string, { seen, conjoined }: Duplicated): void {
  const { board } = performing;
  for (const ability of seen.definition.abilities) {
    const theirs: Frame = {
      ...{ player, source: seen.id, card: seen.definition, values: {} },
      ...(conjoined === undefined ? {} : { with: conjoined }),
    };
    if (ability.ability === 'unsupported') board.unsupported(seen.definition, ability.text);
    else if (ability.ability === 'played') doAsPlayed(performing, ability, theirs);
    else if (ability.ability === 'continuous' || ability.ability === 'triggered')
      goOn(board, seen, ability, theirs);
  }
}

/** What its effect asks for is chosen and paid, or it has none. */
function doAsPlayed(
  { board, perform }: Performing,
  { if: condition, choose = [], pay: payments = [], do: effects }: Extract<Ability, { ability: 'played' }>,
  frame: Frame,
): void {
  const able =
    (condition === undefined || board.meanings.holds(board, condition, frame)) &&
    canPay(board, frame.player, payments, frame) &&
    (payments.length === 0 || choose.every((choice) => isPossible(board, choice, frame)));
  if (!able) return;
  for (const choice of choose) frame.values[choice.as] = chosen(board, frame.player, choice, frame);
  pay(board, frame.player, payments, frame);
  perform(effects, frame);
}

/** What is so while such a card lies in play is so until it would be swept. */
function goOn(
  board: Board,
  { definition }: Seen,
  ability: Extract<Ability, { ability: 'continuous' | 'triggered' }>,
  frame: Frame,
): void {
  const common = { until: 'end-of-opponents-next-turn', frame, since: board.state.turn.number } as const;
  const last = (lasting: Lasting) => board.state.lasting.push(lasting);
  if (ability.ability === 'triggered') {
    const { on, if: condition, limit, optional, choose, pay: payments, do: effects } = ability;
    const isPlain = [condition, limit, optional, choose, payments].every((asked) => asked === undefined);
    if (!isPlain)
      board.unsupported(definition, 'A duplicated effect that waits for a condition or a choice.');
    last({ ...common, id: board.newId('l'), kind: 'when', on, once: false, effects: [...effects] });
    return;
  }
  const { while: condition, modify, modifyPlayers, players = 'you' } = ability;
  if (condition !== undefined)
    board.unsupported(definition, 'A duplicated effect that lasts on a condition.');
  const { cards = frame.with === undefined ? 'this' : 'conjoined' } = ability;
  if (modify !== undefined) last({ ...common, id: board.newId('l'), kind: 'modify', cards, by: [...modify] });
  if (modifyPlayers !== undefined)
    last({ ...common, id: board.newId('l'), kind: 'modify-players', players, by: [...modifyPlayers] });
}
