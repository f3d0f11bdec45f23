interface BreadcrumbsProps {
  /** Names of the pages above, with their addresses, from the top. */
  readonly above: readonly (readonly [address: string, name: string])[];
  readonly here: string;
}

/** Where a page is. */
export function Breadcrumbs({ above, here }: BreadcrumbsProps) {
  return (
    <nav class="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {above.map(([address, name]) => (
          <li key={address}>
            <a href={address}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
