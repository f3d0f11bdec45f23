import { number } from '../../vocabulary/card-language/terminals.ts';
import { type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind as PhraseKind } from '../../vocabulary/phrases/parsing.ts';
import type { DeckAbilityInText } from '../deck-building-in-text.ts';
import type { Ability, leavings } from '../vocabulary/abilities.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { CardRef } from '../vocabulary/references.ts';
import { kindCalled } from '../vocabulary/rendering/kinds.ts';
import type { Condition, EventPattern } from '../vocabulary/terms.ts';
import { type Hindrance, type Kind, kinds, type Phase } from '../vocabulary/words.ts';
import { type Change, change } from './changes.ts';
import { sourceOf } from './doings.ts';
import { uses } from './effects.ts';
import { forms } from './forms.ts';
import { itselfPhrases, subject } from './references.ts';
import { aNoun, condition, effects, event, phase, places, whose } from './slots.ts';
import { otherTitle } from './terminals.ts';
import { opportunity } from './times.ts';

type Playing = Extract<Ability, { readonly ability: 'playing' }>;

/** What one sentence of a card says, before the sentences are put together. */
export type Statement = Said & {
  /** How the sentence calls its own card. */
  readonly itself?: CardRef;
  /** It begins with “While this card is in play”. */
  readonly isWhileInPlay?: true;
};

type Said =
  /** What the rules say anyway. */
  | { readonly says: 'nothing' }
  /** What the deck may hold: the data of the card says it, too. */
  | { readonly says: 'deck'; readonly ability: DeckAbilityInText }
  /** How the card is played; several sentences say one way together. */
  | { readonly says: 'playing'; readonly only: Omit<Playing, 'ability' | 'kind'> }
  | { readonly says: 'ability'; readonly ability: Ability }
  | { readonly says: 'change'; readonly change: Change; readonly while?: Condition }
  | { readonly says: 'effects'; readonly effects: readonly Effect[] }
  /** What is done as the card is played. */
  | { readonly says: 'played'; readonly effects: readonly Effect[] }
  | { readonly says: 'if-you-do'; readonly effects: readonly Effect[] }
  | {
      readonly says: 'use';
      readonly leaves: (typeof leavings)[number];
      readonly on?: EventPattern;
      readonly effects: readonly Effect[];
    }
  | {
      readonly says: 'triggered';
      readonly on: EventPattern;
      readonly effects: readonly Effect[];
      /** What the amounts count is counted when it happens. */
      readonly isCounted?: true;
    }
  | {
      readonly says: 'phase';
      readonly phase: Phase;
      readonly effects: readonly Effect[];
    };

const NOTHING: Statement = { says: 'nothing' };

const hindrance: PhraseKind<Hindrance> = phrases<Hindrance>('a hindrance', () => [
  words<Hindrance>('[you are] Disarmed', 'disarmed'),
  words<Hindrance>('[you are] Prone', 'prone'),
]);

const despite = (one: Hindrance): Statement => ({
  says: 'ability',
  ability: { ability: 'playing', kind: 'also', despite: [one] },
});

const playing = (only: Omit<Playing, 'ability' | 'kind'>): Statement => ({ says: 'playing', only });

/** The card that has the text. */
const itself: PhraseKind<CardRef> = phrases<CardRef>('this card', itselfPhrases);

const itOrItself: PhraseKind<CardRef> = phrases<CardRef>('this card', () => [
  words<CardRef>('it', 'this'),
  ...itselfPhrases(),
]);

const playingPhrases = (): readonly Phrase<Statement>[] => [
  reading('Play in conjunction with {card}', { card: aNoun }, ({ card }) =>
    playing({ inConjunctionWith: card }),
  ),
  reading('Play in place of {inPlaceOf}', { inPlaceOf: opportunity }, (one) => playing(one)),
  reading('Play [only] during your {phase}', { phase }, (one) => playing({ during: [one.phase] })),
  reading(
    '(you may only play|you may use) {itself} if {condition}',
    { itself, condition },
    (one): Statement => ({ ...playing({ if: one.condition }), itself: one.itself }),
  ),
  words<Statement>('you may only play one #self per turn', playing({ limit: { times: 1, per: 'turn' } })),
  reading(
    '({itself} may be played|you may play {itself}) even if {one}',
    { itself, one: hindrance },
    (one): Statement => ({ ...despite(one.one), itself: one.itself }),
  ),
  reading(
    'if {condition} [,] {itself} may be played as an additional attack',
    { condition, itself: itOrItself },
    (one): Statement => ({
      says: 'ability',
      ability: { ability: 'playing', kind: 'also', if: one.condition, asAdditionalAttack: true },
      itself: one.itself,
    }),
  ),
];

const deck = (ability: DeckAbilityInText): Statement => ({ says: 'deck', ability });

/** What the deck may hold is checked where decks are. */
const deckPhrases = (): readonly Phrase<Statement>[] => [
  reading(
    'you may only include {itself} in your deck if you are using [(the|a|an)] {weapon} [Weapon of Choice]',
    { itself, weapon: otherTitle },
    (one): Statement => ({ ...deck({ ability: 'requires-weapon', weapon: one.weapon }), itself: one.itself }),
  ),
  reading('you may include up to {number} Master cards [in your deck]', { number }, (one) =>
    deck({ ability: 'master-cards', upTo: one.number }),
  ),
  reading('Play {itself} before the game begins', { itself }, (one): Statement => ({ ...NOTHING, ...one })),
  reading('you then proceed with your normal {phase}', { phase }, () => NOTHING),
  // A cost is never a forced discard.
  reading(
    '{itself} has no effect towards paying a cost to play a card [\\( s \\)]',
    { itself },
    (one): Statement => ({ ...NOTHING, ...one }),
  ),
];

const conditionalPhrases = (): readonly Phrase<Statement>[] => [
  reading(
    `${forms.soLongAs} {condition} [,] {change}`,
    { condition, change },
    (one): Statement => ({
      says: 'change',
      change: one.change,
      while: one.condition,
    }),
  ),
  reading(
    `{change} ${forms.soLongAs} {condition}`,
    { condition, change },
    (one): Statement => ({
      says: 'change',
      change: one.change,
      while: one.condition,
    }),
  ),
];

const changePhrases = (): readonly Phrase<Statement>[] => [
  reading('{change}', { change }, (one): Statement => ({ says: 'change', change: one.change })),
  reading(
    `({itself} :|${forms.soLongAs} {itself} is in play [,]) {change}`,
    { itself, change },
    (one): Statement => ({ says: 'change', change: one.change, itself: one.itself }),
  ),
  ...conditionalPhrases(),
];

const you = { player: 'you' } as const;

interface UsedUp {
  readonly leaves: (typeof leavings)[number];
  readonly itself: CardRef;
}

/** “discard this card”, “remove this card from the game”: how the card is used up. */
const usedUp: PhraseKind<UsedUp> = phrases<UsedUp>('using up this card', () => [
  reading('discard {itself} [from play]', { itself }, (one): UsedUp => ({ leaves: 'discard', ...one })),
  reading(
    'remove {itself} from the game',
    { itself },
    (one): UsedUp => ({ leaves: 'remove-from-game', ...one }),
  ),
]);

const abilityPhrases = (): readonly Phrase<Statement>[] => [
  ...kinds.map((kind) =>
    reading(
      `{itself} is (a|an) ${kindCalled(kind)}`,
      { itself },
      (one): Statement => ({ says: 'ability', ability: { ability: 'is', kind }, ...one }),
    ),
  ),
  ...(['standing-defense'] as const).map((kind: Kind) =>
    words<Statement>(`This is a ${kindCalled(kind)}`, { says: 'ability', ability: { ability: 'is', kind } }),
  ),
  reading(
    '[or ,] [you may] {leaves} to {uses}',
    { leaves: usedUp, uses },
    (one): Statement => ({
      says: 'use',
      ...one.leaves,
      effects: one.uses,
    }),
  ),
  reading(
    `${forms.when} {on} [,] you may {leaves} to {uses}`,
    { on: event, leaves: usedUp, uses },
    (one): Statement => ({
      says: 'use',
      on: one.on,
      ...one.leaves,
      effects: one.uses,
    }),
  ),
  reading(
    `you may ignore any effect by ${forms.opponent} that would force you to discard cards from {places}`,
    { places },
    (one): Statement | undefined => {
      const from = one.places.flatMap(sourceOf);
      if (from.length < one.places.length) return undefined;
      return {
        says: 'ability',
        ability: {
          ability: 'replacement',
          on: { event: 'discarded', player: 'you', by: 'opponent', from, forced: true },
          optional: true,
          instead: [],
        },
      };
    },
  ),
];

const doingPhrases = (): readonly Phrase<Statement>[] => [
  reading('{effects}', { effects }, (one): Statement => ({ says: 'effects', ...one })),
  reading(
    `${forms.when} (played|(it|this card|#self) enters play) [,] {effects}`,
    { effects },
    (one): Statement => ({
      says: 'played',
      ...one,
    }),
  ),
  reading(
    `{effects} ${forms.when} (it|this card|#self) enters play`,
    { effects },
    (one): Statement => ({
      says: 'played',
      ...one,
    }),
  ),
  reading('if you do [,] {effects}', { effects }, (one): Statement => ({ says: 'if-you-do', ...one })),
  reading(
    `${forms.when} {on} [,] {effects}`,
    { on: event, effects },
    (one): Statement => ({
      says: 'triggered',
      ...one,
    }),
  ),
  reading(
    'at the end of your turn [,] {effects}',
    { effects },
    (one): Statement => ({
      says: 'triggered',
      on: { event: 'turn-ended', ...you },
      isCounted: true,
      ...one,
    }),
  ),
  reading(
    '{effects} at the end of your turn',
    { effects },
    (one): Statement => ({
      says: 'triggered',
      on: { event: 'turn-ended', ...you },
      isCounted: true,
      ...one,
    }),
  ),
  reading(
    'at the beginning of (your turn|each of your turns) [,] {effects}',
    { effects },
    (one): Statement => ({ says: 'phase', phase: 'may-do', ...one }),
  ),
  reading(
    '(at the beginning of|during) your {phase} [,] {effects}',
    { phase, effects },
    (one): Statement => ({
      says: 'phase',
      ...one,
    }),
  ),
  // Each point is damage that is taken: what is prevented is not.
  reading(
    '{whose} maximum Ability is decreased by {number} for each point of damage dealt that was not prevented or reduced by {cards}',
    { whose, number, cards: subject },
    ({ whose: player, number: lost, cards }): Statement | undefined =>
      typeof cards === 'object' && 'each' in cards
        ? {
            says: 'triggered',
            on: { event: 'damage-taken', source: cards.each, player },
            effects: [
              {
                do: 'modify-players',
                players: player,
                by: [{ maximumAbility: { product: [-lost, { eventAmount: true }] } }],
                until: 'end-of-game',
              },
            ],
          }
        : undefined,
  ),
];

/** What a card does for as long as it is in play. */
const inPlay: PhraseKind<Statement> = phrases<Statement>('a sentence', () => [
  ...conditionalPhrases(),
  ...abilityPhrases(),
  ...doingPhrases(),
]);

export const statement: PhraseKind<Statement> = phrases<Statement>('a sentence', () => [
  ...playingPhrases(),
  ...deckPhrases(),
  ...changePhrases(),
  ...abilityPhrases(),
  ...doingPhrases(),
  reading(
    `${forms.soLongAs} {itself} is in play [,] {said}`,
    { itself, said: inPlay },
    ({ itself: card, said }): Statement | undefined => {
      if (said.says === 'played' || (said.itself !== undefined && card !== 'this')) return undefined;
      return { ...said, itself: said.itself ?? card, isWhileInPlay: true };
    },
  ),
]);
