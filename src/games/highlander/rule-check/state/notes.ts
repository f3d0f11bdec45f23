import { definitionGiven } from '../../../rule-check.ts';
import type { Library } from '../board/board.ts';
import type { State } from './state.ts';

/** How many cards on top of each Endurance are compared to decide who goes first (Beginning the Game). */
export const COMPARED = 5;

/** Who goes first by gems is decided by what chance shows, or not at all where nobody tells what a card shows. */
export function unlistedBeforeTheGame({ players, turn }: State, library: Library): string[] {
  if (turn.phase !== 'before-the-game') return [];
  const onTop = players.flatMap(({ endurance }) => endurance.cards.slice(0, COMPARED));
  const untold = onTop.flatMap(({ card }) => {
    const definition = definitionGiven(card, library);
    return definition === undefined || definition.gems !== null ? [] : [definition.title];
  });
  if (untold.length > 0)
    return [
      `Who goes first is not known: nobody tells the gems of ${[...new Set(untold)].join(', ')}. A card of its own tells them, as \`gems\`; by a house rule whose \`firstTurn\` is \`die\` none are compared.`,
    ];
  if (players.every(({ endurance }) => endurance.unknown === 0)) return [];
  return [
    'The cards `shown` decide who goes first: the `start` of the other is illegal, and while they are tied each shows one card more.',
  ];
}

/** Cards are listed by their names: of those that nobody has named it is not known what may be played. */
export function unlistedOf({ players, turn, winner }: State, player: string): string[] {
  const unknown = players.find(({ id }) => id === player)?.hand.unknown ?? 0;
  if (unknown === 0 || winner !== null || turn.player !== player || turn.phase === 'before-the-game')
    return [];
  const cards = unknown === 1 ? 'one card' : `${unknown} cards`;
  return [`Legal actions do not list what ${player} may play of ${cards} in hand that nobody has named.`];
}
