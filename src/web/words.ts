/** “3 rulings”, “1 ruling”; null for none. */
export function counted(count: number, one: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}
