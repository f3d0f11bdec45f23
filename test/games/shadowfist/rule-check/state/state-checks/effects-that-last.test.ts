import { describe, expect, test } from 'vitest';
import type { StateGiven } from '../../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { aCharacter, anEdge, aSite, judged, table } from '../../table.ts';
import { impossible } from './impossible.ts';

const hood = aCharacter();

type Lasting = NonNullable<StateGiven['lasting']>[number];

test('A card is controlled as the effects that last say', {
  meta: { rules: ['shadowfist.yotd/7.4/effects-can-change-control'] },
}, () => {
  const taken: Lasting = {
    ...{ id: 'l', until: 'end-of-turn', frame: { player: 'bob', values: {} } },
    ...{ kind: 'control', cards: ['hood'], to: 'bob' },
  };
  const seats = (controller: string) => {
    const characters = { hood: { card: hood, controller, home: 'ann' } };
    return table({ ann: {}, bob: { characters } }, { lasting: [taken] });
  };
  expect(impossible(seats('bob'))).toEqual([]);
  expect(impossible(seats('ann'))).toEqual([
    { rule: '7.4/effects-can-change-control', state: ['/inPlay/0/controller'] },
  ]);
});

test('Of a card that is not with its home, and that no lasting effect gives away, that is told', {
  meta: { rules: ['shadowfist.yotd/7.4/effects-can-change-control'] },
}, () => {
  const characters = { hood: { card: hood, owner: 'ann', home: 'ann' } };
  expect(judged(table({ ann: {}, bob: { characters } })).stateViolations).toMatchObject([
    {
      message:
        'By the effects that last, ann controls A Character. Where a card is not with its home, a lasting effect of kind control gives it away; without one, home is left out.',
    },
  ]);
});

test('What a turned card maintains ends when it unturns', {
  meta: { rules: ['shadowfist.yotd/4.2/maintained-effect-stops'] },
}, () => {
  const maintained: Lasting = {
    ...{ id: 'l', until: 'while-this-turned', frame: { player: 'ann', source: 'oath', values: {} } },
    ...{ kind: 'modify', cards: ['hood'], by: [{ fighting: 1 }] },
  };
  const seats = (turned: boolean) => {
    const edges = { oath: { card: anEdge(), turned } };
    return table({ ann: { characters: { hood }, edges }, bob: {} }, { lasting: [maintained] });
  };
  expect(impossible(seats(true))).toEqual([]);
  expect(impossible(seats(false))).toEqual([
    { rule: '4.2/maintained-effect-stops', state: ['/lasting/0/frame/source'] },
  ]);
});

test('What became a copy as it entered play is told of which card', {
  meta: { rules: ['shadowfist.yotd/10.2/when-a-card-enters-play'] },
}, () => {
  const twin = aCharacter({
    title: 'Twin',
    fighting: null,
    abilities: [
      {
        ability: 'entering',
        choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'original' }],
        do: [
          {
            ...{ do: 'copy', what: ['fighting', 'rules-text'], from: { chosen: 'original' }, to: 'this' },
            ...{ inPlaceOfOwn: false, until: 'while-in-play' },
          },
        ],
      },
    ],
  });
  const copied: Lasting = {
    ...{ id: 'l', until: 'while-in-play', frame: { player: 'ann', source: 'twin', values: {} } },
    ...{ kind: 'copy', cards: ['twin'], of: hood, what: ['fighting', 'rules-text'], inPlaceOfOwn: false },
  };
  const seats = (...lasting: Lasting[]) => table({ ann: { characters: { twin } }, bob: {} }, { lasting });
  expect(impossible(seats(copied))).toEqual([]);
  expect(impossible(seats())).toEqual([
    { rule: '10.2/when-a-card-enters-play', state: ['/inPlay/0', '/lasting'] },
  ]);
});

describe('[4.5.2] a signpost', () => {
  type Signpost = NonNullable<StateGiven['signposts']>[number];
  const signpost: Signpost = {
    ...{ id: 's', source: { card: 'hood' }, from: ['tower'], to: 'guard', by: 'guard', player: 'bob' },
    until: 'end-of-attack',
  };
  const attack: StateGiven['attack'] = {
    ...{ player: 'ann', defending: 'bob', step: 'prior-to-target', targets: ['tower'] },
    ...{ attackers: [{ id: 'hood', target: 'tower', player: 'ann' }], participants: ['hood'] },
  };
  const seats = (...signposts: Signpost[]) => ({
    bare: table(cast, { signposts }),
    attacked: table(cast, { signposts, attack }),
    inScene: table(cast, { signposts, scene: { items: [] } }),
  });
  const cast = {
    ann: { characters: { hood } },
    bob: { characters: { guard: hood }, front: { tower: aSite() } },
  };

  test('set in an attack is gone with it', {
    meta: { rules: ['shadowfist.yotd/4.5.2/attack-signpost-duration'] },
  }, () => {
    expect(impossible(seats(signpost).attacked)).toEqual([]);
    expect(impossible(seats(signpost).bare)).toEqual([
      { rule: '4.5.2/attack-signpost-duration', state: ['/signposts/0/until'] },
    ]);
  });

  test('set in response is gone with the scene', {
    meta: { rules: ['shadowfist.yotd/4.5.2/response-signpost-duration'] },
  }, () => {
    const response: Signpost = { ...signpost, source: { effect: 'e' }, until: 'effect-resolved' };
    expect(impossible(seats(response).inScene)).toEqual([]);
    expect(impossible(seats(response).bare)).toEqual([
      { rule: '4.5.2/response-signpost-duration', state: ['/signposts/0/until'] },
    ]);
  });

  test('is the only one for its source', {
    meta: { rules: ['shadowfist.yotd/4.5.2/one-signpost-a-source'] },
  }, () => {
    expect(impossible(seats(signpost, { ...signpost, id: 's2' }).attacked)).toEqual([
      { rule: '4.5.2/one-signpost-a-source', state: ['/signposts/0/source', '/signposts/1/source'] },
    ]);
    const other = { ...signpost, id: 's2', source: { card: 'guard' } };
    expect(impossible(seats(signpost, other).attacked)).toEqual([]);
  });

  test('leads elsewhere', { meta: { rules: ['shadowfist.yotd/4.5.2/not-to-the-same-card'] } }, () => {
    expect(impossible(seats({ ...signpost, to: 'tower' }).attacked)).toEqual([
      { rule: '4.5.2/not-to-the-same-card', state: ['/signposts/0/to'] },
    ]);
  });
});
