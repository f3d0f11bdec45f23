import { describe, expect, test } from 'vitest';
import { card, figures, inDeck, persona, preGame, violations, warnings, weapon } from './cast.ts';

const rule = { check: 'gems', rule: 'a.b/c/gems', times: 3, most: 13, mostRule: 'a.b/c/thirteen' } as const;
const mako = preGame(persona('Mako', { gems: { Master: 2, Strength: 4 } }));
const strong = (gems: number) => card('Haul', { gems: { Strength: gems } });

describe('gems', () => {
  test('are three for each point of the Persona’s Attribute', () => {
    expect(violations(rule, [inDeck(6, strong(2)), mako])).toEqual([]);
    expect(
      violations(rule, [inDeck(6, strong(2)), inDeck(1, card('Lift', { gems: { Strength: 1 } })), mako]),
    ).toEqual([
      {
        code: 'too-many-strength-gems',
        rule: 'a.b/c/gems',
        message: 'The cards of the Endurance have 13 Strength gems; the limit is 12.',
        cards: [
          { slug: 'haul', name: 'Haul', zone: 'deck', quantity: 6 },
          { slug: 'lift', name: 'Lift', zone: 'deck', quantity: 1 },
        ],
        counted: 13,
        allowed: 12,
      },
    ]);
  });

  test('of Master are as many as the Persona has', () => {
    const master = card('Master Stroke', { gems: { Master: 1 } });
    expect(violations(rule, [inDeck(2, master), mako])).toEqual([]);
    expect(figures(violations(rule, [inDeck(3, master), mako]))).toEqual([['too-many-master-gems', 3, 2]]);
  });

  test('of an Attribute that the Persona has not are none', () => {
    expect(figures(violations(rule, [inDeck(1, card('Plea', { gems: { Empathy: 1 } })), mako]))).toEqual([
      ['too-many-empathy-gems', 1, 0],
    ]);
  });

  test('are more with a foil weapon, up to 13 points', () => {
    const foil = (by: number) =>
      preGame(weapon('Foil', { deckBuilding: [{ ability: 'add-gems', gem: 'Strength', by }] }));
    expect(violations(rule, [inDeck(15, strong(1)), mako, foil(1)])).toEqual([]);
    expect(figures(violations(rule, [inDeck(40, strong(1)), mako, foil(20)]))).toEqual([
      ['too-many-strength-gems', 40, 39],
    ]);
  });

  test('cannot be judged where the player may have altered the assignments, but for what 13 points allow', () => {
    const altering = preGame(
      card('Teaching', { type: 'Pre-Game', deckBuilding: [{ ability: 'alter-gems' }] }),
    );
    const lines = [inDeck(39, strong(1)), mako, altering];
    expect(violations(rule, lines)).toEqual([]);
    expect(warnings(rule, lines).map(({ code, figure }) => [code, figure])).toEqual([
      ['gem-assignment-unknown', 39],
    ]);
    expect(figures(violations(rule, [inDeck(40, strong(1)), mako, altering]))).toEqual([
      ['too-many-strength-gems', 40, 39],
    ]);
  });

  test('are judged by the assignments that the player has written down', () => {
    const assigned = { ...rule, assigned: { Strength: 5 } };
    expect(violations(assigned, [inDeck(15, strong(1)), mako])).toEqual([]);
    expect(figures(violations(assigned, [inDeck(16, strong(1)), mako]))).toEqual([
      ['too-many-strength-gems', 16, 15],
    ]);
    expect(violations({ ...rule, assigned: { Strength: 14 } }, [mako])).toEqual([
      {
        code: 'strength-assignment-too-high',
        rule: 'a.b/c/thirteen',
        message: 'Strength is assigned 14; a gem assignment can be altered to at most 13.',
        cards: [],
        counted: 14,
        allowed: 13,
      },
    ]);
  });

  test('that no source gives are told', () => {
    expect(warnings(rule, [inDeck(1, card('Rush'))]).map(({ code }) => code)).toEqual([
      'no-persona',
      'figure-unknown',
    ]);
    expect(
      warnings(rule, [inDeck(1, strong(1)), preGame(persona('Reno'))]).map(({ message }) => message),
    ).toEqual(['Could not fully check this rule: no source gives the Attribute Gems of Reno.']);
  });
});

describe('Master cards', () => {
  const masters = {
    check: 'master-cards',
    rule: 'a.b/c/masters',
    word: 'Master',
    withoutPersona: { rule: 'a.b/c/none' },
  } as const;
  const two = [inDeck(1, card('Master’s Advance')), inDeck(1, card('Weapon Master'))];

  test('are as many as the Persona allows, by Master or Master’s in the title', () => {
    expect(violations(masters, [...two, inDeck(1, card('Mastery')), mako])).toEqual([]);
    expect(violations(masters, [...two, inDeck(1, card('Master Swordsman')), mako])).toEqual([
      {
        code: 'too-many-master-cards',
        rule: 'a.b/c/masters',
        message: 'The deck has 3 Master cards; its Persona allows 2.',
        cards: [
          { slug: 'master-s-advance', name: 'Master’s Advance', zone: 'deck', quantity: 1 },
          { slug: 'weapon-master', name: 'Weapon Master', zone: 'deck', quantity: 1 },
          { slug: 'master-swordsman', name: 'Master Swordsman', zone: 'deck', quantity: 1 },
        ],
        counted: 3,
        allowed: 2,
      },
    ]);
  });

  test('are as many as the text of the Persona says', () => {
    const richie = preGame(persona('Richie', { deckBuilding: [{ ability: 'master-cards', upTo: 1 }] }));
    expect(figures(violations(masters, [...two, richie]))).toEqual([['too-many-master-cards', 2, 1]]);
  });

  test('are none without a Persona card', () => {
    expect(violations(masters, two).map((one) => [one.rule, one.allowed])).toEqual([['a.b/c/none', 0]]);
  });

  test('cannot be judged where no source gives their number', () => {
    expect(violations(masters, [...two, preGame(persona('Reno'))])).toEqual([]);
    expect(warnings(masters, [...two, preGame(persona('Reno'))]).map(({ code }) => code)).toEqual([
      'figure-unknown',
    ]);
    const { withoutPersona: _, ...untold } = masters;
    expect(warnings(untold, two).map(({ code }) => code)).toEqual(['no-persona']);
  });
});
