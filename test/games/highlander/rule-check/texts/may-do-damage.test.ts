import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { all, play } from '../deeds.ts';
import {
  aCard,
  aDirtyTrick,
  anAttack,
  aText,
  broken,
  type EditionName,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

const doing = (...effects: Effect[]): Ability => ({ ability: 'played', do: effects });
const hurting: Effect = { do: 'damage', players: 'opponent', amount: 1 };
const special = (...abilities: Ability[]) => aCard('Event', { abilities });

const haven = aText(
  'Haven',
  says({
    players: 'opponent',
    modifyPlayers: [{ cannot: 'play', such: { kind: ['special-card'], does: 'damage' } }],
  }),
);
const shrine = aText(
  'Shrine',
  says({ players: 'opponent', modifyPlayers: [{ cannot: 'play', such: { does: 'damage' } }] }),
);

function against(text: ReturnType<typeof aText>, card: ReturnType<typeof aCard>, edition: EditionName) {
  return broken(table({ ann: { hand: { card } }, bob: { inPlay: { text } } }), play('card'), edition);
}

describe.each(all)('cards that may do damage, in the rules of %s', (edition) => {
  test.each<[string, ReturnType<typeof aCard>]>([
    ['damage to the opponent', special(doing(hurting))],
    ['damage to both players', special(doing({ do: 'damage', players: 'each', amount: 1 }))],
    [
      'damage on a roll of the die',
      special(doing({ do: 'roll', by: 'you', succeedsUpTo: 1, effects: [hurting] })),
    ],
    [
      'damage whenever the opponent attacks',
      aCard('Situation', {
        abilities: [
          { ability: 'triggered', on: { event: 'attack-played', player: 'opponent' }, do: [hurting] },
        ],
      }),
    ],
  ])(
    'A Special card whose text has %s is not played against such a text',
    { meta: { rules: ['highlander.handbook-addendum/prevention/forbidden-is-prevented'] } },
    (_words, card) => {
      expect(against(haven, card, edition)).toHaveLength(1);
    },
  );

  test.each<[string, ReturnType<typeof aCard>]>([
    ['nothing of damage', special(doing({ do: 'trip', players: 'opponent' }))],
    ['damage to its own player', special(doing({ do: 'damage', players: 'you', amount: 1 }))],
    ['loss of Ability', special(doing({ do: 'lose-ability', players: 'opponent', amount: 1 }))],
    ['damage, but is an Edge', aCard('Edge', { abilities: [doing(hurting)] })],
  ])('A card whose text has %s is played all the same', (_words, card) => {
    expect(against(haven, card, edition)).toEqual([]);
  });

  test('An attack may do damage unless it does none', () => {
    const harmless = saying(anAttack('lower left'), says({ cards: 'this', modify: [{ noDamage: true }] }));
    expect(against(haven, anAttack('lower left'), edition)).toEqual([]);
    expect(against(shrine, anAttack('lower left'), edition)).toHaveLength(1);
    expect(against(shrine, harmless, edition)).toEqual([]);
  });

  test('Of a card whose text is unknown it is unknown whether it may do damage', () => {
    const card = aCard('Event', { text: 'Something happens.' });
    const state = table({ ann: { hand: { card } }, bob: { inPlay: { haven } } });
    expect(judged(state, [play('card')], edition).verdicts).toMatchObject([{ outcome: 'unsupported' }]);
  });
});

test('A Dirty Trick of which nothing specifies damage may do none', () => {
  expect(against(shrine, aDirtyTrick('lower left'), 'typeTwo')).toEqual([]);
});
