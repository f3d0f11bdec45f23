import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { sharedContent, testApp } from '../setup/app.ts';

const html = { accept: 'text/html' };

test('Each page links to where mistakes are reported, if the operator names a place', async () => {
  const { database, snapshots } = await sharedContent();
  const config = { logLevel: 'silent', rateLimit: 0, contactUrl: 'mailto:team@example.org' } as const;
  const app = await buildApp({ config, database, snapshots });
  onTestFinished(() => app.close());
  for (const url of ['/cards/shadowfist/fox-pass', '/rules/shadowfist/shadowfist.yotd/6.4', '/nowhere']) {
    const { body } = await app.inject({ url, headers: html });
    const [, link = ''] = /<a href="([^"]+)">Report a mistake<\/a>/.exec(body) ?? [];
    expect(decodeURIComponent(link)).toContain(url);
  }
});

test('Without such a place no page has the link', async () => {
  const app = await testApp();
  const { body } = await app.inject({ url: '/cards/shadowfist/fox-pass', headers: html });
  expect(body).not.toContain('Report a mistake');
});
