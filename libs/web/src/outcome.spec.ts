import { ApiError } from './api-client';
import { isWorthRetrying, settle } from './outcome';

const refused = (kind: ApiError['kind']) =>
  new ApiError({ kind, code: kind, status: 0, message: 'no', requestId: 'r-1' });

describe('settle', () => {
  it('gives the value', async () => {
    expect(await settle(Promise.resolve(1))).toEqual({ value: 1, failure: null });
  });

  it('turns a failed call into plain data', async () => {
    const { failure } = await settle(Promise.reject(refused('unavailable')));
    expect(failure).toEqual({
      kind: 'unavailable',
      code: 'unavailable',
      message: 'no',
      requestId: 'r-1',
    });
  });

  it('lets everything else pass: an ended request, a mistake of ours', async () => {
    await expect(settle(Promise.reject(new DOMException('gone', 'AbortError')))).rejects.toThrow(
      'gone',
    );
  });
});

describe('isWorthRetrying', () => {
  it.each([
    ['unavailable', true],
    ['limited', true],
    ['invalid', false],
    ['not-found', false],
  ] as const)('%s: %s', (kind, expected) => {
    expect(isWorthRetrying({ kind, code: kind, message: '', requestId: null })).toBe(expected);
  });
});
