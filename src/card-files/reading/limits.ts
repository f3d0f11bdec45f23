const mebibyte = 1024 * 1024;

/** How much a reader takes on, so that no file, however it was made, costs more than a machine has. */
export const limits = {
  /** Of one file, as it was given or out of an archive. */
  bytes: 64 * mebibyte,
  /** Of all that comes out of the archives given together. */
  unpackedBytes: 256 * mebibyte,
  archiveFiles: 10_000,
  /** A workbook or package may lie in an archive, but no archive deeper than that. */
  archiveDepth: 2,
  xmlDepth: 64,
  /** The parser of separated values keeps an error for each quote that stands wrong. */
  quotes: 8_000_000,
  rows: 500_000,
  columns: 1_000,
  cells: 20_000_000,
  /** As many as Excel itself allows a workbook. */
  styles: 65_490,
} as const;
