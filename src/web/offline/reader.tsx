import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { readCard } from './read-card.tsx';
import { readGlossary } from './read-glossary.tsx';
import { readRules } from './read-rules.tsx';
import { readRuling } from './read-ruling.tsx';
import { readSearch } from './read-search.tsx';

/** What was kept for an address; undefined if nothing was. */
async function kept({ pathname, searchParams }: URL): Promise<VNode | undefined> {
  const [place, game = searchParams.get('game') ?? '', ...rest] = pathname
    .slice(1)
    .split('/')
    .map(decodeURIComponent);
  if (place === 'cards' && rest[0] !== undefined) return readCard(game, rest[0]);
  if (place === 'rulings') return readRuling(pathname.slice('/rulings/'.length));
  if (place === 'rules') return readRules(game, rest);
  if (place === 'glossary') return readGlossary(game);
  if (place === 'search' || place === 'cards' || place === '')
    return readSearch(searchParams.get('q') ?? '', game);
  return undefined;
}

/** Shows what an address is about from the kept content. */
export function Reader({ address }: { readonly address: URL }) {
  const [shown, show] = useState<VNode | 'loading' | undefined>('loading');
  useEffect(() => {
    kept(address).then(show, () => show(undefined));
  }, [address]);
  if (shown === 'loading') return null;
  return (
    <>
      <p class="offline-note" role="status">
        {shown === undefined
          ? 'You are offline, and this page was not kept. Cards, rulings, rules and the glossary are.'
          : 'You are offline. This is what was kept at your last visit.'}
      </p>
      {shown ?? <h1>Not kept</h1>}
    </>
  );
}
