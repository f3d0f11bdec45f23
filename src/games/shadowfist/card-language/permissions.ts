import { type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { PlayerModifier } from '../vocabulary/player-modifiers.ts';
import type { Players } from '../vocabulary/references.ts';
import type { Condition, Filter } from '../vocabulary/terms.ts';
import { simpleAmount } from './amounts.ts';
import { type Circumstance, times } from './costs.ts';
import { opposite } from './modifier-parts.ts';
import { onCards } from './nouns/descriptions.ts';
import type { Statement } from './sentences.ts';
import { condition, type Named, noun, pluralNoun } from './slots.ts';
import { symbol } from './terminals.ts';
import { time } from './times.ts';

type CostOf = Extract<PlayerModifier, { costOf: unknown }>;
type Price = Pick<CostOf, 'by' | 'mandatory'>;

/** Cards that a player plays, and what States are played on. */
export interface Playable {
  readonly which: Filter;
  readonly on?: Filter;
}

/** Cards that are not in play yet have no controller and no place; what States are on, they are played on. */
export function playable({ which: { on, ...which }, in: place }: Named): Playable | undefined {
  const isInPlay = which.controller !== undefined || which.atLocationOf !== undefined;
  if (place !== 'play' || isInPlay) return undefined;
  return on === undefined ? { which } : { which, on };
}

const reduced: Kind<Price> = phrases<Price>('a reduced cost', () => [
  words<Price>('at no cost', { by: 'no-cost', mandatory: false }),
  reading(
    'at (- {by} cost|a cost {by} less [than normal])',
    { by: simpleAmount },
    ({ by }): Price => ({ by: opposite(by), mandatory: false }),
  ),
]);

/** “at -1 cost and ignoring resource conditions”. */
interface Terms {
  readonly price?: Price;
  readonly ignoring?: true;
}

const terms: Kind<Terms> = phrases<Terms>('the terms of playing it', () => [
  reading('{price}', { price: reduced }, (one): Terms => one),
  reading('{price} [,] [and] ignoring resource conditions', { price: reduced }, (one) => ({
    ...one,
    ignoring: true,
  })),
]);

function forPlayers(
  players: Players,
  modifyPlayers: readonly PlayerModifier[],
  holds?: Condition,
): Statement {
  const condition = holds === undefined ? {} : { while: holds };
  return { says: 'ability', ability: { ability: 'continuous', ...condition, players, modifyPlayers } };
}

function permitted(
  named: Named,
  { price, ignoring }: Terms,
  circumstances: readonly Circumstance[] = [],
  subject?: Filter,
): Statement | undefined {
  const found = playable(named);
  if (found === undefined || price === undefined || (found.on !== undefined && subject !== undefined))
    return undefined;
  const { which, on = subject } = found;
  const whens = circumstances.flatMap((one) => ('when' in one ? one.when : []));
  const limits = circumstances.flatMap((one) => ('limit' in one ? one.limit : []));
  const [when] = whens;
  const [limit] = limits;
  if (whens.length + limits.length < circumstances.length || whens.length > 1 || limits.length > 1)
    return undefined;
  const asked = on === undefined ? {} : { on };
  // At certain times, or so often, the conditions are ignored of the card whose cost is reduced.
  const isTied = ignoring === true && circumstances.length > 0;
  return forPlayers('you', [
    {
      costOf: which,
      ...asked,
      ...price,
      ...(isTied ? { ignoringResources: true as const } : {}),
      ...(when === undefined ? {} : { if: when }),
      ...(limit === undefined ? {} : { limit }),
    },
    ...(ignoring === true && !isTied ? [{ ignoresResourceConditionsOf: which, ...asked }] : []),
  ]);
}

/** “Once during each opponent's Main Shot, you may play an Edge”: at a time at which only Events are played (3.3.2). */
function permittedNow(named: Named, circumstances: readonly Circumstance[]): Statement | undefined {
  const found = playable(named);
  const [when, ...others] = circumstances.flatMap((one) => ('when' in one ? one.when : []));
  const [limit, ...more] = circumstances.flatMap((one) => ('limit' in one ? one.limit : []));
  const known = circumstances.every((one) => 'when' in one || 'limit' in one);
  if (found === undefined || when === undefined || !isOthersMainShot(when)) return undefined;
  if (!known || others.length + more.length > 0) return undefined;
  const { which, ...on } = found;
  return forPlayers('you', [{ mayPlay: which, ...on, when, ...(limit === undefined ? {} : { limit }) }]);
}

const isOthersMainShot = (when: Condition): boolean =>
  'all' in when &&
  when.all.some((one) => 'during' in one && one.during === 'main-shot') &&
  when.all.some((one) => 'not' in one && 'turnOf' in one.not && one.not.turnOf === 'you');

const ignoring = (named: Named, of: Pick<IgnoringModifier, 'symbol'> = {}): Statement | undefined => {
  const found = playable(named);
  if (found === undefined) return undefined;
  const { which, ...on } = found;
  return forPlayers('you', [{ ignoresResourceConditionsOf: which, ...on, ...of }]);
};

type IgnoringModifier = Extract<PlayerModifier, { ignoresResourceConditionsOf: unknown }>;

function forbidden(players: Players, named: Named, holds?: Condition): Statement | undefined {
  const found = playable(named);
  if (found === undefined) return undefined;
  const { which, ...on } = found;
  return forPlayers(players, [{ cannotPlay: which, ...on }], holds);
}

export const whoCannot: Kind<Players> = phrases<Players>('players', () => [
  words<Players>('you', 'you'),
  words<Players>('(opponents|your opponents|all opponents)', 'every-opponent'),
  words<Players>('(players|all players)', 'every-player'),
]);

/** Sentences that say what players may play, when and at which cost, or cannot play. */
export const permissionPhrases = (): readonly Phrase<Statement>[] => [
  reading('you may play {which} {terms}', { which: pluralNoun, terms }, (one) =>
    permitted(one.which, one.terms),
  ),
  reading(
    'you may play {which} {terms} (if|while) {condition}',
    { which: pluralNoun, terms, condition },
    (one) => permitted(one.which, one.terms, [{ when: one.condition }]),
  ),
  reading(
    '(if|while) {condition} , you may play {which} {terms}',
    { which: pluralNoun, terms, condition },
    (one) => permitted(one.which, one.terms, [{ when: one.condition }]),
  ),
  reading('{times} [,] you may play (a|an|one) {which} {terms}', { times, which: noun, terms }, (one) =>
    permitted(one.which, one.terms, one.times),
  ),
  reading('{times} [,] you may play (a|an|one) {which}', { times, which: noun }, (one) =>
    permittedNow(one.which, one.times),
  ),
  reading(
    '{times} [,] you may play (a|an|one) {which} on {on} {terms}',
    { times, which: noun, terms, on: onCards },
    (one) => permitted(one.which, one.terms, one.times, one.on),
  ),
  reading(
    '{times} [,] you may play (a|an|one) {which} {terms} on {on}',
    { times, which: noun, terms, on: onCards },
    (one) => permitted(one.which, one.terms, one.times, one.on),
  ),
  reading(
    '(if|while) {condition} , you may play (a|an|one) {which} {terms}',
    { condition, which: noun, terms },
    (one) => permitted(one.which, one.terms, [{ when: one.condition }]),
  ),
  reading(
    'you (may|can) ignore resource (conditions|symbols) when playing {which}',
    { which: pluralNoun },
    ({ which }) => ignoring(which),
  ),
  reading(
    'you (may|can) ignore {symbol} resource (conditions|symbols) when playing {which}',
    { which: pluralNoun, symbol },
    ({ which, symbol: of }) => ignoring(which, { symbol: of }),
  ),
  reading(
    '{who} must pay {by} Power in addition to the normal cost to play (a|an|any) {which}',
    { who: whoCannot, by: simpleAmount, which: noun },
    ({ who, by, which }): Statement | undefined => {
      const found = playable(which);
      if (found === undefined) return undefined;
      const { which: costOf, ...on } = found;
      return forPlayers(who, [{ costOf, ...on, by, mandatory: true }]);
    },
  ),
  reading('you (cannot|may not) play {which} , but your opponents may', { which: pluralNoun }, ({ which }) =>
    forbidden('you', which),
  ),
  reading('{who} (cannot|may not) play {which}', { who: whoCannot, which: pluralNoun }, ({ who, which }) =>
    forbidden(who, which),
  ),
  reading(
    '{which} (cannot|may not) be played on {on}',
    { which: pluralNoun, on: onCards },
    ({ which, on }): Statement | undefined =>
      which.which.on === undefined
        ? forbidden('every-player', { ...which, which: { ...which.which, on } })
        : undefined,
  ),
  reading(
    'no {which} (can|may) be played on {on}',
    { which: pluralNoun, on: onCards },
    ({ which, on }): Statement | undefined =>
      which.which.on === undefined
        ? forbidden('every-player', { ...which, which: { ...which.which, on } })
        : undefined,
  ),
  reading('you may play {which} {when}', { which: pluralNoun, when: time }, ({ which, when }) => {
    const found = playable(which);
    if (found === undefined) return undefined;
    const { which: cards, ...on } = found;
    return forPlayers('you', [{ mayPlay: cards, ...on, when }]);
  }),
];
