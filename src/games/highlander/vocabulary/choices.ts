import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { type Choice, choiceForms } from '../words/choices/choices.ts';
import { players } from './references.ts';
import { amount, filter, place, range } from './terms.ts';

export type { Choice } from '../words/choices/choices.ts';

export const choice: z.ZodType<Choice> = lazily(() =>
  z.discriminatedUnion('choose', choiceForms({ amount, filter, place, players, range })),
).meta({ id: 'HighlanderChoice', description: 'What a player chooses, under a name.' });
