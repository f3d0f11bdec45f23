import { stateCheck } from './state-check.ts';

export const piles = [
  stateCheck('toast-it-smoked', '10.1.1/toast-it-never-smoked-pile', function* (board) {
    for (const [player, { smoked }] of board.state.players.entries()) {
      for (const [place, card] of smoked.cards.entries()) {
        const { title, restrictions } = board.definition(card);
        const list = smoked.unknown === 0 ? '' : '/cards';
        if (!restrictions.includes('Toast It')) continue;
        yield {
          message: `${title} says Toast It, and never comes to a smoked pile.`,
          state: [`/players/${player}/smoked${list}/${place}`],
          need: 'toasted',
          have: 'smoked',
        };
      }
    }
  }),
];
