import { Injectable } from '@nestjs/common';
import type { authEndpoints } from '@zaino/contracts/identity';
import { safeOrigin } from '@zaino/rules/safe-origin';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { MailQueue } from '../mail/mail-queue';

/** Asks for the mail with the link for a new password. */
@Injectable()
export class ResetRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
  ) {}

  /** Does the same for every address: whether there is such an account is looked up when the mail is written. */
  async request({ email, origin }: BodyOf<typeof authEndpoints.requestReset>) {
    await inTransaction(this.dataSource, (manager) =>
      this.mails.add(manager, { kind: 'reset', email, origin: safeOrigin(origin) }),
    );
    return { success: true } as const;
  }
}
