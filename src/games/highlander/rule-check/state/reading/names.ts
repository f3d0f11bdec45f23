import type { Path } from '../../../../../engine/mistake.ts';
import type { Mistakes } from '../../../../../engine/mistakes-found.ts';
import type { Pile, State } from '../state.ts';

const piles = ['hand', 'endurance', 'discard', 'removed'] as const;

/** Every pile of every player, each with its place. */
export function pilesIn({ players }: State): (readonly [Pile, Path])[] {
  return players.flatMap((player, at) => [
    ...piles.map((pile) => [player[pile], ['state', 'players', at, pile]] as const),
    ...(player.inactive === null
      ? []
      : [[player.inactive.hand, ['state', 'players', at, 'inactive', 'hand']] as const]),
  ]);
}

type Kind = 'player' | 'card in play' | 'card elsewhere' | 'effect';

/** What the ids of a state name. */
export class Names {
  readonly #kinds = new Map<string, Kind>();

  is(id: string, ...kinds: readonly Kind[]): boolean {
    const kind = this.#kinds.get(id);
    return kind !== undefined && kinds.includes(kind);
  }

  of(...kinds: readonly Kind[]): string[] {
    return [...this.#kinds].flatMap(([id, kind]) => (kinds.includes(kind) ? id : []));
  }

  /** Returns whether nothing else has the name. */
  give(id: string, kind: Kind): boolean {
    if (this.#kinds.has(id)) return false;
    this.#kinds.set(id, kind);
    return true;
  }
}

/** Every name is given once: one that two things have is a mistake of the second. */
export function namesIn(state: State, mistakes: Mistakes): Names {
  const names = new Names();
  const giveAll = (things: readonly { readonly id: string }[], kind: Kind, at: Path) => {
    things.forEach(({ id }, place) => {
      if (!names.give(id, kind))
        mistakes.add('duplicate', [...at, place, 'id'], `“${id}” is the name of something else.`);
    });
  };
  giveAll(state.players, 'player', ['state', 'players']);
  giveAll(state.inPlay, 'card in play', ['state', 'inPlay']);
  for (const [{ cards, bottom = [] }, at] of pilesIn(state)) {
    giveAll(cards, 'card elsewhere', [...at, 'cards']);
    giveAll(bottom, 'card elsewhere', [...at, 'bottom']);
  }
  giveAll(state.exertion?.cards ?? [], 'card elsewhere', ['state', 'exertion', 'cards']);
  giveAll(state.pending, 'effect', ['state', 'pending']);
  return names;
}

/** What the game itself brings forth is called so, with a number that only grows. */
const numbered = /^[a-z]:([0-9]{1,9})$/;

/** A number that is still to come cannot have been given already. */
export function checkNext(state: State, names: Names, mistakes: Mistakes): void {
  const given = state.pending.flatMap(({ id }) =>
    names.is(id, 'effect') ? Number(numbered.exec(id)?.[1] ?? 0) + 1 : [],
  );
  const least = Math.max(state.next, ...given);
  if (least > state.next)
    mistakes.add(
      'wrong-value',
      ['state', 'next'],
      `There are ids with greater numbers: it is ${least} or more.`,
    );
}

export function isGivenByTheGame(id: string): boolean {
  return numbered.test(id);
}
