import { describe, expect, test } from 'vitest';
import type { Switches } from '../../../../../src/games/highlander/rule-check/rulesets/switches.ts';
import { nextPhase, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  aGuard,
  anAttack,
  attacked,
  broken,
  type EditionName,
  five,
  judged,
  table,
} from '../table.ts';

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
  expect(broken(disarmed('defense'), exert, 'first', { regainingWeapons: 'gems' })).toEqual([]);
});

describe('without a May Do/Must Do Phase, what another edition does there is done before any card is played:', () => {
  const begun = { turn: { phase: 'defense' } } as const;
  const news = { news: aCard('Event', { title: 'News' }), more: aCard('Event') };
  const fallen = { genericWeapon: 'disarmed', prone: true } as const;
  const duel = table({ ann: { ...fallen, hand: { ...news, duck: aDodge('upper left') } }, bob: {} }, begun);
  const early = aCard('Edge', {
    abilities: [{ ability: 'playing', kind: 'only', during: ['may-do'] }],
  });
  const upright = table({ ann: { hand: { ...news, early, high: aGuard('upper left') } }, bob: {} }, begun);
  const exert = { do: 'exert', player: 'ann', kind: 'soft', shown: five() };
  const switched = { turnBegins: 'defense-phase' } as const;

  const isLate = (rule: string) => [
    { outcome: 'legal' },
    { outcome: 'illegal', violations: [{ rule: `highlander.${rule}` }] },
  ];

  test.each([
    ['a weapon is regained', { weapon: 'generic', gem: 'Agility' }],
    ['one gets up', { feet: true, gem: 'Agility' }],
  ])('%s', (_, purpose) => {
    const deed = { ...exert, for: purpose };
    expect(broken(duel, deed, 'reference', switched)).toEqual([]);
    expect(
      judged(duel, [play('news', { discard: ['more'] }), deed], 'reference', switched).verdicts,
    ).toMatchObject(isLate('reference/becoming-armed-getting-unprone/say-which'));
  });

  test('an Edge of that phase is played', () => {
    expect(broken(upright, play('early'), 'reference', switched)).toEqual([]);
    expect(judged(upright, [play('news'), play('early')], 'reference', switched).verdicts).toMatchObject(
      isLate('reference/edges/may-do-must-do-only'),
    );
  });

  test('a defense is discarded by who was not attacked', () => {
    const discard = { do: 'discard', player: 'ann', cards: ['duck'] };
    expect(broken(duel, discard, 'typeTwo', switched)).toEqual([]);
    expect(broken(duel, discard, 'first', { unattackedDiscard: 'one-defense' })).toEqual([]);
    expect(broken(duel, discard, 'first')).toEqual(['first-edition/draw-discard/must-discard-down']);
    const { verdicts } = judged(duel, [play('news', { discard: ['more'] }), discard], 'typeTwo', switched);
    expect(verdicts).toMatchObject(isLate('type-two/draw-discard-phase/discard-down'));
  });

  test('a Guard is put into play', () => {
    const isPlayed = (by: EditionName, given: Partial<Switches>) => {
      const { verdicts } = judged(upright, [play('high')], by, given);
      expect(verdicts).toMatchObject([{ outcome: 'legal' }]);
      return JSON.stringify(verdicts).includes('"played"');
    };
    expect(isPlayed('typeTwo', switched)).toBe(false);
    expect(isPlayed('first', { unprovokedGuard: 'put-at-beginning' })).toBe(false);
    expect(isPlayed('first', {})).toBe(true);
    const { verdicts } = judged(upright, [play('news'), play('high')], 'typeTwo', switched);
    expect(verdicts).toMatchObject(isLate('type-two/defense-phase/no-attack-no-defense'));
  });

  test('a die is rolled', () => {
    const roll = { do: 'roll', player: 'ann', weapon: 'generic', die: 1 };
    const die = { regainingWeapons: 'die' } as const;
    expect(broken(duel, roll, 'typeTwo', { ...switched, ...die })).toEqual([]);
    expect(broken(duel, roll, 'typeTwo', die)).toEqual([
      'first-edition/disarming-and-breaking-weapons/roll-to-recover',
    ]);
  });
});

test('who has a Hidden Attack turned over by saying that he exerts makes that Exertion, in whatever order one defends', () => {
  const hidden = attacked({ ann: {}, bob: {} }, { cut: { card: anAttack('upper left'), hidden: true } });
  const said = [{ do: 'declare-exertion', player: 'ann', attack: 'cut' }, nextPhase];
  const after = (by: EditionName, switched: Partial<Switches>) =>
    judged(hidden, said, by, switched).verdicts.flatMap((verdict) =>
      verdict.outcome === 'illegal' ? verdict.violations.map(({ rule }) => rule) : [],
    );
  const first = ['highlander.reference/defending-hidden-attacks/exert-reveals-first'];
  expect(after('first', { hiddenWithoutGuess: 'exertion-reveals' })).toEqual(first);
  expect(after('reference', { defenseOrder: 'any-order' })).toEqual(first);
  expect(after('reference', {})).toEqual([
    'highlander.type-two/multiple-defenses/exertion-lets-others-first',
  ]);
  expect(after('first', { hiddenWithoutGuess: 'revealed-then-decides' })).toEqual([]);
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
