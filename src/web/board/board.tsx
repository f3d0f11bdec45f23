import type { Catalogued } from './face.ts';
import { HighlanderBoard } from './highlander-board.tsx';
import { ShadowfistBoard } from './shadowfist-board.tsx';
import { tableOf } from './table.ts';

interface BoardProps {
  /** Any state of the game's rule check. */
  readonly state: unknown;
  /** The cards of the catalogue in it. */
  readonly cards: Catalogued;
  /** What has just changed, to be highlighted. */
  readonly changes?: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** A game state as a table with its players, cards and piles. It runs on the server and in the browser. */
export function Board({ state, cards, changes = NOTHING }: BoardProps) {
  const table = tableOf(state, cards, changes);
  return (
    <div class="board">
      {cards.game === 'shadowfist' ? (
        <ShadowfistBoard state={state} table={table} />
      ) : (
        <HighlanderBoard state={state} table={table} />
      )}
    </div>
  );
}
