export interface MarkedTitle {
  /** Without the mark. */
  readonly title: string;
  /** Absent where the title has no mark; null where the mark is of a version without an errata number. */
  readonly errataNumber?: number | null;
}

/** "Fox Pass v2", "Fox Pass (v2)", "Fox Pass [ver. 2]", "Fox Pass vPAP" and "Fox Pass (PAP)". */
const VERSION = '(?:v\\.?|ver\\.?\\s*|version\\s*)(\\d{1,2}|PAP)';
const MARKS = [
  new RegExp(`^(.*\\S)\\s+${VERSION}$`, 'i'),
  new RegExp(`^(.*\\S)\\s*\\((?:${VERSION}|(PAP))\\)$`, 'i'),
  new RegExp(`^(.*\\S)\\s*\\[(?:${VERSION}|(PAP))\\]$`, 'i'),
];

/**
 * Version 2 is the first errata, with errata number 1; version 1 is the card as it first came out. PAP means "play as
 * printed" (Shadowfist 9.2): an upgrade without an errata number.
 */
export function titleWithoutMark(written: string): MarkedTitle {
  for (const mark of MARKS) {
    const [, title, ...versions] = mark.exec(written) ?? [];
    const version = versions.find((part) => part !== undefined)?.toUpperCase();
    if (title === undefined || version === undefined || Number(version) === 0) continue;
    return { title, errataNumber: version === 'PAP' || version === '1' ? null : Number(version) - 1 };
  }
  return { title: written };
}

/** "Fox Pass (promo)", "Fox Pass [Reloaded]", "Fox Pass vX", "Fox Pass PAP". */
const SUSPECT = /\S\s*(\([^()]+\)|\[[^[\]]+\]|\{[^{}]+\}|\sv\.?[A-Z0-9]{1,4}|\sPAP)$/;

/** What looks like a mark at the end of a title and is not known as one; undefined where there is nothing of the kind. */
export function unknownMark(title: string): string | undefined {
  return SUSPECT.exec(title)?.[1]?.trim();
}
