import { connect } from 'node:net';

const LONGEST_WAIT_MS = 4_000;

/** What comes back on a connection for bytes that no client library would send; until it is closed or silent. */
export function rawExchange(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const finish = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(LONGEST_WAIT_MS, finish);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

/** The statuses of all answers in it, in their order. */
export const statusesOf = (answers: string): number[] =>
  [...answers.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
