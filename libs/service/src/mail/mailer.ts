import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Attachment } from './attachment';
import { codeImage } from './code-image';
import { type Mail, type Sender, senderOf } from './mail';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';
import type { MailConfig } from './mail-config';

export interface OutgoingMail {
  to: string;
  /** Who gets the answer, where that is another than the sender. */
  replyTo?: string | undefined;
  mail: Mail;
  /** The same for the same mail, so that programs show it once if it is sent twice. */
  key: string;
  attachments?: Attachment[];
  /** Gives the mail up while it waits for a connection or an answer. */
  signal: AbortSignal;
}

/** All limits together stay below the time that the outbox gives a delivery. */
const CONNECT_LIMIT_MS = 5_000;
const SILENCE_LIMIT_MS = 10_000;
const CONNECTIONS = 3;

/**
 * Sends mails by SMTP over a few kept connections; rejects where the server does not take one. Services send through
 * `MailPost`, which holds each mail against the rule of its kind.
 */
export class Mailer implements OnApplicationShutdown {
  private readonly sender: Sender;
  private readonly host: string;
  private readonly from: string;
  private readonly transport;

  constructor(config: MailConfig) {
    this.sender = senderOf(config);
    this.host = new URL(config.PUBLIC_URL).hostname;
    this.from = config.MAIL_FROM;
    this.transport = createTransport({
      url: config.SMTP_URL,
      pool: true,
      maxConnections: CONNECTIONS,
      dnsTimeout: CONNECT_LIMIT_MS,
      connectionTimeout: CONNECT_LIMIT_MS,
      greetingTimeout: CONNECT_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, replyTo, mail, key, attachments = [], signal }: OutgoingMail): Promise<void> {
    const code = mail.sticker?.code;
    const files = code === undefined ? attachments : [await codeImage(code), ...attachments];
    await this.transport.sendMail({
      signal,
      from: this.from,
      // Not as one text, in which a comma would begin another recipient.
      to: { name: '', address: to },
      replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
      subject: mail.subject,
      html: mailHtml(mail, this.sender),
      text: mailText(mail, this.sender),
      messageId: `<${key}@${this.host}>`,
      attachments: files.map(({ name, type, content, imageId }) => ({
        filename: name,
        contentType: type,
        content,
        ...(imageId !== undefined && { cid: imageId, contentDisposition: 'inline' as const }),
      })),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        'Content-Language': 'it',
        ...endingHeaders(mail),
      },
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** For the button of mail programs that ends mails of a kind (RFC 8058). */
function endingHeaders({ ending }: Mail): Record<string, string> {
  if (!ending) return {};
  return {
    'List-Unsubscribe': `<${ending.url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Whether the server will never take this mail: the mailbox does not exist, or wants nothing of us. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500;
  // What the server has against us (sign-in, sender) can be mended; what it has against the mail cannot.
  return isPermanent && (command === 'RCPT TO' || command === 'DATA');
}
