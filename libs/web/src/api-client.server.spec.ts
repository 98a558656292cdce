/** @jest-environment node */
import type { Call } from '@zaino/contracts/shared';
import { fetchJson } from './api-client';
import { onSessionEnd } from './session';

const profile: Call = { method: 'GET', path: '/api/profile' };

describe('a call on the server', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is the visitor’s by the cookie alone', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
    const headers = { cookie: 'zaino_session=abc', 'x-request-id': 'r-1' };
    await fetchJson(profile, { request: new Request('http://shop.example/profile', { headers }) });
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json', ...headers });
  });

  it('may write: there is no page to tell of it', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ done: true }));
    const request = new Request('http://shop.example/profile');
    const call: Call = { method: 'POST', path: '/api/profile' };
    expect(await fetchJson(call, { request })).toEqual({ done: true });
  });

  it.each([
    ['unauthenticated', 401],
    ['csrf', 403],
  ])('that is refused as %s is the loader’s to deal with', async (code, status) => {
    const ended = jest.fn();
    const stop = onSessionEnd(ended);
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ code }, { status }));
    const request = new Request('http://shop.example/profile');
    await expect(fetchJson(profile, { request })).rejects.toMatchObject({ code });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(ended).not.toHaveBeenCalled();
    stop();
  });
});
