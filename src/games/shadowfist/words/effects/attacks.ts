import { phrase, phrases, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { Mention } from '../../card-language/mentions.ts';
import { mentions } from '../../card-language/references/mentioning.ts';
import * as say from '../../card-language/slots.ts';
import type { CardRef, PlayerRef } from '../../vocabulary/references.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { type EffectRoles, type EffectWord, effect } from './effect-word.ts';

export interface Ceasing {
  readonly do: 'cease-attacking' | 'cease-intercepting' | 'seize';
  readonly cards: Cards;
}

const changes: EffectRoles<Ceasing> = {
  affects: ({ cards }) => ({ cards: [cards] }),
  objects: ['cards'],
};

export const ceasing: EffectWord<Ceasing> = effect({
  description: 'The Characters cease attacking or intercepting, or the attackers seize the Sites.',
  keys: ({ cards }) => ({ cards }),
  roles: {
    'cease-attacking': changes,
    'cease-intercepting': changes,
    seize: { ...changes, fixed: (seizing, { cards }) => ({ ...seizing, cards: cards(seizing.cards) }) },
  },
  phrases: () => [
    phrase('{cards} cease~ attacking', { cards: say.cards }, { do: 'cease-attacking' }),
    phrase('{cards} cease~ intercepting', { cards: say.cards }, { do: 'cease-intercepting' }),
    phrase('[you] seize~ {cards}', { cards: say.cards }, { do: 'seize' }),
  ],
});

export interface ChangeAttackTarget {
  readonly do: 'change-attack-target';
  readonly attackers: Cards;
  readonly to: CardRef;
}

export const changeAttackTarget: EffectWord<ChangeAttackTarget> = effect({
  description: 'The attackers attack that card instead.',
  keys: ({ cards, cardRef }) => ({ attackers: cards, to: cardRef }),
  roles: {
    'change-attack-target': {
      would: () => ['change-target'],
      affects: ({ attackers, to }) => ({ cards: [attackers, to] }),
      objects: ['attackers', 'to'],
      retargets: ({ attackers, to }) => ({ attackers, to }),
    },
  },
  phrases: () => [
    phrase(
      'change~ {attackers} target to {to}',
      { attackers: attackerOf, to: say.cardRef },
      { do: 'change-attack-target' },
    ),
    reading(
      'change~ the target of {attackers} attack to {to}',
      { attackers: attackerOf, to: say.cardRef },
      (one): ChangeAttackTarget => ({ do: 'change-attack-target', ...one }),
    ),
    reading(
      'change~ the target of {attackers} to {to}',
      { attackers: say.cardRef, to: legalTarget },
      (one): ChangeAttackTarget => ({ do: 'change-attack-target', ...one }),
    ),
    reading(
      'change~ the target of {attackers} to {to}',
      { attackers: say.cardRef, to: say.cardRef },
      (one): ChangeAttackTarget => ({ do: 'change-attack-target', ...one }),
    ),
  ],
});

/** What can be attacked (3.3.3); never a card of the attacker's own controller (6.1). */
const legalTarget: Kind<CardRef> = mentions(
  'a legal target',
  phrases<Mention>('a legal target', () => [
    words<Mention>('any legal (target|card)', {
      mention: 'choice',
      choice: {
        choose: 'cards',
        which: { any: [{ type: ['Character'] }, { type: ['Site'], row: 'front' }] },
        in: 'play',
      },
    }),
  ]),
);

/** “one attacker's”: whose attack it is. */
const attackerOf = phrases<CardRef>("an attacker's", () => [
  saying(
    "{one} 's",
    { one: say.cardRef },
    ({ one }) => one,
    (one: CardRef) => ({ one }),
  ),
]);

export interface JoinAttack {
  readonly do: 'join-attack';
  readonly cards: Cards;
}

export const joinAttack: EffectWord<JoinAttack> = effect({
  description:
    'The Characters turn, unless they are turned, and join the attack, if they could legally attack its target.',
  keys: ({ cards }) => ({ cards }),
  roles: { 'join-attack': { affects: ({ cards }) => ({ cards: [cards] }), objects: ['cards'] } },
});

export interface BurnForVictory {
  readonly do: 'burn-for-victory';
  readonly cards: Cards;
  readonly by: PlayerRef;
}

export const burnForVictory: EffectWord<BurnForVictory> = effect({
  description: 'The player burns the Sites for victory.',
  keys: ({ cards, playerRef }) => ({ cards, by: playerRef }),
  roles: {
    'burn-for-victory': {
      would: () => ['remove-from-play'],
      affects: ({ cards }) => ({ cards: [cards] }),
      objects: ['cards'],
    },
  },
});

export interface EndAttack {
  readonly do: 'end-attack';
}

export const endAttack: EffectWord<EndAttack> = effect({
  description: 'The attack ends.',
  keys: () => ({}),
  roles: { 'end-attack': {} },
  phrases: () => [words<EndAttack>('end~ the attack', { do: 'end-attack' })],
});

export interface CountAsSuccessful {
  readonly do: 'attack-counts-as-successful';
}

export const countAsSuccessful: EffectWord<CountAsSuccessful> = effect({
  description: 'The attack counts as successful.',
  keys: () => ({}),
  roles: { 'attack-counts-as-successful': {} },
  phrases: () => [
    words<CountAsSuccessful>(
      '(the|that|this) attack (is considered [to be]|counts as) (a success|successful)',
      { do: 'attack-counts-as-successful' },
    ),
  ],
});
