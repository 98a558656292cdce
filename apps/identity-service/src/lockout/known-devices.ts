import { Inject, Injectable } from '@nestjs/common';
import { cookies } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { cookieToken, needsSecureCookies, setCookie } from '@zaino/service/cookie';
import { hashOfToken, newToken } from '@zaino/service/sessions/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, LessThan } from 'typeorm';
import type { Config } from '../config';
import { KnownDeviceEntity } from './known-device.entity';

const { name: DEVICE_COOKIE, maxAgeS: LIFETIME_S } = cookies.device;

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
    setCookie(reply, cookies.device, { value: token, isSecure: this.isSecure });
  }

  /**
   * A device that is in use goes on being known; its cookie begins its time anew. One that is not known becomes so:
   * whoever is signed in has proven the password, or the mailbox by a link.
   */
  async renew(request: FastifyRequest, reply: FastifyReply, uid: string): Promise<void> {
    const token = cookieToken(request, DEVICE_COOKIE);
    if (token === null || !(await this.isSeen(token, uid))) {
      await this.remember(request, reply, uid);
      return;
    }
    setCookie(reply, cookies.device, { value: token, isSecure: this.isSecure });
  }

  /** Whether a token is that of a device of the account; such a one counts as seen now. */
  private async isSeen(token: string, uid: string): Promise<boolean> {
    const devices = this.dataSource.getRepository(KnownDeviceEntity);
    const seenAt = new Date(this.clock.now());
    const { affected } = await devices.update({ deviceHash: hashOfToken(token), uid }, { seenAt });
    return affected === 1;
  }

  /** Forgets devices whose cookie has expired; gives how many. */
  async cleanUp(): Promise<number> {
    const oldest = new Date(this.clock.now() - LIFETIME_S * 1000);
    const unseen = { seenAt: LessThan(oldest) };
    const { affected } = await this.dataSource.manager.delete(KnownDeviceEntity, unseen);
    return affected ?? 0;
  }
}
