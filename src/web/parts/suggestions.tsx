interface SuggestionsProps {
  readonly suggestions: readonly string[];
  /** The address of the search for a suggestion. */
  readonly to: (suggestion: string) => string;
}

/** What may be searched for instead. */
export function Suggestions({ suggestions, to }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <p>
      Did you mean{' '}
      {suggestions.map((one, at) => (
        <>
          {at === 0 ? '' : ', '}
          <a href={to(one)}>{one}</a>
        </>
      ))}
      ?
    </p>
  );
}
