import { Injectable } from '@nestjs/common';
import type { identityInternalEndpoints } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { MailQueue } from '../mail/mail-queue';
import { UserEntity } from '../users/user.entity';

type Notice = BodyOf<typeof identityInternalEndpoints.tellOwner>;

/** Owners of bookshops, for the service that keeps these. */
@Injectable()
export class OwnersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
  ) {}

  async read(uid: string) {
    const owner = await this.dataSource.manager.findOneBy(UserEntity, { uid });
    if (owner === null) throw new DomainError('not-found', sharedErrorCodes.notFound);
    const { displayName, email, createdAt } = owner;
    return { displayName, email, createdAt: createdAt.toISOString() };
  }

  /** To a proven address alone: anybody can register with a stranger's. */
  async tell(uid: string, notice: Notice): Promise<void> {
    const { manager } = this.dataSource;
    const owner = await manager.findOneBy(UserEntity, { uid });
    if (owner === null || owner.emailVerifiedAt === null) return;
    const { email, firstName } = owner;
    const mail = {
      kind: 'bookshop-decision',
      email,
      firstName,
      isProven: true,
      ...notice,
    } as const;
    // Staff decide: nobody's count but the owner's.
    await this.mails.add(manager, mail, null);
  }
}
