import type { CheckedDeck, DeckFile, Fix, UnknownLine, WrittenFormat } from './answers.ts';
import type { DeckService } from './check-deck.ts';
import { withChanges, withTitle } from './edit-list.ts';
import { programs } from './in-words.ts';

/** Formats in which a line stands for itself: lines that were not read can be kept. */
const ofLines: readonly string[] = ['plain', 'lackey-txt', 'arena', 'mtgo', 'untap'];

/** The text of a list after a fix, in the format of the list. */
export async function withFix(
  service: DeckService,
  list: string,
  checked: CheckedDeck,
  { changes }: Fix,
): Promise<string> {
  const written = await asWritten(service, list, checked);
  return rewritten(service, withChanges(written, checked.deck, changes), checked);
}

/** The text of a list after a person has picked the card that a line means. */
export async function withCard(
  service: DeckService,
  list: string,
  checked: CheckedDeck,
  { title, place }: UnknownLine,
  name: string,
): Promise<string> {
  const lines = list.split('\n');
  const line = place.line === null ? undefined : lines[place.line - 1];
  if (line?.includes(title))
    return lines.map((one, at) => (at + 1 === place.line ? one.replace(title, () => name) : one)).join('\n');
  return rewritten(service, withTitle(await asWritten(service, list, checked), title, name), checked);
}

/** The list as it is written; its game only if the list names it. */
async function asWritten(service: DeckService, list: string, { game }: CheckedDeck): Promise<DeckFile> {
  const read = async (asked: { readonly game?: string }): Promise<DeckFile> =>
    JSON.parse((await service.convert(list, { to: 'arbiter', ...asked })).text);
  const [deck, alone] = await Promise.all([read({ game }), read({})]);
  return { ...deck, game: alone.game ?? null };
}

async function rewritten(service: DeckService, deck: DeckFile, { list }: CheckedDeck): Promise<string> {
  const to = isWritten(list.format) ? list.format : 'plain';
  const { text } = await service.convert(JSON.stringify(deck), { to });
  const kept = ofLines.includes(to) ? list.unread.flatMap(({ written }) => written ?? []) : [];
  return [text, ...kept].join(kept.length === 0 ? '' : '\n');
}

const isWritten = (format: string): format is WrittenFormat => Object.hasOwn(programs, format);
