import { isDeepStrictEqual } from 'node:util';
import type { GameContent } from '../../src/database/seeding/parse-seeds.ts';
import { plainText } from '../../src/database/seeding/plain-text.ts';
import { type Held, heldBySource } from './held.ts';
import type { Served } from './served.ts';

/** What of one kind a source holds, and how much of it is served. */
export interface Tally {
  readonly source: string;
  readonly what: string;
  readonly held: number;
  readonly served: number;
  /** Ids of what is held and not served. */
  readonly missing: readonly string[];
  /** Ids of what is served in other words than it is held in. */
  readonly differing: readonly string[];
}

/** What a thing says, by its id: the same shape for what is held and for what is served. */
type Sayings = ReadonlyMap<string, object>;

/** Counts, per source, what the content holds and what is served of it, word for word. */
export function tally(contents: readonly GameContent[], served: readonly Served[]): Tally[] {
  return contents.flatMap((content) => {
    const ofGame = served.find(({ game }) => game.slug === content.game.slug);
    if (ofGame === undefined) throw new Error(`The service does not serve ${content.game.name}.`);
    const sayings = servedSayings(ofGame);
    return heldBySource(content).flatMap((held) => tallySource(held, sayings));
  });
}

function tallySource(held: Held, served: Record<Kind, Sayings>): Tally[] {
  const said = heldSayings(held);
  const count = (what: string, kind: Kind): Tally => {
    const missing = [...said[kind].keys()].filter((id) => !served[kind].has(id));
    const differing = [...said[kind]].filter(([id, words]) => {
      const found = served[kind].get(id);
      return found !== undefined && !isDeepStrictEqual(words, found);
    });
    const { size } = said[kind];
    return {
      source: held.source,
      what,
      held: size,
      served: size - missing.length,
      missing,
      differing: differing.map(([id]) => id),
    };
  };
  return [
    count('cards named', 'cards'),
    entriesIssued(held, served.texts),
    count('card texts (versions)', 'texts'),
    count('rulings', 'rulings'),
    count('rules', 'rules'),
    count('terms', 'terms'),
    count('groups', 'groups'),
  ].filter((row) => row.held > 0);
}

/** One entry of a source's list may be issued for several cards; it is served when it is for each of them. */
function entriesIssued({ game, source, texts }: Held, served: Sayings): Tally {
  const orders = [...new Set(texts.map((text) => text.order))];
  const missing = orders.filter((order) =>
    texts.some((text) => text.order === order && !served.has(`${game}/${text.id}`)),
  );
  return {
    source,
    what: 'card texts (entries)',
    held: orders.length,
    served: orders.length - missing.length,
    missing: missing.map((order) => `entry ${order}`),
    differing: [],
  };
}

type Kind = 'cards' | 'texts' | 'rulings' | 'rules' | 'terms' | 'groups';

function heldSayings({ game, cards, texts, rulings, rules, terms, groups }: Held): Record<Kind, Sayings> {
  return {
    cards: new Map(
      cards.map(({ slug, title, subtitle, formerTitles, named, note = null }) => [
        slug,
        { title, subtitle, formerTitles, named, note },
      ]),
    ),
    texts: new Map(
      texts.map(
        ({
          id,
          kind,
          text,
          title = null,
          subtitle = null,
          errataNumber,
          source,
          section,
          issuedAs = null,
          note = null,
        }) => [
          `${game}/${id}`,
          {
            kind,
            text: text === null ? null : plainText(text),
            markedText: text,
            title,
            subtitle,
            errataNumber,
            source,
            section,
            issuedAs,
            note,
          },
        ],
      ),
    ),
    rulings: new Map(
      rulings.map(
        ({
          id,
          kind,
          question = null,
          statement,
          section,
          cards: on,
          terms: about,
          rulesets,
          supersededBy = null,
          note = null,
        }) => [
          id,
          {
            kind,
            question,
            statement,
            section,
            cards: on,
            terms: about,
            rulesets: rulesets.toSorted(),
            supersededBy,
            note,
          },
        ],
      ),
    ),
    rules: new Map(
      rules.map(({ id, section, heading, statement, held }) => [id, { section, heading, statement, held }]),
    ),
    terms: new Map(
      terms.map(({ term, aliases = [], kind, definition, source, section, see, note = null }) => [
        `${source} ${term}`,
        { aliases, kind, definition, section, see, note },
      ]),
    ),
    groups: new Map(
      groups.map(({ id, name, statement, limit = null, section, members, note = null }) => [
        id,
        { name, statement, limit, section, members: members.map((member) => member.card), note },
      ]),
    ),
  };
}

function servedSayings({ game, cards, versions, rulings, rules, terms }: Served): Record<Kind, Sayings> {
  return {
    cards: new Map(
      cards.map(({ slug, title, subtitle, formerTitles, named, note }) => [
        slug,
        { title, subtitle, formerTitles, named, note },
      ]),
    ),
    texts: new Map(
      versions.map(
        ({ id, kind, text, markedText, title, subtitle, errataNumber, source, section, issuedAs, note }) => [
          id,
          { kind, text, markedText, title, subtitle, errataNumber, source, section, issuedAs, note },
        ],
      ),
    ),
    rulings: new Map(
      rulings.map(
        ({
          id,
          kind,
          question,
          statement,
          citation,
          cards: on,
          terms: about,
          rulesets,
          supersededBy,
          note,
        }) => [
          id,
          {
            kind,
            question,
            statement,
            section: citation.section,
            cards: on.map((card) => card.slug),
            terms: about,
            rulesets: rulesets.toSorted(),
            supersededBy,
            note,
          },
        ],
      ),
    ),
    rules: new Map(
      rules.map(({ id, section, heading, statement, held }) => [id, { section, heading, statement, held }]),
    ),
    terms: new Map(
      terms.map(({ term, aliases, kind, definition, citation, see, note }) => [
        `${citation.source} ${term}`,
        { aliases, kind, definition, section: citation.section, see, note },
      ]),
    ),
    groups: new Map(
      game.groups.map(({ id, name, statement, limit, section, members, note }) => [
        id,
        { name, statement, limit, section, members: members.map((member) => member.slug), note },
      ]),
    ),
  };
}
