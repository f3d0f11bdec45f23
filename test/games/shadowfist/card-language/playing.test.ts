import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, event, site, state, toldOf } from './compiled.ts';

describe('When a card may be played', () => {
  test('An Event that is played in response to an Event can cancel it', () => {
    expect(abilitiesOf(event, "Play in response to an opponent's Event. Cancel that Event.")).toEqual([
      {
        ability: 'playing',
        kind: 'only',
        inResponseTo: {
          to: { kind: 'played-card', source: { type: ['Event'] }, by: 'every-opponent' },
          as: 'answered',
        },
      },
      { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
    ]);
  });

  test('An Event that is played when something happens answers that event', () => {
    expect(abilitiesOf(event, 'Play when an opponent burns a Site you control. Gain 2 Power.')).toEqual([
      {
        ability: 'playing',
        kind: 'only',
        inResponseTo: {
          event: {
            event: ['burned-for-victory', 'burned-for-power'],
            card: { type: ['Site'] },
            player: 'you',
            by: 'every-opponent',
          },
        },
      },
      { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 2 }] },
    ]);
  });

  test('“When attacked” is any time during an attack on a card you control', () => {
    expect(abilitiesOf(event, 'Play when attacked. Gain 2 Power.')).toMatchObject([
      { ability: 'playing', kind: 'only', when: { attack: { target: { controller: 'you' } } } },
      { ability: 'event' },
    ]);
  });

  test('A card that cannot be played at a time can be played at all others', () => {
    expect(abilitiesOf(character, 'Cannot be played during an attack.')).toEqual([
      { ability: 'playing', kind: 'only', when: { not: { during: 'attack' } } },
    ]);
  });

  test('A card that may be played at no cost in some case has another way to be played', () => {
    expect(abilitiesOf(character, 'You may play this card at no cost if you control no Characters.')).toEqual(
      [
        {
          ability: 'playing',
          kind: 'also',
          when: { not: { exists: { each: { type: ['Character'], controller: 'you' }, in: 'play' } } },
          cost: 'none',
        },
      ],
    );
  });

  test('A State that is played during any Main Shot has another way to be played', () => {
    expect(abilitiesOf(state, 'Play on a Character during any Main Shot. Subject gains Guts.')).toMatchObject(
      [
        { ability: 'playing', kind: 'also', when: { during: 'main-shot' } },
        { ability: 'subject', which: { type: ['Character'] } },
        { ability: 'continuous' },
      ],
    );
  });

  test('A Site that is played in your own Main Shot is not told anything by its text', () => {
    expect(toldOf(site, 'Play during an attack.')).toBe('nothing');
  });

  test('A card that is cheaper while something is so reduces its own cost', () => {
    expect(abilitiesOf(character, 'You may play this card at -2 cost if you have no Power.')).toEqual([
      { ability: 'own-cost', by: -2, if: { compare: [{ power: 'you' }, '=', 0] } },
    ]);
  });
});
