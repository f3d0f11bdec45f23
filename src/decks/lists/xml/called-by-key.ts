import type { Draft, GivenLine } from '../draft.ts';

/** A card that only its key names is called by it, for a key may lead to a card as a name does. */
export function calledByKey<Line extends Pick<GivenLine, 'title' | 'key' | 'place'>>(
  line: Line,
  draft: Draft,
): Line {
  const key = line.key?.trim() ?? '';
  if (line.title.trim() !== '' || key === '') return line;
  draft.remark('line/no-name', `The card has no name; its id ${key} is read as the name.`, line.place);
  return { ...line, title: key };
}
