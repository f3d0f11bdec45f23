/** The first element of something like XML, well-formed or not. */
export interface Root {
  readonly name: string;
  /** As written. */
  readonly attributes: string;
}

/** What may stand before it: white space, declarations, comments and a DOCTYPE, which may have brackets of its own. */
const before = [
  { opens: '<?', closes: '?>' },
  { opens: '<!--', closes: '-->' },
  { opens: '<!', closes: '>' },
] as const;

const tag = /<([A-Za-z_][\w.:-]*)([^<>]*)>/y;

export function rootOf(text: string): Root | null {
  let at = afterSpace(text, 0);
  for (let skipped = skip(text, at); skipped !== at; skipped = skip(text, at)) at = afterSpace(text, skipped);
  tag.lastIndex = at;
  const [, name, attributes] = tag.exec(text) ?? [];
  return name !== undefined && attributes !== undefined ? { name, attributes } : null;
}

function afterSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && text.charAt(next).trim() === '') next++;
  return next;
}

function skip(text: string, at: number): number {
  const kind = before.find(({ opens }) => text.startsWith(opens, at));
  if (kind === undefined) return at;
  const end = text.indexOf(kind.closes, subsetEnd(text, at, kind.opens));
  return end === -1 ? text.length : end + kind.closes.length;
}

/** Where the brackets of a DOCTYPE end, if it has any; each part of the text is looked at once. */
function subsetEnd(text: string, at: number, opens: string): number {
  if (opens !== '<!') return at + opens.length;
  const end = text.indexOf('>', at);
  const bracket = text.slice(at, end === -1 ? text.length : end).indexOf('[');
  if (bracket === -1) return at;
  const closing = text.indexOf(']', at + bracket);
  return closing === -1 ? text.length : closing;
}
