import { dirname, relative, sep } from 'node:path';
import type { TestSpecification } from 'vitest/node';

/** The order of test files in which a fault is likely to be found soon. */
export class TestOrder {
  /** The source file that has the fault. */
  mutated = '';
  /** How many faults each test file found in each part of the sources. */
  readonly #found = new Map<string, Map<string, number>>();
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Most faults of the same part found first; then the files that lie nearest to the source file. */
  sorted(tests: readonly TestSpecification[]): TestSpecification[] {
    const found = this.#foundInPart();
    const rank = ({ moduleId }: TestSpecification) =>
      (found.get(moduleId) ?? 0) * 100 + this.#nearness(moduleId);
    return tests.toSorted((one, other) => rank(other) - rank(one));
  }

  count({ moduleId }: TestSpecification): void {
    const found = this.#foundInPart();
    found.set(moduleId, (found.get(moduleId) ?? 0) + 1);
  }

  hasFound({ moduleId }: TestSpecification): boolean {
    return [...this.#found.values()].some((found) => found.has(moduleId));
  }

  #foundInPart(): Map<string, number> {
    const part = this.mutated.split(sep).slice(1, 3).join(sep);
    const found = this.#found.get(part) ?? new Map<string, number>();
    this.#found.set(part, found);
    return found;
  }

  /** How many folders the path of the test file shares with the source file, below `test` and `src`. */
  #nearness(moduleId: string): number {
    const folders = dirname(this.mutated).split(sep).slice(1);
    const others = relative(this.#folder, dirname(moduleId)).split(sep).slice(1);
    const different = folders.findIndex((folder, place) => folder !== others[place]);
    return different === -1 ? folders.length : different;
  }
}
