/** A part of a phrase: one of several words, or a slot that another kind of phrase fills. */
export type Part =
  | { readonly words: readonly string[]; readonly agrees: boolean }
  | { readonly slot: string };

/** Auxiliary verbs, as they are with one and with many. */
const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = {
  be: ['is', 'are'],
  have: ['has', 'have'],
  do: ['does', 'do'],
  was: ['was', 'were'],
  it: ['it', 'them'],
  its: ['its', 'their'],
  this: ['this', 'these'],
  that: ['that', 'those'],
};

/**
 * The word sequences that a template allows; the first one is rendered. `{slot}` is filled by another kind, `[words]`
 * may be left out and is not rendered, `(one|another)` are alternatives, `turn~` agrees with what stands before it, and
 * `\\(` is a parenthesis of the text.
 */
export function expanded(template: string): readonly (readonly Part[])[] {
  const parts = template.match(/\{\w+\}|[[\]()|]|\\[()]|[^\s[\]()|{}\\]+/g) ?? [];
  let at = 0;

  function alternatives(): Part[][] {
    const all = [...sequence()];
    while (parts[at] === '|') {
      at += 1;
      all.push(...sequence());
    }
    return all;
  }

  function sequence(): Part[][] {
    let sequences: Part[][] = [[]];
    for (let part = parts[at]; part !== undefined && !'])|'.includes(part); part = parts[at]) {
      at += 1;
      const next = part === '[' || part === '(' ? group(part) : [[partOf(part)]];
      sequences = sequences.flatMap((before) => next.map((after) => [...before, ...after]));
    }
    return sequences;
  }

  function group(opening: string): Part[][] {
    const all = alternatives();
    const closing = opening === '[' ? ']' : ')';
    if (parts[at] !== closing) throw new Error(`“${template}” lacks “${closing}”.`);
    at += 1;
    return opening === '[' ? [[], ...all] : all;
  }

  const all = alternatives();
  if (at < parts.length) throw new Error(`“${template}” has “${parts[at]}” too many.`);
  return all;
}

function partOf(part: string): Part {
  if (part.startsWith('{')) return { slot: part.slice(1, -1) };
  if (!part.endsWith('~')) return { words: [part.replace('\\', '')], agrees: false };
  const word = part.slice(0, -1);
  return { words: IRREGULAR[word] ?? [thirdPerson(word), word], agrees: true };
}

export function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
