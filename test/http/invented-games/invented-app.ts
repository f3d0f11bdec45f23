import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayOptions } from '../../../src/cli/play.ts';
import { type Service, serviceOf } from '../../../src/cli/playing/ways-in.ts';
import { smallContent } from '../../database/small-content.ts';
import { importedApp } from '../imported-app.ts';

export const invented = (name: string) => join(import.meta.dirname, name);

const open = '- {slug: open, name: Open, ruleset: null, about: Every card., rules: []}';

/** The service with the invented cards. Call it at the top of a test file. */
export async function inventedService(): Promise<Service> {
  const app = await importedApp(
    { 'pool.csv': readFileSync(invented('pool.csv'), 'utf8') },
    smallContent({ 'shadowfist/formats.yaml': open }),
  );
  return serviceOf(app, async () => undefined);
}

/** How the games of the corpus beside this file were recorded. */
export const asRecorded: PlayOptions = {
  game: 'shadowfist',
  ruleset: [],
  games: 4,
  players: { least: 2, most: 2 },
  seed: 1,
  mostActions: 200,
  deck: [invented('clay.txt'), invented('mud.txt')],
  at: '',
  inProcess: true,
};
