import { Injectable } from '@nestjs/common';
import type { DataAnswer } from '@zaino/contracts/identity';
import { Clock } from '@zaino/service/clock';
import type { EntityManager } from 'typeorm';
import { DataRequestEntity } from '../data-requests/data-request.entity';
import { MailQueue } from '../mail/mail-queue';
import { AccountDeletion } from '../profile/account-deletion';
import type { UserEntity } from '../users/user.entity';
import { answeredRequest, closedToOwner, refusedField, unprovenAddress } from './refused-account';

interface Given {
  request: DataRequestEntity;
  user: UserEntity;
  /** Name of the admin. */
  by: string;
}

/** What becomes of a request, in the transaction that holds it and its account locked. */
@Injectable()
export class RequestAnswers {
  constructor(
    private readonly deletion: AccountDeletion,
    private readonly mails: MailQueue,
    private readonly clock: Clock,
  ) {}

  async give(manager: EntityManager, answer: DataAnswer, given: Given): Promise<void> {
    switch (answer.kind) {
      case 'hand-over':
        return this.handOver(manager, given);
      case 'delete-account':
        return this.deleteAccount(manager, given);
      case 'refuse':
        return this.refuse(manager, given, answer.reason);
    }
  }

  /** No file is made: the link leads to the own profile, where whoever has signed in downloads what is kept by then. */
  private async handOver(manager: EntityManager, { request, user, by }: Given): Promise<void> {
    if (request.kind !== 'export') throw otherKind();
    if (user.emailVerifiedAt === null) throw unprovenAddress();
    if (user.suspendedAt !== null) throw closedToOwner();
    const { email, firstName } = user;
    await this.mails.add(manager, { kind: 'data-ready', email, firstName, isProven: true }, null);
    const { id } = request;
    const answered = { state: 'sent', answeredAt: this.now(), answeredBy: by } as const;
    await manager.update(DataRequestEntity, { id }, answered);
  }

  private async deleteAccount(manager: EntityManager, { request, user, by }: Given): Promise<void> {
    if (request.kind !== 'deletion') throw otherKind();
    await this.deletion.erase(manager, user, { origin: null, by });
  }

  private async refuse(
    manager: EntityManager,
    { request, user, by }: Given,
    reason: string,
  ): Promise<void> {
    // What was handed over was not refused.
    if (request.state !== 'open') throw answeredRequest();
    const { id, kind: asked } = request;
    const { email, firstName, emailVerifiedAt } = user;
    const isProven = emailVerifiedAt !== null;
    const mail = { kind: 'data-refused', email, firstName, isProven, asked, reason } as const;
    await this.mails.add(manager, mail, null);
    const answered = { state: 'refused', answeredAt: this.now(), answeredBy: by } as const;
    await manager.update(DataRequestEntity, { id }, { ...answered, refusal: reason });
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

const otherKind = () => refusedField('kind', 'Questa risposta è per un’altra richiesta');
