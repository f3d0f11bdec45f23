/** Contractions of "is", "has" or "us": they end in 's and are no possessives. */
const CONTRACTIONS: ReadonlySet<string> = new Set([
  "he's",
  "here's",
  "how's",
  "it's",
  "let's",
  "she's",
  "that's",
  "there's",
  "what's",
  "when's",
  "where's",
  "who's",
  "why's",
]);

/** Curly apostrophes, and the marks that scans and keyboards put in their place, made straight. */
export function straightApostrophes(text: string): string {
  return text.replace(/[‘’‛ʼ′`´]/g, "'");
}

/** The word that a possessive formed with 's belongs to; null when the word, with straight apostrophes, is none. */
export function possessor(word: string): string | null {
  if (CONTRACTIONS.has(word.toLowerCase())) return null;
  return /^(.*?[\p{L}\p{M}\p{N}])(?:'s)+$/iu.exec(word)?.[1] ?? null;
}
