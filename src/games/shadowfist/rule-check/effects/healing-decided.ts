import type { Effect } from '../../vocabulary/effects.ts';
import type { Board } from '../board/board.ts';
import { textCalled } from '../board/called.ts';
import { isThere } from '../board/references.ts';
import { answered } from '../flow/ask.ts';
import type { InPlay } from '../state/state.ts';
import type { Bindings, Frame } from '../state/values.ts';
import type { EffectNamed } from './performing.ts';

/** Who decides, and what was answered; `values` names the cards that were decided on. */
interface Deciding {
  readonly board: Board;
  readonly frame: Frame;
  readonly answers: Bindings;
  readonly values: Bindings;
}

/**
 * How much damage is removed from which card is decided as a triggered effect is generated (5.2.2), only from damaged
 * cards (4.5.3). Returns the effects in which nothing is left open; undefined where nothing was.
 */
export function healingDecided(deciding: Deciding, effect: Effect): readonly Effect[] | undefined {
  const { board, frame } = deciding;
  if (effect.do === 'heal') {
    if (effect.divided !== true && effect.upTo !== true) return undefined;
    return sharesOf(deciding, effect);
  }
  if (effect.do === 'each-card') {
    const [only, ...others] = effect.effects;
    if (only === undefined || others.length > 0 || only.do !== 'heal') return undefined;
    const cards = board.meanings.cards(board, effect.cards, frame);
    const decided = cards.map((each) => healingDecided({ ...deciding, frame: { ...frame, each } }, only));
    return decided.some((one) => one === undefined) ? undefined : decided.flatMap((one) => one ?? []);
  }
  if (effect.do === 'if') {
    const [only, ...others] = effect.effects;
    if (only === undefined || others.length > 0 || effect.otherwise !== undefined) return undefined;
    if (!board.meanings.holds(board, effect.condition, frame)) return undefined;
    const effects = healingDecided(deciding, only);
    return effects === undefined || effects.length === 0 ? effects : [{ ...effect, effects }];
  }
  return undefined;
}

function sharesOf(deciding: Deciding, effect: EffectNamed<'heal'>): Effect[] | undefined {
  const { board, frame, answers } = deciding;
  if (effect.amount === 'all') return undefined;
  const cards = damagedAmong(deciding, effect);
  const amount = Math.max(0, board.meanings.reckon(board, effect.amount, frame));
  if (cards.length === 0 || amount === 0) return [];
  const { player } = frame;
  const whose = `damage that ${textCalled(board, frame)} removes`;
  const share = (as: string): number => {
    if (effect.upTo !== true) return amount;
    const about = `how much ${whose}`;
    const answer = answered(board, answers, { player, as, about, kind: 'number', least: 0, most: amount });
    return 'number' in answer ? answer.number : 0;
  };
  if (effect.divided !== true)
    return cards.flatMap(({ id }) => healing(deciding, effect, id, share(`heal-${id}`)));
  const total = share('heal');
  const [only, ...others] = cards;
  if (total === 0 || only === undefined) return [];
  if (others.length === 0) return healing(deciding, effect, only.id, total);
  const answer = answered(board, answers, {
    player,
    as: 'division',
    about: `how the ${whose} is divided`,
    kind: 'division',
    from: cards.map(({ id }) => id),
    least: 1,
    most: cards.length,
    amount: total,
  });
  const given = 'division' in answer ? answer.division : {};
  return cards.flatMap(({ id }) => healing(deciding, effect, id, given[id] ?? 0));
}

function damagedAmong({ board, frame }: Deciding, { cards }: EffectNamed<'heal'>): InPlay[] {
  return board.meanings
    .cards(board, cards, frame)
    .flatMap((id) => board.inPlay(id) ?? [])
    .filter((card) => card.damage > 0 && isThere(board, board.seen(card), frame));
}

function healing(
  { frame, values }: Deciding,
  { divided: _, upTo: __, ...effect }: EffectNamed<'heal'>,
  id: string,
  amount: number,
): Effect[] {
  if (amount === 0) return [];
  let place = 1;
  while (`healed-${place}` in frame.values || `healed-${place}` in values) place += 1;
  const name = `healed-${place}`;
  values[name] = { cards: [id] };
  return [{ ...effect, cards: { chosen: name }, amount }];
}
