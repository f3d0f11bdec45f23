import { z } from 'zod';
import { type EventForm, eventSchemaOf } from '../../../event-forms.ts';
import { type GameEvent, gameEvent } from './values.ts';

type Key = Exclude<keyof GameEvent, 'event'>;

const told = (about: string, always: readonly Key[], ...sometimes: readonly Key[]): EventForm<Key> => ({
  about,
  always,
  sometimes,
});

/** A card, and which card it is. */
const CARD = ['player', 'card', 'of'] as const;
/** Cards that go from one place to another: one, or several at once, or so many that nobody has named. */
const MOVED = ['card', 'of', 'cards', 'amount', 'from', 'by', 'source', 'forced'] as const;
/** By whom and by which card Ability changes. */
const CAUSE = ['by', 'source'] as const;

/** How each event of an answer is told; those of a state may say less. */
const eventForms = {
  'attack-played': told('`player` plays an attack, `from` some place.', [...CARD, 'from']),
  'attack-successful': told('An attack of `player` succeeds.', ['player', 'card']),
  'attack-blocked': told('An attack of `player` is blocked, with `source`, by `by`.', [
    'player',
    'card',
    'by',
    'source',
  ]),
  'attack-dodged': told('An attack of `player` is dodged, with `source`, by `by`.', [
    'player',
    'card',
    'by',
    'source',
  ]),
  'attack-avoided': told(
    'An attack of `player` is avoided, by the text of `source`.',
    ['player', 'card', 'by'],
    'source',
  ),
  'defense-played': told(
    '`player` plays a defense, `from` some place; against the attack `target`, if against any.',
    [...CARD, 'from'],
    'target',
  ),
  'power-blow-made': told('An attack becomes a Power Blow.', ['player', 'card'], 'what'),
  'power-block-made': told(
    'A block becomes a Power Block, against the Power Blow `target`.',
    ['player', 'card'],
    'target',
    'what',
  ),
  'head-shot-made': told('An attack becomes a Head Shot.', ['player', 'card'], 'what'),
  played: told(
    '`player` plays a card, `from` some place; `to` tells whether it is played as a Special card or beside the turn. `source` is the card that it lay under.',
    [...CARD, 'from'],
    'source',
    'to',
  ),
  'entered-play': told('A card enters play.', CARD),
  'left-play': told(
    'A card leaves play; `what` tells how, `source` the card that it lay under.',
    [...CARD, 'what'],
    'by',
    'source',
  ),
  'removed-from-play': told('Cards of `player` are removed from play.', ['player'], ...MOVED),
  'removed-from-game': told('Cards of `player` are removed from the game.', ['player'], ...MOVED),
  countered: told('A card of `player` is countered.', [...CARD, 'by'], 'source'),
  discarded: told('Cards of `player` are discarded, `from` some place.', ['player', 'from'], ...MOVED),
  drawn: told('`player` draws an `amount` of cards.', ['player', 'amount'], 'from'),
  retrieved: told('Cards come back to the hand of `player`.', ['player'], ...MOVED),
  searched: told('The Endurance of `player` is searched.', ['player'], ...CAUSE),
  captured: told('A card of `player` is captured, and lies under `source`.', ['player', 'card', 'source']),
  'control-changed': told('`player` now controls a card.', ['player', 'card'], 'of', 'by'),
  dropped: told('`player` drops a card.', CARD, 'by'),
  used: told('`player` uses a card: its `ability`, counted from 0.', CARD, 'ability'),
  'damage-dealt': told('An `amount` of damage is pending for `player`.', ['player', 'amount'], ...CAUSE),
  'damage-taken': told('`player` takes an `amount` of damage.', ['player', 'amount'], ...CAUSE),
  'damage-prevented': told('An `amount` of damage to `player` is prevented.', ['player', 'amount'], ...CAUSE),
  'ability-lost': told('A loss of Ability is pending for `player`.', ['player', 'amount'], ...CAUSE),
  'ability-gained': told('`player` gains an `amount` of Ability.', ['player', 'amount'], ...CAUSE),
  'exertion-made': told(
    '`player` makes an Exertion, `hard` or `soft` (`what`), of an `amount` of cards; `to` tells what for, `source` for which weapon or text.',
    ['player', 'what', 'to'],
    'amount',
    'source',
  ),
  exhausted: told('`player` Exhausts.', ['player']),
  disarmed: told(
    '`player` is Disarmed: of a card, or of the generic weapon.',
    ['player', 'by'],
    'card',
    'source',
  ),
  'weapon-broken': told(
    'A weapon of `player` is broken: a card, or the generic weapon.',
    ['player', 'by'],
    'card',
    'source',
  ),
  'weapon-regained': told(
    '`player` regains a weapon: a card, or the generic weapon; `what` tells by which Exertion.',
    ['player'],
    'card',
    'what',
  ),
  tripped: told('`player` is tripped, and prone.', ['player', 'by'], 'source'),
  'feet-regained': told('`player` is prone no more; `what` tells by which Exertion.', ['player'], 'what'),
  'turn-begun': told('The turn of `player` begins.', ['player']),
  'turn-ended': told('The turn of `player` ends.', ['player']),
  'phase-begun': told('The phase `what` of `player` begins.', ['player', 'what']),
  'phase-ended': told('The phase `what` of `player` ends.', ['player', 'what']),
  defended: told('`player` has stopped an attack; `what` tells with what kind of defense.', [
    ...CARD,
    'what',
  ]),
  'guessed-wrong': told('A defense of `player` does not cover the Hidden Attack `target`.', [
    ...CARD,
    'what',
    'target',
  ]),
  'defense-countered': told('A defense of `player` against the attack `target` was countered.', [
    ...CARD,
    'target',
  ]),
  'attack-revealed': told('A Hidden Attack of `player` is turned over.', CARD),
  'guard-unprovoked': told('A Guard is laid down without an attack to stop.', ['player', 'card']),
  'opportunity-used': told(
    '`player` has used an opportunity to attack, given by `source` if by a text; before an Exertion has found an attack, no card is told.',
    ['player'],
    'card',
    'source',
  ),
  'opportunity-given': told(
    'An opportunity to attack is given. Only states tell it.',
    [],
    'player',
    'amount',
  ),
  'opportunity-lost': told('`player` loses an `amount` of opportunities to attack.', ['player', 'amount']),
  'opportunity-forfeited': told('`player` gives up the primary attack for an additional one.', ['player']),
  'exertion-declared': told('`player` will exert for a defense against the attack that `card` names.', [
    'player',
    'card',
  ]),
  swept: told('`cards` of `player` are swept.', ['player', 'cards']),
  'gems-found': told('An Exertion of `player` has found an `amount` of a gem.', ['player', 'gem', 'amount']),
  'gain-pending': told('A gain of Ability is pending for `player`.', ['player', 'amount'], ...CAUSE),
  'ability-changed': told(
    'The Ability of `player` is other than it was, by `amount`: less, if that is below 0.',
    ['player', 'amount'],
  ),
  'put-under-endurance': told('Cards of `player` are put under the Endurance.', ['player'], ...MOVED),
  'die-rolled': told(
    '`player` has rolled `amount`, for a weapon if `source` names one.',
    ['player', 'amount'],
    'source',
  ),
  shuffled: told('The Endurance of `player` is shuffled, with what goes into it.', ['player'], ...MOVED),
  revealed: told('`player` shows `cards`.', ['player', 'cards']),
  'looked-at': told('`player` looks at `cards`.', ['player', 'cards']),
  'obligation-arose': told('There is something that `player` may or must do.', ['player'], 'source'),
  'obligation-met': told('`player` has done what was to be done, or declined it.', ['player']),
  'obligation-lapsed': told('What `player` must have done could not be done, and is owed no more.', [
    'player',
  ]),
  'phase-skipped': told('`player` skips the phase `what`.', ['player', 'what']),
  'effect-ended': told('A lasting effect of `player` ends.', ['player']),
  replaced: told('In the place of the event `what` something else happens, by the text of `source`.', [
    'player',
    'source',
    'what',
  ]),
  conceded: told('`player` gives the duel up.', ['player']),
  'game-won': told('`player` has won; `what` tells by what.', ['player', 'what']),
  'quickenings-forfeited': told('The Quickenings `cards` of `player` are forfeited.', ['player', 'cards']),
  'persona-switched': told(
    'The other Immortal of `player` is active now; `card` is its Persona.',
    ['player'],
    'card',
  ),
  'head-taken': told(
    'The head of an Immortal of `player` is taken; `card` was its Persona.',
    ['player', 'by'],
    'card',
    'of',
  ),
} as const satisfies Record<GameEvent['event'], EventForm<Key>>;

const { event: _, of: which, ...keys } = gameEvent.shape;

/** A card of one's own is told as it was read: its form is that of the vocabulary, and not described once more. */
const of = z
  .union([z.string(), z.record(z.string(), z.unknown())])
  .exactOptional()
  .meta({ ...which.meta() });

/** An event of an answer. */
export const eventSchema = eventSchemaOf({ ...keys, of }, eventForms).meta({
  description: 'Something that happened in a duel of Highlander, as an answer tells it; `event` names what.',
});
