import { remembered } from '../../engine/remembered.ts';
import { titleKey } from '../../games/title.ts';
import type { AbilitiesByText, Card, GameSnapshot } from './snapshot.ts';
import { textHash } from './text-hash.ts';

/** The titles under which a card was printed, and its text. */
export interface TitledText extends Pick<Card, 'title'>, Partial<Pick<Card, 'formerTitles'>> {
  readonly text: string;
}

/** What a card with this title and text does; undefined where nobody wrote it. Files win over the seeds. */
export function abilitiesByText(
  { abilitiesByText: written }: Pick<GameSnapshot, 'abilitiesByText'>,
  { title, formerTitles = [], text }: TitledText,
): AbilitiesByText | undefined {
  if (written.length === 0) return undefined;
  const index = indexOf(written);
  const hash = textHash(text);
  return [title, ...formerTitles]
    .map((one) => index.get(keyOf({ title: one, textHash: hash })))
    .find((found) => found !== undefined);
}

/** The key by which abilities are found. */
export function keyOf({ title, textHash }: Pick<AbilitiesByText, 'title' | 'textHash'>): string {
  return `${titleKey(title)} ${textHash}`;
}

const indexOf = remembered((written: readonly AbilitiesByText[]) => {
  const index = new Map<string, AbilitiesByText>();
  for (const one of written) {
    const key = keyOf(one);
    if (!index.has(key)) index.set(key, one);
  }
  return index;
});
