import type { InPlay } from '../../state/state.ts';
import type { Declared, Joined } from './attackers.ts';

/** Of very many ways to divide Characters among targets only the first are listed. */
const MOST_DIVISIONS = 64;

/** Characters are divided as desired among several targets (6.2). */
export function waysToDivide(cards: readonly InPlay[], among: readonly string[]): Pick<Joined, 'targets'>[] {
  if (among.length < 2) return [{}];
  return cards
    .reduce<Record<string, string>[]>(
      (ways, { id }) =>
        ways.flatMap((way) => among.map((target) => ({ ...way, [id]: target }))).slice(0, MOST_DIVISIONS),
      [{}],
    )
    .map((targets) => ({ targets }));
}

/** Every attack on two or more targets at once, where an effect allows that; each with who may count as defending (6.3). */
export function* attacksOnSeveral(
  player: string,
  cards: readonly InPlay[],
  among: readonly InPlay[],
): Iterable<Declared> {
  let listed = 0;
  for (const division of divisions(cards, among)) {
    const [[, first] = [], ...others] = division;
    if (first === undefined || others.every(([, target]) => target === first)) continue;
    const targets = others.filter(([, target]) => target !== first).map(([id, target]) => [id, target.id]);
    const attack: Declared = {
      ...{ do: 'attack', player, attackers: division.map(([id]) => id), target: first.id },
      targets: Object.fromEntries(targets),
    };
    const defenders = [...new Set(division.map(([, target]) => target.controller))];
    const [only, another] = defenders;
    if (only !== undefined && another === undefined) yield attack;
    else for (const defending of defenders) yield { ...attack, defending };
    listed += 1;
    if (listed === MOST_DIVISIONS) return;
  }
}

type Division = readonly (readonly [string, InPlay])[];

/** Each Character attacks one of the targets, or none. */
function* divisions([card, ...others]: readonly InPlay[], among: readonly InPlay[]): Iterable<Division> {
  if (card === undefined) {
    yield [];
    return;
  }
  for (const target of [...among, undefined])
    for (const rest of divisions(others, among))
      yield target === undefined ? rest : [[card.id, target], ...rest];
}
