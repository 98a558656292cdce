import { securityLogEntrySchema } from '@zaino/contracts/identity';
import { UNSENT_KEY } from '@zaino/web/security-log-key';
import { reportError } from '@zaino/web/telemetry';
import { watchErrors } from './watch-errors';

describe('watchErrors', () => {
  let bodies: unknown[];

  beforeAll(() => {
    jest.useFakeTimers();
    watchErrors();
  });
  beforeEach(() => {
    bodies = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
      bodies.push(JSON.parse(init?.body as string));
      return Promise.resolve(new Response('{}'));
    });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => jest.useRealTimers());

  const messages = () => bodies.map((body) => (body as { message: string }).message);

  it('sends nothing while nothing goes wrong', async () => {
    await jest.advanceTimersByTimeAsync(60_000);
    expect(bodies).toEqual([]);
    expect(localStorage.getItem(UNSENT_KEY)).toBeNull();
  });

  it('sends what went wrong before its code was there, and what goes wrong after, as the contract says', async () => {
    reportError(new TypeError('early'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'uncaught', error: new Error('x') }));
    expect(bodies).toEqual([]);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(messages()).toEqual(['early', 'uncaught']);
    reportError('late');
    await jest.advanceTimersByTimeAsync(0);
    expect(messages()).toEqual(['early', 'uncaught', 'late']);
    for (const body of bodies) expect(securityLogEntrySchema.safeParse(body).error).toBeUndefined();
  });
});
