import type { Chance } from './chance.ts';

/** Queries as players ask them; the search language's specification explains each kind. */
export const searches: readonly string[] = [
  'fox pass',
  'damage',
  'power blow',
  '"power blow"',
  'name:fox',
  'text:toast',
  't:event',
  't:event cost<=1',
  't:character fighting>=8',
  't:site -t:"feng shui site"',
  'has:errata -is:unique',
  'faction:dragons t:character',
  'faction:lotus or faction:monarchs',
  'designator:gun',
  'smoke (t:event or t:state)',
  '-(cost>3 or is:unique) t:state',
  'immortal:kurgan',
  'has:ruling t:event',
  'restriction>=1',
  'set:yearofthedragon power>=1',
];

/** A query that was hardly asked before: one of those above and words of a card's name, or not those words. */
export function freshSearch(name: string, luck: Chance): string {
  const word = luck.pick(name.match(/\p{L}{3,}/gu) ?? ['fox']).toLowerCase();
  const number = luck.below(10);
  return luck.pick([
    `${word} cost<=${number}`,
    `name:${word} fighting<${number}`,
    `text:${word} or t:event cost=${number}`,
    `${luck.pick(searches)} -${word} -errata=${number}`,
    `(${luck.pick(searches)}) or (${word} restriction<=${number})`,
  ]);
}
