import { reveal as flip } from '../doing/turning.ts';
import { addItem } from '../flow/scenes.ts';
import type { ActionNamed } from './actions.ts';
import { isTheirs, isThere, onCard, timed, usual } from './characters/with-card.ts';
import { acted } from './generating.ts';
import type { Verb } from './verb.ts';
import { inMainShot } from './windows.ts';

type Reveal = ActionNamed<'reveal'>;

/** A Feng Shui Site is revealed, as an immediate effect, in any Main Shot (4.3.3). */
export const reveal: Verb<'reveal'> = {
  checks: [
    ...usual,
    isThere<Reveal>(),
    isTheirs<Reveal>('4.3.3/choosing-to-reveal'),
    inMainShot('reveal-in-main-shot', '4.3.3/choosing-to-reveal'),
    onCard<Reveal>('not-face-down', '3.3.2/choosing-to-reveal', function* (card) {
      if (!card.faceDown)
        yield {
          message: 'It is face up: what is revealed is face down until then.',
          action: ['/card'],
          need: true,
          have: false,
        };
    }),
    ...timed<Reveal>(),
  ],
  perform({ board, action }) {
    const card = board.inPlay(action.card);
    if (card === undefined) return;
    addItem(board, {
      ...{ kind: 'reveal', frame: { player: action.player, source: card.id, card: card.card, values: {} } },
    });
    flip(board, card, action.player);
    acted(board, action.player);
  },
  *candidates(board, player) {
    for (const { id, controller, faceDown } of board.state.inPlay)
      if (controller === player && faceDown) yield { do: 'reveal', player, card: id };
  },
};
