import * as asyncHooks from 'node:async_hooks';
import * as crypto from 'node:crypto';
import * as stream from 'node:stream';
import * as util from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteServerBundle, ShellServerBundle } from '@zaino/contracts/shared';
import { evaluateBundle } from './evaluate-bundle';
import { createServiceFetch } from './service-fetch';
import { Signals } from './signals';
import type { BundleSource, RenderOrder, WorkerInput, WorkerMessage } from './worker-messages';

const BEAT_MS = 100;

/** What React's renderer needs of Node; a remote gets the shell's shared modules only. */
const allowedToShell = {
  async_hooks: asyncHooks,
  'node:async_hooks': asyncHooks,
  crypto,
  'node:crypto': crypto,
  stream,
  'node:stream': stream,
  util,
  'node:util': util,
};

const input = workerData as WorkerInput;
const signals = new Signals(input.signals);
const port = parentPort;
if (!port) throw new Error('Runs as a worker of the gateway only');
const tell = (message: WorkerMessage) => port.postMessage(message);

function evaluate<Exports>(source: BundleSource, allowed: Record<string, unknown>): Exports {
  tell({ type: 'loading', app: source.app });
  try {
    return evaluateBundle<Exports>(source, allowed);
  } catch (error) {
    tell({ type: 'refused', app: source.app, reason: String(error) });
    throw error;
  }
}

function loadRenderer() {
  globalThis.fetch = createServiceFetch(input.services);
  const shell = evaluate<ShellServerBundle>(input.shell, allowedToShell);
  const remotes = input.remotes.map((source) => {
    const bundle = evaluate<RemoteServerBundle>(source, shell.shared);
    return [source.app, bundle] as const;
  });
  return shell.createRenderer(input.releases, Object.fromEntries(remotes));
}

const renderer = loadRenderer();
setInterval(() => signals.beat(), BEAT_MS);

port.on('message', ({ id, request }: RenderOrder) => {
  const onDraw = () => markUntilIdle(id);
  markUntilIdle(id);
  renderer.render(request, { onDraw }).then(
    (page) => tell({ type: 'rendered', id, page }),
    (error: unknown) => tell({ type: 'failed', id, reason: String(error) }),
  );
});

/** As long as the thread does not come back to its loop, this render is what holds it. */
function markUntilIdle(id: number): void {
  signals.markAtWork(id);
  setImmediate(() => signals.markAtWork(0));
}

tell({ type: 'ready', patterns: renderer.patterns });
