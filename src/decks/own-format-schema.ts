import { z } from 'zod';
import { games } from '../games/registry.ts';

/** The JSON Schema of a format of a user's own, of any game. */
export function ownFormatSchema(): object {
  return {
    title: 'Format of decks',
    ...z.toJSONSchema(z.union(games.map(({ decks }) => decks.ownFormat)), {
      io: 'input',
      target: 'draft-2020-12',
    }),
  };
}
