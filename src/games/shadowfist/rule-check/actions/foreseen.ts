import type { Check } from '../../../../engine/check.ts';
import { remembered } from '../../../../engine/remembered.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { factsOf } from '../../words/effects/effects.ts';
import { chosenName } from '../../words/words-of-ability.ts';
import type { Board } from '../board/board.ts';
import { isOnlyHealed } from '../board/done-to.ts';
import { cannot } from '../board/figures.ts';
import { sourceOf } from '../board/texts.ts';
import { hasUnturned } from '../doing/turning.ts';
import { barsOnChosen, type Foreseen, nothingCanEnter } from '../effects/foreseen-entries.ts';
import { type NewTargets, newTargets } from '../flow/new-targets.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { check, type Failures, type Subject } from './verb.ts';

/** Why no card that was chosen to return to play may enter (10.1.1, 3.3.2). */
const entryRules = {
  Limited: {
    ...{ code: 'limited-copy', rule: '10.1.1/limited-one-controlled' },
    message: 'They control a copy of that Limited card.',
  },
  Unique: {
    ...{ code: 'unique-copy', rule: '10.1.1/unique-no-second-own-copy' },
    message: 'They control a copy of that Unique card.',
  },
  victory: {
    ...{ code: 'last-site', rule: '3.3.2/no-playing-one-short-of-victory' },
    message: 'The last Feng Shui Site must be seized or burned while an opponent has one.',
  },
} as const;

/** What must be possible on generation already, though it is done on resolution. */
export function foreseenChecks<Acting extends { readonly player: string }>(
  read: (subject: Subject<Acting>) => Foreseen | undefined,
): Check<Subject<Acting>>[] {
  const foreseenIn = remembered(read);
  const on = (code: string, rule: string, failures: (board: Board, foreseen: Foreseen) => Failures) =>
    check<Subject<Acting>>(code, rule, function* (subject) {
      const foreseen = foreseenIn(subject);
      if (foreseen !== undefined) yield* failures(subject.board, foreseen);
    });
  return [
    on('nothing-can-enter', '5.2/legal-entering-card-at-generation', function* (board, foreseen) {
      for (const effect of foreseen.effects) {
        if (nothingCanEnter(board, effect, foreseen))
          yield { message: 'There is no card that the effect could legally put into play.' };
      }
    }),
    ...Object.entries(entryRules).map(([bar, { code, rule, message }]) =>
      on(code, rule, function* (board, foreseen) {
        for (const effect of foreseen.effects)
          for (const [id, why] of barsOnChosen(board, effect, foreseen) ?? [])
            if (why === bar) yield { message, action: ['/choose'], have: id };
      }),
    ),
    on('no-announced-targets', '4.3.6/changing-announced-targets-only', function* (board, foreseen) {
      for (const changes of changesIn(board, foreseen)) {
        if (changes.length === 0)
          yield { message: 'Only targets that have been chosen are changed.', action: ['/choose'] };
      }
    }),
    on('too-few-new-targets', '4.3.6/not-enough-new-targets', function* (board, foreseen) {
      for (const { choice, from, others, number } of changesIn(board, foreseen).flat()) {
        const sharing = choice.choose === 'cards' && choice.sharing !== undefined;
        if (from.length < number)
          yield {
            message: `All targets change, or none: there are too few new ones${sharing ? ' that share what its text asks' : ''}.`,
            ...{ action: ['/choose'], need: number, have: [...others] },
          };
      }
    }),
    on('redirected-to-the-same-card', '4.5.2/not-to-the-same-card', function* (board, { effects, frame }) {
      for (const redirected of factsOf(effects, 'redirects')) {
        const [to] = board.meanings.card(board, redirected.to, frame);
        const from = board.meanings.cards(board, redirected.from, frame);
        if (to !== undefined && from.length > 0 && from.every((id) => id === to))
          yield { message: 'Damage is redirected to another card.', action: ['/choose'], have: to };
      }
    }),
    on('recipient-not-in-play', '4.5.2/recipient-in-play', function* (board, { effects, frame }) {
      for (const redirected of factsOf(effects, 'redirects')) {
        const [to] = board.meanings.card(board, redirected.to, frame);
        if (to !== undefined && board.inPlay(to) === undefined)
          yield { message: 'Damage is redirected to a card in play.', action: ['/choose'], have: to };
      }
    }),
    on('not-redirected-there', '7.7/cannot-prevails', function* (board, { effects, frame }) {
      for (const redirected of factsOf(effects, 'redirects')) {
        const [to] = board.meanings.card(board, redirected.to, frame);
        const card = to === undefined ? undefined : board.inPlay(to);
        if (
          card !== undefined &&
          cannot(board, card, 'be-redirected-to', sourceOf(board, frame), frame.player)
        )
          yield { message: 'Damage cannot be redirected to it.', action: ['/choose'], have: card.id };
      }
    }),
    on('own-card', '7.4/no-taking-control-of-own-cards', function* (board, { effects, frame }) {
      for (const taking of factsOf(effects, 'takesControl')) {
        if (taking.by !== 'you' || chosenName(taking.cards) === undefined) continue;
        const cards = inPlayAmong(board, taking.cards, frame);
        const own = cards.filter(({ controller }) => controller === frame.player);
        if (own.length > 0 && own.length === cards.length)
          yield { message: 'They control it already.', action: ['/choose'], have: own.map(({ id }) => id) };
      }
    }),
    on('unturned-already', '4.2/unturn-another-once-a-turn', function* (board, { effects, frame }) {
      // What it does beside that, it may do again.
      const unturned = factsOf(effects, 'unturns');
      if (unturned.length < effects.length) return;
      for (const set of unturned) {
        if (chosenName(set) === undefined) continue;
        const cards = inPlayAmong(board, set, frame).map(({ id }) => id);
        const before = cards.filter((id) => id !== frame.source && hasUnturned(board, frame.source, id));
        if (before.length > 0 && before.length === cards.length)
          yield {
            message: 'One copy of a card unturns another once a turn.',
            ...{ state: ['/turn/unturnedBy'], action: ['/choose'], have: before },
          };
      }
    }),
    on('nothing-to-heal', '4.5.3/no-healing-undamaged', function* (board, { effects, frame }) {
      const all = factsOf(effects, 'heals').filter(isOneCard);
      // What else the text does, it does to other cards.
      const apart = all.filter((set) => isOnlyHealed(board, chosenName(set) ?? '', frame));
      const healed = all.length < effects.length ? apart : all;
      const pointer = healed.some((set) => chosenName(set) !== undefined) ? '/choose' : '/card';
      const cards = healed.flatMap((set) => inPlayAmong(board, set, frame));
      if (cards.length > 0 && cards.every(({ damage }) => damage === 0))
        yield { message: 'It is not damaged.', action: [pointer], have: cards.map(({ id }) => id) };
    }),
    on('retargeted-to-own-card', '6.1/no-retargeting-to-own-cards', function* (board, { effects, frame }) {
      for (const { attackers: set, to } of factsOf(effects, 'retargets')) {
        const [target] = board.meanings.card(board, to, frame).flatMap((id) => board.inPlay(id) ?? []);
        const attackers = board.meanings.cards(board, set, frame);
        const own = attackers.filter((id) => board.inPlay(id)?.controller === target?.controller);
        if (own.length > 0 && own.length === attackers.length)
          yield { message: 'Nobody attacks a card they control.', action: ['/choose'], have: own };
      }
    }),
  ];
}

/** The card itself, its subject or a chosen card, and not whichever cards match. */
const isOneCard = (cards: Cards): boolean =>
  cards === 'this' || cards === 'subject' || chosenName(cards) !== undefined;

function inPlayAmong(board: Board, cards: Cards, frame: Frame): InPlay[] {
  return board.meanings.cards(board, cards, frame).flatMap((id) => board.inPlay(id) ?? []);
}

/** For each effect that changes targets: those it changes. */
function changesIn(board: Board, { effects, frame }: Foreseen): NewTargets[][] {
  return factsOf(effects, 'changesTargets').flatMap((effect) => {
    const changes = newTargets(board, effect, frame);
    return changes === undefined ? [] : [changes];
  });
}
