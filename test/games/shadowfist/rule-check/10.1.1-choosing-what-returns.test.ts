import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import { playing } from './acting.ts';
import { aCharacter, afterPlaying, anEvent, pass, table } from './table.ts';

const queen = aCharacter({ title: 'Queen', restrictions: ['Unique'] });
const page = aCharacter({ title: 'Page' });
const squire = aCharacter({ title: 'Squire' });
const raised = { chosen: 'raised' } as const;
const anyFallen = { choose: 'cards', which: {}, in: { smoked: 'you' }, as: 'raised' } as const;
const returning: Effect = { do: 'return-to-play', cards: raised, by: 'you' };

const annPlays = (...effects: Effect[]) =>
  afterPlaying(
    table({
      ann: {
        power: 1,
        hand: { spell: anEvent({ abilities: [{ ability: 'event', do: effects }] }) },
        smoked: { fallen: queen, page, squire },
        characters: { reigning: queen },
      },
      bob: {},
    }),
    playing('ann', 'spell'),
    pass,
  );

describe('a card that a player may not return to play is not offered on resolution (10.1.1)', () => {
  test('by a text that has a card chosen then', {
    meta: { rules: ['shadowfist.yotd/10.1.1/unique-no-second-own-copy'] },
  }, () => {
    const { question } = annPlays({ do: 'choose', choice: anyFallen }, returning);
    expect(question?.from).toEqual(['page', 'squire']);
  });

  test('by a text that allows to choose one', {
    meta: { rules: ['shadowfist.yotd/10.1.1/unique-no-second-own-copy'] },
  }, () => {
    const asked = annPlays({ do: 'may', by: 'you', choose: [anyFallen], effects: [returning] });
    const willing = afterPlaying(asked, { do: 'choose', player: 'ann', value: { mode: 'yes' } });
    expect(willing.question?.from).toEqual(['page', 'squire']);
  });

  test('by a text that has one chosen or else does something', {
    meta: { rules: ['shadowfist.yotd/10.1.1/unique-no-second-own-copy'] },
  }, () => {
    const { question } = annPlays({
      ...{ do: 'must', by: 'you', choose: [anyFallen], effects: [returning] },
      ...{ pay: [{ pay: 'power', amount: 1 }], otherwise: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    });
    expect(question?.from).toEqual(['page', 'squire']);
  });

  test('but what is chosen for something else is', {
    meta: { rules: ['shadowfist.yotd/10.1.1/unique-no-second-own-copy'] },
  }, () => {
    const { question } = annPlays(
      { do: 'choose', choice: anyFallen },
      { do: 'move', cards: raised, to: 'hand', of: 'owner' },
    );
    expect(question?.from).toContain('fallen');
  });
});
