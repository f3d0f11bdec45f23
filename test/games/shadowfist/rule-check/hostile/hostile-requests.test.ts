import { expect, test } from 'vitest';
import { playThrough } from '../../../../../src/engine/play-through.ts';
import { shadowfistLaw } from '../../../../../src/games/shadowfist/rule-check/law.ts';
import { hostileLibrary, hostileRequests } from './hostile-requests.ts';
import type { Hostile } from './hostile-table.ts';

const law = shadowfistLaw(hostileLibrary);

/** How it ends, what ran out, and whether what was to be listed is. */
function endOf({ state, actions, options = {} }: Hostile): string {
  const answer = playThrough(law, { state, actions }, options);
  const spent = answer.verdicts.flatMap((verdict) => ('spent' in verdict ? verdict.spent : []));
  const listed =
    options.legalActions === undefined ? [] : answer.legalActions === null ? ['not listed'] : ['listed'];
  return [answer.outcome, ...spent, ...listed].join(', ');
}

/** Whatever they try, there is an answer, always the same. */
const ends: Readonly<Record<string, string>> = {
  'a sum of sums of all cards': 'over-budget, steps',
  'hundreds of counts of a thousand cards': 'over-budget, steps',
  'a product of doublings': 'over-budget, figures',
  'a filter of many alternatives for thousands of cards': 'over-budget, steps',
  'filters that look for States within filters that look for States': 'over-budget, steps',
  'a condition of conditions that exist': 'over-budget, steps',
  'designators shared by all with all': 'over-budget, steps',
  'what happened in a long turn, asked of every card': 'over-budget, steps',
  'a Fighting that is its own': 'over-budget',
  'bonuses for the strong that make strong': 'over-budget',
  'a Fighting that is that of all others together': 'over-budget',
  'continuous effects that hold while others hold': 'legal',
  'texts that cancel texts that cancel texts': 'over-budget',
  'texts that grant texts to all': 'over-budget',
  'cards that have the text of all others': 'over-budget',
  'hundreds of bonuses for thousands': 'over-budget',
  'immunities to immunities': 'legal',
  'resources that depend on resources': 'over-budget',
  'hand sizes that depend on hand sizes': 'legal',
  'a mandatory trigger that triggers itself': 'over-budget, depth',
  'two triggers that trigger each other, scene after scene': 'legal',
  'hundreds of triggers that trigger hundreds': 'over-budget, objects',
  'triggers on all that happens': 'over-budget, objects',
  'triggers that ask much before they are none': 'over-budget, steps',
  'replacements that replace each other': 'legal',
  'effects that wait and bring forth effects that wait': 'legal',
  'each player, for each player, for each player': 'over-budget, steps',
  'each card, for each card, for each card': 'over-budget, objects',
  'six thousand tokens': 'over-budget, objects',
  'tokens that bring forth tokens': 'legal',
  'tokens by the thousand among thousands': 'over-budget, steps',
  'all leave play, one for each that leaves': 'over-budget, steps',
  'all thousands are damaged, again and again': 'over-budget, steps',
  'Power squared again and again': 'over-budget, figures',
  'counters squared again and again': 'over-budget, figures',
  'copies of copies': 'over-budget, steps',
  'thousands of copies of a long text': 'over-budget, steps',
  'modifiers without number': 'over-budget, steps',
  'control that goes to and fro': 'over-budget, steps',
  'Unique cards by the thousand': 'legal',
  'damage divided among hundreds': 'legal',
  'two hundred attackers and their interceptors': 'over-budget, steps, not listed',
  'a number out of a huge range': 'legal, listed',
  'a number asked for out of a huge range': 'legal',
  'four choices of any cards among hundreds': 'legal, not listed',
  'half of a thousand cards': 'legal, not listed',
  'cards that share a designator among thousands': 'legal',
  'sacrifices without number': 'legal, not listed',
  'a hundred abilities with a hundred targets': 'legal, not listed',
  'thousands of cards that may be played': 'legal, not listed',
  'Events with targets among thousands': 'legal, not listed',
  'attackers and targets by the hundred': 'legal, not listed',
  'interceptors by the hundred': 'legal, not listed',
  'an auction among the rich': 'legal, listed',
  'divisions among hundreds that are to be listed': 'legal, listed',
  'divided damage that is to be listed': 'legal, listed',
};

test('the end of every hostile request is known', () => {
  expect(Object.keys(ends)).toEqual(Object.keys(hostileRequests));
});

test.each(Object.entries(hostileRequests))('%s', (name, request) => {
  expect(endOf(request)).toBe(ends[name]);
});
