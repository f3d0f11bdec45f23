interface Told {
  readonly title: string;
  readonly text: string | null;
  readonly abilities: readonly { readonly ability: string; readonly text?: unknown }[];
}

/**
 * What goes unjudged of the cards at work: what no source tells and the vocabulary cannot say, and the text of a card
 * of one's own that should be said in abilities and is in none. What is the same of several cards is said once.
 */
export function notJudged<Definition extends Told>(
  atWork: Iterable<string | Definition>,
  library: (slug: string) => Definition | undefined,
  wantsAbilities: (text: string) => boolean,
): string[] {
  const untold = new Map<string, Set<string>>();
  const note = (title: string, what: string) => untold.set(what, (untold.get(what) ?? new Set()).add(title));
  for (const card of new Set(atWork)) {
    const definition = typeof card === 'string' ? library(card) : card;
    if (definition === undefined) continue;
    const { title, text, abilities } = definition;
    for (const one of abilities) if (one.ability === 'unsupported') note(title, String(one.text));
    if (definition === card && abilities.length === 0 && text !== null && wantsAbilities(text))
      note(title, 'its text, for no `abilities` say it.');
  }
  return [...untold].map(([what, titles]) => `Not judged of ${[...titles].join(', ')}: ${what}`);
}
