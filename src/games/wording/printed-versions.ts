import type { PrintingRef } from './card-wordings.ts';
import { printingRef } from './copies.ts';
import { digest } from './digest.ts';
import type { Figures } from './figures.ts';
import { covers, isOf } from './law.ts';
import {
  type ErrataNumberBasis,
  type KnownCard,
  type KnownPrinting,
  type KnownVersion,
  type ShownWording,
  shownWording,
} from './shown-wording.ts';

/** A wording as printings show it. */
export interface PrintedVersion {
  readonly id: string;
  /** Whether a version of this id stands already, and had no words till now. */
  readonly fills: boolean;
  readonly text: string;
  readonly errataNumber: number | null;
  readonly errataNumberBasis: ErrataNumberBasis | null;
  /** Those that are not the card's. */
  readonly figures: Figures;
  readonly appliesTo: { readonly to: 'printings'; readonly printings: readonly PrintingRef[] };
}

export interface PrintedVersions {
  /** In printing order. */
  readonly versions: readonly PrintedVersion[];
  /** By the id of a version that says something already: the printings that show its very words. */
  readonly printedIn: ReadonlyMap<string, readonly PrintingRef[]>;
  /** Printings said to show other words than those that a version is known to have there. */
  readonly disputed: readonly { readonly printing: PrintingRef; readonly version: string }[];
}

/**
 * The wordings of a card as its printings show them. Printings with the same words, errata number and figures are one
 * version. Those that show what a version says already are listed with it and make none; and a printed wording that
 * was known to be, though not its words, is filled in.
 */
export function printedVersions(card: KnownCard): PrintedVersions {
  const shown = card.printings.flatMap((printing) => shownWording(printing, card) ?? []);
  const undisputed = shown.filter(({ isDisputed }) => !isDisputed);
  const gaps = card.versions.flatMap((version) => gapOf(version, undisputed));
  const taken = new Set(card.versions.map(({ id }) => id));
  return {
    versions: grouped(undisputed, (one) => ownerOf(one, gaps)).map(([owner, group]) => {
      const gap = gaps.find(({ version }) => version.id === owner);
      return gap === undefined
        ? printedVersion(newId(card.idPrefix, group[0].key, taken), group)
        : filled(gap, group, card.printings);
    }),
    printedIn: new Map(
      grouped(undisputed, ({ version }) => version).map(([version, group]) => [version, refsOf(group)]),
    ),
    disputed: grouped(shown, ({ isDisputed, version }) => (isDisputed ? version : null)).flatMap(
      ([version, group]) => refsOf(group).map((printing) => ({ printing, version })),
    ),
  };
}

/** A printed wording that is known to be, though its words were not, and what they are. */
interface Gap {
  readonly version: KnownVersion;
  readonly printings: readonly PrintingRef[];
  /** That of the first of its printings whose words somebody gives. */
  readonly key: string;
}

function gapOf(version: KnownVersion, shown: readonly ShownWording[]): Gap[] {
  const { kind, text, appliesTo } = version;
  if (kind !== 'printed' || text !== null || appliesTo.to !== 'printings') return [];
  const first = shown.find(({ printing }) => covers(appliesTo, printing));
  return first === undefined ? [] : [{ version, printings: appliesTo.printings, key: first.key }];
}

/** The gap that a printing fills, or the key of a new version; null where a version says its words already. */
function ownerOf({ key, printing, version }: ShownWording, gaps: readonly Gap[]): string | null {
  const same = gaps.filter((gap) => gap.key === key);
  const own = same.find((gap) => covers(gap.version.appliesTo, printing));
  if (own !== undefined) return own.version.id;
  return version === null ? (same[0]?.version.id ?? key) : null;
}

type Group = readonly [ShownWording, ...ShownWording[]];

function printedVersion(id: string, group: Group): PrintedVersion {
  const [{ text, figures, printing }] = group;
  return {
    id,
    fills: false,
    text,
    errataNumber: printing.errataNumber,
    errataNumberBasis: printing.errataNumber === null ? null : (printing.errataNumberBasis ?? 'printed'),
    figures,
    appliesTo: { to: 'printings', printings: refsOf(group) },
  };
}

/** What was known of the version stays. Of its printings, those with other words or another number go their own way. */
function filled({ version, printings }: Gap, group: Group, all: readonly KnownPrinting[]): PrintedVersion {
  const made = printedVersion(version.id, group);
  const errataNumber = version.errataNumber ?? made.errataNumber;
  const others = all
    .filter((printing) => !group.some((member) => member.printing === printing))
    .filter((printing) => printing.text !== null || printing.errataNumber !== errataNumber);
  const kept = printings.filter((named) => !others.some((printing) => isOf(printing, named)));
  const joined = refsOf(group).filter((printing) => !kept.some((named) => isOf(printing, named)));
  return {
    ...made,
    fills: true,
    errataNumber,
    errataNumberBasis: version.errataNumberBasis ?? made.errataNumberBasis,
    figures: { ...made.figures, ...version.figures },
    appliesTo: { to: 'printings', printings: [...kept, ...joined] },
  };
}

/** Named by what it says, so that it stays the same whatever other printings become known; takes the id. */
function newId(prefix: string, key: string, taken: Set<string>): string {
  const plain = `${prefix}/printed-${digest(key)}`;
  const ids = [plain, ...Array.from(taken, (_, place) => `${plain}-${place + 2}`)];
  const id = ids.find((one) => !taken.has(one)) ?? plain;
  taken.add(id);
  return id;
}

function refsOf(group: readonly ShownWording[]): PrintingRef[] {
  return group.map(({ printing }) => printingRef(printing));
}

/** In the order in which the groups begin; without those that belong to none. */
function grouped(
  shown: readonly ShownWording[],
  groupOf: (one: ShownWording) => string | null,
): (readonly [string, Group])[] {
  const groups = new Map<string, [ShownWording, ...ShownWording[]]>();
  for (const one of shown) {
    const name = groupOf(one);
    if (name === null) continue;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [one]);
    else group.push(one);
  }
  return [...groups];
}
