/** The permanent link to a place of the page. */
export function Permalink({ place, to }: { readonly place: string; readonly to: string }) {
  return (
    <a class="permalink" href={`#${place}`} aria-label={`Link to this ${to}`}>
      ¶
    </a>
  );
}
