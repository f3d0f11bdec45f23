/** The laws of both games over the cards of the seeds, with what they do. Read where bundled files lie, dist/bench/. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { highlanderCardEntry } from '../src/games/highlander/card.ts';
import { definitionOfCard } from '../src/games/highlander/rule-check/definition-of-card.ts';
import { highlanderLaw } from '../src/games/highlander/rule-check/law.ts';
import { rulesetOf } from '../src/games/highlander/rule-check/rulesets/rulesets.ts';
import { shadowfistLaw } from '../src/games/shadowfist/rule-check/law.ts';
import { cardWritten, type Definition, definition } from '../src/games/shadowfist/vocabulary/definition.ts';

const seeds = join(import.meta.dirname, '../../seeds');
const entry = z.looseObject({ slug: z.string() });
const abilityEntry = z.looseObject({ card: z.string(), abilities: z.array(z.unknown()) });
const read = (file: string): unknown => parse(readFileSync(join(seeds, file), 'utf8'));

/** The cards of the seeds, with what they do. */
const abilities = new Map(
  ['worked-examples', 'year-of-the-dragon-9.2']
    .flatMap((name) => z.array(abilityEntry).parse(read(`shadowfist/abilities/${name}.yaml`)))
    .map((one) => [one.card, one.abilities]),
);
const known = Object.keys(cardWritten.shape);
const library = new Map<string, Definition>(
  ['errata', 'named']
    .flatMap((name) => z.array(entry).parse(read(`shadowfist/cards/${name}.yaml`)))
    .map((card) => {
      const figures = Object.fromEntries(
        Object.entries(card).filter(([key, value]) => known.includes(key) && value !== null),
      );
      return [card.slug, definition.parse({ ...figures, abilities: abilities.get(card.slug) ?? [] })];
    }),
);
export const law = shadowfistLaw((slug) => library.get(slug));

const filesIn = (folder: string) => readdirSync(join(seeds, folder)).map((file) => read(`${folder}/${file}`));
const doesInDuels = new Map(
  filesIn('highlander/abilities')
    .flatMap((file) => z.array(abilityEntry.extend({ told: z.enum(['whole', 'in-part']) })).parse(file))
    .map((one) => [one.card, one]),
);
const duelists = new Map(
  filesIn('highlander/cards')
    .flatMap((file) => z.array(highlanderCardEntry).parse(file))
    .map(({ slug, title, subtitle, ...figures }) => {
      const { abilities: written = null, told = 'in-part' } = doesInDuels.get(slug) ?? {};
      return [
        slug,
        definitionOfCard({ slug, title, subtitle, figures, text: null, abilities: written, told }),
      ];
    }),
);

export const typeTwo = 'highlander.type-two';
export const lawOfDuels = highlanderLaw((slug) => duelists.get(slug), {
  edition: typeTwo,
  switches: rulesetOf(typeTwo),
});
