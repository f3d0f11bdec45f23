import type { Awaited } from '../../../engine/answer.ts';
import { highBid } from './flow/auctions.ts';
import { isOver } from './state/over.ts';
import type { Attack, State } from './state/state.ts';

const phases: Partial<Record<State['turn']['phase'], string>> = {
  'set-up': 'start the game',
  start: 'generate Power, or decline to',
  power: 'generate Power, or decline to',
  unturn: 'unturn',
  discard: 'discard, or discard nothing',
  draw: 'draw',
};

/** What comes when all have passed where an attack is held up (6.2 to 6.4.2). */
const nextOf: Partial<Record<Attack['step'], string>> = {
  joined: 'players have the option to intercept',
  intercepted: 'attackers and interceptors fight',
  ambush: 'those who were struck strike back',
  'before-next': 'attackers and the next interceptors fight',
  'prior-to-target': 'the attackers fight the target',
  'meeting-target': 'the attackers fight the target',
  'target-ambush': 'the target strikes back',
};

/** Whose move it is, and what for. */
export function awaited(state: State): Awaited[] {
  const { question, auction, scene, attack, turn } = state;
  const inGame = state.players.filter(({ eliminated }) => !eliminated).map(({ id }) => id);
  const must = (player: string, what: string): Awaited[] => [{ player, what, must: true }];
  if (isOver(state)) return [];
  if (question !== null) return must(question.player, `choose ${question.about}`);
  if (auction !== null && scene === null) {
    const opening = auction.openers.length > 0 ? 'open the bidding, or decline to' : 'open the bidding';
    return must(auction.turn, highBid(auction) === undefined ? opening : 'bid or pass');
  }
  const clockwise = clockwiseFrom(inGame, turn.player);
  const unpassed = clockwise.filter((player) => !state.passed.includes(player));
  if (scene !== null) return unpassed.map((player) => ({ player, what: 'respond or pass', must: true }));
  if (attack !== null) {
    const [joiner] = attack.toJoin;
    const [interceptor] = attack.toIntercept;
    if (attack.step === 'joining' && joiner !== undefined)
      return whileOneDecides(clockwise, joiner, 'join the attack or decline');
    if (attack.step === 'intercepting' && interceptor !== undefined)
      return whileOneDecides(clockwise, interceptor, 'intercept or decline');
    const what = `generate effects or pass: then ${nextOf[attack.step] ?? 'the attack goes on'}`;
    return unpassed.map((player) => ({ player, what, must: true }));
  }
  const step = phases[turn.phase];
  if (step !== undefined) return must(turn.player, step);
  if (turn.phase === 'ending') return must(turn.player, 'return to the Main Shot, or let the turn end');
  if (turn.firstOption) return must(turn.player, 'take the first action of the Main Shot, or decline it');
  return whileOneDecides(clockwise, turn.player, 'act, or declare the end of the turn');
}

/** One must say what he or she does; the others may generate effects in any Main Shot (3.3.2). */
function whileOneDecides(clockwise: readonly string[], deciding: string, what: string): Awaited[] {
  return clockwise.map((player) =>
    player === deciding ? { player, what, must: true } : { player, what: 'generate effects', must: false },
  );
}

function clockwiseFrom(players: readonly string[], first: string): string[] {
  const place = Math.max(0, players.indexOf(first));
  return [...players.slice(place), ...players.slice(0, place)];
}
