import { Injectable } from '@nestjs/common';
import { cookies } from '@zaino/contracts/shared';
import { hashOfToken, newToken } from '@zaino/service/sessions/session';
import { BrowserJourneys } from '../one-time/browser-journeys';
import { OneTimeStore } from '../one-time/one-time-store';
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

/** What is needed on the way there and back: for one browser, once, for a minute. */
@Injectable()
export class HandoverCodes {
  constructor(
    private readonly journeys: BrowserJourneys,
    private readonly store: OneTimeStore,
  ) {}

  /** Gives the state to ask the other site with. */
  begin(journey: Journey, visit: Visit): Promise<string> {
    return this.journeys.begin(cookies.handover, journey, visit);
  }

  /** The journey of this browser, with its state, which ends by it; null where there is none. */
  end(visit: Visit): Promise<(Journey & { state: string }) | null> {
    return this.journeys.end<Journey>(cookies.handover, visit);
  }

  async issue(grant: Grant): Promise<string> {
    const code = newToken();
    await this.store.keep(keyOf(code), grant, cookies.handover.maxAgeS);
    return code;
  }

  /** Whoever takes a code first has it, right or wrong: it is worth nothing from then on. */
  redeem(code: string): Promise<Grant | null> {
    return this.store.take<Grant>(keyOf(code));
  }
}

const keyOf = (code: string) => `handover:${hashOfToken(code)}`;
