import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Sends text as it is, one piece after another, and gives all that comes back until the other side hangs up. */
export function rawExchange(port: number, pieces: string[], pauseMs = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let received = '';
    socket.on('data', (data) => (received += data.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => resolve(received));
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
