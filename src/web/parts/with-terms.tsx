import type { GameSlug } from '../../games/registry.ts';
import { termAddress } from '../addresses.ts';
import type { Terms } from '../glossary-terms.ts';

interface WithTermsProps {
  readonly text: string;
  readonly game: GameSlug;
  /** The terms to mark, from `termsOf`. */
  readonly terms: Terms;
  /** The terms already marked in this block of text: one set for all texts of the block. Absent: none. */
  readonly seen?: Set<string>;
}

/** A text with links from the terms of the glossary to their definitions. The island `definitions` shows them. */
export function WithTerms({ text, game, terms, seen = new Set() }: WithTermsProps) {
  return (
    <>
      {terms.in(text, seen).map(({ text: part, term }) =>
        term === undefined ? (
          part
        ) : (
          <a class="term" href={termAddress(game, term)}>
            {part}
          </a>
        ),
      )}
    </>
  );
}
