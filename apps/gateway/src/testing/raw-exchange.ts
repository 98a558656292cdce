import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** For a busy machine; tests that wait for nothing else would wait for ever. */
const MOST_MS = 60_000;

/**
 * Sends text as it is, one piece after another, and gives all that comes back until the other side hangs up; rejects
 * where it does not.
 */
export function rawExchange(port: number, pieces: string[], pauseMs = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let received = '';
    socket.on('data', (data) => (received += data.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    const limit = setTimeout(() => {
      socket.destroy();
      reject(new Error(`Nobody has hung up after ${MOST_MS} ms: ${received}`));
    }, MOST_MS);
    socket.on('close', () => {
      clearTimeout(limit);
      resolve(received);
    });
    void (async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        socket.write(piece);
        if (pauseMs > 0) await pause(pauseMs);
      }
    })();
  });
}

/** A request's text; it closes the connection when it is answered. */
export function rawRequest(line: string, headers: string[] = [], body = ''): string {
  const all = [`${line} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers];
  return `${all.join('\r\n')}\r\n\r\n${body}`;
}
