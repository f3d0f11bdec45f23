import { createHash } from 'node:crypto';

/** The permanent id of a card that the content brings: alike in every database, whatever its title becomes. */
export function cardId(game: string, slug: string): string {
  const hex = createHash('sha256').update(`${game}/${slug}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
