import { number } from '../../../vocabulary/card-language/terminals.ts';
import { type Phrase, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import { controlled, countOf, quantity, withPlayer } from '../../card-language/condition-parts.ts';
import { playerRef, pluralNoun } from '../../card-language/slots.ts';
import type { Cards, Condition, Filter, Place } from '../../vocabulary/terms.ts';

const PILES = [
  ['smoked', (whose: 'that-player' | 'you') => ({ smoked: whose })],
  ['toasted', (whose: 'that-player' | 'you') => ({ toasted: whose })],
] as const;

/** More of these cards than every opponent has. */
function moreThanOpponents(own: Cards, theirs: Cards): Condition {
  return {
    not: {
      somePlayer: 'every-opponent',
      such: { compare: [{ count: theirs }, '>=', { count: own }] },
    },
  };
}

/** “only <Elm> Characters”: no Character that is not one of them. */
function onlySuch({ type, controller, ...such }: Filter, place: Place): Condition | undefined {
  if (type === undefined || controller !== undefined || place !== 'play' || Object.keys(such).length === 0)
    return undefined;
  return { not: { exists: { each: { type, controller: 'that-player', not: such }, in: 'play' } } };
}

/** What a player has more of than others: cards in play or in piles, columns. */
export const havingMore = (): readonly Phrase<Condition>[] => [
  reading(
    'have~ at least {having} resources each from {of} different factions [in (your|his or her|their) [resource] pool]',
    { having: number, of: number },
    ({ having, of }): Condition | undefined =>
      having < 2 ? undefined : { compare: [{ differentFactions: 'that-player', having }, '>=', of] },
  ),
  reading(
    'have~ more {named} in play than {than} [do~]',
    { named: pluralNoun, than: playerRef },
    ({ named, than }) => {
      const own = controlled(named);
      return own === undefined ? undefined : countOf(own, '>', { count: withPlayer(own, than) });
    },
  ),
  reading(
    'have~ {quantity} different faction resources [in (your|his or her|their) [resource] pool]',
    { quantity },
    ({ quantity: [how, of] }): Condition => ({ compare: [{ differentFactions: 'that-player' }, how, of] }),
  ),
  words<Condition>(
    'have~ only one (kind|type) of faction resource in (your|his or her|their) [resource] pool',
    { compare: [{ differentFactions: 'that-player' }, '=', 1] },
  ),
  words<Condition>('control~ only one location', { compare: [{ columns: 'that-player' }, '=', 1] }),
  reading(
    'control~ {quantity} locations',
    { quantity },
    ({ quantity: [how, of] }): Condition => ({ compare: [{ columns: 'that-player' }, how, of] }),
  ),
  reading('control~ only {named}', { named: pluralNoun }, ({ named: { which, in: place } }) =>
    onlySuch(which, place),
  ),
  reading(
    'have~ {quantity} (columns|column) in (your|his or her|their) site structure',
    { quantity },
    ({ quantity: [how, of] }): Condition => ({ compare: [{ columns: 'that-player' }, how, of] }),
  ),
];

/** Of “you” alone: “that-player” is already the opponent who is compared. */
export const yourComparisons = (): readonly Phrase<Condition>[] => [
  reading(
    'you control more {named} than (any other player|any opponent|each opponent|all opponents)',
    { named: pluralNoun },
    ({ named }) => {
      const theirs = controlled(named);
      return theirs === undefined ? undefined : moreThanOpponents(withPlayer(theirs, 'you'), theirs);
    },
  ),
  ...PILES.map(([name, pile]) =>
    reading(
      `you have more {named} in your ${name} pile than (any other player|any opponent|each opponent|all opponents)`,
      { named: pluralNoun },
      ({ named: { which, in: place } }): Condition | undefined =>
        place === 'play' && which.controller === undefined
          ? moreThanOpponents({ each: which, in: pile('you') }, { each: which, in: pile('that-player') })
          : undefined,
    ),
  ),
];
