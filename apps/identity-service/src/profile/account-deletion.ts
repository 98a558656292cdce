import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { type MailOrigin, mailOriginOf } from '@zaino/service/mail/mail-origin';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountLinkEntity } from '../account-links/account-link.entity';
import { ChildEntity } from '../children/child.entity';
import { forgetContact } from '../contact/forget-contact';
import { lapseRequests, settleRequests } from '../data-requests/settle-requests';
import { OwnPassword } from '../credentials/own-password';
import { wrongPassword } from '../lockout/refused-password';
import { inTransaction } from '@zaino/service/in-transaction';
import { MailQueue } from '../mail/mail-queue';
import { forgetPush } from '../push/forget-push';
import { forgetFactors } from '../second-factor/forget-factors';
import { holderOfUser } from '../second-factor/holder';
import { UserEntity } from '../users/user.entity';
import { ACCOUNT_DELETED_TOPIC } from './announce-deletion';
import { DeletedAccountEntity } from '../security-log/deleted-account.entity';
import { RELEASE_TENANT_TOPIC } from './release-tenant';

/** Where the password stands in the input. */
const FIELD = 'password';

interface Erasure {
  /** Whose call causes the mail; null where it is staff's. */
  origin: MailOrigin | null;
  by: string | null;
}

/** Deletes an account, with all that hangs on it, in one transaction. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownPassword: OwnPassword,
    private readonly outbox: Outbox,
    private readonly mails: MailQueue,
    private readonly clock: Clock,
  ) {}

  /** True where it was this call that deleted it; the second press of a button finds nothing left to do. */
  async delete(
    signedIn: SignedIn,
    password: string | undefined,
    request: FastifyRequest,
  ): Promise<boolean> {
    const { uid } = signedIn.session.user;
    const exists = await this.dataSource.manager.existsBy(UserEntity, { uid });
    if (!exists) return false;
    const entry = { field: FIELD, password };
    const { passwordHash } = await this.ownPassword.proveIfAny(signedIn, entry, request);
    return inTransaction(this.dataSource, async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const current = await manager.findOne(UserEntity, { where: { uid }, lock });
      if (current === null) return false;
      // Changed by another device since the proof.
      if (current.passwordHash !== passwordHash) throw wrongPassword(FIELD);
      await this.erase(manager, current, { origin: mailOriginOf(request, uid), by: null });
      return true;
    });
  }

  /** An account that is locked in the transaction, with all that follows; `by` names the admin who does it. */
  async erase(manager: EntityManager, user: UserEntity, { origin, by }: Erasure): Promise<void> {
    const { uid } = user;
    const now = this.clock.now();
    await settleRequests(manager, { uid, kind: 'deletion', now, by });
    await lapseRequests(manager, uid, now);
    await this.forget(manager, uid);
    await this.tell(manager, user, origin);
  }

  private async forget(manager: EntityManager, uid: string): Promise<void> {
    await manager.delete(ChildEntity, { userUid: uid });
    await forgetContact(manager, uid);
    await forgetPush(manager, uid);
    await manager.delete(AccountLinkEntity, { uid });
    await forgetFactors(manager, holderOfUser({ uid }));
    await manager.delete(UserEntity, { uid });
    await manager.insert(DeletedAccountEntity, { uid, deletedAt: new Date(this.clock.now()) });
  }

  /** What follows in other places, once the transaction is committed. */
  private async tell(
    manager: EntityManager,
    user: UserEntity,
    origin: MailOrigin | null,
  ): Promise<void> {
    const { uid, email, firstName, tenantId } = user;
    if (tenantId !== null) await this.outbox.add(manager, RELEASE_TENANT_TOPIC, { tenantId });
    await this.outbox.add(manager, ACCOUNT_DELETED_TOPIC, { uid });
    const isProven = user.emailVerifiedAt !== null;
    const mail = { kind: 'account-deleted', email, firstName, isProven } as const;
    await this.mails.add(manager, mail, origin);
  }
}
