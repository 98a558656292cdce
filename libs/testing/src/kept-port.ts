import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that the system gives to connections: while a server is dead, none of these may take its port. */
const PORTS = { least: 15_000, most: 31_999 };
const given = new Set<number>();

/** A TCP port on 127.0.0.1 that stays free while nobody listens on it. */
export async function keptPort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.least, PORTS.most);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
