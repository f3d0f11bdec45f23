import { cannot } from '../../board/figures.ts';
import { modifiersOn } from '../../board/texts.ts';
import { emit } from '../../doing/emit.ts';
import { turn } from '../../doing/turning.ts';
import { addItem, openSceneOfEffects } from '../../flow/scenes.ts';
import type { ActionNamed } from '../actions.ts';
import { acted } from '../generating.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import { inMainShot } from '../windows.ts';
import { canTurn, isCharacter, isTheirs, isThere, onCard, timed, usual } from './with-card.ts';

type Heal = ActionNamed<'heal'>;

/** Turn a Character to heal: one's own, damaged, in one's own Main Shot (4.5.3). */
export const heal: Verb<'heal'> = {
  checks: [
    ...usual,
    isThere<Heal>(),
    isTheirs<Heal>('4.5.3/character-heals-itself'),
    isCharacter<Heal>('4.5.3/only-characters-turn-to-heal'),
    inMainShot('heal-in-own-main-shot', '3.3.2/heal-in-own-main-shot'),
    check<Subject<Heal>>(
      'heal-in-own-turn',
      '5.2/turn-to-heal-in-own-main-shot-only',
      function* ({ board, action }) {
        const card = board.inPlay(action.card);
        if (card !== undefined && modifiersOn(board, card, 'mayHealInAnyMainShot').length > 0) return;
        if (action.player !== board.current)
          yield {
            message: 'A Character turns to heal in the Main Shot of its controller.',
            state: ['/turn/player'],
            need: board.current,
            have: action.player,
          };
      },
    ),
    onCard<Heal>('not-damaged', '4.5.3/no-healing-undamaged', function* (card) {
      if (card.damage === 0) yield { message: 'It is not damaged.', action: ['/card'], need: 1, have: 0 };
    }),
    onCard<Heal>('cannot-turn-to-heal', '4.5.3/cannot-turn-to-heal', function* (card, { board }) {
      if (cannot(board, card, 'turn-to-heal'))
        yield { message: 'It cannot turn to heal.', action: ['/card'] };
    }),
    onCard<Heal>('cannot-be-healed', '4.5.3/cannot-be-healed', function* (card, { board }) {
      if (cannot(board, card, 'be-healed') || cannot(board, card, 'have-damage-removed'))
        yield { message: 'Its damage cannot be removed.', action: ['/card'] };
    }),
    ...canTurn<Heal>(),
    ...timed<Heal>(),
  ],
  perform({ board, action }) {
    const card = board.inPlay(action.card);
    if (card === undefined) return;
    openSceneOfEffects(board);
    turn(board, card, action.player);
    emit(board, { event: 'turned-to-heal', card: card.id, player: action.player, by: action.player });
    const item = addItem(board, {
      ...{ kind: 'heal', frame: { player: action.player, source: card.id, card: card.card, values: {} } },
      effects: [{ do: 'heal', cards: 'this', amount: 'all' }],
    });
    emit(board, {
      event: 'generated',
      effect: item.id,
      source: card.id,
      player: action.player,
      name: 'heal',
    });
    acted(board, action.player);
  },
  *candidates(board, player) {
    for (const { id, controller, damage } of board.state.inPlay)
      if (controller === player && damage > 0) yield { do: 'heal', player, card: id };
  },
};
