import { describe, expect, it } from 'vitest';
import { nowhere } from '../../../src/decks/lists/deck-list.ts';
import type { WrittenFormat } from '../../../src/decks/lists/formats.ts';
import { deckFormats, isWritten } from '../../../src/decks/lists/formats.ts';
import { writeDeckList } from '../../../src/decks/lists/write-deck-list.ts';
import { line, list, zone } from './list-cast.ts';

const guid = 'aaaaaaaa-0000-0000-0000-000000000001';

/** Something of all that a list can say. */
const panic = list(
  [
    zone(
      'Deck',
      [
        line(3, 'Paper Tiger', { set: 'D1', number: '12', key: 'paper_tiger_d1' }),
        line(1, '18 Tin Monks', { set: 'Demo Second', note: 'still testing' }),
      ],
      { headings: [{ text: 'Characters', counts: [{ count: 4, of: null }], before: 0, place: nowhere }] },
    ),
    zone('Misc', [line(1, 'Tigers & "Sons"', { key: guid })], { told: 1 }),
  ],
  {
    name: 'Paper Panic',
    author: 'A. Player',
    notes: 'Won twice.\nLost once.',
    game: 'shadowfist',
    told: 5,
    comments: [{ text: 'not sure', place: nowhere }],
  },
);

const text = (format: WrittenFormat) => writeDeckList(panic, format).text;

const lost = (format: WrittenFormat) =>
  writeDeckList(panic, format).lost.flatMap(({ what, places }) => places.map((where) => `${what} ${where}`));

describe("Arbiter's own JSON", () => {
  it('holds all', () => {
    expect(JSON.parse(text('arbiter'))).toEqual({
      arbiter: 1,
      game: 'shadowfist',
      name: 'Paper Panic',
      author: 'A. Player',
      notes: 'Won twice.\nLost once.',
      told: 5,
      comments: ['not sure'],
      zones: [
        {
          name: 'Deck',
          lines: [
            { quantity: 3, title: 'Paper Tiger', set: 'D1', number: '12', key: 'paper_tiger_d1' },
            { quantity: 1, title: '18 Tin Monks', set: 'Demo Second', note: 'still testing' },
          ],
          headings: [{ text: 'Characters', counts: [{ count: 4 }], before: 0 }],
        },
        { name: 'Misc', told: 1, lines: [{ quantity: 1, title: 'Tigers & "Sons"', key: guid }] },
      ],
    });
    expect(lost('arbiter')).toEqual([]);
  });
});

describe('a plain list', () => {
  it('holds all but keys', () => {
    expect(text('plain')).toBe(`Name: Paper Panic
Author: A. Player
Game: shadowfist
Cards: 5
Note: Won twice.
Note: Lost once.
// not sure

Characters (4):
3x Paper Tiger (D1) 12
1x 18 Tin Monks (Demo Second) // still testing

[Misc]: 1
1x Tigers & "Sons"
`);
    expect(lost('plain')).toEqual(['key /zones/0/lines/0/key', 'key /zones/1/lines/0/key']);
  });

  it('holds no words that would be read as something else', () => {
    const odd = list(
      [
        zone('Odd [1]', [line(1, 'Wen Li', { set: 'A (b)', number: 'none', note: 'good' })], {
          headings: [{ text: 'Sideboard', counts: [], before: 0, place: nowhere }],
        }),
      ],
      { comments: [{ text: 'Deck:', place: nowhere }] },
    );
    const written = writeDeckList(odd, 'plain');
    expect(written.text).toBe('1x Wen Li // good\n');
    expect(written.lost).toEqual([
      {
        what: 'comment',
        count: 1,
        places: ['/comments/0'],
        message: 'Dropped the comment "Deck:": a plain list cannot store it.',
      },
      {
        what: 'set',
        count: 1,
        places: ['/zones/0/lines/0/set'],
        message: 'Dropped the set "A (b)": a plain list cannot store it.',
      },
      {
        what: 'number',
        count: 1,
        places: ['/zones/0/lines/0/number'],
        message: 'Dropped the collector number "none": a plain list cannot store it.',
      },
      {
        what: 'heading',
        count: 1,
        places: ['/zones/0/headings/0'],
        message: 'Dropped the heading "Sideboard": a plain list cannot store it.',
      },
      {
        what: 'zone',
        count: 1,
        places: ['/zones/0'],
        message: 'Dropped the part "Odd [1]": a plain list cannot store it. The cards are now in the deck.',
      },
    ]);
  });
});

describe('a LackeyCCG deck', () => {
  it('has an element for each copy, and holds images and sets', () => {
    expect(text('lackey-dek')).toBe(`<deck version="0.8">
	<meta>
		<game>shadowfist</game>
		<title>Paper Panic</title>
		<author>A. Player</author>
		<note>Won twice.
Lost once.</note>
	</meta>
	<superzone name="Deck">
		<card><name id="paper_tiger_d1">Paper Tiger</name><set>D1</set></card>
		<card><name id="paper_tiger_d1">Paper Tiger</name><set>D1</set></card>
		<card><name id="paper_tiger_d1">Paper Tiger</name><set>D1</set></card>
		<card><name>18 Tin Monks</name><set>Demo Second</set></card>
	</superzone>
	<superzone name="Misc">
		<card><name>Tigers &amp; &quot;Sons&quot;</name></card>
	</superzone>
</deck>
`);
    expect(lost('lackey-dek')).toEqual([
      'told /told',
      'told /zones/1/told',
      'comment /comments/0',
      'number /zones/0/lines/0/number',
      'note /zones/0/lines/1/note',
      'heading /zones/0/headings/0',
      'key /zones/1/lines/0/key',
    ]);
  });

  it('has its own name for the game, if the list says one', () => {
    const { text: written, lost: less } = writeDeckList({ ...panic, plugin: 'sf-fans' }, 'lackey-dek');
    expect(written).toContain('<game>sf-fans</game>');
    expect(less.flatMap(({ places }) => places)).toContain('/game');
  });
});

describe('a LackeyCCG text', () => {
  it('holds titles and zones, and no sets', () => {
    expect(text('lackey-txt')).toBe('3\tPaper Tiger\n1\t18 Tin Monks\nMisc:\n1\tTigers & "Sons"\n');
    expect(lost('lackey-txt')).toEqual([
      'name /name',
      'author /author',
      'notes /notes',
      'game /game',
      'told /told',
      'told /zones/1/told',
      'comment /comments/0',
      'set /zones/0/lines/0/set',
      'set /zones/0/lines/1/set',
      'number /zones/0/lines/0/number',
      'key /zones/0/lines/0/key',
      'key /zones/1/lines/0/key',
      'note /zones/0/lines/1/note',
      'heading /zones/0/headings/0',
    ]);
  });

  it('has the name of a zone that stands first, unless it is the deck', () => {
    const highlander = list([zone('Pre-Game', [line(1, 'Wen Li')]), zone('Endurance', [line(2, 'Fog')])]);
    expect(writeDeckList(highlander, 'lackey-txt').text).toBe('Pre-Game:\n1\tWen Li\nEndurance:\n2\tFog\n');
  });
});

describe('an OCTGN deck', () => {
  it('holds GUIDs, and tells which it lacks', () => {
    const written = writeDeckList(panic, 'octgn');
    expect(written.text).toBe(`<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck>
  <section name="Deck" shared="False">
    <card qty="3">Paper Tiger</card>
    <card qty="1">18 Tin Monks</card>
  </section>
  <section name="Misc" shared="False">
    <card qty="1" id="${guid}">Tigers &amp; &quot;Sons&quot;</card>
  </section>
  <notes>Won twice.
Lost once.</notes>
</deck>
`);
    expect(written.lacking).toEqual([
      {
        what: 'plugin',
        count: 1,
        places: ['/plugin'],
        message: 'OCTGN identifies a game by its GUID; the list has none.',
      },
      {
        what: 'key',
        count: 2,
        places: ['/zones/0/lines/0/key', '/zones/0/lines/1/key'],
        message: 'OCTGN identifies cards by their GUIDs; 2 lines have none.',
      },
    ]);
  });

  it('lacks nothing where all GUIDs are said', () => {
    const full = list([zone('Deck', [line(1, 'Wen Li', { key: guid })])], { plugin: guid });
    const written = writeDeckList(full, 'octgn');
    expect(written.text).toContain(`<deck game="${guid}">`);
    expect([written.lost, written.lacking]).toEqual([[], []]);
  });
});

describe('a Cockatrice deck', () => {
  it('holds sets, numbers and zones of any name', () => {
    expect(text('cockatrice')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Paper Panic</deckname>
    <comments>Won twice.
Lost once.</comments>
    <zone name="main">
        <card number="3" name="Paper Tiger" setShortName="D1" collectorNumber="12"/>
        <card number="1" name="18 Tin Monks" setShortName="Demo Second"/>
    </zone>
    <zone name="Misc">
        <card number="1" name="Tigers &amp; &quot;Sons&quot;" uuid="${guid}"/>
    </zone>
</cockatrice_deck>
`);
  });
});

describe('the texts of Magic', () => {
  it('Arena: sets in upper case, and the sections it knows', () => {
    const written = writeDeckList(
      list(
        [
          zone('Deck', [
            line(3, 'Paper Tiger', { set: 'd1', number: '12' }),
            line(1, 'Fog', { set: 'Demo Second' }),
          ]),
          zone('Misc', [line(1, 'Fan')]),
          zone('Sideboard', [line(1, 'Wen Li', { number: '4' })]),
        ],
        { name: 'Paper Panic' },
      ),
      'arena',
    );
    expect(written.text).toBe(`About
Name Paper Panic

Deck
3 Paper Tiger (D1) 12
1 Fog
1 Fan

Sideboard
1 Wen Li
`);
    expect(written.lost.flatMap(({ what, places }) => places.map((where) => `${what} ${where}`))).toEqual([
      'set /zones/0/lines/1/set',
      'number /zones/2/lines/0/number',
      'zone /zones/1',
    ]);
  });

  it('Magic Online: quantities and titles', () => {
    const sided = list([zone('Deck', [line(3, 'Paper Tiger')]), zone('Sideboard', [line(1, 'Wen Li')])]);
    expect(writeDeckList(sided, 'mtgo').text).toBe('3 Paper Tiger\n\nSIDEBOARD:\n1 Wen Li\n');
  });

  it('Magic Online: zones that it does not know are in the deck', () => {
    const highlander = list([zone('Pre-Game', [line(1, 'Wen Li')]), zone('Endurance', [line(2, 'Fog')])]);
    const written = writeDeckList(highlander, 'mtgo');
    expect(written.text).toBe('1 Wen Li\n2 Fog\n');
    expect(written.lost.flatMap(({ places }) => places)).toEqual(['/zones/0', '/zones/1']);
  });

  it('Magic Online reads no deck with cards that it does not know, so that none is written', () => {
    expect(isWritten('mtgo-dek')).toBe(false);
    expect(Object.keys(deckFormats).filter((format) => !isWritten(format as WrittenFormat))).toEqual([
      'mtgo-dek',
    ]);
  });
});

describe('a text of untap.in', () => {
  it('has codes in brackets and all else in comments', () => {
    expect(text('untap')).toBe(`// Name: Paper Panic
// Author: A. Player
// Game: shadowfist
// Cards: 5
// Note: Won twice.
// Note: Lost once.
// not sure

3 Paper Tiger (D1) (12)
1 18 Tin Monks

// [Misc]
1 Tigers & "Sons"
`);
  });
});

describe('a saved object of Tabletop Simulator', () => {
  it('is a deck for each zone, with an object for each copy', () => {
    const written = writeDeckList(panic, 'tabletop-simulator');
    const image = {
      FaceURL: '',
      BackURL: '',
      NumWidth: 1,
      NumHeight: 1,
      BackIsHidden: true,
      UniqueBack: false,
      Type: 0,
    };
    const faceDown = {
      posX: 0,
      posY: 1,
      posZ: 0,
      rotX: 0,
      rotY: 180,
      rotZ: 180,
      scaleX: 1,
      scaleY: 1,
      scaleZ: 1,
    };
    const card = (Nickname: string, CardID: number) => ({
      Name: 'Card',
      Nickname,
      Transform: faceDown,
      CardID,
    });
    expect(JSON.parse(written.text)).toEqual({
      SaveName: 'Paper Panic',
      ObjectStates: [
        {
          Name: 'DeckCustom',
          Nickname: 'Deck',
          Transform: faceDown,
          DeckIDs: [100, 100, 100, 200],
          CustomDeck: { 1: image, 2: image },
          ContainedObjects: [
            card('Paper Tiger', 100),
            card('Paper Tiger', 100),
            card('Paper Tiger', 100),
            card('18 Tin Monks', 200),
          ],
        },
        {
          Name: 'Bag',
          Nickname: 'Misc',
          Transform: { ...faceDown, rotZ: 0 },
          ContainedObjects: [
            { ...card('Tigers & "Sons"', 300), Name: 'CardCustom', CustomDeck: { 3: image } },
          ],
        },
      ],
    });
    expect(written.lacking).toEqual([
      {
        what: 'image',
        count: 1,
        places: ['/zones'],
        message: 'Tabletop Simulator shows images of cards; the list has none.',
      },
    ]);
  });
});

describe('every format', () => {
  it.each(Object.keys(deckFormats).filter((format) => format !== 'mtgo-dek'))(
    '%s says what it is',
    (name) => {
      const format = name as WrittenFormat;
      const { mediaType, extension } = deckFormats[format];
      expect(writeDeckList(panic, format)).toMatchObject({ format, mediaType, extension });
    },
  );
});
