import type { Board } from '../../board/board.ts';
import { cannot, powerOf } from '../../board/figures.ts';
import { isWorking } from '../../board/gathering.ts';
import { isSite } from '../../board/printed.ts';
import { playerModifiersOn, textsOf } from '../../board/texts.ts';
import { emit } from '../../doing/emit.ts';
import { generatePower as generate } from '../../doing/power.ts';
import type { InPlay } from '../../state/state.ts';
import type { Verb } from '../verb.ts';
import { step } from './step.ts';

/** What cards in play and effects to come generate for their players in this phase (4.1). */
function powerGenerated(board: Board): { player: string; amount: number; source: string }[] {
  const { inPlay, turn } = board.state;
  const byCards = inPlay
    .filter((card) => !cannot(board, card, 'generate-power'))
    .map((card) => ({ player: card.controller, amount: generatedBy(board, card), source: card.id }));
  return [...byCards, ...turn.powerToCome].filter(
    ({ player, amount, source }) => amount > 0 && mayGenerate(board, player, source),
  );
}

/** A Site's figure is for its controller's own turn; a text may say that it generates on others'. */
function generatedBy(board: Board, card: InPlay): number {
  const own = card.controller === board.current;
  const printed = own && isSite(board.definition(card)) ? powerOf(board, card) : 0;
  if (!isWorking(board, card)) return printed;
  return textsOf(board, card).reduce(
    (sum, { ability, frame }) =>
      ability.ability === 'generates-power' &&
      (own || ability.onOpponentsTurns === true) &&
      (ability.exactlyOneCopy !== true || isFirstCopy(board, card)) &&
      (ability.if === undefined || board.meanings.holds(board, ability.if, frame))
        ? sum + board.meanings.reckon(board, ability.amount, frame)
        : sum,
    printed,
  );
}

/** Of the copies of one player that could generate Power. */
function isFirstCopy(board: Board, card: InPlay): boolean {
  const { title } = board.definition(card);
  const copies = board.state.inPlay.filter(
    (other) =>
      other.controller === card.controller &&
      board.definition(other).title === title &&
      isWorking(board, other) &&
      !cannot(board, other, 'generate-power'),
  );
  return copies[0] === card;
}

function mayGenerate(board: Board, player: string, source: string): boolean {
  const card = board.find(source);
  return !playerModifiersOn(board, player).some(
    ({ modifier, frame }) =>
      'cannotGeneratePower' in modifier &&
      card !== undefined &&
      board.meanings.matches(board, modifier.cannotGeneratePower, card, frame),
  );
}

/** All of a player's cards generate or none; others' do whatever the current player decides (4.1). */
function generateFor(board: Board, players: readonly string[]): void {
  for (const { player, amount, source } of powerGenerated(board)) {
    if (players.includes(player)) generate(board, player, amount, source);
  }
  board.state.turn.powerToCome = [];
  board.state.turn.phase = 'unturn';
  board.changed();
}

export const generatePower: Verb<'generate-power'> = {
  checks: step('start', 'power'),
  perform({ board, action }) {
    const before = board.player(action.player).power;
    generateFor(board, board.clockwiseFrom(action.player));
    // Who has nothing that generates Power did not generate any (3.4).
    const amount = board.player(action.player).power - before;
    board.state.turn.generatedPower = amount > 0;
    emit(board, { event: 'power-phase-ended', player: action.player, amount });
  },
  *candidates(_board, player) {
    yield { do: 'generate-power', player };
  },
};

export const declinePower: Verb<'decline-power'> = {
  checks: step('start', 'power'),
  perform({ board, action }) {
    board.state.turn.generatedPower = false;
    emit(board, { event: 'power-declined', player: action.player });
    generateFor(board, board.opponentsOf(action.player));
  },
  *candidates(_board, player) {
    yield { do: 'decline-power', player };
  },
};
