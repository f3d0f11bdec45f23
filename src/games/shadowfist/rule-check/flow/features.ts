import { shadowfistTypes } from '../../card.ts';
import { designatorKeys, designatorsOf } from '../../designators.ts';
import type { Board } from '../board/board.ts';
import type { Value } from '../state/values.ts';

/** What cards have in common, as a player may choose it. */
export type Feature = 'designator' | 'type' | 'title';

/** Why a value is not such a feature, or not one of those; undefined if it is. */
export function featureObjection(
  feature: Feature,
  value: Value,
  from: readonly string[],
): string | undefined {
  const given = featureIn(feature, value);
  if (given === undefined) return `The answer is {${feature}: …}.`;
  if (from.length > 0 && !from.some((one) => isSame(feature, one, given)))
    return `It must be one of ${from.join(', ')}.`;
  if (feature === 'designator' && designatorKeys(given).length !== 1)
    return `“${given}” is not one designator: a designator is a single word of a title or subtitle (7.3).`;
  return undefined;
}

function featureIn(feature: Feature, value: Value): string | undefined {
  if (feature === 'designator') return 'designator' in value ? value.designator : undefined;
  if (feature === 'type') return 'type' in value ? value.type : undefined;
  return 'title' in value ? value.title : undefined;
}

const isSame = (feature: Feature, one: string, other: string): boolean =>
  one === other || (feature === 'designator' && designatorKeys(one).join() === designatorKeys(other).join());

/** Answers to such a choice: those that it names, or else those that cards in play have. */
export function* featuresOffered(
  board: Board,
  feature: Feature,
  from: readonly string[],
): Iterable<Extract<Value, { designator: string } | { type: string } | { title: string }>> {
  board.look(board.state.inPlay.length);
  const cards = board.table.map(({ definition }) => definition);
  switch (feature) {
    case 'designator': {
      const words = cards.flatMap(({ title, subtitle }) => designatorsOf({ title, subtitle, grants: [] }));
      const found = from.length > 0 ? from : words.map(({ word }) => word);
      for (const designator of new Set(found)) yield { designator };
      return;
    }
    case 'type':
      for (const type of shadowfistTypes) if (from.includes(type)) yield { type };
      return;
    case 'title':
      for (const title of new Set(cards.map((card) => card.title))) yield { title };
  }
}
