import type { Phrase } from '../../../vocabulary/phrases/kinds.ts';
import { phrase, reading } from '../../../vocabulary/phrases/kinds.ts';
import { forms } from '../../card-language/forms.ts';
import { choosing } from '../../card-language/mentions.ts';
import * as say from '../../card-language/slots.ts';
import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface ToCards {
  readonly do:
    | 'discard'
    | 'remove-from-play'
    | 'remove-from-game'
    /** From the discard pile into the hand. */
    | 'retrieve'
    | 'put-into-hand'
    | 'put-on-endurance'
    | 'put-under-endurance'
    | 'shuffle-into-endurance'
    | 'reveal'
    /** A Guard or another Standing Defense. */
    | 'drop'
    /** A card that is being played has no effect, and is discarded. */
    | 'counter'
    /** An attack fails without a defense. */
    | 'avoid'
    | 'disarm-weapon'
    | 'break-weapon'
    | 'regain-weapon';
  readonly cards: Cards;
}

const seen = { gives: 'cards-done' } as const;
const changes = { ...seen, needs: 'cards' } as const;

const done = (template: string, verb: ToCards['do']): Phrase<ToCards> =>
  phrase(template, { cards: say.cards }, { do: verb });

export const toCards: EffectWord<ToCards> = effect({
  description:
    "Does this to the cards, wherever they are. A card that leaves play goes to its owner's piles.",
  keys: ({ cards }) => ({ cards }),
  roles: {
    discard: { ...changes, does: ['discard'] },
    'remove-from-play': { ...changes, does: ['take-out-of-play'] },
    'remove-from-game': { ...changes, does: ['take-out-of-play'] },
    retrieve: changes,
    'put-into-hand': changes,
    'put-on-endurance': changes,
    'put-under-endurance': changes,
    'shuffle-into-endurance': changes,
    reveal: changes,
    drop: changes,
    counter: { ...changes, does: ['stop-a-discard'] },
    avoid: changes,
    'disarm-weapon': { ...changes, does: ['disarm'] },
    'break-weapon': { ...changes, does: ['break'] },
    'regain-weapon': changes,
  },
  phrases: () => [
    done('discard {cards}', 'discard'),
    done('remove {cards} from play', 'remove-from-play'),
    done('remove {cards} from the game', 'remove-from-game'),
    done('retrieve {cards} [and put (it|them) into (your|their|his) Hand]', 'retrieve'),
    done('put {cards} on top of (your|their|his) Endurance', 'put-on-endurance'),
    done('shuffle {cards} into (your|their|his) Endurance', 'shuffle-into-endurance'),
    done('reveal {cards}', 'reveal'),
    done('avoid {cards}', 'avoid'),
    // A card whose place is not said is in play, and an attack to avoid is one of the opponent's.
    reading(
      'remove {some} from play',
      { some: say.counted },
      ({ some }): ToCards => ({ do: 'remove-from-play', cards: choosing(some, 'play') }),
    ),
    reading('avoid {some}', { some: say.counted }, ({ some: { which, ...number } }): ToCards | undefined =>
      which.kind?.includes('attack')
        ? {
            do: 'avoid',
            cards: choosing(
              { which: { ...which, controller: 'opponent', attackIs: 'pending' }, ...number },
              'play',
            ),
          }
        : undefined,
    ),
    done('counter {cards}', 'counter'),
    reading(
      'avoid all {attacks} this turn',
      { attacks: say.pluralNoun },
      ({ attacks }): ToCards => ({
        do: 'avoid',
        cards: { each: { ...attacks, controller: 'opponent', attackIs: 'pending' }, in: 'play' },
      }),
    ),
    reading(
      'search {place} for {some} [,] and put (it|them) into (your|their|his) Hand',
      { place: say.place, some: say.counted },
      ({ place, some }): ToCards | undefined =>
        typeof place === 'object' && 'discardPile' in place
          ? { do: 'retrieve', cards: choosing(some, place) }
          : undefined,
    ),
    reading(
      `take {cards} and place them in (your|their|his) ${forms.discardPile}`,
      { cards: say.cards },
      ({ cards }): ToCards => ({ do: 'discard', cards }),
    ),
  ],
});

export interface PutIntoPlay {
  readonly do: 'put-into-play';
  readonly cards: Cards;
  readonly by: PlayerRef;
}

export const putIntoPlay: EffectWord<PutIntoPlay> = effect({
  description: 'The cards come into play under the control of this player, without being played.',
  keys: ({ cards, playerRef }) => ({ cards, by: playerRef }),
  roles: { 'put-into-play': seen },
  phrases: () => [
    reading(
      '(put|place) {cards} into play',
      { cards: say.cards },
      ({ cards }): PutIntoPlay => ({ do: 'put-into-play', cards, by: 'you' }),
    ),
  ],
});

export interface Attach {
  readonly do: 'capture' | 'put-on';
  readonly cards: Cards;
  readonly card: CardRef;
}

export const attach: EffectWord<Attach> = effect({
  description: 'Puts the cards under that card, where they have no effect, or on that card.',
  keys: ({ cards, cardRef }) => ({ cards, card: cardRef }),
  roles: { capture: seen, 'put-on': seen },
  phrases: () => [
    phrase('(place|put) {cards} under {card}', { cards: say.cards, card: say.cardRef }, { do: 'capture' }),
    phrase('(place|put) {cards} on {card}', { cards: say.cards, card: say.cardRef }, { do: 'put-on' }),
  ],
});

export interface LookAt {
  readonly do: 'look-at';
  readonly cards: Cards;
  readonly by: Players;
}

export const lookAt: EffectWord<LookAt> = effect({
  description: 'The players see the cards.',
  keys: ({ cards, players }) => ({ cards, by: players }),
  roles: { 'look-at': seen },
  phrases: () => [
    reading(
      'look at {whose} hand',
      { whose: say.whose },
      ({ whose }): LookAt => ({ do: 'look-at', cards: { each: {}, in: { hand: whose } }, by: 'you' }),
    ),
  ],
});

export interface Duplicate {
  readonly do: 'duplicate';
  readonly card: CardRef;
  readonly by: PlayerRef;
}

export const duplicate: EffectWord<Duplicate> = effect({
  description:
    'Does the effects of a card as if it had been played, without its requirements. In the first edition, effects on the card in conjunction are done only if they modify `conjoined`.',
  keys: ({ cardRef, playerRef }) => ({ card: cardRef, by: playerRef }),
  roles: { duplicate: {} },
  phrases: () => [
    reading('duplicate the effects of {card}', { card: say.cards }, ({ card }): Duplicate | undefined =>
      typeof card === 'object' && ('each' in card || 'top' in card)
        ? undefined
        : { do: 'duplicate', card, by: 'you' },
    ),
  ],
});
