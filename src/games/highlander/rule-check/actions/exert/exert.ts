import type { OpenChoice } from '../../../../../engine/answer.ts';
import { gems } from '../../../card.ts';
import { isPowerBlow } from '../../board/attacks/attacks.ts';
import { mayAttack } from '../../board/attacks/opportunities.ts';
import type { Board } from '../../board/board.ts';
import { gemsFound } from '../../board/cards/gems.ts';
import { lostWeapons } from '../../board/weapons/weapons.ts';
import { reveal } from '../../doing/attacking.ts';
import { emit } from '../../doing/emit.ts';
import {
  discardFromEndurance,
  putExertedAway,
  putUnderEndurance,
  takeFromEndurance,
  tellExerted,
} from '../../doing/endurance.ts';
import { closeExertionIfSpent } from '../../doing/exertion.ts';
import { getUp } from '../../doing/feet.ts';
import { regainWeapon } from '../../doing/weapons.ts';
import { endWithCheck } from '../../flow/lasting-ends.ts';
import type { Exertion, Player } from '../../state/state.ts';
import type { Gem } from '../../state/values.ts';
import { doneAtTheBeginning } from '../at-the-beginning.ts';
import type { Subject, Verb } from '../verb.ts';
import {
  beforeThePowerBlow,
  inTheDuel,
  itIsTheirTurn,
  noExertionIsOpen,
  nothingIsAsked,
} from '../windows.ts';
import { withinHands } from '../within-hands.ts';
import { forGems } from './for-gems.ts';
import { forHeadShots } from './for-head-shots.ts';
import { forPowerBlows } from './for-power-blows.ts';
import { inSearch } from './in-search.ts';
import { type Exert, kindOf, purposeOf, seeksGems } from './purpose.ts';
import {
  exhaustsAsDiscarded,
  numbersAllowed,
  numberThere,
  numberTurnedOver,
  unseenAfterShuffle,
  unseenOf,
} from './turned-over.ts';
import { whenAndHowOften } from './when-and-how-often.ts';

/** Gems that regain a weapon or one's feet: three of a Soft Exertion, two of a Hard one (Becoming Armed). */
const GEMS_NEEDED = { soft: 3, hard: 2 } as const;

export const exert: Verb<'exert'> = {
  checks: [
    ...inTheDuel,
    nothingIsAsked,
    withinHands,
    itIsTheirTurn,
    noExertionIsOpen,
    ...doneAtTheBeginning,
    {
      ...beforeThePowerBlow,
      *failures(subject) {
        if (purposeOf(subject.action) !== 'power-blow') yield* beforeThePowerBlow.failures(subject);
      },
    },
    ...whenAndHowOften,
    ...forPowerBlows,
    ...forHeadShots,
    ...inSearch,
    ...forGems,
  ],
  open(subject) {
    return [...untold(subject)];
  },
  perform({ board, action }) {
    const player = board.player(action.player);
    const kind = kindOf(action) ?? 'hard';
    const purpose = purposeOf(action);
    emit(board, {
      ...{ event: 'exertion-made', player: player.id, what: kind, to: purpose },
      amount: numberThere(board, action),
      ...('weapon' in action.for && action.for.weapon !== 'generic' ? { source: action.for.weapon } : {}),
    });
    if (purpose === 'attack' && mayAttack(board, player.id))
      emit(board, { event: 'opportunity-used', player: player.id });
    if (exhaustsAsDiscarded(board, action)) {
      turnStraightOver(board, player, action);
      settlePurpose(board, action, [], kind);
      endPlayFromHand(board);
      return;
    }
    const taken = takeFromEndurance(board, player, numberTurnedOver(board, action), action.shown);
    settlePurpose(board, action, taken.cards, kind);
    if (kind === 'soft') {
      putUnderEndurance(player, taken);
      return;
    }
    endPlayFromHand(board);
    if (board.state.winner !== null) {
      putExertedAway(board, player, taken);
      return;
    }
    board.state.exertion = {
      ...{ player: player.id, for: purpose, cards: taken.cards, taken: false, illusion: false },
      ...('defense' in action.for ? { attack: action.for.defense } : {}),
    } satisfies Exertion;
    closeExertionIfSpent(board);
  },
  *candidates(board, player) {
    for (const purpose of purposes(board, player)) {
      const action: Exert = { do: 'exert', player, for: purpose };
      for (const one of seeksGems(purposeOf(action)) ? withGems(action) : [action]) {
        for (const sized of withSizes(board, one)) {
          const shown = unseenOf(board, sized);
          if (shown === 0) yield sized;
          else
            yield {
              offer: sized,
              open: { '/shown': { form: 'known', from: [], least: shown, most: shown, unnamed: shown } },
            };
        }
      }
    }
  },
};

function turnStraightOver(board: Board, player: Player, action: Exert): void {
  const number = numberTurnedOver(board, action);
  discardFromEndurance(board, player, number, (some) => tellExerted(board, player, some), action.shown);
}

/** What must be said before: the kind, the gem, the number of cards (declare-first); and what chance shows. */
function* untold({ board, action }: Subject<Exert>): Iterable<OpenChoice> {
  const { player } = action;
  const purpose = purposeOf(action);
  const one = { player, least: 1, most: 1 };
  if (kindOf(action) === undefined)
    yield {
      ...one,
      pointer: '/kind',
      form: 'value',
      about: 'A Hard or a Soft Exertion',
      from: ['hard', 'soft'],
    };
  if (seeksGems(purpose) && gemOf(action) === undefined)
    yield {
      ...one,
      pointer: '/for/gem',
      form: 'value',
      about: 'The gem that is looked for',
      from: [...gems],
    };
  const sizes = numbersAllowed(board, action);
  if (action.cards === undefined && sizes.length > 1) {
    yield {
      ...one,
      pointer: '/cards',
      form: 'value',
      about: 'How many cards are turned over',
      from: [...sizes],
    };
    return;
  }
  const unseen = unseenOf(board, action);
  const shown = action.shown?.length ?? 0;
  if (shown < unseen)
    yield {
      ...{
        pointer: '/shown',
        form: 'known',
        player,
        about: aboutShown(unseenAfterShuffle(board, action)),
        from: null,
      },
      ...{ least: unseen, most: unseen },
    };
}

function aboutShown(shuffled: number): string {
  if (shuffled === 0) return 'The cards turned over';
  return `The cards turned over, the last ${shuffled} of them from the Discard Pile, which is shuffled then`;
}

function gemOf({ for: given }: Exert): Gem | undefined {
  return 'gem' in given ? given.gem : undefined;
}

function settlePurpose(board: Board, action: Exert, cards: Exertion['cards'], kind: 'hard' | 'soft'): void {
  const { for: given, player } = action;
  if ('powerBlow' in given) {
    const attack = board.attack(given.powerBlow);
    if (attack !== undefined) attack.powerBlow = true;
    emit(board, { event: 'power-blow-made', player, card: given.powerBlow, what: 'hard' });
  } else if ('headShot' in given) {
    const attack = board.attack(given.headShot);
    if (attack !== undefined) attack.headShot = true;
    emit(board, { event: 'head-shot-made', player, card: given.headShot, what: 'hard' });
  } else if ('powerBlock' in given) {
    const defense = board.state.defenses.find(({ id }) => id === given.powerBlock);
    if (defense !== undefined) defense.powerBlock = true;
    const target = defense?.against.find((id) => {
      const attack = board.attack(id);
      return attack !== undefined && isPowerBlow(board, attack);
    });
    emit(board, {
      ...{ event: 'power-block-made', player, card: given.powerBlock, what: 'hard' },
      ...(target === undefined ? {} : { target }),
    });
  } else if ('defense' in given) {
    const attack = board.attack(given.defense);
    if (attack === undefined) return;
    attack.exertionDeclared = false;
    if (board.switches.hiddenWithoutGuess !== 'stays-hidden') reveal(board, attack);
  } else if ('weapon' in given || 'feet' in given) lookForGems(board, action, cards, kind);
}

function lookForGems(board: Board, action: Exert, cards: Exertion['cards'], kind: 'hard' | 'soft'): void {
  const gem = gemOf(action);
  if (gem === undefined) return;
  const amount = gemsFound(board, action.player, cards, gem);
  emit(board, { event: 'gems-found', player: action.player, gem, amount });
  endWithCheck(board, action.player);
  if (amount < GEMS_NEEDED[kind]) return;
  if ('weapon' in action.for) regainWeapon(board, action.player, action.for.weapon, kind);
  else getUp(board, action.player, kind);
}

/** After it no card is played from the hand in the phase; in the first edition the phase itself is over. */
function endPlayFromHand(board: Board): void {
  board.state.turn.handClosed = true;
}

function purposes(board: Board, player: string): Exert['for'][] {
  const own = board.state.attacks.filter(({ by }) => by === player);
  const blocks = board.state.defenses.filter(({ by }) => by === player);
  return [
    ...own.map(({ id }) => ({ powerBlow: id })),
    ...own.map(({ id }) => ({ headShot: id })),
    ...blocks.map(({ id }) => ({ powerBlock: id })),
    ...board.attacksOn(player).map(({ id }) => ({ defense: id })),
    ...lostWeapons(board, player).map(({ weapon }) => ({ weapon })),
    ...(board.player(player).prone ? [{ feet: true as const }] : []),
    ...[{ attack: true as const }, { illusion: true as const }, { nothing: true as const }],
  ];
}

function withSizes(board: Board, action: Exert): Exert[] {
  const sizes = numbersAllowed(board, action);
  return sizes.length > 1 ? sizes.map((cards) => ({ ...action, cards })) : [action];
}

function* withGems(action: Exert): Iterable<Exert> {
  for (const kind of ['soft', 'hard'] as const) {
    for (const gem of gems) {
      if ('weapon' in action.for) yield { ...action, kind, for: { weapon: action.for.weapon, gem } };
      else yield { ...action, kind, for: { feet: true, gem } };
    }
  }
}
