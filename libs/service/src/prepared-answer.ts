import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

interface AnswerOptions {
  contentType?: string;
  cacheControl?: string;
}

/** Below this size (bytes) a compressed answer is hardly smaller than a packet. */
const MIN_COMPRESSED = 1_024;

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 5 }),
};

/**
 * An answer ready to be sent many times: bytes, entity tag and, from the first client that takes them on,
 * compressed variants.
 */
export class PreparedAnswer {
  readonly etag: string;
  readonly contentType: string;
  /** Clients may keep it but must ask whether it still holds, unless told otherwise. */
  readonly cacheControl: string;
  private readonly variants = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly body: Buffer,
    options: AnswerOptions = {},
  ) {
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    this.contentType = options.contentType ?? 'application/json; charset=utf-8';
    this.cacheControl = options.cacheControl ?? 'no-cache';
  }

  static json(value: unknown): PreparedAnswer {
    return new PreparedAnswer(Buffer.from(JSON.stringify(value)));
  }

  /** Upper estimate of the memory it holds, compressed variants included. */
  get bytes(): number {
    return Math.ceil(this.body.length * 1.3) + 512;
  }

  isWorthCompressing(): boolean {
    return this.body.length >= MIN_COMPRESSED;
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const variant = this.variants.get(encoding) ?? compressors[encoding](this.body);
    this.variants.set(encoding, variant);
    return variant;
  }
}
