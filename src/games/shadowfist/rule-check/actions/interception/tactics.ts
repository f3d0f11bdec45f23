import { hasSpecial } from '../../board/figures.ts';
import { addItem, tellGenerated } from '../../flow/scenes.ts';
import type { ActionNamed } from '../actions.ts';
import { acted } from '../generating.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import { inTheGame, noAuction, nothingIsAsked } from '../windows.ts';
import { attackerIsTheirs, isDefending } from './attackers-ability.ts';
import { othersFirst } from './others-first.ts';

type Tactics = ActionNamed<'tactics'>;

/** At any time in an attack, also after an Ambush, an attacker may cease attacking (10.1.2). */
export const tactics: Verb<'tactics'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    check<Subject<Tactics>>('no-tactics', '10.1.2/tactics-ceases-attacking', function* ({ board, action }) {
      const card = board.inPlay(action.attacker);
      if (card === undefined || !hasSpecial(board, card, 'Tactics'))
        yield { message: 'It has no Tactics.', action: ['/attacker'] };
    }),
    attackerIsTheirs<Tactics>(),
    check<Subject<Tactics>>(
      'no-tactics',
      (subject) => (isDefending(subject) ? '10.1.2/tactics-attack-only' : '10.1.2/tactics-ceases-attacking'),
      function* ({ board, action }) {
        if (board.state.attack?.attackers.some(({ id }) => id === action.attacker) !== true)
          yield { message: 'It is not attacking.', action: ['/attacker'] };
      },
    ),
    check<Subject<Tactics>>('combat-is-over', '6.4/only-combat-damage-in-combat', function* ({ board }) {
      const { scene, attack } = board.state;
      const over = attack?.step === 'fought' || attack?.step === 'target-fought' || attack?.step === 'ending';
      if (over || (scene?.onlyStatedResponses === true && !scene.tacticsAllowed))
        yield { message: 'At the end of combat Tactics come too late.', state: ['/attack/step'] };
    }),
    othersFirst<Tactics>(),
  ],
  perform({ board, action }) {
    const item = addItem(board, {
      kind: 'tactics',
      frame: { player: action.player, source: action.attacker, values: {} },
      effects: [{ do: 'cease-attacking', cards: 'this' }],
    });
    tellGenerated(board, item, 'tactics');
    acted(board, action.player);
  },
  *candidates(board, player) {
    for (const { id } of board.state.attack?.attackers ?? []) yield { do: 'tactics', player, attacker: id };
  },
};
