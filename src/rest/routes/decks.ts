import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deckSummary } from '../../decks/deck-summary.ts';
import { NAMES } from '../../decks/names.ts';
import {
  conversionView,
  deckAnswersView,
  deckAnswerView,
  deckLinkView,
  linkedDeckView,
} from '../../decks/views.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { asOf, game, text } from '../input.ts';
import { textOrJson } from '../text-answers.ts';
import { described } from './route.ts';

const tags = ['decks'];

/** The media types of deck lists, beside JSON. */
const FILES = ['text/plain', 'application/xml', 'text/xml', 'application/octet-stream'];

const format = text(100);
const formatNames = z.preprocess(
  (given) => (typeof given === 'string' ? [given] : given),
  z.array(format).max(20),
);

const consumes = ['application/json', ...FILES];
const body = z.unknown().meta({
  description:
    "A deck list in any format, as text, XML, JSON or bytes. Arbiter's own JSON (/v1/schemas/deck-list) may have the keys formats, format (a slug, or a format of your own) and asOf as well, and a line may have a card of its own instead of a title.",
});

/** The parameters that a JSON body may have beside its list. */
const asked = z.object({
  game: game.nullish(),
  formats: z.array(format).min(1).max(20).optional(),
  format: z
    .union(
      [format, z.record(z.string(), z.unknown())],
      'expected the slug of a format, or a format of your own',
    )
    .optional(),
  asOf: asOf.optional(),
});

/** Deck lists come in any format: a JSON body is read like any other, so that a list has one meaning. */
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
          `Send a deck list as application/json, ${FILES.join(', ')}.`,
        ),
      ),
    );

    app.post(
      '/v1/decks/validate',
      {
        config: { canBeSplit: true },
        schema: {
          operationId: 'validateDeck',
          tags,
          summary: 'Judge a deck',
          description: described(
            'Returns every violation with its rule, warnings, advice, and checked changes that make the deck legal. Any deck list that contains a readable card is judged: lines that could not be read are in list.unread, lines without exactly one card in unresolved, and such a deck is never reported as legal. Name formats by slug (/v1/games lists them), or send a format of your own as an object: {name, basedOn, rules: [{check, …}]}, optionally with slug, ruleset, about and advice. A format based on another has its rules, except those of a check that it has rules for itself: use this for an announced card, the pool of a Sealed Deck or altered gem assignments. With several formats the answer has one report for each. With `Accept: text/plain` the answer is text for people.',
            'POST /v1/decks/validate {"arbiter": 1, "game": "shadowfist", "format": "year-of-the-dragon", "zones": [{"name": "Deck", "lines": [{"quantity": 6, "title": "Fox Pass"}]}]}',
          ),
          querystring: z.strictObject({
            game: game.optional(),
            format: formatNames.optional().meta({ description: 'The slug of a format; may be repeated.' }),
            asOf: asOf.optional(),
          }),
          consumes,
          body,
          response: { 200: z.union([deckAnswerView, deckAnswersView]) },
        },
      },
      async (request, reply) => {
        const { query, work } = request;
        const given = read(request.body);
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
        const judged = await decks.validate(asked, work);
        const { list, reports } = judged;
        const [only, ...others] = reports;
        const answer = only !== undefined && others.length === 0 ? { ...only, list } : { reports, list };
        return textOrJson(request, reply, answer, () => deckSummary(judged));
      },
    );

    app.post(
      '/v1/decks/convert',
      {
        schema: {
          operationId: 'convertDeckList',
          tags,
          summary: 'Convert a deck list',
          description: described(
            'The format of the list is recognised by its content. Cards are never lost; other parts that the new format cannot store are counted under lost. With names=catalogue, each card gets its full name in the catalogue, and names that are not the name of exactly one card are reported under unresolved with suggestions.',
            'POST /v1/decks/convert?to=plain {"arbiter": 1, "game": "shadowfist", "zones": [{"name": "Deck", "lines": [{"quantity": 2, "title": "Fox Pass"}]}]}',
          ),
          querystring: z.strictObject({
            to: text(100).meta({
              description: 'The format of the new list.',
              examples: ['lackey-dek'],
            }),
            game: game.optional(),
            names: z.enum(NAMES).optional().meta({
              description:
                'catalogue: write the full names of the cards in the catalogue. written (the default): keep the names of the list.',
            }),
          }),
          consumes,
          body,
          response: { 200: conversionView },
        },
      },
      async ({ query, body, work }) => {
        const { list } = read(body);
        return decks.convert({ list, game: query.game, to: query.to, names: query.names }, work);
      },
    );

    app.post(
      '/v1/decks/link',
      {
        schema: {
          operationId: 'linkDeck',
          tags,
          summary: 'Make a link to a deck',
          description: described(
            'Returns a link that holds the whole deck: the deck page opens it, GET /v1/decks/link reads it again, and the service stores nothing. Browsers do not send a fragment to the service. The fragment is `z=` and the base64url of the raw DEFLATE of a JSON array: the list, the slug of the game or an empty string, and the slugs of formats. `t=` and the percent-encoded array is valid as well.',
            'POST /v1/decks/link {"arbiter": 1, "game": "shadowfist", "format": "year-of-the-dragon", "zones": [{"name": "Deck", "lines": [{"quantity": 2, "title": "Fox Pass"}]}]}',
          ),
          querystring: z.strictObject({
            game: game.optional(),
            format: formatNames.optional().meta({ description: 'The slug of a format; may be repeated.' }),
          }),
          consumes,
          body,
          response: { 200: deckLinkView },
        },
      },
      async ({ query, body, work }) => {
        const given = read(body);
        if (typeof given.format === 'object')
          throw new Problem('request/invalid', 'A link holds slugs of formats, not a format of your own.');
        const formats = [
          ...(query.format ?? []),
          ...(given.formats ?? []),
          ...(given.format === undefined ? [] : [given.format]),
        ];
        return decks.link({ list: given.list, game: query.game ?? given.game ?? undefined, formats }, work);
      },
    );

    app.get(
      '/v1/decks/link',
      {
        schema: {
          operationId: 'getLinkedDeck',
          tags,
          summary: 'Read the deck of a link',
          description: described(
            'Returns the deck list that a link to the deck page holds. Send the list to /v1/decks/validate or /v1/decks/convert.',
            'GET /v1/decks/link?link=z=i1YyUXDLr1AISCwuVtJRKs5ITMkvT8ssLlGKBQA',
          ),
          querystring: z.strictObject({
            link: text(20_000).meta({
              description: 'The link, or its fragment with or without #.',
              examples: ['z=i1YyUXDLr1AISCwuVtJRKs5ITMkvT8ssLlGKBQA'],
            }),
          }),
          response: { 200: linkedDeckView },
        },
      },
      async ({ query, work }) => decks.linked(query.link, work),
    );
  };

interface Read extends Partial<z.infer<typeof asked>> {
  readonly list: Uint8Array | string;
}

/** The list of a request, and the parameters beside it. */
function read(body: unknown): Read {
  if (body instanceof Uint8Array) return { list: body };
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('deck/unreadable', 'The body is not a deck list; send an object or a file.', {
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
