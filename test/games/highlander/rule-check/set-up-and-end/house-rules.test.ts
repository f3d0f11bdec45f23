import { describe, expect, test } from 'vitest';
import { play } from '../deeds.ts';
import { aBlock, aCard, anAttack, attacked, broken, five, judged, table } from '../table.ts';

/** A house rule is an edition of which some points are decided otherwise, as another edition decides them. */
describe('a violation cites the edition', () => {
  const parry = attacked(
    { ann: { hand: { edge: aBlock('upper left') } }, bob: {} },
    { cut: anAttack('upper left', 'upper center') },
  );
  const inPart = play('edge', { against: ['cut'] });

  test('whose value is played by, where the base has a rule of its own', () => {
    expect(broken(parry, inPart)).toEqual(['type-two/defense-phase/full-cover-succeeds']);
    expect(broken(parry, inPart, 'first')).toEqual([]);
    expect(broken(parry, inPart, 'first', { coverage: 'every-square' })).toEqual([
      'type-two/defense-phase/full-cover-succeeds',
    ]);
    expect(broken(parry, inPart, 'reference', { coverage: 'any-square' })).toEqual([]);
    const aside = attacked(
      { ann: { hand: { edge: aBlock('lower left') } }, bob: {} },
      { cut: anAttack('upper left') },
    );
    expect(broken(aside, inPart, 'reference', { coverage: 'any-square' })).toEqual([
      'first-edition/defense-phase/covering-defense-succeeds',
    ]);
  });

  test('whose value is played by, where the base has no such rule', () => {
    const car = (title: string) => aCard('Object', { title, subtype: 'Vehicle' });
    const driving = table({ ann: { hand: { bike: car('Bike') }, inPlay: { car: car('Car') } }, bob: {} });
    expect(broken(driving, play('bike'), 'first')).toEqual([]);
    expect(broken(driving, play('bike'), 'first', { vehicles: 'one' })).toEqual([
      'type-two/faq/vehicle-one-in-play',
    ]);
    expect(broken(driving, play('bike'), 'typeTwo', { vehicles: 'any' })).toEqual([]);
  });

  test('of the base, where that decides so itself', () => {
    const jewel = aCard('Object', { title: 'Jewel', diamond: true });
    const rich = table({ ann: { hand: { jewel }, inPlay: { one: jewel } }, bob: {} });
    const one = ['reference/diamond-icon/one-copy'];
    expect(broken(rich, play('jewel'), 'reference')).toEqual(one);
    for (const edition of ['first', 'typeTwo'] as const) {
      expect(broken(rich, play('jewel'), edition)).toEqual([]);
      expect(broken(rich, play('jewel'), edition, { diamondIcon: 'one-copy' })).toEqual(one);
    }
  });

  test('of one that decides so, where the base has taken that over', () => {
    const torch = aCard('Object', { title: 'Torch', handIcons: 2 });
    const laden = table({
      ann: { hand: { torch }, inPlay: { one: torch }, genericWeapon: 'disarmed' },
      bob: {},
    });
    expect(broken(laden, play('torch'), 'first')).toEqual(['type-two/hand-icon/no-third-hand']);
    expect(broken(laden, play('torch'), 'first', { handIcons: 'any' })).toEqual([]);
  });
});

test('what a value of another edition brings with it is asked, and what it replaces is not', () => {
  const disarmed = (phase: 'may-do' | 'defense') =>
    table({ ann: { genericWeapon: 'disarmed' }, bob: {} }, { turn: { phase } });
  const roll = { do: 'roll', player: 'ann', weapon: 'sword', die: 1 };
  const gems = { weapon: 'generic', gem: 'Agility' };
  const exert = { do: 'exert', player: 'ann', for: gems, kind: 'hard', shown: five() };
  expect(broken(disarmed('may-do'), roll, 'typeTwo', { regainingWeapons: 'die' })).toEqual([
    'first-edition/disarming-and-breaking-weapons/roll-to-recover',
  ]);
  expect(broken(disarmed('may-do'), exert, 'typeTwo', { regainingWeapons: 'die' })).toEqual([
    'first-edition/disarming-and-breaking-weapons/roll-to-recover',
  ]);
  expect(broken(disarmed('may-do'), exert, 'first', { regainingWeapons: 'gems' })).toEqual([]);
});

test('a violation tells that its rule is none of the ruleset’s own documents, but taken over', () => {
  const torch = aCard('Object', { title: 'Torch', handIcons: 1 });
  const banner = aCard('Object', { title: 'Banner', handIcons: 1 });
  const full = table({ ann: { hand: { torch }, inPlay: { banner } }, bob: {} });
  const said = (edition: 'first' | 'typeTwo' | 'reference') =>
    judged(full, [play('torch')], edition).verdicts;
  const message = 'The card needs 1 hand, and 2 of 2 are in use.';
  expect(said('first')).toMatchObject([
    {
      violations: [
        { source: 'highlander.type-two', message: `${message} (A rule taken over from Type Two.)` },
      ],
    },
  ]);
  expect(said('typeTwo')).toMatchObject([{ violations: [{ message }] }]);
  expect(said('reference')).toMatchObject([{ violations: [{ message }] }]);
});
