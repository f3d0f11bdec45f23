import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, doing, happened, onVictim, playing, strong, victim } from '../acting.ts';
import { aFengShuiSite, afterPlaying, anEdge, aState, events, pass, player, table } from '../table.ts';

const gift = aState({ title: 'Gift' });
/** Cannot be smoked by opponents. */
const relic = aState({
  title: 'Relic',
  abilities: [
    {
      ability: 'continuous',
      cards: 'this',
      modify: [{ cannot: 'be-smoked', byPlayers: 'every-opponent' }],
    },
  ],
});
/** When an opponent smokes a State you control, gain 1 Power. */
const archive = anEdge({
  title: 'Archive',
  abilities: [
    {
      ability: 'triggered',
      on: { event: 'smoked', card: { type: ['State'], controller: 'you' }, by: 'every-opponent' },
      do: [{ do: 'gain-power', players: 'you', amount: 1 }],
    },
  ],
});

describe('The States on a card that leaves play are smoked by whoever removes it (4.4, 10.2)', () => {
  const start = table({
    ann: {
      characters: { brute: strong(5) },
      hand: {
        doom: doing('smoke'),
        blast: doing('toast'),
        palm: onVictim({ do: 'move', cards: victim, to: 'hand', of: 'owner' }),
      },
    },
    bob: {
      front: { home: aFengShuiSite() },
      characters: { hero: strong(2), friend: strong(1) },
      states: {
        gift: { card: gift, on: 'hero' },
        other: { card: gift, on: 'hero' },
        relic: { card: relic, on: 'friend' },
      },
      edges: { archive },
      hand: { own: doing('smoke') },
    },
  });

  test.each(['doom', 'blast', 'palm'])(
    'An opponent who removes a card from play smokes its States: %s',
    { meta: { rules: ['shadowfist.yotd/4.4/states-smoked', 'shadowfist.yotd/10.2/by-an-opponent'] } },
    (event) => {
      const played = afterPlaying(start, choosing('ann', event, 'hero'));
      const smoked = happened(events(played, pass), 'smoked');
      expect(smoked).toContainEqual(
        expect.objectContaining({ card: 'gift', player: 'bob', by: 'ann', source: event }),
      );
      expect(player(afterPlaying(played, pass, pass), 'bob').power).toBe(2);
    },
  );

  test('An opponent who smokes a Character by combat damage smokes its States', () => {
    const fought = afterPlaying(start, attack('hero', 'brute'), pass, decline('bob'), pass, pass);
    expect(player(fought, 'bob').power).toBe(2);
  });

  test('A player who removes his or her own card from play is not an opponent who smokes its States', () => {
    const alone = afterPlaying(start, choosing('bob', 'own', 'hero'), pass);
    expect(player(alone, 'bob').power).toBe(0);
  });

  test('A State that opponents cannot smoke is smoked with its subject', () => {
    const smoked = afterPlaying(
      start,
      playing('ann', 'doom', { choose: { victim: { cards: ['friend'] } } }),
      pass,
    );
    expect(smoked.inPlay.map(({ id }) => id)).not.toContain('relic');
  });
});
