import { Injectable } from '@nestjs/common';
import type { identityInternalEndpoints } from '@zaino/contracts/identity';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { PushQueue } from './push-queue';

type OrderNotice = BodyOf<typeof identityInternalEndpoints.tellOfOrder>;

/** What has happened to orders, on the devices of who has asked for it. */
@Injectable()
export class OrderPushesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pushes: PushQueue,
  ) {}

  async tell(uid: string, notice: OrderNotice): Promise<Record<string, never>> {
    await inTransaction(this.dataSource, (manager) => this.pushes.add(manager, uid, notice));
    return {};
  }
}
