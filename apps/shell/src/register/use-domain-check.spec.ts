import { act, renderHook } from '@testing-library/react';
import { useDomainCheck } from './use-domain-check';

const free = { isAvailable: true, reason: null };

function type(...texts: string[]) {
  const { result, rerender } = renderHook(useDomainCheck, { initialProps: '' });
  for (const text of texts) rerender(text);
  return { result, rerender };
}

describe('what is known of a domain', () => {
  const asked = jest.fn<Promise<Response>, [string]>();

  beforeEach(() => {
    jest.useFakeTimers();
    asked.mockReset().mockImplementation(() => Promise.resolve(Response.json(free)));
    jest.spyOn(globalThis, 'fetch').mockImplementation((input) => asked(input as string));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each(['', 'ab', '..', '...', '....'])(
    'is nothing for %j, and nobody is asked',
    async (text) => {
      const { result } = type(text);
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(asked).not.toHaveBeenCalled();
      expect(result.current).toBeNull();
    },
  );

  it('is asked for half a second after the last key', async () => {
    const { result } = type('por', 'port', 'portici');
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(asked).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(asked.mock.calls.map(([url]) => new URL(url, location.origin).pathname)).toEqual([
      '/api/bookshop-domains/portici',
    ]);
    expect(result.current).toEqual(free);
  });

  it('is forgotten with the next key', async () => {
    const { result, rerender } = type('portici');
    await act(() => jest.advanceTimersByTimeAsync(500));
    rerender('portici2');
    expect(result.current).toBeNull();
  });

  it('is nothing where the service is away', async () => {
    asked.mockResolvedValue(Response.json({ code: 'unavailable' }, { status: 503 }));
    const { result } = type('portici');
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(result.current).toBeNull();
  });
});
