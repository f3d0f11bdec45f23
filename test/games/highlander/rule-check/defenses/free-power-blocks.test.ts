import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Filter } from '../../../../../src/games/highlander/vocabulary/filters.ts';
import type { Way } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { all, nextPhase, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  afterwards,
  aGuard,
  anAttack,
  attacked,
  boardOf,
  broken,
  type EditionName,
  editions,
  five,
  judged,
  lawOf,
  saying,
  says,
} from '../table.ts';

const blocks = { each: { kind: ['block' as const], controller: 'you' as const }, in: 'play' as const };
const luther = (powerBlock: Way) =>
  aCard('Persona', { title: 'Luther', abilities: [says({ cards: blocks, modify: [{ powerBlock }] })] });
const focused = saying(
  anAttack('upper left'),
  says({ cards: 'this', modify: [{ cannot: 'be-power-blocked' }] }),
);
const plain = anAttack('upper left');
const strong = saying(plain, says({ cards: 'this', modify: [{ powerBlow: 'is' }] }));
const parry = aBlock('upper left', 'upper center', 'upper right');
const make = { do: 'make', player: 'ann', card: 'parry', into: 'power-block' };
const PREVENTION: Record<EditionName, string> = {
  first: 'handbook-addendum/prevention/forbidden-is-prevented',
  typeTwo: 'type-two/prevention/what-it-is',
  reference: 'type-two/prevention/what-it-is',
};

/** Ann has met the Power Blows of bob with one block. */
function blocked(
  attacks: Readonly<Record<string, Definition>>,
  way: Way,
  edition: EditionName,
  block = parry,
) {
  const given = Object.fromEntries(
    Object.entries(attacks).map(([id, card]) => [id, { card, powerBlow: id === 'cut' }]),
  );
  const state = attacked(
    { ann: { hand: { parry: block }, inPlay: { luther: luther(way) } }, bob: {} },
    given,
  );
  return afterwards(state, [play('parry', { against: Object.keys(attacks) })], edition);
}

function listed(state: ReturnType<typeof blocked>, edition: EditionName) {
  return lawOf(edition)
    .legalActions(state, 'ann', new Budget())
    .map(({ action }) => action);
}

describe.each(all)('an attack that cannot be Power Blocked, in the rules of %s', (edition) => {
  test('A block that a text allows to be a Power Block without an Exertion is not made one against it', {
    meta: { rulings: ['highlander.handbook-addendum/focused-strike/cannot-be-power-blocked'] },
  }, () => {
    const state = blocked({ cut: focused }, 'may', edition);
    expect(broken(state, make, edition)).toEqual([PREVENTION[edition]]);
    expect(listed(state, edition)).not.toContainEqual(make);
    expect(broken(blocked({ cut: plain }, 'may', edition), make, edition)).toEqual([]);
    expect(listed(blocked({ cut: plain }, 'may', edition), edition)).toContainEqual(make);
  });

  test('A Guard that a card makes a Power Block is no Power Block against it, and the damage comes through', () => {
    const high = aGuard('upper left', 'upper center', 'upper right');
    const result = (attack: Definition) => {
      const state = blocked({ cut: attack }, 'is', edition, high);
      const isPowerBlock = boardOf(state, edition).meanings.matches(
        boardOf(state, edition),
        { powerBlock: true } satisfies Filter,
        boardOf(state, edition).seen(boardOf(state, edition).inPlayFor('parry')),
        { player: 'ann', values: {} },
      );
      return [isPowerBlock, afterwards(state, [nextPhase], edition).pending.length];
    };
    expect(result(focused)).toEqual([false, 1]);
    expect(result(plain)).toEqual([true, 0]);
  });

  test('A card that goes with a Power Block does not go with a block against it', () => {
    const steel = saying(aCard('Edge'), {
      ...{ ability: 'playing', kind: 'only' },
      inConjunctionWith: { kind: ['block'], powerBlock: true },
    });
    const playing = (attack: Definition) =>
      judged(
        attacked(
          { ann: { hand: { parry, steel }, inPlay: { luther: luther('may') } }, bob: {} },
          { cut: { card: attack, powerBlow: true } },
        ),
        [play('parry', { against: ['cut'], with: [{ card: 'steel' }] })],
        edition,
      ).verdicts[0]?.outcome;
    expect(playing(plain)).toBe('legal');
    expect(playing(focused)).toBe('illegal');
  });

  test('A block that meets another Power Blow as well is made a Power Block, and stops that one alone wholly', () => {
    const state = blocked({ cut: focused, stab: strong }, 'may', edition);
    const later = afterwards(state, [make, nextPhase], edition);
    expect(later.pending).toMatchObject([{ source: 'cut', amount: 2 }]);
    const exertion = { do: 'exert', player: 'ann', for: { powerBlock: 'parry' }, shown: five() };
    const exerted = afterwards(
      blocked({ cut: focused, stab: strong }, 'cannot', edition),
      [nextPhase],
      edition,
    );
    expect(exerted.pending).toHaveLength(2);
    expect(broken(state, exertion, edition)).toEqual([]);
  });

  test('Who ignores what prevents Power Blocks may Power Block it', () => {
    const free = aCard('Pre-Game', {
      abilities: [says({ players: 'you', modifyPlayers: [{ ignoresPrevention: 'make-power-blocks' }] })],
    });
    const state = attacked(
      { ann: { hand: { parry }, inPlay: { luther: luther('may'), free } }, bob: {} },
      { cut: { card: focused, powerBlow: true } },
    );
    const met = afterwards(state, [play('parry', { against: ['cut'] })], edition);
    expect(broken(met, make, edition)).toEqual([]);
    expect(afterwards(met, [make, nextPhase], edition).pending).toEqual([]);
  });
});

test.each(Object.keys(editions).filter((edition) => edition !== 'reference') as EditionName[])(
  'In the rules of %s a text that makes Power Blocks free makes none against an attack that is not a Power Blow',
  (edition) => {
    const state = attacked(
      { ann: { hand: { parry }, inPlay: { luther: luther('may') } }, bob: {} },
      { cut: plain },
    );
    const met = afterwards(state, [play('parry', { against: ['cut'] })], edition);
    expect(broken(met, make, edition)).toHaveLength(1);
  },
);
