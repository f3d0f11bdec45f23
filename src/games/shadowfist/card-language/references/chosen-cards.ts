import { equal } from '../../../vocabulary/phrases/equal.ts';
import { listed, type Phrase, phrases, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import { anyOf } from '../filters.ts';
import type { Mention } from '../mentions.ts';
import { amount, cardPossessive, type Named, noun } from '../slots.ts';
import { back, backTarget, manyBack, theirs } from './mentioned-before.ts';
import { mentions } from './mentioning.ts';
import { another, opposing, ownedNoun, ownedPlural, yourPlural } from './owned.ts';

export type CardsChoice = Extract<Extract<Mention, { mention: 'choice' }>['choice'], { choose: 'cards' }>;

export function choosing(
  template: string,
  which: Kind<Named>,
  fixed: Omit<Partial<CardsChoice>, 'choose' | 'which' | 'in'>,
): Phrase<Mention> {
  return saying(
    template,
    { which },
    ({ which: named }): Mention => ({ mention: 'choice', choice: { choose: 'cards', ...named, ...fixed } }),
    (mention: Mention) => {
      if (mention.mention !== 'choice' || mention.choice.choose !== 'cards') return undefined;
      const { choose: _, which: named, in: place, ...rest } = mention.choice;
      return equal(rest, fixed) ? { which: { which: named, in: place } } : undefined;
    },
  );
}

/** “other”, before a noun. */
export const other: Kind<CardRef> = mentions(
  'another card',
  phrases<Mention>('another card', () => [words<Mention>('other', { mention: 'other' })]),
);

/** “another legal subject”: not the card that the State is on. */
function anotherSubject(fixed: Pick<CardsChoice, 'target'>): Phrase<Mention>[] {
  const which = { legalSubjectOf: 'this', isNot: 'subject' } as const;
  const what = fixed.target === true ? 'target another legal subject' : 'another legal subject';
  return [
    words<Mention>(what, { mention: 'choice', choice: { choose: 'cards', which, in: 'play', ...fixed } }),
    words<Mention>(`${what} at this location`, {
      mention: 'choice',
      choice: { choose: 'cards', which: { ...which, atLocationOf: 'this' }, in: 'play', ...fixed },
    }),
  ];
}

/** A location is chosen by its front-row Site, which every location has (4.3.3). */
export const aLocation = {
  mention: 'choice',
  choice: { choose: 'cards', which: { type: ['Site'], row: 'front' }, in: 'play', location: true },
} as const satisfies Mention;

/** “target location”, “that location”. */
export const locations: Kind<CardRef> = mentions(
  'a location',
  phrases<Mention>('a location', () => [
    words<Mention>('target location', { ...aLocation, choice: { ...aLocation.choice, target: true } }),
    backTarget('target location', 'location'),
    back('(that|the chosen) location', 'location'),
  ]),
);

/** What damage can be inflicted on. */
const ANY_TARGET = { type: ['Character', 'Site'] } as const;

const choiceOfOne: Kind<Mention> = phrases<Mention>('a card to choose', () => [
  choosing('[a] target {which}', ownedNoun, { target: true }),
  ...anotherSubject({ target: true }),
  reading('[a] target {one} or target {other}', { one: noun, other: noun }, eitherTarget),
  choosing('(a|an|any|one|any one) {which}', ownedNoun, {}),
  choosing('(a|an|any|one|any one) {which} of your choice', ownedNoun, {}),
  reading(
    '(a|an|any|one|any one) {which} of {by} choice',
    { which: ownedNoun, by: theirs },
    ({ which, by }): Mention => ({ mention: 'choice', choice: { choose: 'cards', ...which, by } }),
  ),
  choosing('(a|one) random {which}', ownedNoun, { random: true }),
  choosing('(another|any other|one other) {which}', another, {}),
  reading('(one|a card|any one) of {those}', { those: seenCards }, ({ those }) => amongSeen(those)),
  ...anotherSubject({}),
  choosing("(an|any|one) opponent 's {which}", opposing, {}),
  choosing('(one|any one) of your {which}', yourPlural, {}),
  choosing('(one|any one) of the {which}', ownedPlural, {}),
  words<Mention>('any target [in play]', {
    mention: 'choice',
    choice: { choose: 'cards', which: ANY_TARGET, in: 'play', target: true },
  }),
  reading(
    'any target at {atLocationOf} location',
    { atLocationOf: cardPossessive },
    (one): Mention => ({
      mention: 'choice',
      choice: { choose: 'cards', which: { ...ANY_TARGET, ...one }, in: 'play', target: true },
    }),
  ),
]);

/** “target Character or target Site”: one target. */
function eitherTarget({ one, other: another_ }: { one: Named; other: Named }): Mention | undefined {
  const which = anyOf([one.which, another_.which]) ?? { any: [one.which, another_.which] };
  return one.in === 'play' && another_.in === 'play'
    ? { mention: 'choice', choice: { choose: 'cards', which, in: 'play', target: true } }
    : undefined;
}

/** “a card you control, a card in your smoked pile, or a State”: one from several places. */
const choiceAmong: Kind<Mention> = phrases<Mention>('a card to choose', () => [
  reading('{all}', { all: listed('cards to choose', oneOf, 'or') }, ({ all }): Mention | undefined => {
    const [first, ...others] = all;
    if (first === undefined || others.length === 0) return undefined;
    return { mention: 'choice', choice: { choose: 'cards', ...first, or: others } };
  }),
]);

const oneOf: Kind<Named> = phrases<Named>('a card to choose', () => [
  reading('(a|an|any) {which}', { which: ownedNoun }, ({ which }) => which),
]);

/** Cards that are seen on top of a deck. */
const seenCards: Kind<CardRef> = phrases<CardRef>('cards that are seen', () => [
  reading('{those}', { those: manyBack }, ({ those }): CardRef => those),
]);

/** The choice is made where the cards lie when it is made. */
function amongSeen(those: CardRef, number?: CardsChoice['number']): Mention {
  const choice = { choose: 'cards', which: { is: those }, in: { whereverIs: those } } as const;
  return { mention: 'choice', choice: number === undefined ? choice : { ...choice, number } };
}

const choiceOfMany: Kind<Mention> = phrases<Mention>('cards to choose', () => [
  choosing('any number of {which}', ownedPlural, { number: { atLeast: 0 } }),
  reading('(any number of|as many of) {those} [as you (wish|choose)]', { those: seenCards }, ({ those }) =>
    amongSeen(those, { atLeast: 0 }),
  ),
  choosing('any number of target {which}', ownedPlural, { number: { atLeast: 0 }, target: true }),
  choosing('[one or more] target {which}', ownedPlural, { number: { atLeast: 1 }, target: true }),
]);

const choiceOfSome: Kind<Mention> = phrases<Mention>('cards to choose', () => [
  reading('up to {atMost} of {those}', { atMost: amount, those: seenCards }, ({ atMost, those }) =>
    amongSeen(those, { atMost }),
  ),
  reading('{exactly} of {those}', { exactly: amount, those: seenCards }, ({ exactly, those }) =>
    amongSeen(those, { exactly }),
  ),
  countedChoice('up to {atMost} target {which}', 'atMost', true),
  countedChoice('up to {atMost} {which}', 'atMost', false),
  countedChoice('{exactly} target {which}', 'exactly', true),
  countedChoice('{exactly} {which}', 'exactly', false),
]);

function countedChoice(template: string, bound: 'atMost' | 'exactly', target: boolean): Phrase<Mention> {
  return saying(
    template,
    { which: ownedPlural, [bound]: amount },
    (filling: { which: Named } & Record<string, unknown>): Mention | undefined =>
      // A title has no plural: “one” of it is said without a number.
      filling[bound] === 1 && bound === 'exactly'
        ? undefined
        : {
            mention: 'choice',
            choice: {
              choose: 'cards',
              ...filling.which,
              number: { [bound]: filling[bound] },
              ...(target ? { target } : {}),
            },
          },
    (mention: Mention) => {
      if (mention.mention !== 'choice' || mention.choice.choose !== 'cards') return undefined;
      const { number: given, target: isTarget = false, which, in: place } = mention.choice;
      const entries = Object.entries(given ?? {});
      if (entries.length !== 1 || entries[0]?.[0] !== bound || isTarget !== target) return undefined;
      return { which: { which, in: place }, [bound]: entries[0][1] };
    },
  );
}

/** “the others”, of cards that are seen. */
export const restOfSeen = mentions(
  'the other cards',
  phrases<Mention>('the other cards', () => [
    words<Mention>('(the rest|the others|the (other|remaining) (card|cards)|any remaining cards)', {
      mention: 'rest',
    }),
  ]),
);

export const oneChosen = mentions('a card to choose', choiceOfOne);
/** “target card” in an effect that waits for an event of that card. */
export const oneTarget = mentions(
  'a target',
  phrases<Mention>('a target', () => [choosing('target {which}', ownedNoun, { target: true })]),
);
export const oneAmong = mentions('a card to choose', choiceAmong);
export const someChosen = mentions('cards to choose', choiceOfSome);
export const anyChosen = mentions('cards to choose', choiceOfMany);
