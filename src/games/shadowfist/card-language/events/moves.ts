import { type Phrase, phrases, reading } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import { attackings } from '../../vocabulary/event-names.ts';
import { ownedNoun } from '../references/owned.ts';
import type { Happened } from '../slots.ts';
import { done } from './deeds.ts';
import {
  aCard,
  both,
  doneByA,
  type Group,
  type Names,
  ofCard,
  pattern,
  players,
  type Said,
} from './event-parts.ts';

/** What a card does of itself. */
const MOVES: readonly (readonly [words: string, event: Names])[] = [
  ['(enter~ or leave~ play)', ['enters-play', 'leaves-play']],
  ['(turn~|become~ turned)', 'turned'],
  ['be~ declared as an attacker', attackings],
  [
    '(be~ declared as an attacker or interceptor|be~ declared as an attacker or as an interceptor)',
    [...attackings, 'interception-declared'],
  ],
  ['cease~ attacking', 'ceased-attacking'],
  ['cease~ intercepting', 'ceased-intercepting'],
  [
    '(cease~ attacking or intercepting|cease~ attacking or cease~ intercepting)',
    ['ceased-attacking', 'ceased-intercepting'],
  ],
  ['enter~ play', 'enters-play'],
  ['come~ into play', 'enters-play'],
  ['(be~ brought into play)', 'enters-play'],
  ['leave~ play', 'leaves-play'],
  ['turn~ to attack', 'turned-to-attack'],
  ['attack~', attackings],
  ['turn~ to heal', 'turned-to-heal'],
  ['(turn~ to attack or turn~ to heal|turn~ to attack or heal)', ['turned-to-attack', 'turned-to-heal']],
  ['unturn~', 'unturned'],
  ['change~ location', 'location-changed'],
  ['be~ declared as an interceptor', 'interception-declared'],
  ['(intercept~|declare~ interception)', 'interception-declared'],
  ['survive~ combat', 'survived-combat'],
  ['be~ returned to play', 'returned-to-play'],
];

export const moving = (): readonly Phrase<Said>[] =>
  MOVES.map(([move, event]) =>
    reading(`{card} ${move}`, { card: aCard }, ({ card }) =>
      ofCard(card, (which) => pattern(event, { card: which })),
    ),
  );

export const against = (words_: string, event: Names): Phrase<Said> =>
  reading(`{card} ${words_} {target}`, { card: aCard, target: aCard }, ({ card, target }) =>
    both(card, target, (one, other) => pattern(event, { card: one, target: other })),
  );

type Suffering = (card: Group) => Said | undefined;

/** What happens to a card, after it: “that enters combat with this card”, “damaged by this card”. */
const suffering: Kind<Suffering> = phrases<Suffering>('what happens to it', () => [
  ...MOVES.map(([move, event]) =>
    reading(
      `that ${move}`,
      {},
      (): Suffering => (card) => ofCard(card, (which) => pattern(event, { card: which })),
    ),
  ),
  ...(
    [
      ['be~ about to enter combat with', 'about-to-enter-combat'],
      ['enter~ combat with', 'enters-combat'],
    ] as const
  ).map(([enters, event]) =>
    reading(
      `that ${enters} {target}`,
      { target: aCard },
      ({ target }): Suffering =>
        (card) =>
          both(card, target, (one, other) => pattern(event, { card: one, target: other })),
    ),
  ),
  reading(
    '[that be~] {done} by {source}',
    { done, source: aCard },
    ({ done: event, source }): Suffering =>
      (card) =>
        both(card, source, (one, other) => pattern(event, { card: one, source: other })),
  ),
  reading(
    '[that be~] {done} by {by}',
    { done, by: players },
    ({ done: event, by }): Suffering =>
      (card) =>
        ofCard(card, (which) => doneByA(by, (who) => pattern(event, { card: which, by: who }))),
  ),
]);

/** “any Character that enters combat with this card”: each of them, as it happens. */
export const anySuffering: Kind<Happened> = phrases<Happened>('cards that something happens to', () => [
  reading('any {card} {what}', { card: ownedNoun, what: suffering }, ({ card, what }) => {
    const said = what(card);
    if (said === undefined) return undefined;
    const { beside: also = {}, ...on } = said;
    return { on, ...also };
  }),
]);
