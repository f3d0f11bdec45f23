import { equal } from '../../vocabulary/phrases/equal.ts';
import { type Phrase, phrases, reading, saying, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import { isOfAttacksAlone } from '../vocabulary/attacks-alone.ts';
import type { Filter } from '../vocabulary/filters.ts';
import type { Players } from '../vocabulary/references.ts';
import type { Place } from '../vocabulary/terms.ts';
import type { PlayedFrom, Prevention } from '../vocabulary/words.ts';
import type { Cannot } from '../words/player-modifiers/prohibitions.ts';
import { forms } from './forms.ts';
import { MENTIONED_PLAYER, mentionOf } from './mentions.ts';
import { places, pluralNoun, whose } from './slots.ts';

/** What a player may be prevented from: with which cards, from where, and whose. */
export interface Doing {
  readonly cannot: Prevention;
  readonly such?: Filter;
  readonly from?: readonly PlayedFrom[];
  readonly of?: Players;
}

/** What is done with the cards of a player. */
const withPile = (template: string, cannot: Prevention): Phrase<Doing> =>
  saying(
    template,
    { of: whose },
    ({ of }): Doing => ({ cannot, of }),
    (value: Doing) =>
      value.cannot === cannot && value.of !== undefined && value.of !== 'each' ? { of: value.of } : undefined,
  );

export const doingPhrases = (): readonly Phrase<Doing>[] => [
  words('draw [any] cards', { cannot: 'draw' }),
  words('play [any] attacks', { cannot: 'attack' }),
  words('attack', { cannot: 'attack' }),
  words('play defenses against multiple attacks', { cannot: 'defend-several-times' }),
  words('make Power Blows', { cannot: 'make-power-blows' }),
  words('make Head Shots', { cannot: 'make-head-shots' }),
  words('make Power Blocks', { cannot: 'make-power-blocks' }),
  words(`make ${forms.hardExertions}`, { cannot: 'make-hard-exertions' }),
  reading('play [any] {such}', { such: pluralNoun }, ({ such }): Doing | undefined => {
    if (Object.keys(such).length === 1 && such.kind?.length === 1 && such.kind[0] === 'attack')
      return undefined;
    return isOfAttacksAlone(such) ? { cannot: 'attack', such } : { cannot: 'play', such };
  }),
  withPile('look at {of} Hand', 'look-at-hand'),
  withPile(`look at {of} ${forms.discardPile}`, 'look-at-discard-pile'),
  reading(
    `look at that ${forms.discardPile}`,
    {},
    (): Doing => ({ cannot: 'look-at-discard-pile', of: MENTIONED_PLAYER }),
  ),
  withPile(`retrieve cards from {of} ${forms.discardPile}`, 'retrieve'),
  reading('retrieve cards from it', {}, (): Doing => ({ cannot: 'retrieve', of: MENTIONED_PLAYER })),
  // A discard pile that is shuffled as a player Exhausts is not shuffled by the player.
  withPile(
    `(reshuffle|shuffle) [cards from] {of} ${forms.discardPile} [unless they exhaust]`,
    'shuffle-discard-pile',
  ),
  words(`(reshuffle|shuffle) the ${forms.discardPile}`, { cannot: 'shuffle-discard-pile' }),
  reading('discard cards from {from}', { from: places }, ({ from }): Doing | undefined => sources(from)),
];

/** “draw cards”: what a text says that a player cannot do. */
export const doing: Kind<Doing> = phrases<Doing>('what a player does', doingPhrases);

/**
 * Whose hand or pile it is that players cannot do something with: “their”, after “you”, is the opponent's. The pile that
 * players reshuffle is their own, unless another is named.
 */
export function withPileOf(done: Cannot, players: Players): Cannot {
  const { of: said, ...own } = done;
  if (said === undefined) return done;
  const isTheirs = typeof said === 'object' && mentionOf(said)?.mention === 'their';
  if (isTheirs && players === 'you') return { ...own, of: 'opponent' };
  const isOwn = isTheirs || equal(said, players);
  return isOwn && done.cannot === 'shuffle-discard-pile' ? own : done;
}

/** “your Hand or your Endurance”: places of one player that cards are discarded from. */
function sources(from: readonly Place[]): Doing | undefined {
  const owners = new Set(from.map((one) => JSON.stringify(ownerOf(one))));
  const [first] = from.map(ownerOf);
  const names = from.flatMap(sourceOf);
  if (first === undefined || owners.size > 1 || names.length < from.length) return undefined;
  return { cannot: 'discard', from: names, of: first };
}

function ownerOf(place: Place): Players | undefined {
  if (typeof place === 'string') return undefined;
  if ('hand' in place) return place.hand;
  if ('endurance' in place) return place.endurance;
  return 'discardPile' in place ? place.discardPile : undefined;
}

/** A place as the source of a card. */
export function sourceOf(place: Place): PlayedFrom[] {
  if (typeof place === 'string') return [];
  if ('hand' in place) return ['hand'];
  if ('endurance' in place) return ['endurance'];
  return 'discardPile' in place ? ['discard-pile'] : [];
}
