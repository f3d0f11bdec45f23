/** Duels of Highlander to measure with: seeded cards, as many as asked for, and what is done with them. */

const attacks = [
  'upper-left-attack',
  'upper-center-attack',
  'thrust',
  'lower-left-attack',
  'lower-right-attack',
];
const texts = ['safe-house', 'scorn', 'empathy', 'arms-and-tactics-htg-187'];
const elsewhere = [...attacks, 'upper-left-block', 'lower-right-block', 'holy-ground', 'combination'];

const some = (prefix: string, slugs: readonly string[], number: number) =>
  Array.from({ length: number }, (_, place) => ({
    id: `${prefix}-${place}`,
    card: slugs[place % slugs.length] ?? '',
  }));

/** Of each player's cards a tenth lies in play, 13 are in hand, some discarded, and the others in the Endurance. */
export function measuredDuel(cards: number): object {
  const perPlayer = Math.floor(cards / 2);
  const inPlay = Math.floor(perPlayer / 10);
  const players = ['ann', 'bob'].map((id) => {
    const rest = some(id, elsewhere, perPlayer - inPlay);
    return { id, hand: rest.slice(0, 13), discard: rest.slice(13, 20), endurance: rest.slice(20) };
  });
  return {
    players,
    inPlay: ['ann', 'bob'].flatMap((owner) =>
      some(`${owner}-text`, texts, inPlay).map((card) => ({
        ...card,
        owner,
        controller: owner,
        enteredIn: 2,
      })),
    ),
    turn: { player: 'ann', number: 9, phase: 'attack' },
    turnsBefore: [{ player: 'bob' }, { player: 'ann' }],
  };
}

/** Twelve actions that are legal one after another in such a duel: each attacks, and neither defends. */
export const twelveOfADuel: readonly unknown[] = [
  { do: 'play', player: 'ann', card: 'ann-0' },
  { do: 'exert', player: 'ann', for: { powerBlow: 'ann-0' } },
  { do: 'next-phase', player: 'ann' },
  { do: 'draw', player: 'ann', number: 1 },
  { do: 'end-turn', player: 'ann' },
  { do: 'next-phase', player: 'bob' },
  { do: 'declare-successful', player: 'bob', attack: 'ann-0' },
  { do: 'next-phase', player: 'bob' },
  { do: 'play', player: 'bob', card: 'bob-3' },
  { do: 'next-phase', player: 'bob' },
  { do: 'discard', player: 'bob', cards: ['bob-4'] },
  { do: 'end-turn', player: 'bob' },
];
