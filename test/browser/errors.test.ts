import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { errorsOf, openPage } from '../setup/browser.ts';

/** Browsers ask for an icon that no page names. */
const icon = '<!doctype html><link rel=icon href=data:,>';

/** The errors of a page with a Content-Security-Policy. */
async function opened(html: string, policy: string): Promise<readonly string[]> {
  const app = fastify();
  afterAll(() => app.close());
  app.get('/', (_request, reply) => reply.type('text/html').send(icon));
  app.get('/page', (_request, reply) =>
    reply.type('text/html').header('content-security-policy', policy).send(html),
  );
  const page = await openPage(app, '/', { expectedErrors: [/./] });
  const errors = errorsOf(page);
  await page.goto('/page');
  return errors;
}

test('A page without errors reports none', async () => {
  expect(await opened(`${icon}<p>Text</p>`, "default-src 'self'; img-src data:")).toEqual([]);
});

test.each([
  ['an inline style', '<p style="color: red">Text</p>', /Content Security Policy.*style-src/],
  ['a style sheet of the page', '<style>p { color: red }</style>', /Content Security Policy.*style-src/],
  ['a script of the page', '<script>document.title = ""</script>', /Content Security Policy.*script-src/],
  ['a script from elsewhere', '<script src="https://example.com/a.js"></script>', /Content Security Policy/],
])('The policy reports %s', async (_, html, message) => {
  const errors = await opened(
    `${icon}${html}`,
    "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'",
  );
  expect(errors).toEqual([expect.stringMatching(message)]);
});

test('An uncaught error of a script is reported', async () => {
  expect(await opened(`${icon}<script>throw new Error("wrong")</script>`, '')).toEqual(['Error: wrong']);
});

test('A file that is missing is reported', async () => {
  expect(await opened(`${icon}<script src="/missing.js"></script>`, '')).toEqual([
    expect.stringMatching(/404.*\/missing\.js/),
  ]);
});
