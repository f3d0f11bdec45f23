import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { entityTag, names } from '../../entity-tag.ts';
import type { Services } from '../../services.ts';
import { cardAddress } from '../addresses.ts';
import { game, read } from '../input.ts';
import { type DrawPreview, loadDrawing } from './draw-preview.ts';
import { previewCard } from './preview-card.ts';
import { PREVIEW, previewLayout } from './preview-layout.tsx';

const params = z.object({ game, slug: z.string().max(200) });

/** Units of work of a picture. */
const DRAWING = 250_000;

const MOST_KEPT = 64;

/** The pictures that link previews show of cards: drawn from the text in force, without artwork. */
export function addPreviews(app: FastifyInstance, { catalogue }: Services): void {
  let drawing: Promise<DrawPreview> | undefined;
  /** By their tags, which depend on all that is drawn. */
  const kept = new LRUCache<string, Buffer>({ max: MOST_KEPT });
  const schema: object = { hide: true };
  app.get('/cards/:game/:slug/preview.png', { compress: false, schema }, async (request, reply) => {
    const { game, slug } = read(params, request.params);
    const card = catalogue.card(game, slug);
    if (card.slug !== slug) return reply.redirect(`${cardAddress(game, card.slug)}/preview.png`, 301);
    const preview = previewCard(card);
    const tag = entityTag(JSON.stringify(preview));
    reply.headers({ etag: tag, 'cache-control': 'public, max-age=3600' });
    if (names(request.headers['if-none-match'], tag)) return reply.code(304).send();
    request.work.spend(DRAWING);
    drawing ??= loadDrawing();
    const picture = kept.get(tag) ?? (await (await drawing)(previewLayout(preview), PREVIEW));
    kept.set(tag, picture);
    return reply.type('image/png').send(picture);
  });
}
