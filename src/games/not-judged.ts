interface Told {
  readonly title: string;
  readonly abilities: readonly {
    readonly ability: string;
    readonly reach?: string;
    readonly text?: unknown;
  }[];
}

/** What the vocabulary cannot say of the cards at work, and went unjudged because nothing asked for it. */
export function notJudged(cards: Iterable<Told>): string[] {
  const notes = new Set<string>();
  for (const { title, abilities } of new Set(cards)) {
    for (const { ability, text } of abilities)
      if (ability === 'unsupported') notes.add(`Not judged of ${title}: ${String(text)}`);
  }
  return [...notes];
}

/** Cards of one's own that have a text, and no abilities that would say it. */
export function unsaid(cards: Iterable<Told>): string[] {
  const notes = new Set<string>();
  for (const { title, abilities } of new Set(cards))
    if (abilities.length === 0) notes.add(`Not judged of ${title}: its text, for no \`abilities\` say it.`);
  return [...notes];
}
