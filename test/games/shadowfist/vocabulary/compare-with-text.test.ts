import { describe, expect, test } from 'vitest';
import { compareWithText } from '../../../../src/games/shadowfist/vocabulary/rendering/compare-with-text.ts';
import { card } from './cast.ts';
import { seededCards } from './seeds.ts';

const turned = { pay: 'turn', card: 'this' };
const policeStation =
  'Turn and maintain to give target **Cop** Character +2 Fighting, or turn to inflict 2 damage on target **Hood** Character or **Hood** Site.';

/** As the rulebook words Police Station (9.2), with what is given in place of its figures and words. */
function station({ fighting = 2, damage = 2, designator = 'Hood', types = ['Character', 'Site'] } = {}) {
  const target = (which: object, as: string) => ({ choose: 'cards', which, in: 'play', target: true, as });
  return card(
    'Site',
    [
      {
        ability: 'voluntary',
        choose: [target({ type: ['Character'], designator: 'Cop' }, 'cop')],
        pay: [{ pay: 'turn-and-maintain', card: 'this' }],
        do: [{ do: 'modify', cards: { chosen: 'cop' }, by: [{ fighting }], until: 'while-this-turned' }],
      },
      {
        ability: 'voluntary',
        choose: [target({ type: types, designator }, 'hood')],
        pay: [turned],
        do: [{ do: 'damage', amount: damage, to: { chosen: 'hood' } }],
      },
    ],
    { title: 'Police Station', text: policeStation },
  );
}

describe('beside its text, a card', () => {
  test('that says all of it misses nothing', () => {
    expect(compareWithText(station())).toEqual({
      rendered: [
        'Turn and maintain this card and target a **Cop** Character :: That Character gains +2 Fighting while this card stays turned.',
        'Turn this card and target a **Hood** Character or Site :: Inflict 2 damage on that Character or Site.',
      ].join('\n'),
      printed: policeStation,
      missing: [],
      extra: [],
    });
  });

  test('with another number misses the printed one', () => {
    expect(compareWithText(station({ fighting: 3 })).missing).toEqual(['number +2']);
    expect(compareWithText(station({ fighting: -2 })).missing).toEqual(['number +2']);
    expect(compareWithText(station({ damage: 3 }))).toMatchObject({
      missing: ['number 2'],
      extra: ['number 3'],
    });
  });

  test('with another designator misses the printed one', () => {
    expect(compareWithText(station({ designator: 'Thug' }))).toMatchObject({
      missing: ['designator Hood'],
      extra: ['designator Thug'],
    });
  });

  test('with fewer types misses one', () => {
    expect(compareWithText(station({ types: ['Character'] })).missing).toEqual(['type Site']);
  });

  test('without a text misses nothing', () => {
    const untold = card('Edge', [{ ability: 'not-cumulative' }]);
    expect(compareWithText(untold)).toEqual({
      ...{ rendered: 'Not cumulative.', printed: '', missing: [], extra: [] },
    });
  });

  test('calls itself by its title', () => {
    const demon = card(
      'Character',
      [
        {
          ability: 'triggered',
          on: { event: 'smoked', card: { is: 'this' } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
      {
        title: 'Site Demon',
        text: 'When Site Demon is smoked, you gain 1 Power.',
      },
    );
    expect(compareWithText(demon).missing).toEqual([]);
  });
});

describe('a word of a text', () => {
  const missing = (text: string, ...abilities: unknown[]) =>
    compareWithText(card('Event', abilities, { text })).missing;
  const does = (...effects: unknown[]) => ({ ability: 'event', do: effects });

  test('that only looks like another is another', () => {
    const sacrifice = does({ do: 'sacrifice', cards: { each: { type: ['Character'] }, in: 'play' } });
    expect(missing('Smoke all Characters.', sacrifice)).toEqual(['verb smoke']);
    const chosen = { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'site' };
    const turn = { do: 'turn', cards: { chosen: 'site' } };
    expect(missing('Turn target Site.', { ability: 'event', choose: [chosen], do: [turn] })).toEqual([
      'verb target',
    ]);
    const toast = does({ do: 'toast', cards: { each: {}, in: { hand: 'you' } } });
    expect(missing('Discard your hand.', toast)).toEqual(['verb discard']);
  });

  test('that says the same in another way is the same', () => {
    const shuffle = does({ do: 'shuffle', deckOf: 'you' });
    expect(missing('Reshuffle your deck.', shuffle)).toEqual([]);
    const swap = { do: 'switch-seats', players: ['current-player', 'you'] };
    expect(missing('Swap your position with the current player.', does(swap))).toEqual([]);
  });

  test('that names a time is no deed', () => {
    const gain = does({ do: 'gain-power', players: 'you', amount: 1 });
    expect(missing('You gain 1 Power this turn.', gain)).toEqual([]);
    expect(missing('Turn a card. You gain 1 Power.', gain)).toEqual(['verb turn']);
  });

  test('that counts is met by as many that are chosen one by one', () => {
    const player = (as: string) => ({ choose: 'players', of: 'every-player', target: true, as });
    const seats = { do: 'switch-seats', players: [{ chosen: 'one' }, { chosen: 'other' }] };
    const text = 'Target two players :: Switch those players.';
    expect(
      missing(text, { ability: 'event', choose: [player('one'), player('other')], do: [seats] }),
    ).toEqual([]);
    expect(missing(text, { ability: 'event', choose: [player('one')], do: [seats] })).toEqual(['count 2']);
  });

  test('that is a special ability, restriction or symbol is looked for as such', () => {
    expect(missing('**Unique.** **Stealth.** All {mag} cards.', does())).toEqual([
      'symbol {mag}',
      'restriction Unique',
      'special ability Stealth',
    ]);
  });
});

describe('of the wordings of the rulebook', () => {
  const worded = seededCards().filter(({ definition }) => definition.text !== null);
  const kinds = ['number', 'count', 'restriction', 'special ability', 'type', 'symbol', 'designator'];

  test.each(worded)('$name is said with all its figures, types and designators', ({ definition }) => {
    const { missing } = compareWithText(definition);
    expect(missing.filter((word) => kinds.some((kind) => word.startsWith(`${kind} `)))).toEqual([]);
  });
});
