import { describe, expect, test } from 'vitest';
import type { DeckLine } from '../../../../src/games/decks/deck.ts';
import { inDeck, persona, preGame, weapon } from './cast.ts';
import { decksBy } from './published.ts';

const { known, printings: second, brokenBy } = decksBy('standard-constructed', 'second');
const mako = (told: object = {}) => preGame(persona('Mako', { gems: {}, printings: second, ...told }));
const wielded = (title: string, told: object = {}) => preGame(weapon(title, { printings: second, ...told }));
const offHand = (title: string, beside: 'primary' | 'any') =>
  wielded(title, { deckBuilding: [{ ability: 'off-hand', with: beside }] });

test('[type-two/endurance-size/at-least-fifty] an Endurance begins with fifty cards', () => {
  expect(brokenBy([], [], 50)).toEqual([]);
  expect(brokenBy([], [], 49)).toEqual(['highlander.type-two/endurance-size/at-least-fifty']);
});

test('[type-two/persona-abilities-with-deck-construction/exceed-six, type-two/persona-abilities-with-deck-construction/restriction-still-holds, type-two/persona-abilities-with-deck-construction/which-personas] a Persona may let in more than six of a card, but none beyond its Restriction Number', () => {
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
  test('[type-two/primary-weapons-of-choice/only-one] have one Primary among them', () => {
    expect(brokenBy([wielded('Katana')])).toEqual([]);
    expect(brokenBy([wielded('Katana'), wielded('Gladius')])).toEqual([
      'highlander.type-two/primary-weapons-of-choice/only-one',
    ]);
  });

  test('[type-two/off-hand-weapons-of-choice/not-alone, type-two/off-hand-weapons-of-choice/may-with-any] of the Off-Hand stand beside another, be it an Off-Hand one too', () => {
    const dagger = offHand('Dagger', 'any');
    expect(brokenBy([dagger])).toEqual(['highlander.type-two/off-hand-weapons-of-choice/not-alone']);
    expect(brokenBy([dagger, wielded('Katana')])).toEqual([]);
    expect(brokenBy([dagger, offHand('Buckler', 'any')])).toEqual([]);
  });

  test('[type-two/off-hand-weapons-of-choice/must-with-primary] of the Off-Hand that must stand beside another stand beside a Primary one', () => {
    const dagger = offHand('Dagger', 'primary');
    expect(brokenBy([dagger, wielded('Katana')])).toEqual([]);
    expect(brokenBy([dagger, offHand('Buckler', 'any')])).toEqual([
      'highlander.type-two/off-hand-weapons-of-choice/must-with-primary',
    ]);
  });

  test('[type-two/foil-weapon-of-choice-cards/bonus-gem] that are foils add to an Attribute of the Persona', () => {
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

test('[type-two/altering-gem-assignments/thirteen-limit] no Attribute is altered above thirteen', () => {
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

  test('[type-two/allowance-cards/what-they-do] lets in a card that the Persona could not include', () => {
    expect(brokenBy([mako(), rage(1)])).toEqual(foreign);
    expect(brokenBy([mako(), inDeck(1, letsIn()), rage(1)])).toEqual([]);
    expect(brokenBy([mako(), inDeck(1, letsIn()), rage(2)])).toEqual(foreign);
  });

  test('[type-two/faq/not-normally-allowed] does not make it one that is normally allowed: its Restriction Number is not raised', () => {
    const raiser = preGame(
      known('Monk', { type: 'Pre-Game', deckBuilding: [{ ability: 'raise-restriction' }] }),
    );
    const restricted = (name: string) => inDeck(2, known('Rage', { immortals: [name], restriction: 1 }));
    expect(brokenBy([mako(), raiser, restricted('Mako')])).toEqual([]);
    expect(brokenBy([mako(), raiser, inDeck(2, letsIn()), restricted('Kurgan')])).toEqual([
      'highlander.type-two/restriction-number/copies-allowed',
    ]);
  });

  test('[type-two/watcher-pre-game/no-allowances, type-two/watcher-pre-game/needs-card, type-two/watcher-pre-game/one-of-one-kind] lets in no Watcher and no Hunter cards: those need one Pre-Game card of their kind, and no other', () => {
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

  test('[type-two/lean-mean/six-lean-mean-cards, type-two/lean-mean/forty-four-limit] asks for six Lean & Mean cards, in forty-four at most', () => {
    expect(lean.brokenBy([inDeck(6, ofSet)], [], 44)).toEqual([]);
    expect(lean.brokenBy([inDeck(5, ofSet)], [], 44)).toEqual([
      'highlander.type-two/lean-mean/six-lean-mean-cards',
    ]);
    expect(lean.brokenBy([inDeck(6, ofSet)], [], 45)).toEqual([
      'highlander.type-two/lean-mean/forty-four-limit',
    ]);
  });

  test('[type-two/lean-mean/as-standard, type-two/standard-constructed/standard-deck-rules] is else built as Standard Constructed is', () => {
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

  test('[type-two/sealed-deck/no-title-limit, type-two/sealed-deck/extra-personas-weapons] holds all that its player has, be it seven of a title, but of several Personas and weapons those that he chooses', () => {
    for (const one of personas) {
      for (const blade of weapons) expect(broken(inDeck(7, lunge), preGame(one), preGame(blade))).toEqual([]);
    }
    expect(broken(inDeck(6, lunge), ...personas.slice(1).map((one) => preGame(one)))).toEqual([
      'highlander.type-two/sealed-deck/use-every-card',
    ]);
  });
});
