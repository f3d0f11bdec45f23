import { render } from 'preact';
import { DeckCheck } from '../decks/deck-check.tsx';

const root = document.querySelector<HTMLElement>('#deck-check');
if (root !== null) {
  const { games = '[]', examples = '{}' } = root.dataset;
  const given = new FormData(root.querySelector('form') ?? undefined);
  const game = String(given.get('game') ?? '');
  render(
    <DeckCheck
      games={JSON.parse(games)}
      examples={JSON.parse(examples)}
      given={{
        list: String(given.get('list') ?? ''),
        game: game === '' ? undefined : game,
        formats: given.getAll('format').map(String),
      }}
    />,
    root,
  );
}
