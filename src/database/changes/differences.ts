import { compareText } from '../../games/wording/order.ts';
import type { FieldChange } from './change.ts';

/**
 * The parts in which two values differ, in the order of their names. Objects are compared part by part, in whatever
 * order their parts stand; lists as wholes. What is absent is null, as it is to a reader.
 */
export function differences(from: unknown, to: unknown, field = ''): FieldChange[] {
  if (from === to) return [];
  if (isObject(from) && isObject(to)) {
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort(compareText);
    return names.flatMap((name) =>
      differences(part(from, name), part(to, name), field === '' ? name : `${field}.${name}`),
    );
  }
  if (Array.isArray(from) && Array.isArray(to) && isSameList(from, to)) return [];
  return [{ field, from, to }];
}

function isSameList(from: readonly unknown[], to: readonly unknown[]): boolean {
  return from.length === to.length && from.every((item, place) => differences(item, to[place]).length === 0);
}

/** Names come from files: one may be that of something every object has. */
function part(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(object, name) ? (object[name] ?? null) : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
