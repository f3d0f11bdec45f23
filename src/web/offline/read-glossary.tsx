import type { VNode } from 'preact';
import { type KeptTerm, keptLines } from './content.ts';

/** The terms of a game. */
export async function readGlossary(game: string): Promise<VNode | undefined> {
  const terms = await keptLines(game, 'glossary');
  if (terms.length === 0) return undefined;
  return (
    <>
      <h1>Glossary</h1>
      <Terms terms={terms} />
    </>
  );
}

export function Terms({ terms }: { readonly terms: readonly KeptTerm[] }) {
  return (
    <dl>
      {[...terms]
        .sort((a, b) => a.term.localeCompare(b.term))
        .map(({ id, term, definition }) => (
          <div key={id} id={id}>
            <dt>
              <strong>{term}</strong>
            </dt>
            <dd>{definition}</dd>
          </div>
        ))}
    </dl>
  );
}
