import { Injectable } from '@nestjs/common';
import type { ShownPersonalData, StaffAccount } from '@zaino/contracts/identity';
import { type CustomerOrders, ordersInternalEndpoints } from '@zaino/contracts/orders';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { ChildEntity } from '../children/child.entity';
import { OrdersClient } from '../upstreams/orders-client';
import { UserEntity } from '../users/user.entity';
import { unknownAccount } from './refused-account';
import { StaffAccountReader } from './staff-account-reader';

/** What staff is told of one account. */
@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: StaffAccountReader,
    private readonly orders: OrdersClient,
    private readonly auditLog: AuditLog,
  ) {}

  read(uid: string): Promise<StaffAccount> {
    return this.reader.read(uid);
  }

  /** Rejects as `unavailable` while the orders service is away: no orders would be another answer. */
  async latestOrders(uid: string): Promise<CustomerOrders> {
    if (!(await this.dataSource.manager.existsBy(UserEntity, { uid }))) throw unknownAccount();
    return this.orders.call(ordersInternalEndpoints.customerOrders, { params: { uid } });
  }

  /** Nothing is shown that the audit log has not been told of. */
  async showPersonalData(uid: string, reason: string): Promise<ShownPersonalData> {
    return inTransaction(this.dataSource, async (manager) => {
      const user = await manager.findOneBy(UserEntity, { uid });
      if (user === null) throw unknownAccount();
      const order = { createdAt: 'ASC' } as const;
      const children = await manager.find(ChildEntity, { where: { userUid: uid }, order });
      const subject = { kind: 'account', id: uid };
      await this.auditLog.record(manager, { act: 'accounts.personal-data-shown', subject, reason });
      return {
        email: user.email,
        pendingEmail: user.pendingEmail,
        firstName: user.firstName,
        lastName: user.lastName,
        phone: user.phone,
        address: user.address,
        city: user.city,
        postalCode: user.postalCode,
        province: user.province,
        children: children.map(({ nickname, schoolName, classe, sezione }) => ({
          nickname,
          schoolName,
          classe,
          sezione,
        })),
      };
    });
  }
}
