import { listed, type Phrase, phrases, reading, saying, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import { type EventName, replaceable } from '../vocabulary/event-names.ts';
import { type EventPart, partsOfEvent } from '../vocabulary/lint/event-parts.ts';
import type { PlayerRef, Players } from '../vocabulary/references.ts';
import type { EventPattern, Filter } from '../vocabulary/terms.ts';
import { simpleAmount } from './amounts.ts';
import * as marked from './marked.ts';
import { mentionOf } from './mentions.ts';
import { ownedNoun } from './references.ts';
import {
  anyCard,
  players as anyPlayers,
  cardPossessive,
  cardRef,
  type Happened,
  type Named,
  noun,
  playerRef,
  pluralNoun,
} from './slots.ts';

type Names = EventPattern['event'];
type Parts = Omit<EventPattern, 'event'>;

/** What a phrase says of an event beside its pattern. */
type Beside = Omit<Happened, 'on'>;
type Said = EventPattern & { readonly beside?: Beside };

/** Cards of an event: `together` are all that have a part in it at the same time. */
export type Group = Named & { readonly together?: true };
/** Who acts. */
interface Doer {
  readonly who: Players;
  readonly together?: true;
}

/** Of these events the player is the one who acts, and not the controller of the card. */
const OF_ITS_PLAYER: ReadonlySet<EventName> = new Set(['attack-declared', 'played', 'discarded']);

/** The pattern, if every event in it has these parts. The controller of the card is the player of its event. */
export function pattern(event: Names, parts: Parts): EventPattern | undefined {
  if (isPlayedByItsController(event, parts)) return undefined;
  const known: ReadonlySet<EventPart> = partsOfEvent({ event });
  const said = { ...parts, ...cardOf(event, known, parts) };
  const isKnown = Object.keys(said).every((key) => [...known].some((part) => part === key));
  return isKnown ? { event, ...said } : undefined;
}

/** Nobody controls a card before it is played. */
function isPlayedByItsController(event: Names, { card }: Parts): boolean {
  return [event].flat().includes('played') && card?.controller !== undefined;
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
const named: Kind<Players> = phrases<Players>('players', () => [
  words<Players>('an opponent', 'every-opponent'),
  words<Players>('a player', 'every-player'),
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

export const players: Kind<Doer> = phrases<Doer>('players', () => [
  saying(
    '{who}',
    { who: named },
    (one) => one,
    ({ who, ...rest }: Doer) => (Object.keys(rest).length === 0 ? { who } : undefined),
  ),
  words<Doer>('one or more opponents', { who: 'every-opponent', together: true }),
  words<Doer>('one or more players', { who: 'every-player', together: true }),
]);

/** A card of an event, and “one or more Characters”, which have a part in it together. */
export const aCard: Kind<Group> = phrases<Group>('a card', () => [
  saying(
    '{one}',
    { one: anyCard },
    ({ one }) => one,
    ({ together: isMany, ...one }: Group) => (isMany === undefined ? { one } : undefined),
  ),
  reading('one or more {many}', { many: pluralNoun }, ({ many }): Group => ({ ...many, together: true })),
]);

/** The pattern, with what its phrases say beside it. */
function beside(pattern_: Said | undefined, ...others: readonly Beside[]): Said | undefined {
  if (pattern_ === undefined) return undefined;
  const { beside: known = {}, ...on } = pattern_;
  const all = [known, ...others];
  const conditions = all.flatMap((one) => one.if ?? []);
  if (conditions.length > 1) return undefined;
  const [condition] = conditions;
  const whole: Beside = {
    ...(all.some((one) => one.together) ? { together: true } : {}),
    ...(condition === undefined ? {} : { if: condition }),
  };
  return Object.keys(whole).length === 0 ? on : { ...on, beside: whole };
}

/** What a player does. */
function doneByA(doer: Doer, build: (who: Players) => Said | undefined): Said | undefined {
  return beside(build(doer.who), doer.together === true ? { together: true } : {});
}

const inPlay = ({ which, in: place }: Group): Filter | undefined => (place === 'play' ? which : undefined);

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
  ['played', 'play~', 'played'],
  ['targeted', 'target~', 'targeted'],
  ["returned to (its|his|her|their) owner 's hand", "return~ to its owner 's hand", 'returned-to-hand'],
];

const oneDeed = (which: 0 | 1): Kind<Names> =>
  phrases<Names>('a deed', () => DEEDS.map((deed) => words<Names>(deed[which], deed[2])));

/** Deeds that texts name together. */
const TOGETHER: readonly Names[] = [
  ['seized', 'burned-for-victory', 'burned-for-power'],
  ['burned-for-victory', 'burned-for-power', 'seized'],
  ['smoked', 'burned-for-victory', 'burned-for-power'],
  ['smoked', 'toasted'],
  ['toasted', 'smoked'],
  ['smoked', 'sacrificed'],
  ['sacrificed', 'toasted'],
  ['toasted', 'sacrificed'],
];

const deeds = (which: 0 | 1): Kind<Names> => {
  const all = listed('deeds', oneDeed(which), 'or');
  const marked = () => [...DEEDS.map((deed) => deed[2]), ...TOGETHER];
  return phrases<Names>(['deeds', marked], () => [
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
  // A card that is played alone has phrases of its own.
  if (first === undefined || (first === 'played' && others.length === 0)) return undefined;
  return others.length === 0 ? first : [first, ...others];
}

export const done = deeds(0);
const doing = deeds(1);

/** “by inflicting combat damage”, of a card that leaves play or a Body that is reduced. */
export const IN_COMBAT = '((by inflicting|by|with|due to) combat damage|in combat)';

/** Whom a verb is said of when it is the doer's own card or the doer's own deed. */
const OWN: ReadonlySet<EventName> = new Set(['sacrificed', 'revealed', 'discarded', 'healed', 'played']);

function doneBy(doer: Players, event: Names, card: Filter): Said | undefined {
  const isOwn = [event].flat().every((name) => OWN.has(name));
  const who = doer === 'every-player' ? {} : isOwn ? { player: doer } : { by: doer };
  return pattern(event, { card, ...who });
}

/** “seizes this Site”, of a player who is named before it. */
export const doneToCard: Kind<EventPattern> = phrases<EventPattern>('what a player does', () => [
  reading('{doing} {card}', { doing, card: aCard }, ({ doing: event, card }) =>
    [event].flat().some((name) => OWN.has(name))
      ? undefined
      : ofCard(card, (which) => pattern(event, { card: which })),
  ),
]);

const passive = (): readonly Phrase<Said>[] => [
  saying(
    '{card} be~ {done}',
    { card: aCard, done },
    ({ card, done: event }) => ofCard(card, (which) => pattern(event, { card: which })),
    ({ event, card, player, ...rest }: Said) =>
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
  reading('{card} be~ {done} by {by}', { card: aCard, done, by: players }, ({ card, done: event, by }) =>
    ofCard(card, (which) => doneByA(by, (who) => pattern(event, { card: which, by: who }))),
  ),
  reading(
    '{card} be~ {done} by {source}',
    { card: aCard, done, source: aCard },
    ({ card, done: event, source }) =>
      both(card, source, (one, other) => pattern(event, { card: one, source: other })),
  ),
  reading(
    '{card} be~ {done} by {source} or [by] {other}',
    { card: aCard, done, source: aCard, other: aCard },
    ({ card, done: event, source, other }) =>
      both(source, other, (one, two) =>
        ofCard(card, (which) => pattern(event, { card: which, source: { any: [one, two] } })),
      ),
  ),
  reading(
    "{card} be~ {done} (with|by) {by} 's {source}",
    { card: aCard, done, by: players, source: noun },
    ({ card, done: event, by, source }) =>
      both(card, source, (one, other) =>
        doneByA(by, (who) => pattern(event, { card: one, source: other, by: who })),
      ),
  ),
  reading(
    '{card} be~ {done} by {source} played by {by}',
    { card: aCard, done, by: players, source: aCard },
    ({ card, done: event, by, source }) =>
      both(card, source, (one, other) =>
        doneByA(by, (who) => pattern(event, { card: one, source: other, by: who })),
      ),
  ),
  reading(
    '{card} be~ {done} at {here} location',
    { card: aCard, done, here: cardPossessive },
    ({ card, done: event, here }) =>
      ofCard(card, (which) =>
        which.atLocationOf === undefined
          ? pattern(event, { card: { ...which, atLocationOf: here } })
          : undefined,
      ),
  ),
  reading(`{card} be~ {done} ${IN_COMBAT}`, { card: aCard, done }, ({ card, done: event }) =>
    ofCard(card, (which) => pattern(event, { card: which, combat: true })),
  ),
];

const active = (): readonly Phrase<Said>[] => [
  reading('(an|any) effect target~ {card}', { card: aCard }, ({ card }) =>
    ofCard(card, (which) => pattern('targeted', { card: which })),
  ),
  reading('{card} be~ targeted by (an|any) effect', { card: aCard }, ({ card }) =>
    ofCard(card, (which) => pattern('targeted', { card: which })),
  ),
  reading("{card} be~ targeted by {by} 's effect", { card: aCard, by: players }, ({ card, by }) =>
    ofCard(card, (which) => doneByA(by, (who) => pattern('targeted', { card: which, by: who }))),
  ),
  ...(['Stealth', 'Tactics'] as const).map((using) =>
    reading(`{source} use~ ${using}`, { source: aCard }, ({ source }) =>
      ofCard(source, (which) => pattern('generated', { source: which, using })),
    ),
  ),
  reading(
    '{by} {doing} {card} (with|by) {source}',
    { by: players, doing, card: aCard, source: aCard },
    ({ by, doing: event, card, source }) =>
      both(card, source, (one, other) =>
        doneByA(by, (who) => pattern(event, { card: one, source: other, by: who })),
      ),
  ),
  reading('{by} turn~ {card} to attack', { by: players, card: aCard }, ({ by, card }) =>
    ofCard(card, (which) => byPlayer('turned-to-attack', by, { card: which })),
  ),
  reading(
    '{by} turn~ {card} to attack {target}',
    { by: players, card: aCard, target: aCard },
    ({ by, card, target }) =>
      both(card, target, (one, other) => byPlayer('turned-to-attack', by, { card: one, target: other })),
  ),
  reading('{by} turn~ {card} to heal', { by: players, card: aCard }, ({ by, card }) =>
    ofCard(card, (which) => byPlayer('turned-to-heal', by, { card: which })),
  ),
  reading('{by} take~ control of {card}', { by: players, card: aCard }, ({ by, card }) =>
    ofCard(card, (which) => doneByA(by, (who) => pattern('control-changed', { card: which, by: who }))),
  ),
  reading('{by} force~ you to discard [(a card|one or more cards)]', { by: players }, ({ by }) =>
    doneByA(by, (who) => pattern('discarded', { player: 'you', by: who })),
  ),
  reading('{by} force~ you to discard {card}', { by: players, card: aCard }, ({ by, card }) =>
    ofCard(card, (which) =>
      which.is === undefined
        ? undefined
        : doneByA(by, (who) => pattern('discarded', { card: which, player: 'you', by: who })),
    ),
  ),
  reading('{by} {doing} {card}', { by: players, doing, card: aCard }, ({ by, doing: event, card }) =>
    ofCard(card, (which) => doneByA(by, (who) => doneBy(who, event, which))),
  ),
  reading('{by} burn~ {card} for victory', { by: players, card: aCard }, ({ by, card }) =>
    ofCard(card, (which) => doneByA(by, (who) => doneBy(who, 'burned-for-victory', which))),
  ),
  reading('{by} burn~ {card} for Power', { by: players, card: aCard }, ({ by, card }) =>
    ofCard(card, (which) => doneByA(by, (who) => doneBy(who, 'burned-for-power', which))),
  ),
  reading(
    '{source} {doing} {card}',
    { source: aCard, doing, card: aCard },
    ({ source, doing: event, card }) =>
      both(source, card, (one, other) => pattern(event, { card: other, source: one })),
  ),
  reading(
    `{source} {doing} {card} ${IN_COMBAT}`,
    { source: aCard, doing, card: aCard },
    ({ source, doing: event, card }) =>
      both(source, card, (one, other) => pattern(event, { card: other, source: one, combat: true })),
  ),
];

const DAMAGE: readonly (readonly [words: string, parts: Parts])[] = [
  ['damage', {}],
  ['combat damage', { combat: true }],
  ['non-combat damage', { combat: false }],
];

const damaging = (): readonly Phrase<Said>[] =>
  DAMAGE.flatMap(([damage, parts]) => [
    reading(
      `{source} inflict~ ${damage} (on|to) {card}`,
      { source: aCard, card: aCard },
      ({ source, card }) =>
        both(source, card, (one, other) =>
          pattern('damage-inflicted', { card: other, source: one, ...parts }),
        ),
    ),
    reading(`{source} inflict~ ${damage}`, { source: aCard }, ({ source }) =>
      ofCard(source, (which) => pattern('damage-inflicted', { source: which, ...parts })),
    ),
    reading(`{by} inflict~ ${damage} (on|to) {card}`, { by: players, card: aCard }, ({ by, card }) =>
      ofCard(card, (which) =>
        doneByA(by, (who) => pattern('damage-inflicted', { card: which, by: who, ...parts })),
      ),
    ),
    reading(`{card} take~ ${damage}`, { card: aCard }, ({ card }) =>
      ofCard(card, (which) => pattern('damage-inflicted', { card: which, ...parts })),
    ),
    reading(`{card} take~ ${damage} from {source}`, { source: aCard, card: aCard }, ({ source, card }) =>
      both(source, card, (one, other) => pattern('damage-inflicted', { card: other, source: one, ...parts })),
    ),
    reading(
      `{source} inflict~ {amount} or more [points of] ${damage} (on|to) {card}`,
      { source: aCard, amount: simpleAmount, card: aCard },
      ({ source, amount: atLeast, card }) =>
        both(source, card, (one, other) =>
          pattern('damage-inflicted', { card: other, source: one, amount: { atLeast }, ...parts }),
        ),
    ),
    reading(`${damage} (is|are) inflicted (on|to) {card}`, { card: aCard }, ({ card }) =>
      ofCard(card, (which) => pattern('damage-inflicted', { card: which, ...parts })),
    ),
    reading(
      `{amount} or more [points of] ${damage} (is|are) inflicted (on|to) {card}`,
      { amount: simpleAmount, card: aCard },
      ({ amount: atLeast, card }) =>
        ofCard(card, (which) => pattern('damage-inflicted', { card: which, amount: { atLeast }, ...parts })),
    ),
  ]);

/** What a card does of itself. */
const MOVES: readonly (readonly [words: string, event: Names])[] = [
  ['(enter~ or leave~ play)', ['enters-play', 'leaves-play']],
  ['(turn~|become~ turned)', 'turned'],
  ['be~ declared as an attacker', 'turned-to-attack'],
  [
    '(be~ declared as an attacker or interceptor|be~ declared as an attacker or as an interceptor)',
    ['turned-to-attack', 'interception-declared'],
  ],
  ['cease~ attacking', 'ceased-attacking'],
  ['cease~ intercepting', 'ceased-intercepting'],
  [
    '(cease~ attacking or intercepting|cease~ attacking or cease~ intercepting)',
    ['ceased-attacking', 'ceased-intercepting'],
  ],
  ['enter~ play', 'enters-play'],
  ['come~ into play', 'enters-play'],
  ['(be~ brought into play)', 'enters-play'],
  ['leave~ play', 'leaves-play'],
  ['turn~ to attack', 'turned-to-attack'],
  ['attack~', 'turned-to-attack'],
  ['turn~ to heal', 'turned-to-heal'],
  ['(turn~ to attack or turn~ to heal|turn~ to attack or heal)', ['turned-to-attack', 'turned-to-heal']],
  ['unturn~', 'unturned'],
  ['change~ location', 'location-changed'],
  ['be~ declared as an interceptor', 'interception-declared'],
  ['(intercept~|declare~ interception)', 'interception-declared'],
  ['survive~ combat', 'survived-combat'],
  ['be~ returned to play', 'returned-to-play'],
];

const moving = (): readonly Phrase<Said>[] =>
  MOVES.map(([move, event]) =>
    reading(`{card} ${move}`, { card: aCard }, ({ card }) =>
      ofCard(card, (which) => pattern(event, { card: which })),
    ),
  );

const against = (words_: string, event: EventName): Phrase<Said> =>
  reading(`{card} ${words_} {target}`, { card: aCard, target: aCard }, ({ card, target }) =>
    both(card, target, (one, other) => pattern(event, { card: one, target: other })),
  );

type Suffering = (card: Group) => Said | undefined;

/** What happens to a card, after it: “that enters combat with this card”, “damaged by this card”. */
const suffering: Kind<Suffering> = phrases<Suffering>('what happens to it', () => [
  ...MOVES.map(([move, event]) =>
    reading(
      `that ${move}`,
      {},
      (): Suffering => (card) => ofCard(card, (which) => pattern(event, { card: which })),
    ),
  ),
  reading(
    'that (be~ about to enter combat with|enter~ combat with) {target}',
    { target: aCard },
    ({ target }): Suffering =>
      (card) =>
        both(card, target, (one, other) => pattern('about-to-enter-combat', { card: one, target: other })),
  ),
  reading(
    '[that be~] {done} by {source}',
    { done, source: aCard },
    ({ done: event, source }): Suffering =>
      (card) =>
        both(card, source, (one, other) => pattern(event, { card: one, source: other })),
  ),
  reading(
    '[that be~] {done} by {by}',
    { done, by: players },
    ({ done: event, by }): Suffering =>
      (card) =>
        ofCard(card, (which) => doneByA(by, (who) => pattern(event, { card: which, by: who }))),
  ),
]);

/** “any Character that enters combat with this card”: each of them, as it happens. */
export const anySuffering: Kind<Happened> = phrases<Happened>('cards that something happens to', () => [
  reading('any {card} {what}', { card: ownedNoun, what: suffering }, ({ card, what }) => {
    const said = what(card);
    if (said === undefined) return undefined;
    const { beside: also = {}, ...on } = said;
    return { on, ...also };
  }),
]);

/** How an attack ends. */
const ENDINGS: readonly (readonly [words: string, parts: Parts])[] = [
  ['(succeeds|is successful)', { successful: true }],
  ['(fails|is unsuccessful)', { successful: false }],
  ['ends', {}],
];

/** A card that turns to attack has declared the attack with others, unless its player joins one. */
function declaredWith(player: Doer, card: Filter): Said | undefined {
  return beside(byPlayer('turned-to-attack', player, { card }), {
    if: { attack: { declaredBy: { event: 'player' } } },
  });
}

const attacking = (): readonly Phrase<Said>[] => [
  against('(turn~ to attack|attack~)', 'turned-to-attack'),
  against('intercept~', 'interception-declared'),
  reading('(an|each) interceptor be~ declared against {target}', { target: aCard }, ({ target }) =>
    ofCard(target, (which) => pattern('interception-declared', { target: which })),
  ),
  against('survive~ combat with', 'survived-combat'),
  against(
    '(be~ about to enter combat with|enter~ combat with|engage~ in combat with)',
    'about-to-enter-combat',
  ),
  // A card that fights several others enters combat once, with an event for each of them.
  reading('{card} (be~ about to enter combat|enter~ combat)', { card: aCard }, ({ card }) =>
    ofCard(card.which.is === undefined ? card : { ...card, together: true }, (which) =>
      pattern('about-to-enter-combat', { card: which }),
    ),
  ),
  reading('{target} be~ attacked', { target: aCard }, ({ target }) =>
    ofCard(target, (which) => pattern('turned-to-attack', { target: which })),
  ),
  reading('{card} attack~ {player}', { card: aCard, player: players }, ({ card, player: { who, ...rest } }) =>
    ofCard(card, (which) =>
      who === 'every-opponent' && Object.keys(rest).length === 0
        ? pattern('turned-to-attack', { card: which, target: { controller: who } })
        : undefined,
    ),
  ),
  reading('{player} declare~ (attackers|one or more attackers)', { player: players }, ({ player }) =>
    byPlayer(['attack-declared', 'attack-joined'], player),
  ),
  reading('{player} declare~ an attack with {card}', { player: players, card: aCard }, ({ player, card }) =>
    ofCard(card, (which) => declaredWith(player, which)),
  ),
  reading('{player} declare~ or join~ an attack', { player: players }, ({ player }) =>
    byPlayer(['attack-declared', 'attack-joined'], player),
  ),
  reading('{player} declare~ an attack', { player: players }, ({ player }) =>
    byPlayer('attack-declared', player),
  ),
  reading(
    '{player} declare~ an attack (on|against|that targets) {card}',
    { player: players, card: aCard },
    ({ player, card }) => ofCard(card, (which) => byPlayer('attack-declared', player, { card: which })),
  ),
  words<Said>('an attack is declared', { event: 'attack-declared' }),
  // 10.2: a side are the cards that a player controls.
  words<Said>('an attack is declared against (you|your side)', {
    event: 'attack-declared',
    card: { controller: 'you' },
  }),
  reading('{player} declare~ an attack against (you|your side)', { player: players }, ({ player }) =>
    byPlayer('attack-declared', player, { card: { controller: 'you' } }),
  ),
  reading('an attack (is|was) declared (on|against) {card}', { card: aCard }, ({ card }) =>
    ofCard(card, (which) => pattern('attack-declared', { card: which })),
  ),
  // Joining an attack is turning to attack (6.2), and who did not declare it has joined it.
  reading(
    "{card} join~ (an opponent 's attack|an attack declared by an opponent)",
    { card: aCard },
    ({ card }) =>
      ofCard(card, (which) =>
        beside(pattern('turned-to-attack', { card: which }), {
          if: { attack: { declaredBy: 'every-opponent' } },
        }),
      ),
  ),
  reading(
    '{player} declare~ interception (against|on) an attack you (declare|declared)',
    { player: players },
    ({ player }) =>
      beside(byPlayer('interception-declared', player), {
        together: true,
        if: { attack: { declaredBy: 'you' } },
      }),
  ),
  reading('{player} join~ an attack', { player: players }, ({ player }) => byPlayer('attack-joined', player)),
  ...ENDINGS.flatMap(([ending, parts]) => [
    words<Said>(`an attack you (declared|declare) ${ending}`, {
      event: 'attack-ended',
      player: 'you',
      ...parts,
    }),
    reading(
      `an attack you (declared|declare) (on|against) {target} ${ending}`,
      { target: aCard },
      ({ target }) =>
        ofCard(target, (targets) => pattern('attack-ended', { player: 'you', ...parts, targets })),
    ),
    reading(`an attack (against|declared against) {target} ${ending}`, { target: aCard }, ({ target }) =>
      ofCard(target, (targets) => pattern('attack-ended', { ...parts, targets })),
    ),
    words<Said>(`an attack (against you|declared against you) ${ending}`, {
      event: 'attack-ended',
      ...parts,
      targets: { controller: 'you' },
    }),
  ]),
];

function byPlayer(event: Names, doer: Doer, parts: Parts = {}): Said | undefined {
  return doneByA(doer, (player) =>
    pattern(event, { ...parts, ...(player === 'every-player' ? {} : { player }) }),
  );
}

const SOURCES = [
  ['from (your|his or her|their) hand', 'hand'],
  ['from (your|his or her|their) smoked pile', 'smoked-pile'],
] as const;

const price = phrases<NonNullable<EventPattern['cost']>>('a price', () => [
  words('no cost', 'none' as const),
  words('[a] reduced cost', 'reduced' as const),
]);

const playing = (): readonly Phrase<Said>[] => [
  reading(
    '{player} play~ {card} at {cost}',
    { player: players, card: aCard, cost: price },
    ({ player, card, cost }) => played(card, (which) => byPlayer('played', player, { card: which, cost })),
  ),
  reading('{card} be~ played at {cost}', { card: aCard, cost: price }, ({ card, cost }) =>
    played(card, (which) => pattern('played', { card: which, cost })),
  ),
  reading('{player} play~ {card}', { player: players, card: aCard }, ({ player, card }) =>
    played(card, (which) => byPlayer('played', player, { card: which })),
  ),
  ...SOURCES.map(([words_, from]) =>
    reading(`{player} play~ {card} ${words_}`, { player: players, card: aCard }, ({ player, card }) =>
      played(card, (which) => byPlayer('played', player, { card: which, from })),
    ),
  ),
  reading('{card} be~ played by {player}', { player: players, card: aCard }, ({ player, card }) =>
    played(card, (which) => byPlayer('played', player, { card: which })),
  ),
  ...SOURCES.map(([words_, from]) =>
    reading(`{card} be~ played ${words_}`, { card: aCard }, ({ card }) =>
      played(card, (which) => pattern('played', { card: which, from })),
    ),
  ),
  reading('{card} be~ played on {on}', { card: aCard, on: aCard }, ({ card, on }) =>
    played(card, (which) => ofCard(on, (other) => pattern('played', { card: { ...which, on: other } }))),
  ),
  reading(
    '{player} play~ {card} on {on}',
    { player: players, card: aCard, on: aCard },
    ({ player, card, on }) =>
      played(card, (which) =>
        ofCard(on, (other) => byPlayer('played', player, { card: { ...which, on: other } })),
      ),
  ),
  reading('{card} be~ played', { card: aCard }, ({ card }) =>
    played(card, (which) => pattern('played', { card: which })),
  ),
  reading(
    '{player} play~ {card} that targets {targets}',
    { player: players, card: aCard, targets: aCard },
    ({ player, card, targets }) =>
      played(card, (which) =>
        ofCard(targets, (other) => byPlayer('played', player, { card: which, targets: other })),
      ),
  ),
];

/** A card that is played is not controlled by anyone before. */
function played(card: Group, build: (which: Filter) => Said | undefined): Said | undefined {
  return card.which.controller === undefined ? ofCard(card, build) : undefined;
}

const POWER: readonly (readonly [verb: string, event: Names])[] = [
  ['(gain~ or generate~|generate~ or gain~)', ['power-gained', 'power-generated']],
  ['spend~', 'power-spent'],
  ['gain~', 'power-gained'],
  ['generate~', 'power-generated'],
];

const counting = (): readonly Phrase<Said>[] => [
  ...POWER.flatMap(([verb, event]) => [
    reading(`{player} ${verb} Power`, { player: players }, ({ player }) => byPlayer(event, player)),
    reading(
      `{player} ${verb} {amount} or more Power [at one time]`,
      { player: players, amount: simpleAmount },
      // Each card generates Power of its own: only the phase knows how much a player generates in all.
      ({ player, amount: atLeast }) =>
        Array.isArray(event)
          ? undefined
          : byPlayer(event === 'power-generated' ? 'power-phase-ended' : event, player, {
              amount: { atLeast },
            }),
    ),
  ]),
  reading('{source} generate~ Power for {player}', { source: aCard, player: players }, ({ source, player }) =>
    ofCard(source, (which) => byPlayer('power-generated', player, { source: which })),
  ),
  reading('{by} steal~ Power from you', { by: players }, ({ by }) =>
    doneByA(by, (who) => pattern('power-stolen', { by: who, player: 'you' })),
  ),
  reading(
    '{amount} or more [point~ of] damage be~ healed from {card} [at one time]',
    { amount: simpleAmount, card: aCard },
    ({ amount: atLeast, card }) =>
      ofCard(card, (which) => pattern('healed', { card: which, amount: { atLeast } })),
  ),
  reading('{player} draw~ a card', { player: players }, ({ player }) => byPlayer('drawn', player)),
  ...(['{card} Body be~ reduced to (0|zero)', 'the Body of {card} be~ reduced to (0|zero)'] as const).map(
    (template) =>
      reading(template.replace('{card} Body', "{card} 's Body"), { card: aCard }, ({ card }) =>
        ofCard(card, (which) => pattern('body-reduced-to-zero', { card: which })),
      ),
  ),
  ...["{doer} reduce~ {card} 's Body to (0|zero)", '{doer} reduce~ the Body of {card} to (0|zero)'].flatMap(
    (template) => [
      reading(template, { doer: aCard, card: aCard }, ({ doer, card }) =>
        both(doer, card, (one, other) => pattern('body-reduced-to-zero', { card: other, source: one })),
      ),
      reading(template, { doer: players, card: aCard }, ({ doer, card }) =>
        ofCard(card, (which) =>
          doneByA(doer, (who) => pattern('body-reduced-to-zero', { card: which, by: who })),
        ),
      ),
    ],
  ),
];

export function ofCard(card: Group, build: (which: Filter) => Said | undefined): Said | undefined {
  const which = inPlay(card);
  return which === undefined
    ? undefined
    : beside(build(which), card.together === true ? { together: true } : {});
}

export function both(
  one: Group,
  other: Group,
  build: (one: Filter, other: Filter) => Said | undefined,
): Said | undefined {
  return ofCard(one, (first) => ofCard(other, (second) => build(first, second)));
}

/** What would happen, but for a text that does something instead (5.2.3). */
export const wouldHappen = phrases<EventPattern>(['what would happen', marked.events], () => [
  ...(['', IN_COMBAT] as const).flatMap((inCombat) => {
    const combat = inCombat === '' ? {} : { combat: true };
    return [
      reading(
        `{source} would {doing} {card} ${inCombat}`,
        { source: aCard, doing, card: aCard },
        ({ source, doing: event, card }) =>
          both(source, card, (one, other) =>
            replaceablePattern(pattern(event, { card: other, source: one, ...combat })),
          ),
      ),
      reading(`{card} would be {done} ${inCombat}`, { card: aCard, done }, ({ card, done: event }) =>
        ofCard(card, (which) => replaceablePattern(pattern(event, { card: which, ...combat }))),
      ),
    ];
  }),
  ...DAMAGE.map(([damage, parts]) =>
    reading(
      `{source} would [successfully] inflict ${damage} (on|to) {card}`,
      { source: aCard, card: aCard },
      ({ source, card }) =>
        both(source, card, (one, other) =>
          replaceablePattern(pattern('damage-inflicted', { card: other, source: one, ...parts })),
        ),
    ),
  ),
  reading('{card} would be {done} by {by}', { card: aCard, done, by: players }, ({ card, done: event, by }) =>
    ofCard(card, (which) =>
      doneByA(by, (who) => replaceablePattern(pattern(event, { card: which, by: who }))),
    ),
  ),
  reading(
    '{card} would be {done} by {source}',
    { card: aCard, done, source: aCard },
    ({ card, done: event, source }) =>
      both(card, source, (one, other) => replaceablePattern(pattern(event, { card: one, source: other }))),
  ),
]);

function replaceablePattern(on: Said | undefined): Said | undefined {
  const isKnown = on?.beside === undefined && [on?.event ?? []].flat().every((one) => replaceable.has(one));
  return isKnown ? on : undefined;
}

const happening: Kind<Said> = phrases<Said>('an event', () => [
  ...passive(),
  ...attacking(),
  ...moving(),
  ...damaging(),
  ...playing(),
  ...counting(),
  ...active(),
]);

export const eventPhrases = (): readonly Phrase<Happened>[] => [
  saying(
    '{one}',
    { one: happening },
    ({ one: { beside: also = {}, ...on } }): Happened => ({ on, ...also }),
    ({ on, ...also }: Happened) => ({
      one: Object.keys(also).length === 0 ? on : { ...on, beside: also },
    }),
  ),
];

/** “at the start of your turn”. */
const boundary = (words_: string, event: EventName, player: Players | undefined): Phrase<EventPattern> =>
  words<EventPattern>(words_, player === undefined ? { event } : { event, player });

const START = 'at the (start|beginning) of';
const YOURS = '(your|each of your)';
const ANYONES = "(a|each|every|each player 's|every player 's|any player 's|any)";
const OPPONENTS = "(each opponent 's|an opponent 's|any opponent 's|every opponent 's)";

/** “its controller's”, “subject Character's controller's”. */
const controllerOfCard: Kind<PlayerRef> = phrases<PlayerRef>("a controller's", () => [
  reading("{of} controller 's", { of: cardPossessive }, ({ of }): PlayerRef => ({ controllerOf: of })),
  reading("the controller of {of} 's", { of: cardRef }, ({ of }): PlayerRef => ({ controllerOf: of })),
]);

/** The start or end of a part of the turn, which happens again and again. */
export const recurring: Kind<EventPattern> = phrases<EventPattern>(['a time', marked.events], () => [
  boundary(`${START} ${YOURS} (turn|turns)`, 'turn-started', 'you'),
  boundary(`${START} ${ANYONES} turn`, 'turn-started', undefined),
  boundary(`${START} ${OPPONENTS} turn`, 'turn-started', 'every-opponent'),
  boundary(`${START} ${YOURS} (Main Shot|Main Shots)`, 'main-shot-started', 'you'),
  boundary(`${START} ${ANYONES} Main Shot`, 'main-shot-started', undefined),
  boundary(`${START} ${OPPONENTS} Main Shot`, 'main-shot-started', 'every-opponent'),
  boundary(`at the end of ${YOURS} (turn|turns)`, 'turn-ended', 'you'),
  boundary(`at the end of ${ANYONES} turn`, 'turn-ended', undefined),
  boundary(`at the end of ${OPPONENTS} turn`, 'turn-ended', 'every-opponent'),
  ...(['turn', 'Main Shot'] as const).flatMap((part) =>
    (['start', 'end'] as const).flatMap((side) =>
      part === 'Main Shot' && side === 'end'
        ? []
        : reading(
            `at the (${side === 'start' ? 'start|beginning' : 'end'}) of {player} ${part}`,
            { player: controllerOfCard },
            (one): EventPattern => ({
              event:
                part === 'Main Shot' ? 'main-shot-started' : side === 'start' ? 'turn-started' : 'turn-ended',
              ...one,
            }),
          ),
    ),
  ),
  boundary('at the end of (each|every|any) attack', 'attack-ended', undefined),
  words<EventPattern>('(at the end of|after) (a|each|any|every) successful attack you (declare|declared)', {
    event: 'attack-ended',
    player: 'you',
    successful: true,
  }),
  words<EventPattern>(
    '(at the end of|after) (an|each|any|every) unsuccessful attack you (declare|declared)',
    {
      event: 'attack-ended',
      player: 'you',
      successful: false,
    },
  ),
  words<EventPattern>('(at the end of|after) (a|each|any|every) successful attack', {
    event: 'attack-ended',
    successful: true,
  }),
  words<EventPattern>('(at the end of|after) (an|each|any|every) unsuccessful attack', {
    event: 'attack-ended',
    successful: false,
  }),
  boundary('at the end of (an attack|each attack|any attack) you (declare|declared)', 'attack-ended', 'you'),
]);
