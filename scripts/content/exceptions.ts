/** Sections whose words are no law, each with the reason. */
export const sectionsWithoutLaw: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'shadowfist.yotd',
    new Map([
      ['2', 'a welcome to the chapter'],
      ['4', 'says how the reference guide is to be read'],
      ['5', 'says what the chapter is about'],
      ['6', 'says what the chapter is about'],
      ['8', 'says what the chapter is about'],
      ['9', 'tells who should read the chapter'],
      ['10', 'says how the glossary is printed'],
    ]),
  ],
  [
    'highlander.first-edition',
    new Map([
      ['introduction', 'the story of the films and series'],
      ['getting-started-quickly', 'says that the basic rules follow'],
      ['advanced-rules', 'says what the advanced rules are for'],
    ]),
  ],
]);

/** Words that are the title of a card and here mean something else, each with the reason. */
export const notCardNames: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['highlander.first-edition', new Map([['the prize', 'what the Immortals of the story duel for']])],
  [
    'highlander.handbook-addendum',
    new Map([
      ['annie devlin', 'stands only as the sub-title of Battle Rage'],
      ['power blow', 'what an Exertion makes of an attack'],
    ]),
  ],
  [
    'highlander.reference',
    new Map([
      ['dirty trick', 'a kind of attack'],
      ['power blow', 'what an Exertion makes of an attack'],
    ]),
  ],
]);
