import { describe, expect, it } from 'vitest';
import { gameOfContent } from '../../src/database/seeding/game-of-content.ts';
import { loadSeeds } from '../../src/database/seeding/load-seeds.ts';
import { readSeedFiles } from '../../src/database/seeding/seed-files.ts';
import { abilitiesInForce } from '../../src/database/snapshot/abilities-in-force.ts';
import { wordingsOfCard } from '../../src/database/snapshot/wording-of-card.ts';
import { wordingInForce } from '../../src/games/wording/wording-in-force.ts';
import { paths } from '../../src/paths.ts';

const contents = loadSeeds(readSeedFiles(paths.seeds));

function contentOf(game: string) {
  const content = contents.find((one) => one.game.slug === game);
  if (content === undefined) throw new Error(`There is no content of ${game}.`);
  return content;
}

describe('what Shadowfist cards do', () => {
  const content = contentOf('shadowfist');
  const game = gameOfContent(content);
  const entries = content.abilities.map(({ value }) => value);
  const byExamples = entries.filter(({ version }) => version === null);

  it('is said by every wording that is issued, and of every other card by what examples tell', () => {
    const issued = content.texts.flatMap(({ value }) => (value.text === null ? [] : [value.id]));
    expect(entries.flatMap(({ version }) => version ?? []).sort()).toEqual(issued.sort());
    expect(entries.map(({ card }) => card).sort()).toEqual(
      content.cards.map(({ value }) => value.slug).sort(),
    );
    expect([issued.length, byExamples.length]).toEqual([52, 62]);
  });

  it('is in force on every card', () => {
    const without = game.cards.filter((card) => {
      const wordings = wordingsOfCard(card, game.sets);
      const { inForce } = wordingInForce(wordings, game.sources, game.sources.length, game.game.wordingLaw);
      return abilitiesInForce(game, card, inForce) === undefined;
    });
    expect(without.map(({ slug }) => slug)).toEqual([]);
  });

  it('is said whole where a wording is issued', () => {
    expect(entries.filter(({ version, told }) => version !== null && told !== 'whole')).toEqual([]);
  });

  it('is nothing where no source tells of it, and that is said', () => {
    const silent = byExamples.filter(({ abilities, told }) => abilities.length === 0 && told === 'in-part');
    expect(silent.filter(({ says }) => says?.startsWith('No source tells') !== true)).toEqual([]);
    expect(byExamples.filter((entry) => /^No source tells/.test(entry.says ?? ''))).toEqual(silent);
  });

  it('is nowhere beyond the vocabulary', () => {
    expect(entries.filter(({ abilities }) => /"unsupported"/.test(JSON.stringify(abilities)))).toEqual([]);
  });
});

describe('what Highlander cards do', () => {
  const content = contentOf('highlander');
  const entries = content.abilities.map(({ value }) => value);

  it('is said, whole, by every wording that is issued', () => {
    const issued = content.texts.flatMap(({ value }) => (value.text === null ? [] : [value.id]));
    expect(entries.flatMap(({ version }) => version ?? []).sort()).toEqual(issued.sort());
    expect(issued.length).toBe(56);
    expect(entries.filter(({ version, told }) => version !== null && told !== 'whole')).toEqual([]);
  });

  it('is told in part where only rulings and examples tell of it', () => {
    const byExamples = entries.filter(({ version }) => version === null);
    expect(byExamples.filter(({ told }) => told !== 'in-part')).toEqual([]);
    expect(byExamples.length).toBe(164);
  });

  it('is nothing where no source tells of it, and that is said', () => {
    const byExamples = entries.filter(({ version }) => version === null);
    const silent = byExamples.filter(({ abilities }) => abilities.length === 0);
    expect(byExamples.filter(({ says }) => /^No source tells/.test(says ?? ''))).toEqual(silent);
    const typed = content.cards.filter(({ value }) => 'type' in value && value.type !== null);
    const told = new Set(entries.map(({ card }) => card));
    expect(typed.filter(({ value }) => !told.has(value.slug))).toEqual([]);
  });

  it('tells the groups that Type Two lists cards in', () => {
    const groups = ['bystander', 'gypsy', 'armor', 'vehicle'];
    const listed = groups.flatMap((kind) =>
      content.groups
        .filter(({ value }) => value.id === `highlander.${kind}`)
        .flatMap(({ value }) => value.members.map(({ card }) => `${card}: ${kind}`)),
    );
    const told = entries.flatMap(({ card, abilities }) =>
      groups
        .filter((kind) => JSON.stringify(abilities).includes(`{"ability":"is","kind":"${kind}"}`))
        .map((kind) => `${card}: ${kind}`),
    );
    expect(told.sort()).toEqual(listed.sort());
  });

  it('is beyond the vocabulary only where the source lost a symbol, or gives a chance only together with another card', () => {
    const beyond = entries.filter(({ abilities }) => /"unsupported"/.test(JSON.stringify(abilities)));
    expect(beyond.map(({ card }) => card).sort()).toEqual([
      'disarm',
      'kurgan-persona',
      'masters-disarm-fasil',
      'masters-disarm-kurgan',
    ]);
  });
});
