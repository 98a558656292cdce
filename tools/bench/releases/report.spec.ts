import type { MeasuredReleases } from './measure';
import { slowest, verdictsOf } from './report';
import type { RollBacks } from './roll-back';

const part = (...times: number[][]): RollBacks => ({
  changes: times.map((firstPageMs) => ({ kind: 'back', answeredMs: 1, firstPageMs })),
  pages: 10,
  failures: [],
});

const measured = (changes: Partial<MeasuredReleases> = {}): MeasuredReleases => ({
  costs: [],
  requests: [{ page: 'home', registry: 9, plain: 9 }],
  withRedis: part([100, 200, 150]),
  redisFrozen: part([1_900, 900, 1_000]),
  bucket: part([300, 200, 250]),
  withoutBucket: { asked: 10, failures: [], startMs: 1 },
  ...changes,
});

const missed = (changes: Partial<MeasuredReleases>) =>
  verdictsOf(measured(changes))
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);

it('takes of each change the slowest gateway', () => {
  expect(slowest(part([1, 9, 2], [3, 2, 1]))).toEqual({ p50: 9, p99: 9, max: 9 });
});

describe('the goals', () => {
  it('are met, whatever it takes while Redis is silent', () => {
    expect(missed({})).toEqual([]);
  });

  it.each<[string, Partial<MeasuredReleases>, RegExp]>([
    ['one gateway is late', { withRedis: part([100, 1_000, 100]) }, /^changes reach all/],
    ['one is late with a bucket', { bucket: part([2_000]) }, /with a bucket/],
    ['a browser asks once more', { requests: [{ page: '/', registry: 10, plain: 9 }] }, /request/],
    [
      'a page failed without the bucket',
      { withoutBucket: { asked: 10, failures: ['status 500'], startMs: 1 } },
      /no page failed/,
    ],
  ])('are missed where %s', (_, changes, what) => {
    expect(missed(changes)).toEqual([expect.stringMatching(what)]);
  });
});
