import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { conversionView, deckAnswersView, deckAnswerView } from '../../decks/views.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { asOf, game, text } from '../input.ts';
import { described } from './route.ts';

const tags = ['decks'];

/** What a deck list comes as, beside JSON. */
const FILES = ['text/plain', 'application/xml', 'text/xml', 'application/octet-stream'];

const format = text(100);
const formatNames = z.preprocess(
  (given) => (typeof given === 'string' ? [given] : given),
  z.array(format).max(20),
);

const consumes = ['application/json', ...FILES];
const body = z.unknown().meta({
  description:
    "A deck list: Arbiter's own JSON, with formats, format (a slug, or a format of your own) and asOf beside its keys if wanted; a line may have a card of its own in place of a title (/v1/schemas/deck-list); or any other form of deck list, as text, XML or bytes.",
});

/** What a JSON body may ask beside its list. */
const asked = z.object({
  game: game.nullish(),
  formats: z.array(format).min(1).max(20).optional(),
  format: z
    .union([format, z.record(z.string(), z.unknown())], 'give the slug of a format, or a format of your own')
    .optional(),
  asOf: asOf.optional(),
});

/** Deck lists come in any form: a JSON body is read like all others, so that one list has one meaning. */
export const deckRoutes =
  ({ decks }: Pick<Services, 'decks'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.removeContentTypeParser('text/plain');
    app.addContentTypeParser<Buffer>(FILES, { parseAs: 'buffer' }, (request, bytes, done) => {
      request.sentBody = bytes;
      done(null, bytes);
    });
    app.addContentTypeParser('*', (_request, _payload, done) =>
      done(
        new Problem(
          'request/unsupported-media-type',
          `A deck list comes as application/json, ${FILES.join(', ')}.`,
        ),
      ),
    );

    app.post(
      '/v1/decks/validate',
      {
        schema: {
          operationId: 'validateDeck',
          tags,
          summary: 'Whether a deck may be played',
          description: described(
            'Every violation with its rule, warnings, advice, and changes that are checked to make the deck legal. Ask for formats by slug (/v1/games lists them), or give a format of your own as an object: {name, basedOn, rules: [{check, …}]}, and if wanted slug, ruleset, about and advice. Based on a format, it has the rules of that one, but its own stand in place of all rules of the same check: an announced card, the pool of a Sealed Deck or altered gem assignments are told so. With several formats the answers stand under reports.',
            'POST /v1/decks/validate {"arbiter": 1, "game": "shadowfist", "format": "year-of-the-dragon", "zones": [{"name": "Deck", "lines": [{"quantity": 6, "title": "Fox Pass"}]}]}',
          ),
          querystring: z.strictObject({
            game: game.optional(),
            format: formatNames
              .optional()
              .meta({ description: 'Slug of a format; may be given several times.' }),
            asOf: asOf.optional(),
          }),
          consumes,
          body,
          response: { 200: z.union([deckAnswerView, deckAnswersView]) },
        },
      },
      async ({ query, body, work }) => {
        const given = read(body);
        const own = typeof given.format === 'object' ? given.format : undefined;
        const formats = [
          ...(query.format ?? []),
          ...(given.formats ?? []),
          ...(typeof given.format === 'string' ? [given.format] : []),
        ];
        const asked = {
          list: given.list,
          game: query.game ?? given.game ?? undefined,
          formats,
          own,
          asOf: query.asOf ?? given.asOf,
        };
        const { list, reports } = decks.validate(asked, work);
        const [only, ...others] = reports;
        return only !== undefined && others.length === 0 ? { ...only, list } : { reports, list };
      },
    );

    app.post(
      '/v1/decks/convert',
      {
        schema: {
          operationId: 'convertDeckList',
          tags,
          summary: 'A deck list in another form',
          description: described(
            'The form of the list is told by its content. No card is lost; all else that the new form cannot hold is told.',
            'POST /v1/decks/convert?to=plain {"arbiter": 1, "game": "shadowfist", "zones": [{"name": "Deck", "lines": [{"quantity": 2, "title": "Fox Pass"}]}]}',
          ),
          querystring: z.strictObject({
            to: text(100).meta({
              description: 'The form of the list that is wanted.',
              examples: ['lackey-dek'],
            }),
            game: game.optional(),
          }),
          consumes,
          body,
          response: { 200: conversionView },
        },
      },
      async ({ query, body, work }) => {
        const { list } = read(body);
        return decks.convert({ list, game: query.game, to: query.to }, work);
      },
    );
  };

interface Read extends Partial<z.infer<typeof asked>> {
  readonly list: Uint8Array | string;
}

/** The list of a request, and what stands beside it. */
function read(body: unknown): Read {
  if (body instanceof Uint8Array) return { list: body };
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('deck/unreadable', 'The body is no deck list: send an object, or a file.', {
      issues: [],
    });
  const parsed = asked.safeParse(body);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      at: ['body', ...path.map(String)].join('/'),
      message,
    }));
    const detail = issues.map(({ at, message }) => `${at}: ${message}`).join('; ');
    throw new Problem('request/invalid', detail, { issues });
  }
  const { format: _, formats: __, asOf: ___, ...list } = Object.fromEntries(Object.entries(body));
  return { ...parsed.data, list: JSON.stringify(list) };
}
