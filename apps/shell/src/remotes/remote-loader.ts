import {
  openPartOf,
  type ReleaseSet,
  type RemotePart,
  type RemoteRelease,
} from '@zaino/contracts/shared';
import type { RouteObject } from '@zaino/web/router';
import { loadRemote, registerRemotes } from './federation';
import { guardReleasedFiles } from './released-files';

/** Longest wait for a remote's container and routes together, in milliseconds. */
const REMOTE_TIMEOUT_MS = 5000;

/** A remote's code did not arrive or is not what it should be. */
export class RemoteLoadError extends Error {
  constructor(
    readonly remote: string,
    cause: unknown,
    /** What was asked for: it may come after all, only late. */
    readonly code: Promise<RemoteModule>,
  ) {
    super(`Remote ${remote} did not load`, { cause });
    this.name = 'RemoteLoadError';
  }
}

/** What a remote exposes. */
export interface RemoteModule {
  routes: RouteObject[];
  /** Of the open part of a guarded remote: whether its `./routes` may be asked for. */
  mayEnter?: () => Promise<boolean>;
}

/**
 * Gives a module of a remote, the open one unless told, once it is there always the same; asks for the code again
 * after a failure.
 */
export type LoadPart = (remote: RemoteRelease, part?: RemotePart) => Promise<RemoteModule>;

const containerName = (name: string) => name.replaceAll('-', '_');

function register(remote: RemoteRelease, retry = 0): void {
  // A script that failed once is remembered by its URL, so a retry needs another one.
  const entry = remote.base + remote.entry + (retry === 0 ? '' : `?retry=${retry}`);
  const name = containerName(remote.name);
  registerRemotes(
    [{ name, entry: new URL(entry, location.href).href, type: 'global', entryGlobalName: name }],
    {
      force: retry > 0,
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
export function createRemoteLoader(releases: ReleaseSet): LoadPart {
  guardReleasedFiles(releases);
  for (const remote of releases.remotes) register(remote);
  const latest = new Map<string, Promise<RemoteModule>>();
  let retries = 0;

  async function load(address: string): Promise<RemoteModule> {
    const module = await loadRemote<RemoteModule>(address);
    if (!Array.isArray(module?.routes)) throw new Error('the remote exposes no routes');
    return module;
  }

  return (remote, part = openPartOf(remote)) => {
    const address = `${containerName(remote.name)}/${part}`;
    // Beside what is late: the first that comes counts.
    const retry = ({ code: before }: RemoteLoadError) => {
      retries += 1;
      register(remote, retries);
      return Promise.any([before, load(address)]);
    };
    // Who comes while another's attempt (a prefetch's, say) still runs shares its success, not its failure.
    const code = latest.get(address)?.catch(retry) ?? load(address);
    const timely = withTimeout(code, REMOTE_TIMEOUT_MS).catch((error: unknown) => {
      throw new RemoteLoadError(remote.name, error, code);
    });
    latest.set(address, timely);
    // Nobody asks again for what came late.
    code.then(
      () => latest.set(address, code),
      () => undefined,
    );
    return timely;
  };
}
