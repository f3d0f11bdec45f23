import type { Face } from './face.ts';

/** The name of a card, with a link to its page if it has one. */
export function CardName({ face: { name, page } }: { readonly face: Face }) {
  return page === undefined ? <>{name}</> : <a href={page}>{name}</a>;
}
