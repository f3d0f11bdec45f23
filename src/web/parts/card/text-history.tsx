import type { GameView, VersionsView, VersionView } from '../../../catalogue/views.ts';
import type { RuleView } from '../../../rulings/views.ts';
import { drawn } from '../card-text.tsx';
import { RuleLink } from '../rule-link.tsx';

interface TextHistoryProps {
  readonly versions: VersionsView;
  /** The printed name of a set by its code. */
  readonly setName: (code: string) => string;
  readonly source: (id: string) => GameView['sources'][number] | undefined;
  readonly rule: (id: string) => RuleView;
}

/** All text versions from first to last: what each changed, and which version replaced it by which rule. */
export function TextHistory({ versions, ...known }: TextHistoryProps) {
  return (
    <ol class="timeline">
      {versions.items.map((version) => (
        <Version key={version.id} version={version} {...known} />
      ))}
    </ol>
  );
}

interface VersionProps extends Omit<TextHistoryProps, 'versions'> {
  readonly version: VersionView;
}

function Version({ version, setName, source, rule }: VersionProps) {
  const { id, status, errataNumber, errataNumberBasis, appliesTo, restored, note, issuedAs } = version;
  const by = version.rule === null ? undefined : rule(version.rule);
  const issuer = version.source === null ? undefined : source(version.source);
  const onSome =
    appliesTo.to === 'printings' ? appliesTo.printings.map((one) => nameOf(one, setName)).join(', ') : '';
  return (
    <li id={anchorOf(id)} data-status={status}>
      <h3>
        {issuer === undefined ? 'As printed' : issuer.title}
        {version.date === null ? null : <span class="faint"> {version.date}</span>}
        <span class="badge">{STATUS[status]}</span>
      </h3>
      <p class="small faint">
        {KIND[version.kind]}
        {errataNumber === null
          ? null
          : ` · errata number ${errataNumber}${errataNumberBasis === 'inferred' ? ' (inferred)' : ''}`}
        {onSome === '' ? null : ` · ${onSome}`}
        {appliesTo.to === 'edition' ? ` · ${appliesTo.edition} edition` : null}
        {issuedAs === null ? null : ` · issued as “${issuedAs}”`}
      </p>
      <VersionText version={version} />
      {restored.map(({ symbol, from }) => (
        <p key={symbol} class="note">
          The copy of the source lost the symbol {drawn(`{${symbol}}`)}. It is restored from {from}.
        </p>
      ))}
      {note === null ? null : <p class="note">{note}</p>}
      <p class="small">
        {version.reason} {by === undefined ? null : <RuleLink rule={by} />}
      </p>
    </li>
  );
}

const STATUS = {
  'in-force': 'in force',
  'in-force-on-some': 'in force on some printings',
  superseded: 'replaced',
  'not-yet-issued': 'not yet issued then',
} as const satisfies Record<VersionView['status'], string>;

const KIND = {
  printed: 'First printed text',
  functional: 'May change what the card does',
  wording: 'Says the same in other words',
  subtitle: 'Changes the subtitle',
  title: 'Changes the title',
  spelling: 'Corrects the spelling',
  story: 'Story text',
} as const satisfies Record<VersionView['kind'], string>;

function VersionText({ version }: { readonly version: VersionView }) {
  const { text, markedText, title, subtitle, differenceFromPrevious: difference } = version;
  const names = [
    title === null ? '' : `Title: ${title}`,
    subtitle === null ? '' : `Subtitle: ${subtitle}`,
  ].filter((one) => one !== '');
  if (text === null && names.length > 0) return <p class="card-text">{names.join('. ')}.</p>;
  if (text === null) return <p class="faint">Arbiter does not have this text.</p>;
  if (difference === null) return <p class="card-text">{drawn(markedText ?? text) || 'No text.'}</p>;
  return (
    <p class="card-text">
      {difference.map((part) =>
        part.kind === 'same' ? (
          drawn(part.text)
        ) : part.kind === 'added' ? (
          <ins>{drawn(part.text)}</ins>
        ) : (
          <del>{drawn(part.text)}</del>
        ),
      )}
    </p>
  );
}

export function nameOf(
  { set, number }: { readonly set: string; readonly number: string | null },
  setName: (code: string) => string,
): string {
  return number === null ? setName(set) : `${setName(set)} ${number}`;
}

export const anchorOf = (versionId: string): string =>
  `text-${versionId.slice(versionId.lastIndexOf('/') + 1)}`;
