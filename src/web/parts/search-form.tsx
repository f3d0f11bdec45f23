import type { GameSlug } from '../../games/registry.ts';

interface SearchFormProps {
  readonly q: string;
  /** The game to search; both if undefined. */
  readonly game: GameSlug | undefined;
  /** For the header of a page. */
  readonly isSmall?: boolean;
}

/** One box to search everything. It works without scripts. */
export function SearchForm({ q, game, isSmall = false }: SearchFormProps) {
  return (
    <search
      class={isSmall ? 'search-form small' : 'search-form'}
      aria-label={isSmall ? 'Everything' : 'On this page'}
    >
      <form action="/search" method="get">
        <input
          type="search"
          name="q"
          value={q}
          aria-label="Search cards, rulings, rules and terms"
          placeholder="Search cards, rulings, rules"
          maxLength={200}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
        />
        {game === undefined ? null : <input type="hidden" name="game" value={game} />}
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
