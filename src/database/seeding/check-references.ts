import type { AppliesTo } from '../../games/content/text-version.ts';
import type { GameContent, Placed, SeedProblem } from './parse-seeds.ts';
import { termId } from './term-id.ts';

/** Reports every duplicate and every reference to nothing in one game's content. */
export function checkReferences(content: GameContent): SeedProblem[] {
  const problems: SeedProblem[] = [];
  const report = ({ file, line }: Placed<unknown>, message: string) => problems.push({ file, line, message });

  const keysOf = <T>(entries: readonly Placed<T>[], what: string, key: (value: T) => string): Set<string> => {
    const seen = new Map<string, Placed<T>>();
    for (const entry of entries) {
      const id = key(entry.value);
      const first = seen.get(id);
      if (first) report(entry, `duplicate ${what} "${id}"; first given at ${first.file}:${first.line}`);
      else seen.set(id, entry);
    }
    return new Set(seen.keys());
  };
  const fold = (term: string) => term.toLowerCase();

  const sources = keysOf(content.sources, 'source', (source) => source.id);
  const rulesets = keysOf(content.rulesets, 'ruleset', (ruleset) => ruleset.id);
  const sets = keysOf(content.sets, 'set', (set) => set.code);
  const cards = keysOf(content.cards, 'card', (card) => card.slug);
  const formerSlugs = content.cards.flatMap(({ value, ...place }) =>
    (value.formerSlugs ?? []).map((slug) => ({ ...place, value: slug })),
  );
  keysOf(formerSlugs, 'former slug', (slug) => slug);
  for (const entry of formerSlugs) {
    if (cards.has(entry.value)) report(entry, `former slug "${entry.value}" is the slug of a card`);
  }
  keysOf(content.groups, 'group', (group) => group.id);
  const versions = keysOf(content.texts, 'text version', (text) => text.id);
  const rulings = keysOf(content.rulings, 'ruling', (ruling) => ruling.id);
  const rules = keysOf(content.rules, 'rule', (rule) => rule.id);
  keysOf(content.formats, 'format', (format) => format.slug);
  keysOf(content.abilities, 'entry of abilities for', ({ version, card }) => version ?? card);
  keysOf(content.glossary, 'term', (entry) => termId(entry.source, entry.term));
  const terms = new Set(
    content.glossary.flatMap(({ value }) => [value.term, ...(value.aliases ?? [])].map(fold)),
  );

  const needs = (
    entry: Placed<unknown>,
    known: ReadonlySet<string>,
    what: string,
    ids: readonly (string | null | undefined)[],
  ) => {
    for (const id of ids) if (id != null && !known.has(id)) report(entry, `unknown ${what} "${id}"`);
  };
  const needsTerms = (entry: Placed<unknown>, names: readonly string[]) => {
    for (const name of names) if (!terms.has(fold(name))) report(entry, `unknown term "${name}"`);
  };
  const setsOf = (applies: AppliesTo) =>
    typeof applies === 'object' && 'printings' in applies
      ? applies.printings.map((printing) => printing.set)
      : [];

  const prefix = `${content.game.slug}.`;
  for (const entry of [...content.sources, ...content.rulesets, ...content.groups]) {
    const { id } = entry.value;
    if (!id.startsWith(prefix)) report(entry, `"${id}" does not begin with "${prefix}"`);
  }
  for (const entry of content.sources) needs(entry, sources, 'source', entry.value.supersedes);
  for (const entry of content.rulesets) needs(entry, sources, 'source', entry.value.sources);
  for (const entry of content.cards) {
    needs(
      entry,
      sets,
      'set',
      entry.value.printings.map((printing) => printing.set),
    );
    needs(
      entry,
      sources,
      'source',
      entry.value.named.map((place) => place.source),
    );
  }
  for (const entry of content.texts) {
    needs(entry, cards, 'card', [entry.value.card]);
    needs(entry, sources, 'source', [entry.value.source]);
    needs(entry, sets, 'set', setsOf(entry.value.appliesTo));
    const figures = content.game.figures.safeParse(entry.value.figures ?? {});
    if (!figures.success)
      for (const issue of figures.error.issues)
        report(entry, `figures.${issue.path.join('.')}: ${issue.message}`);
  }
  const textOf = new Map(content.texts.map(({ value }) => [value.id, value.text]));
  for (const entry of content.abilities) {
    const { card, version, source, text } = entry.value;
    needs(entry, cards, 'card', [card]);
    needs(entry, sources, 'source', [source]);
    needs(entry, versions, 'text version', [version]);
    if (version !== null && versions.has(version) && textOf.get(version) !== text)
      report(entry, `the text differs from that of "${version}"`);
  }
  for (const entry of content.rulings) {
    needs(entry, sources, 'source', [entry.value.source]);
    needs(entry, cards, 'card', entry.value.cards);
    needsTerms(entry, entry.value.terms);
    needs(entry, rulesets, 'ruleset', entry.value.rulesets);
    needs(entry, rulings, 'ruling', [entry.value.supersededBy]);
  }
  for (const entry of content.groups) {
    needs(entry, sources, 'source', [entry.value.source]);
    needs(
      entry,
      cards,
      'card',
      entry.value.members.map((member) => member.card),
    );
    needs(
      entry,
      new Set(entry.value.places),
      'place',
      entry.value.members.map((member) => member.place),
    );
  }
  for (const entry of content.rules) needs(entry, sources, 'source', [entry.value.source]);
  for (const entry of content.glossary) {
    needs(entry, sources, 'source', [entry.value.source]);
    needsTerms(entry, entry.value.see);
  }
  for (const entry of content.formats) {
    const { named } = content.game.decks.ready(entry.value);
    needs(entry, rulesets, 'ruleset', [entry.value.ruleset]);
    needs(entry, rules, 'rule', named.rules);
    needs(entry, cards, 'card', named.cards);
    needs(entry, sets, 'set', named.sets);
  }
  return problems;
}
