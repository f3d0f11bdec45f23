import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { post } = clientOf(await testApp());

const report = z.looseObject({
  violations: z.array(z.looseObject({ code: z.string(), allowed: z.number().nullable() })),
  warnings: z.array(z.looseObject({ code: z.string(), message: z.string() })),
});

/** What a format says about the Restriction numbers of a deck. */
async function restrictions(format: string, card: object, asOf?: string) {
  const own = { name: 'Numbers alone', basedOn: format, rules: [{ check: 'endurance-size', least: 0 }] };
  const { status, body } = await post('/v1/decks/validate', {
    arbiter: 1,
    game: 'highlander',
    format: own,
    asOf,
    zones: [{ name: 'Endurance', lines: [card] }],
  });
  expect(status).toBe(200);
  const { violations, warnings } = report.parse(body);
  return {
    allowed: violations
      .filter(({ code }) => code === 'over-restriction-number')
      .map(({ allowed }) => allowed),
    unknown: warnings.filter(({ message }) => message.includes('the restriction number')).length,
  };
}

const copies = (quantity: number, title: string) => ({ quantity, title });

test('A Restriction number that a Type Two erratum gives holds in Type Two', async () => {
  expect(await restrictions('standard-constructed', copies(4, 'holy-ground'))).toEqual({
    allowed: [3],
    unknown: 0,
  });
  expect(await restrictions('standard-constructed', copies(3, 'protected-resources'))).toEqual({
    allowed: [2],
    unknown: 0,
  });
});

test('It does not hold in the first edition, whose documents give no number', async () => {
  expect(await restrictions('first-edition', copies(4, 'holy-ground'))).toEqual({ allowed: [], unknown: 1 });
  expect(await restrictions('first-edition', copies(3, 'protected-resources'))).toEqual({
    allowed: [],
    unknown: 1,
  });
});

test('A number of the Handbook Addendum holds in the first edition', async () => {
  expect(await restrictions('first-edition', copies(4, 'yuk-hsui-chun'))).toEqual({
    allowed: [3],
    unknown: 0,
  });
});

test('A number that no document gave yet is unknown as of that time', async () => {
  expect(await restrictions('standard-constructed', copies(4, 'holy-ground'), '2001')).toEqual({
    allowed: [],
    unknown: 1,
  });
});

test('A first-edition list may complete the number, and it may differ from that of Type Two', async () => {
  const completed = (quantity: number) => ({ quantity, card: { card: 'holy-ground', restriction: 4 } });
  expect((await restrictions('first-edition', completed(4))).allowed).toEqual([]);
  expect((await restrictions('first-edition', completed(5))).allowed).toEqual([4]);
});
