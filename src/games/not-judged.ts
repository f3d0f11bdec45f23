interface Told {
  readonly title: string;
  readonly text: string | null;
  readonly abilities: readonly { readonly ability: string; readonly text?: unknown }[];
}

/**
 * What goes unjudged of the cards at work: what no source tells and the vocabulary cannot say, and the text of a card
 * of one's own that should be said in abilities and is in none.
 */
export function notJudged<Definition extends Told>(
  atWork: Iterable<string | Definition>,
  library: (slug: string) => Definition | undefined,
  wantsAbilities: (text: string) => boolean,
): string[] {
  const notes = new Set<string>();
  for (const card of new Set(atWork)) {
    const definition = typeof card === 'string' ? library(card) : card;
    if (definition === undefined) continue;
    const { title, text, abilities } = definition;
    for (const one of abilities)
      if (one.ability === 'unsupported') notes.add(`Not judged of ${title}: ${String(one.text)}`);
    if (definition === card && abilities.length === 0 && text !== null && wantsAbilities(text))
      notes.add(`Not judged of ${title}: its text, for no \`abilities\` say it.`);
  }
  return [...notes];
}
