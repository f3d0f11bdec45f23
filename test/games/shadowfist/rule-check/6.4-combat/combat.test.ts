import { describe, expect, test } from 'vitest';
import { attack, decline, intercept, playing, windfall } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import { aCharacter, afterPlaying, anEvent, aSite, broken, pass, pile, player, table } from '../table.ts';
import { damages, herald, intercepted, strong, use } from './cast.ts';

describe('combat (6.4)', () => {
  test('any number of scenes come before combat, which follows when all pass', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4/when-combat-occurs',
        'shadowfist.yotd/6.4/scenes-prior-to-combat',
        'shadowfist.yotd/6.4/in-combat-after-the-scenes',
        'shadowfist.yotd/6.4.1/scenes-after-one-players-interceptors',
        'shadowfist.yotd/3.3.3/scenes-before-interception-combat',
      ],
    },
  }, () => {
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 3) },
        defenders: { guard: strong('Guard', 2) },
        ann: { hand: { one: windfall } },
        bob: { hand: { two: windfall, three: windfall } },
      },
      { hero: ['guard'] },
    );
    const begun = afterPlaying(declared, pass, playing('bob', 'two'));
    expect(broken(begun, playing('bob', 'three'))).toEqual(['5.4/opportunity-after-each-action']);
    expect(broken(begun, playing('ann', 'one'))).toEqual([]);
    const prior = afterPlaying(declared, pass, playing('ann', 'one'), pass, playing('bob', 'two'), pass);
    expect(damages(prior, 'hero', 'guard')).toEqual([0, 0]);
    expect(prior.attack?.step).toBe('intercepted');
    const fought = afterPlaying(prior, pass);
    expect(damages(fought, 'hero')).toEqual([2]);
    expect(pile(fought, 'bob', 'smoked')).toContain('guard');
    expect(damages(afterPlaying(fought, pass), 'tower')).toEqual([1]);
  });

  test('once in combat nothing is generated; the triggers of its end are a scene that only stated responses join', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4/only-combat-damage-in-combat',
        'shadowfist.yotd/6.4/too-late-once-in-combat',
        'shadowfist.yotd/6.4/end-of-combat-voluntary-effects',
        'shadowfist.yotd/6.4/end-of-combat-triggers',
        'shadowfist.yotd/6.4/combat-completed',
      ],
    },
  }, () => {
    const answers = anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { to: { kind: 'ability', by: 'every-opponent' }, as: 'answered' },
        },
        { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
      ],
    });
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 3) },
        defenders: { guard: strong('Guard', 2) },
        ann: { hand: { one: windfall, no: answers } },
        bob: { edges: { herald: herald('combat-ended') }, hand: { two: windfall } },
      },
      { hero: ['guard'] },
    );
    const prior = afterPlaying(declared, pass);
    expect(broken(prior, playing('bob', 'two'))).toEqual([]);
    const ended = afterPlaying(prior, pass);
    expect(ended.attack?.step).toBe('fought');
    expect(ended.scene?.items.map(({ frame }) => frame.source)).toEqual(['herald', 'herald']);
    expect(broken(ended, playing('bob', 'two'))).toEqual(['6.4/end-of-combat-voluntary-effects']);
    const [first] = ended.scene?.items ?? [];
    const answer = { choose: { answered: { effect: first?.id } } };
    expect(broken(ended, { ...playing('ann', 'no'), ...answer })).toEqual([]);
    expect(broken(ended, { do: 'tactics', player: 'ann', attacker: 'hero' })).toEqual([
      '10.1.2/tactics-ceases-attacking',
      '6.4/only-combat-damage-in-combat',
    ]);
    const completed = afterPlaying(ended, pass);
    expect(player(completed, 'bob').power).toBe(2);
    expect(completed.attack?.step).toBe('prior-to-target');
    expect(broken(completed, playing('bob', 'two'))).toEqual([]);
  });

  test('an effect prior to combat is used after interceptors are declared, or before combat with the target, and may be answered', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4/too-late-once-in-combat',
        'shadowfist.yotd/6.4/loosely-worded-older-cards',
        'shadowfist.yotd/6.4/loosely-worded-effects-may-be-answered',
        'shadowfist.yotd/6.4.1/prior-to-combat-effects',
        'shadowfist.yotd/6.4.2/prior-to-combat-with-the-target',
      ],
    },
  }, () => {
    const gunman = aCharacter({
      title: 'Gunman',
      fighting: 1,
      abilities: [
        {
          ability: 'voluntary',
          when: { during: 'prior-to-combat' },
          do: [{ do: 'modify', cards: 'this', by: [{ damage: 2 }], until: 'end-of-turn' }],
        },
      ],
    });
    const start = table({
      ann: { characters: { gunman, hero: strong('Hero', 3) } },
      bob: {
        front: { tower: aSite({ body: 9 }) },
        characters: { guard: strong('Guard', 3) },
        hand: { luck: windfall },
      },
    });
    expect(broken(start, use('ann', 'gunman'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const joined = afterPlaying(start, attack('tower', 'gunman', 'hero'), pass);
    expect(broken(joined, use('ann', 'gunman'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const declared = afterPlaying(joined, decline('ann'), intercept('bob', { gunman: ['guard'] }), pass);
    expect(broken(declared, use('ann', 'gunman'))).toEqual([]);
    expect(broken(afterPlaying(declared, use('ann', 'gunman')), playing('bob', 'luck'))).toEqual([]);
    const fought = afterPlaying(declared, use('ann', 'gunman'), pass, pass);
    expect(pile(fought, 'bob', 'smoked')).toEqual(['guard']);
    const open = afterPlaying(joined, decline('ann'), decline('bob'));
    expect(broken(open, use('ann', 'gunman'))).toEqual([]);
  });

  test('what an Ambush triggers resolves before the answering damage, and only Tactics and stated responses join it', {
    meta: { rules: ['shadowfist.yotd/6.4/ambush-triggers', 'shadowfist.yotd/6.4/ambush-voluntary-effects'] },
  }, () => {
    const sniper = aCharacter({
      title: 'Sniper',
      fighting: 2,
      abilities: [
        { ability: 'special', special: 'Ambush' },
        {
          ability: 'triggered',
          on: { event: 'damage-inflicted', source: { is: 'this' } },
          do: [{ do: 'modify', cards: 'this', by: [{ fighting: 3 }], until: 'end-of-turn' }],
        },
      ],
    });
    const declared = intercepted(
      { attackers: { sniper }, defenders: { guard: strong('Guard', 6) }, ann: { hand: { one: windfall } } },
      { sniper: ['guard'] },
    );
    const struck = afterPlaying(declared, pass, pass);
    expect(damages(struck, 'sniper', 'guard')).toEqual([0, 2]);
    expect(struck.attack?.step).toBe('ambush');
    expect(struck.scene?.items).toHaveLength(1);
    expect(broken(struck, playing('ann', 'one'))).toEqual(['6.4/ambush-voluntary-effects']);
    expect(broken(struck, { do: 'tactics', player: 'ann', attacker: 'sniper' })).toEqual([
      '10.1.2/tactics-ceases-attacking',
    ]);
    const answered = afterPlaying(struck, pass);
    expect(damages(answered, 'sniper')).toEqual([4]);
    expect(fightingOf(answered, 'sniper')).toBe(1);
  });

  test('with Tactics an attacker slips away before the answering damage', {
    meta: { rules: ['shadowfist.yotd/6.4/ambush-voluntary-effects'] },
  }, () => {
    const fox = aCharacter({
      title: 'Fox',
      fighting: 2,
      abilities: [
        { ability: 'special', special: 'Ambush' },
        { ability: 'special', special: 'Tactics' },
      ],
    });
    const struck = afterPlaying(
      intercepted({ attackers: { fox }, defenders: { guard: strong('Guard', 3) } }, { fox: ['guard'] }),
      pass,
      pass,
    );
    expect(damages(struck, 'fox', 'guard')).toEqual([0, 2]);
    expect(broken(struck, { do: 'pass', player: 'bob' })).toEqual([]);
    const waiting = afterPlaying(struck, { do: 'pass', player: 'bob' });
    expect(broken(waiting, { do: 'tactics', player: 'ann', attacker: 'fox' })).toEqual([]);
    const gone = afterPlaying(waiting, { do: 'tactics', player: 'ann', attacker: 'fox' }, pass);
    expect(gone.attack).toBeNull();
    expect(damages(gone, 'fox')).toEqual([0]);
    expect(damages(afterPlaying(struck, pass), 'fox')).toEqual([1]);
  });

  test('an interceptor that an Ambush smoked does not strike, nor the next of its chain before its turn', {
    meta: { rules: ['shadowfist.yotd/6.4/ambush-triggers'] },
  }, () => {
    const sniper = aCharacter({
      title: 'Sniper',
      fighting: 3,
      abilities: [{ ability: 'special', special: 'Ambush' }],
    });
    const declared = intercepted(
      { attackers: { sniper }, defenders: { first: strong('First', 2), next: strong('Next', 5) } },
      { sniper: ['first', 'next'] },
    );
    const struck = afterPlaying(declared, pass, pass);
    expect(pile(struck, 'bob', 'smoked')).toEqual(['first']);
    expect(damages(struck, 'sniper', 'next')).toEqual([0, 0]);
    expect(struck.attack).toMatchObject({
      step: 'before-next',
      chains: [{ attacker: 'sniper', interceptors: ['next'] }],
    });
  });
});
