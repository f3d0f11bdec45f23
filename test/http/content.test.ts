import { describe, expect, it } from 'vitest';
import { askForEverything } from '../../scripts/content/served.ts';
import { askApp } from '../../scripts/content/service.ts';
import { tally } from '../../scripts/content/tally.ts';
import { loadSeeds } from '../../src/database/seeding/load-seeds.ts';
import { readSeedFiles } from '../../src/database/seeding/seed-files.ts';
import { paths } from '../../src/paths.ts';
import { testApp } from '../setup/app.ts';

const app = await testApp();

describe('what the content holds', () => {
  it('is served over REST, none missing and every word as it is held', async () => {
    const contents = loadSeeds(readSeedFiles(paths.seeds));
    const rows = tally(contents, await askForEverything(askApp(app)));
    expect(rows.filter((row) => row.held !== row.served || row.differing.length > 0)).toEqual([]);
    expect(rows.find((row) => row.source === 'shadowfist.yotd' && row.what === 'card texts')?.served).toBe(
      58,
    );
  });

  it('is missed where it is not served, and told apart where it is served in other words', async () => {
    const served = await askForEverything(askApp(app));
    const poorer = served.map((game) => ({
      ...game,
      versions: game.versions.filter((version) => version.id !== 'shadowfist/fox-pass/yotd'),
      rulings: game.rulings.map((ruling) => ({ ...ruling, statement: `${ruling.statement} ` })),
    }));
    const rows = tally(loadSeeds(readSeedFiles(paths.seeds)), poorer);
    const shadowfist = rows.filter((row) => row.source === 'shadowfist.yotd');
    expect(shadowfist.find((row) => row.what === 'card texts')).toMatchObject({
      held: 58,
      served: 57,
      missing: ['shadowfist/fox-pass/yotd'],
    });
    const rulings = shadowfist.find((row) => row.what === 'rulings');
    expect(rulings?.missing).toEqual([]);
    expect(rulings?.differing).toHaveLength(rulings?.held ?? Number.NaN);
  });
});
