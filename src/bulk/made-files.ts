import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { type KindName, kindNames, kinds } from './kinds.ts';
import { type Packed, pack } from './packed.ts';
import { toldGames } from './told-game.ts';

/** Everything of one kind that is held of a game. */
export interface MadeFile {
  readonly game: GameSlug;
  readonly kind: KindName;
  readonly packed: Packed;
}

/** The files of one content: each is made when it is first asked for, and kept. */
export interface MadeFiles {
  file(game: GameSlug, kind: KindName): Promise<MadeFile>;
  /** Those of the first game come first, each game's by kind. */
  all(): Promise<readonly MadeFile[]>;
}

export const madeFiles: (snapshot: Snapshot) => MadeFiles = perSnapshot((snapshot) => {
  const making = new Map<string, Promise<MadeFile>>();
  const file = (game: GameSlug, kind: KindName): Promise<MadeFile> => {
    const key = `${game}-${kind}`;
    const made = making.get(key) ?? make(snapshot, game, kind);
    making.set(key, made);
    return made;
  };
  return {
    file,
    async all() {
      const files: MadeFile[] = [];
      // One after another, as each needs the whole processor.
      for (const { game } of snapshot.games)
        for (const kind of kindNames) files.push(await file(game.slug, kind));
      return files;
    },
  };
});

async function make(snapshot: Snapshot, game: GameSlug, kind: KindName): Promise<MadeFile> {
  const told = toldGames(snapshot).find(({ view }) => view.slug === game);
  return { game, kind, packed: await pack(told === undefined ? [] : kinds[kind].linesOf(told)) };
}
