import { canonicalGuid } from '../../../card-files/reading/guid.ts';
import type { About, ListLine, Zone } from '../deck-list.ts';
import { gameNamed } from '../game-named.ts';
import { holdsLittle, only, type Writer } from './writer.ts';
import { attribute, element, escaped } from './xml-words.ts';

/** LackeyCCG's `.dek`: an element for each copy. It knows a printing by its set and by the name of its image. */
export const lackeyDek: Writer = {
  holds: {
    ...holdsLittle,
    about: (about) => {
      const held = only(about, 'name', 'author', 'notes');
      return isPlugin(about.plugin) ? { ...held, plugin: about.plugin } : { ...held, game: about.game };
    },
    line: (line) => ({ ...line, number: null, note: null, key: isImage(line.key) ? line.key : null }),
  },
  write: (list) => `<deck version="0.8">\n${meta(list)}${list.zones.map(superzone).join('')}</deck>\n`,
};

/** It has one place for a game, and would take the name of one for it. */
const isPlugin = (plugin: string | null): plugin is string =>
  plugin !== null && gameNamed(plugin) === null && canonicalGuid(plugin) === null;

const isImage = (key: string | null): boolean => key !== null && canonicalGuid(key) === null;

function meta({ name, author, notes, game, plugin }: About): string {
  const fields = [
    element('game', plugin ?? game),
    element('title', name),
    element('author', author),
    element('note', notes),
  ].filter((field) => field !== '');
  return `\t<meta>\n${fields.map((field) => `\t\t${field}\n`).join('')}\t</meta>\n`;
}

function superzone({ name, lines }: Zone): string {
  const cards = lines.map((line) => `\t\t${card(line)}\n`.repeat(line.quantity));
  return `\t<superzone${attribute('name', name)}>\n${cards.join('')}\t</superzone>\n`;
}

const card = ({ title, set, key }: ListLine): string =>
  `<card><name${attribute('id', key)}>${escaped(title)}</name>${element('set', set)}</card>`;
