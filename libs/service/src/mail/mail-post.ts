import { Injectable } from '@nestjs/common';
import { type CountedMail, MailAllowance } from './mail-allowance';
import { MailLimited } from './mail-limited';
import { type MailKind, mailRules, mayGoTo, type Recipient } from './mail-rules';
import { Mailer, type OutgoingMail } from './mailer';

export interface PostedMail extends CountedMail, Recipient, OutgoingMail {}

/** `unproven`: not sent, since nobody has proven the address; `limited`: not sent, since too many were. */
export type PostOutcome = 'sent' | 'unproven' | 'limited';

/** Sends mails by the rule of their kind. The only way to the mail server (docs/decisions/mail-rules.md). */
@Injectable()
export class MailPost {
  constructor(
    private readonly mailer: Mailer,
    private readonly allowance: MailAllowance,
  ) {}

  /**
   * Rejects as `Mailer` does, where Redis cannot count, and with `MailLimited` where the mail has to wait until others
   * are a while ago.
   */
  async send(posted: PostedMail): Promise<PostOutcome> {
    const { kind, id, origin, isProven, isPaid = false, ...mail } = posted;
    if (!mayGoTo(kind, { isProven, isPaid })) return 'unproven';
    if (!(await this.allowance.take({ kind, id, to: mail.to, origin })))
      return refuse(kind, isPaid);
    await this.mailer.send(mail);
    return 'sent';
  }
}

function refuse(kind: MailKind, isPaid: boolean): PostOutcome {
  const { beyond, isKept } = mailRules[kind];
  // Kept, it goes out with the payment.
  if (beyond === 'waits' && (!isKept || isPaid)) throw new MailLimited();
  return 'limited';
}
