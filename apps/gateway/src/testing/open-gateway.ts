import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { configSchema } from '../config';
import { createGateway } from '../gateway';

/** Where `nx build gateway` leaves the render worker: jest cannot run a worker from its source. */
export const RENDER_WORKER_FOLDER = resolve(import.meta.dirname, '../../../../dist/apps/gateway');

/** A gateway on a folder of releases, with one render thread unless told otherwise. */
export async function openGateway(releasesFolder: string, env: NodeJS.ProcessEnv = {}) {
  const config = configSchema.parse({
    RELEASES_DIR: releasesFolder,
    RENDER_WORKER_FOLDER,
    RENDER_THREADS: '1',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const gateway = await createGateway(config);
  await gateway.ready();
  return gateway;
}

/** By this a service is asked whether it lives, where an answer is slow. */
export const LIVE = '/health/live';

/**
 * A service behind the gateway, on a free port of this machine. That it lives it says by itself, as on a busy machine it
 * may be asked at any time; `isHanging` leaves that to the handler, too.
 */
export async function listen(handler: RequestListener, { isHanging = false } = {}) {
  const server = createServer((request, response) => {
    if (request.url === LIVE && !isHanging) response.end('{}');
    else handler(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
