import { Inject, Injectable } from '@nestjs/common';
import { cookies } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { clearCookie, cookieToken, needsSecureCookies, setCookie } from '@zaino/service/cookie';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { hashOfToken, newToken } from '@zaino/service/sessions/session';
import type { Config } from '../config';
import type { Visit } from '../sessions/visitor-sessions.service';

/** The main site, where a bookshop's address has its name. */
export const MAIN_SITE = '';

/** Whether it is of the form that `begin` gives. */
export const isState = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What one site waits for, in one browser. */
interface Journey {
  /** Of the site that waits. */
  domain: string;
  /** Page to come back to. */
  origin: string;
}

/** What a code stands for. */
interface Grant {
  /** Of the site that may take it. */
  domain: string;
  /** Hash of the nonce of the browser that may. */
  state: string;
  uid: string;
  /** Handle of the session that is handed over. */
  customerToken: string;
}

const { name: COOKIE, maxAgeS: LIFE_S } = cookies.handover;

/** What is needed on the way there and back: for one browser, once, for a minute. */
@Injectable()
export class HandoverCodes {
  private readonly isSecure: boolean;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
  ) {
    this.isSecure = needsSecureCookies(config.PUBLIC_URL);
  }

  /** Gives the state to ask the main site with: it tells nothing of the nonce, which stays in this browser. */
  async begin(journey: Journey, { reply }: Visit): Promise<string> {
    const nonce = newToken();
    await this.keep(`handover-journey:${hashOfToken(nonce)}`, journey);
    setCookie(reply, cookies.handover, { value: nonce, isSecure: this.isSecure });
    return hashOfToken(nonce);
  }

  /** The journey of this browser, with its state, which ends by it; null where there is none. */
  async end({ request, reply }: Visit): Promise<(Journey & { state: string }) | null> {
    const nonce = cookieToken(request, COOKIE);
    if (nonce === null) return null;
    clearCookie(reply, cookies.handover, { isSecure: this.isSecure });
    const state = hashOfToken(nonce);
    const journey = await this.take<Journey>(`handover-journey:${state}`);
    return journey && { ...journey, state };
  }

  async issue(grant: Grant): Promise<string> {
    const code = newToken();
    await this.keep(`handover:${hashOfToken(code)}`, grant);
    return code;
  }

  /** Whoever takes a code first has it, right or wrong: it is worth nothing from then on. */
  redeem(code: string): Promise<Grant | null> {
    return this.take<Grant>(`handover:${hashOfToken(code)}`);
  }

  private async keep(key: string, value: object): Promise<void> {
    const kept = JSON.stringify({ value, until: this.clock.now() + LIFE_S * 1000 });
    await this.redis.set(key, kept, { expiration: { type: 'EX', value: LIFE_S } });
  }

  private async take<Value>(key: string): Promise<Value | null> {
    const kept = await this.redis.getDel(key);
    if (kept === null) return null;
    const { value, until } = JSON.parse(kept) as { value: Value; until: number };
    return this.clock.now() < until ? value : null;
  }
}
