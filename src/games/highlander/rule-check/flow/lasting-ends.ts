import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { CardProhibition } from '../../vocabulary/words.ts';
import type { Board } from '../board/board.ts';
import { partOf } from '../board/cards/plots.ts';
import { isNullified } from '../board/texts/texts.ts';
import { emit } from '../doing/emit.ts';
import type { Attack, InPlay, Lasting } from '../state/state.ts';

/** Effects that last until the end of the phase. */
export function endWithPhase(board: Board): void {
  endInTime(board, ({ until }) => until === 'end-of-phase');
}

/** Effects that last until the end of the turn that is ending. */
export function endWithTurn(board: Board): void {
  const { player, number } = board.state.turn;
  endInTime(board, ({ until, frame, since }) => {
    const later = number > since;
    const own = frame.player === player;
    switch (until) {
      case 'end-of-turn':
        return true;
      case 'end-of-opponents-next-turn':
      case 'during-opponents-next-turn':
        return later && !own;
      case 'end-of-your-next-turn':
      case 'during-your-next-turn':
        return later && own;
      default:
        return false;
    }
  });
}

/** Effects for one Attribute Check or Attribute Challenge of their player, which has been made. */
export function endWithCheck(board: Board, player: string): void {
  end(board, ({ until, frame }) => until === 'next-attribute-check' && frame.player === player);
}

/** Effects that last as long as a card is in play, which has left it. */
export function endWithCard(board: Board, card: string): void {
  end(board, (lasting) => {
    const { until } = lasting;
    if (typeof until === 'object' && 'whileInPlay' in until)
      return board.meanings.card(board, until.whileInPlay, lasting.frame).includes(card);
    if (until === 'next-attack') return lasting.kind === 'modify' && lasting.taken === card;
    return (
      until === 'while-in-play' &&
      lasting.kind === 'modify' &&
      board.meanings.cards(board, lasting.cards, lasting.frame).every((id) => id === card)
    );
  });
}

/** An attack was successful: effects for so many successful attacks have one fewer left. */
export function countSuccess(board: Board, attack: Attack): void {
  const defender = board.opponentOf(attack.by).id;
  const counted = board.state.lasting.filter((lasting) => isForAttack(board, lasting, attack.id, defender));
  if (counted.length === 0) return;
  const left = new Map(counted.map((lasting) => [lasting, remaining(lasting) - 1] as const));
  for (const [lasting, number] of left) if (number > 0) lasting.until = { nextSuccessfulAttacks: number };
  end(board, (lasting) => left.get(lasting) === 0);
  board.changed();
}

function remaining({ until }: Lasting): number {
  return typeof until === 'object' && 'nextSuccessfulAttacks' in until ? until.nextSuccessfulAttacks : 0;
}

function isForAttack(board: Board, lasting: Lasting, attack: string, defender: string): boolean {
  if (remaining(lasting) === 0) return false;
  const { meanings } = board;
  if (lasting.kind === 'modify') return meanings.cards(board, lasting.cards, lasting.frame).includes(attack);
  if (lasting.kind !== 'modify-players') return true;
  return meanings.players(board, lasting.players, lasting.frame).includes(defender);
}

/** Who neutralizes a Plot that still affects him suffers nothing more from it (Situation Plots). */
export function endWithPlot(board: Board, card: InPlay): void {
  if (board.switches.plotEffectsLast !== 'while-in-play' || partOf(board.seen(card)) === undefined) return;
  end(board, ({ frame }) => frame.source === card.id);
}

/** To nullify it is to neutralize it, for good. */
export function endWithNullifiedPlots(board: Board): void {
  for (const { frame } of [...board.state.lasting]) {
    const plot = frame.source === undefined ? undefined : board.inPlay(frame.source);
    if (plot !== undefined && isNullified(board, plot)) endWithPlot(board, plot);
  }
}

/** What ends with time leaves an attack that has not been resolved what it gave to it: the attack is met in the turn that comes. */
function endInTime(board: Board, isOver: (lasting: Lasting) => boolean): void {
  const kept = keptByAttacks(board, board.state.lasting.filter(isOver));
  end(board, isOver);
  if (kept.length === 0) return;
  board.state.lasting.push(...kept);
  board.changed();
}

/** The name by which what an attack keeps finds it. */
const KEPT = 'attack-kept';

function keptByAttacks(board: Board, over: readonly Lasting[]): Lasting[] {
  const pending = board.state.attacks.filter(({ result }) => result === 'pending');
  return over.flatMap((lasting) => {
    if (lasting.kind !== 'modify') return [];
    const by = lasting.by.filter(isOfAttacks);
    if (by.length === 0) return [];
    const reached = board.meanings.cards(board, lasting.cards, lasting.frame);
    return pending
      .filter(({ id }) => reached.includes(id))
      .map(({ id }): Lasting => {
        const values = { ...lasting.frame.values, [KEPT]: { cards: [id] } };
        return {
          ...{ ...lasting, id: board.newId('l'), by, until: 'while-in-play' },
          ...{ cards: { chosen: KEPT }, frame: { ...lasting.frame, values } },
        };
      });
  });
}

/** Whether it makes of an attack what the player attacked has to do with. */
function isOfAttacks(modifier: Modifier): boolean {
  if ('cannot' in modifier) return prohibited.includes(modifier.cannot);
  return made.some((key) => key in modifier);
}

const prohibited: readonly CardProhibition[] = [
  ...(['be-blocked', 'be-dodged', 'be-defended', 'be-avoided', 'be-power-blocked'] as const),
  'be-declared-successful',
];

const made = [
  ...(['damage', 'setDamage', 'noDamage', 'damageReducedTo', 'damageCannotBePrevented'] as const),
  ...(['powerBlow', 'headShot', 'hidden', 'coversAlso', 'coversNot', 'coversOnly', 'immuneTo'] as const),
] as const;

function end(board: Board, isOver: (lasting: Lasting) => boolean): void {
  const over = board.state.lasting.filter(isOver);
  if (over.length === 0) return;
  board.state.lasting = board.state.lasting.filter((lasting) => !over.includes(lasting));
  for (const lasting of over) {
    if (lasting.kind === 'control') giveBack(board, lasting);
    emit(board, { event: 'effect-ended', player: lasting.frame.player });
  }
}

/** Who had it before has it again. */
function giveBack(board: Board, { cards, to }: Extract<Lasting, { kind: 'control' }>): void {
  for (const id of cards) {
    const card = board.inPlay(id);
    if (card === undefined || card.controller === to) continue;
    card.controller = to;
    emit(board, { event: 'control-changed', player: to, card: id });
  }
}
