import { describe, expect, test } from 'vitest';
import { attack, decline, intercept, playing, strong } from '../acting.ts';
import { aFengShuiSite, afterPlaying, anEvent, pass, table } from '../table.ts';
import { abilitiesOf } from './cast.ts';

const laughter = anEvent({ title: 'Laughter of the Wind', abilities: abilitiesOf('Laughter of the Wind') });
const unhurt = { ability: 'special', special: 'Toughness', amount: 20 } as const;
const seats = (target: object) =>
  table({
    ann: {
      characters: {
        big: strong(5),
        small: strong(2, { abilities: [unhurt] }),
        idle: { card: strong(1), turned: true },
      },
      hand: { laughter },
    },
    bob: { front: { home: aFengShuiSite({ body: 20 }) }, characters: { guard: strong(9), ...target } },
  });
const turned = (state: ReturnType<typeof table>) =>
  state.inPlay.filter((one) => one.turned).map(({ id }) => id);

describe('Laughter of the Wind looks back at the attack that has ended (6.4.2)', () => {
  test('It unturns the attackers that fought the target, and not one that its interceptor stopped', () => {
    const ended = afterPlaying(
      seats({}),
      attack('home', 'big', 'small'),
      pass,
      decline('ann'),
      intercept('bob', { small: ['guard'] }),
      pass,
      pass,
      pass,
    );
    expect([ended.attack, turned(ended)]).toEqual([null, ['big', 'small', 'idle']]);
    expect(turned(afterPlaying(ended, playing('ann', 'laughter'), pass))).toEqual(['small', 'idle']);
  });

  test('It unturns an attacker whose target was smoked', () => {
    const ended = afterPlaying(
      seats({ victim: strong(1) }),
      attack('victim', 'big'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(turned(afterPlaying(ended, playing('ann', 'laughter'), pass))).toEqual(['idle']);
  });
});
