import { listed, type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind as PhraseKind } from '../../vocabulary/phrases/parsing.ts';
import type { End } from '../vocabulary/ends.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { PlayerModifier } from '../vocabulary/player-modifiers.ts';
import type { Players } from '../vocabulary/references.ts';
import type { Cards } from '../vocabulary/terms.ts';
import { saidModifiers } from '../words/modifiers/modifiers.ts';
import { saidPlayerModifiers } from '../words/player-modifiers/player-modifiers.ts';
import { doing, withPileOf } from './doings.ts';
import { forms } from './forms.ts';
import { subject } from './references.ts';
import { cardRef, modifiers, player, playerModifiers, pluralNoun } from './slots.ts';
import { duration, opportunity } from './times.ts';

/** What changes for cards or players; without an end, as long as the card that says it is in play. */
export type Change = (
  | { readonly cards: Cards; readonly modify: readonly Modifier[] }
  | { readonly players: Players; readonly modifyPlayers: readonly PlayerModifier[] }
) & { readonly until?: End };

const modifier = phrases<Modifier>('a change of a card', saidModifiers);
const listOfModifiers = listed('changes of a card', modifier, 'and');

export const modifiersPhrases = (): readonly Phrase<readonly Modifier[]>[] => [
  reading('{all}', { all: listOfModifiers }, ({ all }): readonly Modifier[] => asPowerBlow(all)),
  words<readonly Modifier[]>(`${forms.cannot} be blocked or dodged`, [
    { cannot: 'be-blocked' },
    { cannot: 'be-dodged' },
  ]),
];

/** What is said of an attack that is a Power Blow is its damage as one. */
function asPowerBlow(all: readonly Modifier[]): readonly Modifier[] {
  const at = all.findIndex((one) => 'powerBlow' in one && one.powerBlow === 'is');
  if (at < 0) return all;
  return all.map(
    (one, place): Modifier => (place > at && 'setDamage' in one ? { ...one, of: 'power-blow' } : one),
  );
}

const playerModifier = phrases<PlayerModifier>('a change of a player', saidPlayerModifiers);

export const playerModifiersPhrases = (): readonly Phrase<readonly PlayerModifier[]>[] => [
  reading('{one}', { one: playerModifier }, ({ one }): readonly PlayerModifier[] => [one]),
];

/** What an attack or block is made by an Exertion. */
const madeByExertion = phrases<Modifier>('a Power Blow', () => [
  words<Modifier>('a Power Blow', { powerBlow: 'may-by-hard-exertion' }),
  words<Modifier>('a Head Shot', { headShot: 'may-by-hard-exertion' }),
  words<Modifier>('a Power Block', { powerBlock: 'may-by-hard-exertion' }),
]);

const made = phrases<Modifier>('what an attack is made', () => [
  words<Modifier>('Hidden', { hidden: 'may' }),
  words<Modifier>('a Power Blow', { powerBlow: 'may' }),
  words<Modifier>('a Head Shot', { headShot: 'may' }),
]);

const doings = listed('what a player does', doing, 'or');

/** A change for as long as the card that says it is in play. */
const untimed: PhraseKind<Change> = phrases<Change>('a change', () => [
  reading('{cards} {modify}', { cards: subject, modify: modifiers }, (one): Change => one),
  reading(
    '{players} {modifyPlayers}',
    { players: player, modifyPlayers: playerModifiers },
    ({ players, modifyPlayers }): Change => ({
      players,
      modifyPlayers: modifyPlayers.map((one) => ('cannot' in one ? withPileOf(one, players) : one)),
    }),
  ),
  reading(
    `${forms.noPlayerMay} {all}`,
    { all: doings },
    ({ all }): Change => ({
      players: 'each',
      modifyPlayers: all.map((one) => withPileOf(one, 'each')),
    }),
  ),
  reading(
    `you may make a ${forms.hardExertion} to make {cards} {modifier}`,
    { cards: subject, modifier: madeByExertion },
    (one): Change => ({ cards: one.cards, modify: [one.modifier] }),
  ),
  reading(
    'you may make {cards} {modifier}',
    { cards: subject, modifier: made },
    (one): Change => ({
      cards: one.cards,
      modify: [one.modifier],
    }),
  ),
  reading(
    'instead of playing {inPlaceOf} on your turn [,] {players} {modifyPlayers}',
    { inPlaceOf: opportunity, players: player, modifyPlayers: playerModifiers },
    ({ inPlaceOf, players, modifyPlayers }): Change | undefined => {
      const [only, ...others] = modifyPlayers;
      if (only === undefined || others.length > 0 || !('mayPlay' in only)) return undefined;
      return { players, modifyPlayers: [{ ...only, inPlaceOf }] };
    },
  ),
]);

export const change: PhraseKind<Change> = phrases<Change>('a change', () => [
  reading('{change}', { change: untimed }, (one): Change => one.change),
  reading(
    '{change} {until}',
    { change: untimed, until: duration },
    (one): Change => ({
      ...one.change,
      until: one.until,
    }),
  ),
  // Attacks of a turn are met in the next turn of the opponent.
  reading(
    `{nouns} (will not|${forms.cannot}) (avoid|defend against) multiple attacks you play this turn`,
    { nouns: pluralNoun },
    ({ nouns }): Change | undefined =>
      nouns.controller === undefined
        ? {
            cards: { each: { ...nouns, controller: 'opponent' }, in: 'play' },
            modify: [{ defendsOneAttack: true }],
            until: 'during-opponents-next-turn',
          }
        : undefined,
  ),
  reading(
    `{players} ${forms.cannot} play more attacks than you did during (his|their) next turn`,
    { players: player },
    ({ players }): Change => ({
      players,
      modifyPlayers: [
        {
          attacksAtMost: {
            timesHappened: { that: { event: 'attack-played', player: 'you' }, when: 'your-last-turn' },
          },
        },
      ],
      until: 'during-opponents-next-turn',
    }),
  ),
  reading(
    `{cards} duplicate~ the text , title , and effects of {duplicates} ${forms.soLongAs} {same} remains in play`,
    { cards: subject, duplicates: cardRef, same: cardRef },
    ({ cards, duplicates, same }): Change => ({
      cards,
      modify: [{ duplicates, with: ['title'] }],
      until: { whileInPlay: same },
    }),
  ),
]);
