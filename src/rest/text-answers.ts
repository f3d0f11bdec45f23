// Answers as text that people read, for chat bots and the command line: `Accept: text/plain`.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asksForText } from '../asks-for-text.ts';
import { typeLineOf } from '../catalogue/type-line.ts';
import type { CardView, SearchPageView } from '../catalogue/views.ts';
import { entityTag } from '../entity-tag.ts';
import type { LookUpView } from '../look-up/views.ts';
import { pageOf } from '../page-address.ts';
import type { RulingView } from '../rulings/views.ts';

/** Sends an answer as JSON, or as text to a client that asks for text. */
export function textOrJson<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: T,
  inWords: (answer: T) => string,
): T | FastifyReply {
  reply.header('vary', 'accept');
  if (!asksForText(request.headers.accept)) return answer;
  const text = `${inWords(answer)}\n`;
  return reply.type('text/plain; charset=utf-8').header('etag', entityTag(text)).send(text);
}

export function cardInWords(card: CardView): string {
  const { name, text, message, wording, rulingCount, links } = card;
  return [
    name,
    typeLineOf(card),
    '',
    text ?? message ?? 'No text is known.',
    '',
    wording.reason,
    ...(rulingCount === 0 ? [] : [`${counted(rulingCount, 'ruling')}: ${links.rulings}`]),
    links.page,
  ].join('\n');
}

export function cardsInWords({ items, totalCount, suggestions }: SearchPageView): string {
  return pageInWords(
    items.map((card) => [card.name, typeLineOf(card), card.text, card.links.page].filter(Boolean).join('\n')),
    counted(totalCount, 'card'),
    suggestions.map(({ name }) => name),
  );
}

export function rulingsInWords({ items, totalCount, suggestions }: Page<RulingView>): string {
  return pageInWords(items.map(rulingInWords), counted(totalCount, 'ruling'), suggestions);
}

function rulingInWords({ question, statement, citation, status, page }: RulingView): string {
  const { title, section, heading } = citation;
  const place = heading === null ? section : `${section}, ${heading}`;
  const isOver = status === 'superseded' ? ' Superseded.' : '';
  return [question, statement, `${title}, ${place}.${isOver}`, page].filter(Boolean).join('\n');
}

export function foundInWords({ items, totalCount, suggestions }: LookUpView): string {
  const lines = items.map(({ kind, title, url, highlights }) => {
    const texts = highlights.filter(({ field }) => field !== 'title').map(({ parts }) => joined(parts));
    return [`${title} (${kind})`, ...texts, pageOf(url)].join('\n');
  });
  return pageInWords(lines, counted(totalCount, 'result'), suggestions);
}

const joined = (parts: readonly { readonly text: string }[]) => parts.map(({ text }) => text).join('');

interface Page<T> {
  readonly items: readonly T[];
  readonly totalCount: number;
  readonly suggestions: readonly string[];
}

function pageInWords(items: readonly string[], total: string, suggestions: readonly string[]): string {
  const tried = suggestions.length === 0 ? [] : [`Try: ${suggestions.join('; ')}`];
  return [`${total}.`, ...items, ...tried].join('\n\n');
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
