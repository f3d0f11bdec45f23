import type { highlanderTypes } from '../card.ts';
import type { Kind } from '../vocabulary/words.ts';

type Type = (typeof highlanderTypes)[number];

/** What the compiler needs to know about a card. */
export interface PrintedCard {
  readonly title: string;
  readonly type: Type;
}

const attack = ['attack'] as const;
const specialAttack = ['attack', 'special-attack'] as const;
const block = ['defense', 'block'] as const;

/** What a text may call a card of a type: “this attack”. */
const KINDS: Readonly<Partial<Record<Type, readonly Kind[]>>> = {
  Attack: attack,
  'Basic Attack': ['attack', 'basic-attack'],
  'Special Attack': specialAttack,
  'Ranged Attack': [...specialAttack, 'ranged-attack'],
  'Dirty Trick': [...specialAttack, 'dirty-trick'],
  Block: block,
  'Basic Block': [...block, 'basic-block'],
  Guard: [...block, 'guard'],
  Dodge: ['defense', 'dodge'],
  'Special Attack/Block': [...specialAttack, ...block],
  Event: ['special-card', 'event'],
  Situation: ['special-card', 'situation'],
  Object: ['special-card', 'object'],
  Location: ['special-card', 'location'],
  Plot: ['special-card', 'plot'],
  Edge: ['edge'],
  Illusion: ['illusion'],
  Persona: ['persona', 'pre-game'],
  Quickening: ['quickening', 'pre-game'],
  Premium: ['premium', 'pre-game'],
  Watcher: ['watcher', 'pre-game'],
  'Weapon of Choice': ['weapon-of-choice', 'pre-game'],
  'Pre-Game': ['pre-game'],
  Crystal: ['crystal', 'pre-game'],
};

const DECIDED: ReadonlySet<Kind> = new Set(Object.values(KINDS).flat());

/** Whether a card of the type may be of the kind; of kinds such as Ally the type says nothing. */
export function mayBeOfKind(type: Type, kind: Kind): boolean {
  return !DECIDED.has(kind) || (KINDS[type]?.includes(kind) ?? false);
}
