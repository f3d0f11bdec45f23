import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, toldOf } from './compiled.ts';

const inSmokedPile = (player: unknown) => ({ choose: 'cards', which: {}, in: { smoked: player } });

describe('A card that is mentioned again', () => {
  test('“The sacrificed Character” is not the one that is targeted', () => {
    const text =
      'Sacrifice a Character and target a Character :: Inflict X damage on target. X = the printed Fighting of the sacrificed Character.';
    expect(abilitiesOf(event, text)).toMatchObject([
      {
        choose: [{ as: 'character' }, { as: 'character-2', target: true }],
        do: [
          {
            do: 'damage',
            amount: { figure: 'fighting', of: { chosen: 'character' }, printed: true },
            to: { chosen: 'character-2' },
          },
        ],
      },
    ]);
  });

  test('“The smoked Character” must have been smoked', () => {
    expect(toldOf(event, 'Target a Character :: Gain X Power. X = the smoked Character’s cost.')).not.toBe(
      'whole',
    );
  });

  test('“Another Character” is not the one that was mentioned before', () => {
    expect(
      abilitiesOf(event, 'Sacrifice a Character and target another Character :: Smoke target.'),
    ).toMatchObject([
      {
        choose: [
          { as: 'character' },
          { which: { type: ['Character'], isNot: { chosen: 'character' } }, as: 'character-2' },
        ],
      },
    ]);
  });

  test('An Event alone has nothing that “another” could exclude', () => {
    expect(toldOf(event, 'Smoke another Character.')).toBe('nothing');
  });

  test('Chosen Events are “the chosen Events”', () => {
    expect(
      abilitiesOf(event, 'Choose two Events in your smoked pile :: Toast the chosen Events.'),
    ).toMatchObject([{ do: [{ do: 'toast', cards: { chosen: 'event' } }] }]);
  });

  test('“Both targets” are two that were targeted one by one', () => {
    expect(abilitiesOf(event, 'Target a Site and target a Character :: Turn both targets.')).toMatchObject([
      {
        do: [
          {
            do: 'turn',
            cards: {
              each: { any: [{ is: { chosen: 'site' } }, { is: { chosen: 'character' } }] },
              in: 'play',
            },
          },
        ],
      },
    ]);
  });
});

describe('A player who is mentioned again', () => {
  test('“Target’s smoked pile” is that of the player who was targeted', () => {
    expect(
      abilitiesOf(event, "Target a player and choose a card in target's smoked pile :: Toast that card."),
    ).toMatchObject([{ choose: [{ target: true }, inSmokedPile({ chosen: 'player' })] }]);
  });

  test('“His or her” is whose the event is', () => {
    expect(
      abilitiesOf(edge, 'When an opponent smokes a Character you control, you may look at his or her hand.'),
    ).toMatchObject([{ do: [{ do: 'look-at-hand', of: { event: 'by' } }] }]);
  });

  test('“A card that opponent controls” is a card of the player of the event', () => {
    expect(
      abilitiesOf(
        edge,
        'When an opponent plays an Edge, inflict 1 damage on a Character that player controls.',
      ),
    ).toMatchObject([
      { choose: [{ which: { type: ['Character'], controller: { event: 'player' } }, as: 'character' }] },
    ]);
  });

  test('A target may be an opponent of whom something holds', () => {
    expect(
      abilitiesOf(event, 'Target an opponent who controls no Sites :: Steal 1 Power from target.'),
    ).toMatchObject([
      {
        choose: [
          {
            choose: 'players',
            of: 'every-opponent',
            such: { not: { exists: { each: { type: ['Site'], controller: 'that-player' }, in: 'play' } } },
            target: true,
          },
        ],
        do: [{ do: 'steal-power', from: { chosen: 'player' } }],
      },
    ]);
  });
});

describe('What another player does', () => {
  test('Each player chooses for themselves, when the effect is resolved', () => {
    expect(abilitiesOf(event, 'Each opponent must sacrifice a Site.')).toEqual([
      {
        ability: 'event',
        do: [
          {
            do: 'each-player',
            players: 'every-opponent',
            effects: [
              {
                do: 'choose',
                choice: {
                  by: 'that-player',
                  choose: 'cards',
                  which: { type: ['Site'], controller: 'that-player' },
                  in: 'play',
                  as: 'site',
                },
              },
              { do: 'sacrifice', cards: { chosen: 'site' } },
            ],
          },
        ],
      },
    ]);
  });

  test('A player who may do something makes its choices', () => {
    expect(
      abilitiesOf(edge, 'When an opponent smokes a Site, that opponent may discard a card.'),
    ).toMatchObject([
      { do: [{ do: 'may', by: { event: 'by' }, choose: [{ by: { event: 'by' } }], effects: [{}] }] },
    ]);
  });

  test('What is said to “you” is not done by another player', () => {
    expect(toldOf(event, 'Each opponent gains 1 Power and steals 1 Power from you.')).toBe('nothing');
  });
});

describe('What waits for an event', () => {
  test('Its effects refer to the cards of the event', () => {
    expect(
      abilitiesOf(
        character,
        'Turn :: Until the end of the turn, when a Site is burned, its owner gains 1 Power.',
      ),
    ).toMatchObject([
      {
        do: [
          {
            do: 'when',
            on: { event: ['burned-for-victory', 'burned-for-power'], card: { type: ['Site'] } },
            until: 'end-of-turn',
            once: false,
            effects: [{ do: 'gain-power', players: { ownerOf: { event: 'card' } }, amount: 1 }],
          },
        ],
      },
    ]);
  });

  test('Targets are chosen on generation, other cards at the event', () => {
    expect(
      abilitiesOf(
        event,
        'Until the end of the turn, inflict 1 damage on target Site when a Character is smoked.',
      ),
    ).toMatchObject([{ choose: [{ target: true, as: 'site' }], do: [{ effects: [{ do: 'damage' }] }] }]);
    expect(
      abilitiesOf(event, 'Until the end of the turn, when a Character is smoked, turn a Site.'),
    ).toMatchObject([{ do: [{ effects: [{ do: 'choose' }, { do: 'turn', cards: { chosen: 'site' } }] }] }]);
  });
});

test('X may stand in a choice that comes before the sentence that defines it', () => {
  expect(
    abilitiesOf(event, 'Choose up to X Sites :: Turn the chosen Sites. X = the number of Edges in play.'),
  ).toMatchObject([
    { choose: [{ number: { atMost: { count: { each: { type: ['Edge'] }, in: 'play' } } } }] },
  ]);
});
