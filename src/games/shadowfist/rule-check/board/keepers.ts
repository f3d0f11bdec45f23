import type { Lasting } from '../state/state.ts';

/** The card that keeps an effect up by staying turned, or in play: its source, unless another was turned for it (4.2). */
export function keeperOf({ until, frame }: Pick<Lasting, 'until' | 'frame'>): string | undefined {
  return until === 'while-this-turned' ? (frame.maintainedBy ?? frame.source) : frame.source;
}

/** Whether the effect lasts only while that card stays as it is. */
export function isKeptUpBy(lasting: Pick<Lasting, 'until' | 'frame'>, id: string): boolean {
  const { until, frame } = lasting;
  const kept = until === 'while-this-in-play' || until === 'while-this-turned';
  return kept && (frame.source === id || keeperOf(lasting) === id);
}
