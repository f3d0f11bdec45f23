import { describe, expect, it, vi } from 'vitest';
import { compileSearch } from '../../../src/catalogue/search/compile.ts';
import type { SearchContext } from '../../../src/catalogue/search/context.ts';
import { bothGames, highlanderOnly, shadowfistOnly } from './context.ts';
import { inSql } from './in-sql.ts';
import { refusalOf } from './refusal.ts';

function condition(query: string, context: SearchContext = bothGames) {
  const { text, values } = inSql(compileSearch(query, context).condition);
  return [text.replace(/\s+/g, ' '), ...values];
}

const refusal = (query: string, context: SearchContext = bothGames) =>
  refusalOf(() => compileSearch(query, context));

describe('words', () => {
  it('looks a plain word up in the index, and for its letters where it is a stop word', () => {
    const lexemes = (n: number) => `plainto_tsquery('english'::regconfig, $${n})`;
    expect(condition('Hermïts!')).toEqual([
      `(w."search" @@ ${lexemes(1)} OR (numnode(${lexemes(2)}) = 0 AND ` +
        '(w."foldedName" LIKE $3 OR w."foldedSubtitle" LIKE $4 OR w."foldedText" LIKE $5)))',
      ...['hermits!', 'hermits!', '%hermits!%', '%hermits!%', '%hermits!%'],
    ]);
  });

  it.each(['.44', '{mag}', 'attack/block', '+1'])('looks for %s as it is written', (symbols) => {
    const [sql, ...values] = condition(symbols);
    expect(sql).toBe('(w."foldedName" LIKE $1 OR w."foldedSubtitle" LIKE $2 OR w."foldedText" LIKE $3)');
    expect(values).toEqual(Array(3).fill(`%${symbols}%`));
  });

  it('takes the wildcards of LIKE for what they are', () => {
    expect(condition(String.raw`text:"50%_\\"`)).toEqual([
      '(w."foldedText" LIKE $1)',
      String.raw`%50\%\_\\%`,
    ]);
  });

  it('folds a phrase', () => {
    expect(condition('name:“Café’s  Déjà”')).toEqual(['(w."foldedName" LIKE $1)', "%cafe's deja%"]);
  });

  it('refuses a phrase with nothing in it', () => {
    expect(refusal('fox " "')).toMatchObject({ code: 'search/bad-value', position: 4, length: 3 });
  });
});

describe('joining', () => {
  it('joins and negates so that what is unknown is not met', () => {
    expect(condition('-(cost>3 or is:unique) has:ruling')).toEqual([
      '(((c."cost" > $1::int OR c."traits" && $2::text[])) IS NOT TRUE AND c."hasRuling")',
      ...[3, ['unique']],
    ]);
  });

  it('finds every card for an empty query', () => {
    expect(condition('')).toEqual(['TRUE']);
  });

  it('asks about every game as it stands now, or about the chosen one', () => {
    expect(compileSearch('', bothGames).times).toEqual([
      { game: 'shadowfist', rank: null },
      { game: 'highlander', rank: null },
    ]);
    expect(compileSearch('has:text', shadowfistOnly).times).toEqual([{ game: 'shadowfist', rank: null }]);
  });
});

describe('known values', () => {
  it.each([
    ['t:site', 'c."type" = ANY($1::text[])', ['Site', 'Feng Shui Site']],
    ['T:FENG-SHUI-SITE', 'c."type" = ANY($1::text[])', ['Feng Shui Site']],
    [
      'type:attack',
      'c."type" = ANY($1::text[])',
      ['Attack', 'Basic Attack', 'Ranged Attack', 'Special Attack/Block'],
    ],
    ['t:"special attack/block"', 'c."type" = ANY($1::text[])', ['Special Attack/Block']],
    ['set:"year of the dragon"', 'c."sets" && $1::text[]', ['yearofthedragon']],
    ['faction:mon', 'c."factions" && $1::text[]', ['Four Monarchs']],
    ['faction:hand', 'c."factions" && $1::text[]', ['Guiding Hand']],
    ['faction:s', 'c."factions" && $1::text[]', ['Seven Masters', 'Syndicate']],
    ['is:"Toast It"', 'c."traits" && $1::text[]', ['toast-it']],
    ['source:YOTD', 'c."sources" && $1::text[]', ['shadowfist.yotd']],
    ['source:highlander.type-two', 'c."sources" && $1::text[]', ['highlander.type-two']],
    ['immortal:connor', 'c."immortals" && $1::text[]', ['Connor', 'Connor MacLeod']],
    ['immortal:"xavier st. cloud"', 'c."immortals" && $1::text[]', ['Xavier St. Cloud']],
    ['gems:Agility', 'c."gems" && $1::text[]', ['agility']],
  ])('%s', (query, sql, values) => {
    expect(condition(query)).toEqual([sql, values]);
  });

  it('refuses a value that no card can have, with the nearest', () => {
    expect(refusal('foo is:uniqe')).toMatchObject({
      ...{ code: 'search/unknown-value', position: 7, length: 5, suggestion: 'unique' },
      message: 'Unknown trait "uniqe". Did you mean "unique"?',
    });
    expect(refusal('faction:mno').suggestion).toBe('mon');
    expect(refusal('set:qqqqqqqqqqqq').suggestion).toBeUndefined();
    expect(refusal('is:""').suggestion).toBeUndefined();
  });

  it('warns of a value that only cards of the other game have', () => {
    expect(condition('t:character', highlanderOnly)).toEqual(['FALSE']);
    expect(compileSearch('t:character', highlanderOnly).warnings).toEqual([
      'No card of Highlander: The Card Game has the type "character".',
    ]);
  });

  it('warns of a figure that the game does not have, once', () => {
    expect(compileSearch('cost>3 faction:mon cost<9', highlanderOnly).warnings).toEqual([
      'cost does not apply to cards of Highlander: The Card Game, so it matches nothing.',
      'faction does not apply to cards of Highlander: The Card Game, so it matches nothing.',
    ]);
    expect(compileSearch('immortal:kurgan', shadowfistOnly).warnings).toHaveLength(1);
    expect(compileSearch('cost>3 immortal:kurgan', bothGames).warnings).toEqual([]);
  });

  it('warns of a NOT that is no more than a word', () => {
    expect(compileSearch('fox NOT pass', bothGames).warnings).toEqual([
      'NOT is searched for as a word; put a minus before a term to negate it.',
    ]);
    expect(compileSearch('fox not pass', bothGames).warnings).toEqual([]);
  });

  it('warns where nothing at all is on record', () => {
    const withoutGems = { ...bothGames, known: { ...bothGames.known, gems: [] } };
    expect(compileSearch('gems:agility', withoutGems).warnings).toEqual([
      'No card has a known gem, so gems matches nothing.',
    ]);
  });
});

describe('designators', () => {
  it('asks for every key that the law of a game makes of the words', () => {
    expect(condition('designator:"Netherworld Abomination"')).toEqual([
      `((${heldBy('$1', '$2')} AND d."untilRank" IS NULL ) AND ${heldBy('$3', '$4')} AND d."untilRank" IS NULL )))`,
      ...['shadowfist', 'netherworld', 'shadowfist', 'abomination'],
    ]);
  });

  it('asks for those that held at the time of the query', () => {
    expect(condition('designator:gun asOf:1999')).toEqual([
      `((${heldBy('$1', '$2')} AND d."fromRank" <= $3 AND (d."untilRank" IS NULL OR $4 < d."untilRank") )))`,
      ...['shadowfist', 'gun', 0, 0],
    ]);
  });

  const heldBy = (game: string, key: string) =>
    `c."id" IN ( SELECT d."cardId" FROM "Designator" d WHERE d."gameSlug" = ${game} AND d."key" = ${key} AND d."grantedTo" IS NULL`;

  it('refuses what is never a designator', () => {
    expect(refusal('designator:the')).toMatchObject({
      code: 'search/unknown-value',
      position: 11,
      length: 3,
    });
  });

  it('warns where the game has none', () => {
    expect(compileSearch('designator:gun', highlanderOnly).warnings).toEqual([
      'Cards of Highlander: The Card Game do not have designators, so designator matches nothing.',
    ]);
  });
});

describe('figures and grids', () => {
  it.each([
    ['cost=3', 'c."cost" = $1::int', 3],
    ['cost:3', 'c."cost" = $1::int', 3],
    ['FIGHTING!=0', 'c."fighting" <> $1::int', 0],
    ['body < 6', 'c."body" < $1::int', 6],
    ['power<=1', 'c."power" <= $1::int', 1],
    ['restriction>5', 'c."restriction" > $1::int', 5],
    ['errata>=2', 'w."errataNumber" >= $1::int', 2],
    ['grid:ooo/oxo/ooo', 'c."grid" = $1', 'OOO/OXO/OOO'],
    ['grid:OOOOXOOOO', 'c."grid" = $1', 'OOO/OXO/OOO'],
    ['grid:x??/?x?/?o?', 'c."grid" = $1', 'X??/?X?/?O?'],
  ])('%s', (query, sql, value) => {
    expect(condition(query)).toEqual([sql, value]);
  });

  it.each([
    ['cost>three', 'search/bad-value', 5, 5],
    ['cost>1234567', 'search/bad-value', 5, 7],
    ['cost>/3/', 'search/bad-value', 5, 3],
    ['grid:OOO/OXO', 'search/bad-value', 5, 7],
    ['name>fox', 'search/syntax', 4, 1],
    ['t:/event/', 'search/syntax', 2, 7],
  ])('%s is refused', (query, code, position, length) => {
    expect(refusal(query)).toMatchObject({ code, position, length });
  });
});

describe('keys', () => {
  it('refuses an unknown key with the nearest known one', () => {
    expect(refusal('fox cots>3')).toMatchObject({
      ...{ code: 'search/unknown-key', position: 4, length: 4, suggestion: 'cost' },
      message:
        'Unknown key "cots". Did you mean cost? To search for the words themselves, put them in quotes.',
    });
    expect(refusal('desig:gun').suggestion).toBe('designator');
    expect(refusal('title:fox').suggestion).toBe('name');
    expect(refusal('persona:kurgan').suggestion).toBe('immortal');
    expect(refusal('zzzzzzzzzzzz:gun').suggestion).toBeUndefined();
  });

  it('refuses what is asked beside the query', () => {
    expect(refusal('fox game:shadowfist')).toMatchObject({
      ...{ code: 'search/unknown-key', position: 4, length: 4, suggestion: undefined },
      message:
        'game is not a search key; use the request parameters for the game, the order and the page size.',
    });
  });

  it('refuses what a card cannot have', () => {
    expect(refusal('has:rulings')).toMatchObject({
      code: 'search/unknown-value',
      position: 4,
      suggestion: 'ruling',
    });
    expect(refusal('has:').code).toBe('search/syntax');
  });
});

describe('regexes', () => {
  it('asks for the ids of the cards that match, at the time asked about', () => {
    const matchRegex = vi.fn(bothGames.matchRegex);
    expect(condition('asOf:1999 name:/^the/', { ...bothGames, matchRegex })).toEqual([
      'c."id" = ANY($1::text[])',
      ['card-1', 'card-2'],
    ]);
    const [request] = matchRegex.mock.calls[0] ?? [];
    expect(request).toMatchObject({ fields: ['name'], asOf: { kind: 'date', date: '1999' } });
    expect(['The Hub', 'In the Hub'].map((name) => request?.regex.test(name))).toEqual([true, false]);
  });

  it.each([
    [String.raw`fox /\bsmoke(s/`, 'missing closing )', 4, 11],
    ['/a/ /b{1001}/', 'invalid repeat count', 6, 6],
    ['/(?=a)/', 'invalid or unsupported Perl syntax', 1, 3],
    [String.raw`/a\1/`, 'invalid escape sequence', 2, 2],
  ])('%s is refused where it is wrong', (query, reason, position, length) => {
    expect(refusal(query)).toMatchObject({
      ...{ code: 'search/bad-regex', position, length },
      message: `Invalid regular expression: ${reason}.`,
    });
  });

  it('refuses a regex that is too long', () => {
    expect(refusal(`/${'a'.repeat(201)}/`)).toMatchObject({
      code: 'search/bad-regex',
      position: 0,
      length: 203,
    });
  });
});

describe('asOf', () => {
  it('reads wordings as each game had them', () => {
    const { asOf, times } = compileSearch('has:errata asOf:2000-06', bothGames);
    expect(asOf).toEqual({ kind: 'date', date: '2000-06' });
    expect(times).toEqual([
      { game: 'shadowfist', rank: 1 },
      { game: 'highlander', rank: 3 },
    ]);
    expect(condition('has:errata asOf:2000-06')).toEqual(['w."hasErrata"']);
  });

  it('keeps to the chosen game', () => {
    expect(compileSearch('asof:1999', highlanderOnly).times).toEqual([{ game: 'highlander', rank: 0 }]);
  });

  it('takes a source, with or without its game', () => {
    const source = { kind: 'source', source: 'shadowfist.yotd' };
    expect(compileSearch('asOf:yotd', bothGames).asOf).toEqual(source);
    expect(compileSearch('fox asOf:shadowfist.yotd pass', bothGames).asOf).toEqual(source);
    expect(refusal('asOf:yotd', highlanderOnly)).toMatchObject({ code: 'search/unknown-value', position: 5 });
  });

  it('is null without one', () => {
    expect(compileSearch('fox', bothGames).asOf).toBeNull();
  });

  it.each([
    ['fox or asOf:2000', 7],
    ['-asOf:2000', 1],
    ['(fox asOf:2000) pass', 5],
    ['asOf:2000 asOf:2000', 10],
  ])('%s is misplaced at %i', (query, position) => {
    expect(refusal(query)).toMatchObject({ code: 'search/misplaced-as-of', position });
  });

  it.each(['asOf:2000-13', 'asOf:20', 'asOf:2000-1-1'])('%s is no date', (query) => {
    expect(refusal(query)).toMatchObject({
      code: 'search/bad-value',
      expected: ['YYYY', 'YYYY-MM', 'YYYY-MM-DD'],
    });
  });
});
