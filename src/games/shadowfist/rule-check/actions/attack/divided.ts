import type { InPlay } from '../../state/state.ts';
import type { Offer } from '../verb.ts';
import type { Declared, Joined } from './attackers.ts';

/** Of very many ways to divide Characters among targets only the first are listed. */
const MOST_DIVISIONS = 64;

interface Divided<Way> {
  readonly ways: readonly Way[];
  /** There are more. */
  readonly cut: boolean;
}

/** Characters are divided as desired among several targets (6.2). */
export function waysToDivide(
  cards: readonly InPlay[],
  among: readonly string[],
): Divided<Pick<Joined, 'targets'>> {
  if (among.length < 2) return { ways: [{}], cut: false };
  const ways = cards.reduce<Record<string, string>[]>(
    (before, { id }) =>
      before.flatMap((way) => among.map((target) => ({ ...way, [id]: target }))).slice(0, MOST_DIVISIONS),
    [{}],
  );
  return { ways: ways.map((targets) => ({ targets })), cut: among.length ** cards.length > ways.length };
}

/** Every attack on two or more targets at once, where an effect allows that; each with who may count as defending (6.3). */
export function* attacksOnSeveral(
  player: string,
  cards: readonly InPlay[],
  among: readonly InPlay[],
): Iterable<Declared | Offer<Declared>> {
  const { ways, cut } = firstOf(onSeveral(cards, among));
  for (const attack of ways.flatMap((way) => declared(player, way)))
    yield cut ? { offer: attack, open: {}, cut } : attack;
}

type Division = readonly (readonly [string, InPlay])[];

function firstOf<Way>(all: Iterable<Way>): { ways: Way[]; cut: boolean } {
  const ways: Way[] = [];
  for (const way of all) {
    if (ways.length === MOST_DIVISIONS) return { ways, cut: true };
    ways.push(way);
  }
  return { ways, cut: false };
}

function* onSeveral(cards: readonly InPlay[], among: readonly InPlay[]): Iterable<Division> {
  for (const division of divisions(cards, among)) {
    if (new Set(division.map(([, target]) => target)).size > 1) yield division;
  }
}

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

function declared(player: string, division: Division): Declared[] {
  const [[, first] = [], ...others] = division;
  if (first === undefined) return [];
  const targets = others.filter(([, target]) => target !== first).map(([id, target]) => [id, target.id]);
  const attack: Declared = {
    ...{ do: 'attack', player, attackers: division.map(([id]) => id), target: first.id },
    targets: Object.fromEntries(targets),
  };
  const defenders = [...new Set(division.map(([, target]) => target.controller))];
  return defenders.length < 2 ? [attack] : defenders.map((defending) => ({ ...attack, defending }));
}
