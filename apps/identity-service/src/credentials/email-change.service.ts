import { Injectable } from '@nestjs/common';
import type { accountEndpoints } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { mailOriginOf } from '@zaino/service/mail/mail-origin';
import type { BodyOf } from '@zaino/service/route';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import { MailQueue } from '../mail/mail-queue';
import { lockSignedIn } from '../users/lock-user';
import { UserEntity } from '../users/user.entity';
import { OwnPassword } from './own-password';

type Change = BodyOf<typeof accountEndpoints.changeEmail>;

/** A new address for the account, which counts once its link was followed. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownPassword: OwnPassword,
    private readonly mails: MailQueue,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Does the same whether or not the address is another account's: only who reads its mails may know. */
  async request(signedIn: SignedIn, { email, password }: Change, request: FastifyRequest) {
    const proven = await this.ownPassword.prove(signedIn, { field: 'password', password }, request);
    const { uid } = proven;
    if (email === proven.email) throw sameAddress();
    await inTransaction(this.dataSource, async (manager) => {
      await lockSignedIn(manager, signedIn.session);
      await manager.update(UserEntity, { uid }, { pendingEmail: email });
      const origin = mailOriginOf(request, uid);
      await this.mails.add(manager, { kind: 'verify-new-address', uid, email }, origin);
    });
    const message = 'Cambio di indirizzo e-mail richiesto';
    this.securityLog.record({ level: 'INFO', category: 'auth.email', message, userId: uid });
    return { success: true as const };
  }
}

function sameAddress(): DomainError {
  const errors = [{ path: 'email', message: 'È già il tuo indirizzo e-mail' }];
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
}
