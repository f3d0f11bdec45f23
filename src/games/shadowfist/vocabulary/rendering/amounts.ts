import type { CardRef, PlayerRef } from '../references.ts';
import type { Amount, Range } from '../terms.ts';
import type { Figure } from '../words.ts';
import { indefinite, listed, many, one, possessive } from './english.ts';
import { inPlace } from './places.ts';
import { anyPlayerOf, cardCalled, named, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

type Reckoned = Extract<
  Amount,
  { sum: unknown } | { difference: unknown } | { product: unknown } | { half: unknown } | { greatest: unknown } | { least: unknown }
>;
type Counted = Exclude<Amount, number | Reckoned>;

export const figureCalled: { readonly [Name in Figure]: string } = {
  fighting: 'Fighting',
  body: 'Body',
  cost: 'cost',
  power: 'Power',
  conditions: 'resource conditions',
  provisions: 'resource provisions',
  damage: 'damage',
};

/** A number as it is said: “3”, “X”, “the number of Sites you control”. */
export function amountSaid(amount: Amount, speech: Speech): string {
  if (typeof amount === 'number') return String(amount);
  return isReckoned(amount) ? reckoned(amount, speech) : counted(amount, speech);
}

function isReckoned(amount: Exclude<Amount, number>): amount is Reckoned {
  return ['sum', 'difference', 'product', 'half', 'greatest', 'least'].some((key) => key in amount);
}

function reckoned(amount: Reckoned, speech: Speech): string {
  const part = (inner: Amount) =>
    typeof inner === 'object' && isReckoned(inner) ? `(${speech.amount(inner)})` : speech.amount(inner);
  if ('sum' in amount) return amount.sum.map(part).join(' plus ');
  if ('difference' in amount) return amount.difference.map(part).join(' minus ');
  if ('product' in amount) return amount.product.map(part).join(' times ');
  if ('half' in amount) return `half of ${part(amount.half)}, rounded ${amount.round}`;
  if ('greatest' in amount) return `the greatest of ${listed(amount.greatest.map(part), 'and')}`;
  return `the least of ${listed(amount.least.map(part), 'and')}`;
}

function counted(amount: Counted, speech: Speech): string {
  const card = (ref: CardRef) => cardCalled(ref, speech);
  const player = (ref: PlayerRef) => playerCalled(ref, speech);
  if ('count' in amount) return `the number of ${speech.cardsCounted(amount.count)}`;
  if ('countPlayers' in amount) return playersCounted(amount, speech);
  if ('resources' in amount) return `the number of ${resourceCalled(amount, speech)} resources in ${possessive(player(amount.in))} pool`;
  if ('differentFactions' in amount) return `the number of different factions in ${possessive(player(amount.differentFactions))} pool`;
  if ('figure' in amount) return `${possessive(card(amount.of))} ${amount.printed === true ? 'printed ' : ''}${figureCalled[amount.figure]}`;
  if ('total' in amount) return `the total ${figureCalled[amount.total]} of ${speech.cards(amount.of).phrase}`;
  if ('power' in amount) return `${possessive(player(amount.power))} Power`;
  if ('handSize' in amount) return `${possessive(player(amount.handSize))} hand size`;
  if ('sitesNeeded' in amount) return `the number of Feng Shui Sites ${does(player(amount.sitesNeeded), 'need')} to win`;
}
