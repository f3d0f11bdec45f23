import { does, listed, plural, possessive } from '../../../vocabulary/english.ts';
import type { CardRef, PlayerRef, Players } from '../references.ts';
import type { Amount, Range } from '../terms.ts';
import type { Figure } from '../words.ts';
import { cardCalled, named, numberNamed, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

export const figureCalled: { readonly [Name in Figure]: string } = {
  fighting: 'Fighting',
  body: 'Body',
  cost: 'cost',
  power: 'Power',
  conditions: 'resource conditions',
  provisions: 'resource provisions',
  damage: 'damage',
};

type Reckoning = Extract<
  Amount,
  | { readonly sum: unknown }
  | { readonly difference: unknown }
  | { readonly product: unknown }
  | { readonly half: unknown }
  | { readonly quotient: unknown }
  | { readonly greatest: unknown }
  | { readonly least: unknown }
>;

/** A number as it is said: “3”, “X”, “the number of Sites you control”. */
export function amountSaid(amount: Amount, speech: Speech): string {
  if (typeof amount === 'number') return String(amount);
  return isReckoning(amount) ? reckoningSaid(amount, speech) : countSaid(amount, speech);
}

function isReckoning(amount: Amount): amount is Reckoning {
  const keys = ['sum', 'difference', 'product', 'half', 'quotient', 'greatest', 'least'];
  return typeof amount === 'object' && keys.some((key) => key in amount);
}

function reckoningSaid(amount: Reckoning, speech: Speech): string {
  const part = (inner: Amount) => (isReckoning(inner) ? `(${speech.amount(inner)})` : speech.amount(inner));
  if ('sum' in amount) return amount.sum.map(part).join(' plus ');
  if ('difference' in amount) return amount.difference.map(part).join(' minus ');
  if ('product' in amount) return amount.product.map(part).join(' times ');
  if ('quotient' in amount)
    return `${amount.quotient.map(part).join(' divided by ')}, rounded ${amount.round}`;
  if ('half' in amount) return `half of ${part(amount.half)}, rounded ${amount.round}`;
  return 'greatest' in amount
    ? `the greatest of ${listed(amount.greatest.map(part), 'and')}`
    : `the least of ${listed(amount.least.map(part), 'and')}`;
}

function countSaid(amount: Exclude<Amount, number | Reckoning>, speech: Speech): string {
  const card = (ref: CardRef) => cardCalled(ref, speech);
  const player = (ref: PlayerRef) => playerCalled(ref, speech);
  const whose = (ref: PlayerRef) => possessive(player(ref));
  if ('count' in amount) return `the number of ${speech.cardsCounted(amount.count)}`;
  if ('countPlayers' in amount) {
    const such = amount.such === undefined ? '' : ` such that ${speech.condition(amount.such)}`;
    return `the number of ${playersCounted(amount.countPlayers, speech)}${such}`;
  }
  if ('resources' in amount) {
    const { resources } = amount;
    const such =
      typeof resources === 'string'
        ? `{${resources}} resources`
        : `resources of ${named(resources.chosen, speech).phrase}`;
    return `the number of ${such} in ${whose(amount.in)} pool`;
  }
  if ('differentFactions' in amount)
    return `the number of different factions in ${whose(amount.differentFactions)} pool`;
  if ('figure' in amount) {
    const printed = amount.printed === true ? 'printed ' : '';
    return `${possessive(card(amount.of))} ${printed}${figureCalled[amount.figure]}`;
  }
  if ('total' in amount)
    return `the total ${figureCalled[amount.total]} of ${speech.cards(amount.of).phrase}`;
  if ('power' in amount) return `${whose(amount.power)} Power`;
  if ('handSize' in amount) return `${whose(amount.handSize)} maximum hand size`;
  if ('sitesNeeded' in amount)
    return `the number of Feng Shui Sites ${does(player(amount.sitesNeeded), 'need')} to win`;
  if ('turnsCompleted' in amount)
    return `the number of turns ${does(player(amount.turnsCompleted), 'have completed')}`;
  if ('damageToSmoke' in amount)
    return `the combat damage by ${card(amount.by).phrase} required to smoke ${card(amount.damageToSmoke).phrase}`;
  if ('greatestFigure' in amount)
    return `the greatest ${figureCalled[amount.greatestFigure]} of any card to which this happened this turn: ${speech.happens(amount.thisTurn)}`;
  if ('counters' in amount) return `the number of ${amount.counters} counters on ${card(amount.on).phrase}`;
  if ('value' in amount) return amount.value === 'X' ? 'X' : numberNamed(amount.value, speech);
  if ('columns' in amount) return `the number of columns in ${whose(amount.columns)} site structure`;
  if ('eventAmount' in amount) return 'that amount';
  return `the number of times this happened this turn: ${speech.happens(amount.happenedThisTurn)}`;
}

function playersCounted(players: Players, speech: Speech): string {
  if (players === 'every-player') return 'players in the game';
  return players === 'every-opponent'
    ? 'opponents'
    : `players who are ${playerCalled(players, speech).phrase}`;
}

/** So many things: “1 card”, “3 cards”, “cards equal to its cost”. */
export function countSaidOf(amount: Amount, noun: string, speech: Speech): string {
  if (amount === 1) return `1 ${noun}`;
  const said = speech.amount(amount);
  return isShort(said) ? `${said} ${plural(noun)}` : `${plural(noun)} equal to ${said}`;
}

/** So much of something: “3 damage”, “Power equal to its cost”. */
export function quantity(amount: Amount, unit: string, speech: Speech): string {
  const said = speech.amount(amount);
  return isShort(said) ? `${said} ${unit}` : `${unit} equal to ${said}`;
}

function isShort(said: string): boolean {
  return /^-?\d+$|^X$/.test(said);
}

/** A bonus or penalty: “+2 Fighting”, “+X Fighting (X = its cost)”. */
export function signed(amount: Amount, what: string, speech: Speech): string {
  if (typeof amount === 'number') return `${amount < 0 ? '' : '+'}${amount} ${what}`;
  const said = speech.amount(amount);
  return said === 'X' ? `+X ${what}` : `+X ${what} (X = ${said})`;
}

/** “2”, “X (at least 2)”, “up to 4”. */
export function rangeSaid({ exactly, ...bounds }: Range, speech: Speech): string {
  const said = boundsSaid(bounds, speech);
  if (exactly === undefined) return said;
  return said === '' ? speech.amount(exactly) : `${speech.amount(exactly)} (${said})`;
}

function boundsSaid({ atLeast, atMost }: Omit<Range, 'exactly'>, speech: Speech): string {
  if (atLeast === undefined) return atMost === undefined ? '' : `up to ${speech.amount(atMost)}`;
  if (atMost === undefined) return `${speech.amount(atLeast)} or more`;
  return `from ${speech.amount(atLeast)} to ${speech.amount(atMost)}`;
}

/** “cost 3 or less”. */
export function figureWithin(figure: Figure, range: Range, speech: Speech): string {
  const { exactly, atLeast, atMost } = range;
  const called = figureCalled[figure];
  if (figure === 'conditions' || figure === 'provisions') return `${speech.range(range)} ${called}`;
  if (exactly === undefined && atLeast === undefined && atMost !== undefined)
    return `${called} ${speech.amount(atMost)} or less`;
  if (exactly === undefined && atMost === undefined && atLeast !== undefined)
    return `${called} ${speech.amount(atLeast)} or more`;
  return `${called} ${speech.range(range)}`;
}
