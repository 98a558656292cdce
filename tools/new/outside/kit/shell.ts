import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  demoCompany,
  type PageRenderer,
  type Release,
  releaseSchema,
  type RemoteRelease,
  type RemoteServerBundle,
  type ShellServerBundle,
} from '@zaino/contracts/shared';
import { misfitsOf } from '@zaino/service/release-compatibility';
import type { openShell as declared } from './types/shell';

/** The longest wait for a page's data, in milliseconds. */
const TIME_LIMIT_MS = 5000;
const ORIGIN = 'http://127.0.0.1:4200';

/**
 * Opens the shell that came with the kit, with the build of `folder`. Both are the files that visitors' pages are drawn
 * from, and the remote takes React, the router and the stores from the shell; calls go to the test's own `fetch`.
 */
export const openShell: typeof declared = (folder = 'dist') => {
  const [shell, remote] = [readRelease(join(__dirname, 'shell')), readRelease(folder)];
  const { shared, createRenderer } = evaluate(shell, requireOfNode) as ShellServerBundle;
  const bundle = evaluate(remote, requireOf(shared)) as RemoteServerBundle;
  const set = { shell: filesOf(shell.release), remotes: [remoteOf(remote.release)] };
  const renderer = createRenderer(set, { [remote.release.name]: bundle }, demoCompany);
  return {
    misfits: misfitsOf(remote.release, shell.release),
    page: (address) => draw(renderer, address),
  };
};

const draw = (renderer: PageRenderer, address: string) =>
  renderer.render(
    { url: `${ORIGIN}${address}`, headers: {}, timeLimitMs: TIME_LIMIT_MS },
    { onDraw: () => undefined },
  );

interface Build {
  folder: string;
  release: Release;
}

function readRelease(folder: string): Build {
  const file = readFileSync(join(folder, 'release.json'), 'utf8');
  return { folder, release: releaseSchema.parse(JSON.parse(file)) };
}

const filesOf = ({ name, version, integrity }: Release) => ({
  version,
  base: `/releases/${name}/${version}/`,
  integrity,
});

const remoteOf = (release: Release): RemoteRelease => ({
  ...filesOf(release),
  name: release.name,
  mounts: release.mounts,
  entry: release.entry[0] ?? '',
});

type Require = (name: string) => unknown;

/** In the test's own world, so that its `fetch` is the bundle's. */
function evaluate({ folder, release }: Build, require: Require): unknown {
  if (!release.server) throw new Error(`${release.name} was built without a bundle for the server`);
  const text = readFileSync(join(folder, release.server.file), 'utf8');
  const module: { exports: unknown } = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval -- It is what was built here, as the gateway runs it.
  const run = new Function('module', 'exports', 'require', text) as (
    ...args: [typeof module, unknown, Require]
  ) => void;
  run(module, module.exports, require);
  return module.exports;
}

const requireOfNode: Require = (name) => process.getBuiltinModule(name);

/** What the shell does not give no remote gets. */
function requireOf(shared: Record<string, unknown>): Require {
  return (name) => {
    if (name in shared) return shared[name];
    throw new Error(`The shell does not give ${name}`);
  };
}
