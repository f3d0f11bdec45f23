import { type Phrase, phrases, reading, saying, sayingAny, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { PlayerRef, Players } from '../vocabulary/references.ts';
import type { Condition } from '../vocabulary/terms.ts';
import { saidConditions, saidOfPlayers } from '../words/conditions/conditions.ts';
import { DOER, replacing, withPlayer } from './condition-parts.ts';
import { DONE, NOT_DONE } from './going-on.ts';
import { mentionOf } from './mentions.ts';
import { condition, playerRef, predicate } from './slots.ts';

/** The players that a condition is about: one player, some of several, or all of them. */
type Who = { readonly one: PlayerRef } | { readonly some: Players } | { readonly all: Players };

const who: Kind<Who> = numbered(
  phrases<Who>('players', () => [
    saying(
      '{one}',
      { one: playerRef },
      ({ one }): Who | undefined =>
        typeof one === 'object' && mentionOf(one)?.mention.mention === 'choice' ? undefined : { one },
      (value: Who) => ('one' in value ? { one: value.one } : undefined),
    ),
    reading(
      '(an|any) opponent (who|that) {such}',
      { such: predicate },
      ({ such }): Who => ({
        some: { every: 'opponent', such },
      }),
    ),
    reading(
      '(a|any) player (who|that) {such}',
      { such: predicate },
      ({ such }): Who => ({
        some: { every: 'player', such },
      }),
    ),
    words<Who>('(an|any) opponent', { some: 'every-opponent' }),
    words<Who>('(a|any) player', { some: 'every-player' }),
    words<Who>('(all opponents|each opponent|every opponent|your opponents)', { all: 'every-opponent' }),
    words<Who>('(all players|each player|every player)', { all: 'every-player' }),
  ]),
);

/** A verb after “an opponent” is singular, after “you” and “all opponents” plural. */
function numbered(kind: Kind<Who>): Kind<Who> {
  return {
    ...kind,
    render(value) {
      const rendered = kind.render(value);
      const many = 'all' in value || ('one' in value && value.one === 'you');
      return rendered === undefined ? undefined : { text: rendered.text, many };
    },
  };
}

/** The condition on `that-player`, of the players that are named. */
function holdsOf(players: Who, condition: Condition): Condition {
  if ('some' in players) return { somePlayer: players.some, such: condition };
  if ('all' in players) return { not: { somePlayer: players.all, such: { not: condition } } };
  // “that opponent” of an event may be several players, as those whose Characters reduced a Body to zero.
  if (typeof players.one === 'object') return { somePlayer: players.one, such: condition };
  return withPlayer(condition, players.one);
}

/** Who a condition speaks of, and what it says of `that-player`. */
function splitHolding(value: Condition): { who: Who; predicate: Condition }[] {
  const of = (one: PlayerRef) => ({ who: { one }, predicate: replacing(value, one, 'that-player') });
  const alone = (
    ['you', 'opponent-to-the-left', 'current-player', 'attacking-player', 'defending-player'] as const
  ).map(of);
  if ('somePlayer' in value) {
    const { somePlayer: some, such: predicate } = value;
    const isOne = typeof some === 'object' && !('every' in some);
    return [...(isOne ? [{ who: { one: some }, predicate }] : []), { who: { some }, predicate }, ...alone];
  }
  if ('not' in value && 'somePlayer' in value.not && 'not' in value.not.such)
    return [{ who: { all: value.not.somePlayer }, predicate: value.not.such.not }, ...alone];
  return alone;
}

const one: Kind<Condition> = phrases<Condition>('a condition', () => [
  sayingAny(
    '{who} [also] {predicate}',
    { who, predicate },
    (said) => holdsOf(said.who, said.predicate),
    (value: Condition) => splitHolding(value),
  ),
  reading(
    '{who} {first} and {second}',
    { who, first: predicate, second: predicate },
    (said): Condition => holdsOf(said.who, { all: [said.first, said.second] }),
  ),
  words<Condition>(`(${DOER} do~ [so]|the sacrifice is successful)`, DONE),
  words<Condition>(`(${DOER} do~ not|${DOER} (cannot|could not)|the sacrifice is not successful)`, NOT_DONE),
  ...saidConditions(),
]);

const HAVING = 'have~ ';

/** What stands after “with” is what a player has. */
export const possessionPhrases = (): readonly Phrase<Condition>[] =>
  saidOfPlayers().flatMap((one) =>
    one.template.startsWith(HAVING)
      ? { ...one, template: one.template.slice(HAVING.length), split: () => [] }
      : [],
  );

export const conditionPhrases = (): readonly Phrase<Condition>[] => [
  saying(
    '{one}',
    { one },
    (said) => said.one,
    (value: Condition) => ({ one: value }),
  ),
  saying(
    '{first} [,] and {rest}',
    { first: one, rest: condition },
    ({ first, rest }): Condition | undefined =>
      'any' in rest ? undefined : { all: [first, ...('all' in rest ? rest.all : [rest])] },
    (value: Condition) => ('all' in value ? splitList(value.all, (all) => ({ all })) : undefined),
  ),
  reading(
    '{first} [,] and if {rest}',
    { first: one, rest: condition },
    ({ first, rest }): Condition | undefined =>
      'any' in rest ? undefined : { all: [first, ...('all' in rest ? rest.all : [rest])] },
  ),
  reading(
    '{first} [,] or if {rest}',
    { first: one, rest: condition },
    ({ first, rest }): Condition | undefined =>
      'all' in rest ? undefined : { any: [first, ...('any' in rest ? rest.any : [rest])] },
  ),
  saying(
    '{first} or {rest}',
    { first: one, rest: condition },
    ({ first, rest }): Condition | undefined =>
      'all' in rest ? undefined : { any: [first, ...('any' in rest ? rest.any : [rest])] },
    (value: Condition) => ('any' in value ? splitList(value.any, (any) => ({ any })) : undefined),
  ),
];

/** The first of several conditions, and the rest of them. */
function splitList(
  [first, second, ...others]: readonly Condition[],
  together: (all: readonly Condition[]) => Condition,
): { first: Condition; rest: Condition } | undefined {
  if (first === undefined || second === undefined) return undefined;
  return { first, rest: others.length === 0 ? second : together([second, ...others]) };
}
