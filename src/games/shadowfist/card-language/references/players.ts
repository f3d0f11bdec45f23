import {
  type Phrase,
  phrase,
  phrases,
  pluralWords,
  reading,
  saying,
  words,
} from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { PlayerRef, Players, PlayersSuch } from '../../vocabulary/references.ts';
import type { Mention } from '../mentions.ts';
import { cardPossessive, cardRef, playerRef, possession, predicate } from '../slots.ts';
import { choosing } from './chosen-cards.ts';
import { back, backTarget, knownPlayer, oneBack } from './mentioned-before.ts';
import { byName, mentions, same } from './mentioning.ts';
import { ownedNoun } from './owned.ts';

/** “target Character's”, of a card that is chosen here. */
export const targetsPossessive: Kind<Mention> = phrases<Mention>('a possessive', () => [
  choosing("target {which} 's", ownedNoun, { target: true }),
]);

export const playerRefPhrases = (): readonly Phrase<PlayerRef>[] => [
  pluralWords<PlayerRef>('you', 'you'),
  words<PlayerRef>('([the] opponent to your left|the player to your left)', 'opponent-to-the-left'),
  words<PlayerRef>('the current player', 'current-player'),
  words<PlayerRef>('the attacking player', 'attacking-player'),
  words<PlayerRef>('the defending player', 'defending-player'),
  same<PlayerRef>('{named}', 'named', byName),
  phrase('the controller of {controllerOf}', { controllerOf: cardRef }, {}),
  phrase('the owner of {ownerOf}', { ownerOf: cardRef }, {}),
  // Who plays a card controls it, too, while it waits in the scene.
  reading('the player who played {controllerOf}', { controllerOf: oneBack }, (one): PlayerRef => one),
  reading('{controllerOf} controller', { controllerOf: cardPossessive }, (one): PlayerRef => one),
  reading('{ownerOf} owner', { ownerOf: cardPossessive }, (one): PlayerRef => one),
  same<PlayerRef>(
    '{back}',
    'back',
    mentions(
      'a player mentioned before',
      phrases<Mention>('a player mentioned before', () => [
        back('(that player|he or she|him or her|the player)', 'player'),
        back('(that opponent|the chosen opponent|the opponent)', 'opponent'),
        back('the chosen player', 'player'),
        back('(target|the target)', 'target'),
        backTarget('target player', 'player'),
        backTarget('target opponent', 'opponent'),
      ]),
    ),
  ),
  same<PlayerRef>(
    '{chosen}',
    'chosen',
    mentions(
      'a player to choose',
      phrases<Mention>('a player to choose', () => [
        words<Mention>('target opponent', {
          mention: 'choice',
          choice: { choose: 'players', of: 'every-opponent', target: true },
        }),
        words<Mention>('target player', {
          mention: 'choice',
          choice: { choose: 'players', of: 'every-player', target: true },
        }),
        reading('target opponent (who|that) {such}', { such: predicate }, ({ such }) => ({
          mention: 'choice',
          choice: { choose: 'players', of: 'every-opponent', such, target: true },
        })),
        reading('target player (who|that) {such}', { such: predicate }, ({ such }) => ({
          mention: 'choice',
          choice: { choose: 'players', of: 'every-player', such, target: true },
        })),
        words<Mention>('(an|any|one|any one) opponent', {
          mention: 'choice',
          choice: { choose: 'players', of: 'every-opponent' },
        }),
        words<Mention>('(a|any|any one) player', {
          mention: 'choice',
          choice: { choose: 'players', of: 'every-player' },
        }),
      ]),
    ),
  ),
];

export const playerPossessivePhrases = (): readonly Phrase<PlayerRef>[] => [
  words<PlayerRef>('your', 'you'),
  saying(
    "{player} 's",
    { player: playerRef },
    ({ player }) => player,
    (player: PlayerRef) => (player === 'you' ? undefined : { player }),
  ),
  same<PlayerRef>(
    '{whose}',
    'whose',
    mentions(
      'a possessive',
      phrases<Mention>('a possessive', () => [back('(his or her|their)', 'whose')]),
    ),
  ),
];

/** Players of a filter: “an opponent” is any of them, and nobody is chosen. */
export const playersPhrases = (): readonly Phrase<Players>[] => [
  pluralWords<Players>('you', 'you'),
  words<Players>(
    '(all opponents|each opponent|every opponent|your opponents|opponents|an opponent|any opponent)',
    'every-opponent',
  ),
  words<Players>('(all players|each player|every player|players|a player|any player)', 'every-player'),
  words<Players>('[the] opponent to your left', 'opponent-to-the-left'),
  ...playersWho(),
  reading('{player}', { player: knownPlayer }, ({ player }): Players => player),
];

/** “an opponent who controls more Sites than you”. */
function playersWho(): readonly Phrase<Players>[] {
  const who = (template: string, every: PlayersSuch['every']): Phrase<Players> =>
    saying(
      `${template} (who|that) {such}`,
      { such: predicate },
      ({ such }): Players => ({ every, such }),
      (value: Players) =>
        typeof value === 'object' && 'such' in value && value.every === every
          ? { such: value.such }
          : undefined,
    );
  const having = (template: string, every: PlayersSuch['every']): Phrase<Players> =>
    reading(`${template} with {such}`, { such: possession }, ({ such }): Players => ({ every, such }));
  return [
    having('(any|an|each|every) opponent', 'opponent'),
    having('(any|a|each|every) player', 'player'),
    having('opponents', 'opponent'),
    having('players', 'player'),
    who('(any|an|each|every) opponent', 'opponent'),
    who('(any|a|each|every) player', 'player'),
    who('[all] opponents', 'opponent'),
    who('[all] players', 'player'),
  ];
}
