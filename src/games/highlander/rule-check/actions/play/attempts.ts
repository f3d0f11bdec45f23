import type { Check } from '../../../../../engine/check.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Effect } from '../../../vocabulary/effects.ts';
import type { Board } from '../../board/board.ts';
import { effectsOfOnly } from '../../board/texts/doings.ts';
import { roomForHardExertion } from '../../board/turn/exertions.ts';
import { weaponsThatMayBe } from '../../board/weapons/weapons.ts';
import type { Frame } from '../../state/values.ts';
import { onceATurn } from '../exert/once-a-turn.ts';
import { check, type Subject } from '../verb.ts';
import { declaredExertionFirst, owedFirst } from '../windows.ts';
import type { Play } from './card-played.ts';
import { costsAsked, type Part, partsOf } from './ways.ts';

/** What is not even attempted. */
export const attempts: readonly Check<Subject<Play>>[] = [
  check(
    'weapon-lost-already',
    { by: 'disarmingTheDisarmed', typeTwo: 'type-two/disarming-breaking-weapons/not-already-lost' },
    function* ({ board, action }) {
      for (const { played, frame, pointer } of partsOf(board, action)) {
        const effects = effectsOfOnly(played.definition.abilities, ['disarm', 'break']);
        const players = new Set(effects.flatMap((effect) => [...whomItReaches(board, effect, frame)]));
        if (players.size > 0 && [...players].every((player) => nothingToLose(board, player)))
          yield {
            message: `${[...players].join(' and ')} has no weapon that is not Disarmed or broken already.`,
            action: [`${pointer}/card`],
          };
      }
    },
  ),
  check('exertion-of-the-text-cannot-be-made', onceATurn, function* ({ board, action }) {
    const { may, most, made } = roomForHardExertion(board, action.player, 'effect');
    if (may) return;
    for (const part of partsOf(board, action)) {
      const { played, pointer } = part;
      const told = { action: [`${pointer}/card`], need: { most }, have: made };
      if (makesHardExertion(played.definition))
        yield { message: 'Its text has an Exertion made, and no more may be made this turn.', ...told };
      if (isPaidByExertion(board, action, part))
        yield { message: 'It costs an Exertion, and no more may be made this turn.', ...told };
    }
  }),
  // Who has said what he will exert for, or played what has an attack or block made stronger, exerts for that first.
  ...[declaredExertionFirst, ...owedFirst].map(
    (first): Check<Subject<Play>> => ({
      ...first,
      *failures(subject) {
        const { board, action } = subject;
        if (partsOf(board, action).some(({ played }) => makesHardExertion(played.definition)))
          yield* first.failures(subject);
      },
    }),
  ),
];

/** Its own text has its player exert for it, or that of another card. */
function isPaidByExertion(board: Board, action: Play, part: Part): boolean {
  const others = costsAsked(board, action, part).flatMap(({ modifier }) => modifier.pay);
  return [...(part.way?.pay ?? []), ...others].some(({ pay }) => pay === 'hard-exertion');
}

/** The text of a card has its player exert, and does not leave it to him. */
function makesHardExertion({ abilities }: Definition): boolean {
  return abilities.some(
    (ability) =>
      ability.ability === 'played' &&
      ability.if === undefined &&
      ability.do.some(({ do: what, ...effect }) => what === 'exert' && isOwnHard(effect)),
  );
}

function isOwnHard(effect: object): boolean {
  return 'exertion' in effect && effect.exertion === 'hard' && 'by' in effect && effect.by === 'you';
}

/** Those of whom it is known before it happens. */
function whomItReaches(board: Board, effect: Effect, frame: Frame): readonly string[] {
  const isKnown = effect.do === 'disarm' || effect.do === 'break-a-weapon';
  return isKnown ? board.meanings.players(board, effect.players, frame) : [];
}

function nothingToLose(board: Board, player: string): boolean {
  return weaponsThatMayBe(board, player, 'disarmed').length === 0;
}
