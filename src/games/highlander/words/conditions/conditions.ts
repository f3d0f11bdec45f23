import { z } from 'zod';
import { combinations } from '../../../vocabulary/grammar/conditions.ts';
import { type Phrase, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import {
  atLeastOne,
  keyedWord,
  phrasesOf,
  type Shape,
  type ValueOf,
} from '../../../vocabulary/words/word.ts';
import * as say from '../../card-language/slots.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import type { CardRef, PlayerRef } from '../../vocabulary/references.ts';
import type { Amount, Cards, Condition, EventPattern, Past, When } from '../../vocabulary/terms.ts';
import {
  type Kind,
  kinds,
  type Phase,
  type Prevention,
  phases,
  preventions,
  type State,
  states,
} from '../../vocabulary/words.ts';
import type { Declared, KeyOf, NoRoles, TermForms, Word } from '../word.ts';

type ConditionWord<C, Name extends KeyOf<C>> = Word<C, Name, NoRoles, unknown, TermForms>;

/** The key that has the roles tells the condition from others. */
function conditionWord<C, Name extends KeyOf<C>, Keys extends Shape>(
  declared: Declared<Keys, C, Name, NoRoles, C, TermForms>,
): ConditionWord<C, Name> {
  return keyedWord(declared);
}

interface CardIs {
  readonly card: CardRef;
  readonly is: Filter;
}

const cardIs: ConditionWord<CardIs, 'card'> = conditionWord({
  description: 'The card matches the filter.',
  keys: ({ cardRef, filter }) => ({ card: cardRef, is: filter }),
  roles: { card: {} },
  phrases: () => [
    reading(
      '{card} is played from under [(the|your)] {under}',
      { card: say.cardRef, under: say.noun },
      ({ card, under }): CardIs => ({ card, is: { playedFromUnder: under } }),
    ),
  ],
});

interface Exists {
  readonly exists: Cards;
}

const exists: ConditionWord<Exists, 'exists'> = conditionWord({
  description: 'There is such a card.',
  keys: ({ cards }) => ({ exists: cards }),
  roles: { exists: {} },
  phrases: () => [
    reading(
      'you are using another {noun} in play',
      { noun: say.noun },
      ({ noun }): Exists => ({ exists: { each: { ...noun, controller: 'you', isNot: 'this' }, in: 'play' } }),
    ),
  ],
});

interface PlayerIs {
  readonly player: PlayerRef;
  readonly is: State;
}

const playerIs: ConditionWord<PlayerIs, 'player'> = conditionWord({
  description:
    'The player is in that state. `prone` and `disarmed` also hold for a player who is only considered to be so; `actually-…` does not.',
  keys: ({ playerRef }) => ({ player: playerRef, is: z.enum(states) }),
  roles: { player: {} },
  phrases: () => [
    reading(
      '{player} be~ {is}',
      { player: say.player, is: say.consideration },
      ({ player, is }): PlayerIs => ({ player, is }),
    ),
  ],
});

interface PersonaIs {
  readonly persona: string;
  readonly of: PlayerRef;
}

const personaIs: ConditionWord<PersonaIs, 'persona'> = conditionWord({
  description: "The player's Persona has this name.",
  keys: ({ playerRef }) => ({ persona: z.string().min(1).max(200), of: playerRef }),
  roles: { persona: {} },
});

interface TurnOf {
  readonly turnOf: PlayerRef;
}

const turnOf: ConditionWord<TurnOf, 'turnOf'> = conditionWord({
  description: "It is that player's turn.",
  keys: ({ playerRef }) => ({ turnOf: playerRef }),
  roles: { turnOf: {} },
});

interface During {
  readonly during: Phase;
}

const during: ConditionWord<During, 'during'> = conditionWord({
  description: 'It is that phase.',
  keys: () => ({ during: z.enum(phases) }),
  roles: { during: {} },
});

interface Happened {
  readonly happened: Past;
  readonly atLeast?: Amount;
}

/** The last turn of a player, which is the only one of it that is remembered. */
function lastTurn(that: EventPattern, of: PlayerRef): Happened | undefined {
  const when: When | undefined =
    of === 'you' ? 'your-last-turn' : of === 'opponent' ? 'opponents-last-turn' : undefined;
  return when === undefined ? undefined : { happened: { that, when } };
}

const thisTurn = (that: EventPattern): Happened => ({ happened: { that, when: 'this-turn' } });

const happened: ConditionWord<Happened, 'happened'> = conditionWord({
  description: 'This happened, or happened at least that often.',
  keys: ({ past, amount }) => ({ happened: past, atLeast: amount.exactOptional() }),
  roles: { happened: {} },
  phrases: () => [
    reading('{player} (played|made) a Power Blow last turn', { player: say.player }, ({ player }) =>
      lastTurn({ event: 'power-blow-made', player }, player),
    ),
    reading('{player} played {card} last turn', { player: say.player, card: say.aNoun }, ({ player, card }) =>
      lastTurn({ event: 'played', card, player }, player),
    ),
    words(
      'you (play|played) at least one attack (this turn|during your turn)',
      thisTurn({ event: 'attack-played', player: 'you' }),
    ),
  ],
});

interface Prevented {
  readonly prevented: Prevention;
  readonly player: PlayerRef;
  readonly kind?: Kind;
  readonly by?: Filter;
}

const prevented: ConditionWord<Prevented, 'prevented'> = conditionWord({
  description: 'The player is prevented from doing this, by a matching card.',
  keys: ({ playerRef, filter }) => ({
    prevented: z.enum(preventions),
    player: playerRef,
    kind: z
      .enum(kinds)
      .exactOptional()
      .describe('With any card of that kind in the hand; without it, at least with some card.'),
    by: filter.exactOptional(),
  }),
  roles: { prevented: {} },
});

interface Done {
  readonly done: string;
}

const done: ConditionWord<Done, 'done'> = conditionWord({
  description:
    'An earlier effect of the text, which has that name, was done; an Exertion found what it was made for.',
  keys: ({ name }) => ({ done: name }),
  roles: { done: {} },
});

interface Chosen {
  readonly chosen: string;
  readonly as: string;
}

const chosen: ConditionWord<Chosen, 'chosen'> = conditionWord({
  description: 'Of the modes offered under the name `chosen`, the one in `as` was chosen.',
  keys: ({ name }) => ({ chosen: name, as: name }),
  roles: { chosen: {} },
});

/** All conditions that are not made of others, in the order of the public schema. */
export const conditionWords = [
  ...[cardIs, exists, playerIs, personaIs, turnOf, during, happened, prevented, done, chosen],
];

/** Something that is true or not. */
export type Fact = ValueOf<(typeof conditionWords)[number]>;

export const conditionForms = (parts: TermForms) =>
  atLeastOne([
    ...conditionWords.map((word) => word.form(parts)),
    ...combinations(parts.condition, parts.amount),
  ]);

/** How card texts say the conditions, and several of them together. */
export const saidConditions = (): readonly Phrase<Condition>[] => [
  ...phrasesOf<Condition>(conditionWords),
  // What takes a card out of play removes it from there, except a Sweep (Sweep Phase).
  reading(
    '{by} removed one of your {cards} from play during (their|his) last turn',
    { by: say.player, cards: say.pluralNoun },
    ({ by, cards }): Condition | undefined => {
      const card = { ...cards, owner: 'you' } as const;
      const removed = lastTurn({ event: 'removed-from-play', card, by }, by);
      const lost = lastTurn({ event: ['discarded', 'removed-from-game'], from: ['play'], card, by }, by);
      return removed === undefined || lost === undefined ? undefined : { any: [removed, lost] };
    },
  ),
  reading(
    'you (do not|did not) play {card} (this turn|during your turn)',
    { card: say.aNoun },
    ({ card }): Condition => ({ not: thisTurn({ event: 'played', card, player: 'you' }) }),
  ),
  reading(
    'you (do not|did not) play any {cards} (this turn|during your turn)',
    { cards: say.pluralNoun },
    ({ cards }): Condition => ({ not: thisTurn({ event: 'played', card: cards, player: 'you' }) }),
  ),
  reading(
    'the only {noun} you are armed with is (this card|#self)',
    { noun: say.noun },
    ({ noun }): Condition => ({
      not: { exists: { each: { ...noun, controller: 'you', disarmed: false, isNot: 'this' }, in: 'play' } },
    }),
  ),
];
