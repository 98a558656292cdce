import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error: the package brings no types.
import S3rver from '@20minutes/s3rver';

interface S3Server {
  run: () => Promise<{ port: number }>;
  close: () => Promise<void>;
}

const Server = S3rver as new (options: object) => S3Server;

export interface TestBucket {
  /** `s3://…` */
  url: string;
  /** Of the server that has it. */
  endpoint: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** Loses an object, as no program of ours does. */
  lose: (key: string) => Promise<void>;
  /** Gives an object another content, as no program of ours does. */
  spoil: (key: string, content: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** An empty bucket on a server of its own, which speaks S3's protocol. */
export async function startTestBucket(): Promise<TestBucket> {
  const name = 'release-files';
  const directory = await mkdtemp(join(tmpdir(), 'zaino-bucket-'));
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // Of a bucket's own address it computes another signature than the SDK.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name }],
  });
  const { port } = await server.run();
  const fileOf = (key: string) => join(directory, name, `${key}._S3rver_object`);
  return {
    url: `s3://${name}`,
    endpoint: `http://127.0.0.1:${port}`,
    // The one account that the server knows.
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    lose: (key) => rm(fileOf(key)),
    spoil: (key, content) => writeFile(fileOf(key), content),
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
