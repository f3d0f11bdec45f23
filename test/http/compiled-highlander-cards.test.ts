import { describe, expect, test } from 'vitest';
import { smallContent } from '../database/small-content.ts';
import { importedApp } from './imported-app.ts';
import { clientOf } from './rest-client.ts';

const unblockable = 'This attack cannot be blocked.';
const unknown = 'Hum a tune that no compiler knows.';

const app = await importedApp(
  {
    'cards.csv': [
      'Title,Set,Type,Grid,Text',
      `Quiet Cut,first,Basic Attack,OXO/OOO/OOO,${unblockable}`,
      `Humming Cut,first,Basic Attack,OXO/OOO/OOO,${unknown}`,
    ].join('\n'),
  },
  smallContent({
    'highlander/sets.yaml': `
- {code: first, name: First Set, order: 1, date: null, edition: first}
`,
  }),
  'highlander',
);
const { get, post } = clientOf(app);

test('An imported Highlander card does what its text says', async () => {
  const { body } = await get('/v1/cards/highlander/quiet-cut-basic-attack/abilities');
  expect(body).toMatchObject({
    basis: 'compiled',
    told: 'whole',
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'be-blocked' }] }],
    sentences: [{ text: unblockable, outcome: 'compiled', abilities: [0] }],
  });
});

test('A text is compiled and rendered, sentence by sentence', async () => {
  const { status, body } = await post('/v1/abilities/compile', {
    game: 'highlander',
    title: 'Cold Focus',
    type: 'Event',
    text: `You may play an additional attack this turn. ${unknown}`,
  });
  expect([status, body]).toMatchObject([
    200,
    {
      told: 'in-part',
      abilities: [
        {
          ability: 'played',
          do: [
            { do: 'modify-players', players: 'you', by: [{ additionalAttacks: 1 }], until: 'end-of-turn' },
          ],
        },
        { ability: 'unsupported', text: unknown },
      ],
      rendering: expect.stringContaining('attack'),
      sentences: [{ outcome: 'compiled', abilities: [0] }, { outcome: 'not-understood' }],
    },
  ]);
});

const own = (text: string, more: object = {}) => ({
  title: 'Paper Cut',
  type: 'Basic Attack',
  grid: 'OXO/OOO/OOO',
  gems: {},
  text,
  ...more,
});

/** The attack is on its way to Ann, who holds a block and a dodge that cover it. */
function defended(attack: unknown, by: 'block' | 'dodge') {
  const hand = [
    { id: 'block', card: { title: 'Paper Block', type: 'Block', grid: 'XXX/OOO/OOO', gems: {} } },
    { id: 'dodge', card: { title: 'Paper Dodge', type: 'Dodge', grid: 'XXX/OOO/OOO', gems: {} } },
  ];
  return judged({
    state: {
      players: [
        { id: 'ann', hand, endurance: 30 },
        { id: 'bob', hand: 6, endurance: 30 },
      ],
      inPlay: [{ id: 'cut', card: attack, owner: 'bob', controller: 'bob', as: 'attack', enteredIn: 2 }],
      attacks: [{ id: 'cut', by: 'bob' }],
      turn: { player: 'ann', number: 3, phase: 'defense' },
      turnsBefore: [{ player: 'bob' }, { player: 'ann' }],
    },
    actions: [{ do: 'play', player: 'ann', card: by, against: ['cut'] }],
  });
}

/** Ann has these cards in hand and plays them in turn. */
function played(hand: readonly { readonly id: string; readonly card: unknown }[], more: object = {}) {
  return judged({
    state: {
      players: [
        { id: 'ann', hand, endurance: 30 },
        { id: 'bob', hand: 6, endurance: 30 },
      ],
      turn: { player: 'ann', phase: 'attack' },
    },
    actions: hand.map(({ id }) => ({ do: 'play', player: 'ann', card: id, ...(id === 'cut' ? more : {}) })),
  });
}

async function judged(request: object) {
  const { body } = await post('/v1/rule-check', { game: 'highlander', ...request });
  return body;
}

describe('the rule check', () => {
  test.each([
    ['An imported card', 'quiet-cut-basic-attack'],
    ['A card of a request', own(unblockable)],
  ])('%s is played by its text: a dodge is legal, a block is not', async (_, attack) => {
    expect(await defended(attack, 'dodge')).toMatchObject({ outcome: 'legal' });
    expect(await defended(attack, 'block')).toMatchObject({
      outcome: 'illegal',
      verdicts: [{ violations: [{ rule: expect.any(String) }] }],
    });
  });

  test('The state that is reached has the text of the card alone', async () => {
    const card = own(unblockable);
    expect(await defended(card, 'dodge')).toMatchObject({ complete: true });
    const { state } = (await played([{ id: 'cut', card }])) as { state: { inPlay: readonly unknown[] } };
    expect(state.inPlay).toMatchObject([{ id: 'cut', card: { title: 'Paper Cut', text: unblockable } }]);
  });

  test.each([
    ['An imported card', 'humming-cut-basic-attack'],
    ['A card of a request', own(unknown)],
    ['A card of a request of which a part is understood', own(`${unblockable} ${unknown}`)],
  ])('%s with a sentence that is not understood is not judged', async (_, attack) => {
    expect(await defended(attack, 'dodge')).toMatchObject({ outcome: 'unsupported', complete: false });
  });

  test('An Event allows a second attack in the turn, which is illegal without it', async () => {
    const event = {
      id: 'event',
      card: own('You may play an additional attack this turn.', {
        title: 'Cold Focus',
        type: 'Event',
        grid: null,
      }),
    };
    const cuts = ['first', 'second'].map((id) => ({ id, card: own('', { title: `Cut ${id}` }) }));
    expect(await played([event, ...cuts])).toMatchObject({ outcome: 'legal' });
    expect(await played(cuts)).toMatchObject({ outcome: 'illegal' });
  });

  test('A text that must be played in conjunction with an attack is not played without one', async () => {
    const text = 'Play in conjunction with a non-special attack. That attack cannot be blocked or dodged.';
    const event = { id: 'event', card: own(text, { title: 'Cold Eye', type: 'Event', grid: null }) };
    expect(await played([event])).toMatchObject({ outcome: 'illegal' });
  });
});
