import Papa from 'papaparse';

const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/** Excel reads a first line such as `sep=;` as saying what separates the values, and as nothing else. */
const declaration = /^sep=([,;\t|])(?=\n|$)/i;

/** Long enough for any headings. */
const beginning = 100_000;

/** What separates the headings: that which makes most of them. Null where nothing does. */
export function separatorOf(text: string): Separator | null {
  const declared = declarationIn(text)?.separator;
  if (declared !== undefined) return declared;
  const start = text.slice(0, beginning).replace(/^\s*\n/, '');
  return (
    mostOf((separator) => headingCount(start, separator)) ??
    mostOf((separator) => lineCount(start, separator))
  );
}

/** That which makes more than one heading, and more than the others. */
function mostOf(headings: (separator: Separator) => number): Separator | null {
  const counted = separators.map((separator) => ({ separator, count: headings(separator) }));
  const best = counted.reduce((most, next) => (next.count > most.count ? next : most));
  return best.count > 1 ? best.separator : null;
}

/** None where quotes would be broken. */
function headingCount(text: string, separator: Separator): number {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    fastMode: false,
    preview: 1,
  });
  return errors.length === 0 ? (data[0]?.length ?? 0) : 0;
}

/** Where quotes are broken however it is separated, the file is a table still, whose quotes are to be told of. */
const lineCount = (text: string, separator: Separator): number =>
  text.split('\n', 1)[0]?.split(separator).length ?? 0;

/** What such a first line says, and its length. */
export function declarationIn(
  text: string,
): { readonly separator: Separator; readonly length: number } | null {
  const [written, mark] = declaration.exec(text) ?? [];
  const separator = separators.find((known) => known === mark);
  return written !== undefined && separator !== undefined ? { separator, length: written.length } : null;
}
