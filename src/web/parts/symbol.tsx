/** A resource symbol of Shadowfist: its name and our own drawing of it, on a field of 16 by 16. */
interface Symbol {
  readonly name: string;
  readonly path: string;
}

const DISC = 'M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0z';
const DIAMOND = 'M8 0l8 8-8 8-8-8z';

/** Factions are discs and talents are diamonds, each with a shape cut out. None copies a printed symbol. */
const symbols = new Map<string, Symbol>([
  ['arc', { name: 'Architects', path: `${DISC}M5 4h2l4 8H9zM4 12l4-3 1 1-3 2zM12 4 8 7 7 6l3-2z` }],
  ['asc', { name: 'Ascended', path: `${DISC}M8 3.5 12.5 12h-9z` }],
  ['dra', { name: 'Dragons', path: `${DISC}M8 3c3 3 3.5 4.5 3.5 6a3.5 3.5 0 0 1-7 0C4.5 7.5 5 6 8 3z` }],
  ['mon', { name: 'Four Monarchs', path: `${DISC}M4 11.5v-6L6.2 8 8 4.5 9.8 8 12 5.5v6z` }],
  [
    'han',
    {
      name: 'Guiding Hand',
      path: `${DISC}M4 6h1.5v6H4zM6.2 4h1.5v8H6.2zM8.4 4h1.5v8H8.4zM10.6 6h1.5v6h-1.5z`,
    },
  ],
  ['jam', { name: 'Jammers', path: `${DISC}M9 3 4.5 9h3L7 13l4.5-6h-3z` }],
  [
    'lot',
    {
      name: 'Lotus',
      path: `${DISC}M8 4c1.6 2 1.6 5 0 8-1.6-3-1.6-6 0-8zM3.8 6.5c2 .6 3.2 2.6 3.4 5.2-2.2-.8-3.4-2.8-3.4-5.2zM12.2 6.5c-2 .6-3.2 2.6-3.4 5.2 2.2-.8 3.4-2.8 3.4-5.2z`,
    },
  ],
  ['pur', { name: 'Purists', path: `${DISC}M4.5 4.5h7v7h-7z` }],
  ['sev', { name: 'Seven Masters', path: `${DISC}M5 4h6v1.6L8.2 12H6.4l2.7-6.3H5z` }],
  [
    'syn',
    {
      name: 'Syndicate',
      path: `${DISC}M8 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z`,
    },
  ],
  ['chi', { name: 'Chi', path: `${DIAMOND}M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z` }],
  ['mag', { name: 'Magic', path: `${DIAMOND}M8 3.6l1.2 3.2L12.4 8 9.2 9.2 8 12.4 6.8 9.2 3.6 8l3.2-1.2z` }],
  ['tek', { name: 'Tech', path: `${DIAMOND}M5.8 5.8h4.4v4.4H5.8z` }],
]);

/** The name of a symbol by its three letters; the letters themselves if no game has it. */
export const symbolName = (code: string): string => symbols.get(code)?.name ?? code;

/** A text with `{mag}` as “Magic”. */
export const withSymbolNames = (text: string): string =>
  text.replace(/\{([a-z]{3})\}/g, (_, code: string) => symbolName(code));

export const symbolPath = (code: string): string | undefined => symbols.get(code)?.path;

/** A symbol, drawn. Its name is its text alternative unless the name is written beside it. */
export function SymbolIcon({ code, isNamed = false }: { readonly code: string; readonly isNamed?: boolean }) {
  const symbol = symbols.get(code);
  if (code === '?') return <UnknownSymbol />;
  if (symbol === undefined) return `{${code}}`;
  return isNamed ? (
    <svg class="symbol" viewBox="0 0 16 16" aria-hidden="true">
      <path fill-rule="evenodd" d={symbol.path} />
    </svg>
  ) : (
    <svg class="symbol" viewBox="0 0 16 16" role="img">
      <title>{symbol.name}</title>
      <path fill-rule="evenodd" d={symbol.path} />
    </svg>
  );
}

/** A symbol that the copy of the source lost, and that no figure of the card tells. */
function UnknownSymbol() {
  return (
    <abbr class="symbol-unknown" title="a symbol that the copy of the source lost">
      [?]
    </abbr>
  );
}
