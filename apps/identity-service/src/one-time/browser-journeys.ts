import { Inject, Injectable } from '@nestjs/common';
import type { NecessaryCookie } from '@zaino/contracts/shared';
import { CONFIG } from '@zaino/service/config.module';
import { clearCookie, cookieToken, needsSecureCookies, setCookie } from '@zaino/service/cookie';
import { hashOfToken, newToken } from '@zaino/service/sessions/session';
import type { Config } from '../config';
import type { Visit } from '../sessions/visitor-sessions.service';
import { OneTimeStore } from './one-time-store';

/** What is needed once a browser comes back from elsewhere: for that browser alone, once, while its cookie lasts. */
@Injectable()
export class BrowserJourneys {
  private readonly isSecure: boolean;

  constructor(
    private readonly store: OneTimeStore,
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
  ) {
    this.isSecure = needsSecureCookies(config.PUBLIC_URL);
  }

  /** Gives the journey's state: it tells nothing of the nonce, which stays in this browser. */
  async begin(cookie: NecessaryCookie, journey: object, { reply }: Visit): Promise<string> {
    const nonce = newToken();
    const state = hashOfToken(nonce);
    await this.store.keep(keyOf(cookie, state), journey, cookie.maxAgeS);
    setCookie(reply, cookie, { value: nonce, isSecure: this.isSecure });
    return state;
  }

  /** The journey of this browser, with its state, which ends by it; null where there is none. */
  async end<Journey extends object>(
    cookie: NecessaryCookie,
    { request, reply }: Visit,
  ): Promise<(Journey & { state: string }) | null> {
    const nonce = cookieToken(request, cookie.name);
    if (nonce === null) return null;
    clearCookie(reply, cookie, { isSecure: this.isSecure });
    const state = hashOfToken(nonce);
    const journey = await this.store.take<Journey>(keyOf(cookie, state));
    return journey && { ...journey, state };
  }
}

const keyOf = ({ name }: NecessaryCookie, state: string) => `journey:${name}:${state}`;
