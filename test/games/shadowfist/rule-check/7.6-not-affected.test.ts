import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import { attack, choosing, decline, playing, strong, use } from './acting.ts';
import { fightingOf } from './figures.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  listed,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const has = (...modify: Modifier[]) => [{ ability: 'continuous' as const, cards: 'this' as const, modify }];
const notAffectedBy = (type: 'Event' | 'State' | 'Edge') => has({ notAffectedBy: { type: [type] } });
const everyCharacter = { each: { type: ['Character'] }, in: 'play' } as const;
const victim = { choose: 'cards', which: {}, in: 'play', as: 'victim' } as const;
const spell = (...effects: readonly object[]) =>
  anEvent({ abilities: [{ ability: 'event', do: effects as never }] });
const choosingSpell = (...effects: readonly object[]) =>
  anEvent({ abilities: [{ ability: 'event', choose: [victim], do: effects as never }] });
const gaining = (amount: object) => spell({ do: 'gain-power', players: 'you', amount });
const aloof = strong(3, { title: 'Aloof', abilities: notAffectedBy('Event') });
const plain = strong(3, { title: 'Plain' });

const played = (event: ReturnType<typeof anEvent>, bob: object = { characters: { aloof, plain } }) =>
  afterPlaying(table({ ann: { hand: { event } }, bob }), playing('ann', 'event'), pass);

describe('cards not affected by Events (7.6)', () => {
  test('are not counted by them', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-is-as-if-absent'] },
  }, () => {
    expect(player(played(gaining({ count: everyCharacter })), 'ann').power).toBe(1);
    expect(player(played(gaining({ total: 'fighting', of: everyCharacter })), 'ann').power).toBe(3);
  });

  test('and are counted by others', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-is-as-if-absent'] },
  }, () => {
    const census = aSite({
      abilities: [
        {
          ability: 'voluntary',
          do: [{ do: 'gain-power', players: 'you', amount: { count: everyCharacter } }],
        },
      ],
    });
    const state = table({ ann: { front: { census } }, bob: { characters: { aloof, plain } } });
    expect(player(afterPlaying(state, use('ann', 'census'), pass), 'ann').power).toBe(2);
  });

  test('are not there where an Event asks whether any card is', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-is-as-if-absent'] },
  }, () => {
    const ifAny = spell({
      do: 'if',
      condition: { exists: { each: { title: 'Aloof' }, in: 'play' } },
      effects: [{ do: 'gain-power', players: 'you', amount: 1 }],
      otherwise: [{ do: 'gain-power', players: 'you', amount: 2 }],
    });
    expect(player(played(ifAny), 'ann').power).toBe(2);
    const affected = played(ifAny, { characters: { aloof: strong(3, { title: 'Aloof' }) } });
    expect(player(affected, 'ann').power).toBe(1);
  });

  test('what happens to a card triggers nothing that does not affect it', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-is-as-if-absent'] },
  }, () => {
    const dirge = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked', card: { type: ['Character'] } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const smoke = choosingSpell({ do: 'smoke', cards: { chosen: 'victim' } });
    const unmourned = strong(1, { abilities: notAffectedBy('Edge') });
    const state = table({
      ann: { hand: { smoke }, edges: { dirge } },
      bob: { characters: { unmourned, plain } },
    });
    const smoked = (id: string) => afterPlaying(state, choosing('ann', 'smoke', id), pass);
    expect(smoked('unmourned')).toMatchObject({ scene: null, players: [{ power: 0 }, {}] });
    expect(player(afterPlaying(smoked('plain'), pass), 'ann').power).toBe(1);
  });

  test('are neither damaged, smoked, toasted nor returned by them', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-no-damage-or-removal'] },
  }, () => {
    const remaining = (...effects: readonly object[]) => played(spell(...effects)).inPlay.map(({ id }) => id);
    for (const effect of [
      { do: 'damage', amount: 9, to: everyCharacter },
      { do: 'smoke', cards: everyCharacter },
      { do: 'toast', cards: everyCharacter },
      { do: 'move', cards: everyCharacter, to: 'hand', of: 'owner' },
    ])
      expect(remaining(effect)).toEqual(['aloof']);
  });

  test('get no counters from them', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-no-special-counters'] },
  }, () => {
    const marked = played(spell({ do: 'counters', name: 'curse', number: 1, on: everyCharacter }));
    expect([card(marked, 'aloof').counters, card(marked, 'plain').counters]).toEqual([{}, { curse: 1 }]);
  });

  test('keep their values', { meta: { rules: ['shadowfist.yotd/7.6/not-affected-values-stand'] } }, () => {
    const weakened = played(
      spell({ do: 'modify', cards: everyCharacter, by: [{ fighting: -1 }], until: 'end-of-turn' }),
    );
    expect([fightingOf(weakened, 'aloof'), fightingOf(weakened, 'plain')]).toEqual([3, 2]);
  });

  test('are neither turned, moved nor taken by them', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-status-stands'] },
  }, () => {
    const bob = { front: { gate: aSite(), tower: aSite() }, characters: { aloof, plain } };
    const turned = played(spell({ do: 'turn', cards: everyCharacter }), bob);
    expect([card(turned, 'aloof').turned, card(turned, 'plain').turned]).toEqual([false, true]);
    const taken = played(
      spell({ do: 'take-control', cards: everyCharacter, by: 'you', until: 'while-in-play' }),
      bob,
    );
    expect([card(taken, 'aloof').controller, card(taken, 'plain').controller]).toEqual(['bob', 'ann']);
    const there = { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'there' } as const;
    const march = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [there],
          do: [{ do: 'change-location', cards: everyCharacter, to: { chosen: 'there' } }],
        },
      ],
    });
    const marched = afterPlaying(
      table({ ann: { hand: { march } }, bob }),
      playing('ann', 'march', { choose: { there: { cards: ['tower'] } } }),
      pass,
    );
    expect([card(marched, 'aloof').column, card(marched, 'plain').column]).toEqual([0, 1]);
  });

  test('and go on attacking', { meta: { rules: ['shadowfist.yotd/7.6/not-affected-status-stands'] } }, () => {
    const halt = spell({ do: 'cease-attacking', cards: everyCharacter });
    const state = table({
      ann: { characters: { aloof, plain } },
      bob: { front: { tower: aSite() }, hand: { halt } },
    });
    const halted = afterPlaying(state, attack('tower', 'aloof', 'plain'), playing('bob', 'halt'), pass);
    expect(halted.attack?.attackers.map(({ id }) => id)).toEqual(['aloof']);
  });

  test('a Site stays where it is', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-status-stands'] },
  }, () => {
    const sites = ['one', 'other'].map((as) => ({
      ...({ choose: 'cards', which: { type: ['Site'] }, in: 'play', as } as const),
    }));
    const swap = (from: 'Event' | 'Edge') =>
      afterPlaying(
        table({
          ann: {
            hand: {
              swap: anEvent({
                abilities: [
                  {
                    ability: 'event',
                    choose: sites.slice(0, 1),
                    do: [
                      {
                        do: 'each-card',
                        cards: { each: { title: 'Gate' }, in: 'play' },
                        effects: [
                          { do: 'swap-sites', cards: [{ chosen: 'one' }, 'each'], changesTarget: false },
                        ],
                      },
                    ],
                  },
                ],
              }),
            },
          },
          bob: {
            front: { gate: aSite({ title: 'Gate', abilities: notAffectedBy(from) }), tower: aSite() },
          },
        }),
        playing('ann', 'swap', { choose: { one: { cards: ['tower'] } } }),
        pass,
      );
    expect(card(swap('Event'), 'gate').column).toBe(0);
    expect(card(swap('Edge'), 'gate').column).toBe(1);
  });

  test('are chosen by no Event, whether or not it would do anything to them', {
    meta: {
      rules: [
        'shadowfist.yotd/7.6/not-affected-no-target-of-affecting-events',
        'shadowfist.yotd/7.6/not-affected-no-target-of-other-events',
      ],
    },
  }, () => {
    const harmless = choosingSpell({
      do: 'gain-power',
      players: 'you',
      amount: { figure: 'fighting', of: { chosen: 'victim' } },
    });
    const harmful = choosingSpell({ do: 'smoke', cards: { chosen: 'victim' } });
    const state = table({ ann: { hand: { harmless, harmful } }, bob: { characters: { aloof, plain } } });
    expect(broken(state, choosing('ann', 'harmful', 'aloof'))).toEqual([
      '7.6/not-affected-no-target-of-affecting-events',
    ]);
    expect(broken(state, choosing('ann', 'harmless', 'aloof'))).toEqual([
      '7.6/not-affected-no-target-of-other-events',
    ]);
    for (const event of ['harmless', 'harmful'])
      expect(broken(state, choosing('ann', event, 'plain'))).toEqual([]);
    expect(listed(state, 'ann')).not.toContainEqual(choosing('ann', 'harmless', 'aloof'));
  });

  test('are neither copied by an Event nor made a copy', {
    meta: {
      rules: [
        'shadowfist.yotd/7.6/not-affected-no-target-of-affecting-events',
        'shadowfist.yotd/7.6/not-affected-no-target-of-other-events',
      ],
    },
  }, () => {
    const cards = { choose: 'cards', which: { type: ['Character'] }, in: 'play' } as const;
    const mimicry = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { ...cards, as: 'original' },
            { ...cards, as: 'copy' },
          ],
          do: [
            {
              ...{ do: 'copy', what: ['rules-text'], from: { chosen: 'original' }, to: { chosen: 'copy' } },
              ...{ inPlaceOfOwn: false, until: 'end-of-turn' },
            },
          ],
        },
      ],
    });
    const state = table({ ann: { hand: { mimicry } }, bob: { characters: { aloof, plain } } });
    const copying = (original: string, copy: string) =>
      playing('ann', 'mimicry', { choose: { original: { cards: [original] }, copy: { cards: [copy] } } });
    expect(broken(state, copying('aloof', 'plain'))).toEqual(['7.6/not-affected-no-target-of-other-events']);
    expect(broken(state, copying('plain', 'aloof'))).toEqual([
      '7.6/not-affected-no-target-of-affecting-events',
    ]);
  });

  test('what they generate is not canceled by Events', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-effects-stand'] },
  }, () => {
    const mage = (abilities: ReturnType<typeof has>) =>
      strong(1, {
        abilities: [
          ...abilities,
          { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
        ],
      });
    const deny = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'effect', which: {}, as: 'it' }],
          do: [{ do: 'cancel', effect: 'it' }],
        },
      ],
    });
    const state = table({
      ann: { characters: { aloof: mage(notAffectedBy('Event')), plain: mage([]) } },
      bob: { hand: { deny } },
    });
    const denying = (id: string, ability: number) => {
      const used = afterPlaying(state, { ...use('ann', id), ability });
      const [item] = used.scene?.items ?? [];
      return broken(used, playing('bob', 'deny', { choose: { it: { effect: item?.id ?? '' } } }));
    };
    expect(denying('aloof', 1)).toEqual(['7.6/not-affected-effects-stand']);
    expect(denying('plain', 0)).toEqual([]);
  });

  test('their damage is neither redirected nor reduced by Events', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-damage-stands'] },
  }, () => {
    const ward = spell({
      do: 'modify',
      cards: { each: { type: ['Site'] }, in: 'play' },
      by: [{ reducesDamage: 2 }],
      until: 'end-of-turn',
    });
    const turnAside = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'damage-source', as: 'blow' }],
          do: [
            {
              do: 'redirect',
              source: 'blow',
              from: { each: { title: 'Tower' }, in: 'play' },
              to: { chosen: 'blow' },
            },
          ],
        },
      ],
    });
    const state = (hero: ReturnType<typeof strong>) =>
      table({
        ann: { characters: { hero } },
        bob: { front: { tower: aSite({ title: 'Tower', body: 9 }) }, hand: { ward, turnAside } },
      });
    const damage = (hero: ReturnType<typeof strong>) =>
      card(
        afterPlaying(
          state(hero),
          ...[attack('tower', 'hero'), playing('bob', 'ward'), pass, decline('ann'), decline('bob')],
          pass,
        ),
        'tower',
      ).damage;
    expect([damage(aloof), damage(plain)]).toEqual([3, 1]);
    const aside = (hero: ReturnType<typeof strong>) =>
      broken(
        afterPlaying(state(hero), attack('tower', 'hero')),
        playing('bob', 'turnAside', { choose: { blow: { cards: ['hero'] } } }),
      );
    expect(aside(aloof)).toEqual(['7.6/not-affected-damage-stands']);
    expect(aside(plain)).toEqual([]);
  });

  test('States on them are reached as States, not through them', {
    meta: {
      rules: [
        'shadowfist.yotd/7.6/states-on-unaffected-cards-protected',
        'shadowfist.yotd/7.6/states-on-unaffected-cards-open-to-events',
      ],
    },
  }, () => {
    const cloak = aState({ title: 'Cloak' });
    const bob = { characters: { aloof, plain }, states: { one: { card: cloak, on: 'aloof' } } };
    const strip = spell({ do: 'smoke', cards: { each: { on: { type: ['Character'] } }, in: 'play' } });
    const tear = spell({ do: 'smoke', cards: { each: { type: ['State'] }, in: 'play' } });
    expect(pile(played(strip, bob), 'bob', 'smoked')).toEqual([]);
    expect(pile(played(tear, bob), 'bob', 'smoked')).toEqual(['one']);
    const onPlain = { characters: { plain }, states: { one: { card: cloak, on: 'plain' } } };
    expect(pile(played(strip, onPlain), 'bob', 'smoked')).toEqual(['one']);
  });

  test('they are affected by all else, and by their own text', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-is-as-if-absent'] },
  }, () => {
    const brand = aState({
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ fighting: -1 }] }],
    });
    const state = table({
      ann: { hand: { brand } },
      bob: {
        characters: {
          aloof,
          proud: strong(2, { abilities: [...notAffectedBy('State'), ...has({ fighting: 2 })] }),
        },
      },
    });
    expect(fightingOf(state, 'proud')).toBe(4);
    expect(broken(state, playing('ann', 'brand', { on: 'proud' }))).toEqual(['7.6/not-a-legal-subject']);
    expect(fightingOf(afterPlaying(state, playing('ann', 'brand', { on: 'aloof' }), pass), 'aloof')).toBe(2);
  });
});

describe('cards that are no legal subject of States (7.6)', () => {
  const free = aCharacter({ title: 'Free', abilities: has({ notLegalSubject: true }) });
  const shift = (to: object) =>
    anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: { type: ['State'] }, in: 'play', as: 'victim' },
            { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'to' },
          ],
          do: [to],
        },
      ] as never,
    });
  const moved = shift({ do: 'put-state', cards: { chosen: 'victim' }, on: { chosen: 'to' } });

  test('no State is moved onto them', {
    meta: { rules: ['shadowfist.yotd/7.6/not-a-legal-subject'] },
  }, () => {
    const state = table({
      ann: { hand: { moved } },
      bob: { characters: { free, plain, aloof }, states: { cloak: { card: aState(), on: 'plain' } } },
    });
    const moving = (to: string) =>
      playing('ann', 'moved', { choose: { victim: { cards: ['cloak'] }, to: { cards: [to] } } });
    expect(card(afterPlaying(state, moving('free'), pass), 'cloak').on).toBe('plain');
    const open = table({
      ann: { hand: { moved } },
      bob: { characters: { plain, other: plain }, states: { cloak: { card: aState(), on: 'plain' } } },
    });
    expect(card(afterPlaying(open, moving('other'), pass), 'cloak').on).toBe('other');
  });

  test('a State that is on one all the same is smoked', {
    meta: { rules: ['shadowfist.yotd/7.6/state-on-an-illegal-subject'] },
  }, () => {
    const liberate = choosingSpell({
      do: 'modify',
      cards: { chosen: 'victim' },
      by: [{ notLegalSubject: true }],
      until: 'end-of-turn',
    });
    const state = table({
      ann: { hand: { liberate } },
      bob: { characters: { plain }, states: { cloak: { card: aState(), on: 'plain' } } },
    });
    const freed = afterPlaying(state, choosing('ann', 'liberate', 'plain'), pass);
    expect([pile(freed, 'bob', 'smoked'), card(freed, 'plain').id]).toEqual([['cloak'], 'plain']);
  });
});
