import { CopyTurns } from './copy-turns';
import { PageUnavailable } from './keep-copy';

/** What became of each turn in its order; once none is left all goes well. */
function makeTurns(outcomes: (Error | undefined)[]) {
  const kept: boolean[] = [];
  const reported: unknown[] = [];
  const turns = new CopyTurns({
    keep: (isOutdated) => {
      kept.push(isOutdated);
      const error = outcomes.shift();
      return error === undefined ? Promise.resolve() : Promise.reject(error);
    },
    report: (error) => reported.push(error),
  });
  return { turns, kept, reported };
}

const unavailable = () => new PageUnavailable();

describe('CopyTurns', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keeps a page once somebody has stayed on it, and only the last one', async () => {
    const { turns, kept } = makeTurns([]);
    turns.later(false);
    await jest.advanceTimersByTimeAsync(900);
    turns.later(true);
    await jest.advanceTimersByTimeAsync(900);
    expect(kept).toEqual([]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(kept).toEqual([true]);
  });

  it('asks again for a page that could not be made, twice at most', async () => {
    const { turns, kept, reported } = makeTurns([unavailable(), unavailable(), unavailable()]);
    turns.now(true);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(kept).toEqual([true, true]);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(kept).toEqual([true, true, true]);
    expect(reported).toEqual([]);
  });

  it('does not ask again for a page once another is open', async () => {
    const { turns, kept } = makeTurns([unavailable()]);
    turns.now(true);
    turns.later(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(kept).toEqual([true, false]);
  });

  it('reports what else goes wrong, and asks no more', async () => {
    const { turns, kept, reported } = makeTurns([new Error('kaputt')]);
    turns.now(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([kept, reported]).toEqual([[false], [new Error('kaputt')]]);
  });
});
