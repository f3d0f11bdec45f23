import type { Mistake } from '../../../../../engine/answer.ts';
import type { Path } from '../../../../../engine/mistake.ts';
import type { Mistakes } from '../../../../../engine/mistakes-found.ts';
import { isCompleted } from '../../../../completing.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import { lintDefinition } from '../../../vocabulary/lint/lint.ts';
import type { Library } from '../../board/board.ts';
import type { State } from '../state.ts';
import type { Bindings, Card, Frame } from '../values.ts';
import { pileAt, piles } from './piles.ts';

/** Tells at its place what is wrong with a card; undefined where nothing is, for which no place is made. */
type Look = (card: Card | undefined) => ((at: Path) => void) | undefined;

/** Every slug is one of the catalogue, and every card of one's own makes sense. */
export function checkCards(state: State, given: unknown, library: Library, mistakes: Mistakes): void {
  const linted = new Map<Definition, Mistake[]>();
  const wrongIn = (card: Exclude<Card, string>): readonly Mistake[] => {
    if (isCompleted(card)) return library.wrongIn?.(card) ?? [];
    const wrong = linted.get(card) ?? lintDefinition(card);
    linted.set(card, wrong);
    return wrong;
  };
  const isSound = (card: Card) =>
    typeof card === 'string' ? library(card) !== undefined : wrongIn(card).length === 0;
  const toldOf = (card: Card) => (at: Path) =>
    typeof card === 'string'
      ? mistakes.unknownCard(at, card, library.meant)
      : mistakes.addAll(at, wrongIn(card));
  const look: Look = (card) => (card === undefined || isSound(card) ? undefined : toldOf(card));
  state.inPlay.forEach(({ card, chosen }, at) => {
    look(card)?.(['state', 'inPlay', at, 'card']);
    lookAtBindings(chosen, () => ['state', 'inPlay', at, 'chosen'], look);
  });
  for (const [player, zones] of state.players.entries()) {
    for (const pile of piles) {
      zones[pile].cards.forEach(({ card }, at) => {
        look(card)?.([...pileAt(given, player, pile), at, 'card']);
      });
    }
  }
  lookAtEffects(state, look);
}

function lookAtEffects(state: State, look: Look): void {
  const framed: (readonly [readonly { readonly frame: Frame }[], Path])[] = [
    [state.scene?.items ?? [], ['scene', 'items']],
    [state.nextScene, ['nextScene']],
    [state.auction?.suspended?.items ?? [], ['auction', 'suspended', 'items']],
    [state.triggers, ['triggers']],
    [state.lasting, ['lasting']],
  ];
  for (const [list, path] of framed) {
    for (const [at, { frame }] of list.entries()) {
      lookAtFrame(frame, () => ['state', ...path, at, 'frame'], look);
    }
  }
  for (const [at, lasting] of state.lasting.entries()) {
    if (lasting.kind === 'copy') look(lasting.of)?.(['state', 'lasting', at, 'of']);
  }
  for (const [at, { texts = [] }] of state.left.entries()) {
    for (const [place, card] of texts.entries()) look(card)?.(['state', 'left', at, 'texts', place]);
  }
  for (const [at, task] of state.agenda.entries()) {
    const here: Path = ['state', 'agenda', at];
    lookAtBindings(task.answers, () => [...here, 'answers'], look);
    if (task.task === 'effects' || task.task === 'replacement')
      lookAtFrame(task.frame, () => [...here, 'frame'], look);
    if (task.task === 'trigger') lookAtFrame(task.trigger.frame, () => [...here, 'trigger', 'frame'], look);
    if (task.task === 'order-triggers') {
      for (const [place, { frame }] of task.triggers.entries()) {
        lookAtFrame(frame, () => [...here, 'triggers', place, 'frame'], look);
      }
    }
  }
}

function lookAtFrame({ card, values }: Frame, place: () => Path, look: Look): void {
  look(card)?.([...place(), 'card']);
  lookAtBindings(values, () => [...place(), 'values'], look);
}

function lookAtBindings(bindings: Bindings, place: () => Path, look: Look): void {
  for (const name in bindings) {
    const value = bindings[name];
    if (value === undefined || !('known' in value)) continue;
    for (const [at, { card }] of value.known.entries()) look(card)?.([...place(), name, 'known', at, 'card']);
  }
}
