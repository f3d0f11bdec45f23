import type { z } from 'zod';
import { rulesById } from '../citations/rules-by-id.ts';
import { termViewOf } from '../rulings/glossary.ts';
import { rulingViewsOf } from '../rulings/rulings.ts';
import { canonicalJson } from './canonical-json.ts';
import { abilitiesLines, cardLines, designatorLines, printingLines, textVersionLines } from './card-lines.ts';
import { inOrder } from './in-order.ts';
import * as forms from './line-forms.ts';
import type { ToldGame } from './told-game.ts';

export const kindNames = [
  'cards',
  'text-versions',
  'abilities',
  'designators',
  'printings',
  'sets',
  'groups',
  'formats',
  'sources',
  'rulesets',
  'rulings',
  'rules',
  'glossary',
] as const;
export type KindName = (typeof kindNames)[number];

/** What the files of a kind hold: the form of a line, and the lines of a game. */
export interface Kind {
  readonly form: z.ZodType;
  readonly linesOf: (told: ToldGame) => Iterable<string>;
}

function kind<Line>(form: z.ZodType<Line>, tell: (told: ToldGame) => Iterable<Line>): Kind {
  return {
    form,
    *linesOf(told) {
      for (const line of tell(told)) yield canonicalJson(line);
    },
  };
}

/** Each game has a file of each kind, though it be empty. */
export const kinds: Readonly<Record<KindName, Kind>> = {
  cards: kind(forms.cardLine, cardLines),
  'text-versions': kind(forms.textVersionLine, textVersionLines),
  abilities: kind(forms.abilitiesLine, abilitiesLines),
  designators: kind(forms.designatorLine, designatorLines),
  printings: kind(forms.printingLine, printingLines),
  sets: kind(forms.setLine, ({ view }) =>
    inOrder(view.sets, ({ code }) => code).map((set) => ({ game: view.slug, ...set })),
  ),
  groups: kind(forms.groupLine, ({ view }) =>
    inOrder(view.groups, ({ id }) => id).map((group) => ({ game: view.slug, ...group })),
  ),
  formats: kind(forms.formatLine, ({ view }) =>
    inOrder(view.formats, ({ slug }) => slug).map(({ importedFrom, ...format }) => ({
      game: view.slug,
      ...format,
    })),
  ),
  sources: kind(forms.sourceLine, ({ view }) =>
    view.sources.map((source) => ({ game: view.slug, ...source })),
  ),
  rulesets: kind(forms.rulesetLine, ({ view }) =>
    inOrder(view.rulesets, ({ id }) => id).map((ruleset) => ({ game: view.slug, ...ruleset })),
  ),
  rulings: kind(forms.rulingLine, ({ game }) =>
    inOrder(game.rulings, ({ id }) => id)
      .map(rulingViewsOf(game))
      .map(({ importedFrom, ...ruling }) => ruling),
  ),
  rules: kind(forms.ruleLine, ({ game }) => inOrder([...rulesById(game).values()], ({ id }) => id)),
  glossary: kind(forms.termLine, ({ game }) =>
    inOrder(game.terms, ({ id }) => id).map((term) => termViewOf(game, term)),
  ),
};
