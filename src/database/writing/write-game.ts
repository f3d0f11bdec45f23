import type pg from 'pg';
import type { GameSnapshot } from '../snapshot/snapshot.ts';
import { type CardContext, cardRow, wordingRows } from './card-rows.ts';
import { insertRows } from './insert-rows.ts';
import { lazily } from './lazily.ts';

/** Writes all that is known of a game into tables that hold nothing of it. */
export async function writeGame(tx: pg.ClientBase, game: GameSnapshot): Promise<void> {
  const gameSlug = game.game.slug;
  await insertRows(tx, 'Game', [{ slug: gameSlug, name: game.game.name }]);
  await writeSources(tx, game);
  await insertRows(
    tx,
    'CardSet',
    game.sets.map(({ order, ...set }, position) => ({ ...set, gameSlug, printed: order, position })),
  );
  await writeCards(tx, game);
  await insertRows(
    tx,
    'SlugRedirect',
    [...game.redirects].map(([slug, cardId]) => ({ gameSlug, slug, cardId })),
  );
  await insertRows(
    tx,
    'CardAbilities',
    game.abilities.map(({ card, version, source, ...abilities }, position) => ({
      ...abilities,
      id: version ?? card,
      gameSlug,
      cardId: card,
      versionId: version,
      sourceId: source,
      position,
    })),
  );
  await insertRows(
    tx,
    'AbilitiesByText',
    game.abilitiesByText.map((written, position) => ({ ...written, gameSlug, position })),
  );
  await writeDesignators(tx, game);
  await writeRulings(tx, game);
  await writeGroups(tx, game);
  await insertRows(
    tx,
    'Rule',
    game.rules.map(({ source, ...rule }, position) => ({ ...rule, gameSlug, sourceId: source.id, position })),
  );
  await insertRows(
    tx,
    'GlossaryTerm',
    game.terms.map(({ source, ...term }, position) => ({ ...term, gameSlug, sourceId: source.id, position })),
  );
  await insertRows(
    tx,
    'Format',
    game.formats.map((format, position) => ({ ...format, gameSlug, position })),
  );
}

async function writeSources(tx: pg.ClientBase, game: GameSnapshot): Promise<void> {
  const gameSlug = game.game.slug;
  await insertRows(
    tx,
    'Source',
    game.sources.map(({ rank, supersedes: _, ...source }) => ({ ...source, gameSlug, position: rank })),
  );
  await insertRows(
    tx,
    'Supersession',
    game.sources.flatMap(({ id, supersedes }) => supersedes.map((earlierId) => ({ laterId: id, earlierId }))),
  );
  await insertRows(
    tx,
    'Ruleset',
    game.rulesets.map(({ sources: _, ...ruleset }, position) => ({ ...ruleset, gameSlug, position })),
  );
  await insertRows(
    tx,
    'RulesetSource',
    game.rulesets.flatMap(({ id, sources }) =>
      sources.map((sourceId, position) => ({ rulesetId: id, sourceId, position })),
    ),
  );
}

async function writeCards(tx: pg.ClientBase, game: GameSnapshot): Promise<void> {
  const gameSlug = game.game.slug;
  const contextOf = contextsOf(game);
  await insertRows(
    tx,
    'Card',
    lazily(game.cards, (card) => [cardRow(card, contextOf(card.id))]),
  );
  await insertRows(
    tx,
    'CardWording',
    lazily(game.cards, (card) => wordingRows(card, contextOf(card.id))),
  );
  await insertRows(
    tx,
    'Printing',
    lazily(game.cards, (card) =>
      card.printings.map(({ set, number, ...printing }, position) => ({
        cardId: card.id,
        gameSlug,
        setCode: set.code,
        number: number ?? '',
        position,
        ...printing,
      })),
    ),
  );
  await insertRows(
    tx,
    'TextVersion',
    lazily(game.cards, (card) =>
      card.versions.map(({ source, appliesTo, ...version }) => ({
        cardId: card.id,
        sourceId: source?.id ?? null,
        appliesTo: appliesTo.to,
        appliesEdition: appliesTo.to === 'edition' ? appliesTo.edition : null,
        ...version,
      })),
    ),
  );
  await insertRows(
    tx,
    'TextVersionPrinting',
    lazily(game.cards, ({ versions }) =>
      versions.flatMap(({ id, appliesTo }) =>
        appliesTo.to === 'printings'
          ? appliesTo.printings.map(({ set, number }, position) => ({
              versionId: id,
              gameSlug,
              setCode: set,
              number: number ?? '',
              position,
            }))
          : [],
      ),
    ),
  );
}

async function writeDesignators(tx: pg.ClientBase, game: GameSnapshot): Promise<void> {
  const ranks = new Map(game.sources.map(({ id, rank }) => [id, rank]));
  const rankOf = (source: string | null) => (source === null ? null : (ranks.get(source) ?? null));
  await insertRows(
    tx,
    'Designator',
    lazily(game.cards, (card) =>
      card.designators.map(({ version, from, until, supersededBy, ...designator }, position) => ({
        gameSlug: game.game.slug,
        cardId: card.id,
        position,
        versionId: version,
        fromRank: rankOf(from) ?? 0,
        untilRank: rankOf(until),
        fromSourceId: from,
        untilSourceId: until,
        supersededById: supersededBy,
        ...designator,
      })),
    ),
  );
}

/** What the game knows of a card beside itself. */
function contextsOf({ game, sources, sets, rulings, groups }: GameSnapshot): (cardId: string) => CardContext {
  const ruled = new Set(rulings.flatMap(({ cards }) => cards));
  const groupsOf = new Map<string, string[]>();
  for (const { name, members } of groups) {
    for (const { card } of members) groupsOf.set(card, [...(groupsOf.get(card) ?? []), name]);
  }
  return (id) => ({ game, sources, sets, hasRuling: ruled.has(id), groups: groupsOf.get(id) ?? [] });
}

async function writeRulings(tx: pg.ClientBase, game: GameSnapshot): Promise<void> {
  const gameSlug = game.game.slug;
  await insertRows(
    tx,
    'Ruling',
    game.rulings.map(({ source, cards: _, rulesets: __, supersededBy, ...ruling }, position) => ({
      ...ruling,
      gameSlug,
      sourceId: source.id,
      supersededById: supersededBy,
      position,
    })),
  );
  await insertRows(
    tx,
    'RulingCard',
    game.rulings.flatMap(({ id, cards }) =>
      cards.map((cardId, position) => ({ rulingId: id, cardId, position })),
    ),
  );
  await insertRows(
    tx,
    'RulingRuleset',
    game.rulings.flatMap(({ id, rulesets }) => rulesets.map((rulesetId) => ({ rulingId: id, rulesetId }))),
  );
}

async function writeGroups(tx: pg.ClientBase, game: GameSnapshot): Promise<void> {
  const gameSlug = game.game.slug;
  await insertRows(
    tx,
    'CardGroup',
    game.groups.map(({ source, members: _, ...group }, position) => ({
      ...group,
      gameSlug,
      sourceId: source.id,
      position,
    })),
  );
  await insertRows(
    tx,
    'CardGroupMember',
    game.groups.flatMap(({ id, members }) =>
      members.map(({ card, place }, position) => ({ groupId: id, cardId: card, place, position })),
    ),
  );
}
