// Reads figures of a deck: each game has its own.

/** Copies by name. */
export type Tally = readonly (readonly [name: string, count: number])[];

export function numberOf(figure: unknown): number | null {
  return typeof figure === 'number' ? figure : null;
}

/** A tally of the statistics, the most frequent first; empty if it is none. */
export function tallyOf(figure: unknown): Tally {
  if (typeof figure !== 'object' || figure === null) return [];
  return Object.entries(figure)
    .flatMap(([name, count]) => (typeof count === 'number' ? [[name, count] as const] : []))
    .sort(([, a], [, b]) => b - a);
}

/** How many cards attack, how many defend, and how many do neither; a card may do both. */
export function balanceOf(types: Tally): { attacks: number; defenses: number; others: number } {
  const copies = (holds: (type: string) => boolean) =>
    types.reduce((sum, [type, count]) => (holds(type) ? sum + count : sum), 0);
  const isAttack = (type: string) => /attack/i.test(type);
  const isDefense = (type: string) => /block|dodge|guard|defense/i.test(type);
  return {
    attacks: copies(isAttack),
    defenses: copies(isDefense),
    others: copies((type) => !isAttack(type) && !isDefense(type)),
  };
}
