import { describe, expect, test } from 'vitest';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  aRangedAttack,
  aText,
  attacked,
  broken,
  five,
  saying,
  says,
  table,
} from '../table.ts';
import { high, low, next, play, preGame, seeded, use } from './cast.ts';

const against = { against: ['cut'] };

test('Whose last defense was Dodge loses the attack of the turn', {
  meta: { rulings: ['highlander.first-edition/attack-phase/dodge-loses-an-attack'] },
}, () => {
  const hand = { duck: seeded('dodge', { grid: 'XXX/XXX/XXX' }), other: aDodge('upper left'), low };
  const state = attacked({ ann: { hand }, bob: {} }, { cut: high });
  const dodging = (card: string) => afterwards(state, [play(card, against), next()], 'first');
  expect(broken(dodging('duck'), play('low'), 'first')).toEqual([
    'handbook-addendum/losing-attacks/lose-first-available',
    'first-edition/attack-phase/dodge-text-governs-attacks',
  ]);
  expect(broken(dodging('other'), play('low'), 'first')).toEqual([]);
});

describe('Stamina', () => {
  const hand = {
    stamina: seeded('stamina', { type: 'Event' }),
    news: aCard('Event'),
    parry: aBlock('upper left'),
    low,
  };
  const state = attacked({ ann: { hand }, bob: {} }, { cut: { card: high, powerBlow: true } });

  test('is the Special card of the turn', {
    meta: { rulings: ['highlander.first-edition/example-of-play/stamina-is-the-special-card'] },
  }, () => {
    expect(broken(state, play('news'), 'first')).toEqual([]);
    expect(broken(afterwards(state, [play('stamina')], 'first'), play('news'), 'first')).toEqual([
      'first-edition/special-cards/one-special-a-turn',
    ]);
  });

  test('makes a Power Block without the Exertion of the turn, which is left for a Power Blow', {
    meta: {
      rulings: [
        'highlander.first-edition/example-of-play/stamina-blocks-power-blow',
        'highlander.first-edition/example-of-play/stamina-leaves-exertion-for-attack',
      ],
    },
  }, () => {
    const blocked = [play('stamina'), play('parry', against), next()];
    const later = afterwards(state, [...blocked, play('low')], 'first');
    expect(later.pending).toEqual([]);
    const exert = { do: 'exert', player: 'ann', for: { powerBlow: 'low' }, shown: five() };
    expect(broken(later, exert, 'first')).toEqual([]);
    const plain = afterwards(state, [play('parry', against), next()], 'first');
    expect(plain.pending).toMatchObject([{ player: 'ann', amount: 2 }]);
  });
});

describe('a Ranged Attack', () => {
  const shot = aRangedAttack('upper left');
  const facing = (hand: object, inPlay: object = {}) =>
    attacked({ ann: { hand: { ...hand }, inPlay: { ...inPlay } }, bob: {} }, { cut: shot });

  test('is not answered with Back Away, unless its text is ignored', {
    meta: {
      rulings: [
        'highlander.type-two/ranged-attacks/back-away',
        'highlander.reference/ranged-attacks/back-away-against-ranged-attack',
      ],
    },
  }, () => {
    for (const slug of ['back-away', 'back-away-connor-macleod', 'back-away-kurgan']) {
      const away = seeded(slug, { type: 'Dodge', grid: 'XXX/XXX/XXX' });
      const plain = attacked({ ann: { hand: { away } }, bob: {} }, { cut: high });
      for (const edition of ['typeTwo', 'reference'] as const) {
        expect(broken(facing({ away }), play('away', against), edition)).toContain(
          `${edition === 'typeTwo' ? 'type-two' : edition}/ranged-attacks/no-back-away`,
        );
        expect(broken(plain, play('away', against), edition)).toEqual([]);
      }
      const ignoring = saying(
        aCard('Situation'),
        says({ players: 'you', modifyPlayers: [{ ignores: { title: 'Back Away' } }] }),
      );
      expect(broken(facing({ away }, { ignoring }), play('away', against))).toEqual([]);
    }
  });

  test('is blocked only if an effect such as the Shield’s lets it be', {
    meta: { rulings: ['highlander.type-two/ranged-attacks/shield-lets-block'] },
  }, () => {
    const shield = preGame(
      aCard('Weapon of Choice', {
        title: 'Shield',
        abilities: [
          says({
            cards: { each: { kind: ['block'], controller: 'you' }, in: 'play' },
            modify: [{ defendsAlso: { kind: ['ranged-attack'] } }],
          }),
        ],
      }),
    );
    const parry = aBlock('upper left');
    expect(broken(facing({ parry }), play('parry', against))).toEqual(['type-two/ranged-attacks/no-block']);
    expect(broken(facing({ parry }, { shield }), play('parry', against))).toEqual([]);
  });
});

test('Under Master’s Advance a Dodge from Hand costs a Dodge, and one from an Exertion nothing', {
  meta: { rulings: ['highlander.type-two/paying-a-cost/masters-advance-exertion'] },
}, () => {
  const advance = seeded('masters-advance', { type: 'Situation' });
  const duck = aDodge('upper left');
  const state = attacked({ ann: { hand: { duck } }, bob: { inPlay: { advance } } }, { cut: high });
  expect(broken(state, play('duck', against))).toEqual(['type-two/paying-a-cost/what-it-is']);
  const shown = five().map((one, at) => (at === 0 ? { id: 'found', card: duck } : one));
  const searched = afterwards(state, [{ do: 'exert', player: 'ann', for: { defense: 'cut' }, shown }]);
  expect(broken(searched, play('found', against))).toEqual([]);
  expect(afterwards(searched, [play('found', against)]).players[0].hand.cards.map(({ id }) => id)).toEqual([
    'duck',
  ]);
});

test('One Break Glass ignores all that prevents cards of any type, and is used only if something of the opponent’s does', {
  meta: { rulings: ['highlander.type-two/faq/arms-and-tactics-break-glass'] },
}, () => {
  const glass = preGame(seeded('arms-and-tactics-break-glass', { type: 'Pre-Game' }));
  const bars = (title: string, kind: 'event' | 'edge') =>
    aText(title, says({ players: 'opponent', modifyPlayers: [{ cannot: 'play', such: { kind: [kind] } }] }));
  const state = (bob: object) =>
    table({ ann: { hand: { news: aCard('Event'), wink: aCard('Edge') }, inPlay: { glass } }, bob });
  const barred = state({ inPlay: { one: bars('Hush', 'event'), other: bars('Frown', 'edge') } });
  for (const card of ['news', 'wink'])
    expect(broken(barred, play(card))).toEqual(['type-two/prevention/what-it-is']);
  const freed = afterwards(barred, [use('glass')]);
  expect(broken(freed, play('wink'))).toEqual([]);
  expect(broken(freed, play('news'))).toEqual([]);
  expect(broken(state({}), use('glass'))).toEqual(['type-two/text/game-text']);
});
