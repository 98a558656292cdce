import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort, root } from './processes';

/** A running mail catcher. */
export interface MailCatcher {
  smtpUrl: string;
  /** Of its page and its calls. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts the shop's own mail catcher, which keeps nothing on the disk. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const [smtpPort, httpPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [resolve(root, 'tools/mail-catcher/main.ts')], {
    cwd: root,
    env: { ...process.env, SMTP_PORT: String(smtpPort), PORT: String(httpPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Its first words are that it listens.
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The mail catcher did not start'))),
  ]);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, url: `http://127.0.0.1:${httpPort}`, stop };
}
