import type { Prisma } from '../../database/generated/client.ts';
import type { Operator } from './ast.ts';
import type { CardValue } from './card-index.ts';
import type { GameTime } from './context.ts';
import type { Figure } from './figures.ts';

/** A condition of a query on a card or on its text. */
export type Condition = Term | Joined;

/** A condition that is evaluated by itself. */
export type Term = TextTerm | KnownTerm;

/** PostgreSQL says which wordings meet it: a condition over w ("CardWording"). */
export interface TextTerm {
  readonly kind: 'text';
  readonly sql: Prisma.Sql;
}

/** What meets it is known without PostgreSQL. */
export type KnownTerm =
  /** It is one of these cards. */
  | { readonly kind: 'cards'; readonly ids: readonly string[] }
  /** The card, or for errata its wording, has the figure, and it compares so with the number. */
  | {
      readonly kind: 'figure';
      readonly figure: Figure;
      readonly operator: Operator;
      readonly number: number;
    }
  /** The card has at least one of the values. */
  | { readonly kind: 'value'; readonly of: CardValue; readonly values: readonly string[] }
  /** The card has all of the designators of its game at its time. */
  | { readonly kind: 'designators'; readonly held: readonly HeldDesignators[] }
  /** The card has a ruling, or its wording an erratum or a text. */
  | { readonly kind: 'has'; readonly what: 'errata' | 'ruling' | 'text' };

export interface HeldDesignators extends GameTime {
  readonly keys: readonly string[];
}

export type Joined =
  | { readonly kind: 'and'; readonly parts: readonly Condition[] }
  | { readonly kind: 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition };

export const ofText = (sql: Prisma.Sql): Condition => ({ kind: 'text', sql });

/** Every card meets all of no conditions. */
export const everyCard: Condition = { kind: 'and', parts: [] };
/** No card meets one of no conditions. */
export const noCard: Condition = { kind: 'or', parts: [] };

/** The terms that a condition is made of. */
export function termsOf(condition: Condition): readonly Term[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.parts.flatMap(termsOf);
    case 'not':
      return termsOf(condition.part);
    default:
      return [condition];
  }
}
