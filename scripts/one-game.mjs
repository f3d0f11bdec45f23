/** An esbuild plugin: leaves out the other games, and the languages of zod other than English. */
export function oneGame(slug) {
  const registry = `
    import { ${slug} } from './${slug}/game.ts';
    export { gameSlugs } from './game-slug.ts';
    export const games = [${slug}];
    export const findGame = (wanted) => games.find((game) => game.slug === wanted);`;
  return {
    name: `one-game-${slug}`,
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/games\/registry\.ts$/ }, () => ({ contents: registry, loader: 'ts' }));
      onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({
        contents: "export { default as en } from './en.js';",
      }));
    },
  };
}
