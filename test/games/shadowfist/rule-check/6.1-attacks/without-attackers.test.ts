import { describe, expect, test } from 'vitest';
import {
  attack,
  choosing,
  decline,
  intercept,
  names,
  onVictim,
  playing,
  use,
  victim,
  windfall,
} from '../acting.ts';
import { fightingOf } from '../figures.ts';
import { aCharacter, afterPlaying, anEvent, aSite, broken, events, pass, table } from '../table.ts';
import { hero, rogue } from './cast.ts';

const doom = onVictim({ do: 'smoke', cards: victim });
const rage = onVictim({ do: 'modify', cards: victim, by: [{ fighting: 2 }], until: 'end-of-attack' });
const luck = windfall;
const martyr = aCharacter({
  abilities: [
    {
      ability: 'voluntary',
      pay: [{ pay: 'sacrifice', cards: 'this' }],
      do: [{ do: 'gain-power', players: 'you', amount: 1 }],
    },
  ],
});
/** Who has done something gives the others a chance (5.4). */
const annPasses = { do: 'pass', player: 'ann' };

describe('an attack without attackers ends immediately (6.2)', () => {
  test('in the middle of a scene, before the next effect of it resolves', {
    meta: { rules: ['shadowfist.yotd/6.2/attack-ends-without-attackers'] },
  }, () => {
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, hand: { luck, doom } },
    });
    const answered = afterPlaying(
      given,
      attack('tower', 'hero'),
      { do: 'play', player: 'bob', card: 'luck' },
      annPasses,
      choosing('bob', 'doom', 'hero'),
    );
    const told = names(events(answered, pass));
    expect(told.indexOf('attack-ended')).toBeGreaterThan(told.indexOf('smoked'));
    expect(told.indexOf('attack-ended')).toBeLessThan(told.indexOf('power-gained'));
    expect(afterPlaying(answered, pass).attack).toBeNull();
  });

  test('as the last attacker is sacrificed to pay for an effect, before that resolves', {
    meta: { rules: ['shadowfist.yotd/6.2/attack-ends-without-attackers'] },
  }, () => {
    const given = table({ ann: { characters: { martyr } }, bob: { front: { tower: aSite() } } });
    const attacked = afterPlaying(given, attack('tower', 'martyr'), { do: 'pass', player: 'bob' });
    expect(names(events(attacked, use('ann', 'martyr')))).toContain('attack-ended');
    const sacrificed = afterPlaying(attacked, use('ann', 'martyr'));
    expect(sacrificed).toMatchObject({ attack: null, turn: { lastAttack: 'unsuccessful' } });
  });

  test('from then on nothing is done during it: what needs an attack is refused, and Characters may be played', {
    meta: {
      rules: [
        'shadowfist.yotd/6.2/attack-ends-without-attackers',
        'shadowfist.yotd/3.3.3/cards-during-attack',
      ],
    },
  }, () => {
    const alarm = anEvent({
      abilities: [
        { ability: 'playing', kind: 'only', when: { during: 'attack' } },
        { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
      ],
    });
    const given = table({
      ann: { characters: { martyr }, hand: { page: aCharacter() } },
      bob: { front: { tower: aSite() }, hand: { alarm } },
    });
    const attacked = afterPlaying(given, attack('tower', 'martyr'));
    expect(broken(attacked, playing('bob', 'alarm'))).toEqual([]);
    const over = afterPlaying(attacked, { do: 'pass', player: 'bob' }, use('ann', 'martyr'));
    expect(over.scene?.items).toHaveLength(1);
    expect(broken(over, playing('bob', 'alarm'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    expect(broken(afterPlaying(over, { do: 'pass', player: 'bob' }), playing('ann', 'page'))).toEqual([]);
  });

  test('no signpost is set for it any more', {
    meta: {
      rules: [
        'shadowfist.yotd/6.2/attack-ends-without-attackers',
        'shadowfist.yotd/4.5.2/attack-signpost-duration',
      ],
    },
  }, () => {
    const beach = aSite({
      title: 'Beach',
      abilities: [
        {
          ability: 'voluntary',
          choose: [
            { choose: 'damage-source', as: 'source' },
            { choose: 'cards', which: {}, in: 'play', as: 'spared' },
          ],
          do: [{ do: 'redirect', source: 'source', from: { chosen: 'spared' }, to: 'this' }],
        },
      ],
    });
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite(), beach }, hand: { doom } },
    });
    const redirected = afterPlaying(
      given,
      attack('tower', 'hero'),
      use('bob', 'beach', { choose: { source: { cards: ['hero'] }, spared: { cards: ['tower'] } } }),
      annPasses,
      choosing('bob', 'doom', 'hero'),
      pass,
    );
    expect(redirected).toMatchObject({ attack: null, signposts: [] });
  });

  test('what lasts until then expires in the scene after, with what else was triggered', {
    meta: {
      rules: [
        'shadowfist.yotd/6.2/attack-ends-without-attackers',
        'shadowfist.yotd/5.2/duration-ends-by-a-triggered-effect',
      ],
    },
  }, () => {
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, characters: { rogue }, hand: { rage, luck, doom } },
    });
    const later = afterPlaying(
      given,
      attack('tower', 'hero'),
      choosing('bob', 'rage', 'rogue'),
      pass,
      decline('ann'),
      intercept('bob', { hero: ['rogue'] }),
      annPasses,
      { do: 'play', player: 'bob', card: 'luck' },
      annPasses,
      choosing('bob', 'doom', 'hero'),
      pass,
    );
    expect(later.scene?.items.map(({ kind }) => kind)).toEqual(['expiry']);
    expect(later.attack).toBeNull();
    expect(fightingOf(later, 'rogue')).toBe(4);
    const over = afterPlaying(later, pass);
    expect(over.attack).toBeNull();
    expect(fightingOf(over, 'rogue')).toBe(2);
  });

  test('what would last until the end of the attack does not begin after that', {
    meta: {
      rules: [
        'shadowfist.yotd/6.2/attack-ends-without-attackers',
        'shadowfist.yotd/6.4.2/end-of-attack-effects-expire',
      ],
    },
  }, () => {
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, characters: { rogue }, hand: { rage, doom } },
    });
    const over = afterPlaying(
      given,
      attack('tower', 'hero'),
      choosing('bob', 'rage', 'rogue'),
      annPasses,
      choosing('bob', 'doom', 'hero'),
      pass,
    );
    expect(over).toMatchObject({ attack: null, lasting: [] });
    expect(fightingOf(over, 'rogue')).toBe(2);
  });

  test('a combat that is being fought is completed first', {
    meta: {
      rules: ['shadowfist.yotd/6.2/attack-ends-without-attackers', 'shadowfist.yotd/6.4/combat-completed'],
    },
  }, () => {
    const giant = aCharacter({ title: 'Giant', fighting: 5 });
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, characters: { giant } },
    });
    const met = afterPlaying(
      given,
      attack('tower', 'hero'),
      pass,
      decline('ann'),
      intercept('bob', { hero: ['giant'] }),
      pass,
    );
    const told = names(events(met, pass));
    expect(told.slice(told.indexOf('smoked'))).toEqual([
      ...['smoked', 'leaves-play', 'combat-ended', 'combat-ended', 'survived-combat'],
      ...['attack-ended', 'ceased-intercepting'],
    ]);
  });

  test('also where the only attacker has slipped away after its Ambush', {
    meta: {
      rules: ['shadowfist.yotd/6.4/end-of-combat-triggers', 'shadowfist.yotd/10.1.2/tactics-after-ambush'],
    },
  }, () => {
    const fox = aCharacter({
      fighting: 1,
      abilities: [
        { ability: 'special', special: 'Ambush' },
        { ability: 'special', special: 'Tactics' },
      ],
    });
    const given = table({
      ann: { characters: { fox } },
      bob: { front: { tower: aSite() }, characters: { rogue } },
    });
    const struck = afterPlaying(
      given,
      attack('tower', 'fox'),
      pass,
      decline('ann'),
      intercept('bob', { fox: ['rogue'] }),
      pass,
      pass,
      { do: 'tactics', player: 'ann', attacker: 'fox' },
    );
    expect(names(events(struck, pass))).toEqual([
      ...['resolved', 'ceased-attacking', 'scene-ended'],
      ...['combat-ended', 'combat-ended', 'survived-combat', 'survived-combat'],
      ...['attack-ended', 'ceased-intercepting'],
    ]);
  });
});
