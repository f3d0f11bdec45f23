import { ofEachCard } from './each-card.ts';
import { stateCheck } from './state-check.ts';

export const faceDown = [
  stateCheck('face-down-card', '3.3.2/enter-face-up', (board) =>
    ofEachCard(board, ({ inPlay, definition }, place) => {
      const { title, type } = definition;
      if (!inPlay.faceDown || type === 'Feng Shui Site') return undefined;
      return {
        message: `${title} is face down, and no Feng Shui Site.`,
        state: [`/inPlay/${place}/faceDown`],
        need: false,
        have: true,
      };
    }),
  ),
];
