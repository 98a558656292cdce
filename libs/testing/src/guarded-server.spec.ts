import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from './processes.ts';

const owner = `
import { startTestRedis } from ${JSON.stringify(join(import.meta.dirname, 'test-servers.ts'))};
console.log(await startTestRedis());
setInterval(() => undefined, 1000);
`;

/** Starts another process that owns a server; gives it with the server's port. */
async function startOwner(folder: string) {
  const env = { ...process.env, TMPDIR: folder };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', owner], {
    stdio: 'pipe',
    env,
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (url: Buffer) => resolve(Number(new URL(url.toString()).port)));
    child.once('exit', () => reject(new Error('The owner ended too early.')));
  });
  return { child, port };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

describe('a private test server', () => {
  it.each(['SIGKILL', 'SIGINT'] as const)('ends with its owner after %s', async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'zaino-guard-'));
    const { child, port } = await startOwner(folder);
    expect(await isListening(port)).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
    child.kill(signal);
    expect(await waitUntil(() => readdirSync(folder).length === 0, 10_000)).toBe(true);
    expect(await isListening(port)).toBe(false);
    rmdirSync(folder);
  });
});
