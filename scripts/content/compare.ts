import type { GameContent } from '../../src/database/seeding/parse-seeds.ts';
import { checkEntries } from './checks/entries.ts';
import { checkExamples } from './checks/examples.ts';
import type { Finding } from './checks/finding.ts';
import { checkHeadings } from './checks/headings.ts';
import { checkNames } from './checks/names.ts';
import { checkOwnWords } from './checks/own-words.ts';
import { checkSections } from './checks/sections.ts';
import { checkTerms } from './checks/terms.ts';
import { checkTexts } from './checks/texts.ts';
import { heldBySource } from './held.ts';
import type { SourceDocument } from './sources/document.ts';

/** Compares each document with what the content holds from it; throws for a document the content does not know. */
export function compare(documents: readonly SourceDocument[], contents: readonly GameContent[]): Finding[] {
  return documents.flatMap((document) => {
    const content = contents.find(({ sources }) => sources.some(({ value }) => value.id === document.source));
    const held =
      content === undefined
        ? undefined
        : heldBySource(content).find(({ source }) => source === document.source);
    if (content === undefined || held === undefined)
      throw new Error(`The content knows no source ${document.source}.`);
    const cards = content.cards.map(({ value }) => value);
    const checks = [
      checkTexts,
      checkEntries,
      checkTerms,
      checkSections,
      checkHeadings,
      checkExamples,
      checkNames(cards),
      checkOwnWords(documents, namesOf(content)),
    ];
    return checks.flatMap((check) => check(document, held));
  });
}

function namesOf({ cards, glossary }: GameContent): string[] {
  return [
    ...cards.flatMap(({ value: { title, formerTitles, subtitle } }) => [
      title,
      ...formerTitles,
      subtitle ?? '',
    ]),
    ...glossary.flatMap(({ value: { term, aliases = [] } }) => [term, ...aliases]),
  ];
}
