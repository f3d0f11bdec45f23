/** What parameters and arguments of these names are likely to be, so that requests come past the door. */
const values: Readonly<Record<string, readonly string[]>> = {
  game: ['shadowfist', 'highlander'],
  slug: ['fox-pass', 'ting-ting', 'darius-event', 'pocket-demon', 'draco', 'no-such-card'],
  id: ['shadowfist.yotd/9.2/most-recent-printing', 'highlander.type-two/faq/darius-event-countering'],
  name: ['Fox Pass', 'darius', 'the fox pass'],
  fuzzy: ['fox pas', 'darius', 'gun'],
  card: ['darius event', 'ting ting', 'master'],
  asOf: ['1999', '2000-06', '2001-05-11', 'shadowfist.yotd', 'highlander.type-two'],
  q: ['fox', 'uniqueness', 't:event cost<=1', 'the'],
  ruleset: ['highlander.type-two', 'shadowfist.yotd'],
  section: ['4', '4.3'],
  word: ['gun', 'master', 'the', 'cop-master'],
  limit: ['1', '2', '50'],
  since: ['0', '1', '2000', '2000-02-29', '2026-01-01T00:00:00Z', '0000-01-01T00:00:00+23:59'],
};

const sameAs: Readonly<Record<string, string>> = {
  exact: 'name',
  title: 'name',
  query: 'q',
  a: 'word',
  b: 'word',
  '*': 'id',
  cursor: 'id',
};

/** Likely values of a parameter or argument; of an unknown one, those of every other. */
export function likely(name: string): readonly string[] {
  return values[sameAs[name] ?? name] ?? Object.values(values).flat();
}
