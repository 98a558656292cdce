import { Injectable } from '@nestjs/common';
import type { ContactPurpose } from '@zaino/contracts/identity';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { UserEntity } from '../users/user.entity';
import { ContactLinks } from './contact-links';
import { ContactPreferenceEntity } from './contact-preference.entity';

/** Whom a mail of a purpose may go to: who has switched it on, at an address that is proven. */
@Injectable()
export class ContactRecipientsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ContactLinks,
  ) {}

  /** In no order. */
  async among(uids: string[], purpose: ContactPurpose): Promise<string[]> {
    const { manager } = this.dataSource;
    const on = await manager.findBy(ContactPreferenceEntity, { userUid: In(uids), purpose });
    const users = await manager.find(UserEntity, {
      select: { uid: true },
      where: { uid: In(on.map(({ userUid }) => userUid)), emailVerifiedAt: Not(IsNull()) },
    });
    return users.map(({ uid }) => uid);
  }

  /** The address and the link that ends the purpose, for a mail that is about to be sent; null where none may go out. */
  async begin(uid: string, purpose: ContactPurpose) {
    const [isWanted] = await this.among([uid], purpose);
    const user = await this.dataSource.manager.findOneBy(UserEntity, { uid });
    if (isWanted === undefined || user === null) return null;
    const { email, firstName } = user;
    return { email, firstName, ending: await this.links.issue(uid, purpose) };
  }
}
