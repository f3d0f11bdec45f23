import type { Remark } from '../../card-files/entries.ts';
import { hashOf, type KeptFile } from './kept-files.ts';
import type { CardsReading, FileReading } from './read-given.ts';

/** What an import will keep. */
export interface Plan {
  /** All files that are kept after it, the new ones last. */
  readonly kept: readonly KeptFile[];
  /** Those among them that are new or say something new, with what they say and what was kept in their place. */
  readonly fresh: readonly FreshFile[];
  readonly forgotten: readonly KeptFile[];
  /** What each given file that was read is kept as: under its own name, or the one under which it was kept before. */
  readonly given: ReadonlyMap<CardsReading, KeptFile>;
  readonly remarks: readonly Remark[];
  /** Something that was asked for cannot be done at all. */
  readonly stopped: boolean;
}

export interface FreshFile {
  readonly file: KeptFile;
  readonly reading: CardsReading;
  readonly before: KeptFile | undefined;
}

/** A file that is imported again and differs replaces the one that was kept. */
export function planOf(
  before: readonly KeptFile[],
  readings: readonly FileReading[],
  mapping: string,
  forget: readonly string[],
): Plan {
  const read = readings.filter((reading): reading is CardsReading => reading.is === 'read');
  const given = new Map<CardsReading, KeptFile>();
  const fresh = read.flatMap((reading): FreshFile[] => {
    const {
      game,
      identity,
      given: { name, bytes },
    } = reading;
    const file = { game, identity, name, bytes, mapping, contentHash: hashOf(bytes, mapping) };
    const held = before.find((kept) => kept.game === game && kept.identity === identity);
    const isHeld = held?.contentHash === file.contentHash;
    given.set(reading, isHeld ? held : file);
    return isHeld ? [] : [{ file, reading, before: held }];
  });
  const forgotten = before.filter(({ name, identity }) => forget.includes(name) || forget.includes(identity));
  const gone = new Set([...forgotten, ...fresh.map((one) => one.before)]);
  const refusals = [...twice(read), ...unknown(forget, forgotten, before)];
  return {
    kept: [...before.filter((kept) => !gone.has(kept)), ...fresh.map(({ file }) => file)],
    fresh,
    forgotten,
    given,
    remarks: [...readings.flatMap((reading) => remarksOf(reading, fresh)), ...refusals],
    stopped: refusals.length > 0 || readings.some(saysNothing),
  };
}

/** What there was to tell of a file that is as it was, was told; but for rows that still do not land. */
function remarksOf(reading: FileReading, fresh: readonly FreshFile[]): readonly Remark[] {
  const isNew = reading.is !== 'read' || fresh.some((one) => one.reading === reading);
  return isNew ? reading.remarks : reading.remarks.filter(({ level }) => level === 'error');
}

/** A file that was named itself must say something. */
function saysNothing(reading: FileReading): boolean {
  if (!reading.given.named) return false;
  return reading.is === 'read' ? reading.entries.length === 0 && reading.rows > 0 : reading.is === 'refused';
}

/** Of two files that count as the same one, only one could be kept. */
function twice(readings: readonly CardsReading[]): Remark[] {
  const first = new Map<string, CardsReading>();
  return readings.flatMap((reading) => {
    const key = `${reading.game}/${reading.identity}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, reading);
      return [];
    }
    const message = `It has the same name as ${earlier.given.name}: "${reading.identity}". Rename one of them.`;
    return [refusal('file/same-name', reading.given.name, message)];
  });
}

function unknown(
  forget: readonly string[],
  forgotten: readonly KeptFile[],
  before: readonly KeptFile[],
): Remark[] {
  const kept = before.map((file) => file.name).join(', ') || 'none';
  return forget
    .filter((wanted) => !forgotten.some(({ name, identity }) => name === wanted || identity === wanted))
    .map((wanted) =>
      refusal(
        'file/not-kept',
        wanted,
        `No imported file is called "${wanted}"; the imported files are: ${kept}.`,
      ),
    );
}

/** An error that stops the whole import: which of the files is meant is not known. */
function refusal(code: string, file: string, message: string): Remark {
  return { level: 'error', code, place: { file, line: null, column: null }, message };
}
