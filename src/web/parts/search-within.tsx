interface SearchWithinProps {
  /** Path of the page that shows what is found. */
  readonly action: string;
  /** What the box searches, such as "Search these rules". */
  readonly label: string;
  readonly q: string;
}

/** A search in one part of the content. */
export function SearchWithin({ action, label, q }: SearchWithinProps) {
  return (
    <search class="search-form">
      <form action={action} method="get">
        <input type="search" name="q" value={q} aria-label={label} placeholder={label} maxLength={200} />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
