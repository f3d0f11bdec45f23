// Compiles the content of seeds/ and what every process would make of it at its start. The build runs this.
import { prepareCatalogue, prepareQuestions } from './catalogue/prepare-catalogue.ts';
import { compileHouseContent } from './database/kept-content/house-content.ts';
import { contentFolders } from './paths.ts';

const { seeds, compiled } = contentFolders;
if (compiled === undefined) throw new Error('Only the built program compiles content.');
const house = compileHouseContent(seeds, compiled);
const version = { number: 1, hash: house.seedsHash, changedAt: new Date(0) };
const snapshot = { version, games: house.games(), parts: house.parts };
await prepareCatalogue(snapshot);
await prepareQuestions(snapshot);
