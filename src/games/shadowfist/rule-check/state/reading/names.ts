import type { Path } from '../../../../../engine/mistake.ts';
import type { Mistakes } from '../../../../../engine/mistakes-found.ts';
import type { State, Task, Trigger } from '../state.ts';
import { pileAt, piles } from './piles.ts';

type Kind = 'player' | 'card in play' | 'card elsewhere' | 'effect';

/** What the ids of a state name. */
export class Names {
  readonly #kinds = new Map<string, Kind>();

  is(id: string, kind: Kind): boolean {
    return this.#kinds.get(id) === kind;
  }

  isCard(id: string): boolean {
    const kind = this.#kinds.get(id);
    return kind === 'card in play' || kind === 'card elsewhere';
  }

  of(...kinds: readonly Kind[]): string[] {
    return [...this.#kinds].flatMap(([id, kind]) => (kinds.includes(kind) ? id : []));
  }

  get all(): Iterable<string> {
    return this.#kinds.keys();
  }

  /** Returns whether nothing else has the name. */
  give(id: string, kind: Kind): boolean {
    if (this.#kinds.has(id)) return false;
    this.#kinds.set(id, kind);
    return true;
  }
}

/** Every name is given once: one that two things have is a mistake of the second. */
export function namesIn(state: State, given: unknown, mistakes: Mistakes): Names {
  const names = new Names();
  const giveAll = (things: readonly { readonly id: string }[], kind: Kind, at: () => Path) => {
    things.forEach(({ id }, place) => {
      if (names.give(id, kind)) return;
      mistakes.add('duplicate', [...at(), place, 'id'], `“${id}” is the name of something else.`);
    });
  };
  giveAll(state.players, 'player', () => ['state', 'players']);
  giveAll(state.inPlay, 'card in play', () => ['state', 'inPlay']);
  for (const [player, zones] of state.players.entries()) {
    for (const pile of piles) giveAll(zones[pile].cards, 'card elsewhere', () => pileAt(given, player, pile));
  }
  for (const [list, path] of waitingIn(state)) giveAll(list, 'effect', () => ['state', ...path]);
  return names;
}

/** Lists of what was generated, or lasts, and has an id. */
function waitingIn(state: State): (readonly [readonly { readonly id: string }[], Path])[] {
  return [
    [state.scene?.items ?? [], ['scene', 'items']],
    [state.nextScene, ['nextScene']],
    [state.auction?.suspended?.items ?? [], ['auction', 'suspended', 'items']],
    [state.triggers, ['triggers']],
    [state.lasting, ['lasting']],
    [state.signposts, ['signposts']],
    ...state.agenda.map((task, at) => [triggersOf(task), ['agenda', at, 'triggers']] as const),
  ];
}

function triggersOf(task: Task): readonly Trigger[] {
  return task.task === 'order-triggers' ? task.triggers : [];
}

/** What the game itself brings forth is called so (effects, lasting ones, signposts, triggers), with a number that only grows. */
const numbered = /^[elst]:([0-9]{1,9})$/;

/** No card is called so: the game would one day give the name itself. */
export function isGivenByTheGame(id: string): boolean {
  return numbered.test(id);
}

/** A number that is still to come cannot have been given already. */
export function checkNext(state: State, names: Names, mistakes: Mistakes): void {
  let least = state.next;
  for (const id of names.all) {
    if (id.charAt(1) !== ':') continue;
    const [, number = ''] = numbered.exec(id) ?? [];
    least = Math.max(least, Number(number) + 1);
  }
  if (least > state.next) {
    mistakes.add(
      'wrong-value',
      ['state', 'next'],
      `There are ids with greater numbers: it is ${least} or more.`,
    );
  }
}
