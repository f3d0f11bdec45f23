import { createHash } from 'node:crypto';
import type { CommonCardEntry } from '../../games/content/card.ts';
import type { GameContent } from './parse-seeds.ts';

/** The permanent id of a card: made of the first slug it ever had, so alike in every database and through every renaming. */
export function cardId(
  game: string,
  { slug, formerSlugs = [] }: Pick<CommonCardEntry, 'slug' | 'formerSlugs'>,
): string {
  const hex = createHash('sha256')
    .update(`${game}/${formerSlugs[0] ?? slug}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The ids of a content's cards by their present slugs. Throws for a slug that is none of theirs. */
export function cardIdsOf(content: GameContent): (slug: string) => string {
  const ids = new Map(content.cards.map(({ value }) => [value.slug, cardId(content.game.slug, value)]));
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new RangeError(`No card has the slug ${slug}.`);
    return id;
  };
}
