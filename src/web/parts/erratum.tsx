import { cardAddress } from '../addresses.ts';
import { dateInWords } from '../dates.ts';
import type { Erratum } from '../newest-errata.ts';

interface ErratumRowProps {
  readonly erratum: Erratum;
  /** Shows the text, with what was added and removed, in the place of the source. */
  readonly isWhole?: boolean;
}

/** A changed card text: the card with its source, or with the text itself. */
export function ErratumRow({ erratum, isWhole = false }: ErratumRowProps) {
  const { game, slug, name, version } = erratum;
  return (
    <li data-game={game}>
      <a class="name" href={cardAddress(game, slug)}>
        {name}
      </a>
      {isWhole ? <Text version={version} /> : <Origin erratum={erratum} />}
    </li>
  );
}

function Origin({ erratum: { source, version } }: { readonly erratum: Erratum }) {
  const date = version.date === null ? null : dateInWords(version.date);
  return <span class="faint small"> {[source, date].filter(Boolean).join(', ')}</span>;
}

function Text({
  version: { text, differenceFromPrevious: parts },
}: {
  readonly version: Erratum['version'];
}) {
  if (parts === null) return text === null ? null : <p>{text}</p>;
  return (
    <p>
      {parts.map(({ kind, text }) => {
        if (kind === 'added') return <ins>{text}</ins>;
        return kind === 'removed' ? <del>{text}</del> : text;
      })}
    </p>
  );
}
