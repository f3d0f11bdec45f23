/** The source of a regular expression that matches the longest of many texts, as fast as it matches one. */
export function anyOf(texts: Iterable<string>): string {
  const root = node();
  for (const text of texts) {
    let at = root;
    for (const character of text) {
      const next = at.next.get(character) ?? node();
      at.next.set(character, next);
      at = next;
    }
    at.isEnd = true;
  }
  return sourceOf(root);
}

interface Node {
  isEnd: boolean;
  readonly next: Map<string, Node>;
}

const node = (): Node => ({ isEnd: false, next: new Map() });

function sourceOf({ isEnd, next }: Node): string {
  const ways = [...next].map(([character, after]) => escaped(character) + sourceOf(after));
  if (ways.length === 0) return '';
  if (ways.length === 1 && !isEnd) return ways.join('');
  return `(?:${ways.join('|')})${isEnd ? '?' : ''}`;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
