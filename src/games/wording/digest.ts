/** A short name for a text, the same on every machine: two hashes of 32 bits (FNV-1a), of the text and of its reverse. */
export function digest(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return [units, [...units].reverse()].map((side) => hash(side).toString(16).padStart(8, '0')).join('');
}

function hash(units: readonly number[]): number {
  return units.reduce((sum, unit) => Math.imul(sum ^ unit, 0x01000193) >>> 0, 0x811c9dc5);
}
