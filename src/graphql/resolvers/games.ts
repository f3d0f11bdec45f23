import type { QueryResolvers, Resolvers } from '../generated/types.ts';
import type { GameParent } from '../parents.ts';

export const gameQueries = {
  games: (_parent, _args, { services: { catalogue } }) => catalogue.games().games,
  dataVersion: (_parent, _args, { services: { catalogue } }) => catalogue.games().dataVersion,
} satisfies QueryResolvers;

/** The formats of a game, with what they refer to. */
export function formatsOf({ formats, sets, rulesets }: GameParent) {
  return formats.map((format) => ({
    ...format,
    ruleset: rulesets.find(({ id }) => id === format.ruleset) ?? null,
    sets: format.sets.flatMap((code) => sets.find((set) => set.code === code) ?? []),
  }));
}

/** Games and the documents that hold their law. */
export const games = {
  Game: {
    cardCount: (game) => game.cards,
    rulingCount: (game) => game.rulings,
    ruleCount: (game) => game.rules,
    termCount: (game) => game.terms,
    groups: (game, _, { references }) => game.groups.map(({ id }) => references.group(id)),
    formats: formatsOf,
  },
  Source: {
    supersedes: (source, _, { references }) => source.supersedes.map(references.source),
  },
  Ruleset: {
    sources: (ruleset, _, { references }) => ruleset.sources.map(references.source),
  },
  Citation: {
    source: (citation, _, { references }) => references.source(citation.source),
    url: ({ source, section }, _, { references }) => references.sectionUrl(source, section),
  },
  CardGroup: {
    citation: ({ source, section, heading }) => ({ source, section, heading }),
    members: (group) => group.members.map((member) => ({ ...member, game: group.game })),
  },
  CardGroupMember: {
    card: ({ game, slug }, _, { services: { catalogue } }) => catalogue.card(game, slug),
  },
} satisfies Resolvers;
