import type { Awaited } from '../../../engine/answer.ts';
import { nextToIntercept } from './attack/interceptions.ts';
import { highBid } from './flow/auctions.ts';
import { isOver } from './state/over.ts';
import type { Attack, State } from './state/state.ts';

/** What may be awaited. */
export const awaitedCodes = [
  ...(['start', 'generate-power', 'unturn', 'discard', 'draw', 'first-action', 'main-shot'] as const),
  ...(['generate-effects', 'respond', 'join', 'intercept', 'let-attack-go-on', 'let-turn-end'] as const),
  ...(['choose', 'open-auction', 'bid', 'attack-out-of-turn'] as const),
] as const;
type Code = (typeof awaitedCodes)[number];

/** What one player does, and what that is called. */
type Task = readonly [code: Code, what: string];

const phases: Partial<Record<State['turn']['phase'], Task>> = {
  'set-up': ['start', 'start the game'],
  start: ['generate-power', 'generate Power, or decline to'],
  power: ['generate-power', 'generate Power, or decline to'],
  unturn: ['unturn', 'unturn'],
  discard: ['discard', 'discard, or discard nothing'],
  draw: ['draw', 'draw'],
};

/** What comes when all have passed where an attack is held up (6.2 to 6.4.2). */
const nextOf: Partial<Record<Attack['step'], string>> = {
  joined: 'players have the option to intercept',
  intercepted: 'attackers and interceptors fight',
  ambush: 'those who were struck strike back',
  'before-next': 'attackers and the next interceptors fight',
  'entering-combat': 'attackers and interceptors fight',
  'prior-to-target': 'the attackers fight the target',
  'meeting-target': 'the attackers fight the target',
  'target-entering-combat': 'the attackers fight the target',
  'target-ambush': 'the target strikes back',
};

/** Whose move it is, and what for. */
export function awaited(state: State): Awaited[] {
  const { question, auction, scene, attack, turn } = state;
  const inGame = state.players.filter(({ eliminated }) => !eliminated).map(({ id }) => id);
  const must = (player: string, [code, what]: Task): Awaited[] => [{ player, code, what, must: true }];
  if (isOver(state)) return [];
  if (question !== null) return must(question.player, ['choose', `choose ${question.about}`]);
  if (auction !== null && scene === null) {
    const opening = auction.openers.length > 0 ? 'open the bidding, or decline to' : 'open the bidding';
    return must(
      auction.turn,
      highBid(auction) === undefined ? ['open-auction', opening] : ['bid', 'bid or pass'],
    );
  }
  const clockwise = clockwiseFrom(inGame, turn.player);
  const unpassed = clockwise.filter((player) => !state.passed.includes(player));
  if (scene !== null) return unpassed.flatMap((player) => must(player, ['respond', 'respond or pass']));
  if (attack !== null) {
    const [joiner] = attack.toJoin;
    const interceptor = nextToIntercept(attack);
    if (attack.step === 'joining' && joiner !== undefined)
      return whileOneDecides(clockwise, joiner, ['join', 'join the attack or decline']);
    if (interceptor !== undefined)
      return whileOneDecides(clockwise, interceptor, ['intercept', 'intercept or decline']);
    const what = `generate effects or pass: then ${nextOf[attack.step] ?? 'the attack goes on'}`;
    return unpassed.flatMap((player) => must(player, ['let-attack-go-on', what]));
  }
  const step = phases[turn.phase];
  if (step !== undefined) return must(turn.player, step);
  if (turn.phase === 'ending')
    return must(turn.player, ['let-turn-end', 'return to the Main Shot, or let the turn end']);
  if (turn.firstOption)
    return must(turn.player, ['first-action', 'take the first action of the Main Shot, or decline it']);
  return whileOneDecides(clockwise, turn.player, ['main-shot', 'act, or declare the end of the turn']);
}

/** One must say what he or she does; the others may generate effects in any Main Shot (3.3.2). */
function whileOneDecides(clockwise: readonly string[], deciding: string, [code, what]: Task): Awaited[] {
  return clockwise.map((player) =>
    player === deciding
      ? { player, code, what, must: true }
      : { player, code: 'generate-effects', what: 'generate effects', must: false },
  );
}

function clockwiseFrom(players: readonly string[], first: string): string[] {
  const place = Math.max(0, players.indexOf(first));
  return [...players.slice(place), ...players.slice(0, place)];
}
