import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error';

const CHUNK_BYTES = 64 * 1024;

/** The file's text, unzipped where it begins with gzip's magic bytes, without a byte order mark. */
export async function* openText(path: string): AsyncGenerator<string> {
  const raw = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const isZipped = await beginsWith(path, [0x1f, 0x8b]);
  const bytes = isZipped ? raw.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : raw;
  if (isZipped) raw.once('error', (error) => bytes.destroy(error));
  // A wrong byte becomes U+FFFD, so that one bad row is rejected rather than the whole file.
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw isZipped ? brokenZip(path, error) : error;
  } finally {
    raw.destroy();
    bytes.destroy();
  }
}

/** SHA-256 of the file's bytes, in hexadecimal. */
export async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}

async function beginsWith(path: string, magic: number[]): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return bytesRead === magic.length && magic.every((byte, index) => buffer[index] === byte);
  } finally {
    await file.close();
  }
}

function brokenZip(path: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (!code.startsWith('Z_')) return error;
  const sentence = `${path} is cut or damaged: it cannot be unzipped to its end.`;
  return new ImportError(sentence, { code: 'file-cut', path });
}
