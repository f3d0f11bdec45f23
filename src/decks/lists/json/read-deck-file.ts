import type { z } from 'zod';
import type { WrittenCard } from '../../../games/decks/own-card.ts';
import type { Draft } from '../draft.ts';
import { limits } from '../limits.ts';
import { oneLine } from '../words.ts';
import { deckFile } from './deck-file.ts';
import { at, parsed } from './json-text.ts';

type Said = z.output<typeof deckFile>;
type SaidZone = Said['zones'][number];

/** Arbiter's own JSON. */
export function readDeckFile(text: string, draft: Draft): void {
  const said = parsed(text, deckFile, draft);
  if (said.game != null) draft.game(said.game, at('/game'));
  draft.about('plugin', said.plugin ?? '', at('/plugin'));
  draft.about('name', said.name ?? '', at('/name'));
  draft.about('author', said.author ?? '', at('/author'));
  draft.notes(said.notes ?? '', at('/notes'));
  if (said.told != null) draft.told(said.told, at('/told'));
  for (const [index, comment] of said.comments?.entries() ?? []) {
    draft.comment(comment, at(`/comments/${index}`));
  }
  for (const [index, zone] of said.zones.entries()) readZone(zone, `/zones/${index}`, draft);
}

function readZone(zone: SaidZone, pointer: string, draft: Draft): void {
  const { name, told, lines, headings = [] } = zone;
  if (told != null) draft.zoneTold(name, told);
  let next = 0;
  const headAbove = (line: number) => {
    for (
      let heading = headings[next];
      heading !== undefined && heading.before <= line;
      heading = headings[next]
    ) {
      const counts = heading.counts?.map(({ count, of }) => ({ count, of: of ?? null })) ?? [];
      draft.heading(name, heading.text, counts, at(`${pointer}/headings/${next}`));
      next += 1;
    }
  };
  for (const [index, line] of lines.entries()) {
    headAbove(index);
    const { title = titleWritten(line.card) } = line;
    draft.line(name, { ...line, title, place: at(`${pointer}/lines/${index}`) });
  }
  headAbove(lines.length);
}

/** What a card of the list's own is called until it is read: by its title, or its slug in the catalogue. */
function titleWritten({ title, card }: WrittenCard = {}): string {
  const name = title ?? card;
  return typeof name === 'string' && oneLine(name) !== ''
    ? name.slice(0, limits.words)
    : 'a card of your own';
}
