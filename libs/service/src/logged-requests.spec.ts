import { createRequestChoice } from './logged-requests';

const lines = (choose: (status: number, ms: number) => boolean) =>
  Array.from({ length: 300 }, () => choose(200, 2)).filter(Boolean).length;

it.each([
  ['all', 300],
  ['sample', 3],
  ['errors', 0],
] as const)('of 300 quick answers, %s logs %i', (logged, count) => {
  expect(lines(createRequestChoice(logged))).toBe(count);
});

it('samples unless told', () => {
  expect(lines(createRequestChoice())).toBe(3);
});

it.each(['all', 'sample', 'errors'] as const)('%s logs failures and slow answers', (logged) => {
  const choose = createRequestChoice(logged);
  choose(200, 2);
  expect(choose(404, 2)).toBe(true);
  expect(choose(503, 2)).toBe(true);
  expect(choose(200, 1_000)).toBe(true);
});
