import { expect, test } from 'vitest';
import { schemaDrift } from '../../scripts/schema-drift.ts';

test('the migrations make the database that schema.prisma describes', async () => {
  expect(await schemaDrift()).toBe('');
});
