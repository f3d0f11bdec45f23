import { expect, test } from 'vitest';
import { aCharacter, judged, table } from './table.ts';

/** Bob's Site lies face down, and who asks does not know which it is. */
const hidden = { title: 'A face-down Site', type: 'Feng Shui Site' as const, text: 'Not known.' };
const state = table({
  ann: { characters: { duke: aCharacter() } },
  bob: { front: { prize: { card: hidden, faceDown: true } } },
});
const attack = { do: 'attack', player: 'ann', attackers: ['duke'], target: 'prize' };
const decline = (player: string) => ({ do: 'decline', player });
const pass = { do: 'pass', player: 'everyone' };

test(
  'A face-down Site that nobody has named stands, and is attacked',
  { meta: { rules: ['shadowfist.yotd/2.1/site-body'] } },
  () => expect(judged(state, attack).verdicts).toMatchObject([{ outcome: 'legal' }]),
);

test('What damage does to it is not judged before it is told which card it is', {
  meta: { rules: ['shadowfist.yotd/2.1/site-body'] },
}, () => {
  const { verdicts } = judged(state, attack, pass, decline('ann'), decline('bob'), pass);
  expect(verdicts.at(-1)).toMatchObject({
    outcome: 'unsupported',
    needs: [
      {
        card: 'A face-down Site',
        what: 'the Body of prize: the state has to tell which card it is.',
      },
    ],
  });
});

test(
  'It may be revealed only as the card that it is',
  { meta: { rules: ['shadowfist.yotd/2.1/site-body'] } },
  () =>
    expect(judged(state, { do: 'reveal', player: 'bob', card: 'prize' }, pass).outcome).toBe('unsupported'),
);
