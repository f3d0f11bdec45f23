import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { playThrough } from '../../../../src/engine/play-through.ts';
import { law } from './random-plays.ts';

/** A game of four as chance played it: in response to an ability all may do this and that. */
const { state, actions } = z
  .strictObject({ state: z.unknown(), actions: z.array(z.unknown()).length(1) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'positions/four-players.json'), 'utf8')));

const listed = (legalActions: string) => playThrough(law, { state, actions }, { legalActions }).legalActions;

test('what each of four players may do is listed, and all of it together, in the middle of a game', () => {
  const lists = ['bob', 'cat', 'dan', 'ann'].map((player) => listed(player) ?? expect.fail(player));
  expect(lists.map(({ length }) => length)).toEqual([296, 1, 13, 1]);
  expect(listed('all')).toEqual(lists.flat());
});
