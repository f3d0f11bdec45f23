import { remembered } from '../../../engine/remembered.ts';
import { type Node, nodesBelow } from '../../vocabulary/nodes.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import { ability } from '../vocabulary/grammar.ts';
import { type Word, wordAt } from '../vocabulary/words-in.ts';
import { amountRoles } from './amounts/amounts.ts';
import { rolesOf } from './effects/effects.ts';
import { modifierRoles } from './modifiers/modifiers.ts';

/** A part of an event that a text can read. */
export type EventRead = 'card' | 'source' | 'target' | 'player' | 'by' | 'amount';

/** The parts of its event that an ability reads, apart from those of events that other abilities within it await. */
export const eventReadsInAbility = remembered(
  (value: Ability): ReadonlySet<EventRead> => eventReadsIn({ schema: ability, value, path: [] }),
);

/** The parts of the event that the words at and below a place read. */
export function eventReadsIn(node: Node): ReadonlySet<EventRead> {
  return new Set(readsBelow(node));
}

function* readsBelow(node: Node): Iterable<EventRead> {
  const word = wordAt(node);
  if (word !== null) yield* readsOf(word);
  for (const below of nodesBelow(node)) {
    const inner = wordAt(below);
    if (inner === null || !hasItsOwnEvent(inner)) yield* readsBelow(below);
  }
}

function readsOf(word: Word): readonly EventRead[] {
  switch (word.kind) {
    case 'CardRef':
    case 'PlayerRef':
      if (typeof word.value === 'string' || !('event' in word.value)) return [];
      return word.value.event === 'opposing' ? ['card', 'source', 'target'] : [word.value.event];
    case 'Amount':
      return typeof word.value !== 'number' && amountRoles(word.value).ofEvent === true ? ['amount'] : [];
    default:
      return [];
  }
}

function hasItsOwnEvent(word: Word): boolean {
  switch (word.kind) {
    case 'Ability':
      return true;
    case 'Effect':
      return rolesOf(word.value).awaits?.(word.value) !== undefined;
    case 'Modifier':
      return modifierRoles(word.value).damageEvent !== undefined;
    default:
      return false;
  }
}
