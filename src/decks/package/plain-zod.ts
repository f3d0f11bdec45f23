// Replaces zod in the browser build of `arbiter/decks`, with only the schemas that the deck rules use.
// Messages are short; the service says in full what is wrong.

type Path = readonly PropertyKey[];

interface Issue {
  readonly code: string;
  readonly message: string;
  readonly path: Path;
}

interface Context {
  readonly addIssue: (issue: { readonly message?: string; readonly path?: Path }) => void;
}

type Report = (message: string, path?: Path) => void;
type Run = (given: unknown, report: Report) => unknown;
type Told = string | { readonly error?: string; readonly message?: string; readonly path?: Path };

/** The result of a transformation that reported an issue. */
export const NEVER = undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const messageOf = (told: Told | undefined, otherwise: string): string =>
  (typeof told === 'string' ? told : (told?.error ?? told?.message)) ?? otherwise;

/** Reads by a form: the value, and what is wrong with it. */
function runWith(form: Form, given: unknown): { readonly value: unknown; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const value = form.run(given, (message, path = []) => issues.push({ code: 'custom', message, path }));
  return { value, issues };
}

export class Form {
  readonly run: Run;
  /** Whether the key may be missing in an object. */
  readonly mayMiss: boolean;
  /** The single values that the form takes, if it takes no others. */
  readonly values: readonly unknown[] | undefined;

  private inner: Form | undefined;

  constructor(run: Run, mayMiss = false, values?: readonly unknown[]) {
    this.run = run;
    this.mayMiss = mayMiss;
    this.values = values;
  }

  /** Adds a step for a value that is right so far. */
  protected after(step: (value: never, report: Report) => unknown): Form {
    return new Form((given, report) => {
      let isRight = true;
      const value = this.run(given, (message, path) => {
        isRight = false;
        report(message, path);
      });
      return isRight ? step(value as never, report) : value;
    }, this.mayMiss);
  }

  #check(isRight: (value: never) => boolean, message: string, path: Path = []): Form {
    return this.after((value, report) => {
      if (!isRight(value)) report(message, path);
      return value;
    });
  }

  refine(isRight: (value: never) => boolean, told?: Told): Form {
    return this.#check(isRight, messageOf(told, 'is invalid'), typeof told === 'object' ? told.path : []);
  }
  min(least: number, told?: Told): Form {
    return this.#check((value) => sizeOf(value) >= least, messageOf(told, `must be at least ${least}`));
  }
  max(most: number, told?: Told): Form {
    return this.#check((value) => sizeOf(value) <= most, messageOf(told, `must be at most ${most}`));
  }
  regex(pattern: RegExp, told?: Told): Form {
    return this.#check((value: string) => pattern.test(value), messageOf(told, 'is invalid'));
  }
  overwrite(change: (value: never) => unknown): Form {
    return this.after(change);
  }
  trim(): Form {
    return this.after((value: string) => value.trim());
  }
  transform(change: (value: never, context: Context) => unknown): Form {
    return this.after((value, report) =>
      change(value, { addIssue: ({ message = 'is invalid', path = [] }) => report(message, path) }),
    );
  }
  #wrapped(outer: Form): Form {
    outer.inner = this;
    return outer;
  }
  nullable(): Form {
    const run: Run = (given, report) => (given === null ? null : this.run(given, report));
    return this.#wrapped(new Form(run, this.mayMiss, this.values && [...this.values, null]));
  }
  optional(): Form {
    const run: Run = (given, report) => (given === undefined ? undefined : this.run(given, report));
    return this.#wrapped(new Form(run, true, this.values));
  }
  exactOptional(): Form {
    return this.optional();
  }
  nullish(): Form {
    return this.nullable().optional();
  }
  default(value: unknown): Form {
    const run: Run = (given, report) => (given === undefined ? value : this.run(given, report));
    return this.#wrapped(new Form(run, true));
  }
  catch(value: unknown): Form {
    const run: Run = (given) => {
      const read = runWith(this, given);
      return read.issues.length === 0 ? read.value : value;
    };
    return new Form(run, true);
  }
  or(other: Form): Form {
    return union([this, other]);
  }
  /** The form that this one wraps. */
  unwrap(): Form {
    return this.inner ?? this;
  }
  describe(_: string): this {
    return this;
  }
  meta(_: object): this {
    return this;
  }
  readonly(): this {
    return this;
  }
  safeParse(given: unknown) {
    const { value, issues } = runWith(this, given);
    return issues.length === 0
      ? { success: true as const, data: value }
      : { success: false as const, error: { issues } };
  }
  parse(given: unknown): unknown {
    const read = this.safeParse(given);
    if (read.success) return read.data;
    throw new RangeError(
      read.error.issues.map(({ path, message }) => `${path.map(String).join('/')} ${message}`).join('; '),
    );
  }
}

function sizeOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number(value);
}

const kind = (name: string, isRight: (given: unknown) => boolean) => (): Form =>
  new Form((given, report) => {
    if (!isRight(given)) report(given === undefined ? 'is missing' : `must be ${name}`);
    return given;
  });

export const string = kind('text', (given) => typeof given === 'string');
export const number = kind('a number', (given) => typeof given === 'number' && Number.isFinite(given));
export const int = kind('a whole number', Number.isSafeInteger);
export const boolean = kind('true or false', (given) => typeof given === 'boolean');
export const unknown = () => new Form((given) => given, true);
export const never = (told?: Told) =>
  new Form((_, report) => report(messageOf(told, 'is not allowed')), true);

const oneOf = (values: readonly unknown[]): Form =>
  new Form(
    (given, report) => {
      if (!values.includes(given)) report(`must be ${values.join(', ')}`);
      return given;
    },
    false,
    values,
  );

const enumeration = (values: readonly string[]): Form => oneOf(values);

export { enumeration as enum, nothing as null };

const nothing = () => oneOf([null]);
export const literal = (value: unknown): Form => oneOf(Array.isArray(value) ? value : [value]);

const within = (report: Report, step: PropertyKey): Report => {
  return (message, path = []) => report(message, [step, ...path]);
};

export const array = (element: Form): Form =>
  new Form((given, report) => {
    if (Array.isArray(given)) return given.map((part, at) => element.run(part, within(report, at)));
    report(given === undefined ? 'is missing' : 'must be a list');
    return given;
  });

export const tuple = (items: readonly Form[]): Form =>
  array(unknown())
    .refine((given: readonly unknown[]) => given.length === items.length)
    .overwrite((given: readonly unknown[]) => given)
    .transform((given: readonly unknown[], { addIssue }) =>
      items.map((item, at) =>
        item.run(given[at], (message, path = []) => addIssue({ message, path: [at, ...path] })),
      ),
    );

type Others = 'refuse' | 'drop' | 'keep';

export class ObjectForm extends Form {
  readonly shape: Readonly<Record<string, Form>>;
  readonly #others: Others;

  constructor(shape: Readonly<Record<string, Form>>, others: Others) {
    super((given, report) => readObject(given, shape, others, report));
    this.shape = shape;
    this.#others = others;
  }

  extend(more: Readonly<Record<string, Form>>): ObjectForm {
    return new ObjectForm({ ...this.shape, ...more }, this.#others);
  }
  partial(): ObjectForm {
    const fields = Object.entries(this.shape).map(([key, form]) => [key, form.optional()] as const);
    return new ObjectForm(Object.fromEntries(fields), this.#others);
  }
}

function readObject(
  given: unknown,
  shape: Readonly<Record<string, Form>>,
  others: Others,
  report: Report,
): unknown {
  if (!isRecord(given)) {
    report(given === undefined ? 'is missing' : 'must be an object');
    return given;
  }
  const read: [string, unknown][] = [];
  for (const [key, form] of Object.entries(shape)) {
    const isGiven = Object.hasOwn(given, key);
    if (!isGiven && !form.mayMiss) report('is missing', [key]);
    if (!isGiven && !form.mayMiss) continue;
    const value = form.run(isGiven ? given[key] : undefined, within(report, key));
    if (isGiven || value !== undefined) read.push([key, value]);
  }
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(shape, key)) continue;
    if (others === 'refuse') report(`has no key ${JSON.stringify(key)}`);
    else if (others === 'keep') read.push([key, given[key]]);
  }
  return Object.fromEntries(read);
}

type Shape = Readonly<Record<string, Form>>;
export const object = (shape: Shape): ObjectForm => new ObjectForm(shape, 'drop');
export const strictObject = (shape: Shape): ObjectForm => new ObjectForm(shape, 'refuse');
export const looseObject = (shape: Shape): ObjectForm => new ObjectForm(shape, 'keep');

export const partialRecord = (keys: Form, values: Form): Form =>
  new Form((given, report) => {
    if (!isRecord(given)) {
      report(given === undefined ? 'is missing' : 'must be an object');
      return given;
    }
    return Object.fromEntries(
      Object.entries(given).map(([key, value]) => [
        keys.run(key, within(report, key)),
        values.run(value, within(report, key)),
      ]),
    );
  });
export const record = partialRecord;

export function union(options: readonly Form[]): Form {
  return new Form(
    (given, report) => {
      for (const option of options) {
        const read = runWith(option, given);
        if (read.issues.length === 0) return read.value;
      }
      report('is invalid');
      return given;
    },
    options.some(({ mayMiss }) => mayMiss),
  );
}

/** Refinements keep no shape, so that each form is tried at its key. */
export const discriminatedUnion = (_: string, options: readonly Form[]): Form => union(options);

export const lazy = (made: () => Form): Form => new Form((given, report) => made().run(given, report));
