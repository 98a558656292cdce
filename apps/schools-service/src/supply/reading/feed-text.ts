import { createHash } from 'node:crypto';
import { TextDecoder } from 'node:util';
import { FeedRefusal } from './feed-refusal';

type Bytes = AsyncIterable<Buffer>;
type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** What is known of a file before its lines are read. */
interface InspectedFeed {
  sha256: string;
  encoding: Encoding;
  bytes: number;
}

const ZIPPED = 'Il file è compresso: manda quello che c’è dentro.';

/** Goes through a file once. Whatever is no UTF-8 is as Windows writes it in Italy. Throws a FeedRefusal. */
export async function inspectFeedText(parts: Bytes): Promise<InspectedFeed> {
  const hash = createHash('sha256');
  const utf8 = new Utf8Check();
  let bytes = 0;
  let marked: Encoding | null = null;
  for await (const part of parts) {
    if (bytes === 0) marked = markOf(part);
    bytes += part.length;
    hash.update(part);
    utf8.push(part);
  }
  const encoding = marked ?? (utf8.isValid() ? 'utf-8' : 'windows-1252');
  return { sha256: hash.digest('hex'), encoding, bytes };
}

/** By the byte order mark. */
function markOf(part: Buffer): Encoding | null {
  const [first, second] = part;
  if (
    (first === 0x1f && second === 0x8b) ||
    part.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
  ) {
    throw new FeedRefusal(ZIPPED);
  }
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Whether bytes that come in parts are UTF-8. */
class Utf8Check {
  private decoder: TextDecoder | null = new TextDecoder('utf-8', { fatal: true });

  push(part: Buffer): void {
    this.decode(part, true);
  }

  isValid(): boolean {
    this.decode(Buffer.alloc(0), false);
    return this.decoder !== null;
  }

  private decode(part: Buffer, stream: boolean): void {
    try {
      this.decoder?.decode(part, { stream });
    } catch {
      // What the decoder refuses is the answer.
      this.decoder = null;
    }
  }
}

/** Pieces of this many bytes are turned into text one by one, so that others get their turn between them. */
const PIECE = 64 * 1024;

export interface FeedText {
  text: string;
  /** That were read by then. */
  bytesRead: number;
}

/** The file's text, without a byte order mark. */
export async function* feedText(parts: Bytes, encoding: Encoding): AsyncGenerator<FeedText> {
  const decoder = new TextDecoder(encoding);
  let bytesRead = 0;
  for await (const part of parts) {
    for (let start = 0; start < part.length; start += PIECE) {
      const piece = part.subarray(start, start + PIECE);
      bytesRead += piece.length;
      yield { text: decoder.decode(piece, { stream: true }), bytesRead };
    }
  }
  yield { text: decoder.decode(), bytesRead };
}
