import type { CardRef, PlayerRef } from '../vocabulary/references.ts';
import type { Word } from '../vocabulary/words-in.ts';
import { amountRoles } from './amounts/amounts.ts';
import { conditionRoles } from './conditions/conditions.ts';
import { rolesOf } from './effects/effects.ts';
import type { Filter } from './filters/filter.ts';
import { modifierRoles } from './modifiers/modifiers.ts';
import type { Means, Reading } from './word.ts';

const SYMBOL: readonly Means[] = ['symbol'];
const EFFECT: readonly Means[] = ['effect'];
const FEATURES: readonly Means[] = ['designator', 'type', 'title', 'symbol'];

function readInFilter({ ofChosen, requiresChosen, targetOfEffect }: Filter): Reading[] {
  return [
    ...(ofChosen === undefined
      ? []
      : [{ path: ['ofChosen', 'chosen'] as const, name: ofChosen.chosen, means: FEATURES }]),
    ...(requiresChosen === undefined
      ? []
      : [{ path: ['requiresChosen', 'chosen'] as const, name: requiresChosen.chosen, means: SYMBOL }]),
    ...(targetOfEffect === undefined
      ? []
      : [{ path: ['targetOfEffect', 'chosen'] as const, name: targetOfEffect.chosen, means: EFFECT }]),
  ];
}

/** The names that a word itself reads, not those that the words in it read. */
export function readingsOf(word: Word): readonly Reading[] {
  switch (word.kind) {
    case 'CardRef':
      return chosenIn(word.value, ['cards', 'drawn', 'damage-source', 'effect', 'division']);
    case 'PlayerRef':
      return chosenIn(word.value, ['players']);
    case 'Amount':
      return typeof word.value === 'number' ? [] : (amountRoles(word.value).reads?.(word.value) ?? []);
    case 'Filter':
      return readInFilter(word.value);
    case 'Condition':
      return conditionRoles(word.value).reads?.(word.value) ?? [];
    case 'Effect':
      return rolesOf(word.value).reads?.(word.value) ?? [];
    case 'Modifier':
      return modifierRoles(word.value).reads?.(word.value) ?? [];
    default:
      return [];
  }
}

function chosenIn(ref: CardRef | PlayerRef, means: readonly Means[]): Reading[] {
  return typeof ref === 'object' && 'chosen' in ref ? [{ path: ['chosen'], name: ref.chosen, means }] : [];
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

const isOfOne = ({ ofEvent, ofEach }: ReturnType<typeof amountRoles>): boolean =>
  ofEvent === true || ofEach === true;

/** Whether a word refers to the card or player of an iteration, or to an event: known only on resolution. */
export function isKnownLater(word: Word): boolean {
  switch (word.kind) {
    case 'CardRef':
      return typeof word.value === 'string' ? word.value === 'each' : 'event' in word.value;
    case 'PlayerRef':
      return typeof word.value === 'string' ? word.value === 'that-player' : 'event' in word.value;
    case 'Amount':
      return typeof word.value !== 'number' && isOfOne(amountRoles(word.value));
    default:
      return word.kind === 'EventPattern';
  }
}
