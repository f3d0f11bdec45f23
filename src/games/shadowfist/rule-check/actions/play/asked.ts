import type { Definition } from '../../../vocabulary/definition.ts';
import { isTimely } from '../../flow/answering.ts';
import { asking } from '../../flow/playing.ts';
import { choiceChecks } from '../choice-checks.ts';
import { foreseenChecks } from '../foreseen.ts';
import { newTargetsNames, wrongNewTargets } from '../targets-changed.ts';
import { notOnesOwn, unpaid, unready, wrongChoices } from '../texts-chosen.ts';
import type { Verb } from '../verb.ts';
import {
  answeringOf,
  costNow,
  doneBy,
  eyesOf,
  isCostOpen,
  leftOpen,
  on,
  type Play,
  played,
} from './played.ts';

/** What the text of a card asks for as it is played: choices and payments. */
export const askedChecks: Verb<'play'>['checks'] = [
  ...foreseenChecks<Play>((subject) => {
    const found = played(subject);
    return found === undefined
      ? undefined
      : {
          effects: doneBy(found),
          pay: asking(found.card.definition, found.terms).pay,
          frame: eyesOf(subject.board, found, subject.action),
          played: found.card.id,
        };
  }),
  ...choiceChecks<Play>(function* (subject) {
    const found = played(subject);
    if (found === undefined) return;
    const { board, action } = subject;
    const { card, frame, terms } = found;
    const eyes = eyesOf(board, found, action);
    const effects = doneBy(found);
    const others = [...responseNames(card.definition), ...newTargetsNames(board, effects, eyes)];
    const awaited = leftOpen(board, found, action);
    const timely = () => isTimely(board, answeringOf(found, action));
    const beside = { others, awaited, effects, timely };
    yield* wrongChoices(board, asking(card.definition, terms), frame, action.choose, beside);
    yield* wrongNewTargets(board, effects, eyes, action.choose);
  }),
  on('already-turned', '4.2/turned-card-cannot-turn', function* ({ card, frame, terms }, { board, action }) {
    yield* unready(board, asking(card.definition, terms), frame, action.choose, 'is turned already');
  }),
  on('turning-waits', '4.3/turning-abilities-wait', function* ({ card, frame, terms }, { board, action }) {
    yield* unready(board, asking(card.definition, terms), frame, action.choose, 'has not resolved yet');
  }),
  on('preconditions', '10.2/sacrifice-own-cards-only', function* ({ card, frame, terms }, { board, action }) {
    yield* notOnesOwn(board, asking(card.definition, terms), frame, action.choose);
  }),
  on('preconditions', '5.2/preconditions-met-at-generation', function* (found, { board, action }) {
    const { card, frame, terms } = found;
    const cost = isCostOpen(board, found, action) ? 0 : costNow(found, { board, action }).cost;
    const awaited = leftOpen(board, found, action);
    yield* unpaid(board, asking(card.definition, terms), frame, action.choose, { cost, awaited });
  }),
];

function responseNames({ abilities }: Definition): string[] {
  return abilities.flatMap((ability) =>
    ability.ability === 'playing' && ability.inResponseTo !== undefined && 'as' in ability.inResponseTo
      ? [ability.inResponseTo.as]
      : [],
  );
}
