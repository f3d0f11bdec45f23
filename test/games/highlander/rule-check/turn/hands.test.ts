import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { play } from '../deeds.ts';
import { aCard, afterwards, aGuard, anAttack, aText, broken, five, judged, says, table } from '../table.ts';

const drop = (card: string) => ({ do: 'drop', player: 'ann', card });
const needs = (handIcons: number) => aCard('Object', { title: `Of ${handIcons}`, handIcons });
const sword = (handIcons: number) => ({
  card: aCard('Weapon of Choice', { title: 'Sword', handIcons }),
  preGame: true,
});
const holding = (inPlay: object, hand: Record<string, Definition> = {}) =>
  table({ ann: { hand, inPlay: { ...inPlay } }, bob: {} });
const hands = (inPlay: object, hand: Record<string, Definition>) =>
  broken(holding(inPlay, hand), play('torch'));

describe('a free hand', () => {
  const torch = needs(1);

  test('is had by who has one Hand Icon in play or none, and by nobody else', {
    meta: {
      rules: ['highlander.type-two/hand-icon/free-hand', 'highlander.type-two/hand-icon/no-third-hand'],
    },
  }, () => {
    expect(hands({ sword: sword(1) }, { torch })).toEqual([]);
    expect(hands({ sword: sword(2) }, { torch })).toEqual(['type-two/hand-icon/no-third-hand']);
    expect(hands({ one: needs(1), sword: sword(1) }, { torch })).toEqual([
      'type-two/hand-icon/no-third-hand',
    ]);
  });
});

describe('a Weapon of Choice of which nobody tells whether it takes one hand or two', () => {
  const torch = needs(1);
  const untold = { card: aCard('Weapon of Choice', { title: 'Glaive' }), preGame: true };
  const full = ['type-two/hand-icon/no-third-hand'];
  const needed = {
    card: 'Glaive',
    what: 'Whether it has one Hand Icon or two is not known; a card of its own would tell it, as `handIcons`.',
  };
  const playing = (inPlay: object, hand: Record<string, Definition>, card = 'torch') =>
    judged(holding(inPlay, hand), [play(card)]).verdicts;

  test('takes one at least', {
    meta: {
      rules: [
        'highlander.type-two/primary-weapons-of-choice/one-or-two-hands',
        'highlander.type-two/hand-icon/no-third-hand',
      ],
    },
  }, () => {
    expect(hands({ glaive: untold, lamp: needs(1) }, { torch })).toEqual(full);
    expect(hands({ glaive: untold }, { torch: needs(2) })).toEqual(full);
  });

  test('may take the hand that a card needs, which cannot be judged', {
    meta: { rules: ['highlander.type-two/primary-weapons-of-choice/one-or-two-hands'] },
  }, () => {
    expect(playing({ glaive: untold }, { torch })).toEqual([
      { index: 0, outcome: 'unsupported', unjudged: [], needs: [needed] },
    ]);
    expect(playing({ glaive: { ...untold, weapon: 'disarmed' } }, { torch })).toMatchObject([
      { outcome: 'legal' },
    ]);
    expect(playing({ glaive: untold }, { torch: aCard('Object') })).toMatchObject([{ outcome: 'legal' }]);
  });

  test('takes one if it is an Off-Hand one', {
    meta: { rules: ['highlander.type-two/off-hand-weapons-of-choice/one-handed'] },
  }, () => {
    const offHand = { card: aCard('Weapon of Choice', { subtype: 'Off-Hand' }), preGame: true };
    expect(hands({ offHand }, { torch })).toEqual([]);
    expect(hands({ offHand, sword: sword(1) }, { torch })).toEqual(full);
  });

  test('is asked for by its Hand Icons where that decides', () => {
    const dropping = (handIcons: object) =>
      aCard('Event', {
        abilities: [
          {
            ability: 'played',
            do: [
              {
                do: 'remove-from-play',
                cards: { each: { kind: ['weapon-of-choice'], handIcons }, in: 'play' },
              },
            ],
          },
        ],
      } as Partial<Definition>);
    const outcome = (handIcons: object) =>
      playing({ glaive: untold }, { torch: dropping(handIcons) })[0]?.outcome;
    expect([{ atLeast: 1 }, { exactly: 1 }].map(outcome)).toEqual(['legal', 'unsupported']);
  });

  test('takes the place of the weapon that is no card', {
    meta: { rules: ['highlander.type-two/primary-weapons-of-choice/one-or-two-hands'] },
  }, () => {
    for (const card of [untold.card, sword(2).card])
      expect(
        broken(table({ ann: { hand: 1 }, bob: {} }), play('card', { card: { id: 'card', card } })),
      ).toEqual(['type-two/pre-game-cards/played-before-game']);
  });

  test('counts as one hand where there are too many', {
    meta: { rules: ['highlander.type-two/hand-icon/mending-excess'] },
  }, () => {
    const three = holding({ glaive: untold, lamp: needs(2) });
    expect(broken(three, play('torch'))).toContain('type-two/hand-icon/mending-excess');
    expect(judged(three, [drop('glaive')]).outcome).toBe('legal');
    expect(judged(holding({ glaive: untold, lamp: needs(1) }), []).awaits).toMatchObject([{ must: false }]);
  });
});

describe('who has more than two Hand Icons in play', () => {
  const three = { sword: sword(1), shield: needs(2), news: aCard('Situation') };
  const nothing = ['type-two/standing-defenses/says-so'];
  const tooMany = ['type-two/hand-icon/mending-excess'];
  const nextPhase = { do: 'next-phase', player: 'ann' };

  test('removes cards with Hand Icons until he is within the limit', {
    meta: { rules: ['highlander.type-two/hand-icon/mending-excess'] },
  }, () => {
    const later = afterwards(holding(three), [drop('shield')]);
    expect(later.players[0].discard.cards.map(({ id }) => id)).toEqual(['shield']);
    expect(later.turn.events.map(({ event }) => event)).toContain('removed-from-play');
    expect(broken(holding(three), drop('news'))).toEqual([...tooMany, ...nothing]);
    const four = { one: needs(1), two: needs(1), sword: sword(2) };
    const within = afterwards(holding(four), [drop('one'), drop('two')]);
    expect(within.inPlay.map(({ id }) => id)).toEqual(['sword']);
    expect(broken(afterwards(holding({ ...four, sword: sword(1) }), [drop('one')]), drop('two'))).toEqual(
      nothing,
    );
  });

  test('or is Disarmed of his Weapon of Choice; who is within the limit keeps everything', {
    meta: { rules: ['highlander.type-two/hand-icon/mending-excess'] },
  }, () => {
    const later = afterwards(holding(three), [drop('sword')]);
    expect(later.inPlay).toMatchObject([
      { id: 'sword', weapon: 'disarmed' },
      { id: 'shield' },
      { id: 'news' },
    ]);
    const within = holding({ sword: sword(1), torch: needs(1) });
    expect(broken(within, drop('torch'))).toEqual(nothing);
    expect(broken(within, drop('sword'))).toEqual(nothing);
    expect(broken(holding({ guard: aGuard('upper left') }), drop('guard'))).toEqual([]);
  });

  test.each(['typeTwo', 'reference'] as const)(
    'does nothing else before, nor does his opponent: %s',
    {
      meta: {
        rules: ['highlander.type-two/hand-icon/two-in-play', 'highlander.type-two/hand-icon/mending-excess'],
      },
    },
    (edition) => {
      const mine = holding(three, { cut: anAttack('upper left') });
      expect(broken(mine, play('cut'), edition)).toEqual(tooMany);
      expect(broken(mine, nextPhase, edition)).toEqual(tooMany);
      expect(judged(mine, [], edition).awaits).toEqual([
        {
          ...{ player: 'ann', code: 'drop-hand-icons', must: true },
          what: 'drop cards with Hand Icons, until no more than 2 are in play',
        },
      ]);
      expect(broken(afterwards(mine, [drop('shield')], edition), play('cut'), edition)).toEqual([]);
      const theirs = table({ bob: {}, ann: { inPlay: three } });
      expect(broken(theirs, { do: 'next-phase', player: 'bob' }, edition)).toEqual(tooMany);
      expect(broken(theirs, drop('shield'), edition)).toEqual([]);
    },
  );

  test('though a weapon was regained beside them, or an effect put them there', {
    meta: {
      rules: ['highlander.type-two/hand-icon/two-in-play', 'highlander.type-two/hand-icon/mending-excess'],
    },
  }, () => {
    const lost = { ...sword(2), weapon: 'disarmed' as const, lostIn: 1, faceDown: true };
    const state = table(
      { ann: { inPlay: { sword: lost, torch: needs(1) } }, bob: {} },
      { turn: { phase: 'may-do' } },
    );
    const gem = { id: 'gem', card: aCard('Event', { gems: { Agility: 3 } }) };
    const regain = { do: 'exert', player: 'ann', kind: 'hard', for: { weapon: 'sword', gem: 'Agility' } };
    const ghost = { id: 'ghost', card: aCard('Illusion') };
    const regained = afterwards(state, [{ ...regain, shown: [gem, ghost, ...five().slice(2)] }]);
    expect(broken(regained, play('ghost'))).toEqual(tooMany);
    expect(broken(afterwards(regained, [drop('torch')]), play('ghost'))).toEqual([]);
    const finding = aCard('Event', {
      abilities: [
        {
          ability: 'played',
          do: [
            { do: 'put-into-play', cards: { each: { kind: ['object'] }, in: { hand: 'you' } }, by: 'you' },
          ],
        },
      ],
    });
    const put = afterwards(holding({ sword: sword(2) }, { finding, torch: needs(1) }), [play('finding')]);
    expect(broken(put, nextPhase)).toEqual(tooMany);
    expect(broken(put, drop('torch'))).toEqual([]);
  });

  test('may have what a text let be played in spite of them', {
    meta: { rules: ['highlander.type-two/hand-icon/mending-excess'] },
  }, () => {
    const leave = aText(
      'Third Hand',
      says({
        players: 'you',
        modifyPlayers: [{ mayPlay: { title: 'Of 1' }, from: ['hand'], despite: ['hand-icons'] }],
      }),
    );
    const state = holding({ sword: sword(2), leave }, { torch: needs(1), news: aCard('Edge') });
    const later = afterwards(state, [play('torch')]);
    expect(later.inPlay).toContainEqual(expect.objectContaining({ id: 'torch', beyondHands: true }));
    expect(broken(later, play('news'))).toEqual([]);
    expect(judged(later, []).awaits).toMatchObject([{ must: false }]);
  });

  test('has a weapon among them only while he holds it', {
    meta: { rules: ['highlander.type-two/primary-weapons-of-choice/face-down-when-disarmed'] },
  }, () => {
    const lost = { ...sword(2), weapon: 'disarmed' as const };
    const state = holding({ sword: lost, torch: needs(1) }, { news: aCard('Edge') });
    expect(broken(state, play('news'))).toEqual([]);
  });
});
