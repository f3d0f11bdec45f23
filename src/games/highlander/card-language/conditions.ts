import { type Phrase, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { PlayerRef } from '../vocabulary/references.ts';
import type { Condition, EventPattern, When } from '../vocabulary/terms.ts';
import type { Consideration } from '../vocabulary/words.ts';
import { aNoun, cardRef, consideration, noun, player, pluralNoun } from './slots.ts';

/** The last turn of a player, which is the only one of it that is remembered. */
function lastTurnOf(of: PlayerRef): When | undefined {
  if (of === 'you') return 'your-last-turn';
  return of === 'opponent' ? 'opponents-last-turn' : undefined;
}

function lastTurn(that: EventPattern, of: PlayerRef): Condition | undefined {
  const when = lastTurnOf(of);
  return when === undefined ? undefined : { happened: { that, when } };
}

const thisTurn = (that: EventPattern): Condition => ({ happened: { that, when: 'this-turn' } });

export const conditionPhrases = (): readonly Phrase<Condition>[] => [
  reading('{player} (played|made) a Power Blow last turn', { player }, (one) =>
    lastTurn({ event: 'power-blow-made', player: one.player }, one.player),
  ),
  reading('{player} played {card} last turn', { player, card: aNoun }, (one) =>
    lastTurn({ event: 'played', card: one.card, player: one.player }, one.player),
  ),
  // What takes a card out of play removes it from there, except a Sweep (Sweep Phase).
  reading(
    '{by} removed one of your {cards} from play during (their|his) last turn',
    { by: player, cards: pluralNoun },
    ({ by, cards }): Condition | undefined => {
      const card = { ...cards, owner: 'you' } as const;
      const removed = lastTurn({ event: 'removed-from-play', card, by }, by);
      const lost = lastTurn({ event: ['discarded', 'removed-from-game'], from: ['play'], card, by }, by);
      return removed === undefined || lost === undefined ? undefined : { any: [removed, lost] };
    },
  ),
  reading(
    'you (do not|did not) play {card} (this turn|during your turn)',
    { card: aNoun },
    ({ card }): Condition => ({
      not: thisTurn({ event: 'played', card, player: 'you' }),
    }),
  ),
  reading(
    'you (do not|did not) play any {cards} (this turn|during your turn)',
    { cards: pluralNoun },
    (one): Condition => ({
      not: thisTurn({ event: 'played', card: one.cards, player: 'you' }),
    }),
  ),
  words<Condition>(
    'you (play|played) at least one attack (this turn|during your turn)',
    thisTurn({ event: 'attack-played', player: 'you' }),
  ),
  reading('{player} be~ {is}', { player, is: consideration }, (one): Condition | undefined => ({
    player: one.player,
    is: one.is,
  })),
  reading(
    'you are using another {noun} in play',
    { noun },
    ({ noun: which }): Condition => ({
      exists: { each: { ...which, controller: 'you', isNot: 'this' }, in: 'play' },
    }),
  ),
  reading(
    'the only {noun} you are armed with is (this card|#self)',
    { noun },
    ({ noun: which }): Condition => ({
      not: { exists: { each: { ...which, controller: 'you', disarmed: false, isNot: 'this' }, in: 'play' } },
    }),
  ),
  reading(
    '{card} is played from under [(the|your)] {under}',
    { card: cardRef, under: noun },
    ({ card, under }): Condition => ({
      card,
      is: { playedFromUnder: under },
    }),
  ),
];

export const considerationPhrases = (): readonly Phrase<Consideration>[] => [
  words<Consideration>('Prone', 'prone'),
  words<Consideration>('Disarmed', 'disarmed'),
];
