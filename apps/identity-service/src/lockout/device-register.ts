import type { NecessaryCookie } from '@zaino/contracts/shared';
import type { Clock } from '@zaino/service/clock';
import { cookieToken, needsSecureCookies, setCookie } from '@zaino/service/cookie';
import { hashOfToken, newToken } from '@zaino/service/sessions/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource, EntityTarget, Repository } from 'typeorm';
import { LessThan } from 'typeorm';

/** A browser that signed in to an account before. */
export interface KnownDevice {
  /** Of the token in the browser's cookie. */
  deviceHash: string;
  uid: string;
  seenAt: Date;
}

interface Use {
  dataSource: DataSource;
  clock: Clock;
  cookie: NecessaryCookie;
  entity: EntityTarget<KnownDevice>;
  publicUrl: string;
}

/** Browsers that signed in before, by a cookie that authorises nothing but own counts of failures. */
export class DeviceRegister {
  constructor(private readonly use: Use) {}

  /** Hash of the device's token; null where the cookie is missing or no token. */
  hashOf(request: FastifyRequest): string | null {
    const token = this.tokenOf(request);
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
    if (previous !== null) await this.devices.update({ deviceHash: previous }, { deviceHash });
    await this.devices.upsert({ deviceHash, uid, seenAt: this.now() }, ['deviceHash', 'uid']);
    this.give(reply, token);
  }

  /**
   * A device that is in use goes on being known; its cookie begins its time anew. One that is not known becomes so:
   * whoever is signed in has proven the password, or the mailbox by a link.
   */
  async renew(request: FastifyRequest, reply: FastifyReply, uid: string): Promise<void> {
    const token = this.tokenOf(request);
    if (token === null || !(await this.isSeen(token, uid))) {
      await this.remember(request, reply, uid);
      return;
    }
    this.give(reply, token);
  }

  /** Hash of the browser's device, if the account knows it. */
  async knownHash(request: FastifyRequest, uid: string): Promise<string | null> {
    const deviceHash = this.hashOf(request);
    if (deviceHash === null) return null;
    return (await this.devices.existsBy({ uid, deviceHash })) ? deviceHash : null;
  }

  /** Forgets devices whose cookie has expired; gives how many. */
  async cleanUp(): Promise<number> {
    const oldest = new Date(this.use.clock.now() - this.use.cookie.maxAgeS * 1000);
    const { affected } = await this.devices.delete({ seenAt: LessThan(oldest) });
    return affected ?? 0;
  }

  /** Whether a token is that of a device of the account; such a one counts as seen now. */
  private async isSeen(token: string, uid: string): Promise<boolean> {
    const device = { deviceHash: hashOfToken(token), uid };
    const { affected } = await this.devices.update(device, { seenAt: this.now() });
    return affected === 1;
  }

  private get devices(): Repository<KnownDevice> {
    return this.use.dataSource.getRepository(this.use.entity);
  }

  private tokenOf(request: FastifyRequest): string | null {
    return cookieToken(request, this.use.cookie.name);
  }

  private give(reply: FastifyReply, value: string): void {
    const { cookie, publicUrl } = this.use;
    setCookie(reply, cookie, { value, isSecure: needsSecureCookies(publicUrl) });
  }

  private now(): Date {
    return new Date(this.use.clock.now());
  }
}
