import { Injectable } from '@nestjs/common';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { PushDeviceEntity } from './push-device.entity';
import type { PushNotice } from './push-words';

/** Topic of pushes in the outbox: `{ deviceId, notice }`. */
export const PUSH_TOPIC = 'push';

/** Takes pushes in the transaction of the change that they tell of. */
@Injectable()
export class PushQueue {
  constructor(private readonly outbox: Outbox) {}

  /** One for each device that the account has switched on: where one fails, the others get theirs once all the same. */
  async add(manager: EntityManager, userUid: string, notice: PushNotice): Promise<void> {
    const devices = await manager.find(PushDeviceEntity, {
      select: { id: true },
      where: { userUid },
    });
    for (const { id: deviceId } of devices) {
      await this.outbox.add(manager, PUSH_TOPIC, { deviceId, notice });
    }
  }
}
