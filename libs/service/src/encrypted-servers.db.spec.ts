import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startGuarded } from '@zaino/testing/guarded-server';
import { type OwnMariaDb, startOwnMariaDb } from '@zaino/testing/own-mariadb';
import { prepareRedis } from '@zaino/testing/private-redis';
import { keptPort } from '@zaino/testing/kept-port';
import { selfSigned } from '@zaino/testing/self-signed';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { databaseOptions } from './database-options';

describe('MySQL and Redis that speak TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-tls-'));
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  let mariaDb: OwnMariaDb;
  let stopRedis: () => Promise<void>;
  let mysqlUrl: string;
  let redisUrl: string;

  beforeAll(async () => {
    const { cert, key } = selfSigned();
    writeFileSync(certFile, cert);
    writeFileSync(keyFile, key);
    mariaDb = await startOwnMariaDb(folder, { certFile, keyFile });
    mysqlUrl = `${mariaDb.url.replace('127.0.0.1', 'localhost')}/mysql`;
    const tls = { certFile, keyFile, port: await keptPort() };
    const redisFolder = join(folder, 'redis');
    const redis = prepareRedis({
      folder: redisFolder,
      port: await keptPort(),
      purpose: 'test',
      tls,
    });
    stopRedis = await startGuarded(redis, redisFolder);
    redisUrl = redis.url.replace('redis:', 'rediss:').replace(/@127.*/, `@localhost:${tls.port}`);
  }, 60_000);
  afterAll(async () => {
    await mariaDb.stop();
    await stopRedis();
    rmSync(folder, { recursive: true, force: true });
  });

  /** How a process reaches both: one that believes nobody beside the public authorities, unless told. */
  async function reach(mode: string, environment: Record<string, string> = {}) {
    const script = join(import.meta.dirname, 'testing/reach-servers.ts');
    const args = [...typescriptFlags, script, `${mysqlUrl}?ssl-mode=${mode}`, redisUrl];
    const env = { ...process.env, ...environment };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[];
  }

  it('are believed where their certificate is, by name too', async () => {
    const believing = { NODE_EXTRA_CA_CERTS: certFile };
    expect(await reach('VERIFY_IDENTITY', believing)).toEqual(['encrypted', 'encrypted']);
  });

  it('are not believed by who was not told of their certificate', async () => {
    const [ofDatabase, ofRedis] = await reach('VERIFY_CA');
    expect(ofDatabase).toBe('HANDSHAKE_SSL_ERROR');
    expect(ofRedis).toMatch(/self-signed/);
  });

  it('are reached without TLS only where nobody asks for it', async () => {
    const [plain] = await reach('DISABLED');
    const [required] = await reach('REQUIRED');
    expect([plain, required]).toEqual(['plain', 'encrypted']);
  });

  it('are not guessed at', () => {
    expect(() => databaseOptions(`${mysqlUrl}?ssl-mode=maybe`, {})).toThrow('unknown ssl-mode');
  });
});
