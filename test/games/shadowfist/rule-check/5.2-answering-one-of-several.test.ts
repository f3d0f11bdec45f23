import { describe, expect, test } from 'vitest';
import { choosing, playing, strong, use, windfall } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  broken,
  card,
  judged,
  listed,
  open,
  pass,
  player,
  table,
} from './table.ts';

/** What it answers is named: that effect alone is canceled. */
const counter = anEvent({
  title: 'Counter',
  abilities: [
    {
      ability: 'playing',
      kind: 'only',
      inResponseTo: { to: { kind: 'played-card', source: { type: ['Event'] } }, as: 'answered' },
    },
    { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
  ],
});
const doom = anEvent({
  title: 'Doom',
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', target: true, as: 'victim' }],
      do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
    },
  ],
});

describe('several effects that a text could answer (5.2)', () => {
  const start = table({
    ann: { characters: { hero: strong(2), squire: strong(1) }, hand: { doom, second: doom } },
    bob: { hand: { counter } },
    cat: {},
  });
  const one = afterPlaying(start, choosing('ann', 'doom', 'hero'));
  const two = afterPlaying(
    one,
    ...['bob', 'cat'].map((who) => ({ do: 'pass', player: who })),
    choosing('ann', 'second', 'squire'),
  );
  const answering = (effect: string) => playing('bob', 'counter', { choose: { answered: { effect } } });

  test('where there is but one, nobody has to name it', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    const saved = afterPlaying(one, playing('bob', 'counter'), pass);
    expect(card(saved, 'hero').id).toBe('hero');
  });

  test('where there are several, the one must be named', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    expect(open(two, playing('bob', 'counter'))).toEqual(['/choose/answered']);
    expect(judged(two, playing('bob', 'counter')).verdicts[0]).toMatchObject({
      choices: [{ from: ['e:1', 'e:2'], least: 1, most: 1 }],
    });
    const saved = afterPlaying(two, answering('e:2'), pass);
    expect(saved.inPlay.map(({ id }) => id)).toEqual(['squire']);
  });

  test('and each is listed', () => {
    expect(listed(two, 'bob').filter((action) => JSON.stringify(action).includes('counter'))).toEqual([
      answering('e:1'),
      answering('e:2'),
    ]);
  });

  test('what is named must be among them', {
    meta: { rules: ['shadowfist.yotd/5.2/stated-response-in-the-same-scene'] },
  }, () => {
    expect(broken(two, answering('e:9'))).toEqual(['5.2/stated-response-in-the-same-scene']);
  });

  test('a text that does not speak of what it answers leaves nothing to name', () => {
    const toll = anEvent({
      title: 'Toll',
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { to: { source: { type: ['Event'] } }, as: 'answered' },
        },
        { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
      ],
    });
    const state = table({ ann: { hand: { first: windfall, second: windfall } }, bob: { hand: { toll } } });
    const later = afterPlaying(
      state,
      playing('ann', 'first'),
      { do: 'pass', player: 'bob' },
      playing('ann', 'second'),
      playing('bob', 'toll'),
      pass,
    );
    expect(player(later, 'bob').power).toBe(1);
  });

  test('an ability in play names it as well, and other choices wait for that', () => {
    const warden = aCharacter({
      title: 'Warden',
      abilities: [
        {
          ability: 'voluntary',
          inResponseTo: { to: { kind: 'played-card', source: { type: ['Event'] } }, as: 'answered' },
          pay: [{ pay: 'turn', card: 'this' }],
          do: [{ do: 'change-targets', effect: 'answered', by: 'you' }],
        },
      ],
    });
    const state = table({
      ann: { characters: { hero: strong(2), squire: strong(1) }, hand: { doom, second: doom } },
      bob: { characters: { warden } },
    });
    const both = afterPlaying(
      state,
      choosing('ann', 'doom', 'hero'),
      { do: 'pass', player: 'bob' },
      choosing('ann', 'second', 'squire'),
    );
    expect(open(both, use('bob', 'warden'))).toEqual(['/choose/answered']);
    const first = { answered: { effect: 'e:1' } };
    expect(open(both, use('bob', 'warden', { choose: first }))).toEqual(['/choose/new-victim']);
    const changing = use('bob', 'warden', { choose: { ...first, 'new-victim': { cards: ['warden'] } } });
    const turned = afterPlaying(both, changing, pass);
    expect(turned.inPlay.map(({ id }) => id)).toEqual(['hero']);
  });
});
