import { expect, test } from 'vitest';
import type { PrintingEntry } from '../../src/card-files/entries.ts';
import { merge } from '../../src/database/importing/merging/merge.ts';
import type { Card, GameSnapshot } from '../../src/database/snapshot/snapshot.ts';
import { highlander } from '../../src/games/highlander/game.ts';
import { cardCalled, house, printing } from './cast.ts';

/** Highlander: many cards share a title. */
function merged(entries: readonly PrintingEntry[], cards: readonly Card[] = []) {
  const empty: GameSnapshot = { ...house(), game: highlander, cards: [], rulings: [], rules: [], terms: [] };
  return merge({ ...empty, cards }, [{ name: 'cards.csv', date: null, entries }], []);
}

const slash = (figures: Readonly<Record<string, unknown>>, given: Partial<PrintingEntry> = {}) =>
  printing('Slash', 'standard', { figures, ...given });

test('cards of one title and different sub-titles are different cards', () => {
  const { game } = merged([slash({}, { subtitle: 'Nobody' }), slash({}, { subtitle: 'Somebody' })]);
  expect(game.cards.map(({ name }) => name)).toEqual(['Slash: Nobody', 'Slash: Somebody']);
});

test('namesakes of different types are told apart by their types', () => {
  const { game, remarks } = merged([slash({ type: 'Attack' }), slash({ type: 'Event' })]);
  expect(game.cards.map(({ slug, name }) => [slug, name])).toEqual([
    ['slash-attack', 'Slash: Attack'],
    ['slash-event', 'Slash: Event'],
  ]);
  expect(remarks.map(({ level, code, message }) => [level, code, message])).toEqual([
    ['note', 'card/namesake', 'Another card is called Slash; this one gets the name "Slash: Attack".'],
    ['note', 'card/namesake', 'Another card is called Slash; this one gets the name "Slash: Event".'],
  ]);
});

test('a card of the house of which no source gives the type is the only one of its name', () => {
  const [known] = merged([slash({})]).game.cards;
  const { game } = merged([slash({ type: 'Attack' })], known === undefined ? [] : [known]);
  expect(game.cards.map(({ slug, type }) => [slug, type])).toEqual([['slash', 'Attack']]);
});

test('a card of the house of another type is another card', () => {
  const [known] = merged([slash({ type: 'Attack' })]).game.cards;
  const { game } = merged([slash({ type: 'Event' })], known === undefined ? [] : [known]);
  expect(game.cards.map(({ name }) => name)).toEqual(['Slash', 'Slash: Event']);
  expect(cardCalled(game, 'slash-event').figures.qualifier).toBe('Event');
});
