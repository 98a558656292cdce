import { Injectable } from '@nestjs/common';
import type { authEndpoints } from '@zaino/contracts/identity';
import { safeOrigin } from '@zaino/rules/safe-origin';
import { inTransaction } from '@zaino/service/in-transaction';
import { mailOriginOf } from '@zaino/service/mail/mail-origin';
import type { BodyOf } from '@zaino/service/route';
import type { FastifyRequest } from 'fastify';
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
  async request(
    { email, origin }: BodyOf<typeof authEndpoints.requestReset>,
    request: FastifyRequest,
  ) {
    const mail = { kind: 'reset', email, origin: safeOrigin(origin) } as const;
    await inTransaction(this.dataSource, (manager) =>
      this.mails.add(manager, mail, mailOriginOf(request)),
    );
    return { success: true } as const;
  }
}
