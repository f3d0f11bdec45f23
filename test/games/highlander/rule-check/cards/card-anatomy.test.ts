import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Filter } from '../../../../../src/games/highlander/vocabulary/filters.ts';
import { play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  anAttack,
  aText,
  attacked,
  broken,
  everywhere,
  saying,
  says,
  table,
} from '../table.ts';

describe('the icon of a card', () => {
  const grid = 'XOO/OOO/OOO';
  const icons = {
    'red grid': ['Attack', 'Basic Attack'],
    'gold grid': ['Special Attack', 'Ranged Attack', 'Special Attack/Block'],
    'blue grid': ['Block', 'Basic Block', 'Guard'],
    'green grid': ['Dodge'],
    'lightning bolt': ['Event'],
    'silhouette of an Immortal': ['Situation'],
    gear: ['Plot'],
    'Greek-style ruin': ['Location'],
    sword: ['Object'],
    'outstretched hand': ['Edge'],
  } as const satisfies Record<string, readonly Definition['type'][]>;
  const types = Object.entries(icons).flatMap(([icon, ofIt]) =>
    ofIt.map((type, at) => ({ icon, type, isFirst: at === 0 })),
  );
  const made = (type: Definition['type']) =>
    aCard(type, { title: `Such a ${type}`, ...(/Attack|Block|Guard|Dodge/.test(`${type}`) ? { grid } : {}) });

  test.each(types)(
    'Is that of its type, and who is Prone pays with the same: $icon of a $type',
    {
      meta: {
        rules: [
          'highlander.type-two/card-type-icon/upper-left',
          'highlander.type-two/attacks/red-grid',
          'highlander.type-two/special-attacks/gold-grid',
          'highlander.type-two/blocks/blue-grid',
          'highlander.type-two/dodges/green-grid',
          'highlander.type-two/events/icon',
          'highlander.type-two/situations/icon',
          'highlander.type-two/plots/icon',
          'highlander.type-two/locations/icon',
          'highlander.type-two/objects/icon',
          'highlander.type-two/edge/icon',
          'highlander.type-two/prone/discard-same-icon',
        ],
      },
    },
    ({ icon, type }) => {
      for (const other of types.filter((one) => one.icon === icon || one.isFirst)) {
        const hand = { card: made(type), other: { ...made(other.type), title: 'Other' } };
        const isDefense = icon === 'blue grid' || icon === 'green grid';
        const state = isDefense
          ? attacked({ ann: { hand, prone: true }, bob: {} }, { cut: anAttack('upper left') })
          : table({ ann: { hand, prone: true }, bob: {} });
        const deed = play('card', { discard: ['other'], ...(isDefense ? { against: ['cut'] } : {}) });
        expect([other.type, broken(state, deed)]).toEqual([
          other.type,
          other.icon === icon ? [] : ['type-two/prone/discard-same-icon'],
        ]);
      }
    },
  );
});

describe('what stands on a card', () => {
  /** Whether a text that keeps the opponent from playing such cards keeps him from playing this one. */
  const isSuch = (card: Definition, such: Filter) => {
    const gag = aText('Gag', says({ players: 'opponent', modifyPlayers: [{ cannot: 'play', such }] }));
    const state = table({ ann: { hand: { card } }, bob: { inPlay: { gag } } });
    return broken(state, play('card')).includes('type-two/prevention/what-it-is');
  };
  const event = (given: object) => aCard('Event', given);

  test.each<[string, Filter, Definition, Definition]>([
    [
      'No Weapon, Persona or Faction beneath the title makes it Generic',
      { kind: ['generic'] },
      event({}),
      event({ immortals: ['Mako'] }),
    ],
    [
      'The name of a Persona makes it Persona Specific',
      { kind: ['persona-specific'] },
      event({ immortals: ['Mako'] }),
      event({}),
    ],
    [
      'The name of a Weapon of Choice makes it Weapon Specific',
      { kind: ['weapon-specific'] },
      event({ weapon: 'Katana' }),
      event({ immortals: ['Mako'] }),
    ],
    [
      'The sub-title is no part of the title',
      { titleWord: 'Katana' },
      event({ title: 'Katana Lore' }),
      event({ title: 'Lore', subtitle: 'Katana' }),
    ],
    [
      'Cards of one title are the same for it, whatever stands beneath',
      { title: 'Lore' },
      event({ title: 'Lore', subtitle: 'Katana' }),
      event({ title: 'Katana', subtitle: 'Lore' }),
    ],
    ['A number makes it restricted', { restricted: true }, event({ restriction: 2 }), event({})],
    [
      'What follows the type is its sub-category',
      { kind: ['ally'] },
      aCard('Situation', { subtype: 'Ally' }),
      aCard('Situation'),
    ],
    [
      'A word of its title makes it one of a Card Group',
      { titleWord: 'Swordsman' },
      event({ title: 'Master Swordsman' }),
      event({ title: 'Master of Swords' }),
    ],
    [
      'Master’s is the word Master, and Mastery is another',
      { titleWord: 'Master' },
      event({ title: 'Master’s Advance' }),
      event({ title: 'Mastery' }),
    ],
    ['An Edge is no Special card', { kind: ['special-card'] }, event({}), aCard('Edge')],
    [
      'An Object that is an Ally is an Ally',
      { kind: ['ally'] },
      aCard('Object', { subtype: 'Ally' }),
      aCard('Object'),
    ],
    [
      'An Object that is an Ally is an Object',
      { kind: ['object'] },
      aCard('Object', { subtype: 'Ally' }),
      aCard('Situation', { subtype: 'Ally' }),
    ],
    [
      'Armor is an Object',
      { kind: ['object', 'armor'] },
      aCard('Object', { subtype: 'Armor' }),
      aCard('Object'),
    ],
  ])(
    '%s',
    {
      meta: {
        rules: [
          'highlander.type-two/sub-title/generic-card',
          'highlander.type-two/sub-title/persona-specific',
          'highlander.type-two/sub-title/weapon-specific',
          'highlander.type-two/sub-title/not-part-of-title',
          'highlander.type-two/restriction-number/restricted-card',
          'highlander.type-two/text/sub-category',
          'highlander.type-two/card-groups/shared-word',
          'highlander.type-two/card-groups/master-group',
          'highlander.type-two/edge/not-special',
          'highlander.type-two/objects/object-allies',
          'highlander.type-two/objects/equipment',
        ],
      },
    },
    (_title, such, one, other) => {
      expect([isSuch(one, such), isSuch(other, such)]).toEqual([true, false]);
    },
  );

  test('What its text says is followed', { meta: { rules: ['highlander.type-two/text/game-text'] } }, () => {
    const honor = saying(aCard('Event', { title: 'Honor' }), {
      ...{ ability: 'playing', kind: 'only' },
      if: { persona: 'Connor MacLeod', of: 'you' },
    });
    const as = (title: string) =>
      table({
        ann: { hand: { honor }, inPlay: { persona: { card: aCard('Persona', { title }), preGame: true } } },
        bob: {},
      });
    expect(broken(as('Connor MacLeod'), play('honor'))).toEqual([]);
    expect(broken(as('Mako'), play('honor'))).toEqual(['type-two/text/game-text']);
  });
});

describe('grids', () => {
  const against = { against: ['cut'] };
  const facing = (attack: Definition, card: Definition, ann: object = {}) =>
    attacked({ ann: { hand: { card }, ...ann }, bob: {} }, { cut: attack });

  test.each(everywhere)(
    'An attack is aimed where its squares are filled: %s',
    { meta: { rules: ['highlander.type-two/attacks/filled-squares'] } },
    (square) => {
      const others = everywhere.filter((one) => one !== square);
      expect(broken(facing(anAttack(square), aBlock(square)), play('card', against))).toEqual([]);
      expect(broken(facing(anAttack(square), aBlock(...others)), play('card', against))).toEqual([
        'type-two/defense-phase/full-cover-succeeds',
      ]);
    },
  );

  test.each([
    ['block', aBlock, 'blocked'],
    ['dodge', aDodge, 'dodged'],
  ] as const)(
    'A %s covers every area of the attack',
    {
      meta: {
        rules: [
          'highlander.type-two/blocks/must-cover-attack',
          'highlander.type-two/dodges/must-cover-attack',
        ],
      },
    },
    (_kind, make, result) => {
      const wide = anAttack('upper left', 'upper center');
      const covering = facing(wide, make('upper left', 'upper center', 'upper right'));
      expect(afterwards(covering, [play('card', against)]).attacks[0]?.result).toBe(result);
      for (const card of [make('upper left'), make('upper right'), make('lower left', 'lower center')])
        expect(broken(facing(wide, card), play('card', against))).toEqual([
          'type-two/defense-phase/full-cover-succeeds',
        ]);
    },
  );

  test('A dodge is played even while Disarmed, a block is not', {
    meta: { rules: ['highlander.type-two/dodges/while-disarmed'] },
  }, () => {
    const disarmed = { genericWeapon: 'disarmed' };
    const cut = anAttack('upper left');
    expect(broken(facing(cut, aDodge('upper left'), disarmed), play('card', against))).toEqual([]);
    expect(broken(facing(cut, aBlock('upper left'), disarmed), play('card', against))).toEqual([
      'type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block',
    ]);
  });
});
