import { expect, test } from 'vitest';
import { play } from '../deeds.ts';
import { aCard, afterwards, aText, judged, says, table } from '../table.ts';

const open = aText('Open Book', says({ players: 'opponent', modifyPlayers: [{ hand: 'face-up' }] }));
const [deed, other] = [aCard('Event', { title: 'Deed' }), aCard('Event', { title: 'Other' })];

test('A hand that a text has lie face up has no card that nobody has named', {
  meta: { rules: ['highlander.type-two/text/game-text'] },
}, () => {
  const state = (hand: number | Record<string, typeof deed>) =>
    table({ ann: { hand: { deed }, inPlay: { open } }, bob: { hand } });
  expect(judged(state(1), [play('deed')]).stateViolations).toMatchObject([
    { code: 'hand-lies-face-up', state: ['/players/1/hand'], have: { unknown: 1 } },
  ]);
  expect(judged(state({ other }), [play('deed')]).stateViolations).toEqual([]);
});

test('When it is turned up, and when cards are drawn to it, they are told', {
  meta: { rules: ['highlander.type-two/text/game-text'] },
}, () => {
  const state = table({ ann: { hand: { open } }, bob: { hand: 2 } });
  expect(judged(state, [play('open')]).verdicts).toMatchObject([
    { outcome: 'needs-choice', choices: [{ pointer: '/choose/hand-of-bob/known', player: 'bob', least: 2 }] },
  ]);
  const known = [
    { id: 'one', card: deed },
    { id: 'two', card: other },
  ];
  const told = (cards: typeof known) => play('open', { choose: { 'hand-of-bob': { known: cards } } });
  expect(judged(state, [told(known.slice(1))]).verdicts).toMatchObject([{ outcome: 'malformed' }]);
  const later = afterwards(state, [told(known)]);
  expect(later.players[1].hand).toEqual({ cards: known, unknown: 0 });
  const bobs = { ...later, turn: { ...later.turn, player: 'bob', phase: 'draw-discard' as const } };
  const draw = { do: 'draw', player: 'bob', number: 1 };
  expect(judged(bobs, [draw]).verdicts).toMatchObject([{ outcome: 'needs-choice' }]);
  const drawn = afterwards(bobs, [{ ...draw, cards: [{ id: 'three', card: other }] }]);
  expect(drawn.players[1].hand).toMatchObject({ cards: { length: 3 }, unknown: 0 });
});

test('The opening hand that will lie face up is told', {
  meta: { rules: ['highlander.type-two/text/game-text'] },
}, () => {
  const state = table(
    { ann: { inPlay: { open } }, bob: { ability: 2 } },
    { turn: { number: 0, phase: 'before-the-game' }, turnsBefore: [] },
  );
  const start = (hands: object) => ({ do: 'start', player: 'ann', hands });
  expect(judged(state, [start({})], 'first').verdicts).toMatchObject([
    { outcome: 'needs-choice', choices: [{ pointer: '/hands/bob', least: 2, most: 2 }] },
  ]);
  const hand = [
    { id: 'one', card: deed },
    { id: 'two', card: other },
  ];
  expect(judged(state, [start({ bob: hand })], 'first').outcome).toBe('legal');
});
