interface PagerProps {
  /** Addresses of the pages before and after this one; undefined at the ends. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The way to the pages before and after. */
export function Pager({ previous, next }: PagerProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav class="pager no-print" aria-label="More results">
      {previous === undefined ? null : (
        <a class="button quiet" href={previous} rel="prev">
          ← Previous
        </a>
      )}
      {next === undefined ? null : (
        <a class="button quiet" href={next} rel="next">
          Next →
        </a>
      )}
    </nav>
  );
}
