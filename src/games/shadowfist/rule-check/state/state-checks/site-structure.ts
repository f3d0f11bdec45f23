import type { Failure } from '../../../../../engine/check.ts';
import type { Board } from '../../board/board.ts';
import { called } from '../../board/called.ts';
import type { InPlay } from '../state.ts';
import { ofEachCard } from './each-card.ts';
import { grouped } from './grouped.ts';
import { stateCheck } from './state-check.ts';

interface Placed {
  readonly card: InPlay;
  readonly column: number;
  readonly pointer: string;
}

type Columns = ReadonlyMap<number, readonly Placed[]>;

/** The Sites that stand in a column, in the order of the state. */
function sitesIn({ table }: Board): Placed[] {
  const sites: Placed[] = [];
  table.forEach(({ inPlay: card }, place) => {
    if (card.row === undefined || card.column === null) return;
    sites.push({ card, column: card.column, pointer: `/inPlay/${place}` });
  });
  return sites;
}

function columnsOf(board: Board, player: string): Columns {
  const structures = board.remembered('columns', (): ReadonlyMap<string, Columns> => {
    const sites = grouped(sitesIn(board), ({ card }) => card.controller);
    return new Map([...sites].map(([whose, theirs]) => [whose, grouped(theirs, ({ column }) => column)]));
  });
  return structures.get(player) ?? noColumns;
}

const noColumns: Columns = new Map();

/** The site structure, and who is where in it. */
export const siteStructure = [
  stateCheck('location-too-deep', '4.3.3/two-rows-deep', function* (board) {
    for (const { id } of board.state.players) {
      for (const [column, sites] of columnsOf(board, id)) {
        for (const row of ['front', 'back'] as const) {
          const there = sites.filter(({ card }) => card.row === row);
          if (there.length < 2) continue;
          yield {
            message: `${id} has ${there.length} Sites in the ${row} row of column ${column}; there is room for one.`,
            state: there.map(({ pointer }) => pointer),
            need: 1,
            have: there.length,
          };
        }
      }
    }
  }),

  stateCheck('front-row-empty', '3.3.3/back-row-slides-up', function* (board) {
    for (const { id } of board.state.players) {
      for (const [column, sites] of columnsOf(board, id)) {
        if (sites.some(({ card }) => card.row === 'front')) continue;
        yield {
          message: `${id} has a Site in the back row of column ${column}, and none in front of it.`,
          state: sites.map(({ pointer }) => `${pointer}/row`),
          need: 'front',
          have: 'back',
        };
      }
    }
  }),

  stateCheck('column-skipped', '3.3.3/locations-slide-left', function* (board) {
    for (const { id } of board.state.players) {
      const columns = columnsOf(board, id);
      const beyond = [...columns].filter(([column]) => column >= columns.size);
      if (beyond.length === 0) continue;
      yield {
        message: `${id} has Sites in ${columns.size} columns, so these are numbered from 0 to ${columns.size - 1}.`,
        state: beyond.flatMap(([, sites]) => sites.map(({ pointer }) => `${pointer}/column`)),
        need: Array.from(columns, (_, place) => place),
        have: [...columns.keys()].toSorted((a, b) => a - b),
      };
    }
  }),

  stateCheck('character-at-no-location', '2.2/characters-at-own-location', (board) =>
    ofCharactersAtHome(board, ({ controller, column }, columns) => {
      if (column === null || columns.has(column)) return undefined;
      return `${controller} has no location in column ${column}.${columns.size === 0 ? ' Without a Site there is no location: column is left out, or null.' : ''}`;
    }),
  ),

  stateCheck('character-not-gathered', '3.3.2/first-location-gathers-characters', (board) =>
    ofCharactersAtHome(board, ({ id, controller, column }, columns) => {
      if (column !== null || columns.size === 0) return undefined;
      return `${called(board, id)} has no column: ${controller} has locations, and so it is at one of them.`;
    }),
  ),
];

/** Where Characters are in their controller's structure; one that went to an opponent's is looked at when it returns. */
function ofCharactersAtHome(
  board: Board,
  wrong: (card: InPlay, columns: Columns) => string | undefined,
): Failure[] {
  return ofEachCard(board, ({ inPlay: card, definition }, place) => {
    if (card.away !== undefined || definition.type !== 'Character') return undefined;
    const columns = columnsOf(board, card.controller);
    const message = wrong(card, columns);
    if (message === undefined) return undefined;
    return {
      message,
      state: [`/inPlay/${place}/column`],
      need: [...columns.keys()].toSorted((a, b) => a - b),
      have: card.column,
    };
  });
}
