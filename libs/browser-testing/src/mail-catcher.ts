import { keptPort } from '@zaino/testing/kept-port';
import { startTool } from './tool';

/** A running mail catcher. */
export interface CaughtMails {
  smtpUrl: string;
  /** Of its page and its calls. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts the shop's own mail catcher, which keeps nothing on the disk. */
export async function startMailCatcher(): Promise<CaughtMails> {
  const [smtpPort, httpPort] = [await keptPort(), await keptPort()];
  const ports = { SMTP_PORT: String(smtpPort), PORT: String(httpPort) };
  const stop = await startTool('tools/mail-catcher/main.ts', ports);
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, url: `http://127.0.0.1:${httpPort}`, stop };
}
