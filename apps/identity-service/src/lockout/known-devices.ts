import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { cookieToken, needsSecureCookies, setCookie } from '@zaino/service/cookie';
import { hashOfToken, newToken } from '@zaino/service/sessions/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, LessThan } from 'typeorm';
import type { Config } from '../config';
import { KnownDeviceEntity } from './known-device.entity';

const DEVICE_COOKIE = 'zaino_device';
const YEAR_S = 365 * 24 * 60 * 60;

/** Browsers that signed in before, by a cookie that authorises nothing but own counts of failures. */
@Injectable()
export class KnownDevices {
  private readonly isSecure: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
  ) {
    this.isSecure = needsSecureCookies(config.PUBLIC_URL);
  }

  /** Hash of the device's token; null where the cookie is missing or no token. */
  hashOf(request: FastifyRequest): string | null {
    const token = cookieToken(request, DEVICE_COOKIE);
    return token === null ? null : hashOfToken(token);
  }

  /**
   * Notes that a browser has signed in. It gets a new token, so that one that somebody planted is worth
   * nothing; other accounts that used the browser come along.
   */
  async remember(request: FastifyRequest, reply: FastifyReply, uid: string): Promise<void> {
    const token = newToken();
    const deviceHash = hashOfToken(token);
    const previous = this.hashOf(request);
    const seenAt = new Date(this.clock.now());
    const devices = this.dataSource.getRepository(KnownDeviceEntity);
    if (previous !== null) await devices.update({ deviceHash: previous }, { deviceHash });
    await devices.upsert({ deviceHash, uid, seenAt }, ['deviceHash', 'uid']);
    const cookie = { name: DEVICE_COOKIE, value: token };
    setCookie(reply, cookie, { maxAgeS: YEAR_S, isSecure: this.isSecure });
  }

  /** Forgets devices whose cookie has expired; gives how many. */
  async cleanUp(): Promise<number> {
    const oldest = new Date(this.clock.now() - YEAR_S * 1000);
    const unseen = { seenAt: LessThan(oldest) };
    const { affected } = await this.dataSource.manager.delete(KnownDeviceEntity, unseen);
    return affected ?? 0;
  }
}
