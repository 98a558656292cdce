import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type KeptPushDevice,
  MAX_PUSH_DEVICES,
  pushErrorCodes,
  type PushStatus,
  type PushSubscriptionInput,
  pushTexts,
  pushWords,
} from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { familyOf, hashOfToken, type SessionRecord } from '@zaino/service/sessions/session';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Config } from '../config';
import { lockSignedIn } from '../users/lock-user';
import { isPushService } from './is-push-service';
import { PushDeviceEntity } from './push-device.entity';
import { sealPush } from './seal-push';
import { Vapid } from './vapid';

/** On which devices an account gets pushes: each is switched on, and off, where it is. */
@Injectable()
export class PushDevicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
    private readonly vapid: Vapid,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUSH_SERVICES'>,
  ) {}

  async status(session: SessionRecord): Promise<PushStatus> {
    const family = familyOf(session);
    const isOn = await this.dataSource.manager.existsBy(PushDeviceEntity, { family });
    return this.toStatus(session, isOn);
  }

  async switchOn(session: SessionRecord, given: PushSubscriptionInput): Promise<PushStatus> {
    this.requireUsable(session, given);
    const { uid } = session.user;
    const family = familyOf(session);
    const endpointHash = hashOfToken(given.endpoint);
    const isNews = await inTransaction(
      this.dataSource,
      async (manager) => {
        // An account that is being deleted leaves nothing behind.
        await lockSignedIn(manager, session);
        const known = await manager.existsBy(PushDeviceEntity, { family, userUid: uid });
        await manager.delete(PushDeviceEntity, { family });
        await manager.delete(PushDeviceEntity, { endpointHash });
        await manager.insert(PushDeviceEntity, {
          id: randomUUID(),
          userUid: uid,
          family,
          device: session.device,
          endpoint: given.endpoint,
          endpointHash,
          ...given.keys,
          since: new Date(this.clock.now()),
          shown: `${pushWords.title}. ${pushWords.text}`,
        });
        await dropOldest(manager, uid);
        return !known;
      },
      { retriesDuplicates: true },
    );
    if (isNews) this.note(uid, true);
    return this.toStatus(session, true);
  }

  async switchOff(session: SessionRecord): Promise<PushStatus> {
    const family = familyOf(session);
    const { affected } = await this.dataSource.manager.delete(PushDeviceEntity, { family });
    if (affected) this.note(session.user.uid, false);
    return this.toStatus(session, false);
  }

  /** What is kept of each device, the newest first. */
  async collect(userUid: string): Promise<KeptPushDevice[]> {
    const rows = await this.dataSource.manager.find(PushDeviceEntity, {
      where: { userUid },
      order: { since: 'DESC' },
    });
    return rows.map(({ device, endpoint, since, shown }) => ({
      device,
      endpoint,
      since: since.toISOString(),
      shown,
    }));
  }

  private requireUsable(session: SessionRecord, { endpoint, keys }: PushSubscriptionInput): void {
    if (this.vapid.publicKey === null) {
      throw new DomainError('not-found', sharedErrorCodes.notFound);
    }
    // At a shared computer the end of the browser is the end of the session.
    if (session.kind !== 'remembered') {
      const detail = pushTexts.notRemembered;
      throw new DomainError('conflict', pushErrorCodes.notRemembered, { detail });
    }
    if (isPushService(endpoint, this.config.PUSH_SERVICES) && canSealFor(keys)) return;
    const detail = pushTexts.serviceUnknown;
    throw new DomainError('invalid', pushErrorCodes.serviceUnknown, { detail });
  }

  private toStatus({ kind }: SessionRecord, isOn: boolean): PushStatus {
    const { publicKey } = this.vapid;
    return { publicKey, isRemembered: kind === 'remembered', isOn, ...pushWords };
  }

  /** The log keeps the consents and the ends of them beyond the rows. */
  private note(userId: string, isOn: boolean): void {
    this.securityLog.record({
      level: 'INFO',
      category: 'account.contact',
      message: isOn ? 'Notifiche attivate su un dispositivo' : 'Notifiche disattivate',
      data: { purpose: 'push' },
      userId,
    });
  }
}

/** A key that is no point of the curve would fail at each push. */
function canSealFor(keys: PushSubscriptionInput['keys']): boolean {
  try {
    sealPush('', keys);
    return true;
  } catch {
    return false;
  }
}

async function dropOldest(manager: EntityManager, userUid: string): Promise<void> {
  const rows = await manager.find(PushDeviceEntity, {
    select: { id: true },
    where: { userUid },
    order: { since: 'DESC', id: 'ASC' },
  });
  const oldest = rows.slice(MAX_PUSH_DEVICES).map(({ id }) => id);
  if (oldest.length > 0) await manager.delete(PushDeviceEntity, { id: In(oldest) });
}
