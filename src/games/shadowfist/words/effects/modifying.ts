import { z } from 'zod';
import { phrase, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import { inflictsLess } from '../../card-language/modifier-parts.ts';
import { playable } from '../../card-language/permissions.ts';
import { namedCard } from '../../card-language/references/mentioned-before.ts';
import * as say from '../../card-language/slots.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { PlayerModifier } from '../../vocabulary/player-modifiers.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Cards, Condition } from '../../vocabulary/terms.ts';
import { type End, ends } from '../../vocabulary/words.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface Modify {
  readonly do: 'modify';
  readonly cards: Cards;
  readonly by: readonly Modifier[];
  readonly until: End;
  /** Whichever cards match at the time, and not those that match on resolution. */
  readonly whichever?: true;
  readonly while?: Condition;
}

export const modify: EffectWord<Modify> = effect({
  description:
    'Modifies the cards until the given end, while the condition holds. With `whichever`, the cards are those that match at any time until then; without it, those that match when the effect resolves.',
  keys: ({ cards, modifier, condition }) => ({
    cards,
    by: z.array(modifier).min(1),
    until: z.enum(ends),
    whichever: z.literal(true).exactOptional(),
    while: condition.exactOptional(),
  }),
  roles: {
    modify: {
      would: ({ by }) => (by.some((one) => 'canceled' in one) ? ['cancel'] : []),
      affects: ({ cards }) => ({ cards: [cards] }),
      objects: ['cards'],
      fixed: (change, { cards, modifiers }) => ({
        ...change,
        cards: cards(change.cards),
        by: modifiers(change.by),
      }),
    },
  },
  phrases: () => [
    reading(
      '{cards} rules text (be~ considered to be|be~ considered|be~) blank {until}',
      { cards: say.cardPossessive, until: say.duration },
      (one): Modify => ({ do: 'modify', by: [{ blank: true }], ...one }),
    ),
    reading(
      '{until} , {cards} rules text (be~ considered to be|be~ considered|be~) blank',
      { cards: say.cardPossessive, until: say.duration },
      (one): Modify => ({ do: 'modify', by: [{ blank: true }], ...one }),
    ),
    reading(
      '{cards} have~ (its|their) rules text blanked {until}',
      { cards: say.cards, until: say.duration },
      (one): Modify => ({ do: 'modify', by: [{ blank: true }], ...one }),
    ),
    // Cards unturn in the Establishing Shot only.
    reading(
      '{cards} do~ not unturn during your next establishing shot',
      { cards: say.cards },
      (one): Modify => ({
        do: 'modify',
        by: [{ keepsTurned: true }],
        until: 'end-of-your-next-turn',
        ...one,
      }),
    ),
    reading(
      "{cards} do~ not unturn during (its|their|his|her) (controller 's|controllers) next establishing shot",
      { cards: say.cards },
      (one): Modify => ({
        do: 'modify',
        by: [{ keepsTurned: true }],
        until: 'end-of-controllers-next-turn',
        ...one,
      }),
    ),
    reading(
      'treat {cards} rules text as if it were blank {until}',
      { cards: say.cardPossessive, until: say.duration },
      (one): Modify => ({ do: 'modify', by: [{ blank: true }], ...one }),
    ),
    reading(
      'treat {cards} rules text as if it were blank while (this card|#self) is in play',
      { cards: say.cardPossessive },
      (one): Modify => ({ do: 'modify', by: [{ blank: true }], until: 'while-this-in-play', ...one }),
    ),
    phrase(
      '{cards} {by} {until}',
      { cards: say.cards, by: say.modifiers, until: say.duration },
      { do: 'modify' },
    ),
    reading(
      '{until} , {cards} {by}',
      { cards: say.cards, by: say.modifiers, until: say.duration },
      (one): Modify => ({ do: 'modify', ...one }),
    ),
    reading(
      'give {by} {until} to {cards}',
      { cards: say.cards, by: say.bareChanges, until: say.duration },
      (one): Modify => ({ do: 'modify', ...one }),
    ),
    reading(
      'reduce the damage {cards} inflict~ by {by} {until}',
      { cards: say.cards, by: say.simpleAmount, until: say.duration },
      ({ by, ...one }): Modify => ({ do: 'modify', by: inflictsLess(by), ...one }),
    ),
    reading(
      '(reduce to (0|zero) all damage inflicted by {cards} {until}|reduce all damage inflicted by {cards} to (0|zero) {until})',
      { cards: say.cards, until: say.duration },
      (one): Modify => ({ do: 'modify', by: [{ inflictsNoDamage: {} }], ...one }),
    ),
    reading(
      'give {cards} {by} {until}',
      { cards: say.cards, by: say.bareChanges, until: say.duration },
      (one): Modify => ({ do: 'modify', ...one }),
    ),
  ],
});

export interface ModifyPlayers {
  readonly do: 'modify-players';
  readonly players: Players;
  readonly by: readonly PlayerModifier[];
  readonly until: End;
}

export const modifyPlayers: EffectWord<ModifyPlayers> = effect({
  description: 'Changes the rules for the players until the given end.',
  keys: ({ players, playerModifier }) => ({
    players,
    by: z.array(playerModifier).min(1),
    until: z.enum(ends),
  }),
  roles: { 'modify-players': { affects: ({ players }) => ({ players: [players] }) } },
  phrases: () => [
    // Power is generated in the Establishing Shot only (4.1).
    reading(
      'other {which} you play during this establishing shot generate no Power',
      { which: say.pluralNoun },
      ({ which }): ModifyPlayers | undefined => {
        const found = playable(which);
        if (found === undefined || found.on !== undefined || found.which.isNot !== undefined)
          return undefined;
        return {
          do: 'modify-players',
          players: 'you',
          until: 'end-of-turn',
          by: [{ cannotGeneratePower: { ...found.which, isNot: 'this' } }],
        };
      },
    ),
    words<ModifyPlayers>('no other card you control or play generates Power during this establishing shot', {
      do: 'modify-players',
      players: 'you',
      until: 'end-of-turn',
      by: [{ cannotGeneratePower: { isNot: 'this' } }],
    }),
    reading(
      '{ofChosen} (cannot|may not) be played {until}',
      { ofChosen: namedCard, until: say.duration },
      ({ ofChosen, until }): ModifyPlayers => ({
        do: 'modify-players',
        players: 'every-player',
        by: [{ cannotPlay: { ofChosen } }],
        until,
      }),
    ),
    ...[say.players, say.playerRef].map((players) =>
      reading(
        '{players} (cannot|may not) play {which} {until}',
        { players, which: say.pluralNoun, until: say.duration },
        ({ players: who, which, until }): ModifyPlayers | undefined => {
          const found = playable(which);
          if (found === undefined) return undefined;
          const { which: cannotPlay, ...on } = found;
          return { do: 'modify-players', players: who, by: [{ cannotPlay, ...on }], until };
        },
      ),
    ),
  ],
});
