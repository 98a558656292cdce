import type { ReleaseSet, RemoteRelease } from '@zaino/contracts/shared';
import type { RouteObject } from '@zaino/web/router';
import { loadRemote, registerRemotes } from './federation';
import { guardReleasedFiles } from './released-files';

/** Longest wait for a remote's container and routes together, in milliseconds. */
const REMOTE_TIMEOUT_MS = 5000;

/** A remote's code did not arrive or is not what it should be. */
class RemoteLoadError extends Error {
  constructor(
    readonly remote: string,
    cause: unknown,
  ) {
    super(`Remote ${remote} did not load`, { cause });
    this.name = 'RemoteLoadError';
  }
}

/** Gives a remote's routes, once they are there always the same; asks for the code again after a failure. */
export type LoadRoutes = (remote: RemoteRelease) => Promise<RouteObject[]>;

const containerName = (name: string) => name.replaceAll('-', '_');

function register(remote: RemoteRelease, attempt: number): void {
  // A script that failed once is remembered by its URL, so a retry needs another one.
  const entry = remote.base + remote.entry + (attempt === 0 ? '' : `?retry=${attempt}`);
  const name = containerName(remote.name);
  registerRemotes(
    [{ name, entry: new URL(entry, location.href).href, type: 'global', entryGlobalName: name }],
    {
      force: attempt > 0,
    },
  );
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Prepares the loading of a page's remotes; nothing is asked for before the first visit of one. */
export function createRemoteLoader(releases: ReleaseSet): LoadRoutes {
  guardReleasedFiles(releases);
  for (const remote of releases.remotes) register(remote, 0);
  const attempts = new Map<string, number>();
  const latest = new Map<string, Promise<RouteObject[]>>();

  async function attempt(remote: RemoteRelease): Promise<RouteObject[]> {
    const number = attempts.get(remote.name) ?? 0;
    attempts.set(remote.name, number + 1);
    if (number > 0) register(remote, number);
    const module = await loadRemote<{ routes: RouteObject[] }>(
      `${containerName(remote.name)}/routes`,
    );
    if (!Array.isArray(module?.routes)) throw new Error('the remote exposes no routes');
    return module.routes;
  }

  return (remote) => {
    // Who comes while another's attempt (a prefetch's, say) still runs shares its success, not its failure.
    const routes = latest.get(remote.name)?.catch(() => attempt(remote)) ?? attempt(remote);
    const timely = withTimeout(routes, REMOTE_TIMEOUT_MS).catch((error: unknown) => {
      throw new RemoteLoadError(remote.name, error);
    });
    latest.set(remote.name, timely);
    return timely;
  };
}
