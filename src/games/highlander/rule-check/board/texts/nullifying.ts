/**
 * Which cards are nullified, of those that something says are: by cards, or by what comes from none. What is nullified
 * itself nullifies nothing; cards that nullify each other in a circle are all nullified (Nullifying).
 */
export function nullifiedOf(said: ReadonlyMap<string, readonly (string | undefined)[]>): ReadonlySet<string> {
  const open = new Map(said);
  const nullified = new Set<string>();
  for (let before = -1; before !== open.size; ) {
    before = open.size;
    for (const [id, by] of open) {
      const left = by.filter((source) => source === undefined || !nullified.has(source));
      const stands = left.length === 0;
      const falls = left.some((source) => source === undefined || !open.has(source));
      if (falls) nullified.add(id);
      if (stands || falls) open.delete(id);
    }
  }
  for (const id of open.keys()) nullified.add(id);
  return nullified;
}
