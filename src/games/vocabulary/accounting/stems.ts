/** Words that only look as if they had an ending. */
const WHOLE: ReadonlySet<string> = new Set([
  ...[
    'less',
    'unless',
    'this',
    'its',
    'his',
    'is',
    'as',
    'us',
    'plus',
    'minus',
    'guts',
    'tactics',
    'toughness',
  ],
  ...[
    'bring',
    'during',
    'king',
    'thing',
    'string',
    'ring',
    'spring',
    'need',
    'speed',
    'feed',
    'indeed',
    'always',
  ],
  ...[
    'process',
    'chess',
    'access',
    'success',
    'besides',
    'bus',
    'red',
    'bed',
    'wing',
    'being',
    'sing',
    'lightning',
  ],
]);

const IRREGULAR: Readonly<Record<string, string>> = {
  stole: 'steal',
  stolen: 'steal',
  drew: 'draw',
  drawn: 'draw',
  chose: 'choose',
  chosen: 'choose',
  gave: 'give',
  given: 'give',
  took: 'take',
  taken: 'take',
  has: 'have',
  had: 'have',
  left: 'left',
  dealt: 'deal',
  spent: 'spend',
  paid: 'pay',
  put: 'put',
  copies: 'copy',
  died: 'die',
  dies: 'die',
};

/** The form of a word without its grammatical ending, so that “smokes”, “smoked” and “smoking” are one word. */
export function stemOf(written: string): string {
  const word = written.toLowerCase();
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return trimmed(irregular);
  if (WHOLE.has(word) || word.length < 4) return word;
  return trimmed(word.replace(/ies$/, 'y').replace(/(?<=[a-z]{2})(?:ing|ed|es|s)$/, ''));
}

/** “smoke” and “smok”, “cancell” and “cancel” are one. */
function trimmed(stem: string): string {
  return stem.replace(/(?<=[a-z]{2})e$/, '').replace(/([lprtng])\1$/, '$1');
}
