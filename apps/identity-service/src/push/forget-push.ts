import type { EntityManager } from 'typeorm';
import { PushDeviceEntity } from './push-device.entity';

/** With an account go the devices that it gets pushes on. */
export async function forgetPush(manager: EntityManager, userUid: string): Promise<void> {
  await manager.delete(PushDeviceEntity, { userUid });
}
