import type { CardWordings } from './card-wordings.ts';
import type { RankedVersion } from './contenders.ts';
import type { NameInForce } from './wording.ts';

type NamePart = 'title' | 'subtitle';

/** A card's versions at a moment, each list in order of issue. */
export interface VersionsAtMoment {
  readonly issued: readonly RankedVersion[];
  readonly notYetIssued: readonly RankedVersion[];
}

/** The title at a moment. A card must be called something: where a former title is not known it keeps the one of now. */
export function titleInForce(card: CardWordings, versions: VersionsAtMoment): NameInForce<string> {
  const { value, version } = nameInForce('title', card, versions);
  return { value: value ?? card.title, version };
}

/** The subtitle at a moment; null where there is none or it is not known. */
export function subtitleInForce(card: CardWordings, versions: VersionsAtMoment): NameInForce<string | null> {
  return nameInForce('subtitle', card, versions);
}

/** The change of the same name that came after this one; null while the name it gave is in force. */
export function laterChange(version: RankedVersion, issued: readonly RankedVersion[]): RankedVersion | null {
  const next = (['title', 'subtitle'] as const)
    .map((part) => changesOf(part, issued))
    .filter((changes) => changes.includes(version))
    .map((changes) => changes[changes.indexOf(version) + 1]);
  return next.every((change) => change !== undefined) ? (next[0] ?? null) : null;
}

/** A card states its names of now, so before the change that made them only what was printed can tell them. */
function nameInForce(
  part: NamePart,
  card: CardWordings,
  versions: VersionsAtMoment,
): NameInForce<string | null> {
  const madeLater = changesOf(part, versions.notYetIssued).some((change) => change[part] === card[part]);
  const known = madeLater ? null : card[part];
  const last = changesOf(part, versions.issued).at(-1);
  if (last !== undefined) return { value: last[part] ?? known, version: last.id };
  const printed = versions.issued.findLast((version) => version.kind === 'printed' && version[part] !== null);
  return { value: known ?? printed?.[part] ?? null, version: null };
}

/** A source may change a name without showing the whole of it. */
function changesOf(part: NamePart, versions: readonly RankedVersion[]): RankedVersion[] {
  return versions.filter(
    (version) => version.kind !== 'printed' && (version.kind === part || version[part] !== null),
  );
}
