import { z } from 'zod';
import { reading } from '../../../vocabulary/phrases/kinds.ts';
import * as say from '../../card-language/slots.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import { type End, ends } from '../../vocabulary/words.ts';
import { type EffectWord, effect } from './effect-word.ts';

const features = ['fighting', 'rules-text', 'restrictions', 'title'] as const;

export interface Copy {
  readonly do: 'copy';
  readonly what: readonly (typeof features)[number][];
  readonly from: CardRef;
  readonly to: CardRef;
  readonly inPlaceOfOwn: boolean;
  readonly until: End;
}

export const copy: EffectWord<Copy> = effect({
  description:
    'One card copies features of another (7.5). A card that copies a title is called by its own title, “of” and the copied title (9.2).',
  keys: ({ cardRef }) => ({
    what: z.array(z.enum(features)).min(1),
    from: cardRef,
    to: cardRef,
    inPlaceOfOwn: z.boolean(),
    until: z.enum(ends),
  }),
  roles: {
    copy: {
      affects: ({ to }) => ({ cards: [to] }),
      objects: ['to'],
      copies: ({ from, to, what, until }) => ({ from: [from], to: [to], what, until }),
    },
  },
  phrases: () => [
    reading(
      'copy~ the rules text of {from} (to|onto) {to} {until}',
      { from: say.cardRef, to: say.cardRef, until: say.duration },
      copiedText,
    ),
    reading(
      '{to} (gain~|copy~) the rules text of {from} {until}',
      { from: say.cardRef, to: say.cardRef, until: say.duration },
      copiedText,
    ),
  ],
});

/** What is copied comes to the rules text that the card has (7.5). */
function copiedText(one: Pick<Copy, 'from' | 'to' | 'until'>): Copy {
  return { do: 'copy', what: ['rules-text'], inPlaceOfOwn: false, ...one };
}

export interface SwapRulesText {
  readonly do: 'swap-rules-text';
  readonly cards: readonly [CardRef, CardRef];
  readonly until: End;
  readonly withStates: boolean;
}

export const swapRulesText: EffectWord<SwapRulesText> = effect({
  description: 'The two cards swap their rules text, with or without the States on them.',
  keys: ({ cardRef }) => ({
    cards: z.tuple([cardRef, cardRef]),
    until: z.enum(ends),
    withStates: z.boolean(),
  }),
  roles: {
    'swap-rules-text': {
      affects: ({ cards }) => ({ cards }),
      objects: ['cards'],
      copies: ({ cards, until }) => ({ from: [], to: cards, what: ['rules-text'], until }),
    },
  },
});
