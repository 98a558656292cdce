import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What tells one mail from another. */
export interface SunkMail {
  messageId: string;
  to: string;
  subject: string;
}

export interface MailSink {
  smtpUrl: string;
  /** All that came, in order; the same mail twice has the same `messageId` twice. */
  mails: SunkMail[];
  stop: () => Promise<void>;
}

/** Takes any number of mails and keeps their heads: the mail catcher is for people and keeps the last 200. */
export async function startMailSink(): Promise<MailSink> {
  const mails: SunkMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...headOf(Buffer.concat(chunks)), to: to ?? '' });
        done();
      });
    },
  });
  // A worker that is killed in the middle of a mail breaks its connection.
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

function headOf(mail: Buffer): Omit<SunkMail, 'to'> {
  const text = mail.toString('latin1');
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return { messageId: header('Message-ID'), subject: decoded(header('Subject')) };
}

/** A subject with letters beyond ASCII comes in encoded words (RFC 2047). */
function decoded(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : fromQ(word),
    );
}

function fromQ(word: string): string {
  const percent = word
    .replace(/_/g, ' ')
    .replace(/%/g, '%25')
    .replace(/=([0-9A-F]{2})/gi, '%$1');
  return decodeURIComponent(percent);
}
