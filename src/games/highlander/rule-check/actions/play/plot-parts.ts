import type { Check } from '../../../../../engine/check.ts';
import { partInPlay, partOf } from '../../board/cards/plots.ts';
import { check, type Failures, type Subject } from '../verb.ts';
import { type Play, seenPlayed } from './card-played.ts';

/** The parts of a Plot are played one after another; one that was removed is replaced first (Situation Plots). */
export const plotParts: readonly Check<Subject<Play>>[] = [
  check(
    'plot-part-out-of-order',
    { by: 'plotParts', first: 'first-edition/situation-plots/plot-parts-in-succession' },
    (subject) => wanting(subject, ({ isGap }) => !isGap),
  ),
  check(
    'missing-plot-part',
    { by: 'plotParts', first: 'first-edition/situation-plots/missing-plot-part-replaced-first' },
    (subject) => wanting(subject, ({ isGap }) => isGap),
  ),
];

interface Wanting {
  readonly part: number;
  /** A later part lies in play: this one was there. */
  readonly isGap: boolean;
}

function* wanting(subject: Subject<Play>, such: (missing: Wanting) => boolean): Failures {
  const { board, action } = subject;
  const card = seenPlayed(subject);
  const own = card === undefined ? undefined : partOf(card);
  if (card === undefined || own === undefined) return;
  const before = Array.from({ length: own.part - 1 }, (_, at) => at + 1);
  const there = before.filter((part) => partInPlay(board, action.player, card, part) !== undefined);
  const missing = before.find((part) => !there.includes(part));
  if (missing === undefined || !such({ part: missing, isGap: there.some((part) => part > missing) })) return;
  yield {
    message: `Part ${missing} of ${card.definition.title} is not in play.`,
    action: ['/card'],
    need: missing,
    have: there,
  };
}
