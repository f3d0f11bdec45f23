import { z } from 'zod';
import type { CardRef, PlayerRef } from '../../vocabulary/references.ts';
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
});

export interface Total {
  readonly total: Figure;
  readonly of: Cards;
}

export const total: AmountWord<Total, 'total'> = amountWord({
  description: 'The sum of a figure of these cards.',
  keys: ({ cards }) => ({ total: z.enum(figures), of: cards }),
  roles: { total: {} },
});

export interface GreatestFigure {
  readonly greatestFigure: Figure;
  readonly thisTurn: EventPattern;
}

export const greatestFigure: AmountWord<GreatestFigure, 'greatestFigure'> = amountWord({
  description:
    'The greatest figure among the cards that this event happened to this turn; zero without such an event.',
  keys: ({ eventPattern }) => ({ greatestFigure: z.enum(figures), thisTurn: eventPattern }),
  roles: { greatestFigure: {} },
});

export interface Power {
  readonly power: PlayerRef;
}

export const power: AmountWord<Power, 'power'> = amountWord({
  description: 'The Power of the player.',
  keys: ({ playerRef }) => ({ power: playerRef }),
  roles: { power: {} },
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
