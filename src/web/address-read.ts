import type { Address } from './write-page.tsx';

/** The address without parameters that the page does not read: links from elsewhere bring their own. */
export function addressRead({ origin, path }: Address, read: readonly string[]): Address {
  const mark = path.indexOf('?');
  if (mark < 0) return { origin, path };
  const given = [...new URLSearchParams(path.slice(mark))];
  const kept = given.filter(([name]) => read.includes(name));
  if (kept.length === given.length) return { origin, path };
  const query = new URLSearchParams(kept).toString();
  return { origin, path: query === '' ? path.slice(0, mark) : `${path.slice(0, mark)}?${query}` };
}
