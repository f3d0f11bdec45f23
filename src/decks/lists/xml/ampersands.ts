/** What begins a stretch of XML in which an ampersand is only itself, and what ends it. */
const verbatim = [
  { opens: '<![CDATA[', closes: ']]>' },
  { opens: '<!--', closes: '-->' },
] as const;

/** An ampersand that begins no reference of XML's own. */
const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/g;

/** Some programs write names into XML as they are: the ampersands in them become what XML would have them be. */
export function withMendedAmpersands(xml: string): string {
  const parts: string[] = [];
  for (let at = 0; at < xml.length; ) {
    const begins = xml.indexOf('<!', at);
    const kind = begins === -1 ? undefined : verbatim.find(({ opens }) => xml.startsWith(opens, begins));
    const from = begins === -1 ? xml.length : begins + (kind?.opens.length ?? 2);
    const closes = kind === undefined ? from : xml.indexOf(kind.closes, from);
    const until = closes === -1 ? xml.length : closes;
    parts.push(xml.slice(at, from).replace(stray, '&amp;'), xml.slice(from, until));
    at = until;
  }
  return parts.join('');
}
