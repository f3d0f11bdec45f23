import { phrases, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { EventName } from '../../vocabulary/event-names.ts';
import { type EventPart, partsOfEvent } from '../../vocabulary/lint/event-parts.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { EventPattern, Filter } from '../../vocabulary/terms.ts';
import { mentionOf } from '../mentions.ts';
import {
  anyCard,
  players as anyPlayers,
  type Happened,
  type Named,
  playerRef,
  pluralNoun,
} from '../slots.ts';

export type Names = EventPattern['event'];

export type Parts = Omit<EventPattern, 'event'>;

/** What a phrase says of an event beside its pattern. */
type Beside = Omit<Happened, 'on'>;
export type Said = EventPattern & { readonly beside?: Beside };

/** Cards of an event: `together` are all that have a part in it at the same time. */
export type Group = Named & { readonly together?: true };
/** Who acts. */
export interface Doer {
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
export function beside(pattern_: Said | undefined, ...others: readonly Beside[]): Said | undefined {
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
export function doneByA(doer: Doer, build: (who: Players) => Said | undefined): Said | undefined {
  return beside(build(doer.who), doer.together === true ? { together: true } : {});
}

const inPlay = ({ which, in: place }: Group): Filter | undefined => (place === 'play' ? which : undefined);

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

export function byPlayer(event: Names, doer: Doer, parts: Parts = {}): Said | undefined {
  return doneByA(doer, (player) =>
    pattern(event, { ...parts, ...(player === 'every-player' ? {} : { player }) }),
  );
}
