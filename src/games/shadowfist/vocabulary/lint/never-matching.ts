import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import type { Recall } from '../../words/word.ts';
import { type EventName, rememberedEvents } from '../event-names.ts';
import type { Response } from '../responses.ts';
import type { EventPattern, Filter } from '../terms.ts';

type Key = keyof Filter;

/** Conditions that can never match are refused, with the form that works. */
export function inMatchable(pattern: EventPattern, path: Path): Mistake[] {
  const { card = {}, player, by } = pattern;
  const names = [pattern.event].flat();
  const isOnly = (name: EventName) => names.every((one) => one === name);
  const mistakes: Mistake[] = [];
  if (isOnly('discarded'))
    mistakes.push(...notInPlay(card, [...path, 'card'], 'A card is discarded from a hand (2.2)'));
  if (isOnly('seized') && by === 'you' && isOwn(card, player))
    mistakes.push(
      mistake(
        'wrong-value',
        [...path, 'by'],
        'Never matches: no player seizes a card that is already theirs (7.4). `you` is the controller that the Site had; say `by: every-opponent`, and `{event: by}` for the player who seizes it.',
      ),
    );
  if (names.every((name) => ofItsController.has(name)) && areOpposed(card.controller, player))
    mistakes.push(
      mistake(
        'wrong-value',
        [...path, 'player'],
        'Never matches: `player` of this event is the controller of the card. Say one of the two; whoever did it is `by`.',
      ),
    );
  return [...mistakes, ...ofAnotherType(names, card, path)];
}

/** Whether such cards are such that any of these events can be theirs. */
function ofAnotherType(names: readonly EventName[], { type }: Filter, path: Path): Mistake[] {
  if (type === undefined) return [];
  const happensTo = names.map((name) => bearers.find(({ events }) => events.has(name)));
  const [first] = happensTo;
  if (first === undefined) return [];
  if (happensTo.some((one) => one === undefined || type.some((of) => one.types.includes(of)))) return [];
  return [mistake('wrong-value', [...path, 'card', 'type'], `Never matches: ${first.why}.`)];
}

/** The text of the Site itself, or of its controller. */
const isOwn = (card: Filter, player: EventPattern['player']): boolean =>
  card.is === 'this' || card.controller === 'you' || player === 'you';

const areOpposed = (one: Filter['controller'], other: Filter['controller']): boolean =>
  (one === 'you' && other === 'every-opponent') || (one === 'every-opponent' && other === 'you');

/**
 * A change of location is answered while its effect waits in the scene (4.7). In response to the loss of a card it is
 * no longer in play; only who controlled it is known.
 */
export function inAnswerable(response: Response, path: Path): Mistake[] {
  if (!('event' in response)) return [];
  const { event, card = {} } = response.event;
  if (event === 'location-changed')
    return [
      mistake(
        'wrong-value',
        [...path, 'event', 'event'],
        'Never matches: the location changes on resolution, when nothing can be answered (4.7, 5.2). Answer the effect: `{"to": {"kind": "change-location", "source": …}, "as": "move"}`; its Character is `{"chosen": "move"}`.',
      ),
    ];
  const isLost = [event].flat().every((name) => losses.has(name));
  const at = [...path, 'event', 'card'];
  const ended = inEnded(response.event, [...path, 'event']);
  if (ended.length > 0) return ended;
  return isLost ? notInPlay(card, at, 'When this is answered the card has left play', ['controller']) : [];
}

/** A card is compared after the event has happened, so a state that the event ends never matches. */
export function inEnded({ event, card = {} }: EventPattern, path: Path): Mistake[] {
  const names = [event].flat();
  return endable
    .filter(
      (key) => card[key] !== undefined && names.every((name) => statesAfter[name]?.[key] === !card[key]),
    )
    .map((key) =>
      mistake(
        'wrong-value',
        [...path, 'card', key],
        'Never matches: the event has just ended this. Leave it out.',
      ),
    );
}

/** A turn does not remember everything that happened in it. */
export function inRecall(recall: Recall | undefined, path: Path): Mistake[] {
  if (recall === undefined) return [];
  const { key, pattern } = recall;
  return [pattern.event]
    .flat()
    .filter((name) => !rememberedEvents.has(name))
    .map((name) =>
      mistake(
        'wrong-value',
        [...path, key, 'event'],
        `Never matches: the turn does not remember the event ${name}. It remembers ${[...rememberedEvents].join(', ')}.`,
      ),
    );
}

/** What only a card in play is or has. */
export function notInPlay(filter: Filter, path: Path, why: string, known: readonly Key[] = []): Mistake[] {
  return inPlayOnly
    .filter((key) => filter[key] !== undefined && !known.includes(key))
    .map((key) => mistake('wrong-value', [...path, key], `Never matches: ${why}${instead(key)}`));
}

function instead(key: Key): string {
  if (key !== 'controller' && key !== 'controlledByOwner')
    return ', and only a card in play has this. Leave it out.';
  return ', and no one controls a card that is out of play (7.4). Say the player: `player` or `by` of an event, `by` of an effect, or `owner`.';
}

const inPlayOnly = [
  ...(['controller', 'controlledByOwner', 'special', 'powerGenerating', 'turned', 'faceDown'] as const),
  ...(['damaged', 'attacking', 'intercepting', 'targetOfAttack', 'attackingCard'] as const),
  ...(['attackedBy'] as const),
  ...([
    'interceptingCard',
    'attackingAny',
    'interceptingAny',
    'inCombatWithAny',
    'atLocationOfAny',
    'inCombatWith',
    'atLocationOf',
    'atLocationControlledBy',
    'row',
  ] as const),
  ...(['attackingAny', 'interceptingAny', 'inCombatWithAny', 'atLocationOfAny'] as const),
  ...(['counters', 'hasState', 'on', 'enteredPlayThisTurn'] as const),
] satisfies readonly Key[];

const endable = ['turned', 'faceDown', 'attacking', 'intercepting'] as const;

/** What a card is as soon as an event has happened to it. */
const statesAfter: {
  readonly [Name in EventName]?: { readonly [Key in (typeof endable)[number]]?: boolean };
} = {
  turned: { turned: true },
  'turned-to-attack': { turned: true },
  'turned-to-heal': { turned: true },
  unturned: { turned: false },
  revealed: { faceDown: false },
  'ceased-attacking': { attacking: false },
  'ceased-intercepting': { intercepting: false },
};

const losses: ReadonlySet<EventName> = new Set([
  ...(['smoked', 'toasted', 'sacrificed', 'returned-to-hand', 'leaves-play'] as const),
  ...(['burned-for-victory', 'burned-for-power'] as const),
]);

const ofItsController: ReadonlySet<EventName> = new Set([...losses, 'seized', 'body-reduced-to-zero']);

interface Bearers {
  readonly events: ReadonlySet<EventName>;
  readonly types: NonNullable<Filter['type']>;
  readonly why: string;
}

/** To which cards alone something can happen. */
const bearers: readonly Bearers[] = [
  {
    events: new Set(['burned-for-victory', 'burned-for-power']),
    types: ['Feng Shui Site', 'Site'],
    why: 'only a Feng Shui Site is burned (10.3), said by `Feng Shui Site` or `Site`',
  },
  {
    events: new Set(['seized', 'body-reduced-to-zero', 'site-moved']),
    types: ['Feng Shui Site', 'Site'],
    why: 'only a Site has a Body, is seized (3.3.3) and moves in its structure (4.7), said by `Feng Shui Site` or `Site`',
  },
  {
    events: new Set([
      ...(['turned-to-attack', 'turned-to-heal', 'interception-declared', 'location-changed'] as const),
      ...(['attacked-without-turning', 'ceased-attacking', 'ceased-intercepting', 'overcame'] as const),
    ]),
    types: ['Character'],
    why: 'only a Character attacks, intercepts, changes location and turns to heal (4.5.3, 4.7, 6), said by `Character`',
  },
  {
    events: new Set([
      ...(['enters-play', 'leaves-play', 'smoked', 'sacrificed'] as const),
      ...(['turned', 'unturned', 'control-changed'] as const),
    ]),
    types: ['Character', 'Site', 'Feng Shui Site', 'State', 'Edge'],
    why: 'an Event is never in play, and is placed in the smoked pile without being smoked (4.3.6): its event is `played`',
  },
];
