import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get, post } = clientOf(await testApp());

const addendum = { version: 'highlander/shield/addendum', law: 'errata-to-printing' };
const asPrinted = { version: null, law: 'as-printed', rule: null };
const shieldText = expect.stringMatching(/^You may use the Shield if you are using another one-handed/);

describe('Shield, whose text the Handbook Addendum of 2001-05-11 issues', () => {
  test.each(['1999', '2001-04', '2001-05-10', 'highlander.first-edition'])(
    'as of %s: as printed',
    async (asOf) => {
      expect((await get(`/v1/cards/highlander/shield?asOf=${asOf}`)).body).toMatchObject({
        asOf,
        text: null,
        markedText: null,
        hasErrata: false,
        wording: asPrinted,
      });
    },
  );

  test.each(['2001-05-11', '2001-05', '2001', 'highlander.handbook-addendum', 'highlander.type-two', '2026'])(
    'as of %s: the text of the Addendum',
    async (asOf) => {
      expect((await get(`/v1/cards/highlander/shield?asOf=${asOf}`)).body).toMatchObject({
        asOf,
        text: shieldText,
        hasErrata: true,
        wording: addendum,
      });
    },
  );
});

describe('Holy Ground, whose text Type Two of 2010-03 issues', () => {
  test.each([
    ['2001-05-11', null],
    ['2010-02', null],
    ['2010-03', 'highlander/holy-ground/type-two'],
    ['highlander.type-two', 'highlander/holy-ground/type-two'],
  ])('as of %s its version is %s', async (asOf, version) => {
    expect((await get(`/v1/cards/highlander/holy-ground?asOf=${asOf}`)).body).toMatchObject({
      wording: { version },
    });
  });
});

describe('Shadowfist before the Year of the Dragon', () => {
  const asFirstPrinted = { version: 'shadowfist/fox-pass/printed', law: 'as-printed', rule: null };

  test('Fox Pass has no errata yet', async () => {
    expect((await get('/v1/cards/shadowfist/fox-pass?asOf=1999')).body).toMatchObject({
      asOf: '1999',
      text: null,
      errataNumber: null,
      hasErrata: false,
      wording: asFirstPrinted,
    });
  });

  test('the subtitle of Eunuch Underling before its correction is not known', async () => {
    expect((await get('/v1/cards/shadowfist/eunuch-underling?asOf=1999')).body).toMatchObject({
      subtitle: null,
    });
  });

  test('versions tell what is not issued yet', async () => {
    expect((await get('/v1/cards/shadowfist/fox-pass/versions?asOf=1999')).body).toMatchObject({
      asOf: '1999',
      wording: asFirstPrinted,
      items: [
        { id: 'shadowfist/fox-pass/printed', status: 'in-force', supersededBy: null },
        { id: 'shadowfist/fox-pass/yotd', status: 'not-yet-issued', inForceOn: [], law: 'not-yet-issued' },
      ],
    });
  });

  test('printings are those of then, with the wording of then', async () => {
    expect((await get('/v1/cards/shadowfist/fox-pass/printings?asOf=1999')).body).toMatchObject({
      items: [
        { set: { code: 'standard' }, inForce: { version: 'shadowfist/fox-pass/printed', law: 'as-printed' } },
      ],
    });
  });
});

test('asOf is taken by every way to a card', async () => {
  const { body } = await get('/v1/cards/shadowfist/fox-pass?asOf=1999');
  expect((await get('/v1/cards/named?exact=fox pass&asOf=1999')).body).toEqual(body);
  expect((await get('/v1/cards/search?q=name:"fox pass" asOf:1999')).body).toMatchObject({ items: [body] });
  const identifiers = [{ game: 'shadowfist', slug: 'fox-pass' }];
  expect((await post('/v1/cards/collection', { identifiers, asOf: '1999' })).body).toMatchObject({
    items: [body],
  });
});

const ways = (asOf: string) => [
  `/v1/cards/shadowfist/fox-pass?asOf=${asOf}`,
  `/v1/cards/shadowfist/fox-pass/versions?asOf=${asOf}`,
  `/v1/cards/shadowfist/fox-pass/printings?asOf=${asOf}`,
  `/v1/cards/named?exact=fox pass&asOf=${asOf}`,
];

test.each(ways('shadowfist.yotg'))('an unknown source is told with the known ones: %s', async (url) => {
  expect((await get(url)).body).toEqual({
    type: 'urn:arbiter:problem:wording/unknown-source',
    title: 'Unknown source in asOf',
    status: 400,
    code: 'wording/unknown-source',
    detail: 'Unknown source shadowfist.yotg; the sources of this game are shadowfist.yotd.',
    given: 'shadowfist.yotg',
    known: ['shadowfist.yotd'],
  });
});

test.each(ways('2001-02-30'))('a day that never was is told: %s', async (url) => {
  expect((await get(url)).body).toEqual({
    type: 'urn:arbiter:problem:wording/bad-date',
    title: 'asOf is not a date or a source',
    status: 400,
    code: 'wording/bad-date',
    detail: '"2001-02-30" is not a source or a date; expected a source id, YYYY, YYYY-MM or YYYY-MM-DD.',
    given: '2001-02-30',
  });
});

test.each(['yesterday', '99', '2001-5', '2001-05-11T00:00:00Z', '20010511'])(
  '%s is no date',
  async (asOf) => {
    expect((await get(`/v1/cards/shadowfist/fox-pass?asOf=${asOf}`)).body).toMatchObject({
      code: 'wording/bad-date',
    });
  },
);

test('a source of the other game is no source of this one', async () => {
  expect((await get('/v1/cards/shadowfist/fox-pass?asOf=highlander.type-two')).body).toMatchObject({
    code: 'wording/unknown-source',
    known: ['shadowfist.yotd'],
  });
});

test('a collection of cards of both games cannot be as of a source of one', async () => {
  const identifiers = [{ name: 'Fox Pass' }, { name: 'Shield' }];
  const { status, body } = await post('/v1/cards/collection', { identifiers, asOf: 'highlander.type-two' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'wording/unknown-source' });
});
