import { describe, expect, test } from 'vitest';
import type { DeckCard } from '../../../../src/games/decks/deck.ts';
import { inDeck, persona, preGame, weapon } from './cast.ts';
import { basicAttacks, basicBlocks, decksBy } from './published.ts';

const { known, printings: second, brokenBy } = decksBy('standard-constructed', 'second');
const mako = (told: object = {}) =>
  preGame(persona('Mako', { gems: { Master: 2, Strength: 2 }, printings: second, ...told }));
const crystal = (title = 'Crystal') => preGame(known(title, { type: 'Crystal' }));
const sidestep = inDeck(1, known('Sidestep', { type: 'Dodge' }));

describe('a deck by the rules of Standard Constructed', () => {
  test('may be built', () => {
    expect(brokenBy([])).toEqual([]);
    expect(brokenBy([mako()])).toEqual([]);
  });

  test.each(basicAttacks)(
    'lacks no Basic Attack: %s',
    {
      meta: {
        rules: ['highlander.type-two/attacks/nine-basic-attacks'],
        rulings: ['highlander.type-two/constructing-a-deck/nine-basic-attacks'],
      },
    },
    (title) => {
      expect(brokenBy([], [title])).toEqual(['highlander.type-two/attacks/nine-basic-attacks']);
    },
  );

  test.each(basicBlocks)(
    'lacks no Basic Block: %s',
    {
      meta: {
        rules: ['highlander.type-two/blocks/six-basic-blocks'],
        rulings: ['highlander.type-two/constructing-a-deck/six-basic-blocks'],
      },
    },
    (title) => {
      expect(brokenBy([], [title])).toEqual(['highlander.type-two/blocks/six-basic-blocks']);
    },
  );

  test('has six cards of a title, whatever stands beneath it', {
    meta: {
      rules: ['highlander.type-two/title/six-of-a-title', 'highlander.type-two/sub-title/not-part-of-title'],
    },
  }, () => {
    const lunge = (quantity: number, subtitle: string | null) =>
      inDeck(quantity, known('Lunge', { subtitle, type: 'Attack' }));
    expect(brokenBy([lunge(5, null), lunge(1, 'Rapier')])).toEqual([]);
    expect(brokenBy([lunge(5, null), lunge(2, 'Rapier')])).toEqual([
      'highlander.type-two/title/six-of-a-title',
    ]);
  });

  test('has no more of a restricted card than its Restriction Number, and nothing alters that of a Signature card', {
    meta: {
      rules: [
        'highlander.type-two/restriction-number/copies-allowed',
        'highlander.type-two/reserved-or-signature-symbol/signature-number-fixed',
      ],
    },
  }, () => {
    const raiser = preGame(
      known('Monk', { type: 'Pre-Game', deckBuilding: [{ ability: 'raise-restriction' }] }),
    );
    const ambush = (quantity: number) => inDeck(quantity, known('Ambush', { restriction: 2 }));
    expect(brokenBy([ambush(2)])).toEqual([]);
    expect(brokenBy([ambush(3)])).toEqual(['highlander.type-two/restriction-number/copies-allowed']);
    expect(brokenBy([ambush(3), raiser])).toEqual([]);
    const oath = (quantity: number) =>
      inDeck(quantity, known('Oath', { restriction: 2, mark: 'Signature', immortals: ['Mako'] }));
    expect(brokenBy([mako(), oath(2), raiser])).toEqual([]);
    expect(brokenBy([mako(), oath(3), raiser])).toEqual([
      'highlander.type-two/reserved-or-signature-symbol/signature-number-fixed',
    ]);
  });

  test('has only the cards of its own Persona or of that Persona’s Faction', {
    meta: {
      rules: [
        'highlander.type-two/sub-title/persona-or-faction-in-deck',
        'highlander.type-two/sub-title/faction-groups-personas',
        'highlander.type-two/persona-cards/only-own-persona-specific',
      ],
    },
  }, () => {
    const of = (name: string, told: object = {}) => inDeck(1, known('Rage', { immortals: [name], ...told }));
    const clan = inDeck(1, known('Rage', { subtitle: 'Clan MacLeod' }));
    const clansman = mako({ deckBuilding: [{ ability: 'faction', faction: 'Clan MacLeod' }] });
    const outsider = mako({ deckBuilding: [{ ability: 'faction', faction: 'Clan Campbell' }] });
    expect(brokenBy([mako(), of('Mako')])).toEqual([]);
    expect(brokenBy([clansman, clan])).toEqual([]);
    const foreign = ['highlander.type-two/sub-title/persona-or-faction-in-deck'];
    expect(brokenBy([mako(), of('Kurgan')])).toEqual(foreign);
    expect(brokenBy([outsider, clan])).toEqual(foreign);
  });

  test('has Reserved and Signature cards of its own Persona only', {
    meta: {
      rules: [
        'highlander.type-two/reserved-or-signature-symbol/reserved-in-deck',
        'highlander.type-two/reserved-or-signature-symbol/signature-in-deck',
      ],
    },
  }, () => {
    const of = (name: string, mark: string) => inDeck(1, known('Rage', { immortals: [name], mark }));
    expect(brokenBy([mako(), of('Mako', 'Reserved')])).toEqual([]);
    expect(brokenBy([mako(), of('Mako', 'Signature')])).toEqual([]);
    expect(brokenBy([mako(), of('Kurgan', 'Reserved')])).toEqual([
      'highlander.type-two/reserved-or-signature-symbol/reserved-in-deck',
    ]);
    expect(brokenBy([mako(), of('Kurgan', 'Signature')])).toEqual([
      'highlander.type-two/reserved-or-signature-symbol/signature-in-deck',
    ]);
  });

  test('has Weapon Specific cards of its Weapon of Choice only', {
    meta: {
      rules: [
        'highlander.type-two/sub-title/weapon-specific-in-deck',
        'highlander.type-two/weapons-of-choice/admits-weapon-specific',
      ],
    },
  }, () => {
    const blade = inDeck(1, known('Blade', { weapon: 'Gladius' }));
    const wielding = (title: string) => preGame(weapon(title, { printings: second }));
    expect(brokenBy([wielding('Gladius'), blade])).toEqual([]);
    expect(brokenBy([wielding('Katana'), blade])).toEqual([
      'highlander.type-two/sub-title/weapon-specific-in-deck',
    ]);
    expect(brokenBy([blade])).toEqual(['highlander.type-two/sub-title/weapon-specific-in-deck']);
  });

  test('has as many Master cards as the Persona card says, by the word in the title', {
    meta: {
      rules: [
        'highlander.type-two/persona-cards/master-limit',
        'highlander.type-two/card-groups/master-group',
      ],
      rulings: ['highlander.type-two/card-groups/master-group-ruling'],
    },
  }, () => {
    const masters = (quantity: number) => inDeck(quantity, known('Master’s Advance'));
    expect(brokenBy([mako(), masters(2), inDeck(1, known('Mastery'))])).toEqual([]);
    expect(brokenBy([mako(), masters(3)])).toEqual(['highlander.type-two/persona-cards/master-limit']);
  });

  test('has three gems of an Attribute for each of the Persona’s, and of Master as many', {
    meta: {
      rules: [
        'highlander.type-two/attribute-gems/gem-limit',
        'highlander.type-two/attribute-gems/persona-gives-allowance',
        'highlander.type-two/attribute-gems/times-three',
        'highlander.type-two/attribute-gems/master-not-multiplied',
        'highlander.type-two/attribute-gems/master-gem',
      ],
    },
  }, () => {
    const bearing = (gem: string, number: number) => inDeck(1, known('Haul', { gems: { [gem]: number } }));
    expect(brokenBy([mako(), bearing('Strength', 6)])).toEqual([]);
    expect(brokenBy([mako(), bearing('Strength', 7)])).toEqual([
      'highlander.type-two/attribute-gems/gem-limit',
    ]);
    expect(brokenBy([mako(), bearing('Master', 2)])).toEqual([]);
    expect(brokenBy([mako(), bearing('Master', 3)])).toEqual([
      'highlander.type-two/attribute-gems/gem-limit',
    ]);
  });

  test('is of second-edition cards', {
    meta: { rules: ['highlander.type-two/constructing-a-deck/second-edition-only'] },
  }, () => {
    const first: DeckCard = known('Relic', { printings: [{ set: 'old', number: null, edition: 'first' }] });
    expect(brokenBy([inDeck(1, first)])).toEqual([
      'highlander.type-two/constructing-a-deck/second-edition-only',
    ]);
  });
});

describe('Pre-Game cards by the rules of Standard Constructed', () => {
  const premium = (at: number) => preGame(known(`Premium ${at}`, { type: 'Premium' }));
  const six = [1, 2, 3, 4, 5, 6].map(premium);

  test('are six at most, each of them once, and no part of the Endurance', {
    meta: {
      rules: [
        'highlander.type-two/pre-game-cards/six-limit',
        'highlander.type-two/pre-game-cards/one-of-each-unique',
        'highlander.type-two/pre-game-cards/not-in-endurance-count',
      ],
    },
  }, () => {
    expect(brokenBy(six)).toEqual([]);
    expect(brokenBy([...six, premium(7)])).toEqual(['highlander.type-two/pre-game-cards/six-limit']);
    expect(brokenBy([preGame(known('Premium', { type: 'Premium' }), 2)])).toEqual([
      'highlander.type-two/pre-game-cards/one-of-each-unique',
    ]);
    // It was reckoned as the fiftieth card.
    expect(brokenBy([premium(1), inDeck(1, known('Premium', { type: 'Premium' }))])).toEqual([
      'highlander.type-two/endurance-size/at-least-fifty',
      'highlander.type-two/pre-game-cards/not-in-endurance-count',
    ]);
  });

  test('that are Crystals stand outside the six, each of them once', {
    meta: {
      rules: [
        'highlander.type-two/pre-game-crystals/outside-pre-game-limit',
        'highlander.type-two/pre-game-crystals/outside-limit',
        'highlander.type-two/pre-game-crystals/one-of-each-unique',
        'highlander.type-two/pre-game-crystals/unique-rule-holds',
      ],
    },
  }, () => {
    expect(brokenBy([...six, crystal('Ruby'), crystal('Opal')])).toEqual([]);
    expect(brokenBy([crystal('Ruby'), crystal('Ruby')])).toEqual([
      'highlander.type-two/pre-game-crystals/one-of-each-unique',
    ]);
  });

  test('that are Crystals replace as many Basic cards by a defense, or an attack that is no Special Attack', {
    meta: {
      rules: [
        'highlander.type-two/pre-game-crystals/substitute-basics',
        'highlander.type-two/pre-game-crystals/one-for-one',
        'highlander.type-two/pre-game-crystals/no-order',
      ],
    },
  }, () => {
    const lunge = inDeck(1, known('Lunge', { type: 'Attack' }));
    const whirl = inDeck(1, known('Whirl', { type: 'Special Attack' }));
    expect(brokenBy([crystal(), sidestep], ['Thrust'])).toEqual([]);
    expect(brokenBy([crystal(), lunge], ['Upper Left Block'])).toEqual([]);
    expect(brokenBy([crystal(), whirl], ['Thrust'])).toEqual([
      'highlander.type-two/pre-game-crystals/one-for-one',
    ]);
    expect(brokenBy([crystal(), sidestep, lunge], ['Thrust', 'Upper Left Block'])).toEqual([
      'highlander.type-two/blocks/six-basic-blocks',
    ]);
    const two = [crystal('Ruby'), sidestep, crystal('Opal'), lunge];
    expect(brokenBy(two, ['Thrust', 'Upper Left Block'])).toEqual([]);
    expect(brokenBy(two.toReversed(), ['Thrust', 'Upper Left Block'])).toEqual([]);
  });
});
