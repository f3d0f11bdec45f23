import { inOrder } from './in-order.ts';

/** JSON with all keys in order: the same content is the same bytes, however it was put together. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(withKeysInOrder(value));
}

function withKeysInOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKeysInOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = inOrder(Object.entries(value), ([key]) => key);
  return Object.fromEntries(entries.map(([key, part]) => [key, withKeysInOrder(part)]));
}
