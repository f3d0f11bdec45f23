import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { lawIndexOf } from '../law-search/law-index.ts';
import { prepareFacts } from './card-facts.ts';
import { cardIndexOf } from './card-index.ts';
import { cardTextsOf } from './card-texts.ts';
import { cardsByDesignator } from './designator-index.ts';
import { libraryOf } from './library.ts';
import { namesOf } from './names-of-cards.ts';
import { knownValuesOf, namesInParts } from './search-context.ts';

/** Builds what large catalogues take seconds to build, before a snapshot is answered from. */
export async function prepareCatalogue(snapshot: Snapshot): Promise<void> {
  await libraryOf.ahead(snapshot);
  await namesOf.ahead(snapshot);
  await cardsByDesignator.ahead(snapshot);
  await knownValuesOf.ahead(snapshot);
  await namesInParts.ahead(snapshot);
  await cardIndexOf.ahead(snapshot);
}

/** Builds the indexes of the law, of card texts and of abilities while requests are answered; a question that comes before waits. */
export async function prepareQuestions(snapshot: Snapshot): Promise<void> {
  await lawIndexOf.ahead(snapshot);
  await cardTextsOf.ahead(snapshot);
  await prepareFacts(snapshot);
}
