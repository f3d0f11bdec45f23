import { z } from 'zod';
import { type GameSlug, gameSlugs } from '../../games/registry.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Work } from '../../work.ts';
import type { CheckedDeck, DeckGame, DeckQuestion } from '../decks/answers.ts';
import { checkDeck, closest, type DeckService } from '../decks/check-deck.ts';
import { exampleDecks } from '../decks/example-decks.ts';
import { gameField, nothing } from '../input.ts';
import type { AddPage } from '../page.ts';
import { Desk } from '../parts/deck/desk.tsx';

const query = z.object({
  list: z.string().max(100_000, 'must have at most 100,000 characters').optional(),
  game: gameField,
  format: z.union([z.string(), z.array(z.string())]).optional(),
  example: gameField,
});

/** The deck check. Without scripts, a form sends the list in the address and the page shows the verdict. */
export function addDecksPage(add: AddPage): void {
  add({
    path: '/decks',
    params: nothing,
    query,
    async make({ query: { list, game, format = [], example }, services, work }) {
      const games = deckGames(services);
      const question: DeckQuestion = {
        list: list ?? (example === undefined ? '' : exampleDecks[example]),
        game: game ?? example,
        formats: [format].flat().slice(0, 100),
      };
      const answer =
        question.list.trim() === '' ? {} : await answerTo(question, games, deckService(services, work));
      return {
        title: 'Is this deck legal?',
        description:
          'Paste a deck list of Shadowfist or Highlander: every broken rule with its source, the smallest changes that make the deck legal, figures, and the list for other programs.',
        requests: ['/v1/games'],
        islands: ['deck-check'],
        isUnlisted: question.list !== '',
        body: (
          <>
            <h1>Is this deck legal?</h1>
            <noscript>
              <p>
                Without JavaScript, the list is sent in the address of the page. Change it yourself as
                proposed, then check it again. To see the report of one format, choose the format.
              </p>
            </noscript>
            <div
              id="deck-check"
              data-games={JSON.stringify(games)}
              data-examples={JSON.stringify(exampleDecks)}
            >
              <Desk
                games={games}
                examples={exampleDecks}
                question={question}
                checked={answer.checked}
                error={answer.error}
                isBusy={false}
                shown={answer.checked === undefined ? 0 : closest(answer.checked)}
              />
            </div>
          </>
        ),
      };
    },
  });
}

interface Answer {
  readonly checked?: CheckedDeck;
  readonly error?: string;
}

async function answerTo(
  question: DeckQuestion,
  games: readonly DeckGame[],
  service: DeckService,
): Promise<Answer> {
  try {
    return { checked: await checkDeck(service, games, question) };
  } catch (error) {
    // A list that cannot be checked is an answer; all else is a failure of the page.
    if (error instanceof Problem && error.code.startsWith('deck/')) return { error: error.message };
    throw error;
  }
}

function deckGames({ catalogue }: Services): DeckGame[] {
  return catalogue.games().games.map(({ slug, name, formats }) => ({
    slug,
    name,
    formats: formats.map((format) => ({ slug: format.slug, name: format.name })),
  }));
}

function deckService({ decks }: Services, work: Work): DeckService {
  return {
    validate: async (list, game, formats) => decks.validate({ list, game: gameSlug(game), formats }, work),
    async convert(list, { to, game, names }) {
      const conversion = decks.convert({ list, to, game: gameSlug(game), names }, work);
      await work.pause();
      return conversion;
    },
  };
}

const gameSlug = (slug: string | undefined): GameSlug | undefined => gameSlugs.find((one) => one === slug);
