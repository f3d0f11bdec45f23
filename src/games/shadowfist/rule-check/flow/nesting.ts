import type { Task } from '../state/state.ts';

/**
 * How deep what is to be done lies within what brought it about. Tasks that one effect brings about side by side, such
 * as one for each card, lie equally deep, however many they are.
 */
export class Nesting {
  readonly #depths = new WeakMap<Task, number>();
  #present = 0;

  /** Of the next task; it is taken to be what is done from here on. */
  ofNext(agenda: readonly Task[]): number {
    if (agenda.length === 0) this.#present = 0;
    const within = this.#present + 1;
    for (let place = agenda.length - 1; place >= 0; place -= 1) {
      const task = agenda[place];
      if (task === undefined || this.#depths.has(task)) break;
      this.#depths.set(task, within);
    }
    const next = agenda.at(-1);
    this.#present = next === undefined ? 0 : (this.#depths.get(next) ?? within);
    return this.#present;
  }
}
