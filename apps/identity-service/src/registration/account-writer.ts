import { Injectable } from '@nestjs/common';
import type { Tenant } from '@zaino/contracts/bookshops';
import { isDuplicate } from '@zaino/service/is-duplicate';
import { mailOriginOf } from '@zaino/service/mail/mail-origin';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import type { Reservation } from '../bookshops/reservation';
import { Reservations } from '../bookshops/reservations';
import { inTransaction } from '@zaino/service/in-transaction';
import { MailQueue } from '../mail/mail-queue';
import { type PendingSession, PendingSessions } from '../sessions/pending-sessions';
import { emailTaken } from '../users/email-taken';
import { UserEntity } from '../users/user.entity';

export interface NewBookshop {
  tenant: Tenant;
  reservation: Reservation;
}

/** Writes a new account, all that follows from it, and its first session: all of it or nothing. */
@Injectable()
export class AccountWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
    private readonly reservations: Reservations,
    private readonly sessions: PendingSessions,
  ) {}

  /** Throws what can be known before the work begins. */
  async check(email: string): Promise<void> {
    this.sessions.requireStore();
    if (await this.dataSource.manager.existsBy(UserEntity, { email })) throw emailTaken();
  }

  async write(
    user: UserEntity,
    bookshop: NewBookshop | null,
    request: FastifyRequest,
  ): Promise<PendingSession> {
    const { uid } = user;
    return inTransaction(this.dataSource, async (manager) => {
      await manager.insert(UserEntity, user).catch(refuseDuplicate);
      if (bookshop !== null) await this.reservations.confirm(manager, bookshop.reservation);
      const shopUrl = bookshop?.tenant.url ?? null;
      const origin = mailOriginOf(request, uid);
      await this.mails.add(manager, { kind: 'verify-address', uid, shopUrl }, origin);
      // Last, so that the old session of the browser ends only where all else went well.
      return this.sessions.open(user, request);
    });
  }

  /** One whose address is proven by what `take` uses up, in the same transaction. */
  async writeProven(
    user: UserEntity,
    request: FastifyRequest,
    take: (manager: EntityManager) => Promise<void>,
  ): Promise<PendingSession> {
    return inTransaction(this.dataSource, async (manager) => {
      await take(manager);
      await manager.insert(UserEntity, user).catch(refuseDuplicate);
      return this.sessions.open(user, request);
    });
  }
}

/** Of two registrations at once the database lets one in. */
function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error) ? emailTaken() : error;
}
