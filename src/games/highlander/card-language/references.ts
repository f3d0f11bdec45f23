import { number } from '../../vocabulary/card-language/terminals.ts';
import { type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind as PhraseKind } from '../../vocabulary/phrases/parsing.ts';
import type { CardRef, PlayerRef } from '../vocabulary/references.ts';
import { kindCalled } from '../vocabulary/rendering/kinds.ts';
import type { Cards, Place } from '../vocabulary/terms.ts';
import { kinds } from '../vocabulary/words.ts';
import { forms } from './forms.ts';
import {
  type BackNoun,
  CHALLENGE,
  COUNT,
  type Counted,
  choosing,
  EXERTION,
  type Mention,
  mentioning,
  references,
  THEIR,
} from './mentions.ts';
import { OWN_TITLE } from './nouns.ts';
import { amount, cardRef, counted, eachOf, noun, place, pluralNoun, whose } from './slots.ts';

const back = (template: string, noun: BackNoun, many = false): Phrase<Mention> =>
  words<Mention>(template, { mention: 'back', noun, many });

const backCard: PhraseKind<Mention> = phrases<Mention>('a card mentioned before', () => [
  back('that (attack|Attack)', 'attack'),
  back('(that|the chosen) card', 'card'),
  back('the chosen (Situation|Event|Object|Ally|attack)', 'chosen'),
  back('(these|those) attacks', 'attack', true),
  back('(these|those) cards', 'card', true),
  back('(them|they)', 'pronoun', true),
  back('it', 'pronoun'),
]);

const mentioned = references('a card mentioned before', backCard);

/** “this card”, “this attack”. */
export const itselfPhrases = (): readonly Phrase<CardRef>[] => [
  words<CardRef>('this card', 'this'),
  words<CardRef>('[(this|the)] #self', 'this'),
  ...kinds.map((kind) => {
    const called = kindCalled(kind).replace(/ card$/, '');
    return words<CardRef>(`this ${called}`, mentioning({ mention: 'this-kind', kind }));
  }),
];

export const cardRefPhrases = (): readonly Phrase<CardRef>[] => [
  ...itselfPhrases(),
  reading('{ref}', { ref: mentioned }, ({ ref }): CardRef => ref),
];

export const playerPhrases = (): readonly Phrase<PlayerRef>[] => [
  words<PlayerRef>('you', 'you'),
  words<PlayerRef>(forms.opponent, 'opponent'),
  words<PlayerRef>('the (loser|losing player)', { loserOf: CHALLENGE }),
  words<PlayerRef>('the (winner|winning player)', { winnerOf: CHALLENGE }),
];

export const whosePhrases = (): readonly Phrase<PlayerRef>[] => [
  words<PlayerRef>('your', 'you'),
  words<PlayerRef>(forms.opponents, 'opponent'),
  reading('(their|his)', {}, (): PlayerRef => THEIR),
  reading("(another player|the other player) 's", {}, (): PlayerRef => ({ opponentOf: THEIR })),
];

export const placePhrases = (): readonly Phrase<Place>[] => [
  reading('{whose} Hand', { whose }, (one): Place => ({ hand: one.whose })),
  reading(`{whose} ${forms.discardPile}`, { whose }, (one): Place => ({ discardPile: one.whose })),
  reading('{whose} Endurance', { whose }, (one): Place => ({ endurance: one.whose })),
  reading('under {card}', { card: cardRef }, ({ card }): Place => ({ under: card })),
  words<Place>('that Exertion', { exertion: EXERTION }),
  reading(`any player 's ${forms.discardPile}`, {}, (): Place => ({ discardPile: 'each' })),
];

export const placesPhrases = (): readonly Phrase<readonly Place[]>[] => [
  reading('{place}', { place }, (one): readonly Place[] => [one.place]),
  reading('{place} (and|or) [off the top of] {other}', { place, other: place }, (one): readonly Place[] => [
    one.place,
    one.other,
  ]),
];

/** “up to 3 Basic Attacks”. */
export const countedPhrases = (): readonly Phrase<Counted>[] => [
  reading('(a|an|one|1|any) {noun}', { noun }, ({ noun: which }): Counted => ({ which })),
  reading(
    '{number} {nouns}',
    { number, nouns: pluralNoun },
    ({ number: exactly, nouns }): Counted | undefined =>
      exactly > 1 ? { which: nouns, number: { exactly } } : undefined,
  ),
  reading(
    'up to {number} {nouns}',
    { number, nouns: pluralNoun },
    (one): Counted => ({
      which: one.nouns,
      number: { atMost: one.number },
    }),
  ),
  reading('(one|any one) of {whose} {nouns}', { whose, nouns: pluralNoun }, (one): Counted | undefined =>
    one.nouns.controller === undefined ? { which: { ...one.nouns, controller: one.whose } } : undefined,
  ),
  reading(
    'any number of {nouns}',
    { nouns: pluralNoun },
    ({ nouns }): Counted => ({
      which: nouns,
      number: { atLeast: 0 },
    }),
  ),
  reading(
    '(an equal|the same) number of {nouns}',
    { nouns: pluralNoun },
    ({ nouns }): Counted => ({
      which: nouns,
      number: { exactly: COUNT },
    }),
  ),
  reading(
    'a number of {nouns} equal to {exactly}',
    { nouns: pluralNoun, exactly: amount },
    (one): Counted => ({
      which: one.nouns,
      number: { exactly: one.exactly },
    }),
  ),
];

/** The objects of verbs. */
export const cardsPhrases = (): readonly Phrase<Cards>[] => [
  reading('{card}', { card: cardRef }, ({ card }): Cards => card),
  reading(
    '{some} (from|in) {place}',
    { some: counted, place },
    (one): Cards => choosing(one.some, one.place),
  ),
  reading(
    `{some} played on ${forms.opponents} last turn`,
    { some: counted },
    ({ some }): Cards => choosing(some, { played: 'opponents-last-turn', by: 'opponent' }),
  ),
  reading('{some} in play', { some: counted }, ({ some }): Cards => choosing(some, 'play')),
  reading(
    'one {noun} from {place} for each {exactly}',
    { noun, place, exactly: eachOf },
    (one): Cards => choosing({ which: one.noun, number: { exactly: one.exactly } }, one.place),
  ),
  reading(
    'all {nouns} (in|from) {place}',
    { nouns: pluralNoun, place },
    (one): Cards => ({
      each: one.nouns,
      in: one.place,
    }),
  ),
  reading('all {nouns} {place}', { nouns: pluralNoun, place }, (one): Cards | undefined =>
    typeof one.place === 'object' && 'under' in one.place ? { each: one.nouns, in: one.place } : undefined,
  ),
  reading('all {nouns} in play', { nouns: pluralNoun }, ({ nouns }): Cards => ({ each: nouns, in: 'play' })),
  reading('the top card (of|from) {of} Endurance', { of: whose }, ({ of }): Cards => ({ top: 1, of })),
  reading('the top {top} cards (of|from) {of} Endurance', { top: number, of: whose }, (one): Cards => one),
  reading(
    'the top card (of|from) {of} Endurance for each {top}',
    { of: whose, top: eachOf },
    (one): Cards => one,
  ),
  // A title alone names one card in play.
  reading('{title}', { title: titled }, ({ title }): Cards => title),
];

/** “remove James Horton from play”: a card with that title, which is in play. */
const titled: PhraseKind<Cards> = phrases<Cards>('a title', () => [
  reading('{noun}', { noun }, ({ noun: which }): Cards | undefined =>
    Object.keys(which).join() === 'title' && which.title !== OWN_TITLE
      ? choosing({ which }, 'play')
      : undefined,
  ),
]);

/** What a sentence says something about. */
export const subject: PhraseKind<Cards> = phrases<Cards>('cards', () => [
  reading('{card}', { card: cardRef }, ({ card }): Cards => card),
  reading(
    'your {nouns}',
    { nouns: pluralNoun },
    ({ nouns }): Cards => ({
      each: { ...nouns, controller: 'you' },
      in: 'play',
    }),
  ),
  reading(
    `${forms.opponents} {nouns}`,
    { nouns: pluralNoun },
    ({ nouns }): Cards => ({
      each: { ...nouns, controller: 'opponent' },
      in: 'play',
    }),
  ),
  reading(
    'your first {noun} this turn',
    { noun },
    ({ noun: which }): Cards => ({
      each: { ...which, controller: 'you', firstOfTurn: true },
      in: 'play',
    }),
  ),
  reading('(any|each) {noun}', { noun }, ({ noun: which }): Cards | undefined =>
    which.controller === undefined ? undefined : { each: which, in: 'play' },
  ),
  reading(
    '[all] {nouns}',
    { nouns: pluralNoun },
    // The title alone is the card itself.
    ({ nouns }): Cards | undefined => (nouns.title === OWN_TITLE ? undefined : { each: nouns, in: 'play' }),
  ),
]);
