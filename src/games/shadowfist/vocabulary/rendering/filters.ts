import { indefinite, listed } from '../../../vocabulary/english.ts';
import {
  type Are,
  type FilterSayings,
  filterSaid,
  keysAsked,
  phrase,
  type Said,
  when,
  whether,
} from '../../../vocabulary/rendering/filters.ts';
import type { EventPattern, Filter, Range } from '../terms.ts';
import type { Figure } from '../words.ts';
import { figures } from '../words.ts';
import { figureWithin } from './amounts.ts';
import { kindOfCard, kindOfCards } from './kinds.ts';
import { anyPlayerOf, cardCalled, controlledBy } from './references.ts';
import type { Speech } from './speech.ts';

/** What each key of a filter says, in the order in which it is said. */
const sayings: FilterSayings<Filter, Speech> = {
  type: () => ({}),
  turned: whether('turned', 'unturned'),
  faceDown: whether('face-down', 'face-up'),
  damaged: whether('damaged', 'undamaged'),
  attacking: whether('attacking', 'not attacking'),
  intercepting: whether('intercepting', 'not intercepting'),
  foundation: whether('foundation', 'non-foundation'),
  neutral: whether('neutral', 'non-neutral'),
  powerGenerating: whether('Power-generating', 'not Power-generating'),
  row: (row) => ({ before: `${row}-row` }),
  restriction: (restriction) => ({ before: restriction }),
  belongsTo: (symbol) => ({ before: `{${symbol}}` }),
  designator: (designator) => ({ before: `**${designator}**` }),
  title: (title) => ({ after: `titled “${title}”` }),
  special: (special) => ({ after: `with **${special}**` }),
  requires: (symbol) => ({ after: `with a {${symbol}} resource condition` }),
  provides: (symbol) => ({ after: `with a {${symbol}} resource provision` }),
  figure: (bounds, speech) => ({ after: boundsSaid(bounds, '', speech) }),
  printed: (bounds, speech) => ({ after: boundsSaid(bounds, 'printed ', speech) }),
  counters: ({ name, number }, speech) => ({ after: `with ${speech.range(number)} ${name} counters` }),
  controller: (players, speech) => ({ after: controlledBy(players, speech) }),
  owner: (players, speech) => ({ after: `owned by ${anyPlayerOf(players, speech).phrase}` }),
  controlledByOwner: when('controlled by its owner', 'not controlled by its owner'),
  targetOfAttack: when('under attack', 'not under attack'),
  attackingCard: (ref, speech) => ({ after: `attacking ${cardCalled(ref, speech).phrase}` }),
  attackedBy: (ref, speech) => ({ after: `attacked by ${cardCalled(ref, speech).phrase}` }),
  interceptingCard: (ref, speech) => ({ after: `intercepting ${cardCalled(ref, speech).phrase}` }),
  inCombatWith: (ref, speech) => ({ after: `in combat with ${cardCalled(ref, speech).phrase}` }),
  attackingAny: (filter, speech) => ({ after: `attacking ${speech.aCard(filter)}` }),
  interceptingAny: (filter, speech) => ({ after: `intercepting ${speech.aCard(filter)}` }),
  inCombatWithAny: (filter, speech) => ({ after: `in combat with ${speech.aCard(filter)}` }),
  atLocationOfAny: (filter, speech) => ({ after: `at the location of ${speech.aCard(filter)}` }),
  atLocationOf: (ref, speech) => ({ after: `at the location of ${cardCalled(ref, speech).phrase}` }),
  atLocationControlledBy: (players, speech) => ({
    after: `at a location controlled by ${anyPlayerOf(players, speech).phrase}`,
  }),
  hasState: (state, speech, are) => ({ after: `that ${are} the subject of ${speech.aCard(state)}` }),
  on: (subject, speech) => ({ after: `on ${speech.aCard(subject)}` }),
  is: (ref, speech, are) => ({ after: `that ${are} ${cardCalled(ref, speech).phrase}` }),
  isNot: (ref, speech) => ({ after: `other than ${cardCalled(ref, speech).phrase}` }),
  legalSubjectOf: (ref, speech, are) => ({
    after: `that ${are} ${are === 'is' ? 'a legal subject' : 'legal subjects'} of ${cardCalled(ref, speech).phrase}`,
  }),
  sharesDesignatorWith: (ref, speech) => ({
    after: `with a designator of ${cardCalled(ref, speech).phrase}`,
  }),
  sharesDesignatorWithAny: (filter, speech) => ({
    after: `with a designator of another card in play that is ${speech.aCard(filter)}`,
  }),
  sharesTitleWith: (ref, speech) => ({ after: `with the title of ${cardCalled(ref, speech).phrase}` }),
  enteredPlayThisTurn: when('that entered play this turn', 'that did not enter play this turn'),
  thisTurn: (pattern, speech) => ({ after: happened(pattern, 'this turn', speech) }),
  thisAttack: (pattern, speech) => ({ after: happened(pattern, 'in this attack', speech) }),
  any: (filters, speech, are) => ({
    after: `that ${are} either ${listed(
      filters.map((filter) => such(filter, are, speech)),
      'or',
    )}`,
  }),
  not: (filter, speech, are) => ({ after: `that ${are} ${unlike(filter, are, speech)}` }),
};

function boundsSaid(bounds: { readonly [Name in Figure]?: Range }, printed: string, speech: Speech): string {
  const said = figures.flatMap((figure) => {
    const range = bounds[figure];
    return range === undefined ? [] : `${printed}${figureWithin(figure, range, speech)}`;
  });
  return `with ${listed(said, 'and')}`;
}

function such(filter: Filter, are: Are, speech: Speech): string {
  return are === 'is' || filter.is !== undefined ? speech.aCard(filter) : speech.cardsSuch(filter);
}

/** “neither a Site nor an Edge”, “not a Site you control”. */
function unlike(filter: Filter, are: Are, speech: Speech): string {
  const { any, ...rest } = filter;
  if (any === undefined || Object.keys(rest).length > 0) return `not ${such(filter, are, speech)}`;
  return `neither ${any.map((one) => such(one, are, speech)).join(' nor ')}`;
}

/** The card is what the pattern leaves open: what it happened to, or what did it. */
function happened(pattern: EventPattern, when: string, speech: Speech): string {
  const [isCardOpen, isSourceOpen] = [pattern.card === undefined, pattern.source === undefined];
  if (isCardOpen === isSourceOpen) return `to or by which this happened ${when} (${speech.happens(pattern)})`;
  return isCardOpen
    ? `to which this happened ${when} (${speech.happens({ ...pattern, card: { is: 'each' } })})`
    : `by which this happened ${when} (${speech.happens({ ...pattern, source: { is: 'each' } })})`;
}

/** “face-up”, where only such words are said; else “a face-up Site”. */
export function predicateSaid(filter: Filter, speech: Speech): string {
  const keys = keysAsked(sayings, filter);
  if (keys.length === 0 || !keys.every((key) => predicates.includes(key))) return speech.aCard(filter);
  return listed(
    said(filter, 'is', speech).flatMap(({ before }) => before ?? []),
    'and',
  );
}

const predicates: readonly (keyof Filter)[] = ['turned', 'faceDown', 'damaged', 'attacking', 'intercepting'];

/** “Cop Character you control”. */
export function cardSaid(filter: Filter, speech: Speech): string {
  return phrase(said(filter, 'is', speech), kindOfCard(filter));
}

/** “a Cop Character you control”. What names a card is that card, with what else is asked of it. */
export function aCardSaid(filter: Filter, speech: Speech, mark: string): string {
  const { is, ...rest } = filter;
  if (is === undefined) return indefinite(phrase(said(filter, 'is', speech), kindOfCard(filter) + mark));
  const called = cardCalled(is, speech).phrase + mark;
  return Object.keys(rest).length === 0 ? called : `${called} (being ${predicateSaid(rest, speech)})`;
}

/** “Cop Characters you control”. */
export function cardsSuchSaid(filter: Filter, speech: Speech, mark: string): string {
  return phrase(said(filter, 'are', speech), kindOfCards(filter) + mark);
}

function said(filter: Filter, are: Are, speech: Speech): Said[] {
  return filterSaid(sayings, filter, are, speech);
}
