import { z } from 'zod';
import type { GameSnapshot } from '../snapshot/snapshot.ts';
import { type CardCoverage, cardCoverage } from './card-coverage.ts';
import { isImported } from './coverage.ts';
import { cardMeanings } from './digests.ts';

const figures = z.strictObject({
  cards: z.int(),
  /** Played by the rule check without `unsupported`. */
  playable: z.int(),
  /** The compiler understands the whole text, also where abilities are written by hand. */
  understood: z.int(),
});

/** The figures of each set by game and set code, as a file keeps them. */
export const setFigures = z.record(z.string(), z.record(z.string(), figures));

export type SetFigures = z.infer<typeof setFigures>;

export function setFiguresOf(games: readonly GameSnapshot[]): SetFigures {
  return Object.fromEntries(
    games.flatMap((game) => {
      const pool = game.cards.filter(isImported);
      if (pool.length === 0) return [];
      const understood = new Set(
        cardMeanings(game).flatMap(({ card, told }) => (told === 'whole' ? card : [])),
      );
      const covered = pool.map((card) => cardCoverage(card, game));
      const bySet = game.sets.flatMap(({ code }) => {
        const own = covered.filter(({ card }) => card.printings.some(({ set }) => set.code === code));
        return own.length === 0 ? [] : [[code, countsOf(own, understood)] as const];
      });
      return [[game.game.slug, Object.fromEntries(bySet)] as const];
    }),
  );
}

function countsOf(own: readonly CardCoverage[], understood: ReadonlySet<string>): z.infer<typeof figures> {
  return {
    cards: own.length,
    playable: own.filter(({ isPlayable }) => isPlayable).length,
    understood: own.filter(({ card }) => understood.has(card.slug)).length,
  };
}

/** The sets of which less is playable or understood than the golden figures say. */
export function fallenSets(golden: SetFigures, now: SetFigures): string[] {
  return Object.entries(golden).flatMap(([game, sets]) =>
    Object.entries(sets).flatMap(([code, was]) =>
      (['playable', 'understood'] as const).flatMap((figure) => {
        const is = now[game]?.[code]?.[figure] ?? 0;
        return is < was[figure]
          ? [`${game} set ${code}: ${is} ${figure}; the golden figure is ${was[figure]}.`]
          : [];
      }),
    ),
  );
}
