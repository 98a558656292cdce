import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { strayLinks } from './mail-pages';
import { waitUntil } from './processes';

/** A mail as it was sent: to whom the server was told to bring it, and what it says. */
export interface ReceivedMail extends Email {
  recipients: string[];
}

const PATIENCE_MS = 15_000;

/** An SMTP server in this process that keeps what it gets. */
export class TestMailbox {
  readonly mails: ReceivedMail[] = [];
  /** While set, every mail is refused with this SMTP code: 4xx is to be tried again, 5xx is not. */
  refusalCode: number | undefined;
  /** Links to what is no page of the shop, in whatever mail of a test. */
  private readonly astray: string[] = [];

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (this.refusalCode !== undefined) {
          callback(Object.assign(new Error('refused'), { responseCode: this.refusalCode }));
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          const links = strayLinks(email);
          this.astray.push(...links.map((link) => `${email.subject ?? ''}: ${link}`));
          this.mails.push({ ...email, recipients: envelope.rcptTo.map(({ address }) => address) });
          callback();
        });
      });
    },
  });

  private constructor() {}

  static async open(): Promise<TestMailbox> {
    const mailbox = new TestMailbox();
    await new Promise<void>((resolve) => mailbox.server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  /** For `SMTP_URL`. */
  get url(): string {
    const address = this.server.server.address();
    if (address === null || typeof address === 'string') throw new Error('The mailbox is closed.');
    return `smtp://127.0.0.1:${address.port}`;
  }

  mailsTo(recipient: string): ReceivedMail[] {
    return this.mails.filter(({ recipients }) => recipients.includes(recipient));
  }

  /** Waits for the n-th mail (the first is 1) to an address. */
  async mailTo(recipient: string, n = 1): Promise<ReceivedMail> {
    await waitUntil(() => this.mailsTo(recipient).length >= n, PATIENCE_MS);
    const mail = this.mailsTo(recipient)[n - 1];
    if (mail === undefined) throw new Error(`No mail ${n} to ${recipient} came.`);
    return mail;
  }

  /** Fails where a mail has led nowhere. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    if (this.astray.length > 0) {
      throw new Error(`Mails lead to what is no page:\n${this.astray.join('\n')}`);
    }
  }
}
