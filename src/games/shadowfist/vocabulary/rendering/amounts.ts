import { does, possessive } from '../../../vocabulary/english.ts';
import { isReckoned, type Reckoned, reckoningSaid } from '../../../vocabulary/rendering/amounts.ts';
import { named, numberNamed } from '../../../vocabulary/rendering/calling.ts';
import type { CardRef, PlayerRef, Players } from '../references.ts';
import type { Amount, Range } from '../terms.ts';
import type { Figure } from '../words.ts';
import { cardCalled, playerCalled } from './references.ts';
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

/** A number as it is said: “3”, “X”, “the number of Sites you control”. */
export function amountSaid(amount: Amount, speech: Speech): string {
  if (typeof amount === 'number') return String(amount);
  return isReckoned(amount) ? reckoningSaid(amount, speech) : countSaid(amount, speech);
}

function countSaid(amount: Exclude<Amount, number | Reckoned<Amount>>, speech: Speech): string {
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
  if ('symbolsOn' in amount) return symbolsCounted(amount, speech);
  if ('differentFactions' in amount) {
    const each = amount.having === undefined ? '' : ` with ${amount.having} or more resources each`;
    return `the number of different factions${each} in ${whose(amount.differentFactions)} pool`;
  }
  if ('figure' in amount) {
    const printed = amount.printed === true ? 'printed ' : '';
    return `${possessive(card(amount.of))} ${printed}${figureCalled[amount.figure]}`;
  }
  if ('total' in amount)
    return `the total ${figureCalled[amount.total]} of ${speech.cards(amount.of).phrase}`;
  if ('power' in amount) return `${whose(amount.power)} Power`;
  if ('mostPower' in amount) return `the most Power among ${playersCounted(amount.mostPower, speech)}`;
  if ('leastPower' in amount) return `the least Power among ${playersCounted(amount.leastPower, speech)}`;
  if ('handSize' in amount) return `${whose(amount.handSize)} maximum hand size`;
  if ('sitesNeeded' in amount)
    return `the number of Feng Shui Sites ${does(player(amount.sitesNeeded), 'need')} to win`;
  if ('sitesStillNeeded' in amount)
    return `the number of further Feng Shui Sites ${does(player(amount.sitesStillNeeded), 'need')} to win`;
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

function symbolsCounted(
  { symbolsOn, which, among }: Extract<Amount, { symbolsOn: unknown }>,
  speech: Speech,
): string {
  const kind =
    which === undefined ? '' : which === 'faction' || which === 'talent' ? `${which} ` : `{${which}} `;
  const verb =
    among === undefined ? 'requires and provides' : among === 'conditions' ? 'requires' : 'provides';
  return `the number of ${kind}resources that ${cardCalled(symbolsOn, speech).phrase} ${verb}`;
}

function playersCounted(players: Players, speech: Speech): string {
  if (players === 'every-player') return 'players in the game';
  if (typeof players === 'object' && 'such' in players)
    return `${players.every}s such that ${speech.condition(players.such)}`;
  return players === 'every-opponent'
    ? 'opponents'
    : `players who are ${playerCalled(players, speech).phrase}`;
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
