import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@zaino/service/prepared-answer';

/** Below this size a page would not get smaller by as much as a packet. */
const MIN_BYTES = 1024;

/** What a page is worth: one that is sent again and again more than one that is sent once. */
export type Effort = 'once' | 'often';

const brotliQuality: Record<Effort, number> = { once: 3, often: 5 };
const gzipLevel: Record<Effort, number> = { once: 2, often: 6 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In which encoding a page goes to a client that takes this one: in none where it is too small to matter. */
export function usedEncoding(body: Buffer, accepted: Encoding | undefined): Encoding | undefined {
  return body.length < MIN_BYTES ? undefined : accepted;
}

/** A page's bytes in an encoding, made on another thread. */
export function compressHtml(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: gzipLevel[effort] });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
