// A rule of the rule index, as a zod schema.
import { z } from 'zod';
import { type Held, held } from '../games/content/rule.ts';
import { type GameSlug, gameSlugs } from '../games/registry.ts';
import { type CitationView, citationView as citation } from './citation-view.ts';

/** A rule of the rule index; the schema describes its fields. */
export interface RuleView {
  id: string;
  game: GameSlug;
  section: string;
  heading: string;
  statement: string;
  held: Held;
  citation: CitationView;
  rulesets: string[];
  page: string;
}

export const ruleView = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the rule: source, section and name.' }),
    game: z.enum(gameSlugs).meta({ description: 'Slug of the game.' }),
    section: z.string().meta({ description: 'Section of the source.' }),
    heading: z.string().meta({
      description: 'Heading of the section or, in a list such as an FAQ, of the entry.',
    }),
    statement: z.string().meta({ description: 'The rule in one sentence, in our own words.' }),
    held: held.meta({
      description:
        'checked: an action or a deck can break the rule. resolved: the rule check applies it. conduct: it is about the behaviour of players. advice: players may ignore it.',
    }),
    citation,
    rulesets: z.array(z.string()).meta({ description: 'Ids of the rulesets that contain the rule.' }),
    page: z.string().meta({ description: 'Path of the page for people that has the rule.' }),
  })
  .meta({ id: 'Rule', description: 'A rule of the rule index.' }) satisfies z.ZodType<RuleView>;
