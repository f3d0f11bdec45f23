import { describe, expect, it } from 'vitest';
import { compare } from '../../scripts/content/compare.ts';
import type { SourceDocument } from '../../scripts/content/sources/document.ts';
import { loadSeeds } from '../../src/database/seeding/load-seeds.ts';

/** A leaflet that agrees with the content below. */
const leaflet: SourceDocument = {
  source: 'highlander.leaflet',
  sections: [{ id: 'blocks', heading: 'Blocks' }],
  texts: [{ heading: 'Wooden Sword - Object', text: 'Discard to avoid one attack.' }],
  terms: [],
  entries: ['Wooden Sword'],
  examples: ['Wooden Sword'],
  namedCards: [{ name: 'Wooden Sword', section: 'FAQ' }],
  marksNames: true,
  prose: 'A player who holds a wooden sword may always keep it until the very last moment of the duel.',
};

const files = {
  'highlander/sources.yaml':
    '- {id: highlander.leaflet, title: Leaflet, issuer: null, date: null, supersedes: [], about: Invented.}',
  'highlander/rulesets.yaml':
    '- {id: highlander.leaflet, name: Leaflet, sources: [highlander.leaflet], about: Invented.}',
  'highlander/cards/all.yaml': `
- slug: wooden-sword
  title: Wooden Sword
  formerTitles: []
  subtitle: null
  qualifier: null
  type: Object
  subtype: null
  immortals: []
  weapon: null
  mark: null
  restriction: null
  handIcons: null
  grid: null
  printings: []
  named: [{source: highlander.leaflet, section: Wooden Sword}]`,
  'highlander/texts/all.yaml': `
- id: wooden-sword/leaflet
  card: wooden-sword
  kind: functional
  text: Discard to avoid one **attack**.
  errataNumber: null
  source: highlander.leaflet
  section: Wooden Sword
  order: 1
  appliesTo: all
  issuedAs: Wooden Sword - Object`,
  'highlander/rules/all.yaml': `
- id: highlander.leaflet/blocks/cover
  section: blocks
  heading: Blocks
  statement: A block covers an area.
  source: highlander.leaflet
  held: checked`,
  'highlander/rulings/all.yaml': `
- id: highlander.leaflet/wooden-sword/kept
  kind: example
  statement: The sword stays with its player.
  source: highlander.leaflet
  section: Wooden Sword
  cards: [wooden-sword]
  terms: []
  rulesets: [highlander.leaflet]`,
};

function differences(document: Partial<SourceDocument>, changed: Partial<typeof files> = {}): string[] {
  const seeds = Object.entries({ ...files, ...changed }).map(([path, content]) => ({ path, content }));
  return compare([{ ...leaflet, ...document }], loadSeeds(seeds)).flatMap((finding) => finding.differences);
}

describe('comparing a source with the content', () => {
  it('finds nothing where they agree', () => {
    expect(differences({})).toEqual([]);
  });

  it('finds a letter that differs in a card text', () => {
    expect(
      differences({ texts: [{ heading: 'Wooden Sword - Object', text: 'Discard to avoid an attack.' }] }),
    ).toEqual([
      'wooden-sword/leaflet: the source\'s text is "Discard to avoid an attack.", the content\'s "Discard to avoid one attack."',
    ]);
  });

  it('finds a card text that is not held', () => {
    const texts = [...leaflet.texts, { heading: 'Stick - Object', text: 'Discard.' }];
    expect(differences({ texts })).toEqual(['Stick - Object: no version has order 2']);
  });

  it('finds a section without a rule, and a rule without its section', () => {
    expect(differences({ sections: [{ id: 'dodges', heading: 'Dodges' }] })).toEqual([
      'no rule stands in dodges (Dodges)',
      'the source has no section blocks',
      'the source has no heading "Blocks"',
    ]);
  });

  it('finds an entry that nothing answers', () => {
    expect(differences({ entries: ['Wooden Sword', 'Stick'] })).toEqual(['nothing answers "Stick"']);
  });

  it('finds a worked example that no ruling restates', () => {
    expect(differences({ examples: ['Wooden Sword', 'Wooden Sword'] })).toEqual([
      'Wooden Sword: 2 examples, 1 rulings from them',
    ]);
  });

  it('finds a card that does not remember where it is named', () => {
    const elsewhere = {
      'highlander/cards/all.yaml': files['highlander/cards/all.yaml'].replace(
        'source: highlander.leaflet',
        'source: highlander.poster',
      ),
    };
    const sources = {
      'highlander/sources.yaml': `${files['highlander/sources.yaml']}\n${files['highlander/sources.yaml'].replace('leaflet', 'poster')}`,
    };
    expect(
      differences({ texts: [] }, { ...elsewhere, ...sources, 'highlander/texts/all.yaml': '[]' }),
    ).toEqual(['no card "wooden sword" says that it is named in FAQ']);
  });

  it('finds eight words in a row that were copied, a card name counting as one', () => {
    const saying = (statement: string) => ({
      'highlander/rulings/all.yaml': files['highlander/rulings/all.yaml'].replace(
        /statement: .*/,
        `statement: ${statement}`,
      ),
    });
    expect(differences({}, saying('Whoever holds a wooden sword may always keep it for good.'))).toEqual([]);
    expect(differences({}, saying('He may always keep it until the very last moment.'))).toEqual([
      'highlander.leaflet/wooden-sword/kept quotes "may always keep it until the very last moment"',
    ]);
  });
});
