import type { AppliesTo } from '../../games/content/text-version.ts';
import type { GameContent, Placed, SeedProblem } from './parse-seeds.ts';

/** Reports names that an entry has twice, and rulings with the id of a rule. */
export function checkRepetitions(content: GameContent): SeedProblem[] {
  const once = (entry: Placed<unknown>, what: string, names: readonly string[]): SeedProblem[] =>
    [...new Set(names.filter((name, place) => names.indexOf(name) !== place))].map((name) => ({
      file: entry.file,
      line: entry.line,
      message: `duplicate ${what} "${name}"`,
    }));
  const rules = new Set(content.rules.map(({ value }) => value.id));
  return [
    ...content.rulings
      .filter(({ value }) => rules.has(value.id))
      .map(({ file, line, value }) => ({ file, line, message: `"${value.id}" is already the id of a rule` })),
    ...content.sources.flatMap((entry) => once(entry, 'source', entry.value.supersedes)),
    ...content.rulesets.flatMap((entry) => once(entry, 'source', entry.value.sources)),
    ...content.cards.flatMap((entry) => once(entry, 'printing', entry.value.printings.map(printingName))),
    ...content.texts.flatMap((entry) => once(entry, 'printing', printingsOf(entry.value.appliesTo))),
    ...content.rulings.flatMap((entry) => [
      ...once(entry, 'card', entry.value.cards),
      ...once(entry, 'ruleset', entry.value.rulesets),
    ]),
    ...content.groups.flatMap((entry) => {
      const members = entry.value.members.map((member) => member.card);
      return once(entry, 'card', members);
    }),
  ];
}

function printingsOf(applies: AppliesTo): string[] {
  return typeof applies === 'object' && 'printings' in applies ? applies.printings.map(printingName) : [];
}

function printingName({
  set,
  number,
}: {
  readonly set: string;
  readonly number?: string | undefined;
}): string {
  return [set, number ?? []].flat().join(' ');
}
