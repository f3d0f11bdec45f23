/** A short name for a text, the same on every machine: two hashes of 32 bits (FNV-1a), of the text and of its reverse. */
export function digest(text: string): string {
  let forwards = 0x811c9dc5;
  let backwards = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    forwards = Math.imul(forwards ^ text.charCodeAt(at), 0x01000193);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return [forwards, backwards].map((hash) => (hash >>> 0).toString(16).padStart(8, '0')).join('');
}
