/** A part of a card that has influence and is not judged. */
export interface Unjudged {
  /** The id of the card in the state. */
  readonly card: string;
  /** The slug of the card in the catalogue; null for a card of one's own. */
  readonly slug: string | null;
  /** What of the card is not judged, in one sentence. */
  readonly what: string;
}

/** The same with the title, by which `unsupported` names a card. */
export interface TitledUnjudged extends Unjudged {
  readonly title: string;
}

/** Each part once, in the order in which they are first listed. */
export function distinct<Part extends Unjudged>(parts: readonly Part[]): readonly Part[] {
  if (parts.length < 2) return parts;
  return [...new Map(parts.map((part) => [JSON.stringify([part.card, part.what]), part])).values()];
}

/** As an answer lists them. */
export function untitled(parts: readonly TitledUnjudged[]): Unjudged[] {
  return parts.map(({ card, slug, what }) => ({ card, slug, what }));
}
