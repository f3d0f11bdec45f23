import type { Failure } from '../../../../../engine/check.ts';
import { inWords } from '../../../card-language/rendering/in-words.ts';
import { filter } from '../../../vocabulary/terms.ts';
import type { Board, Seen } from '../../board/board.ts';
import { keptOff } from '../../board/kept-off.ts';
import { unmet } from '../../board/matching.ts';
import type { InPlay } from '../../state/state.ts';

/** What a State's own text asks of its subject and the card is not: as little of it as tells it (4.3.4). */
export function notAsItsTextAsks(board: Board, state: Seen, card: InPlay, player: string): Failure {
  const frame = { player, source: state.id, card: state.definition, values: {} };
  const seen = board.seen(card);
  for (const ability of state.definition.abilities) {
    if (ability.ability !== 'subject' || board.meanings.matches(board, ability.which, seen, frame)) continue;
    const missed = unmet(board, ability.which, seen, frame);
    const asked = inWords(filter, Object.keys(missed).length === 0 ? ability.which : missed);
    return { message: `Its text asks for ${asked} as its subject.` };
  }
  return { message: 'Unless its text says otherwise, a State is played on a Character.' };
}

/** Whose text keeps States off a card (7.6). */
export function noLegalSubject(board: Board, card: InPlay, state: Seen, player: string): Failure {
  const sources = keptOff(board, card, state, player).map(({ source }) => source);
  const titles = [...new Set(sources)].flatMap((id) => {
    const source = id === undefined ? undefined : board.find(id);
    return source === undefined ? [] : [source.definition.title];
  });
  if (sources.length === 0) return { message: 'That card is not affected by it, and no subject of it.' };
  const by = titles.length === 0 ? '' : `, by the text of ${titles.join(' and ')}`;
  const places = board.state.inPlay.flatMap(({ id }, place) =>
    sources.includes(id) ? [`/inPlay/${place}`] : [],
  );
  return { message: `That card is no legal subject${by}.`, state: places };
}
