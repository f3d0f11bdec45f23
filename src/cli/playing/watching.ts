import { z } from 'zod';

/** What was done in a game, and what the service answered. */
export interface Step {
  /** How many actions went before; 0 with no action is the opening. */
  readonly after: number;
  readonly action: Readonly<Record<string, unknown>> | undefined;
  readonly answer: Answered;
  readonly request: object;
}

/** Looks on while a game is played. */
export interface Watcher {
  saw(step: Step): void;
}

const verdict = z.looseObject({
  events: z.array(z.looseObject({ event: z.string() })).default([]),
  unjudged: z.array(z.looseObject({ slug: z.string().nullable(), what: z.string() })).default([]),
});

/** As much of an answer as those who look on want to know. */
export const answered = z.object({
  digest: z.string().default(''),
  verdicts: z.array(verdict).default([]),
});

export type Answered = z.output<typeof answered> & {
  readonly state: Readonly<Record<string, unknown>>;
  readonly legalActions: readonly { readonly action: Readonly<Record<string, unknown>> }[];
};
