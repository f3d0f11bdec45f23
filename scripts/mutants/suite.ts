import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { withLoopLimits } from './loop-limits.ts';
import { applied, type Mutation } from './mutations.ts';
import { TestOrder } from './test-order.ts';

/** Read by the tests, beside what they import. */
const COPIED = [
  'bench',
  'docs',
  'examples',
  'package.json',
  'prisma',
  'schema',
  'scripts',
  'seeds',
  'src',
  'test',
  'tsconfig.json',
  'vitest.config.ts',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'README.md',
  'deploy',
];

/** A copy of the program with the tests of one checkout, in which faults are tried one at a time. */
export class Suite {
  readonly #folder: string;
  readonly #vitest: Vitest;
  readonly #order: TestOrder;
  readonly #failsAnyway = new Set<string>();

  private constructor(folder: string, vitest: Vitest, order: TestOrder) {
    this.#folder = folder;
    this.#vitest = vitest;
    this.#order = order;
  }

  /** The sources of `root` with the tests of `tests`, which is another checkout or the same one. */
  static async open(root: string, tests: string, mutated: readonly string[]): Promise<Suite> {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-mutants-'));
    for (const name of COPIED) {
      const from = ['test', 'vitest.config.ts'].includes(name) ? tests : root;
      cpSync(join(from, name), join(folder, name), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const path of mutated) {
      const file = join(folder, path);
      writeFileSync(file, withLoopLimits(path, readFileSync(file, 'utf8')));
    }
    const order = new TestOrder(folder);
    class LikelyFirst extends BaseSequencer {
      override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
        return order.sorted(files);
      }
    }
    const vitest = await createVitest('test', {
      root: folder,
      project: 'pure',
      watch: false,
      bail: 1,
      reporters: [{}],
      sequence: { sequencer: LikelyFirst },
    });
    await vitest.standalone();
    return new Suite(folder, vitest, order);
  }

  /** The test file that finds the fault; undefined if none does. */
  async findsFault(mutation: Mutation, text: string): Promise<string | undefined> {
    const file = join(this.#folder, mutation.path);
    this.#vitest.config.related = [file];
    this.#order.mutated = mutation.path;
    const related = await this.#vitest.getRelevantTestSpecifications();
    const counting = mutation.kind === 'wrong rule id' ? await this.#coverage() : [];
    for (;;) {
      const useful = [...related, ...counting].filter(({ moduleId }) => !this.#failsAnyway.has(moduleId));
      this.#write(file, withLoopLimits(mutation.path, applied(mutation, text)));
      const finder = await this.#failing(useful);
      this.#write(file, withLoopLimits(mutation.path, text));
      if (finder === undefined) return undefined;
      if (await this.#passesOtherwise(finder)) {
        this.#order.count(finder);
        return relative(this.#folder, finder.moduleId);
      }
      this.#failsAnyway.add(finder.moduleId);
    }
  }

  /** The first of the test files that fails. */
  async #failing(tests: TestSpecification[]): Promise<TestSpecification | undefined> {
    if (tests.length === 0) return undefined;
    const { testModules } = await this.#vitest.runTestSpecifications(tests);
    const failed = new Set(
      testModules.filter((module) => module.state() === 'failed').map(({ moduleId }) => moduleId),
    );
    return tests.find(({ moduleId }) => failed.has(moduleId));
  }

  /** Whether a test file passes without a fault; what the copy lacks may fail it. */
  async #passesOtherwise(test: TestSpecification): Promise<boolean> {
    if (this.#order.hasFound(test)) return true;
    return (await this.#failing([test])) === undefined;
  }

  async close(): Promise<void> {
    await this.#vitest.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Tests that read rule ids from the sources, which they do not import. */
  #coverage(): Promise<TestSpecification[]> {
    return this.#vitest.globTestSpecifications(['rule-check/coverage.test.ts']);
  }

  #write(file: string, text: string): void {
    writeFileSync(file, text);
    this.#vitest.invalidateFile(file);
  }
}
