import { expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { post } = clientOf(await testApp());

/** A card of the caller, with nothing but a text. */
const own = (text: string) => ({ title: 'Paper King', type: 'Character', cost: 0, fighting: 1, text });

async function outcomeOfSecondCopy(text: string) {
  const { status, body } = await post('/v1/rule-check', {
    game: 'shadowfist',
    state: {
      players: [
        { id: 'ann', power: 0, hand: [{ id: 'copy', card: own(text) }], deck: 30 },
        { id: 'bob', power: 0, deck: 30 },
      ],
      inPlay: [{ id: 'king', card: own(text), owner: 'ann', controller: 'ann', column: null }],
      turn: { player: 'ann', phase: 'main', generatedPower: true },
    },
    actions: [{ do: 'play', player: 'ann', card: 'copy' }],
  });
  return { status, ...Object(body) };
}

test('A restriction that only the text of your own card says counts in play', async () => {
  expect(await outcomeOfSecondCopy('Unique. Ambush.')).toMatchObject({
    status: 200,
    outcome: 'illegal',
    verdicts: [{ violations: [{ rule: 'shadowfist.yotd/10.1.1/unique-no-second-own-copy' }] }],
  });
  expect(await outcomeOfSecondCopy('Unique.')).toMatchObject({ outcome: 'illegal' });
  expect(await outcomeOfSecondCopy('Ambush.')).toMatchObject({ status: 200, outcome: 'legal' });
});
