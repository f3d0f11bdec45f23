import type { Check } from '../../../../../engine/check.ts';
import { cardOf } from '../../board/attacks/attacks.ts';
import { mayBeMetBy } from '../../board/attacks/defenses.ts';
import { is } from '../../board/cards/likeness.ts';
import type { Attack } from '../../state/state.ts';
import { CARD_TEXT } from '../citing.ts';
import {
  backingAway,
  cannotBeDefended,
  noBackAwayFromRanged,
  noBlockAgainstRanged,
  noBlockAgainstTricks,
  servesConsecutively,
  servingConsecutively,
  servingOnce,
  uncovered,
  unstoppable,
} from '../stopping.ts';
import { check, type Subject } from '../verb.ts';
import { asItWouldLie, type Play, playing, seenAs } from './card-played.ts';

/** The attacks it is played against, as far as there are such. */
export function metBy({ board, action }: Subject<Play>): Attack[] {
  return (action.against ?? []).flatMap((id) =>
    board.attacksOn(action.player).filter((one) => one.id === id),
  );
}

/** What keeps a defense from stopping the attacks that it is played against. A guess may be wrong, wherever the card comes from. */
export const stoppingAttacks: readonly Check<Subject<Play>>[] = [
  check(
    'inappropriate-defense',
    {
      by: 'coverage',
      first: 'first-edition/defense-phase/covering-defense-succeeds',
      typeTwo: 'type-two/defense-phase/full-cover-succeeds',
      reference: 'reference/defending/cover-all',
    },
    function* (subject) {
      const { board } = subject;
      const played = playing(subject, 'block', 'dodge');
      if (played === undefined) return;
      for (const attack of metBy(subject)) {
        if (attack.hidden) continue;
        yield* uncovered(board, attack, asItWouldLie(subject, played), '/card');
      }
    },
  ),
  check('no-block-against-ranged', noBlockAgainstRanged, function* (subject) {
    yield* unblockable(subject, 'ranged-attack', 'A Ranged Attack cannot be blocked.');
  }),
  check('no-block-against-dirty-trick', noBlockAgainstTricks, function* (subject) {
    yield* unblockable(subject, 'dirty-trick', 'A Dirty Trick cannot be blocked.');
  }),
  ...cannotBeDefended.map(([why, rules]) =>
    check<Subject<Play>>('attack-cannot-be-defended-so', rules, function* (subject) {
      const defense = seenAs(subject, 'block', 'dodge');
      if (defense === undefined) return;
      for (const attack of metBy(subject)) {
        if (!attack.hidden) yield* unstoppable(subject.board, attack, defense, why, '/card');
      }
    }),
  ),
  check('defends-one-attack-only', CARD_TEXT, function* (subject) {
    const { board, action } = subject;
    const defense = seenAs(subject, 'block', 'dodge');
    if (defense !== undefined && (action.against ?? []).length > 1)
      yield* servingOnce(board, defense, '/against');
  }),
  check('only-consecutive-attacks', servesConsecutively, function* (subject) {
    const { board, action } = subject;
    if (playing(subject, 'block', 'dodge') !== undefined)
      yield* servingConsecutively(board, action.player, action.against ?? [], '/against');
  }),
  check('no-back-away-from-ranged', noBackAwayFromRanged, function* (subject) {
    const dodge = seenAs(subject, 'dodge');
    if (dodge === undefined) return;
    for (const attack of metBy(subject)) {
      if (!attack.hidden) yield* backingAway(subject.board, attack, dodge, '/card');
    }
  }),
];

function* unblockable(subject: Subject<Play>, kind: 'ranged-attack' | 'dirty-trick', message: string) {
  const { board } = subject;
  const block = seenAs(subject, 'block');
  if (block === undefined) return;
  for (const attack of metBy(subject)) {
    const card = cardOf(board, attack);
    if (attack.hidden) continue;
    if (is(board, card, kind) && !mayBeMetBy(board, card, block)) yield { message, action: ['/card'] };
  }
}
