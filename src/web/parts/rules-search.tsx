import type { GameSlug } from '../../games/registry.ts';

/** A search in the rules of a game. */
export function RulesSearch({ slug, q }: { readonly slug: GameSlug; readonly q: string }) {
  return (
    <search class="search-form">
      <form action={`/rules/${slug}`} method="get">
        <input
          type="search"
          name="q"
          value={q}
          aria-label="Search these rules"
          placeholder="Search these rules"
          maxLength={200}
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
