import { z } from 'zod';
import { games } from '../../games/registry.ts';
import type { WorkedExample, WorkedExampleHead } from '../../rule-check/examples/views.ts';
import type { Services } from '../../services.ts';
import { game, text } from '../input.ts';
import { page, sendPage } from '../page.ts';
import type { Routes } from './route.ts';

const hidden = { hide: true };
const params = z.strictObject({ game, name: text(100) });

/** The worked examples as pages for people. */
export const workedExamplePages: Routes =
  ({ workedExamples, rules }) =>
  async (app) => {
    app.get('/docs/rule-check/examples', { schema: hidden }, async (_request, reply) => {
      const { items } = workedExamples.search({}, { limit: Number.MAX_SAFE_INTEGER });
      return sendPage(reply, page('worked examples', listed(items)));
    });
    app.get(
      '/docs/rule-check/examples/:game/:name',
      { schema: { ...hidden, params } },
      async ({ params: asked, protocol, host }, reply) => {
        const example = workedExamples.byName(asked.game, asked.name);
        return sendPage(reply, page(example.about, told(example, `${protocol}://${host}`, rules)));
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
  'What the rulebooks play through, as the tests of this service play it. `GET /v1/rule-check/examples` lists the same for programs.';

function told(example: WorkedExample, service: string, rules: Services['rules']): string {
  const { about, ruleset, url, request, steps, result } = example;
  const done = steps.map((step) => toldStep(step, (id) => rules.byId(request.game, id).statement));
  return [
    `# ${about}`,
    `${placeOf(example)}; judged by ${ruleset}. [For programs](${url}).`,
    '## To try it',
    inCode(
      'sh',
      `curl ${service}${url}/request | curl ${service}/v1/rule-check -H 'content-type: application/json' -d @-`,
    ),
    '## How it begins',
    inCode('json', JSON.stringify(request.state, null, 2)),
    '## What is done',
    ...done,
    '## How it ends',
    inCode('json', JSON.stringify(result, null, 2)),
  ].join('\n\n');
}

/** Source, section and heading; the heading once where it names the section. */
function placeOf({ source, section, heading }: WorkedExampleHead): string {
  return [source, section, ...(heading === null || heading === section ? [] : [heading])].join(', ');
}

function toldStep(step: WorkedExample['steps'][number], statementOf: (rule: string) => string): string {
  if (step.outcome === null)
    return `Then the state holds:\n\n${inCode('json', JSON.stringify(step.holds, null, 2))}`;
  const action = inCode('json', JSON.stringify(step.action));
  switch (step.outcome) {
    case 'legal':
      return `${action}\n\nLegal.${step.events === null ? '' : ` This happens:\n\n${inCode('json', step.events.map((event) => JSON.stringify(event)).join('\n'))}`}`;
    case 'illegal':
      return `${action}\n\nNot legal:\n\n${step.rules.map((id) => `- ${statementOf(id)} ([${id}](/v1/rules/${id.split('.')[0]}/${id}))`).join('\n')}`;
    case 'needs-choice':
      return `${action}\n\nNot finished: ${step.open.map((pointer) => `\`${pointer}\``).join(', ')} is left open.`;
  }
}

function inCode(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
