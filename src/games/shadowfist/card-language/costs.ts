import {
  listed,
  type Phrase,
  phrase,
  phrases,
  reading,
  saying,
  several,
  words,
} from '../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf } from '../../vocabulary/phrases/parsing.ts';
import type { shadowfistTypes } from '../card.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Limit } from '../vocabulary/limits.ts';
import type { Payment } from '../vocabulary/payments.ts';
import type { Players } from '../vocabulary/references.ts';
import type { Condition, EventPattern, Range } from '../vocabulary/terms.ts';
import { yourComparisons } from '../words/conditions/having.ts';
import { others } from '../words/payments/payments.ts';
import { flip } from './coins.ts';
import { withPlayer } from './condition-parts.ts';
import { limit } from './limits.ts';
import * as marked from './marked.ts';
import { type Mention, mentioning, mentionOf } from './mentions.ts';
import { aLocation } from './references/chosen-cards.ts';
import { knownPlayer } from './references/mentioned-before.ts';
import { otherThan } from './references/owned.ts';
import { type Answered, inResponse, whenDone } from './responses.ts';
import { amount, anyCard, condition, type Named, noun, payment, pluralNoun, predicate } from './slots.ts';
import { designator, designatorWord } from './terminals.ts';
import { time } from './times.ts';

/** When something is generated, how often, and what it answers. */
export type Circumstance =
  | { readonly when: Condition }
  | { readonly answer: Answered }
  | { readonly limit: Limit };

/** What is done, chosen or required left of “::”. */
export type Cost =
  | { readonly pay: Payment }
  | { readonly choice: { readonly chosen: string } }
  /** “Play …”: what only an Event says left of “::”. */
  | { readonly play: true }
  /** “flip a coin”. */
  | { readonly coin: Choice }
  | Circumstance;

type CardsChoice = Extract<Extract<Mention, { mention: 'choice' }>['choice'], { choose: 'cards' }>;
type CardType = (typeof shadowfistTypes)[number];
type Asked = Partial<Pick<CardsChoice, 'target' | 'random'>>;

function choosing({ which, in: place }: Named, asked: Asked, number?: Range): Mention {
  const choice = { choose: 'cards', which, in: place } as const;
  return {
    mention: 'choice',
    choice: { ...choice, ...(number === undefined ? {} : { number }), ...asked },
  };
}

const ofOpponent = ({ which, ...rest }: Named): Named | undefined =>
  which.controller === undefined ? { ...rest, which: { ...which, controller: 'every-opponent' } } : undefined;

/** What stands after “target” or “choose”. */
function choiceAfter(asked: Asked): Kind<{ readonly chosen: string }> {
  const player = (template: string, of: Players): Phrase<Mention> =>
    words<Mention>(template, { mention: 'choice', choice: { choose: 'players', of, ...asked } });
  const counted = (template: string, bound: keyof Range): Phrase<Mention> =>
    reading(template, { number: amount, which: pluralNoun }, ({ number, which }) =>
      choosing(which, asked, { [bound]: number }),
    );
  return placed(
    'what is chosen',
    phrases<Mention>('what is chosen', () => [
      reading('(a|an|any|one) {which}', { which: noun }, ({ which }) => choosing(which, asked)),
      reading('another {which}', { which: otherThan(noun) }, ({ which }) => choosing(which, asked)),
      reading("(an|any) opponent 's {which}", { which: noun }, ({ which }) => {
        const theirs = ofOpponent(which);
        return theirs === undefined ? undefined : choosing(theirs, asked);
      }),
      reading('any number of {which}', { which: pluralNoun }, ({ which }) =>
        choosing(which, asked, { atLeast: 0 }),
      ),
      counted('[exactly] {number} {which}', 'exactly'),
      counted('up to {number} {which}', 'atMost'),
      reading('(an|any|one) opponent (who|that) {such}', { such: predicate }, ({ such }) => ({
        mention: 'choice',
        choice: { choose: 'players', of: 'every-opponent', such, ...asked },
      })),
      reading('(a|any|one) player (who|that) {such}', { such: predicate }, ({ such }) => ({
        mention: 'choice',
        choice: { choose: 'players', of: 'every-player', such, ...asked },
      })),
      words<Mention>('a location', { ...aLocation, choice: { ...aLocation.choice, ...asked } }),
      reading('{of}', { of: knownPlayer }, ({ of }): Mention | undefined =>
        asked.target === true
          ? { mention: 'choice', choice: { choose: 'players', of, target: true } }
          : undefined,
      ),
      player('(an|any|one) opponent', 'every-opponent'),
      player('(a|any|one) player', 'every-player'),
    ]),
  );
}

const typeWord = (ending: '' | 's'): Kind<CardType> =>
  phrases<CardType>(ending === '' ? 'a card type' : 'card types', () =>
    (['Character', 'Feng Shui Site', 'Site', 'State', 'Edge', 'Event'] as const).map((type) =>
      words<CardType>(`${type}${ending}`, type),
    ),
  );

const aDesignator: Kind<string> = phrases<string>(['a designator', marked.texts], () => [
  saying(
    '{designator}',
    { designator },
    (one) => one.designator,
    (one: string) => ({ designator: one }),
  ),
  reading('{designator}', { designator: designatorWord }, (one) => one.designator),
]);

/** “a designator”, “States, Edges, or Sites”: what later phrases call “that designator” or “that type”. */
const feature = placed(
  'what is chosen',
  phrases<Mention>('what is chosen', () => [
    words<Mention>('(a|any|one) designator', { mention: 'choice', choice: { choose: 'designator' } }),
    reading('one of {of}', { of: listed('designators', aDesignator, 'or') }, ({ of }): Mention | undefined =>
      of.length > 1 ? { mention: 'choice', choice: { choose: 'designator', of } } : undefined,
    ),
    words<Mention>('(a|any|one) [card] type', { mention: 'choice', choice: { choose: 'type' } }),
    ...(['', 's'] as const).map((ending) =>
      reading('{of}', { of: listed('card types', typeWord(ending), 'or') }, ({ of }): Mention | undefined =>
        of.length > 1 ? { mention: 'choice', choice: { choose: 'type', of } } : undefined,
      ),
    ),
    words<Mention>('(a|any|one) resource', { mention: 'choice', choice: { choose: 'symbol' } }),
  ]),
);

const aCardName = placed(
  'a card',
  phrases<Mention>('a card', () => [
    words<Mention>('a card', { mention: 'choice', choice: { choose: 'title' } }),
  ]),
);

/** Chance chooses among cards only. */
const chosenByChance = placed(
  'what chance chooses',
  phrases<Mention>('what chance chooses', () => [
    reading('(a|an|one) {which}', { which: noun }, ({ which }) => choosing(which, { random: true })),
    reading('{exactly} {which}', { exactly: amount, which: pluralNoun }, ({ exactly, which }) =>
      choosing(which, { random: true }, { exactly }),
    ),
  ]),
);

function placed(name: string, inner: Kind<Mention>): Kind<{ readonly chosen: string }> {
  return kindOf(name, {
    first: () => inner.first(),
    read: (at, parsing) =>
      inner.read(at, parsing).map(({ end, value }) => ({ end, value: mentioning(value, at) })),
    render(ref) {
      const found = mentionOf(ref);
      return found === undefined ? undefined : inner.render(found.mention);
    },
    marked: marked.mentioned,
  });
}

const targeted = choiceAfter({ target: true });
/** What stands after “choose”. */
export const chosenHere = choiceAfter({});

const action: Kind<Cost> = phrases<Cost>('a cost', () => [
  phrase('{pay}', { pay: payment }, {}),
  phrase('target {choice}', { choice: targeted }, {}),
  phrase('(choose|select) {choice}', { choice: chosenHere }, {}),
  phrase('(choose|select) {choice}', { choice: feature }, {}),
  phrase('name {choice}', { choice: aCardName }, {}),
  reading('randomly choose {choice}', { choice: chosenByChance }, (one): Cost => one),
  reading('choose {choice} at random', { choice: chosenByChance }, (one): Cost => one),
  reading('{coin}', { coin: flip }, (one): Cost => one),
]);

/** When and how often, but not what it answers “when” something happens: at the beginning that is a trigger. */
const plainly = phrases<readonly Circumstance[]>(['a time', marked.circumstances], () => [
  reading('{when}', { when: time }, (one) => [one]),
  reading('[,] {when} [,]', { when: exception() }, (one) => [one]),
  reading('{answer}', { answer: inResponse }, (one) => [one]),
  reading('[only] {limit}', { limit }, (one) => [one]),
  words<readonly Circumstance[]>('once (during your Main Shot|during each of your Main Shots)', [
    { limit: { times: 1, per: 'turn' } },
    { when: { all: [{ during: 'main-shot' }, { turnOf: 'you' }] } },
  ]),
  // A turn has one Main Shot.
  words<readonly Circumstance[]>('once (during each Main Shot|each Main Shot|per Main Shot)', [
    { limit: { times: 1, per: 'turn' } },
    { when: { during: 'main-shot' } },
  ]),
  words<readonly Circumstance[]>("once during (an opponent 's|each opponent 's) Main Shot", [
    { limit: { times: 1, per: 'turn' } },
    { when: { all: [{ during: 'main-shot' }, { not: { turnOf: 'you' } }] } },
  ]),
  words<readonly Circumstance[]>('once during (your turn|each of your turns)', [
    { limit: { times: 1, per: 'turn' } },
    { when: { turnOf: 'you' } },
  ]),
]);

const circumstance = phrases<readonly Circumstance[]>(['a time', marked.circumstances], () => [
  reading('{plainly}', { plainly }, (one) => one.plainly),
  reading('{answer}', { answer: whenDone }, (one) => [one]),
  reading('when you {such}', { such: predicate }, ({ such }) => [{ when: withPlayer(such, 'you') }]),
  reading('when {when}', { when: yours }, ({ when }) => [{ when }]),
  reading('{answer} and {when}', { answer: whenDone, when: condition }, ({ answer, when }) =>
    'event' in answer && isForgotten(answer.event, when) ? undefined : [{ answer }, { when }],
  ),
]);

/** When an attack has ended, nobody is “the defending player” any longer. */
export function isForgotten({ event: names }: EventPattern, when: Condition): boolean {
  const said = JSON.stringify(when);
  return [names].flat().includes('attack-ended') && /"(?:defending|attacking)-player"/.test(said);
}

/** Times one after the other. */
function oneByOne(all: Kind<readonly (readonly Circumstance[])[]>): Phrase<readonly Circumstance[]> {
  return saying(
    '{all}',
    { all },
    (said) => said.all.flat(),
    (value: readonly Circumstance[]) => ({ all: value.map((one) => [one]) }),
  );
}

/** “once per turn during an attack”, at the beginning of a sentence. */
export const times = phrases<readonly Circumstance[]>(['a time', marked.circumstances], () => [
  oneByOne(several('times', plainly)),
]);

/** “you control more cards than any other player”. */
const yours = phrases<Condition>('a condition', yourComparisons);

function exception(): Kind<Condition> {
  return phrases<Condition>(['an exception', marked.conditions], () => [
    words<Condition>('except during an attack', { not: { during: 'attack' } }),
    reading(
      'except during an attack (on|against) {target}',
      { target: anyCard },
      ({ target }): Condition | undefined =>
        target.in === 'play' ? { not: { attack: { target: target.which } } } : undefined,
    ),
  ]);
}

/** “during your turn in response to an Event”. */
export const circumstances = phrases<readonly Circumstance[]>(['a time', marked.circumstances], () => [
  oneByOne(several('times', circumstance)),
]);

const PLAY: Cost = { play: true };

const step: Kind<readonly Cost[]> = phrases<readonly Cost[]>(['a cost', marked.costs], () => [
  saying(
    '{action}',
    { action },
    (one): readonly Cost[] => [one.action],
    (all: readonly Cost[]) => (all.length === 1 && all[0] !== undefined ? { action: all[0] } : undefined),
  ),
  // “Turn this card and a Character you control”: the card that has the text turns by a payment of its own.
  reading(
    'turn (this card|#self|this Site) and {cards}',
    { cards: others },
    ({ cards: turned }): readonly Cost[] => [
      { pay: { pay: 'turn', card: 'this' } },
      { pay: { pay: 'turn-cards', cards: turned } },
    ],
  ),
  ...(['sacrifice', 'toast', 'smoke'] as const).map((verb) =>
    reading(
      `${verb} {first} and {second}`,
      { first: others, second: others },
      ({ first, second }): readonly Cost[] => [
        { pay: { pay: verb, cards: first } },
        { pay: { pay: verb, cards: second } },
      ],
    ),
  ),
  // “Target a Character and a Site”.
  reading(
    'target {one} and {other}',
    { one: targeted, other: targeted },
    ({ one, other }): readonly Cost[] => [{ choice: one }, { choice: other }],
  ),
  reading(
    'choose {one} and {other}',
    { one: chosenHere, other: chosenHere },
    ({ one, other }): readonly Cost[] => [{ choice: one }, { choice: other }],
  ),
  reading('{action} {circumstances}', { action, circumstances }, (one): readonly Cost[] => [
    one.action,
    ...one.circumstances,
  ]),
  reading('play {circumstances}', { circumstances }, (one): readonly Cost[] => [PLAY, ...one.circumstances]),
]);

const steps = listed('costs', step, 'and');

export const costs: Kind<readonly Cost[]> = phrases<readonly Cost[]>(['costs', marked.costs], () => [
  saying(
    '{steps}',
    { steps },
    (one) => one.steps.flat(),
    (all: readonly Cost[]) => ({ steps: all.map((one) => [one]) }),
  ),
]);
