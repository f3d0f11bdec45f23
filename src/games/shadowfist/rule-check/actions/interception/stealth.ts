import { hasSpecial } from '../../board/figures.ts';
import { addItem, tellGenerated } from '../../flow/scenes.ts';
import type { ActionNamed } from '../actions.ts';
import { acted } from '../generating.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import { inTheGame, noAuction, nothingIsAsked } from '../windows.ts';
import { attackerIsTheirs, isDefending } from './attackers-ability.ts';
import { othersFirst } from './others-first.ts';

type Stealth = ActionNamed<'stealth'>;

/** Once in an attack, an attacker bypasses one interceptor (10.1.2). */
export const stealth: Verb<'stealth'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    check<Subject<Stealth>>(
      'no-stealth',
      '10.1.2/stealth-bypasses-one-interceptor',
      function* ({ board, action }) {
        const card = board.inPlay(action.attacker);
        const interceptor = board.inPlay(action.interceptor);
        const others = interceptor === undefined ? [] : [interceptor];
        const able = card !== undefined && hasSpecial(board, card, 'Stealth', ...others);
        if (!able) yield { message: 'It has no Stealth.', action: ['/attacker'] };
      },
    ),
    attackerIsTheirs<Stealth>(),
    check<Subject<Stealth>>(
      'not-intercepted',
      (subject) =>
        isDefending(subject) ? '10.1.2/stealth-attack-only' : '5.2.3/stealth-conditional-and-voluntary',
      function* ({ board, action }) {
        const chain = board.state.attack?.chains.find(({ attacker }) => attacker === action.attacker);
        const inTime =
          board.state.attack?.step === 'intercepted' || board.state.attack?.step === 'before-next';
        if (!inTime || chain?.interceptors.includes(action.interceptor) !== true)
          yield {
            message: 'Stealth is used on an interceptor that was declared and has not fought yet.',
            action: ['/interceptor'],
            need: chain?.interceptors ?? [],
            have: action.interceptor,
          };
      },
    ),
    check<Subject<Stealth>>('stealth-used', '10.1.2/stealth-one-of-a-chain', function* ({ board, action }) {
      if (board.state.attack?.stealthUsed.includes(action.attacker) === true)
        yield { message: 'It has bypassed an interceptor in this attack.', state: ['/attack/stealthUsed'] };
    }),
    othersFirst<Stealth>(),
  ],
  perform({ board, action }) {
    board.state.attack?.stealthUsed.push(action.attacker);
    const item = addItem(board, {
      kind: 'stealth',
      frame: {
        player: action.player,
        source: action.attacker,
        values: { interceptor: { cards: [action.interceptor] } },
      },
    });
    tellGenerated(board, item, 'stealth');
    acted(board, action.player);
  },
  *candidates(board, player) {
    for (const { attacker, interceptors } of board.state.attack?.chains ?? [])
      for (const interceptor of interceptors) yield { do: 'stealth', player, attacker, interceptor };
  },
};
