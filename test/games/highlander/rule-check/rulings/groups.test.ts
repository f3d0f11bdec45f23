import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Kind } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { aCard, afterwards, aText, broken, saying, table } from '../table.ts';
import { play, seeded } from './cast.ts';

/** Of which no source gives the type. */
const untold = (slug: string) => seeded(slug, { type: 'Situation' });
const named = (subtype: string) => aCard('Object', { title: 'Such a One', subtype });
const objects = (...slugs: string[]) =>
  Object.fromEntries(slugs.map((slug) => [slug, seeded(slug, { type: 'Object' })]));

/** Which cards in play are removed by one that is turned on such a group. */
function reached(group: Kind, inPlay: Record<string, Definition>): string[] {
  const cause = saying(aCard('Event'), {
    ability: 'played',
    do: [{ do: 'remove-from-play', cards: { each: { kind: [group] }, in: 'play' } }],
  });
  const state = table({
    ann: { hand: { cause } },
    bob: { inPlay: { ...inPlay, other: aText('Other') } },
  });
  return afterwards(state, [play('cause')])
    .players[1].discard.cards.map(({ id }) => id)
    .toSorted();
}

/** The same of cards that may not be in play together. */
function reachedOf(group: Kind, cards: Record<string, Definition>): string[] {
  return Object.entries(cards)
    .flatMap(([id, card]) => reached(group, { [id]: card }))
    .toSorted();
}

describe('What is turned on Bystanders', {
  meta: { rulings: ['highlander.type-two/faq-group-classifications/bystander'] },
}, () => {
  test.each([
    ...['hired-thugs', 'irish-freedom-fighters', 'clan-priest', 'angry-mob', 'fabulous-freebirds'],
    ...['the-tong', 'bystander', 'centurion', 'disgruntled-mortal', 'toadies', 'lab-director'],
    ...['loyal-clansman', 'cannibal-mimes', 'mercenary-henchmen-xavier-st-cloud'],
  ])('reaches %s', (slug) => {
    expect(reached('bystander', { slug: untold(slug) })).toEqual(['slug']);
  });

  test('reaches what bears the word in its sub-title', () => {
    expect(reached('bystander', { such: named('Bystander') })).toEqual(['such']);
  });
});

test('Gypsy and Gypsy Camp are Gypsies, and what has Gypsy in its sub-title; none is an Ally', {
  meta: { rulings: ['highlander.type-two/faq-group-classifications/gypsy'] },
}, () => {
  const cards = { gypsy: untold('gypsy'), camp: untold('gypsy-camp'), such: named('Gypsy') };
  expect([reached('gypsy', cards), reached('ally', cards)]).toEqual([['camp', 'gypsy', 'such'], []]);
});

test('Alex Johnson and the Fabulous Freebirds are Mortal Allies, and these Bystanders besides', {
  meta: { rulings: ['highlander.type-two/faq-group-classifications/mortal-ally'] },
}, () => {
  const cards = {
    alex: seeded('alex-johnson-connor-macleod'),
    freebirds: seeded('fabulous-freebirds'),
    such: named('Mortal: Ally'),
    kenny: seeded('guardian-kenny-ross'),
  };
  expect(reached('mortal-ally', cards)).toEqual(['alex', 'freebirds', 'such']);
  expect(reached('ally', cards)).toEqual(['alex', 'freebirds', 'kenny', 'such']);
  expect(reached('bystander', cards)).toEqual(['freebirds']);
});

test('The Guardian is an Immortal Ally, and no Mortal one', {
  meta: { rulings: ['highlander.type-two/faq-group-classifications/immortal-ally'] },
}, () => {
  const cards = { kenny: seeded('guardian-kenny-ross'), such: named('Immortal Ally') };
  expect([reached('immortal-ally', cards), reached('mortal-ally', cards)]).toEqual([['kenny', 'such'], []]);
});

test('A card with Reporter in its sub-title is a Reporter, and of its type still', {
  meta: { rulings: ['highlander.type-two/faq-group-classifications/reporter'] },
}, () => {
  const cards = { such: named('Reporter') };
  expect([reached('reporter', cards), reached('object', cards)]).toEqual([['such'], ['such']]);
});

describe('Armor', () => {
  const upper = ['cavalier-hat', 'crusade-helmet', 'skull-helmet', 'space-goggles'];
  const middle = ['bone-armor', 'crusade-gauntlets', 'snake-skinned-jacket'];

  test('is of the upper or of the middle row', {
    meta: {
      rulings: [
        'highlander.type-two/faq-group-classifications/armor-upper',
        'highlander.type-two/faq-group-classifications/armor-middle',
      ],
    },
  }, () => {
    const cards = objects(...upper, ...middle);
    expect(reachedOf('upper-armor', cards)).toEqual(upper);
    expect(reachedOf('middle-armor', cards)).toEqual(middle);
    expect(reachedOf('armor', cards)).toEqual([...middle, ...upper].toSorted());
  });

  test('of a row one is in play', {
    meta: { rulings: ['highlander.type-two/faq-group-classifications/armor-one-per-category'] },
  }, () => {
    const worn = (...slugs: string[]) =>
      table({ ann: { hand: objects('skull-helmet'), inPlay: objects(...slugs) }, bob: {} });
    expect(broken(worn('bone-armor'), play('skull-helmet'))).toEqual([]);
    expect(broken(worn('cavalier-hat'), play('skull-helmet'))).toEqual([
      'type-two/faq/armor-one-per-category',
    ]);
    const theirs = table({
      ann: { hand: objects('skull-helmet') },
      bob: { inPlay: objects('cavalier-hat') },
    });
    expect(broken(theirs, play('skull-helmet'))).toEqual([]);
  });
});

describe('Vehicles', () => {
  const vehicles = [
    ...['flying-machine-hover-board', 'flying-machine-wings', 'stunt-bike'],
    ...['twin-blade-helicopter', 'war-horse'],
  ];

  test('are five cards, and what has Vehicle in its sub-title', {
    meta: { rulings: ['highlander.type-two/faq-group-classifications/vehicle'] },
  }, () => {
    const cards = { ...objects(...vehicles), zeppelin: named('Vehicle') };
    expect(reachedOf('vehicle', cards)).toEqual([...vehicles, 'zeppelin']);
  });

  test('one of them is in play for a player', {
    meta: { rulings: ['highlander.type-two/faq-group-classifications/vehicle-one-in-play'] },
  }, () => {
    const riding = (ann: string[], bob: string[]) =>
      table({
        ann: { hand: objects('stunt-bike'), inPlay: objects(...ann) },
        bob: { inPlay: objects(...bob) },
      });
    expect(broken(riding([], ['war-horse']), play('stunt-bike'))).toEqual([]);
    expect(broken(riding(['war-horse'], []), play('stunt-bike'))).toEqual([
      'type-two/faq/vehicle-one-in-play',
    ]);
  });
});

test('Joe Dawson, whose title is a proper name only, is a Mortal Ally: one copy may be in play', {
  meta: {
    rules: ['highlander.type-two/allies/one-of-each'],
    rulings: ['highlander.type-two/faq-group-classifications/mortal-ally'],
  },
}, () => {
  const dawson = seeded('joe-dawson');
  expect(reached('mortal-ally', { dawson })).toEqual(['dawson']);
  const state = table({ ann: { hand: { second: dawson }, inPlay: { dawson } }, bob: {} });
  expect(broken(state, play('second'))).toEqual(['type-two/allies/one-of-each']);
});
