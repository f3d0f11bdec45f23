import type { Definition } from '../../vocabulary/definition.ts';
import type { Board, Seen } from './board.ts';

/** As it is called now: a copy that takes another's title (9.2, Evil Twin) is named after it. */
export function titleOf(board: Board, card: Seen): string {
  return namedAs(board, card).title;
}

/** Its title and subtitle now. */
export function namedAs(board: Board, card: Seen): Pick<Definition, 'title' | 'subtitle'> {
  if (card.inPlay === undefined) return card.definition;
  board.look(board.state.lasting.length);
  const copy = board.state.lasting.findLast(
    (lasting) => lasting.kind === 'copy' && lasting.what.includes('title') && lasting.cards.includes(card.id),
  );
  if (copy?.kind !== 'copy') return card.definition;
  const original = board.definitionOf(copy.of);
  return {
    title: `${card.definition.title} of ${original.title}`,
    subtitle: `${card.definition.subtitle ?? ''} of ${original.subtitle ?? ''}`,
  };
}
