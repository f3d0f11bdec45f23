import { phrases, words } from '../../vocabulary/phrases/kinds.ts';
import { type Kind, Parsing, readAll } from '../../vocabulary/phrases/parsing.ts';
import type { Token } from '../../vocabulary/phrases/tokens.ts';
import type { Ability } from '../vocabulary/abilities.ts';

/** What a parenthesis repeats of the abilities that it belongs to. */
export type Reminder =
  | 'before-combat-damage'
  | 'not-combat-damage'
  | 'any-damage'
  | 'includes-itself'
  | 'includes-back-row'
  | 'includes-attackers'
  | 'last-site'
  | 'full-cost'
  | 'x-may-be-0'
  | 'one-site-away';

/** Parentheses that add no rule. All others are clauses. */
const reminder: Kind<Reminder> = phrases<Reminder>('a reminder', () => [
  words<Reminder>('before combat damage is (dealt|inflicted)', 'before-combat-damage'),
  words<Reminder>('this is (not combat|non-combat) damage', 'not-combat-damage'),
  words<Reminder>('(combat or non-combat|non-combat or combat)', 'any-damage'),
  words<Reminder>(
    'including (this one|this card|#self|it|itself|him|himself|her|herself)',
    'includes-itself',
  ),
  words<Reminder>('including back-row Sites', 'includes-back-row'),
  words<Reminder>('including any [remaining] attackers', 'includes-attackers'),
  words<Reminder>('you must still seize or burn your last Site to win', 'last-site'),
  words<Reminder>('at normal cost', 'full-cost'),
  words<Reminder>('X may be (zero|0)', 'x-may-be-0'),
  words<Reminder>('you cannot if you are one [Feng Shui] Site away from victory', 'one-site-away'),
]);

/** The reminder that the words in a parenthesis are; undefined of a clause. */
export function reminderIn(tokens: readonly Token[]): Reminder | undefined {
  return readAll(reminder, new Parsing(tokens))[0];
}

/** Whether abilities already mean what a reminder says. */
export function restates(one: Reminder, abilities: readonly Ability[], type: string): boolean {
  const all = partsOf(abilities);
  switch (one) {
    // 6.4: what happens when cards enter combat, or are about to, comes before their damage.
    case 'before-combat-damage':
      return all.some(
        ({ event, during }) =>
          event === 'enters-combat' || event === 'about-to-enter-combat' || during === 'prior-to-combat',
      );
    // 4.5.1: combat damage is inflicted in combat, not by effects.
    case 'not-combat-damage':
      return all.some(({ do: effect }) => effect === 'damage' || effect === 'redirect');
    case 'any-damage':
      return all.some(({ event, combat }) => event === 'damage-inflicted' && combat === undefined);
    case 'includes-itself':
      return all.some((part) => isFilter(part) && isOf(part, type) && part.isNot === undefined);
    case 'includes-back-row':
      return all.some((part) => isFilter(part) && isOf(part, 'Site') && part.row === undefined);
    case 'includes-attackers':
      return all.some((part) => isFilter(part) && isOf(part, 'Character') && part.attacking === undefined);
    // 4.9: the last Feng Shui Site must be seized or burned, however many are needed.
    case 'last-site':
      return all.some(({ sitesNeeded }) => sitesNeeded !== undefined);
    case 'full-cost':
      return all.some(({ do: effect, cost }) => effect === 'play' && cost === 'full');
    // 3.3.2: one Site short of victory, nobody plays another or returns it to play.
    case 'one-site-away':
      return (
        all.some(({ do: effect }) => effect === 'return-to-play' || effect === 'play') &&
        all.some((part) => Array.isArray(part.type) && part.type.includes('Feng Shui Site'))
      );
    case 'x-may-be-0':
      return all.some(
        ({ choose, atLeast, number }) => choose !== undefined && (atLeast === 0 || isFrom0(number)),
      );
  }
}

type Part = Readonly<Record<string, unknown>>;

/** Every object in a value, filters with a mark. */
function partsOf(value: unknown, key = ''): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part) => partsOf(part, key));
  const parts = Object.entries(value).flatMap(([name, part]) => partsOf(part, name));
  return [{ ...value, [FILTER]: FILTERS.has(key) }, ...parts];
}

const FILTER = '#filter';
/** The keys of filters that say of many cards which. */
const FILTERS: ReadonlySet<string> = new Set(['each', 'which', 'any']);

const isFilter = (part: Part): boolean => part[FILTER] === true;

function isOf({ type }: Part, wanted: string): boolean {
  return (
    !Array.isArray(type) || type.includes(wanted) || (wanted === 'Feng Shui Site' && type.includes('Site'))
  );
}

function isFrom0(number: unknown): boolean {
  return typeof number === 'object' && number !== null && 'atLeast' in number && number.atLeast === 0;
}
