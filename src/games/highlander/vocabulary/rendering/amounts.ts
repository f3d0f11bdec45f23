import { listed, possessive } from '../../../vocabulary/english.ts';
import {
  rangeSaid as boundsSaid,
  isReckoned,
  type Reckoned,
  reckoningSaid,
} from '../../../vocabulary/rendering/amounts.ts';
import { named, numberNamed } from '../../../vocabulary/rendering/calling.ts';
import type { CardRef, PlayerRef } from '../references.ts';
import type { Amount, Gem, Range } from '../terms.ts';
import { cardCalled, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

/** A number as it is said: “3”, “the number of Situations you control”. */
export function amountSaid(amount: Amount, speech: Speech): string {
  if (typeof amount === 'number') return String(amount);
  return isReckoned(amount) ? reckoningSaid(amount, speech) : countSaid(amount, speech);
}

function countSaid(amount: Exclude<Amount, number | Reckoned<Amount>>, speech: Speech): string {
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

/** “2”, “up to 4”, “any number of”. */
export function rangeSaid(range: Range, speech: Speech): string {
  const { exactly, atLeast, atMost } = range;
  const isAny = exactly === undefined && atLeast === 0 && atMost === undefined;
  return isAny ? 'any number of' : boundsSaid(range, speech);
}

/** “up to 4 cards”, “cards, as many as that amount”. */
export function someOf(range: Range, things: string, speech: Speech): string {
  const bounds = [range.exactly, range.atLeast, range.atMost].filter((bound) => bound !== undefined);
  const said = speech.range(range);
  return bounds.every((bound) => typeof bound === 'number')
    ? `${said} ${things}`
    : `${things}, as many as ${said}`;
}
