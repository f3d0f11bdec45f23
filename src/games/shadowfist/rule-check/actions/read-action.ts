import type { Mistake } from '../../../../engine/answer.ts';
import type { Budget } from '../../../../engine/budget.ts';
import type { Read } from '../../../../engine/law.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import { Mistakes } from '../../../../engine/mistakes-found.ts';
import { readAs } from '../../../../engine/reading.ts';
import { wordsWithin } from '../../../../engine/size.ts';
import { toldInItsForm } from '../../../choice-forms.ts';
import { isCompleted } from '../../../completing.ts';
import { lintDefinition } from '../../vocabulary/lint/lint.ts';
import type { Library } from '../board/board.ts';
import { isGivenByTheGame, namesIn } from '../state/reading/names.ts';
import type { State } from '../state/state.ts';
import type { Bindings, CardElsewhere, Value } from '../state/values.ts';
import { type Action, actionSchema } from './actions.ts';
import { formAsked } from './form-asked.ts';

/** An action as a stranger sends it: of the right form, its player at the table, and the cards it names first are cards. */
export function readAction(given: unknown, state: State, library: Library, budget: Budget): Read<Action> {
  const read = readAs(actionSchema, given);
  if ('mistakes' in read) return { mistakes: toldInItsForm(read.mistakes, formAsked(given, state, library)) };
  const named = [...cardsNamedBy(read.value)];
  for (const [, { card }] of named) if (typeof card !== 'string') budget.step(wordsWithin(card));
  const taken = new Set(
    named.length === 0 ? [] : namesIn(state, state, new Mistakes()).of('player', 'effect'),
  );
  const mistakes = [
    ...mistakesInPlayer(read.value, state),
    ...named.flatMap(([path, card]) => [
      ...mistakesInCard(card, path, library),
      ...mistakesInId(card, path, taken),
    ]),
  ];
  return mistakes.length > 0 ? { mistakes } : read;
}

/** Only who sits at the table acts; everyone may pass. */
function mistakesInPlayer({ do: verb, player }: Action, { players }: State): readonly Mistake[] {
  const found = new Mistakes();
  const known = players.map(({ id }) => id);
  const passForAll = verb === 'pass' && player === 'everyone';
  if (!passForAll && !known.includes(player)) found.dangling(['player'], player, 'player', () => known);
  return found.found;
}

function mistakesInCard({ card }: CardElsewhere, path: Path, library: Library): readonly Mistake[] {
  const found = new Mistakes();
  if (typeof card !== 'string') {
    const wrong = isCompleted(card) ? (library.wrongIn?.(card) ?? []) : lintDefinition(card);
    found.addAll([...path, 'card'], wrong);
  } else if (library(card) === undefined) found.unknownCard([...path, 'card'], card, library.meant);
  return found.found;
}

/** No name of anything else; that a card has it already is for the rules to judge. */
function mistakesInId({ id }: CardElsewhere, path: Path, taken: ReadonlySet<string>): Mistake[] {
  return taken.has(id) || isGivenByTheGame(id)
    ? [mistake('duplicate', [...path, 'id'], `“${id}” is the name of something else.`)]
    : [];
}

/** Cards that nobody has named before, each with its place in the action. */
function* cardsNamedBy(action: Action): Iterable<readonly [Path, CardElsewhere]> {
  switch (action.do) {
    case 'play':
      if (typeof action.card !== 'string') yield [['card'], action.card];
      yield* inBindings(action.choose ?? {});
      return;
    case 'use':
      yield* inBindings(action.choose ?? {});
      return;
    case 'discard':
      for (const [place, card] of action.cards.entries())
        if (typeof card !== 'string') yield [['cards', place], card];
      return;
    case 'draw':
      for (const [place, card] of (action.cards ?? []).entries()) yield [['cards', place], card];
      return;
    case 'start':
      for (const [player, cards] of Object.entries(action.hands ?? {}))
        for (const [place, card] of cards.entries()) yield [['hands', player, place], card];
      return;
    case 'choose':
      yield* inValue(action.value, ['value']);
      return;
    default:
      return;
  }
}

function* inBindings(bindings: Bindings): Iterable<readonly [Path, CardElsewhere]> {
  for (const [name, value] of Object.entries(bindings)) yield* inValue(value, ['choose', name]);
}

function* inValue(value: Value, path: Path): Iterable<readonly [Path, CardElsewhere]> {
  if (!('known' in value)) return;
  for (const [place, card] of value.known.entries()) yield [[...path, 'known', place], card];
}
