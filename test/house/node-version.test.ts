import { expect, test } from 'vitest';
import { refusalOf } from '../../scripts/node-version.mjs';

test.each(['18.20.4', '20.18.3', '16.0.0'])(
  'Node.js %s is refused with the version that is needed',
  (version) => {
    expect(refusalOf(version)).toBe(`Arbiter needs Node.js 20.19 or later; this is ${version}.`);
  },
);

test.each(['20.19.0', '20.20.2', '22.0.0', '24.11.0'])('Node.js %s is new enough', (version) => {
  expect(refusalOf(version)).toBeUndefined();
});
