import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../src/engine/budget.ts';
import { shadowfistLaw } from '../../../../src/games/shadowfist/rule-check/law.ts';
import type { State } from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import { playing, strong, windfall } from './acting.ts';
import { afterPlaying, anEvent, broken, judged, listed, pass, pile, player, table } from './table.ts';

const law = shadowfistLaw(() => undefined);

/** Takes a Character out of the deck into the hand, and then 1 Power is gained. */
const searchFor = (which: object, more: object = {}) =>
  anEvent({
    title: 'Search',
    abilities: [
      {
        ability: 'event',
        do: [
          { do: 'choose', choice: { as: 'found', choose: 'cards', which, in: { deck: 'you' }, ...more } },
          { do: 'move', cards: { chosen: 'found' }, to: 'hand', of: 'owner' },
          { do: 'gain-power', players: 'you', amount: 1 },
        ],
      },
    ],
  });

const searching = (which: object, deck: number | Record<string, typeof windfall>, more: object = {}) =>
  afterPlaying(
    table({ ann: { hand: { search: searchFor(which, more) }, deck }, bob: {} }),
    playing('ann', 'search'),
    pass,
  );

/** The question, as it is where one Character of the deck is known. */
const withKnown = (state: State): State => {
  const asked = structuredClone(state);
  asked.question?.from.push('found');
  asked.players[0]?.deck.cards.push(aCard);
  return asked;
};

const answer = (value: object) => ({ do: 'choose', player: 'ann', value });
const none = answer({ none: true });
const character = { type: ['Character'] };
const aCard = { id: 'found', card: strong(2) };

describe('a search among cards that nobody has named (5.2)', () => {
  test('finds a card that is named now', {
    meta: { rules: ['shadowfist.yotd/5.2/decisions-at-resolution-only-if-stated'] },
  }, () => {
    const later = afterPlaying(searching(character, 30), answer({ known: [aCard] }));
    expect(pile(later, 'ann', 'hand')).toEqual(['found']);
    expect(player(later, 'ann').deck).toMatchObject({ unknown: 29 });
  });

  test('may find none, and play goes on as with a deck of named cards that has none', {
    meta: { rules: ['shadowfist.yotd/5.2/decisions-at-resolution-only-if-stated'] },
  }, () => {
    const later = afterPlaying(searching(character, 30), none);
    expect(player(later, 'ann')).toMatchObject({ power: 1, hand: { cards: [], unknown: 0 } });
    expect(later.question).toBeNull();
    expect(searching(character, { one: windfall })).toMatchObject({ question: null });
  });

  test('that it finds none is listed, and noted', () => {
    expect(listed(searching(character, 30))).toContainEqual(none);
    expect(judged(searching(character, 30)).notes).toEqual([
      'The question to ann may be answered with cards that nobody has named, which nobody can list: {"known": [{"id": …, "card": …}]}, 1 of them; {"none": true} if there are too few such cards.',
    ]);
  });

  test('a card that is found is listed to be named, and is legal so', () => {
    const domain = { form: 'known', from: [], least: 1, most: 1, unnamed: 30 };
    expect(law.legalActions(searching(character, 30), 'ann', new Budget())).toContainEqual({
      action: answer({ known: [] }),
      open: { '/value/known': domain },
    });
    expect(broken(searching(character, 30), answer({ known: [aCard] }))).toEqual([]);
  });

  test('any card there is found, and so is one that is known', {
    meta: { rules: ['shadowfist.yotd/5.2/decisions-at-resolution-only-if-stated'] },
  }, () => {
    const refused = ['5.2/decisions-at-resolution-only-if-stated'];
    expect(broken(searching({}, 30), none)).toEqual(refused);
    expect(broken(withKnown(searching(character, 30)), none)).toEqual(refused);
    expect(listed(searching({}, 30))).not.toContainEqual(none);
    expect(judged(searching({}, 30)).notes).toEqual([
      'The question to ann may be answered with cards that nobody has named, which nobody can list: {"known": [{"id": …, "card": …}]}, 1 of them.',
    ]);
  });

  test('fewer than are asked for are none', () => {
    const two = searching(character, 30, { number: { exactly: 2 } });
    expect(broken(two, answer({ known: [aCard] }))).toEqual(['5.2/decisions-at-resolution-only-if-stated']);
    expect(player(afterPlaying(two, none), 'ann').power).toBe(1);
  });

  test('what chance takes of them may not be there either', () => {
    const byChance = searching(character, 30, { random: true });
    expect(player(afterPlaying(byChance, none), 'ann').power).toBe(1);
    expect(listed(byChance)).toContainEqual(none);
  });
});
