import type { Remark } from '../../card-files/entries.ts';
import { readMapping } from '../../card-files/mapping/read-mapping.ts';
import { type GameSlug, games } from '../../games/registry.ts';
import { OperatorError } from '../../operator-error.ts';
import { whileAlone } from '../advisory-lock.ts';
import type { Database } from '../connection.ts';
import { thisProgram } from '../content-program.ts';
import { type CoverageLimit, coverageOf } from '../coverage/coverage.ts';
import { houseContent } from '../kept-content/house-content.ts';
import { keepWritten } from '../kept-content/read-snapshot.ts';
import { type PreparingFolders, prepareAlone } from '../prepare.ts';
import { type Remade, remake, writeRemade } from '../remaking.ts';
import { tidy } from '../writing/tidy.ts';
import { writeTransaction } from '../writing/write-transaction.ts';
import type { SpeakingFile } from './content-with-files.ts';
import { readGivenSlugs } from './given-slugs.ts';
import { fileReports, type ImportReport } from './import-report.ts';
import { hashWithFiles, type KeptFile, type KeptHash, keepFiles, readKeptFiles } from './kept-files.ts';
import type { GivenSlug } from './merging/slugs.ts';
import { identityOf, isPrinting, movedSlugs, type Replaced } from './moved-slugs.ts';
import { type Plan, planOf } from './planning.ts';
import { type GivenFile, isWithin, readGivenFiles } from './read-given.ts';
import { speakingFiles } from './speaking-files.ts';

/** What is imported, and how. */
export interface Importing {
  readonly files: readonly GivenFile[];
  /** Names of kept files to take out. */
  readonly forget: readonly string[];
  /** The mapping file; empty for none. */
  readonly mapping: { readonly name: string; readonly text: string };
  /** The game of files that do not tell it. */
  readonly game: GameSlug | undefined;
  /** Everything but writing. */
  readonly dryRun: boolean;
  /** Any error refuses all. */
  readonly strict: boolean;
  /** Hears what is being done. */
  readonly onProgress: (step: string) => void;
}

/**
 * Brings what people keep into the catalogue, in one transaction: all of it or, at a failure or a kill, none. The files
 * are kept as they came; a file that was imported before is replaced, and one that is as it was changes nothing.
 */
export async function importFiles(
  database: Database,
  folders: PreparingFolders,
  importing: Importing,
): Promise<ImportReport> {
  const work = () => importAlone(database, folders, importing);
  try {
    return await (database.kind === 'server' ? whileAlone(database.pool, work) : work());
  } catch (error) {
    throw database.explain(error);
  }
}

async function importAlone(
  database: Database,
  folders: PreparingFolders,
  importing: Importing,
): Promise<ImportReport> {
  const { report, writing } = await workOut(database, folders, importing);
  if (writing === undefined) return report;

  const { before, kept, remade, seedsHash } = writing;
  const cards = remade.games.reduce((sum, game) => sum + game.cards.length, 0);
  importing.onProgress(`Writing ${count(cards, 'card')}`);
  const own = { ...thisProgram, seedsHash };
  const made = { contentHash: hashWithFiles(seedsHash, kept), programHash: own.programHash };
  const dataVersion = await writeTransaction(database.pool, async (tx) => {
    await keepFiles(tx, before, kept);
    return writeRemade(tx, remade, made, own);
  });
  await tidy(database.pool);
  await keepWritten(database, remade.games);
  await database.makeDurable();
  return { ...report, dataVersion, outcome: 'written' };
}

/** Compiling a text takes about a millisecond, which would make the import of a large pool slower. */
const COMPILED: CoverageLimit = { complete: 5_000, sample: 1_000 };

/** What an import does, without what it read to find that out. */
interface WorkedOut {
  readonly report: ImportReport;
  /** Undefined where nothing is to be written. */
  readonly writing?: {
    readonly before: readonly KeptHash[];
    readonly kept: readonly KeptFile[];
    readonly remade: Remade;
    readonly seedsHash: string;
  };
}

async function workOut(
  database: Database,
  folders: PreparingFolders,
  importing: Importing,
): Promise<WorkedOut> {
  const { prisma } = database;
  const { onProgress, strict } = importing;
  onProgress('Preparing the database');
  const { newer } = await prepareAlone(database, folders);
  if (newer !== undefined) {
    throw new OperatorError(
      `The content was written by the newer version ${newer}. Import with that version; this is ${thisProgram.version}.`,
    );
  }
  const { number: dataVersion } = await prisma.dataVersion.findUniqueOrThrow({ where: { id: 1 } });
  const told = { files: [], forgotten: [], remarks: [], changes: [], coverage: [], dataVersion };

  onProgress(`Reading ${count(importing.files.length, 'file')}`);
  const mapping = readMapping(importing.mapping.text, importing.mapping.name);
  if (!mapping.ok) return { report: { ...told, remarks: mapping.remarks, outcome: 'refused' } };
  const before = await readKeptFiles(prisma);
  const readings = await readGivenFiles(importing.files, {
    ...importing,
    mapping: mapping.mapping,
    keptGame: (identity) => gameKept(before, identity),
  });
  const plan = planOf(before, readings, importing.mapping.text, importing.forget);
  const reportOf = (remarks: readonly Remark[]) => ({
    ...told,
    remarks,
    files: fileReports(readings, plan, remarks),
    forgotten: plan.forgotten.map(({ name }) => name),
  });
  if (plan.stopped || (strict && hasError(plan.remarks))) {
    return { report: { ...reportOf(plan.remarks), outcome: 'refused' } };
  }
  onProgress('Merging the content');
  const house = houseContent(folders);
  const files = await speakingAfter(plan);
  const given = await slugsAfter(plan, files, await readGivenSlugs(prisma));
  const remade = await remake(database, house.games(), files, given);
  onProgress('Compiling card texts');
  const report = {
    ...reportOf([...plan.remarks, ...ofGivenFiles(remade.remarks, plan)]),
    changes: remade.changes,
    coverage: remade.games.flatMap((game) => coverageOf(game, COMPILED) ?? []),
  };
  if (plan.fresh.length + plan.forgotten.length === 0) {
    return { report: { ...report, changes: [], outcome: 'unchanged' } };
  }
  if (strict && hasError(report.remarks)) return { report: { ...report, changes: [], outcome: 'refused' } };
  if (importing.dryRun) return { report: { ...report, outcome: 'dry-run' } };
  return {
    report: { ...report, outcome: 'written' },
    writing: { before, kept: plan.kept, remade, seedsHash: house.seedsHash },
  };
}

function gameKept(kept: readonly KeptFile[], wanted: string): GameSlug | undefined {
  const [only, ...others] = kept.filter(({ identity }) => identity === wanted);
  return others.length === 0 ? only?.game : undefined;
}

function hasError(remarks: readonly Remark[]): boolean {
  return remarks.some(({ level }) => level === 'error');
}

/**
 * The remarks on the files that were given. Notes on a file that was kept as it is were made when it was first imported;
 * what is not in force is reported each time.
 */
function ofGivenFiles(remarks: readonly Remark[], { fresh, given }: Plan): Remark[] {
  const isOn = (files: readonly KeptFile[]) => {
    const names = files.map(({ name }) => name);
    return ({ place, other }: Remark) =>
      names.some((name) => isWithin(place.file, name) || (other !== undefined && isWithin(other.file, name)));
  };
  const isOnFresh = isOn(fresh.map(({ file }) => file));
  const isOnGiven = isOn([...given.values()]);
  return remarks.filter((remark) => isOnFresh(remark) || (remark.level !== 'note' && isOnGiven(remark)));
}

/** What all files say after the import. */
async function speakingAfter({ kept, fresh }: Plan): Promise<SpeakingFile[]> {
  const unchanged = kept.slice(0, kept.length - fresh.length);
  return [
    ...(await speakingFiles(unchanged)),
    ...fresh.map(({ file, reading }) => ({ ...file, entries: reading.entries, date: reading.date })),
  ];
}

async function slugsAfter(
  plan: Plan,
  files: readonly SpeakingFile[],
  given: ReadonlyMap<string, readonly GivenSlug[]>,
): Promise<ReadonlyMap<string, readonly GivenSlug[]>> {
  const updated = plan.fresh.flatMap(({ before, reading }) =>
    before === undefined ? [] : [{ before, reading }],
  );
  if (updated.length === 0) return given;
  const said = await speakingFiles(updated.map(({ before }) => before));
  return new Map(
    games.map((game) => {
      const left = new Set(
        files
          .filter((file) => file.game === game.slug)
          .flatMap(({ entries }) => entries.filter(isPrinting).map((entry) => identityOf(game, entry))),
      );
      const replaced = updated.flatMap(({ reading }, place): Replaced[] =>
        reading.game === game.slug ? [{ before: said[place]?.entries ?? [], after: reading.entries }] : [],
      );
      return [game.slug, movedSlugs(game, given.get(game.slug) ?? [], replaced, left)];
    }),
  );
}

function count(number: number, what: string): string {
  return `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
}
