import { phrases, reading } from '../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { choosingNow, mentioning, mentionOf } from './mentions.ts';
import { effect, type Named, noun } from './slots.ts';

/** “randomly chooses a Character in his or her smoked pile”. */
const chosen: Kind<Named> = phrases<Named>('a card that chance chooses', () => [
  reading('randomly (choose~|select~) (a|an|one) {which}', { which: noun }, ({ which }) => which),
  reading('(choose~|select~) (a|an|one) {which} at random', { which: noun }, ({ which }) => which),
]);

type Choosing = Extract<Effect, { readonly do: 'choose' }>;

/** Chance chooses when the effect is resolved. */
export const choosingByChance: Kind<Choosing> = kindOf<Choosing>('a choice by chance', {
  first: () => chosen.first(),
  read: (at, parsing) =>
    chosen.read(at, parsing).map(({ end, value }) => ({
      end,
      value: choosingNow({ mention: 'choice', choice: { choose: 'cards', ...value, random: true } }, at),
    })),
  render: () => undefined,
});

/** “Randomly return a Character to play”: chance chooses the one card that the effect names. */
export const doneByChance: Kind<Effect> = phrases<Effect>('an effect', () => [
  reading('randomly {one}', { one: effect }, ({ one }): Effect | undefined => {
    if (one.do !== 'return-to-play' && one.do !== 'move' && one.do !== 'smoke' && one.do !== 'toast')
      return undefined;
    if (typeof one.cards !== 'object' || 'each' in one.cards) return undefined;
    const said = mentionOf(one.cards);
    if (said?.mention.mention !== 'choice' || said.mention.choice.choose !== 'cards') return undefined;
    const { choice } = said.mention;
    if (choice.target === true || choice.number !== undefined) return undefined;
    const cards = mentioning({ mention: 'choice', choice: { ...choice, random: true } }, said.at);
    return { ...one, cards };
  }),
]);
