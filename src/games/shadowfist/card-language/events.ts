import { listed, type Phrase, phrases, reading, saying, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { EventName } from '../vocabulary/event-names.ts';
import { type EventPart, partsOfEvent } from '../vocabulary/lint/event-parts.ts';
import type { Players } from '../vocabulary/references.ts';
import type { EventPattern, Filter } from '../vocabulary/terms.ts';
import { simpleAmount } from './amounts.ts';
import { mentionOf } from './mentions.ts';
import { anyCard, players as anyPlayers, type Named, playerRef } from './slots.ts';

type Names = EventPattern['event'];
type Parts = Omit<EventPattern, 'event'>;

/** Of these events the player is the one who acts, and not the controller of the card. */
const OF_ITS_PLAYER: ReadonlySet<EventName> = new Set(['attack-declared', 'played', 'discarded']);

/** The pattern, if every event in it has these parts. The controller of the card is the player of its event. */
function pattern(event: Names, parts: Parts): EventPattern | undefined {
  const known: ReadonlySet<EventPart> = partsOfEvent({ event });
  const said = { ...parts, ...cardOf(event, known, parts) };
  const isKnown = Object.keys(said).every((key) => [...known].some((part) => part === key));
  return isKnown ? { event, ...said } : undefined;
}

function cardOf(event: Names, known: ReadonlySet<EventPart>, { card, player }: Parts): Parts {
  if (card === undefined) return {};
  const isActing = [event].flat().some((name) => OF_ITS_PLAYER.has(name));
  if (isActing || !known.has('player') || player !== undefined || card.controller === undefined)
    return { card };
  const { controller, ...rest } = card;
  return { card: rest, player: controller };
}

/** “an opponent”, or “that opponent”, whom the text has named before. */
const players: Kind<Players> = phrases<Players>('players', () => [
  saying(
    '{players}',
    { players: anyPlayers },
    (one) => one.players,
    (value: Players) => ({ players: value }),
  ),
  reading('{player}', { player: playerRef }, ({ player }): Players | undefined =>
    typeof player === 'object' && mentionOf(player)?.mention.mention === 'back' ? player : undefined,
  ),
]);

const inPlay = ({ which, in: place }: Named): Filter | undefined => (place === 'play' ? which : undefined);

/** What can happen to a card, as a participle and as a verb. */
const DEEDS: readonly (readonly [participle: string, verb: string, event: Names])[] = [
  ['smoked', 'smoke~', 'smoked'],
  ['toasted', 'toast~', 'toasted'],
  ['sacrificed', 'sacrifice~', 'sacrificed'],
  ['seized', 'seize~', 'seized'],
  ['burned', 'burn~', ['burned-for-victory', 'burned-for-power']],
  ['burned for victory', '(burn~ for victory)', 'burned-for-victory'],
  ['burned for Power', '(burn~ for Power)', 'burned-for-power'],
  ['revealed', 'reveal~', 'revealed'],
  ['turned', 'turn~', 'turned'],
  ['unturned', 'unturn~', 'unturned'],
  ['healed', 'heal~', 'healed'],
  ['damaged', 'damage~', 'damage-inflicted'],
  ['discarded', 'discard~', 'discarded'],
  ['targeted', 'target~', 'targeted'],
  ["returned to (its|his|her|their) owner 's hand", "return~ to its owner 's hand", 'returned-to-hand'],
];

const oneDeed = (which: 0 | 1): Kind<Names> =>
  phrases<Names>('a deed', () => DEEDS.map((deed) => words<Names>(deed[which], deed[2])));

const deeds = (which: 0 | 1): Kind<Names> => {
  const all = listed('deeds', oneDeed(which), 'or');
  return phrases<Names>('deeds', () => [
    saying(
      '{all}',
      { all },
      (said) => together(said.all),
      (value: Names) => ({ all: typeof value === 'string' ? [value] : value }),
    ),
  ]);
};

function together(all: readonly Names[]): Names | undefined {
  const [first, ...others] = [...new Set(all.flat())];
  if (first === undefined) return undefined;
  return others.length === 0 ? first : [first, ...others];
}

const done = deeds(0);
const doing = deeds(1);

/** “by inflicting combat damage”, of a card that leaves play or a Body that is reduced. */
const IN_COMBAT = '(by inflicting combat damage|by combat damage|in combat|due to combat damage)';

/** Whom a verb is said of when it is the doer's own card or the doer's own deed. */
const OWN: ReadonlySet<EventName> = new Set(['sacrificed', 'revealed', 'discarded', 'healed']);

function doneBy(doer: Players, event: Names, card: Filter): EventPattern | undefined {
  const isOwn = [event].flat().every((name) => OWN.has(name));
  const who = doer === 'every-player' ? {} : isOwn ? { player: doer } : { by: doer };
  return pattern(event, { card, ...who });
}

const passive = (): readonly Phrase<EventPattern>[] => [
  saying(
    '{card} be~ {done}',
    { card: anyCard, done },
    ({ card, done: event }) => ofCard(card, (which) => pattern(event, { card: which })),
    ({ event, card, player, ...rest }: EventPattern) =>
      card === undefined || Object.keys(rest).length > 0
        ? undefined
        : {
            card: {
              which: player === undefined ? card : { ...card, controller: player },
              in: 'play' as const,
            },
            done: event,
          },
  ),
  reading('{card} be~ {done} by {by}', { card: anyCard, done, by: players }, ({ card, done: event, by }) =>
    ofCard(card, (which) => pattern(event, { card: which, by })),
  ),
  reading(
    '{card} be~ {done} by {source}',
    { card: anyCard, done, source: anyCard },
    ({ card, done: event, source }) =>
      both(card, source, (one, other) => pattern(event, { card: one, source: other })),
  ),
  reading(`{card} be~ {done} ${IN_COMBAT}`, { card: anyCard, done }, ({ card, done: event }) =>
    ofCard(card, (which) => pattern(event, { card: which, combat: true })),
  ),
];

const active = (): readonly Phrase<EventPattern>[] => [
  reading('{by} {doing} {card}', { by: players, doing, card: anyCard }, ({ by, doing: event, card }) =>
    ofCard(card, (which) => doneBy(by, event, which)),
  ),
  reading('{by} burn~ {card} for victory', { by: players, card: anyCard }, ({ by, card }) =>
    ofCard(card, (which) => doneBy(by, 'burned-for-victory', which)),
  ),
  reading('{by} burn~ {card} for Power', { by: players, card: anyCard }, ({ by, card }) =>
    ofCard(card, (which) => doneBy(by, 'burned-for-power', which)),
  ),
  reading(
    '{source} {doing} {card}',
    { source: anyCard, doing, card: anyCard },
    ({ source, doing: event, card }) =>
      both(source, card, (one, other) => pattern(event, { card: other, source: one })),
  ),
  reading(
    `{source} {doing} {card} ${IN_COMBAT}`,
    { source: anyCard, doing, card: anyCard },
    ({ source, doing: event, card }) =>
      both(source, card, (one, other) => pattern(event, { card: other, source: one, combat: true })),
  ),
];

const DAMAGE: readonly (readonly [words: string, parts: Parts])[] = [
  ['damage', {}],
  ['combat damage', { combat: true }],
  ['non-combat damage', { combat: false }],
];

const damaging = (): readonly Phrase<EventPattern>[] =>
  DAMAGE.flatMap(([damage, parts]) => [
    reading(
      `{source} inflict~ ${damage} (on|to) {card}`,
      { source: anyCard, card: anyCard },
      ({ source, card }) =>
        both(source, card, (one, other) =>
          pattern('damage-inflicted', { card: other, source: one, ...parts }),
        ),
    ),
    reading(`{source} inflict~ ${damage}`, { source: anyCard }, ({ source }) =>
      ofCard(source, (which) => pattern('damage-inflicted', { source: which, ...parts })),
    ),
    reading(`{by} inflict~ ${damage} (on|to) {card}`, { by: players, card: anyCard }, ({ by, card }) =>
      ofCard(card, (which) => pattern('damage-inflicted', { card: which, by, ...parts })),
    ),
    reading(`${damage} (is|are) inflicted (on|to) {card}`, { card: anyCard }, ({ card }) =>
      ofCard(card, (which) => pattern('damage-inflicted', { card: which, ...parts })),
    ),
    reading(
      `{amount} or more [points of] ${damage} (is|are) inflicted (on|to) {card}`,
      { amount: simpleAmount, card: anyCard },
      ({ amount: atLeast, card }) =>
        ofCard(card, (which) => pattern('damage-inflicted', { card: which, amount: { atLeast }, ...parts })),
    ),
  ]);

/** What a card does of itself. */
const MOVES: readonly (readonly [words: string, event: EventName])[] = [
  ['enter~ play', 'enters-play'],
  ['come~ into play', 'enters-play'],
  ['(be~ brought into play)', 'enters-play'],
  ['leave~ play', 'leaves-play'],
  ['turn~ to attack', 'turned-to-attack'],
  ['attack~', 'turned-to-attack'],
  ['turn~ to heal', 'turned-to-heal'],
  ['unturn~', 'unturned'],
  ['change~ location', 'location-changed'],
  ['be~ declared as an interceptor', 'interception-declared'],
  ['(intercept~|declare~ interception)', 'interception-declared'],
  ['survive~ combat', 'survived-combat'],
  ['be~ returned to play', 'returned-to-play'],
];

const moving = (): readonly Phrase<EventPattern>[] =>
  MOVES.map(([move, event]) =>
    reading(`{card} ${move}`, { card: anyCard }, ({ card }) =>
      ofCard(card, (which) => pattern(event, { card: which })),
    ),
  );

const against = (words_: string, event: EventName): Phrase<EventPattern> =>
  reading(`{card} ${words_} {target}`, { card: anyCard, target: anyCard }, ({ card, target }) =>
    both(card, target, (one, other) => pattern(event, { card: one, target: other })),
  );

const attacking = (): readonly Phrase<EventPattern>[] => [
  against('(turn~ to attack|attack~)', 'turned-to-attack'),
  against('intercept~', 'interception-declared'),
  against('survive~ combat with', 'survived-combat'),
  against('(be~ about to enter combat with|enter~ combat with)', 'about-to-enter-combat'),
  reading('{card} (be~ about to enter combat|enter~ combat)', { card: anyCard }, ({ card }) =>
    ofCard(card, (which) => pattern('about-to-enter-combat', { card: which })),
  ),
  saying(
    '{target} be~ attacked',
    { target: anyCard },
    ({ target }) => ofCard(target, (which) => pattern('turned-to-attack', { target: which })),
    () => undefined,
  ),
  reading('{player} declare~ an attack', { player: players }, ({ player }) =>
    byPlayer('attack-declared', player),
  ),
  reading(
    '{player} declare~ an attack (on|against) {card}',
    { player: players, card: anyCard },
    ({ player, card }) => ofCard(card, (which) => byPlayer('attack-declared', player, { card: which })),
  ),
  words<EventPattern>('an attack is declared', { event: 'attack-declared' }),
  words<EventPattern>('an attack is declared against you', {
    event: 'attack-declared',
    card: { controller: 'you' },
  }),
  reading('an attack is declared (on|against) {card}', { card: anyCard }, ({ card }) =>
    ofCard(card, (which) => pattern('attack-declared', { card: which })),
  ),
  reading('{player} join~ an attack', { player: players }, ({ player }) => byPlayer('attack-joined', player)),
  words<EventPattern>('an attack you (declared|declare) (succeeds|is successful)', {
    event: 'attack-ended',
    player: 'you',
    successful: true,
  }),
  words<EventPattern>('an attack you (declared|declare) (fails|is unsuccessful)', {
    event: 'attack-ended',
    player: 'you',
    successful: false,
  }),
  words<EventPattern>('an attack you (declared|declare) ends', { event: 'attack-ended', player: 'you' }),
];

function byPlayer(event: EventName, player: Players, parts: Parts = {}): EventPattern | undefined {
  return pattern(event, { ...parts, ...(player === 'every-player' ? {} : { player }) });
}

const SOURCES = [
  ['from (your|his or her|their) hand', 'hand'],
  ['from (your|his or her|their) smoked pile', 'smoked-pile'],
] as const;

const playing = (): readonly Phrase<EventPattern>[] => [
  reading('{player} play~ {card}', { player: players, card: anyCard }, ({ player, card }) =>
    played(card, (which) => byPlayer('played', player, { card: which })),
  ),
  ...SOURCES.map(([words_, from]) =>
    reading(`{player} play~ {card} ${words_}`, { player: players, card: anyCard }, ({ player, card }) =>
      played(card, (which) => byPlayer('played', player, { card: which, from })),
    ),
  ),
  reading('{card} be~ played', { card: anyCard }, ({ card }) =>
    played(card, (which) => pattern('played', { card: which })),
  ),
  reading(
    '{player} play~ {card} that targets {targets}',
    { player: players, card: anyCard, targets: anyCard },
    ({ player, card, targets }) =>
      played(card, (which) =>
        ofCard(targets, (other) => byPlayer('played', player, { card: which, targets: other })),
      ),
  ),
];

/** A card that is played is not controlled by anyone before. */
function played(card: Named, build: (which: Filter) => EventPattern | undefined): EventPattern | undefined {
  return card.which.controller === undefined ? ofCard(card, build) : undefined;
}

const POWER: readonly (readonly [verb: string, event: EventName])[] = [
  ['spend~', 'power-spent'],
  ['gain~', 'power-gained'],
  ['generate~', 'power-generated'],
];

const counting = (): readonly Phrase<EventPattern>[] => [
  ...POWER.flatMap(([verb, event]) => [
    reading(`{player} ${verb} Power`, { player: players }, ({ player }) => byPlayer(event, player)),
    reading(
      `{player} ${verb} {amount} or more Power [at one time]`,
      { player: players, amount: simpleAmount },
      ({ player, amount: atLeast }) => byPlayer(event, player, { amount: { atLeast } }),
    ),
  ]),
  reading('{by} steal~ Power from you', { by: players }, ({ by }) =>
    pattern('power-stolen', { by, player: 'you' }),
  ),
  reading('{player} draw~ a card', { player: players }, ({ player }) => byPlayer('drawn', player)),
  ...(['{card} Body be~ reduced to (0|zero)', 'the Body of {card} be~ reduced to (0|zero)'] as const).map(
    (template) =>
      reading(template.replace('{card} Body', "{card} 's Body"), { card: anyCard }, ({ card }) =>
        ofCard(card, (which) => pattern('body-reduced-to-zero', { card: which })),
      ),
  ),
  ...["{doer} reduce~ {card} 's Body to (0|zero)", '{doer} reduce~ the Body of {card} to (0|zero)'].flatMap(
    (template) => [
      reading(template, { doer: anyCard, card: anyCard }, ({ doer, card }) =>
        both(doer, card, (one, other) => pattern('body-reduced-to-zero', { card: other, source: one })),
      ),
      reading(template, { doer: players, card: anyCard }, ({ doer, card }) =>
        ofCard(card, (which) => pattern('body-reduced-to-zero', { card: which, by: doer })),
      ),
    ],
  ),
];

function ofCard(card: Named, build: (which: Filter) => EventPattern | undefined): EventPattern | undefined {
  const which = inPlay(card);
  return which === undefined ? undefined : build(which);
}

function both(
  one: Named,
  other: Named,
  build: (one: Filter, other: Filter) => EventPattern | undefined,
): EventPattern | undefined {
  return ofCard(one, (first) => ofCard(other, (second) => build(first, second)));
}

export const eventPhrases = (): readonly Phrase<EventPattern>[] => [
  ...passive(),
  ...active(),
  ...damaging(),
  ...moving(),
  ...attacking(),
  ...playing(),
  ...counting(),
];

/** “at the start of your turn”. */
const boundary = (words_: string, event: EventName, player: Players | undefined): Phrase<EventPattern> =>
  words<EventPattern>(words_, player === undefined ? { event } : { event, player });

const START = 'at the (start|beginning) of';
const YOURS = '(your|each of your)';
const ANYONES = "(each|every|each player 's|every player 's|any player 's|any)";
const OPPONENTS = "(each opponent 's|an opponent 's|any opponent 's|every opponent 's)";

/** The start or end of a part of the turn, which happens again and again. */
export const recurring: Kind<EventPattern> = phrases<EventPattern>('a time', () => [
  boundary(`${START} ${YOURS} (turn|turns)`, 'turn-started', 'you'),
  boundary(`${START} ${ANYONES} turn`, 'turn-started', undefined),
  boundary(`${START} ${OPPONENTS} turn`, 'turn-started', 'every-opponent'),
  boundary(`${START} ${YOURS} (Main Shot|Main Shots)`, 'main-shot-started', 'you'),
  boundary(`${START} ${ANYONES} Main Shot`, 'main-shot-started', undefined),
  boundary(`${START} ${OPPONENTS} Main Shot`, 'main-shot-started', 'every-opponent'),
  boundary(`at the end of ${YOURS} (turn|turns)`, 'turn-ended', 'you'),
  boundary(`at the end of ${ANYONES} turn`, 'turn-ended', undefined),
  boundary(`at the end of ${OPPONENTS} turn`, 'turn-ended', 'every-opponent'),
  boundary('at the end of (each|every|any) attack', 'attack-ended', undefined),
  boundary('at the end of (an attack|each attack|any attack) you (declare|declared)', 'attack-ended', 'you'),
]);
