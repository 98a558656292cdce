import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Allowance, type Window } from '../allowance';
import { CONFIG } from '../config.module';
import { SecurityLog } from '../security-log/security-log';
import { shortHash } from '../short-hash';
import type { MailConfig } from './mail-config';
import type { MailOrigin } from './mail-origin';
import { type MailKind, mailRules } from './mail-rules';

/** How many mails within an hour, and within a day. */
type Limits = readonly [hour: number, day: number];

/** By whoever causes them. Behind a network may be a whole school. */
const senderLimits: Record<keyof MailOrigin, Limits> = {
  account: [20, 60],
  device: [20, 60],
  network: [500, 2_000],
};

/** To one mailbox: what visitors and customers cause, each kind of proof for itself, and what the shop sends. */
const receiverLimits: Record<'customers' | 'proof' | 'shop', Limits> = {
  customers: [20, 60],
  proof: [5, 20],
  shop: [60, 200],
};

export interface CountedMail {
  kind: MailKind;
  /** The same at each delivery of the same mail, which counts once. */
  id: string;
  to: string;
  /** Null where no visitor's or customer's call has caused it. */
  origin: MailOrigin | null;
}

interface Counter {
  who: string;
  limits: Limits;
}

/** How many mails a sender may cause and a mailbox get, for all copies of all services together. */
@Injectable()
export class MailAllowance {
  constructor(
    private readonly allowance: Allowance,
    private readonly securityLog: SecurityLog,
    @Inject(CONFIG) private readonly config: Pick<MailConfig, 'MAIL_LIMIT_FACTOR'>,
  ) {}

  /**
   * Counts a mail that is about to be sent; false where a limit is reached, which the security log is told. Rejects
   * while Redis is away: the outbox tries it again.
   */
  async take(mail: CountedMail): Promise<boolean> {
    for (const { who, limits } of countersOf(mail)) {
      const key = `mails:${who}`;
      const windows = this.windowsOf(limits);
      if ((await this.allowance.use({ key, windows, id: mail.id })) === undefined) continue;
      this.tell(mail.kind, who);
      return false;
    }
    return true;
  }

  private windowsOf([hour, day]: Limits): Window[] {
    const factor = this.config.MAIL_LIMIT_FACTOR;
    return [
      { lengthMs: HOUR_MS, most: Math.ceil(hour * factor) },
      { lengthMs: DAY_MS, most: Math.ceil(day * factor) },
    ];
  }

  private tell(kind: MailKind, who: string): void {
    const [counted] = who.split(':', 1);
    this.securityLog.record({
      level: 'WARN',
      category: 'mail.limited',
      message: 'Troppe e-mail: una non è stata inviata',
      data: { kind, counted, beyond: mailRules[kind].beyond },
    });
  }
}

/** The mailbox last: one that gets no more by now must not be filled up by a sender who may send no more. */
function countersOf({ kind, to, origin }: CountedMail): Counter[] {
  const parts = ['account', 'device', 'network'] as const;
  const senders = parts.flatMap((part) => {
    const hash = origin?.[part];
    return hash === undefined ? [] : [{ who: `${part}:${hash}`, limits: senderLimits[part] }];
  });
  const receiver = shortHash(to);
  switch (mailRules[kind].to) {
    case 'shop':
      return senders;
    case 'proving':
      // Whoever has mails of one kind sent to somebody must not keep those of another from them.
      return [...senders, { who: `to-${kind}:${receiver}`, limits: receiverLimits.proof }];
    default: {
      const group = origin === null ? 'shop' : 'customers';
      return [...senders, { who: `to-${group}:${receiver}`, limits: receiverLimits[group] }];
    }
  }
}
