import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findBinary, requireBinary } from './binaries';
import { keptPassword } from './server-command';
import type { ServerCommand } from './server-command';

export interface RedisOptions {
  /** Holds the data, the password and the configuration; made when missing. */
  folder: string;
  port: number;
  /** Test servers keep nothing on disk. */
  purpose: 'start' | 'test';
  /** Where it writes down each change at once, so that it begins with all of them again after a crash. */
  appendOnlyFolder?: string;
  /** `everysec`, as a shop does, goes on after a write that the disk refused; `always` ends Redis then. */
  appendFsync?: 'always' | 'everysec';
  /** How long it takes over each command of that file when it begins, in microseconds; it answers nothing else meanwhile. */
  readsFor?: number;
  /** PEM files, and a port at which it speaks TLS with whoever knows the password. */
  tls?: { certFile: string; keyFile: string; port: number };
}

/** Prepares a Redis of our own on 127.0.0.1; reads no configuration of the machine. */
export function prepareRedis({
  folder,
  port,
  purpose,
  appendOnlyFolder,
  appendFsync = 'always',
  readsFor = 0,
  tls,
}: RedisOptions): ServerCommand {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const password = keptPassword(join(folder, 'password'));
  const config = join(folder, 'redis.conf');
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir "${appendOnlyFolder ?? folder}"`,
    `requirepass ${password}`,
    'databases 1024',
    purpose === 'start' ? 'save 60 1' : 'save ""',
    ...(readsFor > 0 ? [`key-load-delay ${readsFor}`] : []),
    ...(tls
      ? [
          `tls-port ${tls.port}`,
          `tls-cert-file ${tls.certFile}`,
          `tls-key-file ${tls.keyFile}`,
          'tls-auth-clients no',
          `tls-ca-cert-file ${tls.certFile}`,
        ]
      : []),
    ...appending(purpose, appendOnlyFolder && appendFsync),
  ];
  writeFileSync(config, `${lines.join('\n')}\n`, { mode: 0o600 });
  return {
    file: redisServer(folder),
    args: [config],
    url: `redis://:${password}@127.0.0.1:${port}`,
    isReady: () => answersPing(port, password),
  };
}

/** A crash costs the shop a second at most; a test waits for no clock, so that nothing is lost. */
function appending(purpose: RedisOptions['purpose'], fsync?: string): string[] {
  if (fsync !== undefined) return ['appendonly yes', `appendfsync ${fsync}`];
  return purpose === 'start' ? ['appendonly yes', 'appendfsync everysec'] : [];
}

/**
 * Debian's redis-tools holds the server under the name redis-check-rdb (it is one program that looks
 * at its own name) and, unlike the package redis-server, no system service.
 */
function redisServer(folder: string): string {
  const installed = findBinary('redis-server');
  if (installed !== undefined) return installed;
  const link = join(folder, 'redis-server');
  if (!existsSync(link)) symlinkSync(requireBinary('redis-check-rdb'), link);
  return link;
}

function answersPing(port: number, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 });
    let answer = '';
    const finish = (isReady: boolean) => {
      socket.destroy();
      resolve(isReady);
    };
    socket.on('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('PONG')) finish(true);
      else if (answer.includes('-')) finish(false);
    });
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
    socket.on('timeout', () => finish(false));
  });
}
