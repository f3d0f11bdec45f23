import { describe, expect, test } from 'vitest';
import { all, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  anAttack,
  attacked,
  type EditionName,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

const unknown = (reach: 'use' | 'play' | 'anything') =>
  ({ ability: 'unsupported', reach, text: 'Nobody knows.' }) as const;
const disarm = aCard('Event', { title: 'Disarm', abilities: [{ ability: 'played', do: [] }] });
const inPart = saying(disarm, { ability: 'played', do: [] }, unknown('use'));
const untold = saying(disarm, unknown('play'));
const cut = anAttack('upper left');

const outcome = (state: ReturnType<typeof table>, action: ReturnType<typeof play>, edition: EditionName) =>
  judged(state, [action], edition).verdicts[0]?.outcome;

describe.each(all)('while a text is unknown, in the rules of %s', (edition) => {
  test.each([
    ['in part', inPart],
    ['wholly', untold],
    ['as a text without abilities', aCard('Event', { title: 'Disarm', text: 'Something happens.' })],
  ])(
    'a card is neither legal nor illegal in conjunction with another, if its text is unknown %s',
    (_words, card) => {
      const together = (one: typeof disarm) =>
        outcome(
          table({ ann: { hand: { disarm, one } }, bob: {} }),
          play('disarm', { with: [{ card: 'one' }] }),
          edition,
        );
      expect(together(card)).toBe('unsupported');
      expect(together(saying(disarm, { ability: 'played', do: [] }))).toBe('illegal');
    },
  );

  test('a card of which nobody knows the text may be playable in another way, as something else, or in spite of a rule', () => {
    const hand = { untold, inPart, disarm, strange: saying(cut, unknown('anything')), cut };
    const state = table({ ann: { hand, genericWeapon: 'disarmed' }, bob: {} });
    expect(outcome(state, play('inPart', { way: 3 }), edition)).toBe('unsupported');
    expect(outcome(state, play('disarm', { way: 3 }), edition)).toBe('illegal');
    expect(outcome(state, play('inPart', { as: 'attack' }), edition)).toBe('unsupported');
    expect(outcome(state, play('strange'), edition)).toBe('unsupported');
    expect(outcome(state, play('cut'), edition)).toBe('illegal');
  });

  test('a text at work that nobody knows may allow what another rule forbids', () => {
    const riddle = aCard('Situation', { text: 'Something is so.' });
    const second = (inPlay: object) =>
      outcome(
        table({ ann: { hand: { cut }, genericWeapon: 'disarmed', inPlay: { ...inPlay } }, bob: {} }),
        play('cut'),
        edition,
      );
    expect(second({ riddle })).toBe('unsupported');
    expect(second({})).toBe('illegal');
  });

  test('what no text allows is illegal all the same', () => {
    const state = table({ ann: {}, bob: { hand: { untold } } });
    expect(outcome(state, { ...play('untold'), player: 'bob' }, edition)).toBe('illegal');
    expect(outcome(state, play('untold'), edition)).toBe('illegal');
  });

  test('a block whose text is unknown may or may not become a Power Block at will', () => {
    const parry = aBlock('upper left');
    const making = (card: typeof parry) => {
      const state = attacked({ ann: { hand: { card } }, bob: {} }, { stab: { card: cut, powerBlow: true } });
      const actions = [
        play('card', { against: ['stab'] }),
        { do: 'make', player: 'ann', card: 'card', into: 'power-block' },
      ];
      return judged(state, actions, edition).verdicts[1]?.outcome;
    };
    expect(making(saying(parry, unknown('use')))).toBe('unsupported');
    expect(making(parry)).toBe('illegal');
    expect(making(saying(parry, says({ cards: 'this', modify: [{ powerBlock: 'may' }] })))).toBe('legal');
  });
});
