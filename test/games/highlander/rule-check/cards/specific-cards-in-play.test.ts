import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { play } from '../deeds.ts';
import { aCard, afterwards, anAttack, aText, broken, judged, says, table } from '../table.ts';

const preGame = (card: Definition) => ({ card, preGame: true });
const holding = (hand: Record<string, Definition>, inPlay: object = {}) =>
  table({ ann: { hand, inPlay: { ...inPlay } }, bob: {} });

describe('a Weapon Specific card', () => {
  const feint = aCard('Event', { title: 'Feint', weapon: 'Gladius' });
  const gladius = preGame(aCard('Weapon of Choice', { title: 'Gladius' }));
  const katana = preGame(aCard('Weapon of Choice', { title: 'Katana' }));
  const notUsed = ['type-two/sub-title/weapon-specific-in-game'];

  test('is played by who uses that Weapon of Choice', {
    meta: {
      rules: [
        'highlander.type-two/sub-title/weapon-specific-in-game',
        'highlander.type-two/sub-title/weapon-specific',
      ],
    },
  }, () => {
    expect(broken(holding({ feint }, { gladius }), play('feint'))).toEqual([]);
    expect(broken(holding({ feint }, { katana }), play('feint'))).toEqual(notUsed);
    expect(broken(holding({ feint }), play('feint'))).toEqual(notUsed);
    expect(broken(holding({ feint }), play('feint'), 'reference')).toEqual(notUsed);
    expect(broken(holding({ feint }), play('feint'), 'first')).toEqual([]);
  });

  test('is not played for the weapon of the opponent', {
    meta: { rules: ['highlander.type-two/sub-title/weapon-specific-in-game'] },
  }, () => {
    const state = table({ ann: { hand: { feint } }, bob: { inPlay: { gladius } } });
    expect(broken(state, play('feint'))).toEqual(notUsed);
  });

  const allows = says({
    ...{ players: 'you' },
    modifyPlayers: [{ mayPlay: { kind: ['weapon-specific'] }, despite: ['weapon-not-used'] }],
  });

  test('is played by whom a text lets play it', {
    meta: { rules: ['highlander.type-two/game-concept-and-goal-of-the-game/card-over-rules'] },
  }, () => {
    expect(broken(holding({ feint }, { teacher: aText('Teacher', allows) }), play('feint'))).toEqual([]);
  });

  test('is played where a Pre-Game card lets it in, also when that is removed from the game', {
    meta: {
      rules: [
        'highlander.type-two/pre-game-cards-that-allow-you-to-include-cards/used-normally',
        'highlander.type-two/removing-pre-game-cards-from-the-game/added-cards-stay',
      ],
    },
  }, () => {
    const school = aCard('Pre-Game', { title: 'School', abilities: [allows] });
    expect(broken(holding({ feint }, { school: preGame(school) }), play('feint'))).toEqual([]);
    const removed = (card: Definition) => table({ ann: { hand: { feint }, removed: { card } }, bob: {} });
    expect(broken(removed(school), play('feint'))).toEqual([]);
    expect(broken(removed(aText('School', allows)), play('feint'))).toEqual(notUsed);
  });

  test('is played in conjunction with the card that lets it in, and not without it', {
    meta: { rules: ['highlander.type-two/game-concept-and-goal-of-the-game/card-over-rules'] },
  }, () => {
    const cut = { ...anAttack('upper left'), weapon: 'Gladius' };
    const expert = aCard('Edge', {
      title: 'Expert',
      abilities: [
        { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['weapon-specific', 'attack'] } },
        allows,
      ],
    });
    const state = holding({ cut, expert });
    expect(broken(state, play('cut'))).toEqual(notUsed);
    expect(broken(state, { ...play('cut'), with: [{ card: 'expert' }] })).toEqual([]);
  });
});

describe('a Signature card', () => {
  const mako = preGame(aCard('Persona', { title: 'Mako' }));
  const oath = (told: object = {}) =>
    aCard('Event', { title: 'Oath', mark: 'Signature', immortals: ['Mako'], ...told });
  const another = ['type-two/reserved-or-signature-symbol/signature-in-game'];

  test('is played by the Persona that its Sub-Title names', {
    meta: {
      rules: [
        'highlander.type-two/reserved-or-signature-symbol/signature-in-game',
        'highlander.type-two/persona-cards/lets-play-persona',
      ],
    },
  }, () => {
    expect(broken(holding({ oath: oath() }, { mako }), play('oath'))).toEqual([]);
    expect(broken(holding({ oath: oath({ immortals: ['Kurgan'] }) }, { mako }), play('oath'))).toEqual(
      another,
    );
    expect(broken(holding({ oath: oath() }), play('oath'))).toEqual(another);
    expect(
      broken(holding({ oath: oath({ immortals: ['Kurgan', 'Mako'] }) }, { mako }), play('oath')),
    ).toEqual([]);
  });

  test('may name a Faction, which the Persona bears beneath its title', {
    meta: { rules: ['highlander.type-two/reserved-or-signature-symbol/signature-in-game'] },
  }, () => {
    const ofTheClan = oath({ immortals: [], subtitle: 'Clan MacLeod' });
    const of = (subtitle: string | null) => ({
      persona: preGame(aCard('Persona', { title: 'Mako', subtitle })),
    });
    expect(broken(holding({ oath: ofTheClan }, of('Clan MacLeod')), play('oath'))).toEqual([]);
    expect(broken(holding({ oath: ofTheClan }, of('Clan Campbell')), play('oath'))).toEqual(another);
    expect(broken(holding({ oath: ofTheClan }, of(null)), play('oath'))).toEqual(another);
  });

  test('alone: a Reserved card that is in the deck is played', {
    meta: { rules: ['highlander.type-two/reserved-or-signature-symbol/reserved-in-deck'] },
  }, () => {
    const reserved = oath({ mark: 'Reserved', immortals: ['Kurgan'] });
    expect(broken(holding({ oath: reserved }, { mako }), play('oath'))).toEqual([]);
  });

  test('is used by no other Persona in the first edition either', {
    meta: { rules: ['highlander.handbook-addendum/signature-cards/no-other-persona-by-any-means'] },
  }, () => {
    const kurgans = oath({ immortals: ['Kurgan'] });
    expect(broken(holding({ oath: kurgans }, { mako }), play('oath'), 'first')).toEqual([
      'handbook-addendum/signature-cards/no-other-persona-by-any-means',
    ]);
  });
});

test('Pre-Game cards are played before the game, and a Weapon of Choice is one', {
  meta: {
    rules: [
      'highlander.type-two/pre-game-cards/played-before-game',
      'highlander.type-two/weapons-of-choice/pre-game-weapon',
    ],
  },
}, () => {
  for (const type of ['Persona', 'Quickening', 'Premium', 'Weapon of Choice', 'Pre-Game', 'Crystal'] as const)
    expect(
      broken(table({ ann: { hand: 1 }, bob: {} }), {
        ...play('card'),
        card: { id: 'card', card: aCard(type) },
      }),
    ).toContain('type-two/pre-game-cards/played-before-game');
  const event = afterwards(holding({ card: aCard('Event') }), [play('card')]);
  expect(event.inPlay.map(({ id }) => id)).toEqual(['card']);
});

describe('a Reserved card', () => {
  const oath = aCard('Event', { title: 'Oath', mark: 'Reserved', immortals: ['Mako'] });
  const persona = (title: string, ...abilities: Definition['abilities']) =>
    preGame(aCard('Persona', { title, abilities }));
  const refused = ['first-edition/card-anatomy/reserved-only-for-named-immortal'];
  const playing = (inPlay: object, edition: 'first' | 'typeTwo' = 'first') =>
    broken(holding({ oath }, inPlay), play('oath'), edition);

  test('is played by the Immortal whom it names, and by no other', {
    meta: {
      rules: [
        'highlander.first-edition/card-anatomy/reserved-only-for-named-immortal',
        'highlander.first-edition/generic-immortals/no-reserved-cards',
      ],
    },
  }, () => {
    expect(playing({ persona: persona('Mako') })).toEqual([]);
    expect(playing({ persona: persona('Kern') })).toEqual(refused);
    expect(playing({})).toEqual(refused);
  });

  test('tells whom it names and who is played: an Immortal is known by the whole name', () => {
    const [verdict] = judged(
      holding({ oath }, { persona: persona('Mako the Just') }),
      [play('oath')],
      'first',
    ).verdicts;
    expect(verdict).toMatchObject({ violations: [{ need: ['Mako'], have: 'Mako the Just' }] });
  });

  test('of Type Two is kept out of decks, and not from being played', {
    meta: { rules: ['highlander.type-two/reserved-or-signature-symbol/reserved-in-deck'] },
  }, () => {
    expect(playing({ persona: persona('Kern') }, 'typeTwo')).toEqual([]);
  });

  test('is played by whom a text lets, or with a card that let it into the deck', {
    meta: {
      rules: [
        'highlander.first-edition/card-anatomy/reserved-only-for-named-immortal',
        'highlander.handbook-addendum/signature-cards/no-other-persona-by-any-means',
      ],
    },
  }, () => {
    const richie = says({
      players: 'you',
      modifyPlayers: [
        { mayPlay: { kind: ['persona-specific'], not: { mark: 'Signature' } }, from: ['hand'] },
      ],
    });
    expect(playing({ persona: persona('Richie Ryan', richie) })).toEqual([]);
    const darius = aCard('Edge', {
      title: 'Darius',
      abilities: [{ ability: 'playing', kind: 'only', inConjunctionWith: {} }],
    });
    const both = { ...play('oath'), with: [{ card: 'darius' }] };
    expect(broken(holding({ oath, darius }, { persona: persona('Kern') }), both, 'first')).toEqual([]);
  });
});
