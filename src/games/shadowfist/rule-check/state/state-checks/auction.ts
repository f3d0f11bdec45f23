import { titleOf } from '../../board/titles.ts';
import { stateCheck } from './state-check.ts';

export const auction = [
  stateCheck('bid-too-low', '5.5/pass-or-raise', function* ({ state }) {
    const { bids = [] } = state.auction ?? {};
    let highest = 0;
    for (const [place, { player, power }] of bids.entries()) {
      if (power <= highest) {
        yield {
          message: `${player} bids ${power}, and must bid at least ${highest + 1}.`,
          state: [`/auction/bids/${place}/power`],
          need: highest + 1,
          have: power,
        };
      }
      highest = Math.max(highest, power);
    }
  }),

  stateCheck('auction-not-won', '5.5/highest-bid-wins', function* ({ state }) {
    const { winner, bids = [] } = state.auction ?? {};
    const highest = bids.at(-1)?.player ?? null;
    if (winner === undefined || winner === highest) return;
    yield {
      message: `${winner} has not made the highest bid.`,
      state: ['/auction/winner', '/auction/bids'],
      need: highest,
      have: winner,
    };
  }),

  stateCheck('auction-of-different-cards', '5.5.1/unique-copies-start-an-auction', function* (board) {
    const cards = (board.state.auction?.cards ?? []).flatMap((id) => board.inPlay(id) ?? []);
    const titles = new Set(cards.map((card) => titleOf(board, board.seen(card))));
    if (titles.size < 2) return;
    yield {
      message: 'The auction is for copies of one Unique card, and these have different titles.',
      state: ['/auction/cards'],
      have: [...titles],
    };
  }),
];
