import { Command, InvalidArgumentError, type Option } from 'commander';
import { NAMES } from '../decks/names.ts';
import { gameSlugs } from '../games/registry.ts';
import { version } from '../version.ts';
import { toldOf } from './told.ts';

const DATABASE = `
The database is the PostgreSQL server that DATABASE_URL names. Without that it
is embedded in the process and lives in DATA_DIR (.data), which one process at a
time can use: stop a service that has it.`;

const IMPORTING = `
Examples:
  arbiter import plugins/shadowfist
  arbiter import cards.xlsx --game highlander --map columns.yaml --dry-run
  arbiter import --forget cards.xlsx

Exit code: 0 all of it landed; 3 it was written, but for some rows; 1 nothing
was written.`;

const REWRITING = `
A start leaves content that a newer program wrote. To go back to this version on
purpose, stop the newer processes, run this, and start this version. What was
imported stays.`;

const VALIDATING = `
Examples:
  arbiter validate deck.dek --format year-of-the-dragon
  arbiter validate deck.txt --game shadowfist --format classic --format modern
  arbiter validate deck.txt --game shadowfist --own house-rules.json --json

Lines that cannot be read are reported, and the rest is judged.

Exit code: 0 legal by every format; 1 illegal by one; 2 not judged, or lines are
unread or unresolved.`;

const CONVERTING = `
Formats: arbiter, plain, lackey-dek, lackey-txt, octgn, cockatrice, arena, mtgo,
tabletop-simulator, untap. The list is written to the standard output; parts
that the format cannot store are reported on the standard error.

Examples:
  arbiter convert deck.txt --game shadowfist --to lackey-dek > deck.dek
  arbiter convert deck.txt --game shadowfist --to plain --names catalogue

Exit code: 0 nothing is lost; 1 parts are lost or names unresolved; 2 not
converted.`;

const CHECKING = `
The request is what POST /v1/rule-check takes; "arbiter schema rule-check" tells
its form. With - it is read from the standard input.

Examples:
  arbiter check turn.json
  arbiter check - --json < turn.json
  arbiter check turn.json --at http://127.0.0.1:4000
  arbiter check turn.json --strict

Exit code: 0 all actions are legal; 1 one is not, or the state could never have
come about; 2 not judged.`;

const COMPILING = `
The files are read as "arbiter import" reads them; nothing is written, and no
database is needed. A card is playable if the rule check plays it without
"unsupported". The table has the cards whose abilities are written, and those
whose texts are understood wholly, in part or not at all.

Examples:
  arbiter compile plugins/shadowfist
  arbiter compile plugins/shadowfist --json > coverage.json
  arbiter compile plugins/shadowfist --digests > before.txt`;

const PLAYING = `
Every player does anything that is legal, as chance will have it. What the
service lists as legal and then refuses, and any failure of it, is told, and
written to a file that "arbiter check" judges again.

Examples:
  arbiter play --games 20 --players 2-4 --seed 7
  arbiter play --game highlander --games 30 --in-process
  arbiter play --deck dragons.txt --deck lotus.txt --in-process
  arbiter play --deck dragons.txt lotus.txt --games 100 --usage counts.json
  arbiter play --deck dragons.txt lotus.txt --record games.ndjson
  arbiter play --deck dragons.txt lotus.txt --replay games.ndjson

Each deck is played equally often. Cards that the rule check does not play in
full are not dealt; they are listed with the reason.

Exit code: 0 the service did well; 1 it failed.`;

const program = new Command('arbiter')
  .description('The law of card games whose publishers are gone.')
  .version(version)
  // What is so when an option is not given goes without saying.
  .configureHelp({ optionDescription: ({ description }: Option) => description })
  .showHelpAfterError('(--help tells what can be asked)');

program
  .command('serve')
  .description('serve the catalogue at HOST (127.0.0.1) and PORT (4000)')
  .addHelpText('after', DATABASE)
  .action(async () => {
    await import('../main.ts');
  });

program
  .command('import')
  .description('bring the card files that people keep into the catalogue: LackeyCCG, OCTGN, CSV, XLSX, JSON')
  .argument('[paths...]', 'files, or folders with all below them')
  .addOption(
    program
      .createOption('--game <slug>', `the game of files that do not tell it: ${gameSlugs.join(' or ')}`)
      .choices(gameSlugs),
  )
  .option(
    '--map <file>',
    'a mapping file (YAML or JSON): what the columns mean, where the defaults do not fit',
  )
  .option('--forget <name...>', 'take out files that were imported before, by name', [])
  .option('--dry-run', 'tell what would be done, and write nothing', false)
  .option('--strict', 'write nothing unless every row lands', false)
  .option('--json', 'the report as JSON', false)
  .option('--verbose', 'every remark and change, however many', false)
  .addHelpText('after', IMPORTING)
  .addHelpText('after', DATABASE)
  .action(async (paths, options, command) => {
    if (paths.length + options.forget.length === 0)
      command.error('error: nothing to import; name files or folders, or what to --forget');
    const { importCommand } = await import('./import.ts');
    process.exitCode = await importCommand(paths, options);
  });

program
  .command('rewrite')
  .description('write the content of this version, even over that of a newer one')
  .addHelpText('after', REWRITING)
  .addHelpText('after', DATABASE)
  .action(async () => {
    const { rewriteCommand } = await import('./rewrite.ts');
    await rewriteCommand();
  });

program
  .command('export')
  .description('write the whole catalogue as files: those that /v1/bulk serves, and their list')
  .argument('<folder>', 'where to; made if it is not there')
  .option('--gzip', 'compress them', false)
  .addHelpText('after', DATABASE)
  .action(async (folder, options) => {
    const { exportCommand } = await import('./export.ts');
    await exportCommand(folder, options);
  });

program
  .command('validate')
  .description('judge a deck by formats; any format of deck list is read')
  .argument('<file>', 'the deck list')
  .addOption(
    program
      .createOption('--game <slug>', `the game, if the list does not name it: ${gameSlugs.join(' or ')}`)
      .choices(gameSlugs),
  )
  .option('--format <slug...>', 'the formats that judge', [])
  .option('--own <file>', 'a format of your own (JSON)')
  .option('--as-of <moment>', 'a date or a source: the cards as they stood then')
  .option('--json', 'the answer as JSON', false)
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
      .createOption('--names <which>', 'names of the list, or full names of the catalogue')
      .choices(NAMES)
      .default('written' as const),
  )
  .option('--json', 'the answer as JSON', false)
  .addHelpText('after', CONVERTING)
  .addHelpText('after', DATABASE)
  .action(async (file, options) => {
    const { convertCommand } = await import('./convert.ts');
    process.exitCode = await convertCommand(file, options);
  });

program
  .command('check')
  .description('say whether moves are legal: a state of a game, and what the players do in it')
  .argument('<file>', 'the request (JSON)')
  .option('--at <address>', 'a service that judges; without it this process does, on the database')
  .option('--strict', 'call what was not judged in full unsupported', false)
  .option('--json', 'the answer as JSON', false)
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
  .addHelpText('after', PLAYING)
  .addHelpText('after', DATABASE)
  .action(async (options) => {
    const { playCommand } = await import('./play.ts');
    process.exitCode = await playCommand(options);
  });

program
  .command('compile')
  .description(
    'say how many cards of a pool the rule check plays, and what it does not understand of the rest',
  )
  .argument('<paths...>', 'card files, or folders with all below them')
  .addOption(
    program
      .createOption('--game <slug>', `the game of files that do not tell it: ${gameSlugs.join(' or ')}`)
      .choices(gameSlugs),
  )
  .option('--map <file>', 'a mapping file (YAML or JSON), as for import')
  .option('--json', 'the coverage as JSON', false)
  .option(
    '--digests',
    'a digest of what each text compiles to, one a line, to compare versions by diff',
    false,
  )
  .option('--verbose', 'every gap and every sentence, however many', false)
  .addHelpText('after', COMPILING)
  .action(async (given, options) => {
    const { compileCommand } = await import('./compile.ts');
    process.exitCode = await compileCommand(given, options);
  });

program
  .command('schema')
  .description('print the JSON Schema of a form of file')
  .argument('[name]', 'which one; without it they are listed')
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
