import { z } from 'zod';
import { programParts } from '../../database/kept-content/program-parts.ts';
import { inSlices } from '../../database/snapshot/in-slices.ts';
import { type GameSlug, gameSlugs } from '../../games/registry.ts';
import { Problem } from '../../problem.ts';
import {
  matchingWords,
  type VocabularyWord,
  vocabularyInSteps,
  vocabularyPart,
} from '../../rule-check/reference/vocabulary.ts';
import { game, text } from '../input.ts';
import { page, sendPage } from '../page.ts';
import { described, type Routes } from './route.ts';

const hidden = { hide: true };
const name = text(100);
const query = text(200).meta({
  description: 'Search terms for the name, description or phrases of a word.',
});

const wordView = z
  .strictObject({
    game: z.string().meta({ description: 'Slug of the game.' }),
    kind: z.string().meta({ description: 'Kind of the word, such as `Effect`.' }),
    word: z.string().meta({ description: 'The word.' }),
    about: z.string().meta({ description: 'Meaning of the word.' }),
    rules: z.array(z.string()).meta({ description: 'Sections of the rulebook that the description cites.' }),
    phrases: z.array(z.string()).meta({
      description:
        'Phrases of card texts with this meaning. `{slot}` stands for another phrase, `[words]` are optional, `(one|other)` are alternatives.',
    }),
    form: z.unknown().meta({ description: 'JSON Schema of the word, as in `/v1/rule-check/schema`.' }),
    examples: z
      .array(
        z.strictObject({
          title: z.string().meta({ description: 'Title of the card.' }),
          type: z.string().meta({ description: 'Type of the card.' }),
          text: z.string().meta({ description: 'Text of the card.' }),
          abilities: z.array(z.unknown()).meta({ description: 'Abilities compiled from the text.' }),
        }),
      )
      .meta({ description: 'Invented cards with this word in their texts.' }),
  })
  .meta({
    id: 'VocabularyWord',
    description: 'A word of the vocabulary of card abilities.',
  });

const made = new Map<GameSlug, Promise<readonly VocabularyWord[]>>();

/** The words of a game: those that the build made, or else made when somebody first asks for them. */
function vocabularyOf(game: GameSlug): Promise<readonly VocabularyWord[]> {
  const words = made.get(game) ?? readOrMake(game);
  made.set(game, words);
  return words;
}

async function readOrMake(game: GameSlug): Promise<readonly VocabularyWord[]> {
  return programParts.read(vocabularyPart(game)) ?? inSlices(vocabularyInSteps(game));
}

/** The words of the vocabulary, for programs. */
export const vocabularyRoutes: Routes = () => async (app) => {
  app.get(
    '/v1/vocabulary/:game',
    {
      schema: {
        operationId: 'listVocabulary',
        tags: ['rule check'],
        summary: 'List the vocabulary of card abilities',
        description: described(
          'Each word has its meaning, its schema, its phrases in card texts, and invented example cards. For a readable version, see /docs/vocabulary.',
          'GET /v1/vocabulary/shadowfist?q=sacrifice',
        ),
        params: z.strictObject({ game }),
        querystring: z.strictObject({ q: query.optional() }),
        response: { 200: z.strictObject({ items: z.array(wordView) }) },
      },
    },
    async ({ params, query: { q = '' } }) => ({
      items: matchingWords(await vocabularyOf(params.game), q).map((word) => ({
        ...word,
        rules: [...word.rules],
        phrases: [...word.phrases],
        examples: word.examples.map((one) => ({ ...one, abilities: [...one.abilities] })),
      })),
    }),
  );
};

/** The same as pages for people. */
export const vocabularyPages: Routes = () => async (app) => {
  app.get(
    '/docs/vocabulary',
    {
      schema: { ...hidden, querystring: z.strictObject({ q: z.string().max(200).default('') }) },
    },
    async ({ query: { q } }, reply) => sendPage(reply, page('the vocabulary', await listed(q))),
  );
  app.get(
    '/docs/vocabulary/:game/:kind/:word',
    { schema: { ...hidden, params: z.strictObject({ game, kind: name, word: name }) } },
    async ({ params }, reply) => {
      const words = await vocabularyOf(params.game);
      const found = words.filter(({ kind, word }) => kind === params.kind && word === params.word);
      if (found.length === 0)
        throw new Problem('vocabulary/not-found', `The vocabulary has no ${params.kind} "${params.word}".`);
      return sendPage(reply, page(params.word, found.map(told).join('\n\n')));
    },
  );
};

async function listed(q: string): Promise<string> {
  const value = q.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  const chapters: string[] = [];
  for (const slug of gameSlugs) {
    const found = matchingWords(await vocabularyOf(slug), q);
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    for (const kind of kinds)
      chapters.push(
        `## ${slug === 'shadowfist' ? 'Shadowfist' : 'Highlander'}: ${kind}`,
        found
          .filter((one) => one.kind === kind)
          .map(
            ({ word, about }) =>
              `- [\`${word}\`](/docs/vocabulary/${slug}/${kind}/${encodeURIComponent(word)}): ${about}`,
          )
          .join('\n'),
      );
  }
  return [
    '# The vocabulary',
    'The words of card abilities, with their phrases in card texts. Programs can use `GET /v1/vocabulary/shadowfist`.',
    `<form action="/docs/vocabulary"><input name="q" value="${value}" maxlength="200" aria-label="Search"> <button>Search</button></form>`,
    ...(chapters.length === 0 ? ['No word matches.'] : chapters),
  ].join('\n\n');
}

function told({ game, kind, word, about, rules, phrases, form, examples }: VocabularyWord): string {
  return [
    `# ${word}`,
    `${kind}. ${about}`,
    ...(rules.length === 0
      ? []
      : [
          `Rules: ${rules.map((section) => `[${section}](/v1/rules/${game}?section=${section})`).join(', ')}.`,
        ]),
    ...(phrases.length === 0
      ? []
      : ['## Phrases', phrases.map((template) => `- \`${template}\``).join('\n')]),
    '## Form',
    inCode(form),
    ...(examples.length === 0 ? [] : ['## Examples']),
    ...examples.map(
      ({ title, type, text: said, abilities }) =>
        `**${title}** (${type}): ${said.replace(/[<>]/g, (mark) => (mark === '<' ? '&lt;' : '&gt;'))}\n\n${inCode(abilities)}`,
    ),
  ].join('\n\n');
}

const inCode = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
