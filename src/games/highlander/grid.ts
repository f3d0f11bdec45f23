const GRID = /^([a-z?]{3})[\s/|,-]*([a-z?]{3})[\s/|,-]*([a-z?]{3})$/i;

/** Three rows of three letters, as the content writes them; anything else as it was written. */
export function gridIn(cell: string): string {
  const rows = GRID.exec(cell);
  return rows === null ? cell : rows.slice(1).join('/').toUpperCase();
}

export function isGrid(words: string): boolean {
  return GRID.test(words);
}
