import { describe, expect, test } from 'vitest';
import type { DeckLine } from '../../../../src/games/decks/deck.ts';
import { inDeck, persona, preGame, weapon } from './cast.ts';
import { decksBy } from './published.ts';

const { known, printings: second, brokenBy } = decksBy('standard-constructed', 'second');
const mako = (told: object = {}) => preGame(persona('Mako', { gems: {}, printings: second, ...told }));
const wielded = (title: string, told: object = {}) => preGame(weapon(title, { printings: second, ...told }));
const offHand = (title: string, beside: 'primary' | 'any') =>
  wielded(title, { deckBuilding: [{ ability: 'off-hand', with: beside }] });

test('An Endurance begins with fifty cards', {
  meta: { rules: ['highlander.type-two/endurance-size/at-least-fifty'] },
}, () => {
  expect(brokenBy([], [], 50)).toEqual([]);
  expect(brokenBy([], [], 49)).toEqual(['highlander.type-two/endurance-size/at-least-fifty']);
});

test('A Persona may let in more than six of a card, but none beyond its Restriction Number', {
  meta: {
    rules: [
      'highlander.type-two/persona-abilities-with-deck-construction/exceed-six',
      'highlander.type-two/persona-abilities-with-deck-construction/restriction-still-holds',
      'highlander.type-two/persona-abilities-with-deck-construction/which-personas',
    ],
  },
}, () => {
  const ramirez = mako({
    deckBuilding: [{ ability: 'exceed-six', cards: { titles: ['Slash'] }, upTo: 12 }],
  });
  const slashes = (quantity: number, told: object = {}) => inDeck(quantity, known('Slash', told));
  expect(brokenBy([ramirez, slashes(12)])).toEqual([]);
  expect(brokenBy([mako(), slashes(12)])).toEqual(['highlander.type-two/title/six-of-a-title']);
  expect(brokenBy([ramirez, slashes(13)])).toEqual(['highlander.type-two/title/six-of-a-title']);
  expect(brokenBy([ramirez, slashes(7, { restriction: 6 })])).toEqual([
    'highlander.type-two/restriction-number/copies-allowed',
  ]);
});

describe('Weapons of Choice', () => {
  test('have one Primary among them', {
    meta: { rules: ['highlander.type-two/primary-weapons-of-choice/only-one'] },
  }, () => {
    expect(brokenBy([wielded('Katana')])).toEqual([]);
    expect(brokenBy([wielded('Katana'), wielded('Gladius')])).toEqual([
      'highlander.type-two/primary-weapons-of-choice/only-one',
    ]);
  });

  test('of the Off-Hand stand beside another, be it an Off-Hand one too', {
    meta: {
      rules: [
        'highlander.type-two/off-hand-weapons-of-choice/not-alone',
        'highlander.type-two/off-hand-weapons-of-choice/may-with-any',
      ],
    },
  }, () => {
    const dagger = offHand('Dagger', 'any');
    expect(brokenBy([dagger])).toEqual(['highlander.type-two/off-hand-weapons-of-choice/not-alone']);
    expect(brokenBy([dagger, wielded('Katana')])).toEqual([]);
    expect(brokenBy([dagger, offHand('Buckler', 'any')])).toEqual([]);
  });

  test('of the Off-Hand that must stand beside another stand beside a Primary one', {
    meta: { rules: ['highlander.type-two/off-hand-weapons-of-choice/must-with-primary'] },
  }, () => {
    const dagger = offHand('Dagger', 'primary');
    expect(brokenBy([dagger, wielded('Katana')])).toEqual([]);
    expect(brokenBy([dagger, offHand('Buckler', 'any')])).toEqual([
      'highlander.type-two/off-hand-weapons-of-choice/must-with-primary',
    ]);
  });

  test('that are foils add to an Attribute of the Persona', {
    meta: { rules: ['highlander.type-two/foil-weapon-of-choice-cards/bonus-gem'] },
  }, () => {
    const strong = mako({ gems: { Strength: 2 } });
    const foil = wielded('Katana', { deckBuilding: [{ ability: 'add-gems', gem: 'Strength', by: 1 }] });
    const bearing = (Strength: number) => inDeck(1, known('Haul', { gems: { Strength } }));
    expect(brokenBy([strong, wielded('Katana'), bearing(7)])).toEqual([
      'highlander.type-two/attribute-gems/gem-limit',
    ]);
    expect(brokenBy([strong, foil, bearing(9)])).toEqual([]);
    expect(brokenBy([strong, foil, bearing(10)])).toEqual(['highlander.type-two/attribute-gems/gem-limit']);
  });
});

test('No Attribute is altered above thirteen', {
  meta: { rules: ['highlander.type-two/altering-gem-assignments/thirteen-limit'] },
}, () => {
  const altering = preGame(
    known('Second Nature', { type: 'Pre-Game', deckBuilding: [{ ability: 'alter-gems' }] }),
  );
  const assigned = (Strength: number) =>
    decksBy('standard-constructed', 'second', { gems: { assigned: { Strength } } });
  const strong = mako({ gems: { Strength: 8 } });
  expect(assigned(13).brokenBy([strong, altering])).toEqual([]);
  expect(assigned(14).brokenBy([strong, altering])).toEqual([
    'highlander.type-two/altering-gem-assignments/thirteen-limit',
  ]);
});

describe('an Allowance Card', () => {
  const letsIn = (told: object = {}) =>
    known('Priest', {
      deckBuilding: [{ ability: 'include', cards: { specificTo: 'persona' }, upTo: 1 }],
      ...told,
    });
  const rage = (quantity: number, told: object = {}) =>
    inDeck(quantity, known('Rage', { immortals: ['Kurgan'], ...told }));
  const foreign = ['highlander.type-two/sub-title/persona-or-faction-in-deck'];

  test('lets in a card that the Persona could not include', {
    meta: { rules: ['highlander.type-two/allowance-cards/what-they-do'] },
  }, () => {
    expect(brokenBy([mako(), rage(1)])).toEqual(foreign);
    expect(brokenBy([mako(), inDeck(1, letsIn()), rage(1)])).toEqual([]);
    expect(brokenBy([mako(), inDeck(1, letsIn()), rage(2)])).toEqual(foreign);
  });

  test('does not make it one that is normally allowed: its Restriction Number is not raised', {
    meta: { rules: ['highlander.type-two/faq/not-normally-allowed'] },
  }, () => {
    const raiser = preGame(
      known('Monk', { type: 'Pre-Game', deckBuilding: [{ ability: 'raise-restriction' }] }),
    );
    const restricted = (name: string) => inDeck(2, known('Rage', { immortals: [name], restriction: 1 }));
    expect(brokenBy([mako(), raiser, restricted('Mako')])).toEqual([]);
    expect(brokenBy([mako(), raiser, inDeck(2, letsIn()), restricted('Kurgan')])).toEqual([
      'highlander.type-two/restriction-number/copies-allowed',
    ]);
  });

  test('lets in no Watcher and no Hunter cards: those need one Pre-Game card of their kind, and no other', {
    meta: {
      rules: [
        'highlander.type-two/watcher-pre-game/no-allowances',
        'highlander.type-two/watcher-pre-game/needs-card',
        'highlander.type-two/watcher-pre-game/one-of-one-kind',
      ],
    },
  }, () => {
    const anything = known('Priest', { deckBuilding: [{ ability: 'include', cards: {}, upTo: 1 }] });
    const treatment = inDeck(1, known('Watcher', { subtitle: 'Treatment' }));
    const watcher = preGame(known('Watcher', { type: 'Watcher', slug: 'watcher-pre-game' }));
    const hunter = preGame(known('Hunter', { type: 'Pre-Game', slug: 'hunter-pre-game' }));
    expect(brokenBy([treatment, watcher])).toEqual([]);
    expect(brokenBy([treatment, inDeck(1, anything)])).toEqual([
      'highlander.type-two/watcher-pre-game/needs-card',
    ]);
    expect(brokenBy([treatment, watcher, hunter])).toEqual([
      'highlander.type-two/watcher-pre-game/one-of-one-kind',
    ]);
  });
});

describe('Lean & Mean', () => {
  const lean = decksBy('lean-and-mean', 'second');
  const ofSet = lean.known('Mean', {
    printings: [{ set: 'lean-and-mean', number: null, edition: 'second' }],
  });

  test('asks for six Lean & Mean cards, in forty-four at most', {
    meta: {
      rules: [
        'highlander.type-two/lean-mean/six-lean-mean-cards',
        'highlander.type-two/lean-mean/forty-four-limit',
      ],
    },
  }, () => {
    expect(lean.brokenBy([inDeck(6, ofSet)], [], 44)).toEqual([]);
    expect(lean.brokenBy([inDeck(5, ofSet)], [], 44)).toEqual([
      'highlander.type-two/lean-mean/six-lean-mean-cards',
    ]);
    expect(lean.brokenBy([inDeck(6, ofSet)], [], 45)).toEqual([
      'highlander.type-two/lean-mean/forty-four-limit',
    ]);
  });

  test('is else built as Standard Constructed is', {
    meta: {
      rules: [
        'highlander.type-two/lean-mean/as-standard',
        'highlander.type-two/standard-constructed/standard-deck-rules',
      ],
    },
  }, () => {
    for (const { brokenBy: by, rest } of [
      { brokenBy: lean.brokenBy, rest: [inDeck(6, ofSet)] },
      { brokenBy, rest: [] },
    ]) {
      const size = rest.length === 0 ? 50 : 44;
      expect(by(rest, ['Thrust'], size)).toEqual(['highlander.type-two/attacks/nine-basic-attacks']);
      expect(by([...rest, inDeck(7, known('Lunge'))], [], size)).toEqual([
        'highlander.type-two/title/six-of-a-title',
      ]);
    }
  });
});

describe('a Sealed deck', () => {
  const lunge = known('Lunge', { restriction: 1 });
  const personas = ['Mako', 'Kurgan'].map((name) => persona(name, { printings: second }));
  const weapons = ['Katana', 'Gladius'].map((title) => weapon(title, { printings: second }));
  const every = [lunge, ...personas, ...weapons];
  const pool = every.map(({ slug }) => ({ slug, quantity: slug === 'lunge' ? 7 : 1 }));
  const sealed = decksBy('sealed-deck', 'second', { 'every-card': { pool } });
  const broken = (...lines: DeckLine[]) => sealed.bare(lines, every);

  test('holds all that its player has, be it seven of a title, but of several Personas and weapons those that he chooses', {
    meta: {
      rules: [
        'highlander.type-two/sealed-deck/no-title-limit',
        'highlander.type-two/sealed-deck/extra-personas-weapons',
      ],
    },
  }, () => {
    for (const one of personas) {
      for (const blade of weapons) expect(broken(inDeck(7, lunge), preGame(one), preGame(blade))).toEqual([]);
    }
    expect(broken(inDeck(6, lunge), ...personas.slice(1).map((one) => preGame(one)))).toEqual([
      'highlander.type-two/sealed-deck/use-every-card',
    ]);
  });
});
