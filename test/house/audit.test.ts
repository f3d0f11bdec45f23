import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { acceptedFindings, findingsIn, notAccepted } from '../../scripts/audit-findings.ts';
import { textOf } from './project.ts';

/** As `npm audit --json` reports a package that is weak by itself, and one that needs it. */
const output = {
  auditReportVersion: 2,
  vulnerabilities: {
    'ripe-parser': {
      name: 'ripe-parser',
      severity: 'high',
      via: [
        {
          source: 1,
          name: 'ripe-parser',
          dependency: 'ripe-parser',
          title: 'Takes long on many brackets',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'high',
          range: '<2.0.1',
        },
      ],
    },
    'ripe-server': { name: 'ripe-server', severity: 'high', via: ['ripe-parser'] },
  },
};
const found = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'ripe-parser',
  severity: 'high',
  title: 'Takes long on many brackets',
};
const line = 'GHSA-aaaa-bbbb-cccc (high) in ripe-parser: Takes long on many brackets';
const acceptance = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'ripe-parser',
  reason: 'Nothing that clients send reaches it.',
  until: '2027-03-31',
};

test('an advisory is found once, however many packages it concerns', () => {
  expect(findingsIn(output)).toEqual([found]);
});

test.each([{ message: '405 Method Not Allowed', error: {} }, undefined, 'text'])(
  'a registry that does not answer is not taken for one that finds nothing: %j',
  (answer) => {
    expect(findingsIn(answer)).toBeUndefined();
  },
);

test('a finding is refused unless it is accepted, in that package and on that day', () => {
  expect(notAccepted([found], [], '2026-12-01')).toEqual([line]);
  expect(notAccepted([found], [acceptance], '2027-03-31')).toEqual([]);
  expect(notAccepted([found], [acceptance], '2027-04-01')).toEqual([
    `${line}; accepted until 2027-03-31 only`,
  ]);
  expect(notAccepted([found], [{ ...acceptance, package: 'another' }], '2026-12-01')).toEqual([line]);
});

test('every accepted finding has a reason and a last day', () => {
  expect(acceptedFindings.safeParse(parse(textOf('.ci/accepted-findings.yaml'))).error).toBeUndefined();
});
