import type { GameSlug } from '../games/registry.ts';
import type { Services } from '../services.ts';
import type { Work } from '../work.ts';

/** Makes something from the content of a game. */
export type FromContent<Made> = (services: Services, game: GameSlug, work: Work) => Made;

/** The same, made again only after the content has changed. */
export function perContent<Made>(make: FromContent<Made>): FromContent<Made> {
  const kept = new WeakMap<object, Map<GameSlug, { readonly made: Made }>>();
  return (services, game, work) => {
    // The description of the games is one object for as long as the content is the same.
    const content = services.catalogue.games();
    const byGame = kept.get(content) ?? new Map<GameSlug, { readonly made: Made }>();
    kept.set(content, byGame);
    const held = byGame.get(game) ?? { made: make(services, game, work) };
    byGame.set(game, held);
    return held.made;
  };
}

/** The part of a list that is all of it. */
export const everything = { limit: Number.MAX_SAFE_INTEGER } as const;
