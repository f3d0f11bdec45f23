import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { lookUpView } from '../../src/look-up/views.ts';
import { clientOf } from '../http/rest-client.ts';
import { testApp } from '../setup/app.ts';

const { get } = clientOf(await testApp());

const questions = z
  .array(
    z.strictObject({
      ask: z.string(),
      game: z.string().exactOptional(),
      answers: z.array(z.string()).min(1),
    }),
  )
  .parse(parse(readFileSync(join(import.meta.dirname, 'questions.yaml'), 'utf8')));

test.each(questions)('“$ask” has its answer among the first three', async ({ ask, game, answers }) => {
  const narrowed = game === undefined ? '' : `&game=${game}`;
  const { body } = await get(`/v1/search?limit=3&q=${encodeURIComponent(ask)}${narrowed}`);
  const found = lookUpView.parse(body).items.map(({ kind, id }) => `${kind}:${id}`);
  const isAnswer = (key: string) =>
    answers.some((answer) => (answer.endsWith('*') ? key.startsWith(answer.slice(0, -1)) : key === answer));
  expect(found.some(isAnswer) ? 'found' : found).toBe('found');
});
