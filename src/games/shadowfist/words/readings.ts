import type { Word } from '../vocabulary/words-in.ts';
import { rolesOf } from './effects/effects.ts';
import type { Means, Reading } from './word.ts';

/** The names that a word itself reads, not those that the words in it read. */
export function readingsOf(word: Word): readonly Reading[] {
  const { value } = word;
  if (typeof value !== 'object') return [];
  switch (word.kind) {
    case 'CardRef':
      return reading(value, 'chosen', ['cards', 'drawn', 'damage-source', 'effect']);
    case 'PlayerRef':
      return reading(value, 'chosen', ['players']);
    case 'Amount':
      return 'resources' in value && typeof value.resources === 'object'
        ? [{ path: ['resources', 'chosen'], name: value.resources.chosen, means: ['symbol'] }]
        : reading(value, 'value', ['number', 'x', 'cards']);
    case 'Condition':
      return [...reading(value, 'done', ['done', 'drawn']), ...reading(value, 'chosen', ['mode'])];
    case 'Effect':
      return rolesOf(word.value).reads?.(word.value) ?? [];
    default:
      return [];
  }
}

function reading<Key extends string>(
  value: object & { readonly [One in Key]?: unknown },
  key: Key,
  means: readonly Means[],
): Reading[] {
  const name = value[key];
  return typeof name === 'string' ? [{ path: [key], name, means }] : [];
}

/** The name that a word gives to what is chosen, done or answered. */
export function nameGivenBy({ kind, value }: Word): string | undefined {
  switch (kind) {
    case 'Choice':
    case 'Effect':
      return value.as;
    case 'Response':
      return 'as' in value ? value.as : undefined;
    default:
      return undefined;
  }
}

/** Whether a word refers to the card or player of an iteration, or to an event: known only on resolution. */
export function isKnownLater(word: Word): boolean {
  switch (word.kind) {
    case 'CardRef':
      return typeof word.value === 'string' ? word.value === 'each' : 'event' in word.value;
    case 'PlayerRef':
      return typeof word.value === 'string' ? word.value === 'that-player' : 'event' in word.value;
    case 'Amount':
      return typeof word.value !== 'number' && 'eventAmount' in word.value;
    default:
      return word.kind === 'EventPattern';
  }
}
