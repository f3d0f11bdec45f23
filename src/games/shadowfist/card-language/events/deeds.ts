import { listed, type Phrase, phrases, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { EventName } from '../../vocabulary/event-names.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { EventPattern, Filter } from '../../vocabulary/terms.ts';
import { cardPossessive, noun } from '../slots.ts';
import {
  aCard,
  both,
  byPlayer,
  doneByA,
  type Names,
  ofCard,
  pattern,
  players,
  type Said,
} from './event-parts.ts';

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

export function together(all: readonly Names[]): Names | undefined {
  const [first, ...others] = [...new Set(all.flat())];
  // A card that is played alone has phrases of its own.
  if (first === undefined || (first === 'played' && others.length === 0)) return undefined;
  return others.length === 0 ? first : [first, ...others];
}

export const done = deeds(0);
export const doing = deeds(1);

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

export const passive = (): readonly Phrase<Said>[] => [
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

export const active = (): readonly Phrase<Said>[] => [
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
