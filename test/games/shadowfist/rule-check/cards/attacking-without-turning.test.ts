import { describe, expect, test } from 'vitest';
import { attack, decline, strong } from '../acting.ts';
import { aFengShuiSite, afterPlaying, anEdge, broken, card, pass, table } from '../table.ts';
import { abilitiesOf, the } from './cast.ts';

/** Characters you control may attack without turning. */
const ride = anEdge({
  title: 'Ride',
  abilities: [
    {
      ability: 'continuous',
      cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
      modify: [{ mayAttackWithoutTurning: true }],
    },
  ],
});
const site = aFengShuiSite({ body: 20 });
const endTurn = { do: 'end-turn', player: 'ann' } as const;
const attacked = (state: unknown, ...attackers: string[]) =>
  afterPlaying(
    state,
    { ...attack('home', ...attackers), withoutTurning: [attackers[0]] },
    pass,
    decline('ann'),
    decline('bob'),
    pass,
  );

describe('A text that says “attacks” or “participates” does not ask for turning (6.1)', () => {
  test('A Character that attacks without turning attacks a card of the controller of Heroic Conversion', () => {
    const state = table({
      ann: { characters: { rider: strong(2) }, edges: { ride } },
      bob: { front: { home: site }, states: { conversion: { card: the('Heroic Conversion'), on: 'rider' } } },
    });
    expect(card(afterPlaying(attacked(state, 'rider'), endTurn, pass), 'rider').controller).toBe('bob');
  });

  test('Tanbi Guiawu has participated in an attack if it attacked without turning', () => {
    const tanbi = strong(2, { title: 'Tanbi Guiawu', abilities: abilitiesOf('Tanbi Guiawu') });
    const state = table({ ann: { characters: { tanbi }, edges: { ride } }, bob: { front: { home: site } } });
    const isThere = (ended: ReturnType<typeof afterPlaying>) => ended.inPlay.some(({ id }) => id === 'tanbi');
    expect(isThere(afterPlaying(attacked(state, 'tanbi'), endTurn, pass))).toBe(true);
    expect(isThere(afterPlaying(state, endTurn, pass))).toBe(false);
  });

  test('All attackers gain Tactics when The General attacks without turning', () => {
    const general = strong(2, { title: 'The General', abilities: abilitiesOf('The General') });
    const state = table({
      ann: { characters: { general, rider: strong(2) }, edges: { ride } },
      bob: { front: { home: site } },
    });
    const declared = { ...attack('home', 'general', 'rider'), withoutTurning: ['general'] };
    const attacking = afterPlaying(state, declared, pass);
    expect(broken(attacking, { do: 'tactics', player: 'ann', attacker: 'rider' })).toEqual([]);
  });
});
