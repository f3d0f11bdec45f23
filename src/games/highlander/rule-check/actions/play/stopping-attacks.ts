import type { Check } from '../../../../../engine/check.ts';
import { cardOf } from '../../board/attacks/attacks.ts';
import { mayBeMetBy } from '../../board/attacks/defenses.ts';
import type { Seen } from '../../board/board.ts';
import { is, titleOf } from '../../board/cards/likeness.ts';
import { frameOf, modifiersOn } from '../../board/texts/texts.ts';
import type { Attack } from '../../state/state.ts';
import { CARD_TEXT } from '../citing.ts';
import {
  cannotBeDefended,
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

/** The rule itself speaks of Dodges with this title, whichever card bears it (Type Two, Ranged Attacks). */
const BACK_AWAY = 'Back Away';

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
  check(
    'no-block-against-ranged',
    {
      by: 'rangedAndBlocks',
      first: 'first-edition/ranged-attacks/ranged-cannot-be-blocked',
      typeTwo: 'type-two/ranged-attacks/no-block',
      reference: 'reference/ranged-attacks/no-block',
    },
    function* (subject) {
      yield* unblockable(subject, 'ranged-attack', 'A Ranged Attack cannot be blocked.');
    },
  ),
  check(
    'no-block-against-dirty-trick',
    {
      by: 'dirtyTricks',
      typeTwo: 'type-two/dirty-tricks/no-block',
      reference: 'reference/dirty-tricks/unblockable',
    },
    function* (subject) {
      yield* unblockable(subject, 'dirty-trick', 'A Dirty Trick cannot be blocked.');
    },
  ),
  check('attack-cannot-be-defended-so', cannotBeDefended, function* (subject) {
    const defense = seenAs(subject, 'block', 'dodge');
    if (defense === undefined) return;
    for (const attack of metBy(subject)) {
      if (!attack.hidden) yield* unstoppable(subject.board, attack, defense, '/card');
    }
  }),
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
  check(
    'no-back-away-from-ranged',
    {
      by: 'rangedAndBackAway',
      typeTwo: 'type-two/ranged-attacks/no-back-away',
      reference: 'reference/ranged-attacks/no-back-away',
    },
    function* (subject) {
      const { board } = subject;
      const dodge = seenAs(subject, 'dodge');
      if (dodge === undefined || titleOf(board, dodge) !== BACK_AWAY) return;
      for (const attack of metBy(subject)) {
        if (
          !attack.hidden &&
          is(board, cardOf(board, attack), 'ranged-attack') &&
          !mayBackAway(subject, attack, dodge)
        )
          yield { message: 'Nobody can Back Away from a Ranged Attack.', action: ['/card'] };
      }
    },
  ),
];

/** Whether a text lets even a Ranged Attack be avoided so, or the one who does ignores the text of Back Away. */
function mayBackAway({ board, action }: Subject<Play>, attack: Attack, dodge: Seen): boolean {
  return (
    board.meanings.isUnaffected(board, action.player, frameOf(dodge)) ||
    modifiersOn(board, dodge, 'defendsAlso').some(({ modifier, frame }) =>
      board.meanings.matches(board, modifier.defendsAlso, cardOf(board, attack), frame),
    )
  );
}

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
