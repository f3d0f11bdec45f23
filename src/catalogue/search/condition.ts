import type { Prisma } from '../../database/generated/client.ts';

/** A condition of a query on a card or on its text. */
export type Condition = Term | Joined;

/** A condition that is evaluated by itself. */
export type Term =
  | AskedTerm
  /** It is one of these cards. */
  | { readonly kind: 'cards'; readonly ids: readonly string[] };

/** PostgreSQL tells what meets it: of cards, over c ("Card"); of wordings, over w ("CardWording"). */
export interface AskedTerm {
  readonly kind: 'card' | 'wording';
  readonly sql: Prisma.Sql;
}

export type Joined =
  | { readonly kind: 'and'; readonly parts: readonly Condition[] }
  | { readonly kind: 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition };

export const ofCard = (sql: Prisma.Sql): Condition => ({ kind: 'card', sql });
export const ofWording = (sql: Prisma.Sql): Condition => ({ kind: 'wording', sql });

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
