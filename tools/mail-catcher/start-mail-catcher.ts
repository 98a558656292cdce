import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { httpDoor } from './http-door';
import { Mailbox } from './mailbox';
import { smtpDoor } from './smtp-door';

interface MailCatcherOptions {
  /** Ports on 127.0.0.1; free ones unless told. */
  smtpPort?: number;
  httpPort?: number;
  /** Keeps the mails over a restart. */
  folder?: string;
}

export interface MailCatcher {
  /** For SMTP_URL of the identity service. */
  smtpUrl: string;
  /** Of the page; `GET` and `DELETE` on `/api/mails` (`?to=`) are for tests. */
  url: string;
  stop: () => Promise<void>;
}

/** Receives mail on this machine alone and shows it instead of sending it on. */
export async function startMailCatcher(options: MailCatcherOptions = {}): Promise<MailCatcher> {
  const mailbox = await Mailbox.open(options.folder);
  const smtp = smtpDoor(mailbox);
  const http = httpDoor(mailbox);
  const smtpPort = await listen(smtp.server, options.smtpPort);
  const httpPort = await listen(http, options.httpPort);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url: `http://localhost:${httpPort}`,
    stop: async () => {
      const closed = new Promise<void>((done) => smtp.close(done));
      http.close();
      http.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
