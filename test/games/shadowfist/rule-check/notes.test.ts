import { expect, test } from 'vitest';
import { aCharacter, anEvent, judged, table } from './table.ts';

test('unnamed cards of a smoked pile are told to provide no resources', () => {
  expect(judged(table({ ann: { smoked: 3 }, bob: {} })).notes).toEqual([
    'Unnamed cards in the smoked pile of ann are taken to provide no resources.',
  ]);
});

test('what is lacking in the resource pool is told not to count them', () => {
  const costly = aCharacter({ requires: ['dra'] });
  const message = (smoked: number) => {
    const state = table({ ann: { hand: { costly }, smoked }, bob: {} });
    const [verdict] = judged(state, { do: 'play', player: 'ann', card: 'costly' }).verdicts;
    return verdict?.outcome === 'illegal' ? verdict.violations.map((one) => one.message) : [];
  };
  expect(message(0)).toEqual(['1 {dra} are needed in the resource pool, and there are 0.']);
  expect(message(3)).toEqual([
    '1 {dra} are needed in the resource pool, and there are 0; unnamed cards of the smoked pile are not counted.',
  ]);
});

test('cards that only chance can show are told to be named, as many as the text asks for', () => {
  const find = anEvent({
    abilities: [
      {
        ability: 'event',
        immediately: true,
        do: [
          { do: 'draw', players: 'you', amount: 2, as: 'drawn' },
          { do: 'discard', cards: { chosen: 'drawn' } },
        ],
      },
    ],
  });
  const state = table({ ann: { hand: { find } }, bob: {} });
  const asked = judged(state, { do: 'play', player: 'ann', card: 'find' });
  expect(asked.awaits).toMatchObject([{ player: 'ann', must: true }]);
  expect(asked.notes).toEqual([
    'The question to ann is answered with the cards that chance shows, which nobody can list: {"known": [{"id": …, "card": …}]}, 2 of them.',
  ]);
});
