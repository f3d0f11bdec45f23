import { fold } from '../../fold.ts';
import type { BuiltDeck, Copies } from './built-deck.ts';
import { isMeant } from './card-filter.ts';
import { total } from './counting.ts';
import type { AbilityOf } from './deck-ability.ts';
import { type Place, placed } from './matching.ts';

/** Copies of one card that need another's leave, and how many they are. */
export interface Wanting {
  readonly thing: readonly Copies[];
  readonly quantity: number;
}

export interface LetIn {
  /** How many are let in by what the sources tell. */
  readonly sure: number;
  /** How many may be let in, if what the sources do not tell is taken at its best. */
  readonly possible: number;
}

/**
 * Which cards the allowances let in at best: a greatest matching of cards to allowances. Of those that cannot all be
 * let in, the ones that come first by what is told, then by slug, are.
 */
export function letIn(
  wanting: readonly Wanting[],
  deck: BuiltDeck,
  banned: readonly string[],
): Map<Wanting, LetIn> {
  const abilities = deck.abilities('include');
  if (abilities.length === 0) return new Map();
  const never = banned.map(fold);
  const open = wanting.filter(({ thing: [first] }) => first !== undefined && isOpen(first, never));
  const sure = abilities.flatMap(({ ability, of }) => surePlaces(ability, of, open));
  const possible = abilities.flatMap(({ ability, of }) => possiblePlaces(ability, of, open));
  const told = new Set(open.filter(({ thing }) => sure.some(({ takes }) => takes(thing))));
  const inTurn = [...open].sort(
    (a, b) => Number(told.has(b)) - Number(told.has(a)) || (slugOf(a) < slugOf(b) ? -1 : 1),
  );
  const surely = placed(inTurn, sure);
  const atBest = placed(inTurn, possible);
  return new Map(inTurn.map((one, at) => [one, { sure: surely[at] ?? 0, possible: atBest[at] ?? 0 }]));
}

function slugOf({ thing }: Wanting): string {
  return thing[0]?.card.slug ?? '';
}

/** Nothing lets in a Signature card, nor one of a kind that its own rule keeps out. */
function isOpen({ mark, words }: Copies, never: readonly string[]): boolean {
  return mark !== 'Signature' && !never.some((word) => words.has(word));
}

type Include = AbilityOf<'include'>;

function surePlaces(
  { cards, upTo, each }: Include,
  of: Copies,
  wanting: readonly Wanting[],
): Place<readonly Copies[]>[] {
  if (cards === null || upTo === null) return [];
  const isIn = ([first]: readonly Copies[]) => first !== undefined && isMeant(first, cards);
  if (each === 'copy') return [{ room: upTo * of.quantity, takes: isIn }];
  const personas = new Set(
    wanting.flatMap(({ thing }) => thing.flatMap(({ immortalNames }) => immortalNames)),
  );
  return [...personas].sort().map((persona) => ({
    room: upTo,
    takes: (thing) => isIn(thing) && thing.some(({ immortalNames }) => immortalNames.includes(persona)),
  }));
}

/** An allowance that is told in part may take other cards than are told, but where its number is known no more of them. */
function possiblePlaces(
  ability: Include,
  of: Copies,
  wanting: readonly Wanting[],
): Place<readonly Copies[]>[] {
  const { cards, upTo, told, each } = ability;
  if (told === 'whole' && cards !== null && upTo !== null) return surePlaces(ability, of, wanting);
  const isIn = ([first]: readonly Copies[]) =>
    first !== undefined && (told === 'in-part' || cards === null || isMeant(first, cards));
  const all = total(wanting.flatMap(({ thing }) => thing));
  return [{ room: upTo === null || each === 'persona' ? all : upTo * of.quantity, takes: isIn }];
}
