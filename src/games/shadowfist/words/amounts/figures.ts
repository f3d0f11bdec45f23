import { z } from 'zod';
import { phrase, reading } from '../../../vocabulary/phrases/kinds.ts';
import { counted, figure as figureName } from '../../card-language/amounts.ts';
import * as say from '../../card-language/slots.ts';
import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Cards, EventPattern } from '../../vocabulary/terms.ts';
import { type Figure, figures } from '../../vocabulary/words.ts';
import { type AmountWord, amountWord } from './amount-word.ts';

export interface OfCard {
  readonly figure: Figure;
  readonly of: CardRef;
  readonly printed?: boolean;
}

export const figure: AmountWord<OfCard, 'figure'> = amountWord({
  description: 'A figure of the card: as it is now, or as printed.',
  keys: ({ cardRef }) => ({ figure: z.enum(figures), of: cardRef, printed: z.boolean().exactOptional() }),
  roles: { figure: {} },
  phrases: () => [
    reading(
      'the amount of damage on {of}',
      { of: say.cardRef },
      ({ of }): OfCard => ({ figure: 'damage', of }),
    ),
    phrase('the number of damage counters on {of}', { of: say.cardRef }, { figure: 'damage' }),
    reading(
      '([the] (number of damage counters|damage|amount of damage)|all [the] damage) on {of}',
      { of: say.cardRef },
      ({ of }): OfCard => ({ figure: 'damage', of }),
    ),
    reading('{of} current {figure}', { of: say.cardPossessive, figure: figureName }, (one): OfCard => one),
    phrase('{of} {figure}', { of: say.cardPossessive, figure: figureName }, {}),
    phrase('{of} printed {figure}', { of: say.cardPossessive, figure: figureName }, { printed: true }),
    phrase('the {figure} of {of}', { figure: figureName, of: say.cardRef }, {}),
    reading(
      'the printed {figure} of {of}',
      { figure: figureName, of: say.cardRef },
      (one): OfCard => ({ ...one, printed: true }),
    ),
  ],
});

export interface Total {
  readonly total: Figure;
  readonly of: Cards;
}

export const total: AmountWord<Total, 'total'> = amountWord({
  description: 'The sum of a figure of these cards.',
  keys: ({ cards }) => ({ total: z.enum(figures), of: cards }),
  roles: { total: {} },
  phrases: () => [
    reading('the total {total} of {of}', { total: figureName, of: say.cards }, (one): Total => one),
    reading(
      '[the] (number of damage counters|amount of damage) on {of}',
      { of: counted },
      ({ of }): Total => ({ total: 'damage', of }),
    ),
  ],
});

export interface GreatestFigure {
  readonly greatestFigure: Figure;
  readonly thisTurn: EventPattern;
}

export const greatestFigure: AmountWord<GreatestFigure, 'greatestFigure'> = amountWord({
  description:
    'The greatest figure among the cards that this event happened to this turn; zero without such an event.',
  keys: ({ eventPattern }) => ({ greatestFigure: z.enum(figures), thisTurn: eventPattern }),
  roles: { greatestFigure: { recalls: ({ thisTurn: pattern }) => ({ key: 'thisTurn', pattern }) } },
});

export interface Power {
  readonly power: PlayerRef;
}

export const power: AmountWord<Power, 'power'> = amountWord({
  description: 'The Power of the player.',
  keys: ({ playerRef }) => ({ power: playerRef }),
  roles: { power: {} },
  phrases: () => [
    reading('the amount of Power in {power} pool', { power: say.playerPossessive }, (one): Power => one),
    reading('the Power in the pool of {power}', { power: say.playerRef }, (one): Power => one),
    reading('the amount of Power {power} have~', { power: say.playerRef }, (one): Power => one),
    reading('the Power of {power}', { power: say.playerRef }, (one): Power => one),
    phrase('{power} Power', { power: say.playerPossessive }, {}),
  ],
});

export interface MostPower {
  readonly mostPower: Players;
}

export const mostPower: AmountWord<MostPower, 'mostPower'> = amountWord({
  description: 'The Power of the player who has the most among these players.',
  keys: ({ players }) => ({ mostPower: players }),
  roles: { mostPower: {} },
});

export interface LeastPower {
  readonly leastPower: Players;
}

export const leastPower: AmountWord<LeastPower, 'leastPower'> = amountWord({
  description: 'The Power of the player who has the least among these players.',
  keys: ({ players }) => ({ leastPower: players }),
  roles: { leastPower: {} },
});

export interface HandSize {
  readonly handSize: PlayerRef;
}

export const handSize: AmountWord<HandSize, 'handSize'> = amountWord({
  description: 'The hand size of the player.',
  keys: ({ playerRef }) => ({ handSize: playerRef }),
  roles: { handSize: {} },
});

export interface SitesNeeded {
  readonly sitesNeeded: PlayerRef;
}

export const sitesNeeded: AmountWord<SitesNeeded, 'sitesNeeded'> = amountWord({
  description: 'The number of Feng Shui Sites that the player needs to win.',
  keys: ({ playerRef }) => ({ sitesNeeded: playerRef }),
  roles: { sitesNeeded: {} },
  phrases: () => [
    reading(
      'the number of Feng Shui Sites {sitesNeeded} need~ for victory',
      { sitesNeeded: say.playerRef },
      (one): SitesNeeded => one,
    ),
  ],
});

export interface SitesStillNeeded {
  readonly sitesStillNeeded: PlayerRef;
}

export const sitesStillNeeded: AmountWord<SitesStillNeeded, 'sitesStillNeeded'> = amountWord({
  description: 'The number of further Feng Shui Sites that the player needs to win (10.2).',
  keys: ({ playerRef }) => ({ sitesStillNeeded: playerRef }),
  roles: { sitesStillNeeded: {} },
});

export interface TurnsCompleted {
  readonly turnsCompleted: PlayerRef;
}

export const turnsCompleted: AmountWord<TurnsCompleted, 'turnsCompleted'> = amountWord({
  description: 'The number of turns that the player has completed.',
  keys: ({ playerRef }) => ({ turnsCompleted: playerRef }),
  roles: { turnsCompleted: {} },
});

export interface DamageToSmoke {
  readonly damageToSmoke: CardRef;
  readonly by: CardRef;
}

export const damageToSmoke: AmountWord<DamageToSmoke, 'damageToSmoke'> = amountWord({
  description: 'The combat damage that `by` would need to inflict on the card to smoke it.',
  keys: ({ cardRef }) => ({ damageToSmoke: cardRef, by: cardRef }),
  roles: { damageToSmoke: {} },
});
