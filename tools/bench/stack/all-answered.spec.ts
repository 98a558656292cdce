import { areAllAnswered } from './all-answered';

describe('a benchmark', () => {
  let said: jest.SpyInstance;
  beforeEach(() => void (said = jest.spyOn(console, 'log').mockImplementation()));
  afterEach(() => jest.restoreAllMocks());

  it('is right where every request was answered', () => {
    expect(areAllAnswered({ alone: { failures: 0 }, beside: { failures: 0 } })).toBe(true);
    expect(said).not.toHaveBeenCalled();
  });

  it('ends badly with one that failed, whatever was measured beside it, and names it', () => {
    expect(areAllAnswered({ alone: { failures: 1 }, beside: { failures: 0 } })).toBe(false);
    expect(said.mock.calls).toEqual([['alone: 1 requests were not answered as they should be']]);
  });
});
