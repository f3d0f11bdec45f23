import type { Format, GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import type { ReadyFormat } from '../games/decks/game-decks.ts';
import { effectiveFormat } from '../games/decks/sets-format.ts';
import { Problem } from '../problem.ts';

/** The format of a slug. Throws deck/unknown-format. */
export function formatCalled(snapshot: Snapshot, game: GameSnapshot, slug: string): ReadyFormat {
  const ready = readyFormats(snapshot);
  const key = `${game.game.slug}/${slug}`;
  const known = ready.get(key);
  if (known !== undefined) return known;
  const format = game.formats.find((one) => one.slug === slug);
  if (format === undefined) throw unknownFormat(game, slug);
  const made = game.game.decks.ready(effectiveFormat(format, game.formats));
  ready.set(key, made);
  return made;
}

const readyFormats = perSnapshot(() => new Map<string, ReadyFormat>());

export const slugsOf = (formats: readonly Pick<Format, 'slug'>[]): string[] =>
  formats.map(({ slug }) => slug);

function unknownFormat(game: GameSnapshot, slug: string): Problem {
  const known = slugsOf(game.formats);
  return new Problem(
    'deck/unknown-format',
    `${game.game.name} has no format "${slug}"; expected ${known.join(', ') || 'a format of your own'}.`,
    { known },
  );
}
