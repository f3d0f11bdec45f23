/** Names a game everywhere: in paths, queries and data. */
export type GameSlug = (typeof gameSlugs)[number];

export const gameSlugs = ['shadowfist', 'highlander'] as const;
