import { z } from 'zod';
import { games } from '../../games/registry.ts';
import type { WorkedExample, WorkedExampleHead } from '../../rule-check/examples/views.ts';
import type { Services } from '../../services.ts';
import { game, text } from '../input.ts';
import { page, sendPage } from '../page.ts';
import { type CitedRule, stepText } from '../worked-example/moves.ts';
import { namesOf } from '../worked-example/names.ts';
import { situation } from '../worked-example/situation.ts';
import type { Routes } from './route.ts';

const hidden = { hide: true };
const params = z.strictObject({ game, name: text(100) });

/** The worked examples as pages for people. */
export const workedExamplePages: Routes = (services) => async (app) => {
  app.get('/docs/rule-check/examples', { schema: hidden }, async (_request, reply) => {
    const { items } = services.workedExamples.search({}, { limit: Number.MAX_SAFE_INTEGER });
    return sendPage(reply, page('worked examples', listed(items)));
  });
  app.get(
    '/docs/rule-check/examples/:game/:name',
    { schema: { ...hidden, params } },
    async ({ params: asked, protocol, host }, reply) => {
      const example = services.workedExamples.byName(asked.game, asked.name);
      return sendPage(reply, page(example.about, exampleText(example, `${protocol}://${host}`, services)));
    },
  );
};

function listed(all: readonly WorkedExampleHead[]): string {
  const chapters = games.map(({ slug, name }) => {
    const theirs = all.filter((one) => one.game === slug);
    return [
      `## ${name}`,
      ...theirs.map((example) => `- [${example.about}](${example.page}) (${placeOf(example)})`),
    ].join('\n');
  });
  return ['# Worked examples', ABOUT, ...chapters].join('\n\n');
}

const ABOUT =
  'These are the worked examples of the rulebooks. The tests of this service play them. `GET /v1/rule-check/examples` lists them for programs.';

function exampleText(example: WorkedExample, service: string, { catalogue, rules }: Services): string {
  const { about, ruleset, url, request, steps, result } = example;
  const names = namesOf(example, (slug) => catalogue.nameOf(request.game, slug));
  const ruleOf = (id: string): CitedRule => ({
    statement: rules.byId(request.game, id).statement,
    url: `/v1/rules/${request.game}/${id}`,
  });
  return [
    `# ${about}`,
    `Source: ${placeOf(example)}. Ruleset: ${ruleset}.`,
    '## The situation',
    situation(request.state, names),
    '## The moves',
    ...steps.map((step) => stepText(step, names, ruleOf)),
    '## The result',
    situation(result, names),
    '## For programs',
    `The data of this page: [${url}](${url}). To send the example to the rule check:`,
    inCode(
      'sh',
      `curl ${service}${url}/request | curl ${service}/v1/rule-check -H 'content-type: application/json' -d @-`,
    ),
    folded('The request', request),
    folded('The steps, with attempts that are not legal', steps),
    folded('The state after the last move', result),
  ].join('\n\n');
}

/** Source, section and heading; the heading once where it names the section. */
function placeOf({ source, section, heading }: WorkedExampleHead): string {
  return [source, section, ...(heading === null || heading === section ? [] : [heading])].join(', ');
}

/** JSON that opens on demand. */
function folded(summary: string, value: unknown): string {
  const json = inCode('json', JSON.stringify(value, null, 2));
  return `<details><summary>${summary}</summary>\n\n${json}\n\n</details>`;
}

function inCode(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
