/** A GUID as it is compared: OCTGN writes it with or without braces and hyphens, in any case. Null for what is none. */
export function canonicalGuid(written: string): string | null {
  const hex = written
    .trim()
    .replace(/^\{(.*)\}$/, '$1')
    .replaceAll('-', '')
    .toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(hex)) return null;
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
