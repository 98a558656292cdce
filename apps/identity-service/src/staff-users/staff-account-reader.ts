import { Injectable } from '@nestjs/common';
import type { StaffAccount } from '@zaino/contracts/identity';
import { DataSource } from 'typeorm';
import { ChildEntity } from '../children/child.entity';
import { holderOfUser } from '../second-factor/holder';
import { SecondFactors } from '../second-factor/second-factors';
import { UserEntity } from '../users/user.entity';
import { accountKind } from './account-kind';
import { maskedEmail } from './masked-email';
import { unknownAccount } from './refused-account';

/** An account as staff sees it. */
@Injectable()
export class StaffAccountReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: SecondFactors,
  ) {}

  async read(uid: string): Promise<StaffAccount> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(UserEntity, { uid });
    if (user === null) throw unknownAccount();
    const [childCount, hasSecondFactor, bookshop] = await Promise.all([
      manager.countBy(ChildEntity, { userUid: uid }),
      this.factors.isEnrolled(holderOfUser(user)),
      this.bookshopOf(user),
    ]);
    return {
      uid,
      kind: accountKind(user),
      name: user.displayName,
      createdAt: user.createdAt.toISOString(),
      maskedEmail: maskedEmail(user.email),
      isEmailVerified: user.emailVerifiedAt !== null,
      maskedPendingEmail: user.pendingEmail === null ? null : maskedEmail(user.pendingEmail),
      hasPhone: user.phone !== '',
      hasAddress: user.address !== '' || user.city !== '' || user.postalCode !== '',
      childCount,
      hasSecondFactor,
      suspension: suspensionOf(user),
      bookshop,
    };
  }

  private async bookshopOf({
    tenantId,
    colleagueOf,
  }: UserEntity): Promise<StaffAccount['bookshop']> {
    const id = tenantId ?? colleagueOf;
    if (id === null) return null;
    const { manager } = this.dataSource;
    const [owner, colleagues] = await Promise.all([
      manager.findOneBy(UserEntity, { tenantId: id }),
      manager.find(UserEntity, { where: { colleagueOf: id }, order: { displayName: 'ASC' } }),
    ]);
    return { id, owner: owner && named(owner), colleagues: colleagues.map(named) };
  }
}

const named = ({ uid, displayName: name }: UserEntity) => ({ uid, name });

function suspensionOf(user: UserEntity): StaffAccount['suspension'] {
  const { suspendedAt, suspendedBy: by, suspensionReason: reason } = user;
  return suspendedAt && { at: suspendedAt.toISOString(), by, reason };
}
