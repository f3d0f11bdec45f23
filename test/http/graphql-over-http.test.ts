import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { originOf, testApp } from '../setup/app.ts';

const audits = serverAudits({ url: `${await originOf(await testApp())}/graphql` });

test.each(audits)('the GraphQL endpoint $name ($id)', async (audit) => {
  expect(await audit.fn()).toMatchObject({ status: 'ok' });
});

test('the audit of GraphQL over HTTP has 61 points', () => {
  expect(audits).toHaveLength(61);
});
