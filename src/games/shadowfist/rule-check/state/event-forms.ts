import { type EventForm, eventSchemaOf } from '../../../event-forms.ts';
import { type GameEvent, gameEvent } from './values.ts';

type Key = Exclude<keyof GameEvent, 'event'>;

const told = (about: string, always: readonly Key[], ...sometimes: readonly Key[]): EventForm<Key> => ({
  about,
  always,
  sometimes,
});

/** The card that it happened to, and whose it was. */
const CARD = ['card', 'player'] as const;
/** Those who did it, where it was not the rules; together, if by several (5.2.3, 10.2). */
const DOING = ['by', 'source', 'players', 'sources', 'combat'] as const;

/** How each event of an answer is told; those of a state may say less. */
const eventForms = {
  'enters-play': told('A card enters play under the control of `player`.', CARD),
  'leaves-play': told('A card that `player` controlled leaves play.', CARD),
  played: told(
    'A card is played by `player`, `from` a zone, for an `amount` of Power: its cost, and what its text asks for besides; `name` is `no-cost` if it was played at none, and `reduced-cost` if it cost less than without reductions (4.3.2). `effect` is what it has generated, with its `targets`.',
    ['card', 'player', 'by', 'from', 'amount'],
    ...(['name', 'effect', 'targets', 'players'] as const),
  ),
  'returned-to-play': told('A card returns to play under the control of `player`.', CARD),
  smoked: told('A card is smoked.', CARD, ...DOING),
  toasted: told('A card is toasted, from play or from elsewhere.', CARD, ...DOING),
  sacrificed: told('A card is sacrificed.', CARD, ...DOING),
  discarded: told(
    'A card of the hand of `player` is discarded; where nobody has named it, there is an `amount` of cards.',
    ['player'],
    ...(['card', 'by', 'amount', 'players'] as const),
  ),
  drawn: told('`player` draws an `amount` of cards.', ['player', 'amount']),
  'returned-to-hand': told('A card goes to the hand of its owner.', CARD, ...DOING),
  revealed: told(
    'A face-down card is revealed by `by`, such as whoever inflicts damage on it.',
    CARD,
    'by',
    'players',
  ),
  turned: told('A card turns, by the doing of `by`.', ['card', 'player', 'by'], 'players'),
  unturned: told('A card unturns.', CARD, 'by', 'players'),
  'turned-to-attack': told(
    'A Character turns to attack `target`.',
    ['card', 'player', 'by'],
    'target',
    'players',
  ),
  'attacked-without-turning': told(
    'A Character attacks `target` without turning.',
    ['card', 'player', 'by', 'target'],
    'players',
  ),
  'target-changed': told(
    'An attacker attacks `target` instead.',
    ['card', 'player', 'by', 'target'],
    'players',
  ),
  'attack-declared': told(
    '`player` declares an attack with `cards` on `targets`, of which `card` is the first.',
    ['player', 'by', 'card', 'cards', 'targets'],
    'players',
  ),
  'attack-joined': told('`player` joins the attack with `cards`.', ['player', 'by', 'cards'], 'players'),
  'attack-ended': told(
    'The attack of `player` on `targets` ends; `successful` tells how.',
    ['player', 'by', 'successful', 'targets'],
    'players',
  ),
  'interception-declared': told(
    'A Character intercepts the attacker `target`.',
    ['card', 'target', 'player', 'by'],
    'players',
  ),
  'ceased-attacking': told('A Character attacks no more.', ['card']),
  'ceased-intercepting': told(
    'A Character intercepts no more; if an attacker bypassed it, that is the `source`, and `name` is `stealth`.',
    ['card'],
    ...(['source', 'name'] as const),
  ),
  'about-to-enter-combat': told('A card is about to fight `target` (6.4).', ['card', 'target']),
  'enters-combat': told('A card enters combat with `target`.', ['card', 'target']),
  'combat-ended': told('The combat of a card with `target` is over.', ['card', 'target']),
  'damage-inflicted': told(
    'An `amount` of damage is inflicted on a card, by `source` and the player `by`.',
    ['card', 'player', 'amount', 'combat', 'by'],
    'source',
    'players',
  ),
  healed: told('An `amount` of damage is removed from a card.', ['card', 'player', 'amount'], 'source'),
  'turned-to-heal': told('A Character turns to heal.', ['card', 'player', 'by'], 'players'),
  'body-reduced-to-zero': told('The Body of a Site is brought to zero.', CARD, ...DOING),
  seized: told('`by` seizes a Site from `player`.', ['card', 'player', 'by'], 'players'),
  'burned-for-victory': told('A Feng Shui Site is burned for victory by `by`.', CARD, ...DOING),
  'burned-for-power': told('A Feng Shui Site is burned for Power by `by`.', CARD, ...DOING),
  'control-changed': told('`by` takes control of a card from `player`.', ['card', 'player', 'by'], 'players'),
  targeted: told('A card becomes a target of `effect`.', ['card', 'by', 'effect'], 'source', 'players'),
  generated: told(
    '`player` generates `effect` with a card, the `source`; `name` tells what is none of its text, such as the `expiry` of an effect that lasted.',
    ['effect', 'player'],
    'source',
    'name',
    'targets',
  ),
  redirected: told(
    'An `amount` of damage goes from a card to `target` instead.',
    ['card', 'target', 'amount'],
    'source',
  ),
  canceled: told('`effect` is canceled.', ['effect'], 'by', 'players'),
  'location-changed': told('A Character is at another location.', CARD),
  'site-moved': told('A Site has another place in its structure.', ['card']),
  'power-generated': told('`player` generates an `amount` of Power.', ['player', 'amount'], 'source'),
  'power-phase-ended': told('`player` has generated so much Power in all.', ['player', 'amount']),
  'power-gained': told('`player` gains an `amount` of Power.', ['player', 'amount'], 'source'),
  'power-spent': told('`player` pays an `amount` of Power.', ['player', 'amount']),
  'power-stolen': told(
    '`by` steals an `amount` of Power from `player`.',
    ['player', 'by', 'amount'],
    'source',
    'players',
  ),
  'turn-started': told('The turn of `player` starts.', ['player']),
  'main-shot-started': told('The Main Shot of `player` starts.', ['player']),
  'turn-ended': told('The turn of `player` ends.', ['player']),
  overcame: told('A Character has overcome the interceptor `target`.', ['card', 'target']),
  'survived-combat': told('A card has survived combat with `target`.', ['card', 'target']),
  resolved: told(
    '`effect` of `player` resolves; `card` is the one that generated it.',
    ['effect', 'player'],
    'card',
  ),
  'scene-ended': told('The scene is over.', []),
  'control-returned': told(
    'Control of a card goes from `player` back to `by`.',
    ['card', 'player', 'by'],
    'players',
  ),
  'counters-changed': told('The counters `name` on a card are now `amount`.', ['card', 'name', 'amount']),
  'signpost-set': told(
    'Damage to `cards` is to go to `target`, by a card (`source`) or an `effect`.',
    ['target', 'cards'],
    'source',
    'effect',
  ),
  'power-declined': told('`player` generates no Power this turn.', ['player']),
  'power-given': told('`by` gives an `amount` of Power to `player`.', ['player', 'by', 'amount'], 'players'),
  'cards-shown': told(
    'The `hand` or `deck` (`name`) of `player` is shown to `by`.',
    ['player', 'by', 'name'],
    'players',
  ),
  shuffled: told('The deck of `player` is shuffled, or cut if `name` says so.', ['player'], 'name'),
  bid: told('`player` bids an `amount` of Power.', ['player', 'amount']),
  'auction-started': told('`cards` are put up for auction; `player` begins.', ['cards', 'player']),
  'auction-ended': told('The auction is over; `player` has won it, if anybody has.', [], 'player'),
  'effect-expired': told('A lasting effect expires: `effect`, as it stands under `lasting`.', [], 'effect'),
  'not-unturned': told(
    'A card does not unturn, by the `rule`.',
    ['card', 'player', 'by', 'rule'],
    'source',
    'players',
  ),
  'player-eliminated': told('`player` is out of the game.', ['player']),
  'game-won': told('`player` has won.', ['player']),
  triggered: told(
    'A triggered ability of a card of `player` is used: its effect is generated, or happens at once. `ability` is absent if the text of the card does not contain it.',
    ['card', 'player'],
    'ability',
  ),
  replaced: told(
    'A replacement of a card of `player` applies to an event; if it is optional, `player` is asked next. `ability` is absent if the text of the card does not contain it.',
    ['card', 'player'],
    'ability',
  ),
  chosen: told('Something was chosen. Only states tell it.', [], 'card', 'player', 'cards', 'name'),
} as const satisfies Record<GameEvent['event'], EventForm<Key>>;

const { event: _, ...keys } = gameEvent.shape;

/** An event of an answer. */
export const eventSchema = eventSchemaOf(keys, eventForms).meta({
  description: 'Something that happened in a game of Shadowfist, as an answer tells it; `event` names what.',
});
