import { listed, plural, possessive } from '../../../vocabulary/english.ts';
import type { CardRef, PlayerRef } from '../references.ts';
import type { Amount, Gem, Range } from '../terms.ts';
import { cardCalled, named, numberNamed, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

type Reckoning = Extract<
  Amount,
  | { readonly sum: unknown }
  | { readonly difference: unknown }
  | { readonly product: unknown }
  | { readonly half: unknown }
  | { readonly greatest: unknown }
  | { readonly least: unknown }
>;

/** A number as it is said: “3”, “the number of Situations you control”. */
export function amountSaid(amount: Amount, speech: Speech): string {
  if (typeof amount === 'number') return String(amount);
  return isReckoning(amount) ? reckoningSaid(amount, speech) : countSaid(amount, speech);
}

function isReckoning(amount: Amount): amount is Reckoning {
  const keys = ['sum', 'difference', 'product', 'half', 'greatest', 'least'];
  return typeof amount === 'object' && keys.some((key) => key in amount);
}

function reckoningSaid(amount: Reckoning, speech: Speech): string {
  const part = (inner: Amount) => (isReckoning(inner) ? `(${speech.amount(inner)})` : speech.amount(inner));
  if ('sum' in amount) return amount.sum.map(part).join(' plus ');
  if ('difference' in amount) return amount.difference.map(part).join(' minus ');
  if ('product' in amount) return amount.product.map(part).join(' times ');
  if ('half' in amount) return `half of ${part(amount.half)}, rounded ${amount.round}`;
  return 'greatest' in amount
    ? `the greatest of ${listed(amount.greatest.map(part), 'and')}`
    : `the least of ${listed(amount.least.map(part), 'and')}`;
}

function countSaid(amount: Exclude<Amount, number | Reckoning>, speech: Speech): string {
  const card = (ref: CardRef) => cardCalled(ref, speech);
  const whose = (ref: PlayerRef) => possessive(playerCalled(ref, speech));
  if ('count' in amount) return `the number of ${speech.cardsCounted(amount.count)}`;
  if ('ability' in amount) return `${whose(amount.ability)} Ability`;
  if ('maximumAbility' in amount) return `${whose(amount.maximumAbility)} maximum Ability`;
  if ('cardsInHand' in amount) return `the number of cards in ${whose(amount.cardsInHand)} Hand`;
  if ('maximumHandSize' in amount) return `${whose(amount.maximumHandSize)} maximum Hand size`;
  if ('attackOpportunities' in amount)
    return `${whose(amount.attackOpportunities)} number of attack opportunities`;
  if ('gems' in amount) return gemsFound(amount, speech);
  if ('pendingDamage' in amount) return `${whose(amount.pendingDamage)} pending damage`;
  if ('damageOf' in amount) return `the damage of ${card(amount.damageOf).phrase}`;
  if ('counters' in amount) return `the number of ${amount.counters} counters on ${card(amount.on).phrase}`;
  if ('value' in amount) return numberNamed(amount.value, speech);
  if ('eventAmount' in amount) return 'that amount';
  return `the number of times this happened ${speech.past(amount.timesHappened)}`;
}

function gemsFound(amount: Extract<Amount, { gems: unknown }>, speech: Speech): string {
  const gems = `the number of ${gemsCalled(amount.gems)} gems`;
  if ('on' in amount) return `${gems} on ${speech.cards(amount.on).phrase}`;
  const by = amount.by === undefined ? '' : ` by ${playerCalled(amount.by, speech).phrase}`;
  return `${gems} found in ${named(amount.in, speech).phrase}${by}`;
}

export function gemsCalled(gems: readonly Gem[]): string {
  return listed(gems, 'or');
}

/** So many things: “1 card”, “3 cards”, “cards equal to the number of Guards you control”. */
export function countSaidOf(amount: Amount, noun: string, speech: Speech): string {
  if (amount === 1) return `1 ${noun}`;
  const said = speech.amount(amount);
  return isShort(said) ? `${said} ${plural(noun)}` : `${plural(noun)} equal to ${said}`;
}

/** So much of something: “3 damage”, “Ability equal to that amount”. */
export function quantity(amount: Amount, unit: string, speech: Speech): string {
  const said = speech.amount(amount);
  return isShort(said) ? `${said} ${unit}` : `${unit} equal to ${said}`;
}

function isShort(said: string): boolean {
  return /^-?\d+$/.test(said);
}

/** A bonus or penalty: “+2 Hand size”, “+X Hand size (X = that amount)”. */
export function signed(amount: Amount, what: string, speech: Speech): string {
  if (typeof amount === 'number') return `${amount < 0 ? '' : '+'}${amount} ${what}`;
  return `+X ${what} (X = ${speech.amount(amount)})`;
}

/** “2”, “up to 4”, “1 or more”, “from 1 to 2”. */
export function rangeSaid({ exactly, ...bounds }: Range, speech: Speech): string {
  const said = boundsSaid(bounds, speech);
  if (exactly === undefined) return said;
  return said === '' ? speech.amount(exactly) : `${speech.amount(exactly)} (${said})`;
}

function boundsSaid({ atLeast, atMost }: Omit<Range, 'exactly'>, speech: Speech): string {
  if (atLeast === undefined) return atMost === undefined ? '' : `up to ${speech.amount(atMost)}`;
  if (atMost === undefined) return atLeast === 0 ? 'any number of' : `${speech.amount(atLeast)} or more`;
  return `from ${speech.amount(atLeast)} to ${speech.amount(atMost)}`;
}

/** “up to 4 cards”, “cards, as many as that amount”. */
export function someOf(range: Range, things: string, speech: Speech): string {
  const bounds = [range.exactly, range.atLeast, range.atMost].filter((bound) => bound !== undefined);
  const said = speech.range(range);
  return bounds.every((bound) => typeof bound === 'number')
    ? `${said} ${things}`
    : `${things}, as many as ${said}`;
}
