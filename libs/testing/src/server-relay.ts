import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface ServerRelay {
  /** The server's URL, by way of the relay. */
  url: string;
  /** The server is gone: open connections break, new ones are refused. */
  cut: () => Promise<void>;
  /** It is back at the same address. */
  restore: () => Promise<void>;
  /** It takes connections and all that is said, and neither reads nor answers, as a process that is stopped. */
  freeze: () => void;
  /** It goes on with what it was told meanwhile. */
  thaw: () => void;
}

/** Stands between a service and its database or Redis, so that a test can take that away. */
export async function relayTo(serverUrl: string): Promise<ServerRelay> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
    if (isFrozen) for (const socket of [client, upstream]) socket.pause();
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sockets.clear();
      }),
    restore: () => listen(port),
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
