import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Kind } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { play } from '../deeds.ts';
import { aCard, afterwards, aText, broken, saying, table } from '../table.ts';

/** Which cards in play a card that targets such a group removes from it. */
const targeted = (group: Kind, inPlay: Record<string, Definition>): string[] => {
  const cause = aCard('Event', {
    title: 'A Cause',
    abilities: [
      {
        ability: 'played',
        do: [{ do: 'remove-from-play', cards: { each: { kind: [group] }, in: 'play' } }],
      },
    ],
  });
  const { players } = afterwards(table({ ann: { hand: { cause } }, bob: { inPlay } }), [play('cause')]);
  return players[1].discard.cards.map(({ id }) => id).toSorted();
};

const object = (subtype: string | null, title = 'Such a One') => aCard('Object', { title, subtype });
const other = aText('Other');

describe('a card that targets a group', () => {
  test.each<{ rule: string; group: Kind; subtype: string }>([
    { rule: 'bystander', group: 'bystander', subtype: 'Bystander' },
    { rule: 'gypsy', group: 'gypsy', subtype: 'Gypsy' },
    { rule: 'mortal-ally', group: 'mortal-ally', subtype: 'Mortal: Ally' },
    { rule: 'armor', group: 'armor', subtype: 'Armor' },
    { rule: 'vehicle', group: 'vehicle', subtype: 'Vehicle' },
    { rule: 'immortal-ally', group: 'immortal-ally', subtype: 'Immortal Ally' },
    { rule: 'reporter', group: 'reporter', subtype: 'Reporter' },
  ])('reaches each $rule by its sub-title, and no other card', ({ group, subtype }) => {
    expect(targeted(group, { such: object(subtype), other })).toEqual(['such']);
  });

  test('reaches what its own text calls a Bystander', {
    meta: {
      rules: ['highlander.type-two/faq/groups-can-be-targeted', 'highlander.type-two/faq/group-bystander'],
    },
  }, () => {
    const mob = saying(aCard('Situation', { title: 'Mob' }), { ability: 'is', kind: 'bystander' });
    expect(targeted('bystander', { mob, other })).toEqual(['mob']);
    expect(targeted('bystander', { named: object('Bystander'), other })).toEqual(['named']);
  });

  test('reaches a Gypsy, who is no Ally', {
    meta: { rules: ['highlander.type-two/faq/group-gypsy'] },
  }, () => {
    const cards = { gypsy: object('Gypsy'), ally: object('Mortal Ally', 'Ann') };
    expect([targeted('gypsy', cards), targeted('ally', cards)]).toEqual([['gypsy'], ['ally']]);
  });

  test('tells Mortal Allies and Immortal Allies apart, who are both Allies', {
    meta: {
      rules: ['highlander.type-two/faq/group-mortal-ally', 'highlander.type-two/faq/group-immortal-ally'],
    },
  }, () => {
    const cards = { mortal: object('Mortal: Ally', 'Ann'), immortal: object('Immortal Ally', 'Bob') };
    expect([
      targeted('mortal-ally', cards),
      targeted('immortal-ally', cards),
      targeted('ally', cards),
    ]).toEqual([['mortal'], ['immortal'], ['immortal', 'mortal']]);
  });

  test('reaches Armor of each row, or of one', {
    meta: { rules: ['highlander.type-two/faq/group-armor'] },
  }, () => {
    const hat = saying(object('Armor', 'Hat'), { ability: 'is', kind: 'upper-armor' });
    const gauntlets = saying(object('Armor', 'Gauntlets'), { ability: 'is', kind: 'middle-armor' });
    expect(targeted('armor', { hat, gauntlets, other })).toEqual(['gauntlets', 'hat']);
    expect(targeted('upper-armor', { hat, gauntlets })).toEqual(['hat']);
  });

  test('reaches Vehicles, or Reporters', {
    meta: { rules: ['highlander.type-two/faq/group-vehicle', 'highlander.type-two/faq/group-reporter'] },
  }, () => {
    const cards = { bike: object('Vehicle', 'Bike'), reporter: object('Reporter', 'Newshound') };
    expect([targeted('vehicle', cards), targeted('reporter', cards)]).toEqual([['bike'], ['reporter']]);
  });

  test('reaches it by each of its groups and by its type', {
    meta: {
      rules: ['highlander.type-two/faq/groups-apply-together', 'highlander.type-two/objects/object-allies'],
    },
  }, () => {
    const both = saying(object('Mortal Ally', 'Ann'), { ability: 'is', kind: 'reporter' });
    const groups: Kind[] = ['object', 'ally', 'mortal-ally', 'reporter'];
    expect(groups.map((group) => targeted(group, { both, other }))).toEqual(groups.map(() => ['both']));
  });
});

describe('a player who is forced to Exhaust', () => {
  const exhausting = (inPlay: Record<string, Definition> = {}) =>
    afterwards(
      table({
        ann: {
          hand: {
            cause: aCard('Event', {
              abilities: [{ ability: 'played', do: [{ do: 'exhaust', players: 'opponent' }] }],
            }),
          },
        },
        bob: { endurance: 12, discard: 8, inPlay },
      }),
      [play('cause')],
    );

  test('shuffles the discards into the Endurance and loses 5 Ability', {
    meta: {
      rules: ['highlander.type-two/faq/forced-to-exhaust'],
      rulings: ['highlander.type-two/faq/forced-to-exhaust-ruling'],
    },
  }, () => {
    const { players, pending } = exhausting();
    expect(players[1]).toMatchObject({
      endurance: { cards: [], unknown: 20 },
      discard: { cards: [], unknown: 0 },
    });
    expect(pending).toEqual([expect.objectContaining({ player: 'bob', kind: 'loss', amount: 5 })]);
  });

  test('has discarded nothing', {
    meta: {
      rules: ['highlander.type-two/faq/forced-exhaust-not-discard'],
      rulings: ['highlander.type-two/faq/forced-to-exhaust-not-discard'],
    },
  }, () => {
    const grudge = aText('Grudge', {
      ...{ ability: 'triggered', on: { event: 'discarded', player: 'you', from: ['endurance'] } },
      do: [{ do: 'gain-ability', players: 'you', amount: 9 }],
    });
    expect(exhausting({ grudge }).pending.map(({ kind }) => kind)).toEqual(['loss']);
  });
});

test('Of a Member of The Flock one may be in play, whosever it is', {
  meta: {
    rules: ['highlander.type-two/faq/flock-members-unique'],
    rulings: ['highlander.type-two/faq/flock-members-unique-ruling'],
  },
}, () => {
  const member = (title: string) => aCard('Situation', { title, subtype: 'Flock Member' });
  const hand = { gull: member('Gull') };
  const beside = (ann: object, bob: object) =>
    table({ ann: { hand, inPlay: { ...ann } }, bob: { inPlay: { ...bob } } });
  const unique = ['type-two/faq/flock-members-unique'];
  expect(broken(beside({ other: member('Tern') }, {}), play('gull'))).toEqual([]);
  expect(broken(beside({ other: member('Gull') }, {}), play('gull'))).toEqual(unique);
  expect(broken(beside({}, { other: member('Gull') }), play('gull'))).toEqual(unique);
  expect(broken(beside({ other: member('Gull') }, {}), play('gull'), 'first')).toEqual([]);
});
