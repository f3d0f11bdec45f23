import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  pass,
  pile,
  table,
} from './table.ts';

const playing = (id: string, more = {}) => ({ do: 'play', player: 'ann', card: id, ...more });
const has = (...modify: Modifier[]) => ({
  abilities: [{ ability: 'continuous' as const, cards: 'this' as const, modify }],
});
const at = (id: string) => ({ choose: { hit: { cards: [id] } } });

/** Smokes a Character: a target, or one that is only chosen. */
const gas = (target: boolean) =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ as: 'hit', choose: 'cards', which: { type: ['Character'] }, in: 'play', target }],
        do: [{ do: 'smoke', cards: { chosen: 'hit' } }],
      },
    ],
  });
const storm = anEvent({
  abilities: [
    {
      ability: 'event',
      do: [{ do: 'damage', amount: 2, to: { each: { type: ['Character'] }, in: 'play' } }],
    },
  ],
});

describe('immunity (7.6)', () => {
  const aloof = aCharacter({ fighting: 3, ...has({ notAffectedBy: { type: ['Event'] } }) });
  const seats = table({
    ann: { hand: { gas: gas(false), storm } },
    bob: { characters: { aloof, plain: aCharacter({ fighting: 3 }) } },
  });

  test('a card not affected by Events is not chosen by them', {
    meta: {
      rules: [
        'shadowfist.yotd/7.6/not-affected-is-as-if-absent',
        'shadowfist.yotd/7.6/not-affected-no-target-of-affecting-events',
      ],
    },
  }, () => {
    expect(broken(seats, playing('gas', at('aloof')))).toEqual([
      '7.6/not-affected-no-target-of-affecting-events',
    ]);
    expect(broken(seats, playing('gas', at('plain')))).toEqual([]);
  });

  test('nor damaged by them', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-no-damage-or-removal'] },
  }, () => {
    const done = afterPlaying(seats, playing('storm'), pass);
    expect([card(done, 'aloof').damage, card(done, 'plain').damage]).toEqual([0, 2]);
  });

  test('no legal target may still be chosen, and affected', {
    meta: {
      rules: [
        'shadowfist.yotd/7.6/not-a-legal-target',
        'shadowfist.yotd/7.6/not-a-legal-target-may-be-affected',
        'shadowfist.yotd/7.1/targeting-is-not-choosing',
      ],
    },
  }, () => {
    const warded = aCharacter({ ...has({ notLegalTargetOf: { type: ['Event'] } }) });
    const state = table({
      ann: { hand: { aims: gas(true), picks: gas(false) } },
      bob: { characters: { warded } },
    });
    expect(broken(state, playing('aims', at('warded')))).toContain('7.6/not-a-legal-target');
    expect(pile(afterPlaying(state, playing('picks', at('warded')), pass), 'bob', 'smoked')).toEqual([
      'warded',
    ]);
  });

  test('no State is played on what is no legal subject', {
    meta: { rules: ['shadowfist.yotd/7.6/not-a-legal-subject'] },
  }, () => {
    const free = aCharacter({ ...has({ notLegalSubject: true }) });
    const state = table({
      ann: { hand: { cloak: aState() }, characters: { free, hero: aCharacter() } },
      bob: {},
    });
    expect(broken(state, playing('cloak', { on: 'free' }))).toEqual(['7.6/not-a-legal-subject']);
    expect(broken(state, playing('cloak', { on: 'hero' }))).toEqual([]);
  });
});

describe('phrases (10.2, 7.7)', () => {
  const attack = { do: 'attack', player: 'ann', attackers: ['hero'], target: 'tower' };
  const untilBob = [attack, pass, { do: 'decline', player: 'ann' }];
  const intercepts = { do: 'intercept', player: 'bob', interceptions: { hero: ['guard'] } };
  const fight = (hero: Modifier[], guard: Modifier[] = []) =>
    table({
      ann: { characters: { hero: aCharacter({ fighting: 2, ...(hero.length > 0 ? has(...hero) : {}) }) } },
      bob: {
        front: { tower: aSite() },
        characters: { guard: aCharacter({ fighting: 4, ...(guard.length > 0 ? has(...guard) : {}) }) },
      },
    });
  const struck = (hero: Modifier[], guard: Modifier[] = []) =>
    afterPlaying(fight(hero, guard), ...untilBob, intercepts, pass, pass);

  test('who cannot intercept does not', {
    meta: { rules: ['shadowfist.yotd/10.2/cannot-intercept'] },
  }, () => {
    expect(broken(afterPlaying(fight([], [{ cannot: 'intercept' }]), ...untilBob), intercepts)).toEqual([
      '10.2/cannot-intercept',
    ]);
    expect(broken(afterPlaying(fight([]), ...untilBob), intercepts)).toEqual([]);
  });

  test('nor against one that cannot be intercepted by such', {
    meta: { rules: ['shadowfist.yotd/10.2/cannot-be-intercepted-by'] },
  }, () => {
    const by = (least: number): Modifier => ({
      cannot: 'be-intercepted',
      by: { figure: { fighting: { atLeast: least } } },
    });
    expect(broken(afterPlaying(fight([by(4)]), ...untilBob), intercepts)).toEqual([
      '10.2/cannot-be-intercepted-by',
    ]);
    expect(broken(afterPlaying(fight([by(5)]), ...untilBob), intercepts)).toEqual([]);
  });

  test('bonuses to damage add up, below zero they are zero, and may be against something', {
    meta: {
      rules: [
        'shadowfist.yotd/10.2/plus-x-damage',
        'shadowfist.yotd/10.2/x-damage-is-cumulative',
        'shadowfist.yotd/10.2/minus-x-damage',
        'shadowfist.yotd/10.2/against-is-conditional',
      ],
    },
  }, () => {
    expect(card(struck([{ damage: 1 }]), 'guard').damage).toBe(3);
    expect(card(struck([{ damage: -9 }]), 'guard').damage).toBe(0);
    expect(card(struck([{ damage: 1, against: { type: ['Site'] } }]), 'guard').damage).toBe(2);
  });

  test('Fighting is raised and lowered, and at zero the Character is smoked', {
    meta: {
      rules: [
        'shadowfist.yotd/10.2/plus-x-fighting',
        'shadowfist.yotd/10.2/x-fighting-is-cumulative',
        'shadowfist.yotd/10.2/minus-x-fighting-smokes',
      ],
    },
  }, () => {
    expect(card(struck([{ fighting: 1 }]), 'guard').damage).toBe(3);
    const curse = aState({
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ fighting: -2 }] }],
    });
    const state = table({
      ann: { hand: { curse }, characters: { hero: aCharacter({ fighting: 2 }) } },
      bob: {},
    });
    expect(pile(afterPlaying(state, playing('curse', { on: 'hero' }), pass), 'ann', 'smoked')).toContain(
      'hero',
    );
  });

  test('what takes no damage of a source takes that of others', {
    meta: {
      rules: ['shadowfist.yotd/10.2/takes-no-damage', 'shadowfist.yotd/10.2/takes-no-damage-from-a-source'],
    },
  }, () => {
    const from = (designator: string): Modifier => ({ takesNoDamage: { from: { designator } } });
    expect(card(struck([], [{ takesNoDamage: {} }]), 'guard').damage).toBe(0);
    expect(card(struck([], [from('Stranger')]), 'guard').damage).toBe(2);
  });

  test('a Site with more Body withstands more', {
    meta: { rules: ['shadowfist.yotd/10.2/plus-x-body', 'shadowfist.yotd/10.2/x-body-is-cumulative'] },
  }, () => {
    const site = (modify: Modifier[]) => aSite({ body: 2, ...(modify.length > 0 ? has(...modify) : {}) });
    const hit = (modify: Modifier[]) =>
      afterPlaying(
        table({
          ann: { characters: { hero: aCharacter({ fighting: 2 }) } },
          bob: { front: { tower: site(modify) } },
        }),
        ...untilBob,
        { do: 'decline', player: 'bob' },
        pass,
      );
    expect(hit([]).question?.as).toBe('fate');
    expect(card(hit([{ body: 1 }]), 'tower').damage).toBe(2);
  });

  test('"cannot" prevails over what would do it', {
    meta: { rules: ['shadowfist.yotd/7.7/cannot-prevails', 'shadowfist.yotd/7.7/cannot-prevails-over-must'] },
  }, () => {
    const state = table({
      ann: { hand: { gas: gas(false) } },
      bob: { characters: { saint: aCharacter({ ...has({ cannot: 'be-smoked' }) }) } },
    });
    expect(card(afterPlaying(state, playing('gas', at('saint')), pass), 'saint').id).toBe('saint');
  });

  test('only own cards are sacrificed, and that is not smoking', {
    meta: {
      rules: [
        'shadowfist.yotd/10.2/sacrifice-own-cards-only',
        'shadowfist.yotd/10.2/sacrifice',
        'shadowfist.yotd/10.2/sacrifice-is-not-smoking',
      ],
    },
  }, () => {
    const altar = aSite({
      abilities: [
        {
          ability: 'voluntary',
          choose: [{ as: 'victim', choose: 'cards', which: { type: ['Character'] }, in: 'play' }],
          pay: [{ pay: 'sacrifice', cards: { chosen: 'victim' } }],
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = table({
      ann: { front: { altar }, characters: { mine: aCharacter() } },
      bob: { characters: { theirs: aCharacter() } },
    });
    const use = (victim: string) => ({
      ...{ do: 'use', player: 'ann', card: 'altar', ability: 0, choose: { victim: { cards: [victim] } } },
    });
    expect(broken(state, use('theirs'))).toEqual(['10.2/sacrifice-own-cards-only']);
    const done = afterPlaying(state, use('mine'));
    expect(
      done.turn.events
        .map(({ event }) => event)
        .filter((event) => event === 'smoked' || event === 'sacrificed'),
    ).toEqual(['sacrificed']);
  });
});
