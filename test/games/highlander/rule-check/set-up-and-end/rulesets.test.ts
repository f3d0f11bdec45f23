import { describe, expect, expectTypeOf, test } from 'vitest';
import { loadSeeds } from '../../../../../src/database/seeding/load-seeds.ts';
import { readSeedFiles } from '../../../../../src/database/seeding/seed-files.ts';
import {
  highlanderSwitches,
  rulesetId,
  rulesetOf,
  switchesUnder,
} from '../../../../../src/games/highlander/rule-check/rulesets/rulesets.ts';
import {
  type Switches,
  switchesForm,
} from '../../../../../src/games/highlander/rule-check/rulesets/switches.ts';
import { compareRulesets } from '../../../../../src/games/ruleset-switches.ts';
import { paths } from '../../../../../src/paths.ts';

const content = loadSeeds(readSeedFiles(paths.seeds)).find(({ game }) => game.slug === 'highlander');
const sourceOfRule = new Map(content?.rules.map(({ value }) => [value.id, value.source]));
const documentsOf = new Map(content?.rulesets.map(({ value }) => [value.id, value.sources]));

const decided = Object.entries(highlanderSwitches.rulesets).flatMap(([ruleset, switches]) =>
  Object.entries(switches).map(([key, one]) => ({ ruleset, key, one })),
);

describe('what a ruleset decides', () => {
  test('cites rules of its own documents', () => {
    const strange = decided.filter(
      ({ ruleset, one }) =>
        one.basis === 'rule' && !documentsOf.get(ruleset)?.includes(sourceOfRule.get(one.rule) ?? ''),
    );
    expect(strange).toEqual([]);
  });

  test('is taken over only from a rule of a document that is not its own', () => {
    const strange = decided.filter(({ ruleset, one }) => {
      if (one.basis !== 'taken-over') return false;
      const source = sourceOfRule.get(one.from);
      return source === undefined || documentsOf.get(ruleset)?.includes(source) === true;
    });
    expect(strange).toEqual([]);
  });

  test('is decided by every ruleset of the game', () => {
    expect([...rulesetId.options].sort()).toEqual([...documentsOf.keys()].sort());
    expect(Object.keys(highlanderSwitches.rulesets)).toEqual([...rulesetId.options]);
  });

  test('is a setting of every switch, by one of its values', () => {
    const keys = highlanderSwitches.switches.map(({ key }) => key);
    for (const id of rulesetId.options) {
      expect(Object.keys(rulesetOf(id))).toEqual(keys);
      expect(switchesForm.parse(rulesetOf(id))).toEqual(rulesetOf(id));
    }
  });
});

describe('a switch', () => {
  test('is told in plain words, and so is each of its values', () => {
    expect(highlanderSwitches.switches.find(({ key }) => key === 'powerBlowDamage')).toEqual({
      key: 'powerBlowDamage',
      onlyDescribes: null,
      decides: 'How much damage a Power Blow does.',
      values: [
        { value: 'plus-two', means: '2 more than the attack does otherwise: 4 for 2.' },
        {
          value: 'second-value',
          means: 'The second value printed on the card; to have two is what allows a Power Blow.',
        },
      ],
    });
    const unspoken = highlanderSwitches.switches.filter(
      ({ decides, values }) => decides === '' || values.some(({ means }) => means === ''),
    );
    expect(unspoken).toEqual([]);
  });

  test('has values that differ', () => {
    const twice = highlanderSwitches.switches.filter(
      ({ values }) => new Set(values.map(({ value }) => value)).size < values.length,
    );
    expect(twice).toEqual([]);
  });

  test('has its few values as its type', () => {
    expectTypeOf<Switches['powerBlowDamage']>().toEqualTypeOf<'plus-two' | 'second-value'>();
    expect(rulesetOf('highlander.type-two').powerBlowDamage).toBe('plus-two');
  });
});

describe('a house rule', () => {
  test('sets what it says otherwise, and nothing else', () => {
    const id = 'highlander.type-two';
    expect(switchesUnder({ id })).toEqual(rulesetOf(id));
    expect(switchesUnder({ id, switches: { regainingWeapons: 'die' } })).toEqual({
      ...rulesetOf(id),
      regainingWeapons: 'die',
    });
  });

  test('is based on a ruleset of the game, and sets its switches to their values', () => {
    expect(() => switchesUnder({ id: 'highlander.third-edition' })).toThrow();
    expect(() => switchesUnder({ id: 'highlander.type-two', switches: { weather: 'fine' } })).toThrow();
    expect(() => switchesUnder({ id: 'highlander.type-two', switches: { handIcons: 'three' } })).toThrow();
  });
});

describe('to compare two rulesets', () => {
  const differing = (a: string, b: string) =>
    compareRulesets(highlanderSwitches, a, b).differences.map((one) => one.switch.key);

  test('tells a difference with both values and both citations', () => {
    const [dice] = compareRulesets(
      highlanderSwitches,
      'highlander.first-edition',
      'highlander.reference',
    ).differences.filter((one) => one.switch.key === 'regainingWeapons');
    expect(dice).toEqual({
      switch: highlanderSwitches.switches.find(({ key }) => key === 'regainingWeapons'),
      a: {
        value: 'die',
        basis: 'rule',
        rule: 'highlander.first-edition/disarming-and-breaking-weapons/recovered-on-a-one',
      },
      b: {
        value: 'gems',
        basis: 'rule',
        rule: 'highlander.reference/becoming-armed-getting-unprone/soft-three',
      },
    });
  });

  test('finds no difference of a ruleset from itself', () => {
    for (const id of rulesetId.options) expect(differing(id, id)).toEqual([]);
  });

  test('finds the same differences from either side', () => {
    expect(differing('highlander.first-edition', 'highlander.type-two')).toEqual(
      differing('highlander.type-two', 'highlander.first-edition'),
    );
  });

  test('says where the Rules Reference Guide departs from Type Two', () => {
    expect(differing('highlander.type-two', 'highlander.reference')).toEqual([
      'mayDos',
      'somethingEachTurn',
      'softExertionsFor',
      'exertedCardsSeenBy',
      'exertedCardsGo',
      'softExertedCardsGo',
      'uselessExertion',
      'searchForAttack',
      'searchForDefense',
      'attackDamage',
      'powerBlowDamage',
      'powerBlowExertion',
      'attackAfterBlock',
      'limitingDefense',
      'specialAttackPowerBlows',
      'rangedPowerBlows',
      'rangedAndBlocks',
      'hiddenWithoutGuess',
      'blockedPowerBlow',
      'defenseForSeveral',
      'plotEffects',
      'situationEffects',
      'objectEffects',
      'locationEffects',
      'diamondIcon',
      'mayDoEdges',
      'disarmedBars',
      'hilts',
      'proneCost',
    ]);
  });

  test('says where Type Two leaves the first edition as it is', () => {
    const differ = differing('highlander.first-edition', 'highlander.type-two');
    const same = highlanderSwitches.switches.map(({ key }) => key).filter((key) => !differ.includes(key));
    expect(same).toEqual([
      'mayDos',
      'softExertionsFor',
      'exertedCardsSeenBy',
      'exertedCardsGo',
      'softExertedCardsGo',
      'searchForAttack',
      'searchForDefense',
      'attackDamage',
      'powerBlowDamage',
      'powerBlowExertion',
      'rangedPowerBlows',
      'blockedPowerBlow',
      'powerBlocks',
      'defenseForSeveral',
      'plotEffects',
      'situationEffects',
      'objectEffects',
      'diamondIcon',
      'mayDoEdges',
      'recoveryOnTurnLost',
      'handIcons',
    ]);
  });

  test('says nothing of a ruleset that it does not know', () => {
    expect(differing('highlander.type-two', 'highlander.third-edition')).toEqual([]);
  });
});
