import { stateCheck } from './state-check.ts';

export const faceDown = [
  stateCheck('face-down-card', '3.3.2/enter-face-up', function* (board) {
    for (const [place, { inPlay, definition }] of board.table.entries()) {
      const { title, type } = definition;
      if (!inPlay.faceDown || type === 'Feng Shui Site') continue;
      yield {
        message: `${title} is face down, and no Feng Shui Site.`,
        state: [`/inPlay/${place}/faceDown`],
        need: false,
        have: true,
      };
    }
  }),
];
