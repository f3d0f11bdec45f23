/** How many objects lie within a value; no further than to more than so many. Walks without recursion, however deep it goes. */
export function objectsWithin(value: unknown, most = Number.POSITIVE_INFINITY): number {
  const waiting = [value];
  let objects = 0;
  while (waiting.length > 0 && objects <= most) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) objects += 1;
    for (const part of Object.values(next)) waiting.push(part);
  }
  return objects;
}

/** How many objects, and elements of lists that are not objects, lie within a value. */
export function wordsWithin(value: unknown): number {
  const waiting = [value];
  let words = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) {
      for (const part of next) {
        if (typeof part === 'object') waiting.push(part);
        else words += 1;
      }
      continue;
    }
    words += 1;
    for (const part of Object.values(next)) if (typeof part === 'object') waiting.push(part);
  }
  return words;
}
