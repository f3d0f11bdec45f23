import { z } from 'zod';
import { reading } from '../../../vocabulary/phrases/kinds.ts';
import { gems } from '../../card.ts';
import { forms } from '../../card-language/forms.ts';
import { ACTOR } from '../../card-language/mentions.ts';
import * as say from '../../card-language/slots.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import type { Amount, Gem, Place, Range } from '../../vocabulary/terms.ts';
import { type Hindrance, hindrances } from '../../vocabulary/words.ts';
import { type EffectWord, effect, namedEffect } from './effect-word.ts';

export interface Exert {
  readonly do: 'exert';
  readonly exertion: 'soft' | 'hard';
  readonly by: PlayerRef;
  readonly cards?: Amount;
  readonly unmodified?: boolean;
  readonly gems?: readonly Gem[] | { readonly chosen: string };
  readonly atLeast?: Amount;
}

const hard = forms.hardExertion;
const soft = forms.softExertion;

export const exert: EffectWord<Exert> = effect({
  description:
    'Makes a Soft or Hard Exertion of this many cards, or of the usual number; for `gems`, if it is made for any. With `atLeast` it is an Attribute Check, which is done if that many gems are found.',
  keys: ({ playerRef, amount, chosen }) => ({
    exertion: z.enum(['soft', 'hard']),
    by: playerRef,
    cards: amount.exactOptional(),
    unmodified: z.boolean().exactOptional(),
    gems: z.union([z.array(z.enum(gems)).min(1), chosen]).exactOptional(),
    atLeast: amount.exactOptional(),
  }),
  roles: { exert: { gives: 'exertion', isGate: true } },
  phrases: () => [
    reading(`make a ${hard}`, {}, (): Exert => ({ do: 'exert', exertion: 'hard', by: ACTOR })),
    reading(
      `make (a|an) {cards} ${hard}`,
      { cards: say.cardsLong },
      ({ cards }): Exert => ({ do: 'exert', exertion: 'hard', by: ACTOR, cards }),
    ),
    reading(
      `make (a|an) {cards} ${soft}`,
      { cards: say.cardsLong },
      ({ cards }): Exert => ({ do: 'exert', exertion: 'soft', by: ACTOR, cards }),
    ),
    reading(
      `make a ${soft} for {gem}`,
      { gem: say.gem },
      ({ gem }): Exert => ({ do: 'exert', exertion: 'soft', by: ACTOR, gems: [gem] }),
    ),
  ],
});

export interface AttributeChallenge {
  readonly do: 'attribute-challenge';
  readonly gem: Gem | { readonly chosen: string };
}

export const attributeChallenge: EffectWord<AttributeChallenge> = effect({
  description: 'Both players make a Soft Exertion at once. After a tie there is neither winner nor loser.',
  keys: ({ chosen }) => ({ gem: z.union([z.enum(gems), chosen]) }),
  roles: { 'attribute-challenge': { gives: 'challenge', isGate: true } },
  phrases: () => [
    reading(
      `${forms.everyPlayer} [must] (make|makes) a ${soft} for {gem}`,
      { gem: say.gem },
      ({ gem }): AttributeChallenge => ({ do: 'attribute-challenge', gem }),
    ),
  ],
});

export interface Play {
  readonly do: 'play';
  readonly by: PlayerRef;
  readonly which: Filter;
  readonly in: readonly Place[];
  readonly number: Range;
  readonly with?: readonly Modifier[];
  readonly despite?: readonly Hindrance[];
}

export const play: EffectWord<Play> = effect({
  description:
    'Plays matching cards at once, in addition to what the turn allows, with the modifiers under `with`.',
  keys: ({ playerRef, filter, place, range, modifier }) => ({
    by: playerRef,
    which: filter,
    in: z.array(place).min(1),
    number: range,
    with: z.array(modifier).min(1).exactOptional(),
    despite: z.array(z.enum(hindrances)).min(1).exactOptional(),
  }),
  roles: { play: { gives: 'cards-done' } },
  phrases: () => [
    reading(
      'play {cards} from {places}',
      { cards: say.counted, places: say.places },
      ({ cards: { which, number }, places }): Play => ({
        do: 'play',
        by: ACTOR,
        which,
        in: places,
        number: number ?? { exactly: 1 },
      }),
    ),
  ],
});

export interface Reckon {
  readonly do: 'reckon';
  readonly amount: Amount;
  readonly as: string;
}

export const reckon: EffectWord<Reckon> = namedEffect({
  description: 'Stores a number as it is now, under a name that later effects read.',
  keys: ({ amount, name }) => ({ amount, as: name }),
  roles: { reckon: { gives: 'number' } },
});
