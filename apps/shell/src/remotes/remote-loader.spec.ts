import { waitFor } from '@testing-library/react';
import type { ReleaseSet, RemoteRelease } from '@zaino/contracts/shared';
import { loadRemote, registerRemotes } from './federation';
import { createRemoteLoader, type RemoteLoadError } from './remote-loader';

// The federation runtime loads scripts, which jsdom does not.
jest.mock('./federation', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const cart: RemoteRelease = {
  name: 'cart',
  mounts: ['/cart'],
  version: 'c1',
  base: '/releases/cart/c1/',
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha256-entry' },
};
const releases: ReleaseSet = {
  shell: { version: 's1', base: '/releases/shell/s1/', integrity: {} },
  remotes: [cart],
};
const routes = [{ path: '/cart' }];

/** The runtime's answers, one for each attempt. */
function attempts() {
  const settled: { succeed: () => void; fail: () => void }[] = [];
  jest.mocked(loadRemote).mockImplementation(
    () =>
      new Promise((done, refuse) =>
        settled.push({
          succeed: () => done({ routes }),
          fail: () => refuse(new Error('no network')),
        }),
      ),
  );
  return settled;
}

const entries = () =>
  jest.mocked(registerRemotes).mock.calls.map(([[remote]]) => (remote as { entry: string }).entry);

describe('the loader of remotes', () => {
  beforeEach(() => jest.resetAllMocks());

  it('asks for a remote once, however often it is wanted', async () => {
    const [first, load] = [attempts(), createRemoteLoader(releases)];
    const wanted = [load(cart), load(cart)];
    first[0]?.succeed();
    expect(await Promise.all(wanted)).toEqual([{ routes }, { routes }]);
    expect((await load(cart)).routes).toBe(routes);
    expect(loadRemote).toHaveBeenCalledTimes(1);
    expect(entries()).toEqual(['http://localhost/releases/cart/c1/entry.js']);
  });

  it('asks again by another address after a failure', async () => {
    const [made, load] = [attempts(), createRemoteLoader(releases)];
    const failed = load(cart);
    made[0]?.fail();
    await expect(failed).rejects.toThrow('Remote cart did not load');
    const again = load(cart);
    await waitFor(() => expect(made).toHaveLength(2));
    made[1]?.succeed();
    expect((await again).routes).toBe(routes);
    expect(entries().at(-1)).toBe('http://localhost/releases/cart/c1/entry.js?retry=1');
  });

  it('does not pass the failure of an attempt on to who came while it ran', async () => {
    const [made, load] = [attempts(), createRemoteLoader(releases)];
    const prefetched = load(cart).catch(String);
    const visited = load(cart);
    made[0]?.fail();
    expect(await prefetched).toMatch(/did not load/);
    await waitFor(() => expect(made).toHaveLength(2));
    made[1]?.succeed();
    expect((await visited).routes).toBe(routes);
    expect(entries().slice(1)).toEqual(['http://localhost/releases/cart/c1/entry.js?retry=1']);
  });

  it('gives up waiting, and takes what comes late without asking again', async () => {
    jest.useFakeTimers();
    const [made, load] = [attempts(), createRemoteLoader(releases)];
    const failure = load(cart).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(5_000);
    jest.useRealTimers();
    const late = (await failure) as RemoteLoadError;
    expect(late.message).toBe('Remote cart did not load');
    made[0]?.succeed();
    expect(await late.code).toEqual({ routes });
    expect(await load(cart)).toEqual({ routes });
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  it('takes what comes first, the late or what was asked for anew', async () => {
    jest.useFakeTimers();
    const [made, load] = [attempts(), createRemoteLoader(releases)];
    const failure = load(cart).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(5_000);
    jest.useRealTimers();
    await failure;
    const again = load(cart);
    await waitFor(() => expect(made).toHaveLength(2));
    made[1]?.fail();
    made[0]?.succeed();
    expect((await again).routes).toBe(routes);
  });

  it('refuses a remote that exposes something else', async () => {
    const load = createRemoteLoader(releases);
    jest.mocked(loadRemote).mockResolvedValue({ routes: 'none' });
    await expect(load(cart)).rejects.toThrow('Remote cart did not load');
  });
});
