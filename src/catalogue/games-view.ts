import type { GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import type { GamesView, GameView } from './views.ts';

/** Everything that is known of the games themselves. */
export const gamesView: (snapshot: Snapshot) => GamesView = perSnapshot((snapshot) => ({
  dataVersion: {
    number: snapshot.version.number,
    hash: snapshot.version.hash,
    changedAt: snapshot.version.changedAt.toISOString(),
  },
  games: snapshot.games.map(gameView),
}));

function gameView(game: GameSnapshot): GameView {
  const cards = new Map(game.cards.map((card) => [card.id, card]));
  return {
    slug: game.game.slug,
    name: game.game.name,
    cards: game.cards.length,
    rulings: game.rulings.length,
    rules: game.rules.length,
    terms: game.terms.length,
    sources: game.sources.map(({ rank, supersedes, ...source }) => ({
      ...source,
      supersedes: [...supersedes],
    })),
    rulesets: game.rulesets.map((ruleset) => ({ ...ruleset, sources: [...ruleset.sources] })),
    sets: game.sets.map((set) => ({ ...set })),
    formats: game.formats.map(({ sets, rules, advice, importedFrom, ...format }) => ({
      ...format,
      sets: [...sets],
      rules: rules.map((rule) => ({ ...rule })),
      advice: advice.map((one) => ({ ...one })),
      importedFrom: [...importedFrom],
    })),
    groups: game.groups.map(({ source, members, places, memberPatterns, ...group }) => ({
      ...group,
      source: source.id,
      places: [...places],
      memberPatterns: [...memberPatterns],
      members: members.flatMap((member) => {
        const card = cards.get(member.card);
        return card === undefined ? [] : [{ slug: card.slug, name: card.name, place: member.place }];
      }),
    })),
  };
}
