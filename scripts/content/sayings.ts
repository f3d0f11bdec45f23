import { plainText } from '../../src/database/seeding/plain-text.ts';
import type { Held } from './held.ts';
import type { Served } from './served.ts';

export type Kind = 'cards' | 'texts' | 'rulings' | 'rules' | 'terms' | 'groups';

/** What things of each kind say, by their ids: of one shape for what is held and for what is served. */
export type Sayings = Readonly<Record<Kind, ReadonlyMap<string, object>>>;

// What is compared, letter for letter.
const CARD = ['title', 'subtitle', 'formerTitles', 'named', 'note'] as const;
const TEXT = [
  'kind',
  'text',
  'markedText',
  'title',
  'subtitle',
  'grants',
  'grantsOthers',
  'errataNumber',
  'source',
  'section',
  'restored',
  'issuedAs',
  'note',
] as const;
const RULING = [
  'kind',
  'question',
  'statement',
  'section',
  'cards',
  'terms',
  'rulesets',
  'supersededBy',
  'note',
] as const;
const RULE = ['section', 'heading', 'statement', 'held'] as const;
const TERM = ['aliases', 'kind', 'definition', 'section', 'see', 'note'] as const;
const GROUP = [
  'name',
  'statement',
  'limit',
  'section',
  'places',
  'members',
  'memberPatterns',
  'note',
] as const;

export function heldSayings({ game, cards, texts, rulings, rules, terms, groups, headings }: Held): Sayings {
  return {
    cards: new Map(
      cards.map((card) => {
        const named = card.named.map(({ source, section, heading }) => ({
          source,
          section,
          heading: heading ?? headings.of(source, section),
        }));
        return [card.slug, pick({ ...card, named }, CARD)];
      }),
    ),
    texts: new Map(
      texts.map((text) => {
        const plain = text.text === null ? null : plainText(text.text);
        const { grants = [], grantsOthers = [], restored = [] } = text;
        const version = { ...text, text: plain, markedText: text.text, grants, grantsOthers, restored };
        return [`${game}/${text.id}`, pick(version, TEXT)];
      }),
    ),
    rulings: new Map(
      rulings.map((ruling) => [ruling.id, pick({ ...ruling, rulesets: ruling.rulesets.toSorted() }, RULING)]),
    ),
    rules: new Map(rules.map((rule) => [rule.id, pick(rule, RULE)])),
    terms: new Map(
      terms.map((term) => [
        `${term.source} ${term.term}`,
        pick({ ...term, aliases: term.aliases ?? [] }, TERM),
      ]),
    ),
    groups: new Map(
      groups.map((group) => [
        group.id,
        pick({ ...group, members: group.members.map(({ card }) => card) }, GROUP),
      ]),
    ),
  };
}

export function servedSayings({ game, cards, versions, rulings, rules, terms }: Served): Sayings {
  return {
    cards: new Map(
      cards.map((card) => {
        const named = card.named.map(({ source, section, heading }) => ({ source, section, heading }));
        return [card.slug, pick({ ...card, named }, CARD)];
      }),
    ),
    texts: new Map(versions.map((version) => [version.id, pick(version, TEXT)])),
    rulings: new Map(
      rulings.map(({ citation: { section }, ...ruling }) => {
        const on = ruling.cards.map(({ slug }) => slug);
        return [
          ruling.id,
          pick({ ...ruling, section, cards: on, rulesets: ruling.rulesets.toSorted() }, RULING),
        ];
      }),
    ),
    rules: new Map(rules.map((rule) => [rule.id, pick(rule, RULE)])),
    terms: new Map(
      terms.map(({ citation: { source, section }, ...term }) => [
        `${source} ${term.term}`,
        pick({ ...term, section }, TERM),
      ]),
    ),
    groups: new Map(
      game.groups.map((group) => [
        group.id,
        pick({ ...group, members: group.members.map(({ slug }) => slug) }, GROUP),
      ]),
    ),
  };
}

/** The content leaves out what is absent; a reply says null. */
function pick<T extends object>(thing: T, keys: readonly (keyof T)[]): object {
  return Object.fromEntries(keys.map((key) => [key, thing[key] ?? null]));
}
