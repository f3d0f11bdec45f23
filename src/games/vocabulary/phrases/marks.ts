/** Makes marks: values that stand for any value of a kind, and can be found again in what is built of them. */
export class Marks {
  #last = 0;

  /** Stands for any value where a text can stand. */
  text(): string {
    return `⟨${this.#id()}⟩`;
  }

  /** In an object, under any key: the object stands for any value, and keys beside it are added to that value. */
  whole(): string {
    return `⟨*${this.#id()}⟩`;
  }

  /** In an element of a list, under any one key: the element stands for any number of elements. */
  some(): string {
    return `⟨+${this.#id()}⟩`;
  }

  number(): number {
    return NUMBERS + this.#id() * APART;
  }

  #id(): number {
    this.#last += 1;
    return this.#last;
  }
}

/** Numbers that are marks are greater than all numbers of texts, so that sums with those are known, too. */
const NUMBERS = 1_000_000;
const APART = 100;

export interface NumberMark {
  readonly id: string;
  readonly sign: 1 | -1;
  readonly more: number;
}

export function numberMark(built: number): NumberMark | undefined {
  const [size, sign] = [Math.abs(built), built < 0 ? -1 : 1] as const;
  if (size < NUMBERS) return undefined;
  const id = Math.round((size - NUMBERS) / APART);
  return { id: String(id), sign, more: size - NUMBERS - id * APART };
}

/** The name of a mark; undefined of any other value. */
export function markIn(value: unknown, sort: '' | '*' | '+'): string | undefined {
  if (typeof value !== 'string' || !value.startsWith(`⟨${sort}`)) return undefined;
  const id = value.slice(1 + sort.length, -1);
  return /^\d+$/.test(id) ? id : undefined;
}

/** The name of a mark for several elements of a list; undefined of any other element. */
export function someMark(element: unknown): string | undefined {
  if (typeof element === 'string') return markIn(element, '+');
  if (typeof element !== 'object' || element === null) return undefined;
  const [only, ...others] = Object.values(element);
  return others.length === 0 ? someMark(only) : undefined;
}

/** A mark for any number of elements instead of one; undefined if the value is not a mark. */
export function ofSeveral(value: unknown): unknown {
  if (typeof value === 'string')
    return markIn(value, '') === undefined ? undefined : value.replace('⟨', '⟨+');
  if (typeof value !== 'object' || value === null) return undefined;
  const [entry, ...others] = Object.entries(value);
  if (entry === undefined || others.length > 0) return undefined;
  const [key, part] = entry;
  return markIn(part, '*') === undefined ? undefined : { [key]: String(part).replace('*', '+') };
}
