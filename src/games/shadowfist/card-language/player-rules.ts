import { type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { PlayerModifier } from '../vocabulary/player-modifiers.ts';
import type { Players } from '../vocabulary/references.ts';
import type { Condition } from '../vocabulary/terms.ts';
import { beingItself } from './being.ts';
import { perEach } from './continuous.ts';
import { opposite } from './modifier-parts.ts';
import type { Statement } from './sentences.ts';
import { condition } from './slots.ts';

interface PlayerRule {
  readonly players: Players;
  readonly modifyPlayers: readonly PlayerModifier[];
}

const handSize: readonly (readonly [whose: string, players: Players])[] = [
  ['your', 'you'],
  ["(each|every|all) (player|players) 's", 'every-player'],
  ["((each|all) (opponent|opponents)|opponents|your opponents) 's", 'every-opponent'],
];

/** What changes for players: how large their hands are, and how many Feng Shui Sites they need. */
const rule: Kind<PlayerRule> = phrases<PlayerRule>('what changes for players', () => [
  ...handSize.flatMap(([whose, players]) => [
    reading(
      `${whose} hand (size|sizes) (is increased|are increased|increases) by {by}`,
      { by: perEach },
      ({ by }): PlayerRule => ({ players, modifyPlayers: [{ handSize: by }] }),
    ),
    reading(
      `${whose} hand (size|sizes) (is reduced|are reduced|is decreased|decreases) by {by}`,
      { by: perEach },
      ({ by }): PlayerRule => ({ players, modifyPlayers: [{ handSize: opposite(by) }] }),
    ),
  ]),
  words<PlayerRule>(
    'you may discard (an|one) additional card during your (discard phase|Establishing Shot)',
    { players: 'you', modifyPlayers: [{ discardsMore: 1 }] },
  ),
  reading(
    '(the number of Feng Shui Sites you need for victory is reduced|reduces the number of Feng Shui Sites you need for victory) by {by}',
    { by: perEach },
    ({ by }): PlayerRule => ({ players: 'you', modifyPlayers: [{ sitesNeeded: opposite(by) }] }),
  ),
  reading(
    '(the number of Feng Shui Sites you need for victory is increased|increases the number of Feng Shui Sites you need for victory) by {by}',
    { by: perEach },
    ({ by }): PlayerRule => ({ players: 'you', modifyPlayers: [{ sitesNeeded: by }] }),
  ),
]);

const ruling = (one: PlayerRule, holds?: Condition): Statement => ({
  says: 'ability',
  ability: { ability: 'continuous', ...(holds === undefined ? {} : { while: holds }), ...one },
});

/** Sentences that change the rules for players, always or while something is so. */
export const playerRulePhrases = (): readonly Phrase<Statement>[] => [
  reading('{rule}', { rule }, (one) => ruling(one.rule)),
  reading('(while|if) {holds} , {rule}', { rule, holds: condition }, (one) => ruling(one.rule, one.holds)),
  reading('{rule} (while|if) {holds}', { rule, holds: condition }, (one) => ruling(one.rule, one.holds)),
  reading('(while|if) {is} , {rule}', { rule, is: beingItself }, (one) =>
    ruling(one.rule, { card: 'this', is: one.is }),
  ),
  reading('{rule} (while|if) {is}', { rule, is: beingItself }, (one) =>
    ruling(one.rule, { card: 'this', is: one.is }),
  ),
];
