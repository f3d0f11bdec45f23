import { expect, test } from 'vitest';
import { RequestFigures } from '../../src/rest/request-figures.ts';

const ended = { method: 'GET', route: '/v1/games', status: 200, seconds: 0.0005, cost: 100 };

test('Replies are counted by method, route and status', () => {
  const figures = new RequestFigures();
  figures.count(ended);
  figures.count(ended);
  figures.count({ ...ended, status: 304 });
  figures.count({ ...ended, method: 'POST', route: 'a "quoted" route' });
  expect(figures.text().split('\n')).toEqual(
    expect.arrayContaining([
      'arbiter_replies_total{method="GET",route="/v1/games",status="200"} 2',
      'arbiter_replies_total{method="GET",route="/v1/games",status="304"} 1',
      'arbiter_replies_total{method="POST",route="a \\"quoted\\" route",status="200"} 1',
    ]),
  );
});

test('The times of all statuses of a class are one histogram', () => {
  const figures = new RequestFigures();
  figures.count({ ...ended, status: 400, seconds: 0.002 });
  figures.count({ ...ended, status: 404, seconds: 7 });
  const lines = figures.text().split('\n');
  const labels = 'method="GET",route="/v1/games",status="4xx"';
  expect(lines).toEqual(
    expect.arrayContaining([
      `arbiter_request_duration_seconds_bucket{le="0.001",${labels}} 0`,
      `arbiter_request_duration_seconds_bucket{le="0.0025",${labels}} 1`,
      `arbiter_request_duration_seconds_bucket{le="2",${labels}} 1`,
      `arbiter_request_duration_seconds_bucket{le="+Inf",${labels}} 2`,
      `arbiter_request_duration_seconds_sum{${labels}} 7.002`,
      `arbiter_request_duration_seconds_count{${labels}} 2`,
    ]),
  );
});

test('The costs of all requests to a route are one histogram, which counts a value at a bound below it', () => {
  const figures = new RequestFigures();
  figures.count(ended);
  figures.count({ ...ended, method: 'HEAD', status: 304, cost: 101 });
  expect(figures.text().split('\n')).toEqual(
    expect.arrayContaining([
      'arbiter_request_cost_units_bucket{le="100",route="/v1/games"} 1',
      'arbiter_request_cost_units_bucket{le="1000",route="/v1/games"} 2',
      'arbiter_request_cost_units_count{route="/v1/games"} 2',
    ]),
  );
});
