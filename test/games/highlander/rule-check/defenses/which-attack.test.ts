import { describe, expect, test } from 'vitest';
import { all } from '../deeds.ts';
import { aBlock, aDodge, anAttack, attacked, broken, judged } from '../table.ts';

const ducks = { do: 'play', player: 'ann', card: 'duck' };
const [high, low] = [anAttack('upper left'), anAttack('lower right')];
const duck = aDodge('upper left', 'lower right');

describe.each(all)('a defense that names no attack, %s', (edition) => {
  const verdictOn = (...[seats, attacks]: Parameters<typeof attacked>) =>
    judged(attacked(seats, attacks), [ducks], edition).verdicts;
  const asked = (...from: string[]) => [
    {
      index: 0,
      outcome: 'needs-choice',
      unjudged: [],
      choices: [
        {
          pointer: '/against',
          player: 'ann',
          form: 'list',
          about: 'The attacks against which the defense is played',
          from,
          least: 1,
          most: from.length,
        },
      ],
    },
  ];

  test('leaves open against which attacks it is played', () => {
    const seats = { ann: { hand: { duck } }, bob: {} };
    expect(verdictOn(seats, { cut: high })).toEqual(asked('cut'));
    expect(verdictOn(seats, { cut: high, slash: low })).toEqual(asked('cut', 'slash'));
  });

  test('may be played against those attacks only that it may meet', () => {
    const seats = { ann: { hand: { duck: aDodge('upper left') } }, bob: {} };
    expect(verdictOn(seats, { cut: high, slash: low })).toEqual(asked('cut'));
  });

  test('that fits none is asked for the attack all the same, and told why then', () => {
    const seats = { ann: { hand: { duck: aBlock('upper left') } }, bob: {} };
    expect(verdictOn(seats, { slash: low })).toEqual(asked('slash'));
  });

  test('is not played where every attack is met already', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/one-defense-for-each-attack',
        'highlander.type-two/defense-phase/one-per-attack',
        'highlander.reference/defending/one-per-attack',
      ],
    },
  }, () => {
    const state = attacked({ ann: { hand: { duck } }, bob: {} }, { cut: { card: high, result: 'blocked' } });
    expect(broken(state, ducks, edition)).toEqual([
      {
        first: 'first-edition/defense-phase/one-defense-for-each-attack',
        typeTwo: 'type-two/defense-phase/one-per-attack',
        reference: 'reference/defending/one-per-attack',
      }[edition],
    ]);
  });
});
