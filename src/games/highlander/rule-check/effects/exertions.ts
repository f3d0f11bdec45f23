import type { Board } from '../board/board.ts';
import { exertionOf, gemsFound, gemsOf, gemsOn } from '../board/cards/gems.ts';
import { askedAtOnce } from '../board/decisions.ts';
import { keptFrom } from '../board/forbidding/prevention.ts';
import { sourceOf } from '../board/sources.ts';
import { modifiersOn } from '../board/texts/texts.ts';
import { abilityLastUsed, hasExertedFor, mayExert } from '../board/turn/exertions.ts';
import { emit } from '../doing/emit.ts';
import { endWithCheck } from '../flow/lasting-ends.ts';
import type { CardElsewhere, Frame, Gem } from '../state/values.ts';
import type { EffectNamed, Perform, Performing } from './performing.ts';
import { sizeToldBy, turnedOver } from './turning-over.ts';

/** Made for gems, it is done if so many are found; its cards are known under its name. */
export const exertFor: Perform<'exert'> = (effect, performing) => {
  const { board, frame, remember } = performing;
  const player = board.meanings.player(board, effect.by, frame);
  if (player === undefined || !mayExert(board, player, effect.exertion)) return false;
  if (effect.exertion === 'soft' && isSecondSoft(board, player, frame)) return false;
  if (effect.exertion === 'hard' && isKeptFromDiscarding(board, player, frame)) return false;
  const name = effect.as ?? 'exertion';
  const number = sizeToldBy(board, effect, effect.exertion, player, name, frame);
  const cards = turnedOver(board, player, number, name, effect.exertion, frame);
  remember(name, { known: cards });
  if (effect.atLeast === undefined) return true;
  const gems = gemsNamed(effect.gems ?? [], frame).reduce(
    (sum, gem) => sum + foundOf(gem, player, cards, name, performing),
    0,
  );
  endWithCheck(board, player);
  return gems >= board.meanings.reckon(board, effect.atLeast, frame);
};

function isSecondSoft(board: Board, player: string, { source }: Frame): boolean {
  if (source === undefined) return false;
  return hasExertedFor(board, player, source, abilityLastUsed(board.state.turn.events, source));
}

/** Where to exert is to discard, whom nothing may force to discard nothing may force to exert (Exertions). */
function isKeptFromDiscarding(board: Board, player: string, frame: Frame): boolean {
  if (board.switches.exertionIsDiscarding === 'no' || frame.player === player) return false;
  const by = sourceOf(board, frame);
  const deed = { from: 'endurance' as const, ...(by === undefined ? {} : { by }) };
  return keptFrom(board, player, 'be-made-to-discard', deed);
}

/** How many of a gem a check or challenge finds. What a text adds to it is found too, for all that the text then counts. */
function foundOf(
  gem: Gem,
  player: string,
  cards: readonly CardElsewhere[],
  exertion: string,
  { board, frame, remember }: Performing,
): number {
  const number = gemsFound(board, player, cards, gem);
  const name = gemsOf(exertion, gem);
  if (number !== gemsOn(board, cards, gem) || frame.values[name] !== undefined) remember(name, { number });
  return number;
}

function gemsNamed(gems: NonNullable<EffectNamed<'exert'>['gems']>, { values }: Frame): readonly Gem[] {
  if (!('chosen' in gems)) return gems;
  const value = values[gems.chosen];
  return value !== undefined && 'gem' in value ? [value.gem] : [];
}

/** Both exert at once; after a tie there is neither winner nor loser (Attribute Challenge). */
export const attributeChallenge: Perform<'attribute-challenge'> = (effect, performing) => {
  const { board, frame, remember } = performing;
  const name = effect.as ?? 'challenge';
  const [gem] = gemsNamed(typeof effect.gem === 'string' ? [effect.gem] : effect.gem, frame);
  if (gem === undefined) return false;
  // Both exert in a challenge: where one is kept from that there is none (Attribute Challenge, Prevention).
  if (board.state.players.some(({ id }) => !mayExert(board, id, 'soft'))) {
    remember(name, { players: [] });
    return false;
  }
  const results = askedAtOnce(board.state.players, ({ id }) => {
    const size = sizeToldBy(board, {}, 'soft', id, `${name}-of-${id}`, frame);
    const cards = turnedOver(board, id, size, name, 'soft', frame, `-of-${id}`);
    remember(exertionOf(name, id), { known: cards });
    const gems = foundOf(gem, id, cards, exertionOf(name, id), performing);
    endWithCheck(board, id);
    return { id, gems };
  });
  const [one, other] = results.toSorted((left, right) => right.gems - left.gems);
  if (one === undefined || other === undefined || one.gems === other.gems) {
    remember(name, { players: [] });
    return false;
  }
  remember(name, { players: [one.id] });
  return true;
};

/** What other cards add to the chance of the text that asks for the roll (Addendum, Master's Disarm). */
function bonusOnRolls(board: Board, { source }: Frame): number {
  const card = source === undefined ? undefined : board.find(source);
  if (card === undefined) return 0;
  return modifiersOn(board, card, 'dieRollBonus').reduce(
    (sum, { modifier, frame }) => sum + board.meanings.reckon(board, modifier.dieRollBonus, frame),
    0,
  );
}

const SIDES = 6;

/** Chance is told with the action (Rolling dice). */
export const rollDie: Perform<'roll'> = ({ by, succeedsUpTo, effects, otherwise = [], as }, performing) => {
  const { board, frame, perform } = performing;
  const player = board.meanings.player(board, by, frame);
  if (player === undefined) return false;
  const from = Array.from({ length: SIDES }, (_, at) => at + 1);
  const asked = {
    player,
    form: 'number' as const,
    as: as ?? 'die',
    about: 'What the die shows',
    from,
    least: 1,
    most: 1,
  };
  const { value } = board.decisions.answer(asked, frame);
  const die = 'number' in value ? value.number : 0;
  emit(board, { event: 'die-rolled', player, amount: die });
  const succeeds = die <= board.meanings.reckon(board, succeedsUpTo, frame) + bonusOnRolls(board, frame);
  perform(succeeds ? effects : otherwise);
  return succeeds;
};
