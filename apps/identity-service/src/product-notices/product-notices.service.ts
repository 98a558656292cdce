import { Injectable } from '@nestjs/common';
import type { identityInternalEndpoints } from '@zaino/contracts/identity';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { ContactPreferencesService } from '../contact/contact-preferences.service';
import { MailQueue } from '../mail/mail-queue';
import { PushQueue } from '../push/push-queue';
import { UserEntity } from '../users/user.entity';

type ProductNotice = BodyOf<typeof identityInternalEndpoints.tellOfProducts>;

/** What the catalogue has to tell customers. */
@Injectable()
export class ProductNoticesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contact: ContactPreferencesService,
    private readonly mails: MailQueue,
    private readonly pushes: PushQueue,
  ) {}

  /** Gives whether anything goes out: to who has asked for it, at an address that is proven. */
  async tell(uid: string, notice: ProductNotice): Promise<boolean> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(UserEntity, { uid });
    if (user === null || user.emailVerifiedAt === null) return false;
    if (!(await this.contact.isOn(manager, uid, notice.kind))) return false;
    const { kind, noticeId, products } = notice;
    const [product] = products;
    await inTransaction(this.dataSource, async (transaction) => {
      // The clock causes it: nobody's count but the mailbox's own.
      await this.mails.add(transaction, { ...notice, uid }, null);
      if (kind !== 'back-in-stock' || product === undefined) return;
      const { id, nome } = product;
      await this.pushes.add(transaction, uid, { kind, noticeId, product: { id, nome } });
    });
    return true;
  }
}
