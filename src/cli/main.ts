import { Command, Option } from 'commander';
import { gameSlugs } from '../games/registry.ts';
import { OperatorError } from '../operator-error.ts';
import { version } from '../version.ts';

const program = new Command('arbiter')
  .description('The law of card games whose publishers are gone.')
  .version(version)
  .showHelpAfterError();

program
  .command('serve')
  .description('serve the catalogue; the environment says where (PORT, HOST, DATABASE_URL, DATA_DIR)')
  .action(async () => {
    await import('../main.ts');
  });

program
  .command('import')
  .description('bring card files that people keep into the catalogue: LackeyCCG, OCTGN, CSV, XLSX, JSON')
  .argument('[paths...]', 'files, or folders with all below them')
  .addOption(new Option('--game <slug>', 'the game of files that do not tell it').choices(gameSlugs))
  .option('--map <file>', 'what the columns mean, where the defaults do not fit (YAML or JSON)')
  .option('--forget <name...>', 'take files out that were imported before', [])
  .option('--dry-run', 'tell what would be done, and write nothing', false)
  .option('--strict', 'write nothing unless every row lands', false)
  .option('--json', 'the report as JSON', false)
  .option('--verbose', 'every remark and change, however many', false)
  .action(async (paths, options) => {
    const { importCommand } = await import('./import.ts');
    process.exitCode = await importCommand(paths, options);
  });

program
  .command('export')
  .description('write the catalogue as the files that /v1/bulk serves')
  .argument('<folder>', 'where to; made if it is not there')
  .option('--gzip', 'write them compressed', false)
  .action(async (folder, options) => {
    const { exportCommand } = await import('./export.ts');
    await exportCommand(folder, options);
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
