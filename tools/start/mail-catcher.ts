import { join } from 'node:path';
import { keptPort } from '@zaino/testing/kept-port';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { localPath } from './local-state';
import type { ProcessPlan } from './managed-process';
import { nextFreePort } from './next-free-port';
import { watched } from './watched';

interface MailWay {
  smtpUrl: string;
  /** Where caught mails are read. */
  pageUrl?: string;
  /** What catches them. */
  catcher?: ProcessPlan;
}

/** How mails go: to a catcher that is to be started, unless SMTP_URL names a server that sends them. */
export async function planMail(): Promise<MailWay> {
  if (config.smtpUrl !== undefined) return { smtpUrl: config.smtpUrl };
  const taker = 'the mail catcher';
  const port = await nextFreePort({ setting: 'MAIL_PORT', port: config.mailPort, taker });
  const smtpPort = await keptPort();
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    pageUrl: `http://localhost:${port}`,
    catcher: {
      name: 'mail-catcher',
      file: process.execPath,
      args: [...typescriptFlags, join(workspaceRoot, 'tools/mail-catcher/main.ts')],
      env: { PORT: String(port), SMTP_PORT: String(smtpPort), MAILS_FOLDER: localPath('mails') },
      ...watched(`http://127.0.0.1:${port}`),
    },
  };
}
