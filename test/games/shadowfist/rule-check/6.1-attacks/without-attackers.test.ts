import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, intercept, names, onVictim, use, victim, windfall } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import { aCharacter, afterPlaying, aSite, events, pass, table } from '../table.ts';
import { hero, rogue } from './cast.ts';

const doom = onVictim({ do: 'smoke', cards: victim });
const rage = onVictim({ do: 'modify', cards: victim, by: [{ fighting: 2 }], until: 'end-of-attack' });
const luck = windfall;
/** Who has done something gives the others a chance (5.4). */
const annPasses = { do: 'pass', player: 'ann' };

describe('an attack without attackers ends immediately (6.2)', () => {
  test('[6.2/attack-ends-without-attackers] in the middle of a scene, before the next effect of it resolves', () => {
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

  test('[6.2/attack-ends-without-attackers] as the last attacker is sacrificed to pay for an effect, before that resolves', () => {
    const martyr = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          pay: [{ pay: 'sacrifice', cards: 'this' }],
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const given = table({ ann: { characters: { martyr } }, bob: { front: { tower: aSite() } } });
    const attacked = afterPlaying(given, attack('tower', 'martyr'), { do: 'pass', player: 'bob' });
    expect(names(events(attacked, use('ann', 'martyr')))).toContain('attack-ended');
    const sacrificed = afterPlaying(attacked, use('ann', 'martyr'));
    expect(sacrificed.attack).toMatchObject({ step: 'ending', attackers: [] });
    expect(afterPlaying(sacrificed, pass)).toMatchObject({
      attack: null,
      turn: { lastAttack: 'unsuccessful' },
    });
  });

  test('[6.2/attack-ends-without-attackers, 5.2/duration-ends-by-a-triggered-effect] what lasts until then expires in the scene after, with what else was triggered', () => {
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
    expect(later.attack).toMatchObject({ step: 'ending', chains: [{ interceptors: [] }] });
    expect(fightingOf(later, 'rogue')).toBe(4);
    const over = afterPlaying(later, pass);
    expect(over.attack).toBeNull();
    expect(fightingOf(over, 'rogue')).toBe(2);
  });

  test('[6.2/attack-ends-without-attackers, 6.4.2/end-of-attack-effects-expire] what begins to last until the end of the attack after that ends with it too', () => {
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, characters: { rogue }, hand: { rage, doom } },
    });
    const answered = afterPlaying(
      given,
      attack('tower', 'hero'),
      choosing('bob', 'rage', 'rogue'),
      annPasses,
      choosing('bob', 'doom', 'hero'),
      pass,
    );
    const over = afterPlaying(answered, pass);
    expect(over).toMatchObject({ attack: null, lasting: [] });
    expect(fightingOf(over, 'rogue')).toBe(2);
  });

  test('[6.2/attack-ends-without-attackers, 6.4/combat-completed] a combat that is being fought is completed first', () => {
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

  test('[6.4/end-of-combat-triggers, 10.1.2/tactics-after-ambush] also where the only attacker has slipped away after its Ambush', () => {
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
