import { type Failure, meetsAll } from '../../../../engine/check.ts';
import { nextInterception } from '../attack/ends.ts';
import type { Board } from '../board/board.ts';
import { cannot, hasSpecial } from '../board/figures.ts';
import { locationOf, sameLocation } from '../board/locations.ts';
import { modifiersOn } from '../board/texts.ts';
import { emit } from '../doing/emit.ts';
import { addItem, openScene } from '../flow/scenes.ts';
import type { InPlay } from '../state/state.ts';
import type { ActionNamed } from './actions.ts';
import { acted } from './generating.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { inTheGame, noAuction, noSceneIsOpen, nothingIsAsked } from './windows.ts';

type Intercept = ActionNamed<'intercept'>;

interface Pair {
  readonly attacker: InPlay;
  readonly interceptor: InPlay;
  readonly pointer: string;
}

function pairsOf({ board, action }: Subject<Intercept>): Pair[] {
  return Object.entries(action.interceptions).flatMap(([attacking, interceptors]) =>
    interceptors.flatMap((id, place) => {
      const [attacker, interceptor] = [board.inPlay(attacking), board.inPlay(id)];
      if (attacker === undefined || interceptor === undefined) return [];
      return [{ attacker, interceptor, pointer: `/interceptions/${attacking}/${place}` }];
    }),
  );
}

const pair = (
  code: string,
  rule: string,
  failure: (pair: Pair, subject: Subject<Intercept>) => Failure | undefined,
) =>
  check<Subject<Intercept>>(code, rule, function* (subject) {
    for (const one of pairsOf(subject)) {
      const found = failure(one, subject);
      if (found !== undefined) yield { action: [one.pointer], ...found };
    }
  });

const theirOption = check<Subject<{ readonly player: string }>>(
  'not-their-option-to-intercept',
  '3.3.3/order-of-interception',
  function* ({ board, action }) {
    const { attack } = board.state;
    const due = attack?.step === 'intercepting' ? attack.toIntercept[0] : undefined;
    if (due !== action.player)
      yield {
        message: due === undefined ? 'Nobody may intercept now.' : `${due} has the option to intercept now.`,
        ...{ state: ['/attack/toIntercept'], action: ['/player'], need: due ?? null, have: action.player },
      };
  },
);

export const intercept: Verb<'intercept'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    theirOption,
    noSceneIsOpen('declaration-opens-a-scene', '5.3/declaration-opens-a-scene'),
    check<Subject<Intercept>>('nobody-intercepts', '3.3.3/intercept-or-decline', function* ({ action }) {
      if (Object.keys(action.interceptions).length === 0)
        yield { message: 'Name who intercepts whom, or decline.', action: ['/interceptions'] };
    }),
    check<Subject<Intercept>>(
      'not-an-attacker',
      '6.3/all-attackers-open-to-interception',
      function* ({ board, action }) {
        const attackers = board.state.attack?.attackers.map(({ id }) => id) ?? [];
        for (const id of Object.keys(action.interceptions)) {
          if (!attackers.includes(id))
            yield {
              message: `${id} is not attacking.`,
              action: [`/interceptions/${id}`],
              need: attackers,
              have: id,
            };
        }
      },
    ),
    check<Subject<Intercept>>(
      'interceptor-not-in-play',
      '6.3/interceptors-at-the-targets-location',
      function* ({ board, action }) {
        for (const [attacker, interceptors] of Object.entries(action.interceptions)) {
          for (const [place, id] of interceptors.entries()) {
            if (board.inPlay(id) === undefined)
              yield {
                message: `No card ${id} is in play.`,
                action: [`/interceptions/${attacker}/${place}`],
                have: id,
              };
          }
        }
      },
    ),
    check<Subject<Intercept>>(
      'one-attacker-an-interceptor',
      '6.3/one-attacker-per-interceptor',
      function* ({ action }) {
        const all = Object.values(action.interceptions).flat();
        for (const id of new Set(all.filter((one, place) => all.indexOf(one) !== place)))
          yield {
            message: `${id} can intercept but one attacker, once.`,
            action: ['/interceptions'],
            need: 1,
            have: all.filter((one) => one === id).length,
          };
      },
    ),
    pair(
      'interceptor-is-no-character',
      '6.3/turned-characters-intercept-at-own-location',
      ({ interceptor }, { board }) => {
        const { type } = board.definition(interceptor);
        return type === 'Character'
          ? undefined
          : { message: 'Only Characters intercept.', need: 'Character', have: type };
      },
    ),
    pair('interceptor-not-controlled', '7.4/controller-decides', ({ interceptor }, { action }) =>
      interceptor.controller === action.player
        ? undefined
        : {
            message: `${interceptor.controller} controls it.`,
            need: action.player,
            have: interceptor.controller,
          },
    ),
    pair('own-attacker', '3.3.3/no-intercepting-own-attackers', ({ attacker }, { action }) =>
      attacker.controller === action.player
        ? { message: 'Nobody intercepts attackers they control.' }
        : undefined,
    ),
    pair(
      'not-at-the-location',
      '3.3.3/interceptors-at-target-location',
      ({ attacker, interceptor }, { board }) =>
        sameLocation(locationOf(board, interceptor), locationOf(board, attacker))
          ? undefined
          : {
              message: 'An interceptor must be at the location of the target; others change location first.',
            },
    ),
    pair(
      'attack-on-itself',
      '6.3/no-interception-of-an-attack-on-itself',
      ({ attacker, interceptor }, { board }) =>
        board.state.attack?.attackers.some(
          ({ id, target }) => id === attacker.id && target === interceptor.id,
        ) === true
          ? { message: 'A Character does not intercept an attack on itself.' }
          : undefined,
    ),
    pair('cannot-intercept', '10.2/cannot-intercept', ({ attacker, interceptor }, { board }) =>
      cannot(board, interceptor, 'intercept', board.seen(attacker))
        ? { message: 'It cannot intercept that attacker.' }
        : undefined,
    ),
    pair('assassinate', '10.1.2/assassinate-bars-interception', ({ attacker }, { board }) =>
      hasSpecial(board, attacker, 'Assassinate') && attacksCharacter(board, attacker)
        ? { message: 'With Assassinate, it is not intercepted on its way to a Character.' }
        : undefined,
    ),
    pair('superleap', '10.1.2/superleap-bars-turned-interceptors', ({ attacker, interceptor }, { board }) =>
      interceptor.turned && hasSpecial(board, attacker, 'Superleap')
        ? { message: 'With Superleap, it is not intercepted by turned Characters.', need: false, have: true }
        : undefined,
    ),
    pair('cannot-be-intercepted', '10.2/cannot-be-intercepted-by', ({ attacker, interceptor }, { board }) =>
      cannot(board, attacker, 'be-intercepted', board.seen(interceptor), interceptor.controller)
        ? { message: 'An effect says that it cannot be intercepted by that Character.' }
        : undefined,
    ),
  ],
  perform({ board, action }) {
    const { attack } = board.state;
    if (attack === null) return;
    attack.intercepting = action.player;
    attack.step = 'intercepted';
    attack.chains = Object.entries(action.interceptions).map(([attacker, interceptors]) => ({
      attacker,
      interceptors: [...interceptors],
    }));
    openScene(board);
    board.changed();
    for (const { attacker, interceptors } of attack.chains) {
      for (const id of interceptors)
        emit(board, {
          event: 'interception-declared',
          card: id,
          target: attacker,
          player: action.player,
          by: action.player,
        });
    }
    acted(board, action.player);
  },
  *candidates(board, player) {
    const { attack } = board.state;
    if (attack?.step !== 'intercepting' || attack.toIntercept[0] !== player) return;
    const here = board.state.inPlay.filter(
      (card) => card.controller === player && board.definition(card).type === 'Character',
    );
    const from = here.map(({ id }) => id);
    const offer: Intercept = { do: 'intercept', player, interceptions: {} };
    // At least one interceptor for one of them; the others may be left alone.
    for (const { id: needed } of attack.attackers) {
      yield {
        ...{ offer, apart: true },
        open: Object.fromEntries(
          attack.attackers.map(({ id }) => [
            `/interceptions/${id}`,
            { from, least: id === needed ? 1 : 0, most: from.length },
          ]),
        ),
        withOne: (pointer, interceptor) => ({
          ...offer,
          interceptions: { [pointer.slice('/interceptions/'.length)]: [String(interceptor)] },
        }),
      };
    }
  },
};

function attacksCharacter(board: Board, attacker: InPlay): boolean {
  const target = board.state.attack?.attackers.find(({ id }) => id === attacker.id)?.target;
  const card = target === undefined ? undefined : board.inPlay(target);
  return card !== undefined && board.definition(card).type === 'Character';
}

/** Whether there is an attacker that it could be declared against, where it is. */
function canIntercept(board: Board, card: InPlay): boolean {
  const attackers = board.state.attack?.attackers.map(({ id }) => id) ?? [];
  return attackers.some((attacker) => {
    const action: Intercept = {
      do: 'intercept',
      player: card.controller,
      interceptions: { [attacker]: [card.id] },
    };
    return meetsAll(intercept.checks, { board, action });
  });
}

type Decline = ActionNamed<'decline'>;

/** Not to join, or not to intercept (3.3.3). */
export const decline: Verb<'decline'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    noSceneIsOpen('scene-first', '5.4/waiting-declaration-comes-next'),
    check<Subject<Decline>>(
      'nothing-to-decline',
      '3.3.3/one-chance-to-intercept',
      function* ({ board, action }) {
        const { attack } = board.state;
        const due =
          attack?.step === 'joining'
            ? attack.toJoin[0]
            : attack?.step === 'intercepting'
              ? attack.toIntercept[0]
              : undefined;
        if (due !== action.player)
          yield {
            message: due === undefined ? 'Nobody has to join or decline now.' : `${due} has the option now.`,
            ...{ state: ['/attack/step'], action: ['/player'], need: due ?? null, have: action.player },
          };
      },
    ),
    check<Subject<Decline>>('must-intercept', '3/golden-rule', function* ({ board, action }) {
      if (board.state.attack?.step !== 'intercepting') return;
      for (const [place, card] of board.state.inPlay.entries()) {
        if (
          card.controller === action.player &&
          modifiersOn(board, card, 'must').length > 0 &&
          canIntercept(board, card)
        )
          yield { message: 'Its text says that it must intercept.', state: [`/inPlay/${place}`] };
      }
    }),
  ],
  perform({ board }) {
    const { attack } = board.state;
    if (attack === null) return;
    if (attack.step === 'joining') attack.toJoin.shift();
    else {
      // Whoever came to the attack and declines after all goes back.
      for (const card of board.state.inPlay) if (card.controller === attack.toIntercept[0]) delete card.away;
      attack.toIntercept.shift();
      nextInterception(board, attack);
    }
    board.state.passed = [];
    board.changed();
  },
  *candidates(_board, player) {
    yield { do: 'decline', player };
  },
};

type Stealth = ActionNamed<'stealth'>;

/** Once in an attack, an attacker bypasses one interceptor (10.1.2). */
export const stealth: Verb<'stealth'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    check<Subject<Stealth>>(
      'no-stealth',
      '10.1.2/stealth-bypasses-one-interceptor',
      function* ({ board, action }) {
        const card = board.inPlay(action.attacker);
        const able = card !== undefined && hasSpecial(board, card, 'Stealth');
        if (!able) yield { message: 'It has no Stealth.', action: ['/attacker'] };
        if (card !== undefined && card.controller !== action.player)
          yield {
            message: `${card.controller} controls it.`,
            action: ['/player'],
            need: card.controller,
            have: action.player,
          };
      },
    ),
    check<Subject<Stealth>>(
      'not-intercepted',
      '5.2.3/stealth-conditional-and-voluntary',
      function* ({ board, action }) {
        const chain = board.state.attack?.chains.find(({ attacker }) => attacker === action.attacker);
        const inTime =
          board.state.attack?.step === 'intercepted' || board.state.attack?.step === 'before-next';
        if (!inTime || chain?.interceptors.includes(action.interceptor) !== true)
          yield {
            message: 'Stealth is used on an interceptor that was declared and has not fought yet.',
            action: ['/interceptor'],
            need: chain?.interceptors ?? [],
            have: action.interceptor,
          };
      },
    ),
    check<Subject<Stealth>>('stealth-used', '10.1.2/stealth-one-of-a-chain', function* ({ board, action }) {
      if (board.state.attack?.stealthUsed.includes(action.attacker) === true)
        yield { message: 'It has bypassed an interceptor in this attack.', state: ['/attack/stealthUsed'] };
    }),
    othersFirst<Stealth>(),
  ],
  perform({ board, action }) {
    board.state.attack?.stealthUsed.push(action.attacker);
    addItem(board, {
      kind: 'stealth',
      frame: {
        player: action.player,
        source: action.attacker,
        values: { interceptor: { cards: [action.interceptor] } },
      },
    });
    acted(board, action.player);
  },
  *candidates(board, player) {
    for (const { attacker, interceptors } of board.state.attack?.chains ?? [])
      for (const interceptor of interceptors) yield { do: 'stealth', player, attacker, interceptor };
  },
};

type Tactics = ActionNamed<'tactics'>;

/** At any time in an attack, also after an Ambush, an attacker may cease attacking (10.1.2). */
export const tactics: Verb<'tactics'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    check<Subject<Tactics>>('no-tactics', '10.1.2/tactics-ceases-attacking', function* ({ board, action }) {
      const card = board.inPlay(action.attacker);
      if (card === undefined || !hasSpecial(board, card, 'Tactics'))
        yield { message: 'It has no Tactics.', action: ['/attacker'] };
      if (card !== undefined && card.controller !== action.player)
        yield {
          message: `${card.controller} controls it.`,
          action: ['/player'],
          need: card.controller,
          have: action.player,
        };
      if (board.state.attack?.attackers.some(({ id }) => id === action.attacker) !== true)
        yield { message: 'It is not attacking.', action: ['/attacker'] };
    }),
    check<Subject<Tactics>>('combat-is-over', '6.4/only-combat-damage-in-combat', function* ({ board }) {
      const { scene, attack } = board.state;
      const over = attack?.step === 'fought' || attack?.step === 'target-fought' || attack?.step === 'ending';
      if (over || (scene?.onlyStatedResponses === true && !scene.tacticsAllowed))
        yield { message: 'At the end of combat Tactics come too late.', state: ['/attack/step'] };
    }),
    othersFirst<Tactics>(),
  ],
  perform({ board, action }) {
    addItem(board, {
      kind: 'tactics',
      frame: { player: action.player, source: action.attacker, values: {} },
      effects: [{ do: 'cease-attacking', cards: 'this' }],
    });
    acted(board, action.player);
  },
  *candidates(board, player) {
    for (const { id } of board.state.attack?.attackers ?? []) yield { do: 'tactics', player, attacker: id };
  },
};

function othersFirst<Acting extends { readonly player: string }>() {
  return check<Subject<Acting>>(
    'others-get-a-chance',
    '5.4/opportunity-after-each-action',
    function* ({ board, action }) {
      const { scene, passed } = board.state;
      if (scene?.lastBy !== action.player) return;
      const waiting = board.opponentsOf(action.player).filter((player) => !passed.includes(player));
      if (waiting.length > 0)
        yield {
          message: `${waiting.join(', ')} must have the opportunity to respond first.`,
          ...{ state: ['/passed'], action: ['/player'], need: waiting, have: passed },
        };
    },
  );
}
