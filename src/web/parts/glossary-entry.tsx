import type { GameSlug } from '../../games/registry.ts';
import type { TermView } from '../../rulings/views.ts';
import { termAddress } from '../addresses.ts';
import type { Terms } from '../glossary-terms.ts';
import { Citation } from './citation.tsx';

interface DefinitionsProps {
  readonly game: GameSlug;
  /** What the sources say about one term. */
  readonly definitions: readonly TermView[];
  readonly terms: Terms;
}

/** The definitions of a term, each with its source and the terms that it refers to. */
export function Definitions({ game, definitions, terms }: DefinitionsProps) {
  return (
    <>
      {definitions.map(({ id, definition, see, note, citation }) => (
        <dd key={id}>
          {definition}
          {note === null ? null : <span class="note"> {note}</span>}
          <p class="faint small">
            <Citation citation={citation} />
            {see.length === 0 ? null : ' · See '}
            {see.map((name, at) => {
              const other = terms.named(name);
              return (
                <>
                  {at === 0 ? '' : ', '}
                  {other === undefined ? name : <a href={termAddress(game, other)}>{name}</a>}
                </>
              );
            })}
          </p>
        </dd>
      ))}
    </>
  );
}

/** The other names of a term, in words. */
export const aliasesOf = (definitions: readonly TermView[]): string =>
  [...new Set(definitions.flatMap((one) => one.aliases))].join(', ');
