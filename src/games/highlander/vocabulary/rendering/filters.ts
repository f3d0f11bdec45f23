import { indefinite, listed } from '../../../vocabulary/english.ts';
import { named } from '../../../vocabulary/rendering/calling.ts';
import {
  type Are,
  type FilterSayings,
  filterSaid,
  phrase,
  type Said,
  when,
  whether,
} from '../../../vocabulary/rendering/filters.ts';
import type { Filter, Grid } from '../filters.ts';
import type { Area } from '../words.ts';
import { kindOfCard, kindOfCards } from './kinds.ts';
import { sourcesCalled } from './places.ts';
import { anyPlayerOf, cardCalled, controlledBy } from './references.ts';
import type { Speech } from './speech.ts';

/** What each key of a filter says, in the order in which it is said. */
const sayings: FilterSayings<Filter, Speech> = {
  kind: () => ({}),
  faceDown: whether('face-down', 'face-up'),
  hidden: whether('Hidden', 'not Hidden'),
  disarmed: whether('disarmed', 'armed'),
  attackIs: (result) => ({ before: result }),
  restricted: whether('Restricted', 'unrestricted'),
  mark: (mark) => ({ before: mark }),
  grid: (grid, speech) => gridSaid(grid, speech),
  title: (title, speech) => ({
    after: typeof title === 'string' ? `titled “${title}”` : `with ${named(title.chosen, speech).phrase}`,
  }),
  titleWord: (word) => ({ after: `with “${word}” in the title` }),
  subtitle: (subtitle) => ({ after: `with the sub-title “${subtitle}”` }),
  immortal: (immortal) => ({ after: `specific to ${immortal}` }),
  ofOwnPersona: when("specific to its player's Persona", "not specific to its player's Persona"),
  weapon: (weapon) => ({ after: `for the weapon ${weapon}` }),
  gem: (gem) => ({ after: `with the gem ${gem}` }),
  handIcons: (range, speech) => ({ after: `with ${speech.range(range)} Hand Icons` }),
  controller: (players, speech) => ({ after: controlledBy(players, speech) }),
  owner: (players, speech) => ({ after: `owned by ${anyPlayerOf(players, speech).phrase}` }),
  firstOfTurn: (first, _, are) => ({ after: `that ${are} ${first ? '' : 'not '}the first of the turn` }),
  powerBlow: when('being a Power Blow', 'being no Power Blow'),
  canBePowerBlow: when('that can be a Power Blow', 'that cannot be a Power Blow'),
  headShot: when('being a Head Shot', 'being no Head Shot'),
  powerBlock: when('being a Power Block', 'being no Power Block'),
  against: (ref, speech) => ({ after: `against ${cardCalled(ref, speech).phrase}` }),
  restrictionReached: when(
    'of which as many as the Restriction number are in play and in the discard pile',
    'of which fewer than the Restriction number are in play and in the discard pile',
  ),
  playedFrom: (from) => ({ after: `played from ${sourcesCalled([from])}` }),
  playedFromUnder: (filter, speech) => ({ after: `played from under (${speech.aCard(filter)})` }),
  under: (ref, speech) => ({ after: `under ${cardCalled(ref, speech).phrase}` }),
  on: (filter, speech) => ({ after: `on (${speech.aCard(filter)})` }),
  counters: ({ name, number }, speech) => ({ after: `with ${speech.range(number)} ${name} counters` }),
  is: (ref, speech, are) => ({ after: `that ${are} ${cardCalled(ref, speech).phrase}` }),
  isNot: (ref, speech) => ({ after: `other than ${cardCalled(ref, speech).phrase}` }),
  sharesTitleWith: (ref, speech) => ({ after: `with the title of ${cardCalled(ref, speech).phrase}` }),
  sharesTypeWith: (ref, speech) => ({ after: `of the type of ${cardCalled(ref, speech).phrase}` }),
  does: (deed) => ({ after: `that may ${deedsToOpponents[deed]}` }),
  happened: (past, speech) => ({ after: `to or by which this happened ${speech.past(past)}` }),
  any: (filters, speech, are) => ({ after: `that ${are} either ${suchOf(filters, 'or', are, speech)}` }),
  all: (filters, speech, are) => ({ after: `that ${are} both ${suchOf(filters, 'and', are, speech)}` }),
  not: (filter, speech, are) => ({ after: `that ${are} not ${such(filter, are, speech)}` }),
};

const deedsToOpponents: Readonly<Record<NonNullable<Filter['does']>, string>> = {
  damage: 'do damage to the opponent',
  disarm: 'disarm the opponent',
  break: 'break a weapon of the opponent',
  trip: 'trip the opponent',
};

function suchOf(filters: readonly Filter[], or: 'or' | 'and', are: Are, speech: Speech): string {
  return listed(
    filters.map((filter) => `(${such(filter, are, speech)})`),
    or,
  );
}

function such(filter: Filter, are: Are, speech: Speech): string {
  return are === 'is' || filter.is !== undefined ? speech.aCard(filter) : speech.cardsSuch(filter);
}

function areaCalled(area: Area): string {
  return area.replace('-', ' ');
}

export function areasCalled(areas: readonly Area[], conjunction: 'and' | 'or'): string {
  return listed(areas.map(areaCalled), conjunction);
}

/** “upper attack”, where no more is asked of it. */
function gridSaid(grid: Grid, speech: Speech): Said {
  const { touches, covers, within, squares, adjacentTo, touchesGridOf, sameAs } = grid;
  const [area, ...others] = touches ?? [];
  if (area !== undefined && others.length === 0 && Object.keys(grid).length === 1)
    return { before: areaCalled(area) };
  const said = [
    ...(touches === undefined ? [] : [`touches the ${areasCalled(touches, 'or')}`]),
    ...(covers === undefined ? [] : [`covers all the ${areasCalled(covers, 'and')}`]),
    ...(within === undefined ? [] : [`lies within the ${areasCalled(within, 'and')}`]),
    ...(squares === undefined ? [] : [`has ${speech.range(squares)} squares`]),
    ...(adjacentTo === undefined ? [] : [`is adjacent to that of ${cardCalled(adjacentTo, speech).phrase}`]),
    ...(touchesGridOf === undefined ? [] : [`touches that of ${cardCalled(touchesGridOf, speech).phrase}`]),
    ...(sameAs === undefined ? [] : [`is that of ${cardCalled(sameAs, speech).phrase}`]),
  ];
  return { after: `whose grid ${listed(said, 'and')}` };
}

/** “Basic Attack you control”. */
export function cardSaid(filter: Filter, speech: Speech): string {
  return phrase(said(filter, 'is', speech), kindOfCard(filter));
}

/** “a Basic Attack you control”. What names a card is that card, with what else is asked of it. */
export function aCardSaid(filter: Filter, speech: Speech, mark: string): string {
  const { is, ...rest } = filter;
  if (is === undefined) return indefinite(phrase(said(filter, 'is', speech), kindOfCard(filter) + mark));
  const called = cardCalled(is, speech).phrase + mark;
  return Object.keys(rest).length === 0 ? called : `${called} (being ${speech.aCard(rest)})`;
}

/** “Basic Attacks you control”. */
export function cardsSuchSaid(filter: Filter, speech: Speech, mark: string): string {
  return phrase(said(filter, 'are', speech), kindOfCards(filter) + mark);
}

function said(filter: Filter, are: Are, speech: Speech): Said[] {
  return filterSaid(sayings, filter, are, speech);
}
