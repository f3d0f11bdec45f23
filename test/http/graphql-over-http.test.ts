import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';

const app = await testApp();
await app.listen({ port: 0 });
const { port } = app.server.address() as AddressInfo;

const audits = serverAudits({ url: `http://127.0.0.1:${port}/graphql` });

test.each(audits)('the GraphQL endpoint $name ($id)', async (audit) => {
  expect(await audit.fn()).toMatchObject({ status: 'ok' });
});

test('the audit of GraphQL over HTTP has 61 points', () => {
  expect(audits).toHaveLength(61);
});
