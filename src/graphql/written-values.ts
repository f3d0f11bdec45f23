/** A document, with the values that are written in it apart. */
export interface Lifted {
  /** The document with a variable in the place of each string and whole number. */
  readonly shape: string;
  /** What the variables stand for. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** The names of the variables begin so. */
export const LIFTED = 'written_';

/** Comments, strings, names and numbers: what one of them contains is not another one. */
const TOKEN = /#[^\n\r]*|"""|"(?:[^"\\\n\r]|\\.)*"|\$?[_A-Za-z]\w*|-?\d[\w.+-]*/g;
const WHOLE_NUMBER = /^-?(?:0|[1-9]\d{0,9})$/;

/**
 * Takes strings and whole numbers out of a document, so that documents that differ only in these have one shape. A
 * value that is written twice is one variable. A document whose values cannot be taken out is its own shape.
 */
export function liftValues(document: string): Lifted {
  const names = new Map<string, string>();
  const values: Record<string, string | number> = {};
  let canBeLifted = true;
  const shape = document.replace(TOKEN, (token) => {
    if (token.startsWith(`$${LIFTED}`)) canBeLifted = false;
    if (!token.startsWith('"') && !WHOLE_NUMBER.test(token)) return token;
    const known = names.get(token);
    if (known !== undefined) return known;
    const value = valueWritten(token);
    if (value === undefined) canBeLifted = false;
    else values[`${LIFTED}${names.size}`] = value;
    const name = `$${LIFTED}${names.size}`;
    names.set(token, name);
    return name;
  });
  return canBeLifted ? { shape, values } : { shape: document, values: {} };
}

/** The value of a string or whole number; undefined for a string that JSON would write otherwise. */
function valueWritten(token: string): string | number | undefined {
  try {
    const value: unknown = JSON.parse(token);
    if (typeof value === 'number') return value;
    // Half of a surrogate pair is a mistake of syntax, which has to be reported.
    return typeof value === 'string' && !/\p{Surrogate}/u.test(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
