import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { type JsonBytes, jsonBytes } from './json-bytes';

export type Encoding = 'br' | 'gzip';

interface AnswerOptions {
  contentType?: string;
  cacheControl?: string;
  /** Of a format that is compressed by itself, as images are: sent as it is. */
  isCompact?: boolean;
  /** Of the compression of `pack`, 0 to 11. */
  quality?: number;
}

/** Below this size (bytes) a compressed answer is hardly smaller than a packet. */
const MIN_COMPRESSED = 1_024;
/** What an answer holds beside its bytes, roughly. */
const OVERHEAD = 512;

const compress: Record<Encoding, (body: Buffer, quality?: number) => Promise<Buffer>> = {
  br: (body, quality = 4) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        // A window of 256 kB: class lists repeat themselves within it, and the memory stays small.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 4 }),
};
const unpack = promisify(brotliDecompress);

/** An answer ready to be sent many times: bytes, entity tag and a form for each encoding. */
export class PreparedAnswer<Answer = unknown> {
  /** Never set: carries the type of what the bytes say. */
  declare readonly answer?: Answer;
  readonly etag: string;
  readonly contentType: string;
  /** Clients may keep it but must ask whether it still holds, unless told otherwise. */
  readonly cacheControl: string;
  /** Memory it holds. */
  readonly bytes: number;
  private readonly isCompact: boolean;
  private readonly packed?: Buffer;
  private readonly plain?: Buffer;

  constructor(body: JsonBytes<Answer>, options: AnswerOptions = {}, packed?: Buffer) {
    this.etag = `W/"${createHash('sha1')
      .update(packed ?? body)
      .digest('base64url')}"`;
    this.contentType = options.contentType ?? 'application/json; charset=utf-8';
    this.cacheControl = options.cacheControl ?? 'no-cache';
    this.isCompact = options.isCompact ?? false;
    if (packed) this.packed = packed;
    else this.plain = body;
    this.bytes = (packed ?? body).length + OVERHEAD;
  }

  static json<Value>(value: Value, options?: AnswerOptions): PreparedAnswer<Value> {
    return new PreparedAnswer(jsonBytes(value), options);
  }

  /**
   * For answers that are kept: compressed once, and only that is kept, a fraction of the plain size. Nearly
   * every client takes it as it is; for the others it is unpacked each time.
   */
  static async pack<Value>(
    body: JsonBytes<Value>,
    options: AnswerOptions = {},
  ): Promise<PreparedAnswer<Value>> {
    const isSmall = body.length < MIN_COMPRESSED;
    const packed = isSmall ? undefined : await compress.br(body, options.quality);
    return new PreparedAnswer(body, options, packed);
  }

  /** The encoding it is sent in to a client that takes this one: none where that would not matter. */
  encodingFor(accepted: Encoding | undefined): Encoding | undefined {
    const isSmall = this.plain !== undefined && this.plain.length < MIN_COMPRESSED;
    return isSmall || this.isCompact ? undefined : accepted;
  }

  async encoded(encoding: Encoding | undefined): Promise<Buffer> {
    if (encoding === 'br' && this.packed) return this.packed;
    const plain = this.plain ?? (await unpack(this.packed ?? Buffer.alloc(0)));
    return encoding ? compress[encoding](plain) : plain;
  }
}
