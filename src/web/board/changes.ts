import { pileOf, sizeOf, textOf, thingOf, thingsIn } from './reading.ts';

/** What is different on the board after a move: marks of cards (`card:temple`) and figures of players (`ann:power`). */
export function changesBetween(before: unknown, after: unknown): ReadonlySet<string> {
  const was = marksOf(before);
  return new Set([...marksOf(after)].flatMap(([mark, value]) => (was.get(mark) === value ? [] : [mark])));
}

const piles: readonly string[] = [
  ...['hand', 'deck', 'endurance', 'smoked', 'discard', 'toasted', 'removed', 'burnedForVictory'],
];

/** Each card with its place and condition, and each figure of a player, as text to compare. */
function marksOf(state: unknown): ReadonlyMap<string, string> {
  const { players, inPlay, attacks, pending } = thingOf(state);
  const marks = new Map<string, string>();
  for (const { id, ...others } of thingsIn(players)) {
    for (const [key, value] of Object.entries(others)) {
      const isPile = piles.includes(key);
      marks.set(`${id}:${key}`, isPile ? String(sizeOf(pileOf(value))) : JSON.stringify(value));
      if (isPile)
        for (const card of pileOf(value).cards) marks.set(`card:${textOf(card.id)}`, `${id}:${key}`);
    }
  }
  for (const card of thingsIn(inPlay)) marks.set(`card:${textOf(card.id)}`, JSON.stringify(card));
  for (const attack of thingsIn(attacks)) marks.set(`attack:${textOf(attack.id)}`, JSON.stringify(attack));
  for (const change of thingsIn(pending)) marks.set(`pending:${textOf(change.id)}`, JSON.stringify(change));
  return marks;
}
