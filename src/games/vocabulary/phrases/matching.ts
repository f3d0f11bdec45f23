import { equal } from './equal.ts';
import { markIn, numberMark, someMark } from './marks.ts';

/** What the marks of a value stand for. */
export type Found = ReadonlyMap<string, unknown>;

/** Every way in which a value can be what was built of marks. */
export type Pattern = (value: unknown, found: Found) => readonly Found[];

export const NOTHING: Found = new Map();
const NO_WAY: readonly Found[] = [];

export function patternOf(built: unknown): Pattern {
  if (typeof built === 'number') return numberPattern(built);
  const id = markIn(built, '');
  if (id !== undefined) return binding(id);
  if (typeof built !== 'object' || built === null)
    return (value, found) => (built === value ? [found] : NO_WAY);
  return Array.isArray(built) ? listPattern(built) : objectPattern(built);
}

function binding(id: string): Pattern {
  return (value, found) => {
    if (!found.has(id)) return [new Map([...found, [id, value]])];
    return equal(found.get(id), value) ? [found] : NO_WAY;
  };
}

function numberPattern(built: number): Pattern {
  const mark = numberMark(built);
  if (mark === undefined) return (value, found) => (built === value ? [found] : NO_WAY);
  const bind = binding(mark.id);
  return (value, found) => (typeof value === 'number' ? bind(value * mark.sign - mark.more, found) : NO_WAY);
}

function objectPattern(built: object): Pattern {
  const entries = Object.entries(built);
  const whole = entries.map(([, part]) => markIn(part, '*')).find((id) => id !== undefined);
  const explicit = entries.filter(([, part]) => markIn(part, '*') === undefined);
  if (whole !== undefined && explicit.length === 0) return binding(whole);
  // Values that are not marks fail first.
  const parts = explicit
    .map(([key, part]) => ({ key, pattern: patternOf(part), isPlain: typeof part !== 'object' }))
    .sort((one, other) => Number(other.isPlain) - Number(one.isPlain));
  const keys = new Set(parts.map(({ key }) => key));
  const rest = whole === undefined ? undefined : binding(whole);
  return (value, found) => {
    if (!isRecord(value)) return NO_WAY;
    let ways: readonly Found[] = [found];
    for (const { key, pattern } of parts) {
      const part = value[key];
      if (part === undefined) return NO_WAY;
      const [way, ...others] = ways;
      ways =
        others.length === 0 && way !== undefined
          ? pattern(part, way)
          : ways.flatMap((one) => pattern(part, one));
      if (ways.length === 0) return NO_WAY;
    }
    if (rest === undefined) return Object.keys(value).length === keys.size ? ways : NO_WAY;
    const others = Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key)));
    return ways.flatMap((way) => rest(others, way));
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type ListPattern = (values: readonly unknown[], found: Found) => readonly Found[];

function listPattern(built: readonly unknown[]): Pattern {
  const among = elementsPattern(built);
  return (value, found) => (Array.isArray(value) ? among(value, found) : NO_WAY);
}

function elementsPattern([first, ...others]: readonly unknown[]): ListPattern {
  if (first === undefined) return (values, found) => (values.length === 0 ? [found] : NO_WAY);
  const after = elementsPattern(others);
  const id = someMark(first);
  if (id === undefined) {
    const one = patternOf(first);
    return (values, found) =>
      values.length === 0 ? NO_WAY : one(values[0], found).flatMap((way) => after(values.slice(1), way));
  }
  const bind = binding(id);
  return (values, found) =>
    [...values, undefined].flatMap((_, length) =>
      bind(values.slice(0, length), found).flatMap((way) => after(values.slice(length), way)),
    );
}

/** Thrown where nothing was found for a mark. */
class Lost extends Error {}

/** The value with what was found in place of its marks; undefined if something was not found. */
export function withFound(value: unknown, found: Found): unknown {
  try {
    return filled(value, found);
  } catch (error) {
    if (error instanceof Lost) return undefined;
    throw error;
  }
}

function filled(value: unknown, found: Found): unknown {
  if (typeof value === 'number') {
    const mark = numberMark(value);
    return mark === undefined ? value : mark.sign * (Number(given(mark.id, found)) + mark.more);
  }
  const id = markIn(value, '');
  if (id !== undefined) return given(id, found);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.flatMap((part: unknown) => {
      const some = someMark(part);
      return some === undefined ? [filled(part, found)] : given(some, found);
    });
  }
  const entries = Object.entries(value);
  const whole = entries.find(([, part]) => markIn(part, '*') !== undefined);
  const base = whole === undefined ? {} : given(markIn(whole[1], '*') ?? '', found);
  if (whole !== undefined && entries.length === 1) return base;
  const explicit = entries
    .filter((entry) => entry !== whole)
    .map(([key, part]) => [key, filled(part, found)]);
  if (!isRecord(base)) throw new Lost();
  return { ...base, ...Object.fromEntries(explicit) };
}

function given(id: string, found: Found): unknown {
  if (!found.has(id)) throw new Lost();
  return found.get(id);
}
