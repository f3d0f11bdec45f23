import { describe, expect, test } from 'vitest';
import type { PlayerModifier } from '../../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import type { Prevention } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { all, play } from '../deeds.ts';
import {
  aBasicAttack,
  aBlock,
  aCard,
  aDirtyTrick,
  anAttack,
  aText,
  attacked,
  broken,
  type EditionName,
  five,
  saying,
  says,
  table,
} from '../table.ts';

/** One ban of attacks, as different texts say it. */
const bans: readonly (readonly [string, PlayerModifier])[] = [
  ['cannot attack', { cannot: 'attack' }],
  ['cannot play any cards', { cannot: 'play' }],
  ['can only play Edges', { cannot: 'play', such: { not: { kind: ['edge'] } } }],
  [
    'cannot play Events or attacks',
    { cannot: 'play', such: { any: [{ kind: ['event'] }, { kind: ['attack'] }] } },
  ],
];
const cut = anAttack('upper left');
const gag = (said: PlayerModifier) => aText('Gag', says({ players: 'opponent', modifyPlayers: [said] }));
/** A card that may be played by who is kept from such a thing, whatever keeps him from playing it. */
const discipline = (prevented: Prevention) =>
  saying(aCard('Edge', { title: 'Discipline' }), {
    ...{ ability: 'playing', kind: 'only', despite: ['prevention'] },
    if: { prevented, player: 'you' },
  });
const ignoring = (what: Prevention) =>
  aText('Glass', says({ players: 'you', modifyPlayers: [{ ignoresPrevention: what }] }));
const given = (said: PlayerModifier, ann: object = {}) =>
  table({ ann: { hand: { cut, news: aCard('Event') }, ...ann }, bob: { inPlay: { gag: gag(said) } } });
const search = { do: 'exert', player: 'ann', for: { attack: true }, shown: five() };

describe.each(all)('in the rules of %s', (edition) => {
  describe.each(bans)('a player who %s', (_words, said) => {
    test('is prevented from playing an attack', {
      meta: {
        rules: [
          'highlander.handbook-addendum/prevention/forbidden-is-prevented',
          'highlander.type-two/prevention/what-it-is',
        ],
      },
    }, () => {
      expect(broken(given(said), play('cut'), edition)).toHaveLength(1);
    });

    test('plays a card that asks for a prevention of attacks', () => {
      const free = discipline('attack');
      expect(broken(given(said, { hand: { free } }), play('free'), edition)).toEqual([]);
    });

    test.each<Prevention>(['attack', 'play'])(
      'attacks all the same if a text ignores what prevents it: %s',
      (what) => {
        expect(broken(given(said, { inPlay: { glass: ignoring(what) } }), play('cut'), edition)).toEqual([]);
      },
    );
  });

  test('Who ignores only what prevents attacks plays no Special card against a text that prevents all cards', () => {
    const state = given({ cannot: 'play' }, { inPlay: { glass: ignoring('attack') } });
    expect(broken(state, play('news'), edition)).toHaveLength(1);
  });

  test('Who ignores what prevents defenses blocks against a text that prevents all cards', () => {
    const parry = aBlock('upper left');
    const blocking = (inPlay: object) =>
      broken(
        attacked(
          {
            ann: { hand: { parry }, inPlay: { ...inPlay } },
            bob: { inPlay: { gag: gag({ cannot: 'play' }) } },
          },
          { cut },
        ),
        play('parry', { against: ['cut'] }),
        edition,
      );
    expect(blocking({})).toHaveLength(1);
    expect(blocking({ glass: ignoring('attack') })).toHaveLength(1);
    expect(blocking({ glass: ignoring('defend') })).toEqual([]);
  });

  test('A text that prevents some attacks, in whatever words, prevents attacks in part', () => {
    const free = discipline('attack');
    const playing = (said: PlayerModifier) => broken(given(said, { hand: { free } }), play('free'), edition);
    expect(playing({ cannot: 'attack', such: { kind: ['basic-attack'] } })).toEqual([]);
    expect(
      playing({ cannot: 'play', such: { any: [{ kind: ['event'] }, { kind: ['basic-attack'] }] } }),
    ).toEqual([]);
    expect(
      playing({ cannot: 'play', such: { any: [{ kind: ['event'] }, { kind: ['guard'] }] } }),
    ).not.toEqual([]);
  });
});

test.each(bans)('Who %s exerts for an attack if a text ignores what prevents it', (_words, said) => {
  expect(broken(given(said), search)).not.toEqual([]);
  expect(broken(given(said, { inPlay: { glass: ignoring('attack') } }), search)).toEqual([]);
});

test('A text by which only Hidden Attacks may be played prevents other attacks', {
  meta: { rules: ['highlander.handbook-addendum/prevention/only-some-cards-is-prevention'] },
}, () => {
  const pedestrian = aText(
    'Pedestrian',
    says({ players: 'each', modifyPlayers: [{ cannot: 'attack', such: { hidden: false } }] }),
  );
  const state = (ann: object = {}) =>
    table({
      ann: { hand: { cut, discipline: discipline('attack') }, ...ann },
      bob: { inPlay: { pedestrian } },
    });
  expect(broken(state(), play('cut'), 'first')).toHaveLength(1);
  expect(broken(state(), play('discipline'), 'first')).toEqual([]);
  expect(broken(state({ inPlay: { glass: ignoring('attack') } }), play('cut'), 'first')).toEqual([]);
});

test('Two attacks of different kinds are banned each by its own word', () => {
  const said: PlayerModifier = { cannot: 'attack', such: { kind: ['dirty-trick'] } };
  const hand = { trick: aDirtyTrick('upper left'), stab: aBasicAttack('lower left') };
  const outcome = (card: string, edition: EditionName) => broken(given(said, { hand }), play(card), edition);
  for (const edition of all)
    expect([outcome('trick', edition).length, outcome('stab', edition).length]).toEqual([1, 0]);
});
