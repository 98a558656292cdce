import { createHash } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageRenderer, RenderedPage } from '@zaino/contracts/shared';
import { forbidEndingProcess } from './guarded-globals';
import { BundleRefused, loadRenderer } from './load-renderer';
import { PagesAtWork } from './page-at-work';
import { createServiceFetch } from './service-fetch';
import { Signals } from './signals';
import type { DrawnPage, RenderOrder, WorkerInput, WorkerMessage } from './worker-messages';
import { reasonOf, WorkerRemarks } from './worker-remarks';

const BEAT_MS = 50;
const MEASURE_MS = 1000;

const input = workerData as WorkerInput;
const signals = new Signals(input.signals);
const pages = new PagesAtWork(signals);
const port = parentPort;
if (!port) throw new Error('Runs as a worker of the gateway only');
const tell = (message: WorkerMessage) => port.postMessage(message);

function prepareGlobals(): void {
  const fetch = createServiceFetch(input, pages);
  Object.defineProperty(globalThis, 'fetch', { value: fetch, writable: false });
  forbidEndingProcess();
  const remarks = new WorkerRemarks(tell);
  remarks.takeConsole();
  remarks.takeStrayErrors();
}

function answer(renderer: PageRenderer, { id, request }: RenderOrder): void {
  const { headers } = request;
  const failed = (error: unknown) => tell({ type: 'failed', id, reason: reasonOf(error) });
  const page = pages.begin({ id, headers }, async () =>
    renderer.render(request, { onDraw: () => pages.mark(id) }),
  );
  // A page that cannot be sent (a function where there should be text) fails as one that throws.
  page
    .then((drawn) => tell({ type: 'rendered', id, page: digested(cleaned(drawn)) }))
    .catch(failed);
}

function cleaned(page: RenderedPage): RenderedPage {
  if (page.failures.length === 0) return page;
  const failures = page.failures.map((one) => ({ ...one, reason: reasonOf(one.reason) }));
  return { ...page, failures };
}

function digested(page: RenderedPage): DrawnPage {
  const hash = createHash('sha256');
  for (const part of [page.head, page.html, page.data]) hash.update(part).update('\0');
  return { ...page, digest: hash.digest('base64url') };
}

function measureMemory(): void {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  signals.setMemory((heap + external) / 2 ** 20);
}

async function main(): Promise<void> {
  prepareGlobals();
  try {
    const loading = (app: string) => tell({ type: 'loading', app });
    const { renderer, started } = await loadRenderer(input, loading);
    setInterval(() => signals.beat(), BEAT_MS);
    setInterval(measureMemory, MEASURE_MS);
    port?.on('message', (order: RenderOrder) => answer(renderer, order));
    tell({ type: 'ready', started });
  } catch (error) {
    const { app, cause } =
      error instanceof BundleRefused ? error : { app: input.shell.app, cause: error };
    tell({ type: 'refused', app, reason: reasonOf(cause) });
  }
}

void main();
