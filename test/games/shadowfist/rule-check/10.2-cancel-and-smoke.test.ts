import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import { happened, playing, use } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  broken,
  events,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const canceling = anEvent({
  title: 'Sudden Silence',
  abilities: [
    { ability: 'playing', kind: 'only', inResponseTo: { to: { kind: 'any' }, as: 'answered' } },
    { ability: 'event', do: [{ do: 'cancel-and-smoke', effect: 'answered' }] },
  ],
});
const singer = aCharacter({
  title: 'Singer',
  abilities: [
    { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    {
      ability: 'voluntary',
      pay: [{ pay: 'turn-and-maintain', card: 'this' }],
      do: [
        {
          do: 'modify',
          cards: { each: { type: ['Character'] }, in: 'play' },
          by: [{ fighting: 3 }],
          until: 'while-this-turned',
        },
      ],
    },
  ],
});
const sing = { do: 'use', player: 'ann', card: 'singer', ability: 0 };
const answer = (effect: string) => ({
  ...{ do: 'play', player: 'bob', card: 'silence', choose: { answered: { effect } } },
});
const state = table({
  ann: { characters: { singer }, hand: { sword: aState({ title: 'Sword' }) } },
  bob: { hand: { silence: canceling } },
});

describe('cancel and smoke (10.2)', () => {
  test('all that a card has just generated is canceled, and the card is smoked', {
    meta: { rules: ['shadowfist.yotd/10.2/cancel-and-smoke'] },
  }, () => {
    const over = afterPlaying(state, sing, { do: 'pass', player: 'bob' }, sing, answer('e:2'), pass);
    expect(pile(over, 'ann', 'smoked')).toEqual(['singer']);
    expect(over.players[0]?.power).toBe(0);
  });

  test('what it kept up by staying turned ceases', {
    meta: { rules: ['shadowfist.yotd/10.2/cancel-and-smoke'] },
  }, () => {
    const kept = afterPlaying(state, { ...sing, ability: 1 }, pass);
    expect(kept.lasting).toHaveLength(1);
    const over = afterPlaying(kept, sing, answer('e:3'), pass);
    expect(over.lasting).toEqual([]);
  });

  test('a State being played goes, too', {
    meta: { rules: ['shadowfist.yotd/10.2/cancel-and-smoke'] },
  }, () => {
    const played = afterPlaying(
      state,
      { do: 'play', player: 'ann', card: 'sword', on: 'singer' },
      answer('e:1'),
      pass,
    );
    expect(pile(played, 'ann', 'smoked')).toEqual(['sword']);
  });

  test('an Event is canceled; what is no effect is not answered so', {
    meta: { rules: ['shadowfist.yotd/10.2/cancel-and-smoke-answers-events'] },
  }, () => {
    const gain = anEvent({
      abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
    });
    const seats = table({
      ann: { characters: { singer }, hand: { gain } },
      bob: { hand: { silence: canceling }, front: { tower: aSite() } },
    });
    const played = afterPlaying(seats, { do: 'play', player: 'ann', card: 'gain' });
    const over = afterPlaying(played, answer('e:1'), pass);
    expect([over.players[0]?.power, pile(over, 'ann', 'smoked')]).toEqual([0, ['gain']]);
    const declared = afterPlaying(seats, {
      ...{ do: 'attack', player: 'ann', attackers: ['singer'], target: 'tower' },
    });
    expect(broken(declared, { do: 'play', player: 'bob', card: 'silence' })).toContain(
      '5.2/stated-response-in-the-same-scene',
    );
  });
});

describe('a card that answers a played card and targets or affects it (7.6)', () => {
  const smothering = (target?: true) =>
    anEvent({
      title: 'Smother',
      abilities: [
        {
          ability: 'playing',
          kind: 'also',
          inResponseTo: {
            to: { kind: 'played-card', source: { type: ['Character', 'Site'] } },
            as: 'answered',
            ...(target === undefined ? {} : { target }),
          },
          do: [{ do: 'cancel-and-smoke', effect: 'answered' }],
          inPlaceOfOwn: true,
        },
        { ability: 'event', do: [{ do: 'draw', players: 'you', amount: 1 }] },
      ],
    });
  const with_ = (...modify: Modifier[]) => [
    { ability: 'continuous' as const, cards: 'this' as const, modify },
  ];
  const noTarget = with_({ notLegalTargetOf: { type: ['Event'] } });
  const notAffected = with_({ notAffectedBy: { type: ['Event'] } });
  const answering = (character: ReturnType<typeof aCharacter>, event: ReturnType<typeof anEvent>) =>
    afterPlaying(
      table({ ann: { hand: { newcomer: character } }, bob: { hand: { smother: event } } }),
      playing('ann', 'newcomer'),
    );
  const smother = playing('bob', 'smother', { way: 0 });

  test('An Event that targets the played card is not played if that card is not a legal target of Events', {
    meta: { rules: ['shadowfist.yotd/7.6/not-a-legal-target'] },
  }, () => {
    const veiled = aCharacter({ title: 'Veiled', abilities: noTarget });
    expect(broken(answering(veiled, smothering(true)), smother)).toEqual(['7.6/not-a-legal-target']);
    const plain = aCharacter({ title: 'Plain' });
    expect(broken(answering(plain, smothering(true)), smother)).toEqual([]);
  });

  test('An Event that does not target the played card is played though that card is not a legal target', {
    meta: { rules: ['shadowfist.yotd/7.6/not-a-legal-target-may-be-affected'] },
  }, () => {
    const veiled = aCharacter({ title: 'Veiled', abilities: noTarget });
    const over = afterPlaying(answering(veiled, smothering()), smother, pass);
    expect(pile(over, 'ann', 'smoked')).toEqual(['newcomer']);
  });

  test('An Event does not answer a played card that is not affected by Events', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-is-as-if-absent'] },
  }, () => {
    const aloof = aCharacter({ title: 'Aloof', abilities: notAffected });
    for (const event of [smothering(), smothering(true)])
      expect(broken(answering(aloof, event), smother)).toEqual(['7.6/not-affected-is-as-if-absent']);
    expect(broken(answering(aloof, canceling), playing('bob', 'smother'))).toEqual([
      '7.6/not-affected-is-as-if-absent',
    ]);
  });

  test('Of two effects in the scene, only the one of a card that is affected is answered', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-is-as-if-absent'] },
  }, () => {
    const aloof = aSite({ title: 'Aloof', abilities: [...notAffected, ...(singer.abilities ?? [])] });
    const seats = table({
      ann: { characters: { singer }, front: { aloof } },
      bob: { hand: { smother: canceling } },
    });
    const sung = afterPlaying(
      ...[seats, sing, { do: 'pass', player: 'bob' }, use('ann', 'aloof', { ability: 1 })],
    );
    const over = afterPlaying(sung, playing('bob', 'smother'), pass);
    expect([pile(over, 'ann', 'smoked'), player(over, 'ann').power]).toEqual([['singer'], 1]);
    expect(broken(sung, playing('bob', 'smother', { choose: { answered: { effect: 'e:2' } } }))).toEqual([
      '7.6/not-affected-is-as-if-absent',
    ]);
  });

  test('The played card is targeted, and what looks at targets finds it', {
    meta: { rules: ['shadowfist.yotd/4.3.6/target-is-a-word'] },
  }, () => {
    const plain = aCharacter({ title: 'Plain' });
    const targeted = (target?: true) =>
      happened(events(answering(plain, smothering(target)), smother), 'targeted');
    expect(targeted(true)).toMatchObject([{ card: 'newcomer', by: 'bob', source: 'smother' }]);
    expect(targeted()).toEqual([]);
    const avenger = aCharacter({
      title: 'Avenger',
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'targeted', card: { controller: 'you' }, source: { type: ['Event'] } },
          do: [{ do: 'gain-power', players: 'you', amount: 2 }],
        },
      ],
    });
    const watched = table({
      ann: { characters: { avenger }, hand: { newcomer: aSite() } },
      bob: { hand: { smother: smothering(true) } },
    });
    const played = afterPlaying(watched, playing('ann', 'newcomer', { at: { column: 0, row: 'front' } }));
    expect(player(afterPlaying(played, smother, pass), 'ann').power).toBe(2);
  });

  test('An ability that targets the card it answers is not generated against a card it cannot target', {
    meta: { rules: ['shadowfist.yotd/7.6/not-a-legal-target'] },
  }, () => {
    const warden = aSite({
      title: 'Warden',
      abilities: [
        {
          ability: 'voluntary',
          inResponseTo: { to: { kind: 'played-card' }, as: 'answered', target: true },
          do: [{ do: 'cancel-and-smoke', effect: 'answered' }],
        },
      ],
    });
    const against = (character: ReturnType<typeof aCharacter>) =>
      afterPlaying(
        table({ ann: { hand: { newcomer: character } }, bob: { front: { warden } } }),
        playing('ann', 'newcomer'),
      );
    const veiled = aCharacter({ abilities: with_({ notLegalTargetOf: { type: ['Site'] } }) });
    expect(broken(against(veiled), use('bob', 'warden'))).toEqual(['7.6/not-a-legal-target']);
    const told = events(against(aCharacter()), use('bob', 'warden'));
    expect(happened(told, 'targeted')).toMatchObject([{ card: 'newcomer' }]);
  });
});
