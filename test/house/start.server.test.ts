import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/database/connection.ts';
import { freshDatabase } from '../setup/database.ts';
import { startService } from './service.ts';

test('two processes that start at once on an empty server fill it once', async () => {
  const { config, environment, remove } = await freshDatabase('empty');
  onTestFinished(remove);
  const services = await Promise.all([startService({ ...environment }), startService({ ...environment })]);

  expect(services.map(({ wroteContent }) => wroteContent).sort()).toEqual([false, true]);
  for (const { url } of services) expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const database = await openDatabase(config);
  onTestFinished(() => database.close());
  expect(await database.prisma.dataVersion.findMany()).toMatchObject([{ id: 1, number: 1 }]);
});
