import { expect, onTestFinished, test } from 'vitest';
import { demoPlugin } from './demo-plugin.ts';
import { operator } from './operator.ts';

test('while a service has the embedded database, an import is refused and told who has it', async () => {
  const given = await operator();
  onTestFinished(given.leave);
  given.write(demoPlugin);
  const { pid, url } = await given.serve();

  const { code, stdout, stderr } = await given.arbiter('import', 'demo');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    new RegExp(`^The data folder \\S+ is in use by process ${pid}\\. .*[Ss]top that process.*\n$`),
  );
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
