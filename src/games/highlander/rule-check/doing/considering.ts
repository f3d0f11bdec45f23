import type { Board } from '../board/board.ts';
import { NotOffered } from '../board/decisions.ts';
import { brokenBy, chosenFor, considered, weaponsHeld, weaponsOf } from '../board/weapons/weapons.ts';

/** Of several weapons one is considered broken, which its player chooses as that begins (Considered Weapon Broken). */
export function settleConsidered(board: Board): void {
  for (const { id: player } of board.state.players) {
    if (weaponsOf(board, player).length < 2) continue;
    forgetWhatIsOver(board, player);
    for (const { frame } of considered(board, player, 'weapon-broken')) {
      const { source = '' } = frame;
      if (chosenFor(board, player, source) === undefined) choose(board, player, source);
    }
  }
}

function forgetWhatIsOver(board: Board, player: string): void {
  const sources = brokenBy(board, player);
  for (const weapon of weaponsOf(board, player)) {
    const left = weapon.consideredBrokenBy?.filter((source) => sources.includes(source)) ?? [];
    if (left.length > 0) weapon.consideredBrokenBy = left;
    else delete weapon.consideredBrokenBy;
  }
}

function choose(board: Board, player: string, source: string): void {
  const from = weaponsHeld(board, player);
  const weapon = from.length > 1 ? named(board, player, source, from) : from[0];
  if (weapon === undefined) return;
  const card = board.inPlayFor(weapon);
  card.consideredBrokenBy = [...(card.consideredBrokenBy ?? []), source];
}

function named(board: Board, player: string, source: string, from: readonly string[]): string {
  const about = 'The weapon that is considered broken';
  const asked = { player, form: 'cards' as const, as: 'weapon', about, from, least: 1, most: 1 };
  const { value, pointer } = board.decisions.answer(asked, { player, source, values: {} });
  const [weapon] = 'cards' in value ? value.cards : [];
  if (weapon === undefined || !from.includes(weapon)) throw new NotOffered(pointer, asked);
  return weapon;
}
