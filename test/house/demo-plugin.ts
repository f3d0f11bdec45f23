// A LackeyCCG plugin as they are found: byte order marks, rows that stop short, files that are not well formed.

const columns = [
  'Name',
  'Set',
  'ImageFile',
  'Type',
  'Faction',
  'Subtitle',
  'Cost',
  'Requires',
  'Provides',
  'Fighting',
  'Power',
  'Body',
  'Rarity',
  'Designators',
  'Text',
  'Script',
] as const;

type Row = Readonly<Partial<Record<(typeof columns)[number], string>>>;

const whole = (row: Row): string => columns.map((column) => row[column] ?? '').join('\t');
/** Without the empty cells at its end. */
const short = (row: Row): string => whole(row).trimEnd();

const tiger: Row = {
  Name: 'Tin Tiger',
  Set: 'demo1',
  ImageFile: 'tin_tiger_d1',
  Type: 'Character',
  Faction: 'Ascended',
  Subtitle: 'Windup Beast',
  Cost: '2',
  Requires: '{asc}',
  Provides: '{asc}',
  Fighting: '3',
  Rarity: 'Rare',
  Designators: 'tin tiger windup beast',
  Text: 'Unique. Ambush.',
};

const monks: Row = {
  Name: '18 Paper Monks',
  Set: 'demo1',
  ImageFile: '18_paper_monks_d1',
  Type: 'Character',
  Faction: 'Guiding Hand',
  Subtitle: 'Folded Disciples',
  Cost: '3',
  Requires: '{han}',
  Provides: '{han}',
  Fighting: 'X',
  Text: 'X= the number of Paper Monks in play.',
};

const reprint: Row = {
  ...tiger,
  Name: 'Tin tiger',
  Set: 'demo2',
  ImageFile: 'tin_tiger_d2',
  Text: 'Unique. Superleap.',
};

const noise: Row = {
  Name: 'Loud Noise',
  Set: 'demo2',
  ImageFile: 'loud_noise_d2',
  Type: 'Event',
  Faction: 'Jammers',
  Subtitle: 'Event',
  Cost: '1',
  Requires: '{jam}{jam}',
  Text: 'Turn target Character.',
};

const heading = columns.join('\t');

/** The second set, with what Loud Noise costs there. */
export function secondSet({ noiseCost = '1' }: { readonly noiseCost?: string } = {}): string {
  return `${[heading, short(reprint), short({ ...noise, Cost: noiseCost })].join('\n')}\n`;
}

export const demoPlugin: Readonly<Record<string, string | Buffer>> = {
  'demo/plugininfo.txt':
    'A demonstration.\n<plugin>\n<name>demo</name>\n<deckzone><label>Deck</label>/deckzone>\n',
  'demo/formats.txt':
    '<formatdefinitions>\n<format>\n<label>Demonstrative</label>\n<set>demo1</set>\n<set>demo2</set>\n</format>\n</formatdefinitions>\n',
  'demo/sets.csv': 'code,name,order,date\ndemo1,Demonstration,90,2001-05\ndemo2,Demonstration Two,91,2002\n',
  'demo/sets/demo1.txt': `\uFEFF${[heading, whole(tiger), short(monks)].join('\r\n')}\r\n`,
  'demo/sets/demo2.txt': secondSet(),
  'demo/sets/setimages/demo1/tin_tiger_d1.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  'demo/decks/first.dek':
    '<deck version="0.8"><meta><game>demo</game></meta><superzone name="Deck"><card><name>Tin Tiger</name></card></superzone></deck>\n',
};
