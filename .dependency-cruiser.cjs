const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

// The folders from top to bottom. A folder imports only from folders below it; docs/architecture.md lists them.
const floors = [
  ['cli/'],
  ['main\\.ts$'],
  ['serving\\.ts$', 'worker\\.ts$'],
  ['app\\.ts$'],
  ['rest/', 'graphql/', 'web/'],
  ['workers/'],
  ['services\\.ts$'],
  ['schemas/'],
  ['bulk/'],
  ['look-up/'],
  ['catalogue/', 'rulings/', 'decks/', 'rule-check/'],
  ['law-search/'],
  ['worked-examples/'],
  ['citations/'],
  ['database/'],
  ['card-files/'],
  ['names/'],
  ['games/'],
  ['engine/'],
];

/** Files that every folder may import. */
const ground =
  '(accept-encoding|asks-for-html|asks-for-text|deck-link|entity-tag|problem|operator-error|page-address|pagination|paths|config|version|work)\\.ts$';

const gamesFolder = join(__dirname, 'src', 'games');
const games = readdirSync(gamesFolder).filter((folder) => existsSync(join(gamesFolder, folder, 'game.ts')));

const inSource = (rooms) => `^src/(${rooms.join('|')})`;

const upwards = floors.slice(1).map((rooms, below) => ({
  name: 'floors-only-downwards',
  comment: 'A folder imports only from folders below it.',
  severity: 'error',
  from: { path: inSource(rooms) },
  to: { path: inSource(floors.slice(0, below + 1).flat()) },
}));

const sideways = floors.map((rooms) => ({
  name: 'rooms-apart',
  comment: 'Folders on one line do not import each other.',
  severity: 'error',
  from: { path: inSource(rooms) },
  to: { path: inSource(rooms), pathNot: '^src/$1' },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upwards,
    ...sideways,
    {
      name: 'ground-floor',
      comment: 'Files that every folder may import do not import folders.',
      severity: 'error',
      from: { path: `^src/${ground}` },
      to: { path: '^src/', pathNot: `^src/${ground}` },
    },
    {
      name: 'games-apart',
      comment: 'No game imports another. Code that games share is next to their folders.',
      severity: 'error',
      from: { path: `^src/games/(${games.join('|')})/` },
      to: { path: `^src/games/(${games.join('|')})/`, pathNot: '^src/games/$1/' },
    },
    {
      name: 'pages-show-services',
      comment:
        'The pages show what the services answer: they know the services and the types of their answers, and how to write them.',
      severity: 'error',
      from: { path: '^src/web/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(web|services\\.ts$|catalogue/type-line\\.ts$|games/registry\\.ts$|database/snapshot/snapshots\\.ts$)',
          `^src/${ground}`,
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pure',
      comment:
        'The law needs no machine: no node module, no configuration, and of libraries only those that compute.',
      severity: 'error',
      from: { path: '^src/(engine|games)/' },
      to: {
        pathNot: [
          '^src/(engine|games)/',
          '^src/(problem|pagination|work)\\.ts$',
          '^node_modules/(zod|diff|fastest-levenshtein|pluralize|@types/pluralize)/',
        ],
      },
    },
    {
      name: 'no-circular',
      comment:
        'Modules that need each other to run cannot be read one at a time. Types may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports does nothing.',
      severity: 'error',
      // The build puts plain-zod in the place of zod (scripts/slim-decks.mjs); browsers load assets and islands.
      from: { orphan: true, pathNot: '^src/(decks/package/plain-zod\\.ts$|web/islands/)' },
      to: {},
    },
    {
      name: 'no-dev-dependencies',
      comment: 'The service runs without what only builds and tests it.',
      severity: 'error',
      // The build bundles what browsers load.
      from: { path: '^src/', pathNot: '^src/web/(islands|offline|graphql/editor)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      comment: 'What is imported exists and is declared in package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['unknown', 'undetermined', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
