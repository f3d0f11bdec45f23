import { expect, test } from 'vitest';
import { reportAddress } from '../../src/web/report-address.ts';

const seen = { title: 'Fox Pass & more', address: 'https://example.org/cards/shadowfist/fox-pass?asOf=1999' };

test('A mail has the page in its subject and its text', () => {
  const url = new URL(reportAddress('mailto:team@example.org', seen));
  expect(url.pathname).toBe('team@example.org');
  expect(url.searchParams.get('subject')).toBe('Mistake: Fox Pass & more');
  expect(url.searchParams.get('body')).toContain(seen.address);
});

test('An issue form gets title and body where its address has places for them', () => {
  const url = new URL(reportAddress('https://example.org/new?title={title}&body={body}', seen));
  expect(url.searchParams.get('title')).toBe('Mistake: Fox Pass & more');
  expect(url.searchParams.get('body')).toContain(seen.address);
});

test.each(['https://example.org/contact', 'mailto:team@example.org?subject=Arbiter'])(
  '%s has no places and stays as it is',
  (contactUrl) => {
    expect(reportAddress(contactUrl, seen)).toBe(contactUrl);
  },
);
