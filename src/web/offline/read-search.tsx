import type { VNode } from 'preact';
import { cardAddress, ruleAddress, rulingAddress } from '../addresses.ts';
import { gameNames } from '../game-names.ts';
import { SearchForm } from '../parts/search-form.tsx';
import { games, keptLines } from './content.ts';

interface Result {
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

const MOST_SHOWN = 30;

/** What contains all words of a query: cards by name first, then texts, rulings and rules. */
export async function readSearch(q: string, game: string): Promise<VNode> {
  const words = plain(q)
    .split(' ')
    .filter((word) => word !== '');
  const found = words.length === 0 ? [] : await resultsOf(words, game);
  return (
    <>
      <h1>Search without network</h1>
      <SearchForm q={q} game={undefined} />
      {words.length === 0 ? <Shelves /> : null}
      {words.length > 0 && found.length === 0 ? <p>Nothing kept contains all of these words.</p> : null}
      <ul class="offline-results">
        {found.slice(0, MOST_SHOWN).map(({ address, title, text }) => (
          <li key={address}>
            <a href={address}>{title}</a>
            <p class="faint small">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What can be read without a search. */
function Shelves() {
  return (
    <ul>
      {games.map((game) => (
        <li key={game}>
          {gameNames[game]}: <a href={`/rules/${game}`}>rules</a>, <a href={`/glossary/${game}`}>glossary</a>
        </li>
      ))}
    </ul>
  );
}

async function resultsOf(words: readonly string[], asked: string): Promise<readonly Result[]> {
  const contains = (text: string) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
  const all = await Promise.all(
    games
      .filter((game) => asked === '' || game === asked)
      .map(async (game) => {
        const cards = (await keptLines(game, 'cards')).map(({ slug, name, text }) => ({
          address: cardAddress(game, slug),
          title: name,
          text: text ?? '',
        }));
        const rulings = (await keptLines(game, 'rulings')).map(({ id, question, statement, citation }) => ({
          address: rulingAddress(id),
          title: `Ruling: ${citation.heading ?? citation.section}`,
          text: `${question ?? ''} ${statement}`,
        }));
        const rules = (await keptLines(game, 'rules')).map(({ id, heading, statement }) => ({
          address: ruleAddress(game, id),
          title: `Rule: ${heading}`,
          text: statement,
        }));
        const byName = cards.filter(({ title }) => contains(title));
        const byText = [...cards, ...rulings, ...rules].filter(({ title, text }) =>
          contains(`${title} ${text}`),
        );
        return [...new Set([...byName, ...byText])];
      }),
  );
  return all.flat();
}

/** Without case and accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
