import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, event } from './compiled.ts';

describe('How damage is divided', () => {
  const division = { choose: 'division', amount: 3, among: { each: { type: ['Character'] }, in: 'play' } };
  const inflicted = { do: 'damage', amount: { share: 'division' }, to: { chosen: 'division' } };

  test.each([
    ['an Event', event, 'Inflict 3 damage, divided any way you choose, on Characters.'],
    ['an ability', character, 'Turn to inflict 3 damage, divided any way you choose, on Characters.'],
    ['an ability', character, 'Turn :: Inflict 3 damage divided as you choose among Characters.'],
    [
      'a trigger',
      character,
      'When this card turns to attack, inflict 3 damage, divided any way you choose, on Characters.',
    ],
  ])('is chosen on generation (5.2): by %s, “%s”', (_, card, text) => {
    expect(abilitiesOf(card, text)).toMatchObject([{ choose: [division], do: [inflicted] }]);
  });

  test('is chosen with X, whatever X is', () => {
    const text =
      'Inflict X damage, divided any way you choose, on Sites. X= the number of Characters you control.';
    expect(abilitiesOf(event, text)).toMatchObject([
      { choose: [{ choose: 'division', amount: { count: { each: { controller: 'you' } } } }] },
    ]);
  });

  test('is chosen for the one of two effects that is generated', () => {
    const text = 'Either inflict 3 damage, divided any way you choose, on target Sites, or gain 1 Power.';
    expect(abilitiesOf(event, text)).toMatchObject([
      {
        choose: [
          { target: true, as: 'site' },
          { choose: 'division', among: { chosen: 'site' } },
        ],
      },
      { do: [{ do: 'gain-power' }] },
    ]);
  });

  test('is chosen on resolution if the damage is optional then', () => {
    const text = 'You may inflict 3 damage, divided any way you choose, on Characters.';
    expect(abilitiesOf(event, text)).toMatchObject([
      { do: [{ do: 'may', effects: [{ do: 'damage', divided: true, amount: 3 }] }] },
    ]);
  });
});
