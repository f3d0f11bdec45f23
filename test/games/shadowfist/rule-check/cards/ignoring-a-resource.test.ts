import { expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { aCharacter, afterPlaying, aSite, pass, table } from '../table.ts';

test('An effect lets a player ignore one resource condition: of any resource, or only of the chosen one', () => {
  const playable = (requires: ('dra' | 'mag')[], symbol: string | undefined) => {
    const learning: Effect = {
      ...{ do: 'play', by: 'you', which: { type: ['Character'] }, in: { hand: 'you' }, cost: 'none' },
      ignoringResources: { conditions: 1, ...(symbol === undefined ? {} : { symbol: 'chosen' }) },
      optional: true,
    };
    const school = aSite({
      abilities: [{ ability: 'voluntary', choose: [{ choose: 'symbol', as: 'chosen' }], do: [learning] }],
    });
    const state = table({
      ann: { front: { school }, hand: { squire: aCharacter({ cost: 3, requires }) } },
      bob: {},
    });
    const used = { do: 'use', player: 'ann', card: 'school', ability: 0 };
    const asked = afterPlaying(state, { ...used, choose: { chosen: { symbol: symbol ?? 'dra' } } }, pass);
    return asked.question !== null;
  };
  expect([playable(['dra'], 'dra'), playable(['dra', 'dra'], 'dra')]).toEqual([true, false]);
  expect([playable(['mag'], 'dra'), playable(['dra', 'mag'], 'dra')]).toEqual([false, false]);
  expect([playable(['mag'], undefined), playable(['dra', 'mag'], undefined)]).toEqual([true, false]);
});
