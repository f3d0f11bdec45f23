import { describe, expect, test } from 'vitest';
import type { ListedAction } from '../../../../../src/engine/answer.ts';
import { Budget } from '../../../../../src/engine/budget.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { play } from '../deeds.ts';
import { aBlock, aCard, anAttack, aText, broken, lawOf, saying, says, table } from '../table.ts';

/** Who is Prone discards a card of the same icon with each that is played: which one is open. */

const [cut, stab, hew] = [anAttack('upper left'), anAttack('lower left'), anAttack('middle right')];
const parry = aBlock('upper left');
const edge = (title: string) =>
  aCard('Edge', {
    title,
    abilities: [{ ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } }],
  });
const lying = (hand: Record<string, Definition>, inPlay: Record<string, Definition> = {}) =>
  table({ ann: { hand, prone: true }, bob: { inPlay } });
const playsOf = (state: ReturnType<typeof lying>, card: string): readonly ListedAction[] =>
  lawOf()
    .legalActions(state, 'ann', new Budget())
    .filter(({ action }) => Object(action).do === 'play' && Object(action).card === card);

test('an attack is listed once, with every card that may be discarded for it', () => {
  const state = lying({ cut, stab, hew, parry });
  expect(playsOf(state, 'cut')).toEqual([
    {
      action: play('cut', { discard: ['stab'] }),
      open: { '/discard': { form: 'list', from: ['stab', 'hew'], least: 1, most: 1 } },
    },
  ]);
  expect(broken(state, play('cut', { discard: ['stab'] }))).toEqual([]);
  expect(broken(state, play('cut', { discard: ['hew'] }))).toEqual([]);
  expect(broken(state, play('cut', { discard: ['parry'] }))).toEqual(['type-two/prone/discard-same-icon']);
});

test('one card alone that may be discarded leaves nothing open, and without any the attack is not listed', () => {
  expect(playsOf(lying({ cut, stab }), 'cut')).toEqual([{ action: play('cut', { discard: ['stab'] }) }]);
  expect(playsOf(lying({ cut, parry }), 'cut')).toEqual([]);
});

describe('a card in conjunction with an attack', () => {
  const [feint, wink, nod, grin] = [edge('Feint'), edge('Wink'), edge('Nod'), edge('Grin')];
  const withWink = (state: ReturnType<typeof lying>) =>
    playsOf(state, 'cut').filter(({ action }) => Object(action).with?.length === 1);

  test('is paid for, too', { meta: { rules: ['highlander.type-two/prone/discard-same-icon'] } }, () => {
    const state = lying({ cut, stab, hew, feint, wink, nod });
    expect(withWink(state)[0]).toEqual({
      action: play('cut', { discard: ['stab'], with: [{ card: 'feint', discard: ['wink'] }] }),
      open: {
        '/discard': { form: 'list', from: ['stab', 'hew'], least: 1, most: 1 },
        '/with/0/discard': { form: 'list', from: ['wink', 'nod'], least: 1, most: 1 },
      },
      apart: true,
    });
    const paid = play('cut', { discard: ['hew'], with: [{ card: 'feint', discard: ['nod'] }] });
    expect(broken(state, paid)).toEqual([]);
    expect(broken(state, play('cut', { discard: ['hew'], with: [{ card: 'feint' }] }))).toEqual([
      'type-two/prone/discard-same-icon',
    ]);
  });

  test('is not paid for with another that is played, and one card pays for one alone', () => {
    const state = lying({ cut, stab, feint, wink, nod, grin });
    const sets = playsOf(state, 'cut').filter(({ action }) => Object(action).with?.length === 2);
    expect(sets).toHaveLength(6);
    for (const { action, open, apart, cut: isCut } of sets) {
      expect(broken(state, play('cut', Object(action)))).toEqual([]);
      const pays = Object.values(open ?? {}).map(({ from }) => from);
      const played = Object(action).with.map(({ card }: { card: string }) => card);
      expect(pays.flat().filter((one) => played.includes(one))).toEqual([]);
      expect([apart, isCut]).toEqual([true, true]);
    }
    const twice = play('cut', {
      discard: ['stab'],
      with: [
        { card: 'feint', discard: ['nod'] },
        { card: 'wink', discard: ['nod'] },
      ],
    });
    expect(broken(state, twice)).toEqual(['type-two/prone/discard-same-icon']);
  });
});

test('where what is paid bears on what else is asked, it is listed for itself', () => {
  const price = aText(
    'Price',
    says({
      players: 'opponent',
      modifyPlayers: [
        {
          ...{ toPlay: { kind: ['attack'] }, from: ['hand'] },
          choose: [
            { as: 'price', choose: 'cards', which: { kind: ['attack'] }, in: [{ hand: 'that-player' }] },
          ],
          pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
        },
      ],
    }),
  );
  const state = lying({ cut, stab, hew }, { price });
  expect(playsOf(state, 'cut')).toEqual([
    {
      action: play('cut', { discard: ['stab'] }),
      open: { '/choose/price.price/cards': { form: 'list', from: ['hew'], least: 1, most: 1 } },
    },
    {
      action: play('cut', { discard: ['hew'] }),
      open: { '/choose/price.price/cards': { form: 'list', from: ['stab'], least: 1, most: 1 } },
    },
  ]);
});

test('what a text of the attack asks for is open beside what is paid', () => {
  const taunt = saying(cut, {
    ability: 'played',
    choose: [{ choose: 'cards', as: 'mark', which: {}, in: ['play'] }],
    do: [{ do: 'remove-from-play', cards: { chosen: 'mark' } }],
  });
  const [{ open } = { open: {} }] = playsOf(
    lying({ taunt, stab, hew }, { scroll: aText('Scroll') }),
    'taunt',
  );
  expect(Object.keys(open ?? {})).toEqual(['/discard', '/choose/mark/cards']);
});
