import { Injectable } from '@nestjs/common';
import type { identityInternalEndpoints } from '@zaino/contracts/identity';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { ContactPreferencesService } from '../contact/contact-preferences.service';
import { MailQueue } from '../mail/mail-queue';
import { UserEntity } from '../users/user.entity';

type ProductNotice = BodyOf<typeof identityInternalEndpoints.tellOfProducts>;

/** What the catalogue has to tell customers. */
@Injectable()
export class ProductNoticesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contact: ContactPreferencesService,
    private readonly mails: MailQueue,
  ) {}

  /** Gives whether anything goes out: to who has asked for it, at an address that is proven. */
  async tell(uid: string, notice: ProductNotice): Promise<boolean> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(UserEntity, { uid });
    if (user === null || user.emailVerifiedAt === null) return false;
    if (!(await this.contact.isOn(manager, uid, notice.kind))) return false;
    // The clock causes it: nobody's count but the mailbox's own.
    await this.mails.add(manager, { ...notice, uid }, null);
    return true;
  }
}
