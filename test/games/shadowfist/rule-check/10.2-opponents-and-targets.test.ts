import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import type { EventName } from '../../../../src/games/shadowfist/vocabulary/event-names.ts';
import type { Modifier } from '../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import { attack, choosing, decline, happened, onVictim, playing, strong, use, victim } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  events,
  pass,
  pile,
  player,
  table,
} from './table.ts';

describe('by an opponent (10.2)', () => {
  const smoke = onVictim({ do: 'smoke', cards: victim });
  const wary = aCharacter({
    abilities: [
      {
        ability: 'continuous',
        cards: 'this',
        modify: [{ cannot: 'be-smoked', byPlayers: 'every-opponent' }],
      },
    ],
  });

  test('what an opponent plays, or a card that an opponent controls does', {
    meta: { rules: ['shadowfist.yotd/10.2/by-an-opponent'] },
  }, () => {
    const bomb: Ability = {
      ability: 'voluntary',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
      do: [{ do: 'smoke', cards: victim }],
    };
    const bomber = { card: aCharacter({ abilities: [bomb] }), owner: 'ann' };
    const seats = table({
      ann: { hand: { mine: smoke }, characters: { wary } },
      bob: { hand: { theirs: smoke }, characters: { bomber } },
    });
    const smoked = (action: object) => pile(afterPlaying(seats, action, pass), 'ann', 'smoked');
    expect(smoked(choosing('ann', 'mine', 'wary'))).toContain('wary');
    expect(smoked(choosing('bob', 'theirs', 'wary'))).toEqual([]);
    expect(smoked(use('bob', 'bomber', { choose: { victim: { cards: ['wary'] } } }))).toEqual([]);
  });

  /** Gains 1 Power whenever an opponent does this to a card of its controller. */
  const watching = (event: EventName) =>
    anEdge({
      abilities: [
        {
          ...{ ability: 'triggered', on: { event, by: 'every-opponent', card: { controller: 'you' } } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });

  test('damage that an opponent redirects is the opponent’s', {
    meta: { rules: ['shadowfist.yotd/10.2/created-by-an-opponent'] },
  }, () => {
    const mirror = aSite({
      abilities: [
        {
          ability: 'voluntary',
          choose: [
            { choose: 'damage-source', as: 'source' },
            { choose: 'cards', which: {}, in: 'play', as: 'spared' },
            { choose: 'cards', which: {}, in: 'play', as: 'victim' },
          ],
          do: [{ do: 'redirect', source: 'source', from: { chosen: 'spared' }, to: victim }],
        },
      ],
    });
    const fire = onVictim({ do: 'damage', amount: 1, to: victim });
    const burning = (...answers: readonly object[]) =>
      afterPlaying(
        table({
          ann: {
            hand: { fire },
            characters: { hero: strong(3), page: strong(3) },
            edges: { watch: watching('damage-inflicted') },
          },
          bob: { front: { mirror } },
        }),
        ...[choosing('ann', 'fire', 'hero'), ...answers, pass],
      );
    const own = burning();
    expect([card(own, 'hero').damage, own.scene]).toEqual([1, null]);
    const turned = burning(
      use('bob', 'mirror', {
        choose: { source: { effect: 'e:1' }, spared: { cards: ['hero'] }, victim: { cards: ['page'] } },
      }),
    );
    expect([card(turned, 'hero').damage, card(turned, 'page').damage]).toEqual([0, 1]);
    expect(player(afterPlaying(turned, pass), 'ann').power).toBe(1);
  });

  test('who is at zero by what lowers Fighting or Body is smoked by whoever does that', {
    meta: { rules: ['shadowfist.yotd/10.2/created-by-an-opponent', 'shadowfist.yotd/4.6/smoked-at-zero'] },
  }, () => {
    const curse = (modifier: Modifier) =>
      onVictim({ do: 'modify', cards: victim, by: [modifier], until: 'end-of-turn' });
    const seats = table({
      ann: {
        hand: { own: curse({ fighting: -2 }) },
        characters: { hero: strong(2) },
        front: { tower: aSite({ body: 3 }) },
        edges: { watch: watching('smoked') },
      },
      bob: {
        hand: { fear: curse({ fighting: -2 }), dread: curse({ setFighting: 0 }), rot: curse({ body: -3 }) },
      },
    });
    const told = (who: string, curse: string, cursed: string) => {
      const given = afterPlaying(seats, choosing(who, curse, cursed));
      return [
        events(given, pass).find((event) => JSON.stringify(event).includes('"smoked"')),
        afterPlaying(given, pass).scene?.items.length ?? 0,
      ];
    };
    const smoked = (card: string, by: string, source: string) => ({
      ...{ event: 'smoked', card, player: 'ann', by, source, sources: [source], players: [by] },
    });
    expect(told('bob', 'fear', 'hero')).toEqual([smoked('hero', 'bob', 'fear'), 1]);
    expect(told('bob', 'dread', 'hero')).toEqual([smoked('hero', 'bob', 'dread'), 1]);
    expect(told('bob', 'rot', 'tower')).toEqual([smoked('tower', 'bob', 'rot'), 1]);
    expect(told('ann', 'own', 'hero')).toEqual([smoked('hero', 'ann', 'own'), 0]);
  });

  const bolt = anEvent({
    title: 'Bolt',
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', target: true, as: 'victim' }],
        do: [{ do: 'damage', amount: 1, to: victim }],
      },
    ],
  });
  const deflect = anEvent({
    abilities: [
      { ability: 'playing', kind: 'only', inResponseTo: { to: { source: { type: ['Event'] } }, as: 'it' } },
      { ability: 'event', do: [{ do: 'change-targets', effect: 'it', by: 'you' }] },
    ],
  });
  const deflecting = playing('bob', 'deflect', { choose: { 'new-victim': { cards: ['hero'] } } });
  const deflected = (hero: Definition, more: object = {}) =>
    afterPlaying(
      table({
        ann: { hand: { bolt }, characters: { hero }, ...more },
        bob: { hand: { deflect }, characters: { rogue: strong(3) } },
      }),
      ...[choosing('ann', 'bolt', 'rogue'), deflecting],
    );

  test('so is the choice of another target for an Event', {
    meta: { rules: ['shadowfist.yotd/10.2/created-by-an-opponent'] },
  }, () => {
    const aimed = deflected(strong(3));
    expect(events(aimed, pass)).toContainEqual({
      event: 'targeted',
      card: 'hero',
      by: 'bob',
      effect: 'e:1',
      source: 'bolt',
    });
    expect(card(afterPlaying(aimed, pass), 'hero').damage).toBe(1);
  });

  test('and what the Event then does is the opponent’s doing, too', {
    meta: { rules: ['shadowfist.yotd/10.2/created-by-an-opponent'] },
  }, () => {
    const told = events(deflected(strong(3)), pass);
    expect(told).toContainEqual({
      ...{ event: 'damage-inflicted', card: 'hero', player: 'ann', amount: 1, combat: false, source: 'bolt' },
      ...{ by: 'ann', players: ['ann', 'bob'] },
    });
    const watched = deflected(strong(3), { edges: { watch: watching('damage-inflicted') } });
    expect(player(afterPlaying(watched, pass, pass), 'ann').power).toBe(1);
    const felled = deflected(strong(1), { edges: { watch: watching('smoked') } });
    expect(player(afterPlaying(felled, pass, pass), 'ann').power).toBe(1);
  });

  test('whom opponents cannot harm, it does not harm', {
    meta: { rules: ['shadowfist.yotd/10.2/created-by-an-opponent'] },
  }, () => {
    const guarded = (modifier: Modifier) =>
      aCharacter({ fighting: 3, abilities: [{ ability: 'continuous', cards: 'this', modify: [modifier] }] });
    const byOpponents = { byPlayers: 'every-opponent' } as const;
    const safe = deflected(guarded({ cannot: 'be-damaged', ...byOpponents }));
    expect(card(afterPlaying(safe, pass), 'hero').damage).toBe(0);
    // Its own player may still choose it, and an opponent may not.
    for (const immune of [
      guarded({ notAffectedBy: { type: ['Event'] }, ...byOpponents }),
      guarded({ notLegalTargetOf: { type: ['Event'] }, ...byOpponents }),
    ]) {
      const seats = { ann: { hand: { bolt }, characters: { hero: immune } }, bob: { hand: { deflect } } };
      const own = afterPlaying(table(seats), choosing('ann', 'bolt', 'hero'), pass);
      expect(card(own, 'hero').damage).toBe(1);
      const aimed = afterPlaying(
        table({ ...seats, cat: { characters: { rogue: strong(3) } } }),
        choosing('ann', 'bolt', 'rogue'),
      );
      expect(broken(aimed, playing('bob', 'deflect'))).toEqual(['4.3.6/not-enough-new-targets']);
    }
  });
});

describe('Sites that change places (10.2)', () => {
  const swap = (changesTarget: boolean) =>
    anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'one' },
            { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'other' },
          ],
          do: [{ do: 'swap-sites', cards: [{ chosen: 'one' }, { chosen: 'other' }], changesTarget }],
        },
      ],
    });
  const answered = (changesTarget: boolean, one: string, other: string) =>
    afterPlaying(
      table({
        ann: { characters: { hero: strong(2) } },
        bob: {
          hand: { feint: swap(changesTarget) },
          front: { tower: aSite(), keep: aSite(), barn: aSite() },
        },
      }),
      ...[attack('tower', 'hero')],
      playing('bob', 'feint', { choose: { one: { cards: [one] }, other: { cards: [other] } } }),
    );
  const attacked = (...swapped: Parameters<typeof answered>) =>
    afterPlaying(answered(...swapped), pass, decline('ann'), decline('bob'), pass);
  const diverted = (...swapped: Parameters<typeof answered>) =>
    happened(events(answered(...swapped), pass), 'target-changed');
  const damaged = (state: ReturnType<typeof attacked>) =>
    state.inPlay.filter(({ damage }) => damage > 0).map(({ id }) => id);

  test('the one that comes to stand where the target stood is attacked', {
    meta: { rules: ['shadowfist.yotd/10.2/swapped-sites-change-the-target'] },
  }, () => {
    expect(damaged(attacked(true, 'tower', 'barn'))).toEqual(['barn']);
    expect(damaged(attacked(true, 'keep', 'barn'))).toEqual(['tower']);
  });

  test('the attackers have then come to attack something else', {
    meta: { rules: ['shadowfist.yotd/10.2/swapped-sites-change-the-target'] },
  }, () => {
    expect(diverted(true, 'tower', 'barn')).toEqual([
      { event: 'target-changed', card: 'hero', player: 'ann', by: 'bob', target: 'barn' },
    ]);
    expect(diverted(true, 'keep', 'barn')).toEqual([]);
    expect(diverted(false, 'tower', 'barn')).toEqual([]);
  });

  test('if the text says so; else the target is attacked where it now is', {
    meta: { rules: ['shadowfist.yotd/10.2/swapped-sites-change-the-target'] },
  }, () => {
    expect(damaged(attacked(false, 'tower', 'barn'))).toEqual(['tower']);
  });
});
