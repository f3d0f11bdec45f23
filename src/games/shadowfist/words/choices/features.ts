import { z } from 'zod';
import { shadowfistTypes } from '../../card.ts';
import { type ChoiceWord, type Common, choiceWord, common } from './choice-word.ts';

/** What cards have in common, which a filter can refer to as `ofChosen`. */
export interface ChooseDesignator extends Common {
  readonly choose: 'designator';
  /** Only one of these. */
  readonly of?: readonly string[];
}

export const chooseDesignator: ChoiceWord<ChooseDesignator> = choiceWord({
  description: 'Chooses a designator (7.3): any word, or one of these.',
  keys: (forms) => ({
    ...common(forms),
    choose: z.literal('designator'),
    of: z.array(z.string().min(1).max(60)).min(2).exactOptional(),
  }),
  roles: { designator: {} },
});

export interface ChooseType extends Common {
  readonly choose: 'type';
  /** Only one of these. */
  readonly of?: readonly (typeof shadowfistTypes)[number][];
}

export const chooseType: ChoiceWord<ChooseType> = choiceWord({
  description:
    'Chooses one of the five card types (2.1), or one of these. Site is any Site, also a Feng Shui Site (10.3).',
  keys: (forms) => ({
    ...common(forms),
    choose: z.literal('type'),
    of: z.array(z.enum(shadowfistTypes)).min(2).exactOptional(),
  }),
  roles: { type: {} },
});

export interface ChooseTitle extends Common {
  readonly choose: 'title';
}

export const chooseTitle: ChoiceWord<ChooseTitle> = choiceWord({
  description: 'Names a card by its title.',
  keys: (forms) => ({ ...common(forms), choose: z.literal('title') }),
  roles: { title: {} },
});
