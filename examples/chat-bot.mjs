// Answers chat messages: node examples/chat-bot.mjs [address] [game]
// Each line of the standard input is a message: "!card fox pas" looks up a card, "?" asks a question.
import { createInterface } from 'node:readline';

const [address = 'http://127.0.0.1:4000', game = 'shadowfist'] = process.argv.slice(2);

async function ask(path, query) {
  const reply = await fetch(`${address}${path}?${new URLSearchParams({ ...query, game })}`);
  return { status: reply.status, body: await reply.json() };
}

/** The page for people about something that the service found. */
const pageOf = (url) => address + url.replace(/^\/v1(\/rule-check)?(?!\/games)/, '');

/** One card, or names to choose from. */
async function cardAnswer(name) {
  const { status, body } = await ask('/v1/cards/named', { fuzzy: name });
  if (status === 200) {
    const text = body.textStatus === 'known' ? body.text : body.message;
    return `${body.name} (${body.type}): ${text} ${pageOf(body.links.self)}`;
  }
  const names = (body.candidates ?? body.suggestions ?? []).map((candidate) => candidate.name);
  return names.length > 0 ? `Which card? ${names.join(', ')}` : body.detail;
}

/** The best match over cards, rulings, rules and terms. */
async function questionAnswer(question) {
  const { status, body } = await ask('/v1/search', { q: question, limit: 1 });
  if (status !== 200) return body.detail;
  const [best] = body.items;
  if (best === undefined) return ['I found nothing.', ...body.suggestions].join(' ');
  if (best.kind === 'card') return cardAnswer(best.title);
  const excerpt = best.highlights.find(({ field }) => field === 'text')?.parts ?? [];
  const text = excerpt.map((part) => part.text).join('');
  return `${best.title} (${best.kind}): ${text} ${pageOf(best.url)}`;
}

async function answerTo(message) {
  const [, command, rest] = /^(!card|\?)\s*(.*)$/.exec(message.trim()) ?? [];
  if (command === '!card') return cardAnswer(rest);
  if (command === '?') return questionAnswer(rest);
  return undefined;
}

for await (const message of createInterface({ input: process.stdin })) {
  const answer = await answerTo(message);
  if (answer !== undefined) console.log(answer);
}
