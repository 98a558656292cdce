import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { answeredWithin } from '../deadline';
import { cachingOf, contentTypeOf } from './public-headers';
import type { ReleaseFiles } from './release-files';
import { requireReleasePath } from './release-path';

export interface BucketSettings {
  /** `s3://bucket`, or `s3://bucket/folder` for a part of one. */
  url: string;
  /** Of a server other than Amazon's. */
  endpoint?: string | undefined;
  region: string;
  /** Unset: whom the machine itself is known as, by the SDK's own rules. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** What one call may take with its repetitions, in milliseconds. */
  limitMs?: number;
}

const LIMIT_MS = 10_000;
const CONNECTION_LIMIT_MS = 2_000;

/** Release files in a bucket of S3 or of what speaks its protocol. Its user must be allowed to list: else nobody can say what is absent. */
export class BucketFiles implements ReleaseFiles {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;
  private readonly limitMs: number;

  constructor({ url, endpoint, region, credentials, limitMs = LIMIT_MS }: BucketSettings) {
    const [, bucket = '', folder = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(url) ?? [];
    this.bucket = bucket;
    this.prefix = folder === '' ? '' : `${folder}/`;
    this.limitMs = limitMs;
    this.client = new S3Client({
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      requestHandler: { connectionTimeout: CONNECTION_LIMIT_MS, requestTimeout: limitMs },
      // Not every server knows the newer ones, and a release's files have their integrity.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async read(path: string): Promise<Buffer | undefined> {
    const place = this.placeOf(path);
    return this.ask(path, async (options) => {
      try {
        const answer = await this.client.send(new GetObjectCommand(place), options);
        const content = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
        if (content.length === answer.ContentLength) return content;
        throw new Error(`${content.length} of ${answer.ContentLength ?? 0} bytes came`);
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    });
  }

  async write(path: string, content: Buffer | string): Promise<void> {
    const put = new PutObjectCommand({
      ...this.placeOf(path),
      Body: content,
      ContentLength: Buffer.byteLength(content),
      ContentType: contentTypeOf(path),
      CacheControl: cachingOf(path),
    });
    await this.ask(path, (options) => this.client.send(put, options));
  }

  async list(folder: string): Promise<string[]> {
    const { Bucket, Key } = this.placeOf(folder);
    const found: string[] = [];
    let after: string | undefined;
    do {
      const list = new ListObjectsV2Command({
        Bucket,
        Prefix: `${Key}/`,
        ContinuationToken: after,
      });
      const page = await this.ask(folder, (options) => this.client.send(list, options));
      found.push(...(page.Contents ?? []).map(({ Key: key = '' }) => key));
      after = page.NextContinuationToken;
    } while (after !== undefined);
    // Some programs put an empty object in the place of a folder.
    return found.filter((key) => !key.endsWith('/')).map((key) => key.slice(this.prefix.length));
  }

  async remove(folder: string): Promise<void> {
    for (const path of await this.list(folder)) {
      const removal = new DeleteObjectCommand(this.placeOf(path));
      await this.ask(path, (options) => this.client.send(removal, options));
    }
  }

  private placeOf(path: string): { Bucket: string; Key: string } {
    requireReleasePath(path);
    return { Bucket: this.bucket, Key: this.prefix + path };
  }

  /** Throws, within the limit of time, for whatever is no answer. */
  private async ask<Answer>(
    path: string,
    call: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> {
    const ending = new AbortController();
    try {
      return await answeredWithin(this.limitMs, () => call({ abortSignal: ending.signal }));
    } catch (cause) {
      ending.abort();
      const { name, message } = cause as Error;
      throw new Error(`The bucket has no answer for ${path}: ${name} ${message}`.trim(), { cause });
    }
  }
}
