import { z } from 'zod';
import { gameSlugs } from '../../games/registry.ts';
import type { Problem } from '../../problem.ts';
import { addressOf, cardAddress, withQuery } from '../addresses.ts';
import { gameNames } from '../game-names.ts';

const card = z.object({ game: z.enum(gameSlugs), slug: z.string(), name: z.string() });
const suggested = z.array(z.union([card, z.string()])).catch([]);

/** What may have been meant, as links. */
export function ProblemSuggestions({ problem: { extra } }: { readonly problem: Problem }) {
  const links = [...suggested.parse(extra.suggestions ?? []), ...suggested.parse(extra.candidates ?? [])]
    // A route with parameters is no address.
    .filter((one) => typeof one !== 'string' || !one.includes('/:'))
    .map(linkTo);
  if (links.length === 0) return null;
  return (
    <>
      <h2>Did you mean</h2>
      <ul class="corrections">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function linkTo(suggestion: z.output<typeof card> | string): {
  readonly href: string;
  readonly name: string;
} {
  if (typeof suggestion === 'string') {
    const isAddress = suggestion.startsWith('/');
    return {
      href: isAddress ? addressOf(suggestion) : withQuery('/search', { q: suggestion }),
      name: suggestion,
    };
  }
  const { game, slug, name } = suggestion;
  return { href: cardAddress(game, slug), name: `${name}, ${gameNames[game]}` };
}
