import { describe, expect, test } from 'vitest';
import { card, figures, inDeck, persona, preGame, violations, warnings, weapon } from './cast.ts';

const quickening = (subtitle: string) => card('Quickening', { type: 'Quickening', subtitle });
const crystal = card('Crystal', { type: 'Crystal' });
const premium = card('Premium', { type: 'Premium' });

describe('Pre-Game cards', () => {
  test('are not part of the Endurance', () => {
    expect(violations({ check: 'zones' }, [preGame(persona('Mako')), inDeck(1, card('Rush'))])).toEqual([]);
    expect(violations({ check: 'zones', rule: 'a.b/c/zones' }, [inDeck(1, persona('Mako'))])).toEqual([
      {
        code: 'pre-game-in-endurance',
        rule: 'a.b/c/zones',
        message: 'Mako is a Pre-Game card and cannot be in the Endurance.',
        cards: [{ slug: 'mako-persona', name: 'Mako', zone: 'deck', quantity: 1 }],
        counted: 1,
        allowed: 0,
      },
    ]);
  });

  test('are told of where they are none by their type', () => {
    expect(warnings({ check: 'zones' }, [preGame(card('Rush'))]).map(({ code }) => code)).toEqual([
      'not-a-pre-game-card',
    ]);
    expect(warnings({ check: 'zones' }, [preGame(card('Kanzashi', { type: null }))])).toEqual([]);
  });

  test('are six at most, Crystals not counted', () => {
    const six = [preGame(premium, 6), preGame(crystal, 2)];
    expect(violations({ check: 'pre-game-size', most: 6 }, six)).toEqual([]);
    expect(
      figures(violations({ check: 'pre-game-size', most: 6 }, [...six, preGame(persona('Mako'))])),
    ).toEqual([['too-many-pre-game-cards', 7, 6]]);
  });

  test('are one of each, Crystals by a rule of their own', () => {
    const lines = [preGame(premium, 2), preGame(crystal, 2), preGame(quickening('Mako'))];
    const copies = (crystals: boolean) => ({ check: 'pre-game-copies', most: 1, crystals }) as const;
    const named = (crystals: boolean) =>
      violations(copies(crystals), lines).flatMap(({ cards }) => cards.map(({ slug }) => slug));
    expect(named(false)).toEqual(['premium']);
    expect(named(true)).toEqual(['crystal']);
    expect(violations({ check: 'pre-game-copies', most: 2 }, lines)).toEqual([]);
  });

  test('are no Quickening of the Persona itself', () => {
    const mako = preGame(persona('Mako'));
    expect(violations({ check: 'own-quickening' }, [mako, preGame(quickening('Kurgan'))])).toEqual([]);
    expect(figures(violations({ check: 'own-quickening' }, [mako, preGame(quickening('Mako'))]))).toEqual([
      ['own-quickening', 1, 0],
    ]);
  });
});

describe('Watcher and Hunter cards', () => {
  const needs = { check: 'needs-pre-game', words: ['Watcher', 'Hunter'] } as const;
  const one = { check: 'pre-game-kinds', words: ['Watcher', 'Hunter'], most: 1 } as const;
  const watcher = card('Watcher', { type: 'Watcher', slug: 'watcher-pre-game' });
  const hunter = card('Hunter', { type: 'Pre-Game', slug: 'hunter-pre-game' });
  const treatment = card('Watcher', { subtitle: 'Treatment' });

  test('need their Pre-Game card', () => {
    expect(violations(needs, [inDeck(1, treatment), preGame(watcher)])).toEqual([]);
    expect(violations(needs, [inDeck(1, treatment), preGame(hunter)])).toEqual([
      {
        code: 'needs-watcher-pre-game',
        rule: null,
        message:
          'The deck may include Watcher: Treatment only with a Watcher Pre-Game card, and it has none.',
        cards: [{ slug: 'watcher-treatment', name: 'Watcher: Treatment', zone: 'deck', quantity: 1 }],
        counted: 1,
        allowed: 0,
      },
    ]);
  });

  test('have one Pre-Game card, of either kind', () => {
    expect(violations(one, [preGame(watcher)])).toEqual([]);
    expect(figures(violations(one, [preGame(watcher), preGame(hunter)]))).toEqual([
      ['too-many-of-pre-game-kind', 2, 1],
    ]);
    expect(figures(violations(one, [preGame(hunter, 2)]))).toEqual([['too-many-of-pre-game-kind', 2, 1]]);
  });
});

describe('Weapons of Choice', () => {
  const katana = preGame(weapon('Katana'));
  const axe = preGame(weapon('War Axe', { handIcons: 2 }));
  const offHand = (told: object) => ({ deckBuilding: [{ ability: 'off-hand', ...told }] });
  const shield = preGame(weapon('Shield', offHand({ with: 'any', oneHanded: true })));
  const parrying = preGame(weapon('Parrying Blade', offHand({ with: 'any' })));
  const dagger = preGame(weapon('Dagger', offHand({ with: 'primary' })));

  test('have one Primary among them', () => {
    const primary = { check: 'primary-weapons', most: 1 } as const;
    expect(violations(primary, [katana, shield, parrying])).toEqual([]);
    expect(figures(violations(primary, [katana, axe]))).toEqual([['too-many-primary-weapons', 2, 1]]);
    const fencer = preGame(persona('Fencer', { deckBuilding: [{ ability: 'primary-weapons', upTo: 2 }] }));
    expect(violations(primary, [katana, axe, fencer])).toEqual([]);
  });

  test('of which nothing is told may be Off-Hand ones', () => {
    const unknown = preGame(weapon('Kukri', { text: null }));
    expect(violations({ check: 'primary-weapons', most: 1 }, [katana, unknown])).toEqual([]);
    expect(
      warnings({ check: 'primary-weapons', most: 1 }, [katana, unknown]).map(({ code }) => code),
    ).toEqual(['figure-unknown']);
  });

  const beside = { check: 'off-hand-weapons', rule: 'a.b/c/alone', primaryRule: 'a.b/c/must' } as const;

  test('of the Off-Hand are used beside another, and be it one of their kind', {
    meta: {
      rules: ['highlander.handbook-addendum/weapons-of-choice-secondary-weapons/two-secondaries-together'],
    },
  }, () => {
    expect(violations(beside, [katana, shield])).toEqual([]);
    expect(violations(beside, [shield, parrying])).toEqual([]);
    expect(violations(beside, [parrying]).map((one) => [one.code, one.rule])).toEqual([
      ['off-hand-weapon-alone', 'a.b/c/alone'],
    ]);
  });

  test('of the Off-Hand that must be used with a Primary weapon are', () => {
    expect(violations(beside, [katana, dagger])).toEqual([]);
    expect(violations(beside, [parrying, dagger]).map((one) => one.rule)).toEqual(['a.b/c/must']);
  });

  test('of the Off-Hand that ask for a one-handed weapon are not used with another', () => {
    expect(violations(beside, [axe, shield]).map(({ message }) => message)).toEqual([
      'Shield can be used only together with another one-handed Weapon of Choice, and the deck has none.',
    ]);
    const unknown = preGame(weapon('Kukri', { handIcons: null }));
    expect(violations(beside, [unknown, shield])).toEqual([]);
    expect(warnings(beside, [unknown, shield]).map(({ code }) => code)).toEqual(['figure-unknown']);
  });

  test('have two hand icons together, unless a card gives one of them fewer', () => {
    const hands = { check: 'hand-icons', most: 2 } as const;
    expect(violations(hands, [katana, shield])).toEqual([]);
    expect(figures(violations(hands, [axe, shield]))).toEqual([['too-many-hand-icons', 3, 2]]);
    const kanwulf = preGame(
      persona('Kanwulf', { deckBuilding: [{ ability: 'hand-icons', weapon: 'War Axe', icons: 1 }] }),
    );
    expect(violations(hands, [axe, shield, kanwulf])).toEqual([]);
    expect(violations(beside, [axe, shield, kanwulf])).toEqual([]);
  });
});
