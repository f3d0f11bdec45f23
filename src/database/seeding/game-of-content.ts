import type { GameSnapshot, Source } from '../snapshot/snapshot.ts';
import { cardId, cardIdsOf } from './card-id.ts';
import { cardsOf, sourcesOf, versionId } from './cards-of-content.ts';
import type { GameContent } from './parse-seeds.ts';
import { termId } from './term-id.ts';

/** All that the content says of a game; the content is checked before. */
export function gameOfContent(content: GameContent): GameSnapshot {
  const gameSlug = content.game.slug;
  const sources = sourcesOf(content);
  const sourceOf = lookUp(sources);
  const idOf = cardIdsOf(content);
  return {
    game: content.game,
    sources,
    rulesets: content.rulesets.map(({ value }) => value),
    sets: content.sets.map(({ value }) => value),
    cards: cardsOf(content, sources),
    rulings: content.rulings.map(({ value }) => ({
      id: value.id,
      kind: value.kind,
      question: value.question ?? null,
      statement: value.statement,
      source: sourceOf(value.source),
      section: value.section,
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
      source: sourceOf(term.source),
      aliases,
      note,
    })),
    groups: content.groups.map(({ value: { members, limit = null, note = null, ...group } }) => ({
      ...group,
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
    abilities: content.abilities.map(({ value: { card, version, text: _, ...abilities } }) => ({
      ...abilities,
      card: idOf(card),
      version: version === null ? null : versionId(gameSlug, version),
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
