import type { Mistake } from '../../../../engine/answer.ts';
import { beyondReading } from '../../../../engine/bounds.ts';
import type { Budget } from '../../../../engine/budget.ts';
import type { Read } from '../../../../engine/law.ts';
import type { Path } from '../../../../engine/mistake.ts';
import { Mistakes } from '../../../../engine/mistakes-found.ts';
import { readBounded } from '../../../../engine/reading.ts';
import { remembered } from '../../../../engine/remembered.ts';
import { objectsWithin, wordsWithin } from '../../../../engine/size.ts';
import { isCompleted } from '../../../completing.ts';
import { definitionGiven } from '../../../rule-check.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import { lintDefinition } from '../../vocabulary/lint/lint.ts';
import type { Library } from '../board/board.ts';
import { tellCardsPlayed } from './reading/cards-played.ts';
import { tellExertion } from './reading/exertion-made.ts';
import { tellHiddenAttacks } from './reading/hidden-attacks.ts';
import { checkNext, type Names, namesIn, pilesIn } from './reading/names.ts';
import { type State, stateSchema } from './state.ts';
import type { Card, Frame } from './values.ts';

/** What it costs to read one object of a state, in steps: of cards of one's own each word is one. */
const AN_OBJECT = 0.1;

/** So many words of cards of one's own cost no more than that: as many as two decks of such cards have. */
const FREE_WORDS = 1_500;

/**
 * A state as a stranger sends it: of the right form, every card one that is known, every id the name of something.
 * Whether it could have come about is another question, which only a state without mistakes is asked.
 */
export function readState(given: unknown, library: Library, budget: Budget): Read<State> {
  const beyond = beyondReading(given, ['state']);
  if (beyond !== null) return { mistakes: [beyond] };
  budget.step(objectsWithin(given) * AN_OBJECT);
  const read = readBounded(stateSchema, given, ['state']);
  if ('mistakes' in read) return read;
  const state = read.value;
  budget.hold(objectsIn(state));
  budget.step(Math.max(0, ownWordsIn(state) - FREE_WORDS));
  const mistakes = new Mistakes();
  const names = namesIn(state, mistakes);
  checkNext(state, names, mistakes);
  checkCards(state, library, mistakes);
  checkTypes(state, library, mistakes);
  checkReferences(state, names, mistakes);
  tellCardsPlayed(state, mistakes);
  tellHiddenAttacks(state);
  tellExertion(state);
  return mistakes.found.length > 0 ? { mistakes: mistakes.found } : read;
}

function objectsIn(state: State): number {
  const inPiles = pilesIn(state).map(([{ cards }]) => cards.length);
  const events = [state.turn, ...state.turnsBefore].map((turn) => turn.events.length);
  return [...inPiles, ...events].reduce(
    (sum, size) => sum + size,
    state.inPlay.length + state.pending.length,
  );
}

/** The words of all cards of one's own, of which many copies are one. */
function ownWordsIn(state: State): number {
  const read = new Set<string>();
  let words = 0;
  const count = (cards: readonly { readonly card: Card }[]) => {
    for (const { card } of cards) {
      if (typeof card === 'string') continue;
      const letters = JSON.stringify(card);
      if (read.has(letters)) continue;
      read.add(letters);
      words += wordsWithin(card);
    }
  };
  count(state.inPlay);
  for (const [{ cards, bottom = [] }] of pilesIn(state)) {
    count(cards);
    count(bottom);
  }
  return words;
}

/** Every slug is one of the catalogue, and every card of one's own makes sense. */
function checkCards(state: State, library: Library, mistakes: Mistakes): void {
  const look = (cards: readonly { readonly card: Card }[], at: Path) => {
    cards.forEach(({ card }, place) => {
      wrongWith(card, library, mistakes)?.([...at, place, 'card']);
    });
  };
  look(state.inPlay, ['state', 'inPlay']);
  for (const [{ cards, bottom = [] }, at] of pilesIn(state)) {
    look(cards, [...at, 'cards']);
    look(bottom, [...at, 'bottom']);
  }
  look(state.exertion?.cards ?? [], ['state', 'exertion', 'cards']);
  for (const [at, turn] of [state.turn, ...state.turnsBefore].entries()) {
    const path = at === 0 ? ['turn'] : ['turnsBefore', at - 1];
    for (const [place, { of }] of turn.events.entries())
      wrongWith(of, library, mistakes)?.(['state', ...path, 'events', place, 'of']);
  }
  for (const [{ card, event }, at] of framesIn(state)) {
    wrongWith(card, library, mistakes)?.(['state', ...at, 'card']);
    wrongWith(event?.of, library, mistakes)?.(['state', ...at, 'event', 'of']);
  }
}

/** From whose eyes what waits or lasts is seen, each with its place. */
function* framesIn({ lasting, obligations, leave }: State): Iterable<readonly [Frame, Path]> {
  for (const [at, { frame }] of lasting.entries()) yield [frame, ['lasting', at, 'frame']];
  for (const [at, { frame }] of obligations.entries()) yield [frame, ['obligations', at, 'frame']];
  for (const [at, { frame, afterwards }] of leave.entries()) {
    yield [frame, ['leave', at, 'frame']];
    for (const [place, later] of afterwards.entries())
      yield [later.frame, ['leave', at, 'afterwards', place, 'frame']];
  }
}

/** Tells at its place what is wrong with a card; undefined where nothing is, for which no place is made. */
export function wrongWith(
  card: Card | undefined,
  library: Library,
  mistakes: Mistakes,
): ((at: Path) => void) | undefined {
  return card === undefined || isSound(card, library) ? undefined : toldOf(card, library, mistakes);
}

function isSound(card: Card, library: Library): boolean {
  return typeof card === 'string' ? library(card) !== undefined : wrongIn(card, library).length === 0;
}

function toldOf(card: Card, library: Library, mistakes: Mistakes): (at: Path) => void {
  if (typeof card === 'string') return (at) => mistakes.unknownCard(at, card, library.meant);
  return (at) => mistakes.addAll(at, wrongIn(card, library));
}

function wrongIn(card: Exclude<Card, string>, library: Library): readonly Mistake[] {
  return isCompleted(card) ? (library.wrongIn?.(card) ?? []) : mistakesIn(card);
}

/** What a card in play is bears on everything; one that lies elsewhere may be whatever it is until that is asked. */
function checkTypes({ inPlay }: State, library: Library, mistakes: Mistakes): void {
  for (const [at, { card }] of inPlay.entries()) {
    const definition = definitionGiven(card, library);
    if (definition?.type === null)
      mistakes.add(
        'card-of-untold-type',
        ['state', 'inPlay', at, 'card'],
        `No document gives the type of “${definition.title}”: complete the card, {"card": …, "type": …}, or write it out as a card of your own${sayingWhatItIs(definition)}.`,
      );
  }
}

/** The groups in which the catalogue has a card are lost with its slug, unless the card written out says them. */
function sayingWhatItIs({ abilities }: Definition): string {
  const groups = abilities.filter(({ ability }) => ability === 'is');
  return groups.length === 0
    ? ''
    : `, with ${groups.map((group) => JSON.stringify(group)).join(' and ')} among its abilities`;
}

/** Many cards of a state have the same definition, and a state is read again and again. */
const mistakesIn = remembered((card: Definition): readonly Mistake[] => lintDefinition(card));

/** What has left play since, as a Guard that was dropped, has still been used or met this turn. */
function isToldOf({ turn }: State, id: string): boolean {
  return turn.events.some(
    ({ event, card, target }) => (event === 'left-play' && card === id) || target === id,
  );
}

/** Everything that the state names is there. */
function checkReferences(state: State, names: Names, mistakes: Mistakes): void {
  const needs = (id: string | undefined, kind: 'player' | 'card in play', at: () => Path) => {
    if (id !== undefined && !names.is(id, kind))
      mistakes.dangling(['state', ...at()], id, kind, () => names.of(kind));
  };
  for (const [
    at,
    { owner, controller, heldFor, hiltOf, with: conjunction, under },
  ] of state.inPlay.entries()) {
    needs(heldFor, 'player', () => ['inPlay', at, 'heldFor']);
    needs(owner, 'player', () => ['inPlay', at, 'owner']);
    needs(controller, 'player', () => ['inPlay', at, 'controller']);
    needs(hiltOf, 'card in play', () => ['inPlay', at, 'hiltOf']);
    needs(conjunction, 'card in play', () => ['inPlay', at, 'with']);
    needs(under, 'card in play', () => ['inPlay', at, 'under']);
  }
  for (const [at, { inactive }] of state.players.entries()) {
    needs(inactive?.persona, 'card in play', () => ['players', at, 'inactive', 'persona']);
    for (const [place, { weapon }] of (inactive?.weaponsLost ?? []).entries())
      if (weapon !== 'generic')
        needs(weapon, 'card in play', () => ['players', at, 'inactive', 'weaponsLost', place, 'weapon']);
  }
  needs(state.turn.player, 'player', () => ['turn', 'player']);
  for (const [at, { player }] of state.turnsBefore.entries())
    needs(player, 'player', () => ['turnsBefore', at, 'player']);
  for (const [at, { id, by }] of state.attacks.entries()) {
    needs(id, 'card in play', () => ['attacks', at, 'id']);
    needs(by, 'player', () => ['attacks', at, 'by']);
  }
  for (const [at, { id, by, against }] of state.defenses.entries()) {
    if (!isToldOf(state, id)) needs(id, 'card in play', () => ['defenses', at, 'id']);
    needs(by, 'player', () => ['defenses', at, 'by']);
    for (const [place, attack] of against.entries())
      if (!names.is(attack, 'card elsewhere') && !isToldOf(state, attack))
        needs(attack, 'card in play', () => ['defenses', at, 'against', place]);
  }
  for (const [at, { player }] of state.pending.entries())
    needs(player, 'player', () => ['pending', at, 'player']);
  needs(state.exertion?.player, 'player', () => ['exertion', 'player']);
  for (const [at, id] of state.awaitingExertion.entries())
    needs(id, 'card in play', () => ['awaitingExertion', at]);
  needs(state.countering?.by, 'player', () => ['countering', 'by']);
  for (const [at, id] of state.countering?.plots.entries() ?? [])
    needs(id, 'card in play', () => ['countering', 'plots', at]);
  needs(state.winner ?? undefined, 'player', () => ['winner']);
}
