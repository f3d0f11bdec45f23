import { z } from 'zod';
import type { RuleCheckForms } from '../games/rule-check.ts';
import type { RulesetSwitches } from '../games/ruleset-switches.ts';

/** What is sent to the rule check of a game, and what it tells to have happened; and what is said of it. */
export const ruleCheckForms = {
  state: {
    title: 'State',
    about: (game: string) => `A state of a game of ${game}, as the rule check takes it.`,
    form: ({ stateSchema }: RuleCheckForms) => stateSchema,
  },
  actions: {
    title: 'Actions',
    about: (game: string) => `What the players of ${game} do, as the rule check takes it.`,
    form: ({ actionSchema }: RuleCheckForms) => z.array(actionSchema),
  },
  events: {
    title: 'Events',
    about: (game: string) =>
      `What has happened in a game of ${game}, as a verdict of the rule check tells it.`,
    form: ({ eventSchema }: RuleCheckForms) => z.array(eventSchema),
  },
  definition: {
    title: 'Card of your own',
    about: (game: string) =>
      `A card of ${game} for the rule check: its figures, and what it does in the vocabulary.`,
    form: ({ definitionSchema }: RuleCheckForms) => definitionSchema,
  },
} as const;

export type RuleCheckForm = keyof typeof ruleCheckForms;
export const ruleCheckFormNames = [
  'state',
  'actions',
  'events',
  'definition',
] as const satisfies readonly RuleCheckForm[];

/** The JSON Schema of a form of a game. */
export function ruleCheckSchema(name: RuleCheckForm, game: string, forms: RuleCheckForms): object {
  const { title, form } = ruleCheckForms[name];
  return {
    title: `${title}: ${game}`,
    ...z.toJSONSchema(form(forms), { io: 'input', target: 'draft-2020-12' }),
  };
}

/** The JSON Schema of what a house rule of a game may set otherwise. */
export function switchesSchema(game: string, { form }: Pick<RulesetSwitches, 'form'>): object {
  return {
    title: `Switches: ${game}`,
    ...z.toJSONSchema(form.partial(), { io: 'input', target: 'draft-2020-12' }),
  };
}
