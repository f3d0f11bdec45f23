import type { GameSnapshot, Source } from '../snapshot/snapshot.ts';
import { cardId, cardIdsOf } from './card-id.ts';
import { cardsOf, sourcesOf, versionId } from './cards-of-content.ts';
import { headingsOfContent } from './headings-of-content.ts';
import type { GameContent } from './parse-seeds.ts';
import { termId } from './term-id.ts';

/** What cites a place in a source. */
interface Citing {
  readonly source: string;
  readonly section: string;
  readonly heading?: string | undefined;
}

/** All that the content says of a game; the content is checked before. */
export function gameOfContent(content: GameContent): GameSnapshot {
  const gameSlug = content.game.slug;
  const sources = sourcesOf(content);
  const sourceOf = lookUp(sources);
  const idOf = cardIdsOf(content);
  const headings = headingsOfContent(content);
  const cards = cardsOf(content, sources, headings);
  const headingOf = ({ source, section, heading }: Citing) => heading ?? headings.of(source, section);
  const headingOfVersion = new Map(
    cards.flatMap(({ versions }) => versions.map(({ id, heading }) => [id, heading])),
  );
  return {
    game: content.game,
    sources,
    rulesets: content.rulesets.map(({ value }) => value),
    sets: content.sets.map(({ value }) => value),
    cards,
    rulings: content.rulings.map(({ value }) => ({
      id: value.id,
      kind: value.kind,
      question: value.question ?? null,
      statement: value.statement,
      source: sourceOf(value.source),
      section: value.section,
      heading: headingOf(value),
      date: value.date ?? null,
      issuer: value.issuer ?? null,
      cards: value.cards.map(idOf),
      terms: value.terms,
      rulesets: value.rulesets,
      supersededBy: value.supersededBy ?? null,
      note: value.note ?? null,
      importedFrom: [],
    })),
    rules: content.rules.map(({ value }) => ({ ...value, source: sourceOf(value.source) })),
    terms: content.glossary.map(({ value: { aliases = [], note = null, ...term } }) => ({
      ...term,
      id: termId(term.source, term.term),
      heading: headingOf(term),
      source: sourceOf(term.source),
      aliases,
      note,
    })),
    groups: content.groups.map(({ value: { members, limit = null, note = null, ...group } }) => ({
      ...group,
      heading: headingOf(group),
      limit,
      note,
      source: sourceOf(group.source),
      members: members.map(({ card, place }) => ({ card: idOf(card), place: place ?? null })),
    })),
    formats: content.formats.map(({ value: { advice = [], ...format } }) => ({
      ...format,
      advice,
      sets: [],
      importedFrom: [],
    })),
    redirects: new Map(
      content.cards.flatMap(({ value }) =>
        (value.formerSlugs ?? []).map((slug): [string, string] => [slug, cardId(gameSlug, value)]),
      ),
    ),
    abilities: content.abilities.map(({ value: { card, version, text: _, ...abilities } }) => {
      const id = version === null ? null : versionId(gameSlug, version);
      const heading = (id === null ? null : headingOfVersion.get(id)) ?? headingOf(abilities);
      return { ...abilities, card: idOf(card), version: id, heading };
    }),
    abilitiesByText: content.abilitiesByText.map(({ value: { title, textHash, told, abilities } }) => ({
      title,
      textHash,
      told,
      abilities,
      importedFrom: [],
    })),
  };
}

function lookUp(sources: readonly Source[]): (id: string) => Source {
  const byId = new Map(sources.map((source) => [source.id, source]));
  return (id) => {
    const source = byId.get(id);
    if (source === undefined) throw new RangeError(`No source is called ${id}.`);
    return source;
  };
}
