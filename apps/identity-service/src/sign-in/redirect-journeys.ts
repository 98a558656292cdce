import { Inject, Injectable } from '@nestjs/common';
import { cookies } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { clearCookie, cookieToken, needsSecureCookies, setCookie } from '@zaino/service/cookie';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { hashOfToken, newToken } from '@zaino/service/sessions/session';
import type { Config } from '../config';
import type { RedirectChecks } from '../provider/identity-provider';
import type { Visit } from '../sessions/visitor-sessions.service';

/** Of a browser that is at another provider. */
export interface Journey {
  checks: RedirectChecks;
  /** Page to come back to. */
  origin: string;
}

const { name: JOURNEY_COOKIE, maxAgeS: LONGEST_JOURNEY_S } = cookies.providerJourney;

/** What is needed once a browser comes back: for that browser alone, once, and not for long. */
@Injectable()
export class RedirectJourneys {
  private readonly isSecure: boolean;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
  ) {
    this.isSecure = needsSecureCookies(config.PUBLIC_URL);
  }

  async begin(journey: Journey, { reply }: Visit): Promise<void> {
    const token = newToken();
    const until = this.clock.now() + LONGEST_JOURNEY_S * 1000;
    const kept = JSON.stringify({ journey, until });
    await this.redis.set(keyOf(token), kept, {
      expiration: { type: 'EX', value: LONGEST_JOURNEY_S },
    });
    setCookie(reply, cookies.providerJourney, { value: token, isSecure: this.isSecure });
  }

  /** The journey of this browser, which ends by it; null where there is none. */
  async end({ request, reply }: Visit): Promise<Journey | null> {
    const token = cookieToken(request, JOURNEY_COOKIE);
    if (token === null) return null;
    clearCookie(reply, cookies.providerJourney, { isSecure: this.isSecure });
    const kept = await this.redis.getDel(keyOf(token));
    if (kept === null) return null;
    const { journey, until } = JSON.parse(kept) as { journey: Journey; until: number };
    return this.clock.now() < until ? journey : null;
  }
}

const keyOf = (token: string) => `oidc-journey:${hashOfToken(token)}`;
