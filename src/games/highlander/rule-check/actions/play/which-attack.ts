import type { OpenChoice } from '../../../../../engine/answer.ts';
import { surelyMeetsAll } from '../../../../../engine/check.ts';
import { counteredAgainst, pendingOn, waitingFor } from '../../board/attacks/sequence.ts';
import type { Board } from '../../board/board.ts';
import { asked, type Verb } from '../verb.ts';
import type { Play } from './card-played.ts';

/** The attacks on a player that are pending and against which no defense was played yet. */
export function undefended(board: Board, player: string): string[] {
  const open = pendingOn(board, player).filter(
    (attack) => (waitingFor(board, attack) ?? counteredAgainst(board, attack)) === undefined,
  );
  return open.map(({ id }) => id);
}

/** Runs of attacks that follow one another, from each on. */
function runsOf(attacks: readonly string[]): string[][] {
  return attacks.flatMap((_, first) =>
    attacks.slice(first).map((_last, length) => attacks.slice(first, first + length + 1)),
  );
}

/** Of so many attacks every set is tried, of more only the runs. */
const MOST_IN_ALL_SETS = 5;

/** The attacks that one defense may be tried against, in their sequence: whether they must follow one another the editions say. */
export function setsOf(attacks: readonly string[]): string[][] {
  if (attacks.length > MOST_IN_ALL_SETS) return runsOf(attacks);
  const [first, ...others] = attacks;
  if (first === undefined) return [];
  const without = setsOf(others);
  return [[first], ...without.map((set) => [first, ...set]), ...without];
}

/** Against which attacks a defense is played: those that it may meet, and if it may meet none, all that are coming. */
export function whichAttacks(
  board: Board,
  action: Play,
  checks: Verb<'play'>['checks'],
): readonly OpenChoice[] {
  const attacks = undefended(board, action.player);
  const met = new Set(
    setsOf(attacks)
      .filter((against) => surelyMeetsAll(asked(board, checks), { board, action: { ...action, against } }))
      .flat(),
  );
  const from = met.size > 0 ? attacks.filter((id) => met.has(id)) : attacks;
  const about = 'The attacks against which the defense is played';
  return [
    { pointer: '/against', form: 'list', player: action.player, about, from, least: 1, most: from.length },
  ];
}
