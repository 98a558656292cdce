import { connect, type Socket } from 'node:net';

export interface WireAnswer {
  status: number;
  /** Of the head and the body as they go over the wire. */
  bytes: number;
  /** Milliseconds from the sending to the first byte, and to the last. */
  firstByteMs: number;
  totalMs: number;
}

interface Waiting {
  since: number;
  firstByteMs: number;
  head: string | undefined;
  /** Bytes in all; -1 while unknown, and where the body comes in chunks. */
  expected: number;
  bytes: number;
  resolve: (answer: WireAnswer) => void;
  reject: (error: Error) => void;
}

const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/**
 * A keep-alive connection that sends one GET after the other. It reads no more of an answer than where it
 * ends: Node's own client would take a good part of the processors that the servers are measured on.
 */
export class PageConnection {
  private readonly socket: Socket;
  private readonly host: string;
  private waiting: Waiting | undefined;

  constructor({ hostname, port }: URL) {
    this.host = hostname;
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.socket.on('data', (piece: Buffer) => this.take(piece));
    this.socket.on('error', (error) => this.fail(error));
    this.socket.on('close', () => this.fail(new Error('the connection was closed')));
  }

  get(path: string, headers: string): Promise<WireAnswer> {
    return new Promise((resolve, reject) => {
      const since = performance.now();
      const progress = { firstByteMs: 0, head: undefined, expected: -1, bytes: 0 };
      this.waiting = { since, ...progress, resolve, reject };
      this.socket.write(`GET ${path} HTTP/1.1\r\nhost: ${this.host}\r\n${headers}\r\n`);
    });
  }

  close(): void {
    this.waiting = undefined;
    this.socket.destroy();
  }

  private take(piece: Buffer): void {
    const { waiting } = this;
    if (!waiting) return;
    if (waiting.bytes === 0) waiting.firstByteMs = performance.now() - waiting.since;
    waiting.bytes += piece.length;
    if (waiting.head === undefined) readHead(waiting, piece);
    const isWhole =
      waiting.expected >= 0
        ? waiting.bytes >= waiting.expected
        : piece.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
    if (isWhole) this.finish(waiting);
  }

  private finish({ since, head, bytes, firstByteMs, resolve }: Waiting): void {
    this.waiting = undefined;
    const status = Number(head?.slice(9, 12));
    resolve({ status, bytes, firstByteMs, totalMs: performance.now() - since });
  }

  private fail(error: Error): void {
    this.waiting?.reject(error);
    this.waiting = undefined;
  }
}

/** The servers write an answer's head at once, so that it stands in the first piece. */
function readHead(waiting: Waiting, piece: Buffer): void {
  const text = piece.toString('latin1');
  const end = text.indexOf(END_OF_HEAD);
  if (end < 0) throw new Error('an answer whose head came in pieces');
  waiting.head = text.slice(0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(waiting.head)?.[1];
  if (length !== undefined) waiting.expected = end + END_OF_HEAD.length + Number(length);
}
