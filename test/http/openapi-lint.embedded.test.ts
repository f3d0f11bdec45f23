import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get } = clientOf(await testApp());
const { text } = await get('/openapi.json');

test('The OpenAPI document is valid by the schema of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('The recommended rules of Redocly find no error and no warning in the OpenAPI document', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: text, config });
  expect(found.map(({ ruleId, location }) => `${ruleId} at ${location[0]?.pointer}`)).toEqual([]);
});
