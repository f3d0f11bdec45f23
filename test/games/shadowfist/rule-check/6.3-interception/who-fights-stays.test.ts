import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { attack, decline, happened, intercept } from '../acting.ts';
import { afterPlaying, anEvent, aSite, card, events, pass, table } from '../table.ts';
import { come, guard, hero } from './cast.ts';

/** An Event that does something before it moves a Character to the location of another card. */
const storm = (...before: Effect[]) =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [
          { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'moved' },
          { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'there' },
        ],
        do: [...before, { do: 'change-location', cards: { chosen: 'moved' }, to: { chosen: 'there' } }],
      },
    ],
  });
const blowing = (id: string, moved: string, there: string) => ({
  ...{ do: 'play', player: 'ann', card: id },
  choose: { moved: { cards: [moved] }, there: { cards: [there] } },
});
const hand = {
  storm: storm(),
  calm: storm({ do: 'cease-attacking', cards: { chosen: 'moved' } }),
  lull: storm({ do: 'cease-intercepting', cards: { chosen: 'moved' } }),
};
const given = table({
  ann: { front: { gate: aSite(), yard: aSite() }, characters: { hero, squire: guard }, hand },
  bob: { front: { tower: aSite(), keep: aSite() }, characters: { here: guard, target: guard } },
  eve: { front: { hut: aSite(), shed: aSite() }, characters: { friend: guard, idle: guard } },
});
const due = afterPlaying(given, attack('tower', 'hero', 'squire'), pass, decline('eve'), pass);

describe('an effect that moves Characters moves none that fight (6.1, 6.3)', () => {
  test('an attacker stays, and returns to where it was', {
    meta: { rules: ['shadowfist.yotd/6.1/attackers-cannot-otherwise-change-location'] },
  }, () => {
    const blown = afterPlaying(due, blowing('storm', 'hero', 'yard'));
    expect(happened(events(blown, pass), 'location-changed')).toEqual([]);
    expect(card(afterPlaying(blown, pass), 'hero').column).toBe(0);
  });

  test('a declared interceptor stays and intercepts, at home as at an opponent’s location', {
    meta: { rules: ['shadowfist.yotd/6.3/interceptors-cannot-change-location'] },
  }, () => {
    const eves = afterPlaying(due, come('eve', 'friend'), pass, intercept('eve', { hero: ['friend'] }));
    const bobs = afterPlaying(due, decline('eve'), intercept('bob', { hero: ['here'] }));
    for (const [declared, who, there] of [
      [eves, 'friend', 'shed'],
      [bobs, 'here', 'keep'],
    ] as const) {
      const blown = afterPlaying(declared, pass, blowing('storm', who, there));
      expect(happened(events(blown, pass), 'location-changed')).toEqual([]);
      const stayed = afterPlaying(blown, pass);
      expect(card(stayed, who)).toEqual(card(declared, who));
      expect(stayed.attack?.chains).toEqual(declared.attack?.chains);
    }
  });

  test('a text that has it cease first moves it', {
    meta: {
      rules: ['shadowfist.yotd/3/golden-rule', 'shadowfist.yotd/6.3/interceptors-cannot-change-location'],
    },
  }, () => {
    const calmed = afterPlaying(due, blowing('calm', 'squire', 'yard'), pass);
    expect(card(calmed, 'squire').column).toBe(1);
    expect(calmed.attack?.attackers.map(({ id }) => id)).toEqual(['hero']);
    const declared = afterPlaying(due, decline('eve'), intercept('bob', { hero: ['here'] }), pass);
    const lulled = afterPlaying(declared, blowing('lull', 'here', 'keep'), pass);
    expect(card(lulled, 'here').column).toBe(1);
  });

  test('whoever is not declared yet moves, and leaves the attack that it has come to; so does the target', {
    meta: {
      rules: [
        'shadowfist.yotd/6.3/interceptors-cannot-change-location',
        'shadowfist.yotd/6.1/attackers-follow-a-moving-target',
      ],
    },
  }, () => {
    const come2 = afterPlaying(due, come('eve', 'friend'), pass);
    const blown = afterPlaying(come2, blowing('storm', 'friend', 'shed'), pass);
    expect(card(blown, 'friend').column).toBe(1);
    expect(card(blown, 'friend').away).toBeUndefined();
    const attacked = afterPlaying(given, attack('target', 'hero'), pass, decline('eve'), pass);
    expect(card(afterPlaying(attacked, blowing('storm', 'target', 'keep'), pass), 'target').column).toBe(1);
  });
});
