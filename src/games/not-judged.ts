interface Told {
  readonly title: string;
  readonly abilities: readonly { readonly ability: string; readonly text?: unknown }[];
}

/**
 * What goes unjudged of the cards at work: what no source tells, and what nobody has said in the vocabulary or can say
 * in it. What is the same of several cards is said once.
 */
export function notJudged<Definition extends Told>(
  atWork: Iterable<string | Definition>,
  library: (slug: string) => Definition | undefined,
): string[] {
  const untold = new Map<string, Set<string>>();
  const note = (title: string, what: string) => untold.set(what, (untold.get(what) ?? new Set()).add(title));
  for (const card of new Set(atWork)) {
    const definition = typeof card === 'string' ? library(card) : card;
    if (definition === undefined) continue;
    const { title, abilities } = definition;
    for (const one of abilities) if (one.ability === 'unsupported') note(title, String(one.text));
  }
  return [...untold].map(([what, titles]) => `Not judged of ${[...titles].join(', ')}: ${what}`);
}
