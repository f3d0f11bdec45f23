import { expect, test } from 'vitest';
import { measuredDuel, twelveOfADuel } from '../../bench/rule-check-duel.ts';
import { measuredState, twelveActions } from '../../bench/rule-check-state.ts';
import { testApp } from '../setup/app.ts';

const app = await testApp();

test.each([
  ['shadowfist', 'shadowfist.year-of-the-dragon', measuredState(158), twelveActions],
  ['highlander', 'highlander.type-two', measuredDuel(158), twelveOfADuel],
])('what is measured of %s is legal by %s', async (game, ruleset, state, actions) => {
  const payload = { game, ruleset, state, actions };
  const answer = (await app.inject({ method: 'POST', url: '/v1/rule-check', payload })).json();
  expect(answer).toMatchObject({ outcome: 'legal', mistakes: [], stateViolations: [] });
});
