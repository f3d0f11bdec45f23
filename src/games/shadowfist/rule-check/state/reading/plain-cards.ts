import { isRecord } from '../../../../../engine/forms.ts';
import type { InPlay } from '../state.ts';
import { type Card, type CardElsewhere, idPattern } from '../values.ts';

/** Reads a card of one's own, or does not. */
export type ReadOwn = (given: unknown) => Card | undefined;

const noneOfOnesOwn: ReadOwn = () => undefined;

/**
 * Cards of the usual form are most of a state. They are read here at a tenth of what the schema takes. What comes out
 * is what the schema would make of them; whatever is not plainly right is undefined, and left to the schema.
 */
export function plainCard(given: unknown, ownCard: ReadOwn = noneOfOnesOwn): CardElsewhere | undefined {
  if (!isRecord(given)) return undefined;
  const { id } = given;
  const card = isSlug(given.card) ? given.card : ownCard(given.card);
  if (!isId(id) || card === undefined) return undefined;
  for (const key in given) if (key !== 'id' && key !== 'card') return undefined;
  return { id, card };
}

/** In play, without counters, choices and what else is rare. */
export function plainInPlay(given: unknown, ownCard: ReadOwn = noneOfOnesOwn): InPlay | undefined {
  if (!isRecord(given)) return undefined;
  const { id, owner, controller } = given;
  const card = isSlug(given.card) ? given.card : ownCard(given.card);
  if (!isId(id) || card === undefined || !isId(owner) || !isId(controller)) return undefined;
  const read: InPlay = {
    id,
    card,
    owner,
    controller,
    turned: false,
    faceDown: false,
    damage: 0,
    lastingDamage: 0,
    counters: {},
    column: null,
    unresolved: false,
    enteredThisTurn: false,
    chosen: {},
    ownerGone: false,
  };
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'id':
      case 'card':
      case 'owner':
      case 'controller':
        break;
      case 'home':
      case 'on':
        if (!isId(value)) return undefined;
        read[key] = value;
        break;
      case 'turned':
      case 'faceDown':
      case 'unresolved':
      case 'enteredThisTurn':
      case 'ownerGone':
        if (typeof value !== 'boolean') return undefined;
        read[key] = value;
        break;
      case 'damage':
      case 'lastingDamage':
        if (!isCount(value)) return undefined;
        read[key] = value;
        break;
      case 'column':
        if (value !== null && !isCount(value)) return undefined;
        read.column = value;
        break;
      case 'row':
        if (value !== 'front' && value !== 'back') return undefined;
        read.row = value;
        break;
      default:
        return undefined;
    }
  }
  return read;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value);
}

function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 120;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9999;
}
