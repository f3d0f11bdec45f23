import { Command, InvalidArgumentError, type Option } from 'commander';
import { NAMES } from '../decks/names.ts';
import { gameSlugs } from '../games/registry.ts';
import { version } from '../version.ts';
import { toldOf } from './told.ts';

const DATABASE = `
The database is the PostgreSQL server that DATABASE_URL names. Without that it
runs inside the process and stores its files in DATA_DIR (.data). Only one
process can use that folder at a time, so stop the service first.`;

const IMPORTING = `
Examples:
  arbiter import plugins/shadowfist
  arbiter import cards.xlsx --game highlander --map columns.yaml --dry-run
  arbiter import --forget cards.xlsx

Exit code: 0 everything was imported; 3 some rows were not imported; 1 nothing
was written.`;

const REWRITING = `
The service does not replace content of a newer version. To go back to this
version, stop the newer processes, run this command, and start this version.
Imported files are kept.`;

const BACKING_UP = `
A backup has every row of the database, and can be restored into an embedded
database or a PostgreSQL server, by the same or a newer version. Both commands
work while the service runs; it serves restored content within seconds.

Examples:
  arbiter backup arbiter.backup
  arbiter restore arbiter.backup --replace
  DATABASE_URL=postgresql://… arbiter restore arbiter.backup`;

const VALIDATING = `
Examples:
  arbiter validate deck.dek --format year-of-the-dragon
  arbiter validate deck.txt --game shadowfist --format classic --format modern
  arbiter validate deck.txt --game shadowfist --own house-rules.json --json

Lines that cannot be read are reported; the other lines are checked.

Exit code: 0 legal in every format; 1 illegal in at least one; 2 not checked, or
some lines are unread or unresolved.`;

const CONVERTING = `
Formats: arbiter, plain, lackey-dek, lackey-txt, octgn, cockatrice, arena, mtgo,
tabletop-simulator, untap. The list is written to the standard output; parts
that the format cannot store are reported on the standard error.

Examples:
  arbiter convert deck.txt --game shadowfist --to lackey-dek > deck.dek
  arbiter convert deck.txt --game shadowfist --to plain --names catalogue

Exit code: 0 converted completely; 1 parts were dropped or not found; 2 not
converted.`;

const CHECKING = `
The request is the body of POST /v1/rule-check. "arbiter schema rule-check"
prints its schema. Use - to read the request from the standard input.

Examples:
  arbiter check turn.json
  arbiter check - --json < turn.json
  arbiter check turn.json --at http://127.0.0.1:4000
  arbiter check turn.json --strict

Exit code: 0 all actions are legal; 1 an action or the state is illegal; 2 not
checked.`;

const COMPILING = `
The files are read as by "arbiter import"; nothing is written, and no database
is needed. A card is playable if the rule check plays it without "unsupported".
The table counts the cards with written abilities, and the cards whose texts are
understood completely, in part or not at all.

Digests and figures contain no card text.

Examples:
  arbiter compile plugins/shadowfist
  arbiter compile plugins/shadowfist --json > coverage.json
  arbiter compile plugins/shadowfist --digests > before.txt
  arbiter compile plugins/shadowfist --compare before.txt --verbose
  arbiter compile plugins/shadowfist --figures > golden.json
  arbiter compile plugins/shadowfist --golden golden.json

Exit code: 0; 1 if a set has fallen below its golden figures.`;

const PLAYING = `
The players choose legal actions at random. If the service refuses an action
that it listed as legal, or fails, the command reports it and writes the request
to a file for "arbiter check".

Examples:
  arbiter play --games 20 --players 2-4 --seed 7
  arbiter play --game highlander --games 30 --in-process
  arbiter play --deck dragons.txt --deck lotus.txt --in-process
  arbiter play --deck dragons.txt lotus.txt --games 100 --usage counts.json
  arbiter play --deck dragons.txt lotus.txt --record games.ndjson
  arbiter play --deck dragons.txt lotus.txt --replay games.ndjson
  arbiter play --tables 12 --in-process --usage seen.json

Each deck is played equally often. Cards that the rule check does not play in
full are not dealt; they are listed with the reason.

With --tables, each card (of the decks, or of the catalogue) is laid on tables
of rich players where it should matter. The command leaves out its effects one
by one, and lists those without which nothing was ever different. --usage writes
what was seen of each card. A file for --explained is a list of entries such as
{card: tin-tiger, part: "continuous > cost", reason: "It has no cost."}; card or
part may be absent, and a part may be only the beginning of one.

Exit code: 0 no failure; 1 a failure, or something that is not explained.`;

const program = new Command('arbiter')
  .description('Rules, cards and rulings of card games whose publishers are gone.')
  .version(version)
  // What is so when an option is not given goes without saying.
  .configureHelp({ optionDescription: ({ description }: Option) => description })
  .showHelpAfterError('(use --help to list the commands and options)');

program
  .command('serve')
  .description('start the service at HOST (127.0.0.1) and PORT (4000)')
  .addHelpText('after', DATABASE)
  .action(async () => {
    await import('../main.ts');
  });

program
  .command('import')
  .description('import card files into the catalogue: LackeyCCG, OCTGN, CSV, XLSX, JSON')
  .argument('[paths...]', 'files or folders (with their subfolders)')
  .addOption(
    program
      .createOption('--game <slug>', `the game, for files that do not name it: ${gameSlugs.join(' or ')}`)
      .choices(gameSlugs),
  )
  .option('--map <file>', 'a mapping file (YAML or JSON) with the meaning of the columns')
  .option('--forget <name...>', 'remove imported files, by name', [])
  .option('--dry-run', 'show the result without writing it', false)
  .option('--strict', 'write nothing unless every row can be imported', false)
  .option('--json', 'print the report as JSON', false)
  .option('--verbose', 'print every remark and change', false)
  .addHelpText('after', IMPORTING)
  .addHelpText('after', DATABASE)
  .action(async (paths, options, command) => {
    if (paths.length + options.forget.length === 0)
      command.error('error: nothing to import; give files or folders, or use --forget');
    const { importCommand } = await import('./import.ts');
    process.exitCode = await importCommand(paths, options);
  });

program
  .command('rewrite')
  .description('write the content of this version, even if a newer version wrote the content')
  .addHelpText('after', REWRITING)
  .addHelpText('after', DATABASE)
  .action(async () => {
    const { rewriteCommand } = await import('./rewrite.ts');
    await rewriteCommand();
  });

program
  .command('backup')
  .description('write the whole database to a file, also while the service runs')
  .argument('<file>', 'the file; replaced if it exists')
  .addHelpText('after', BACKING_UP)
  .action(async (file) => {
    const { backupCommand } = await import('./backup.ts');
    await backupCommand(file);
  });

program
  .command('restore')
  .description('make the database what it was when a backup was written')
  .argument('<file>', 'a file that "arbiter backup" wrote')
  .option('--replace', 'replace a database with imported files', false)
  .addHelpText('after', BACKING_UP)
  .action(async (file, options) => {
    const { restoreCommand } = await import('./backup.ts');
    await restoreCommand(file, options);
  });

program
  .command('export')
  .description('write the whole catalogue as files, as served at /v1/bulk, with their list')
  .argument('<folder>', 'the target folder; created if it does not exist')
  .option('--gzip', 'compress the files', false)
  .addHelpText('after', DATABASE)
  .action(async (folder, options) => {
    const { exportCommand } = await import('./export.ts');
    await exportCommand(folder, options);
  });

program
  .command('validate')
  .description('check a deck by one or more formats; reads every deck list format')
  .argument('<file>', 'the deck list')
  .addOption(
    program
      .createOption('--game <slug>', `the game, if the list does not name it: ${gameSlugs.join(' or ')}`)
      .choices(gameSlugs),
  )
  .option('--format <slug...>', 'the formats', [])
  .option('--own <file>', 'a format of your own (JSON)')
  .option('--as-of <moment>', 'a date or a source id: use the card texts of that time')
  .option('--json', 'print the result as JSON', false)
  .addHelpText('after', VALIDATING)
  .addHelpText('after', DATABASE)
  .action(async (file, options) => {
    const { validateCommand } = await import('./validate.ts');
    process.exitCode = await validateCommand(file, options);
  });

program
  .command('convert')
  .description('convert a deck list to another format')
  .argument('<file>', 'the deck list')
  .requiredOption('--to <format>', 'the new format')
  .addOption(
    program
      .createOption('--game <slug>', `the game, if the list does not name it: ${gameSlugs.join(' or ')}`)
      .choices(gameSlugs),
  )
  .addOption(
    program
      .createOption('--names <which>', 'use the names as written, or the full names of the catalogue')
      .choices(NAMES)
      .default('written' as const),
  )
  .option('--json', 'print the result as JSON', false)
  .addHelpText('after', CONVERTING)
  .addHelpText('after', DATABASE)
  .action(async (file, options) => {
    const { convertCommand } = await import('./convert.ts');
    process.exitCode = await convertCommand(file, options);
  });

program
  .command('check')
  .description('check whether moves are legal: a state of a game and the actions of the players')
  .argument('<file>', 'the request (JSON)')
  .option('--at <address>', 'the address of a service to use instead of the local database')
  .option('--strict', 'report an action as unsupported if it could not be checked completely', false)
  .option('--json', 'print the result as JSON', false)
  .addHelpText('after', CHECKING)
  .addHelpText('after', DATABASE)
  .action(async (file, options) => {
    const { checkCommand } = await import('./check.ts');
    process.exitCode = await checkCommand(file, options);
  });

program
  .command('play')
  .description('have players of chance play whole games by the rule check')
  .addOption(
    program
      .createOption('--game <slug>', `the game: ${gameSlugs.join(' or ')} (${gameSlugs[0]})`)
      .choices(gameSlugs),
  )
  .option('--ruleset <id...>', 'the rulesets that judge, game by game (each of the game)', [])
  .option('--games <number>', 'how many games (1)', wholeNumber, 1)
  .option('--players <number>', 'how many players, such as 3 or 2-4 (2)', seatsAtTable, { least: 2, most: 2 })
  .option('--seed <number>', 'what the games are repeated by (1)', wholeNumber, 1)
  .option('--deck <file...>', 'deck lists, dealt in turn; without any, decks are made by chance', [])
  .option('--at <address>', 'the service (http://127.0.0.1:4000)', 'http://127.0.0.1:4000')
  .option('--in-process', 'no service: play inside this process, on the database', false)
  .option('--most-actions <number>', 'after so many a game is left unfinished (5000)', wholeNumber, 5_000)
  .option('--usage <file>', 'count how the cards of the decks are used, and add the counts to this file')
  .option('--record <file>', 'record the games in this corpus: their seeds, and the digest of every state')
  .option(
    '--replay <file>',
    'play the games of this corpus (.gz too) again, and report the first difference of each',
  )
  .option('--tables <number>', 'try each card on so many tables instead of playing games', wholeNumber)
  .option('--explained <file>', 'with --tables: reasons why something is never seen (YAML)')
  .addHelpText('after', PLAYING)
  .addHelpText('after', DATABASE)
  .action(async (options) => {
    if (options.tables !== undefined) {
      const { tablesCommand } = await import('./tables.ts');
      process.exitCode = await tablesCommand({ ...options, tables: options.tables });
      return;
    }
    const { playCommand } = await import('./play.ts');
    process.exitCode = await playCommand(options);
  });

program
  .command('compile')
  .description('report how many cards the rule check can play, and which texts it does not understand')
  .argument('<paths...>', 'card files or folders (with their subfolders)')
  .addOption(
    program
      .createOption('--game <slug>', `the game, for files that do not name it: ${gameSlugs.join(' or ')}`)
      .choices(gameSlugs),
  )
  .option('--map <file>', 'a mapping file (YAML or JSON), as for import')
  .option('--json', 'print the coverage as JSON', false)
  .option(
    '--digests',
    'print digests of the compiled abilities of each text and its sentences, one text per line',
    false,
  )
  .option('--compare <file>', 'list the cards whose meaning differs from these digests, by sentence')
  .option('--figures', 'print how many cards of each set are playable and understood, as JSON', false)
  .option('--golden <file>', 'report the sets that have fallen below these figures')
  .option('--verbose', 'print every gap and every sentence; with --compare, the new abilities', false)
  .addHelpText('after', COMPILING)
  .action(async (given, options) => {
    const { compileCommand } = await import('./compile.ts');
    process.exitCode = await compileCommand(given, options);
  });

program
  .command('schema')
  .description('print a JSON Schema')
  .argument('[name]', 'the name of the schema; without it, all names are listed')
  .action(async (name) => {
    const { schemaCommand } = await import('./schema.ts');
    schemaCommand(name);
  });

function wholeNumber(written: string): number {
  if (/^\d{1,9}$/.test(written)) return Number(written);
  throw new InvalidArgumentError('It must be a whole number.');
}

/** `3`, or `2-4`. */
function seatsAtTable(written: string): { readonly least: number; readonly most: number } {
  const [, least = '', most = least] = /^([2-6])(?:-([2-6]))?$/.exec(written) ?? [];
  if (least !== '' && least <= most) return { least: Number(least), most: Number(most) };
  throw new InvalidArgumentError('It must be a number from 2 to 6, or two such as 2-4.');
}

try {
  await program.parseAsync();
} catch (error) {
  console.error(toldOf(error));
  process.exitCode = 1;
}
