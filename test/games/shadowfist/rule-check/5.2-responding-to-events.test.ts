import { describe, expect, test } from 'vitest';
import type { EventPattern } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { attack, choosing, decline, doing, intercept, playing, strong, use, windfall } from './acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  pass,
  player,
  table,
} from './table.ts';

/** An Event that is played only in response to such an event. */
const reply = (event: EventPattern) =>
  anEvent({
    abilities: [
      { ability: 'playing', kind: 'only', inResponseTo: { event } },
      { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });
const tooLate = ['5.2/stated-response-in-the-same-scene'];
const bobReplies = playing('bob', 'reply');

describe('An effect can respond to the costs of the first effect of a scene', () => {
  test('The Power that a card costs is responded to in the scene of that card', () => {
    const state = table({
      ann: { power: 2, front: { gate: aSite() }, hand: { hero: aCharacter({ cost: 2 }) } },
      bob: {
        hand: { reply: reply({ event: 'power-spent', player: 'every-opponent', amount: { atLeast: 2 } }) },
      },
    });
    const played = afterPlaying(state, playing('ann', 'hero', { at: { column: 0 } }));
    expect(player(afterPlaying(played, bobReplies, pass), 'bob').power).toBe(1);
    expect(broken(afterPlaying(played, pass), bobReplies)).toEqual(tooLate);
  });

  test('A card that turns for its own ability is responded to', () => {
    const shrine = aSite({
      abilities: [
        {
          ability: 'voluntary',
          pay: [{ pay: 'turn', card: 'this' }],
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = table({
      ann: { front: { shrine } },
      bob: { hand: { reply: reply({ event: 'turned', card: { type: ['Site'] } }) } },
    });
    expect(broken(state, bobReplies)).toEqual(tooLate);
    expect(broken(afterPlaying(state, use('ann', 'shrine')), bobReplies)).toEqual([]);
  });

  test('A card that is sacrificed for an ability is responded to', () => {
    const altar = aSite({
      abilities: [
        {
          ability: 'voluntary',
          choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'victim' }],
          pay: [{ pay: 'sacrifice', cards: { chosen: 'victim' } }],
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = table({
      ann: { front: { altar }, characters: { hero: aCharacter() } },
      bob: { hand: { reply: reply({ event: 'sacrificed', player: 'every-opponent' }) } },
    });
    const used = afterPlaying(state, use('ann', 'altar', { choose: { victim: { cards: ['hero'] } } }));
    expect(broken(used, bobReplies)).toEqual([]);
  });

  test('A Character that turns to heal is responded to', () => {
    const state = table({
      ann: { characters: { hero: { card: strong(3), damage: 1 } } },
      bob: { hand: { reply: reply({ event: 'turned-to-heal' }) } },
    });
    expect(broken(afterPlaying(state, { do: 'heal', player: 'ann', card: 'hero' }), bobReplies)).toEqual([]);
  });

  test('The Power that a triggered effect costs is responded to', () => {
    const toll = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked' },
          pay: [{ pay: 'power', amount: 1 }],
          do: [{ do: 'draw', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = table({
      ann: { power: 1, edges: { toll }, hand: { doom: doing('smoke') } },
      bob: { characters: { hero: aCharacter() }, hand: { reply: reply({ event: 'power-spent' }) } },
    });
    expect(broken(afterPlaying(state, choosing('ann', 'doom', 'hero'), pass), bobReplies)).toEqual([]);
  });
});

describe('An effect can respond to what happened when no scene was generated', () => {
  const mourning = reply({ event: 'smoked', card: { type: ['Character'], controller: 'you' } });

  test('What the resolution of a scene does is responded to after that scene', () => {
    const state = table({
      ann: { hand: { doom: doing('smoke'), windfall } },
      bob: { characters: { hero: aCharacter() }, hand: { reply: mourning } },
    });
    const smoked = afterPlaying(state, choosing('ann', 'doom', 'hero'), pass);
    expect(player(afterPlaying(smoked, bobReplies, pass), 'bob').power).toBe(1);
    const inNextScene = afterPlaying(smoked, playing('ann', 'windfall'));
    expect(broken(inNextScene, bobReplies)).toEqual([]);
    expect(broken(afterPlaying(inNextScene, pass), bobReplies)).toEqual(tooLate);
  });

  test('What was triggered during the resolution opens the scene in which players respond', () => {
    const grief = anEdge({
      abilities: [
        { ability: 'triggered', on: { event: 'smoked' }, do: [{ do: 'draw', players: 'you', amount: 1 }] },
      ],
    });
    const state = table({
      ann: { edges: { grief }, hand: { doom: doing('smoke') } },
      bob: { characters: { hero: aCharacter() }, hand: { reply: mourning } },
    });
    const smoked = afterPlaying(state, choosing('ann', 'doom', 'hero'), pass);
    expect(smoked.scene?.items).toHaveLength(1);
    expect(broken(smoked, bobReplies)).toEqual([]);
    expect(broken(afterPlaying(smoked, pass), bobReplies)).toEqual(tooLate);
  });

  test('A declaration comes too early for what happened before it', () => {
    const state = table({
      ann: { characters: { fighter: aCharacter() }, hand: { doom: doing('smoke') } },
      bob: { front: { tower: aSite() }, characters: { hero: aCharacter() }, hand: { reply: mourning } },
    });
    const smoked = afterPlaying(state, choosing('ann', 'doom', 'hero'), pass);
    expect(broken(afterPlaying(smoked, attack('tower', 'fighter')), bobReplies)).toEqual(tooLate);
  });

  test('A Character that combat smokes is responded to before the attack goes on', () => {
    const state = table({
      ann: { characters: { fighter: strong(4) } },
      bob: { front: { tower: aSite() }, characters: { hero: aCharacter() }, hand: { reply: mourning } },
    });
    const fought = afterPlaying(
      ...([state, attack('tower', 'fighter'), pass, intercept('bob', { fighter: ['hero'] }), pass] as const),
      pass,
    );
    expect(fought.attack?.step).toBe('prior-to-target');
    expect(broken(fought, bobReplies)).toEqual([]);
    const ended = afterPlaying(fought, pass);
    expect(ended.attack).toBeNull();
    expect(broken(ended, bobReplies)).toEqual(tooLate);
  });

  test('At the end of a combat only triggered effects are responded to, and what happened in the combat afterwards', () => {
    const scar = strong(4, {
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'combat-ended', card: { is: 'this' } },
          do: [{ do: 'draw', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = table({
      ann: { characters: { fighter: scar } },
      bob: { front: { tower: aSite() }, characters: { hero: aCharacter() }, hand: { reply: mourning } },
    });
    const fought = afterPlaying(
      ...([state, attack('tower', 'fighter'), pass, intercept('bob', { fighter: ['hero'] }), pass] as const),
      pass,
    );
    expect([fought.attack?.step, fought.scene?.items.length]).toEqual(['fought', 1]);
    expect(broken(fought, bobReplies)).toContain('6.4/end-of-combat-voluntary-effects');
    expect(broken(afterPlaying(fought, pass), bobReplies)).toEqual([]);
  });

  test('What happens in an Establishing Shot is not responded to', () => {
    const state = table(
      { ann: { hand: { old: aCharacter() } }, bob: { hand: { reply: reply({ event: 'discarded' }) } } },
      { turn: { phase: 'discard' } },
    );
    const discarded = afterPlaying(state, { do: 'discard', player: 'ann', cards: ['old'] });
    expect(broken(discarded, bobReplies)).toContain('3.3.1/no-effects-in-establishing-shot');
    const mainShot = afterPlaying(discarded, { do: 'draw', player: 'ann' }, { do: 'pass', player: 'ann' });
    expect(broken(mainShot, bobReplies)).toEqual(tooLate);
  });
});

describe('An effect can respond to how an attack goes', () => {
  test('An attack that ended counts as successful by an effect that responds to its end', () => {
    const excuse = anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { event: { event: 'attack-ended', successful: false } },
        },
        { ability: 'event', do: [{ do: 'attack-counts-as-successful' }] },
      ],
    });
    const state = table({
      ann: { characters: { scout: aCharacter(), other: aCharacter() }, hand: { excuse } },
      bob: { front: { tower: aSite() }, characters: { guard: strong(4) } },
    });
    const failed = afterPlaying(
      ...([state, attack('tower', 'scout'), pass, intercept('bob', { scout: ['guard'] }), pass] as const),
      pass,
    );
    expect(failed.attack).toBeNull();
    expect(broken(failed, attack('tower', 'other'))).toEqual(['6.5/no-attack-after-a-failure']);
    const counted = afterPlaying(failed, playing('ann', 'excuse'), pass);
    expect(broken(counted, attack('tower', 'other'))).toEqual([]);
  });

  test('Whoever intercepted an attack responds to its end, and knows against whom it was declared', () => {
    const consolation = anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          when: {
            all: [
              { happenedThisTurn: { event: 'interception-declared', player: 'you' }, inThisAttack: true },
              {
                happenedThisTurn: { event: 'attack-declared', card: { controller: 'you' } },
                inThisAttack: true,
              },
            ],
          },
          inResponseTo: { event: { event: 'attack-ended', successful: true } },
        },
        { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
      ],
    });
    const state = table({
      ann: { front: { gate: aSite() }, characters: { fighter: strong(6) } },
      bob: { front: { tower: aSite() }, characters: { guard: aCharacter() }, hand: { reply: consolation } },
    });
    const taken = afterPlaying(
      ...([state, attack('tower', 'fighter'), pass, intercept('bob', { fighter: ['guard'] }), pass] as const),
      ...([pass, pass, { do: 'choose', player: 'ann', value: { mode: 'seize' } }] as const),
    );
    const placed = { do: 'choose', player: 'ann', value: { position: { column: 1, row: 'front' } } };
    const ended = afterPlaying(taken, placed, pass);
    expect([ended.attack, card(ended, 'tower').controller]).toEqual([null, 'ann']);
    expect(player(afterPlaying(ended, bobReplies, pass), 'bob').power).toBe(1);
  });

  test('Whoever joins an attack responds to that once the others had their chance', () => {
    const state = table({
      ann: { characters: { fighter: aCharacter() } },
      bob: { front: { tower: aSite() } },
      cat: {
        characters: { ally: aCharacter() },
        hand: { reply: reply({ event: 'attack-joined', player: 'you' }) },
      },
    });
    const joined = afterPlaying(state, attack('tower', 'fighter'), pass, {
      do: 'join',
      player: 'cat',
      attackers: ['ally'],
    });
    const passing = (who: string) => ({ do: 'pass', player: who });
    const others = afterPlaying(joined, passing('ann'), passing('bob'));
    expect(player(afterPlaying(others, playing('cat', 'reply'), pass), 'cat').power).toBe(1);
  });

  test('The owner of a Site that is burned for Power responds with a card in play', () => {
    const student = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          inResponseTo: {
            event: {
              event: ['burned-for-victory', 'burned-for-power'],
              player: 'you',
              by: 'every-opponent',
              card: { type: ['Feng Shui Site'] },
            },
          },
          pay: [{ pay: 'sacrifice', cards: 'this' }],
          do: [{ do: 'gain-power', players: 'you', amount: 2 }],
        },
      ],
    });
    const state = table({
      ann: { front: { gate: aFengShuiSite() }, characters: { fighter: strong(6) } },
      bob: {
        front: { grove: aFengShuiSite(), keep: aFengShuiSite() },
        characters: { student: { card: student, column: 1 } },
      },
    });
    const taken = afterPlaying(state, attack('grove', 'fighter'), pass, decline('bob'), pass);
    for (const fate of ['burn-for-power', 'burn-for-victory']) {
      const burned = afterPlaying(taken, { do: 'choose', player: 'ann', value: { mode: fate } });
      const before = player(burned, 'bob').power;
      const answered = afterPlaying(burned, use('bob', 'student'), pass);
      expect(player(answered, 'bob').power - before).toBeGreaterThanOrEqual(2);
    }
    expect(card(taken, 'student').controller).toBe('bob');
  });
});
