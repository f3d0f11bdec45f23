import { describe, expect, test } from 'vitest';
import { abilitiesOf, event, site, state } from './compiled.ts';

describe('Legal subjects', () => {
  test('A State may be put on a legal subject that turns', () => {
    expect(
      abilitiesOf(
        state,
        'Play on a Character. Turn an <Elm> Character that is a legal subject for this card :: Place this card on that Character.',
      ),
    ).toMatchObject([
      { ability: 'subject' },
      {
        choose: [
          {
            which: { designator: 'Elm', type: ['Character'], legalSubjectOf: 'this', controller: 'you' },
            as: 'character',
          },
        ],
        pay: [{ pay: 'turn-cards', cards: { chosen: 'character' } }],
        do: [{ do: 'put-state', cards: 'this', on: { chosen: 'character' } }],
      },
    ]);
  });

  test('“Another legal subject” is not the card that the State is on', () => {
    expect(
      abilitiesOf(state, 'Play on a Character. Turn :: Place this card on another legal subject.'),
    ).toMatchObject([
      { ability: 'subject' },
      { choose: [{ which: { legalSubjectOf: 'this', isNot: 'subject' } }] },
    ]);
  });

  test('A State that was chosen is played on a target, from wherever it is', () => {
    expect(
      abilitiesOf(
        event,
        'Choose a State in your smoked pile and target a legal subject for that State :: Play the chosen State on target at -1 cost.',
      ),
    ).toMatchObject([
      {
        choose: [
          { which: { type: ['State'] }, in: { smoked: 'you' }, as: 'state' },
          { which: { legalSubjectOf: { chosen: 'state' } }, target: true, as: 'card' },
        ],
        do: [
          {
            do: 'play',
            which: { is: { chosen: 'state' } },
            in: { whereverIs: { chosen: 'state' } },
            on: { is: { chosen: 'card' } },
            cost: { reducedBy: 1 },
          },
        ],
      },
    ]);
  });
});

describe('What was paid', () => {
  test('Either of two costs makes two abilities', () => {
    expect(abilitiesOf(site, 'Turn or pay 1 Power :: Draw a card.')).toMatchObject([
      { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [{ do: 'draw' }] },
      { ability: 'voluntary', pay: [{ pay: 'power', amount: 1 }], do: [{ do: 'draw' }] },
    ]);
  });

  test('A Vehicle that was sacrificed is “the Vehicle”', () => {
    expect(abilitiesOf(site, "Sacrifice a Vehicle :: Gain Power equal to the Vehicle's cost.")).toMatchObject(
      [{ do: [{ do: 'gain-power', amount: { figure: 'cost', of: { chosen: 'card' } } }] }],
    );
  });
});

test('A card that returns to play under the control of its owner is not given to the owner of another', () => {
  expect(
    abilitiesOf(
      event,
      "Target a Character :: Toast target, then return it to play under its owner's control.",
    ),
  ).toMatchObject([
    {
      do: [
        { do: 'toast' },
        {
          do: 'return-to-play',
          cards: { chosen: 'character' },
          by: { ownerOf: { chosen: 'character' } },
        },
      ],
    },
  ]);
});
