import { describe, expect, it } from 'vitest';
import { createCardReading } from '../../src/catalogue/card-reading.ts';
import { gamesView } from '../../src/catalogue/games-view.ts';
import {
  cardView,
  gamesView as gamesSchema,
  printingsView,
  versionsView,
} from '../../src/catalogue/views.ts';
import type { Card } from '../../src/database/snapshot/snapshot.ts';
import { catalogueOf, firstSet, printingIn, rulebook, secondSet, tinDragon, versionOf } from './cast.ts';

/** Tin Dragon in a catalogue of its own. */
function reading(given: Partial<Card>) {
  const cards = createCardReading(catalogueOf({ cards: [tinDragon(given)] }));
  return {
    card: cardView.parse(cards.card('shadowfist', 'tin-dragon')),
    versions: versionsView.parse(cards.versions('shadowfist', 'tin-dragon')),
    printings: printingsView.parse(cards.printings('shadowfist', 'tin-dragon')),
  };
}

describe('a card of imported files', () => {
  it('shows what the game does not know as it was written', () => {
    const figures = {
      ...tinDragon().figures,
      type: 'Token',
      factions: ['Dragons', 'Tin Men'],
      cost: 'X',
      requires: ['dra', 'xyz'],
      provides: ['xyz'],
      fighting: '*',
      restrictions: ['Fragile'],
    };

    expect(reading({ type: 'Token', figures }).card).toMatchObject(figures);
  });

  it('a printing tells its words, its figures, what else a file says and which files', () => {
    const told = {
      text: 'Turn to heal 1.',
      figures: { cost: 2 },
      attributes: { Rarity: 'Rare' },
      importedFrom: ['first.txt', 'second.txt'],
    };

    expect(reading({ printings: [printingIn(firstSet, told)] }).printings.items).toMatchObject([
      { set: { code: 'first' }, ...told, inForce: { version: null, text: 'Turn to heal 1.' } },
    ]);
  });

  it('a printing without rules text is not one whose words nobody gives', () => {
    const printings = [printingIn(firstSet, { text: '' }), printingIn(secondSet)];

    expect(reading({ printings }).printings.items.map(({ text }) => text)).toEqual(['', null]);
  });
});

describe('wordings from printings', () => {
  const old = versionOf('printed-first', { text: 'Turn to heal 1.', importedFrom: ['first.txt'] });
  const reprint = versionOf('printed-second', {
    text: 'Turn to heal 2.',
    figures: { cost: 3 },
    appliesTo: { to: 'printings', printings: [{ set: 'second', number: null }] },
    importedFrom: ['second.txt'],
  });
  const printings = [
    printingIn(firstSet, { text: 'Turn to heal 1.' }),
    printingIn(secondSet, { text: 'Turn to heal 2.' }),
  ];

  it('play as printed, each printing by its own; the card shows that with its own figures', () => {
    const figures = { ...tinDragon().figures, cost: 2 };
    const told = reading({ versions: [old, reprint], printings, figures });

    expect(told.card).toMatchObject({
      text: 'Turn to heal 1.',
      cost: 2,
      wording: {
        version: 'shadowfist/tin-dragon/printed-first',
        law: 'play-as-printed',
        differs: true,
        perPrinting: [
          { printing: { set: 'first' }, text: 'Turn to heal 1.', figures: {} },
          { printing: { set: 'second' }, text: 'Turn to heal 2.', figures: { cost: 3 } },
        ],
      },
    });
    expect(told.versions.items).toMatchObject([
      { id: 'shadowfist/tin-dragon/printed-first', importedFrom: ['first.txt'], printedIn: [] },
      { id: 'shadowfist/tin-dragon/printed-second', importedFrom: ['second.txt'], figures: { cost: 3 } },
    ]);
  });

  it('a document names the printings that show its words', () => {
    const issued = versionOf('rulebook', {
      kind: 'functional',
      text: 'Turn to heal 2.',
      source: rulebook,
      errataNumber: 1,
      appliesTo: { to: 'all' },
      printedIn: [{ set: 'second', number: null }],
    });
    const told = reading({ versions: [old, issued], printings });

    expect(told.card.wording).toMatchObject({ law: 'most-recent-printing', differs: false, perPrinting: [] });
    expect(told.versions.items).toMatchObject([
      { id: 'shadowfist/tin-dragon/printed-first', status: 'superseded' },
      {
        id: 'shadowfist/tin-dragon/rulebook',
        printedIn: [{ set: 'second', number: null }],
        inForceOn: [{ set: 'first' }, { set: 'second' }],
      },
    ]);
    expect(told.printings.items.map(({ text, inForce }) => [text, inForce.text])).toEqual([
      ['Turn to heal 1.', 'Turn to heal 2.'],
      ['Turn to heal 2.', 'Turn to heal 2.'],
    ]);
  });

  it('words that no version gives are shown without emphasis', () => {
    expect(reading({ printings }).card).toMatchObject({
      text: 'Turn to heal 2.',
      markedText: 'Turn to heal 2.',
      wording: { version: null },
    });
  });
});

describe('a game', () => {
  it('tells its formats, and which sources are official', () => {
    const format = {
      slug: 'classic',
      name: 'Classic',
      ruleset: null,
      about: null,
      sets: ['first'],
      rules: [],
      advice: [],
      importedFrom: ['formats.txt'],
    };
    const { snapshot } = catalogueOf({
      formats: [format],
      sources: [rulebook, { ...rulebook, id: 'shadowfist.judges-list', rank: 2, official: false }],
    });

    expect(gamesSchema.parse(gamesView(snapshot)).games).toMatchObject([
      {
        formats: [format],
        sources: [
          { id: 'shadowfist.yotd', official: true },
          { id: 'shadowfist.judges-list', official: false },
        ],
      },
    ]);
  });
});
