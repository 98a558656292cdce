import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptPort } from '@zaino/testing/kept-port';
import { UserError } from '@zaino/tools/machine/user-error';

/** A shop as `npm start` starts it. */
export interface BenchShop {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the shop whose sources are in a folder, of any commit, with demo data and ports of its own. */
export async function startShop(sources: string): Promise<BenchShop> {
  const local = mkdtempSync(join(tmpdir(), 'zaino-tasks-'));
  const [port, mailPort, paymentsPort] = [await keptPort(), await keptPort(), await keptPort()];
  const child = spawn(process.execPath, [join(sources, 'tools/start/start.mjs')], {
    cwd: sources,
    env: {
      ...process.env,
      ZAINO_LOCAL: local,
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      PAYMENTS_PORT: String(paymentsPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.once('exit', () => child.kill('SIGTERM'));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(local, { recursive: true, force: true });
  };
  const url = await new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /Zaino is running at (\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => resolve(undefined));
  });
  if (url !== undefined) return { url, stop };
  await stop();
  throw new UserError(`The shop in ${sources} did not start:\n${output}`);
}
