import { Inject, Injectable, Logger } from '@nestjs/common';
import { DAY_MS, SECOND_MS } from '@zaino/rules/durations';
import { CONFIG } from '@zaino/service/config.module';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { familyOf } from '@zaino/service/sessions/session';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../config';
import { isPushService } from './is-push-service';
import { PushDeviceEntity } from './push-device.entity';
import { PUSH_TOPIC } from './push-queue';
import { type PushNotice, pushNoticeSchema, pushWordsOf, tagOf } from './push-words';
import { sealPush } from './seal-push';
import { Vapid } from './vapid';

/** How long a push service keeps a push for a device that is off, in seconds. */
const TIME_TO_LIVE_S = DAY_MS / SECOND_MS;
/** Some three hours after the first: the mail has said it by then, and nobody needs to look after it. */
const LAST_ATTEMPT = 8;

/** In the place of a status. */
const NO_ANSWER = 0;

const payloadSchema = z.object({ deviceId: z.string(), notice: pushNoticeSchema });

/** Sends the outbox's pushes to the browsers' push services (RFC 8030). */
@Injectable()
export class SendPush implements OutboxHandler {
  readonly topic = PUSH_TOPIC;
  private readonly logger = new Logger('Push');

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionStore,
    private readonly vapid: Vapid,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUSH_SERVICES'>,
  ) {}

  async handle(payload: unknown, { attempt, signal }: Delivery): Promise<void> {
    const { deviceId: id, notice } = payloadSchema.parse(payload);
    const device = await this.dataSource.manager.findOneBy(PushDeviceEntity, { id });
    if (device === null || this.vapid.publicKey === null) return;
    if (!(await this.maySend(device))) return this.forget(device);
    const status = await this.post(device, notice, signal).catch((error: unknown) => {
      if (attempt < LAST_ATTEMPT) throw error;
      return NO_ANSWER;
    });
    const outcome = outcomeOf(status);
    if (outcome === 'taken') return;
    if (outcome === 'gone') return this.forget(device);
    if (outcome === 'later' && attempt < LAST_ATTEMPT) {
      throw new Error(`The push service said ${status}.`);
    }
    this.logger.warn(`${notice.kind} was given up: the push service said ${status}`);
  }

  /** Whoever has signed out there, was signed out or has stayed away too long gets nothing on that device. */
  private async maySend({ userUid, family, endpoint }: PushDeviceEntity): Promise<boolean> {
    if (!isPushService(endpoint, this.config.PUSH_SERVICES)) return false;
    const living = await this.sessions.list(userUid);
    return living.some((session) => familyOf(session) === family);
  }

  private async post(
    { endpoint, p256dh, auth }: PushDeviceEntity,
    notice: PushNotice,
    signal: AbortSignal,
  ): Promise<number> {
    const response = await fetch(endpoint, {
      method: 'POST',
      // Where it leads is the address that was looked at, and no other.
      redirect: 'manual',
      signal,
      headers: {
        authorization: this.vapid.headerFor(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(TIME_TO_LIVE_S),
        topic: tagOf(notice),
        urgency: 'normal',
      },
      body: new Uint8Array(sealPush(JSON.stringify(pushWordsOf(notice)), { p256dh, auth })),
    });
    await response.body?.cancel();
    return response.status;
  }

  private async forget({ id, endpointHash }: PushDeviceEntity): Promise<void> {
    await this.dataSource.manager.delete(PushDeviceEntity, { id, endpointHash });
  }
}

/** What becomes of a push by what the push service says (RFC 8030, sections 5 and 7.3). */
function outcomeOf(status: number): 'taken' | 'gone' | 'later' | 'refused' {
  if (status >= 200 && status < 300) return 'taken';
  // The browser has ended it.
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
