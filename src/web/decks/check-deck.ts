import type { CheckedDeck, Conversion, DeckAnswers, DeckFile, DeckGame, DeckQuestion } from './answers.ts';

/** The part of the service that checks decks. The page calls it directly, its script over HTTP. */
export interface DeckService {
  validate(list: string, game: string, formats: readonly string[]): Promise<DeckAnswers>;
  convert(list: string, asked: ConversionAsked): Promise<Conversion>;
}

export interface ConversionAsked {
  readonly to: string;
  readonly game?: string;
  readonly names?: 'catalogue' | 'written';
}

interface Reading {
  readonly game: DeckGame;
  readonly deck: DeckFile;
  readonly unknownCopies: number;
}

/** The service answers for at most so many formats at once. */
const MOST_FORMATS = 20;

/** Checks a deck. If the person does not name the game, it is the one that knows most cards of the list. */
export async function checkDeck(
  service: DeckService,
  games: readonly DeckGame[],
  { list, game: asked, formats }: DeckQuestion,
): Promise<CheckedDeck> {
  const possible = games.filter(({ slug }) => asked === undefined || slug === asked);
  const readings = await Promise.all(possible.map((game) => read(service, list, game)));
  const reading = likeliest(readings);
  if (reading === undefined) throw new Error('No game was given.');
  const { game, deck } = reading;
  const known = game.formats.map(({ slug }) => slug);
  const wanted = known.filter((slug) => formats.includes(slug));
  const answers = await service.validate(
    list,
    game.slug,
    (wanted.length === 0 ? known : wanted).slice(0, MOST_FORMATS),
  );
  return { ...answers, game: game.slug, deck };
}

async function read(service: DeckService, list: string, game: DeckGame): Promise<Reading> {
  const { text, unresolved } = await service.convert(list, {
    to: 'arbiter',
    game: game.slug,
    names: 'catalogue',
  });
  const deck: DeckFile = JSON.parse(text);
  return { game, deck, unknownCopies: unresolved.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** The game that the list names, or else the game that knows most of its cards. */
function likeliest(readings: readonly Reading[]): Reading | undefined {
  const named = readings.filter(({ game, deck }) => deck.game === game.slug);
  return [...(named.length === 0 ? readings : named)].sort((a, b) => a.unknownCopies - b.unknownCopies)[0];
}

/** The report to show first: the one with the fewest problems. */
export function closest({ reports }: Pick<CheckedDeck, 'reports'>): number {
  const problems = reports.map(({ legal, violations }) => violations.length + (legal === true ? 0 : 0.5));
  return Math.max(problems.indexOf(Math.min(...problems)), 0);
}
