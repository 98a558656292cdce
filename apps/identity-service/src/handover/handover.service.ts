import { Injectable, Logger } from '@nestjs/common';
import { handoverEndpoints } from '@zaino/contracts/identity';
import { ORIGIN_PARAMETER, SIGN_IN_PATH } from '@zaino/contracts/shared';
import { safeOrigin } from '@zaino/rules/safe-origin';
import type { FrontAddress } from '@zaino/service/front-address';
import { type ListedSession, SessionStore } from '@zaino/service/sessions/session-store';
import { isOfAdmins } from '@zaino/service/sessions/session';
import { sessionIdOf } from '@zaino/service/sessions/session-cookie';
import { DataSource } from 'typeorm';
import { type Visit, VisitorSessionsService } from '../sessions/visitor-sessions.service';
import { UserEntity } from '../users/user.entity';
import { HandoverCodes } from './handover-codes';
import { HandoverSites } from './handover-sites';

const STATE = /^[\w-]{43}$/;

/**
 * Opens a session at a bookshop's address for whoever has one on the main site. Each step gives where the browser goes
 * next, whatever happens: what cannot be handed over leads to the sign-in, which works as ever.
 */
@Injectable()
export class HandoverService {
  private readonly logger = new Logger('Handover');

  constructor(
    private readonly sites: HandoverSites,
    private readonly codes: HandoverCodes,
    private readonly store: SessionStore,
    private readonly visitors: VisitorSessionsService,
    private readonly dataSource: DataSource,
  ) {}

  /** At a bookshop's address. */
  async begin(da: string | undefined, visit: Visit): Promise<string> {
    const origin = safeOrigin(da);
    const front = this.sites.frontOf(visit.request);
    if (!front || this.isLedByStranger(visit)) return signInPage(origin);
    return this.unlessFailed(origin, async () => {
      const { domain } = front;
      const state = await this.codes.begin({ domain, origin }, visit);
      const query = new URLSearchParams({ domain, state });
      return `${this.sites.mainSite}${handoverEndpoints.code.path}?${query.toString()}`;
    });
  }

  /** On the main site: leads to no address but that of an open bookshop, and with no code where nobody is signed in. */
  async code(asked: { domain?: string; state?: string }, visit: Visit): Promise<string> {
    const { domain = '', state = '' } = asked;
    const isWrong = !STATE.test(state) || this.sites.frontOf(visit.request) !== undefined;
    if (isWrong || this.isLedByStranger(visit)) return '/';
    return this.unlessFailed('/', async () => {
      const front = await this.sites.openFront(domain);
      if (front === undefined) return '/';
      const back = front + handoverEndpoints.finish.path;
      const id = sessionIdOf(visit.request);
      const session = id === null ? null : await this.store.find(id);
      if (session === null || session === 'revoked' || isOfAdmins(session.kind)) return back;
      const { user, customerToken } = session;
      const code = await this.codes.issue({ domain, state, uid: user.uid, customerToken });
      return `${back}?${new URLSearchParams({ code }).toString()}`;
    });
  }

  /** At the bookshop's address again. */
  async finish(code: string | undefined, visit: Visit): Promise<string> {
    const front = this.sites.frontOf(visit.request);
    let origin = '/';
    return this.unlessFailed(origin, async () => {
      const [journey, grant] = await Promise.all([
        this.codes.end(visit),
        code === undefined ? null : this.codes.redeem(code),
      ]);
      origin = journey?.origin ?? '/';
      const fits =
        journey !== null &&
        grant !== null &&
        isAt(front, journey.domain, grant.domain) &&
        grant.state === journey.state;
      return fits && (await this.open(grant, visit)) ? origin : signInPage(origin);
    });
  }

  /** False where the session on the main site has ended meanwhile. */
  private async open(
    { uid, customerToken }: { uid: string; customerToken: string },
    visit: Visit,
  ): Promise<boolean> {
    const first = await this.livingSession(uid, customerToken);
    const user = await this.dataSource.manager.findOneBy(UserEntity, { uid });
    if (!first || user === null) return false;
    const isRemembered = first.kind === 'remembered';
    const family = first.family ?? customerToken;
    const me = await this.visitors.openOfFamily(user, visit, { isRemembered, family });
    if (await this.livingSession(uid, customerToken)) return true;
    // Signed out there while this one was opened.
    await this.visitors.takeBack(uid, me.customerToken, visit.reply);
    return false;
  }

  /**
   * Whether the page of somebody else has sent the browser (ASVS 5.0, 7.6.2), as browsers of today say; a bookshop's and
   * the main site's are `same-site`.
   */
  private isLedByStranger({ request: { headers } }: Visit): boolean {
    return this.sites.areOneSite && headers['sec-fetch-site'] === 'cross-site';
  }

  private async livingSession(uid: string, handle: string): Promise<ListedSession | undefined> {
    return (await this.store.list(uid)).find(({ customerToken }) => customerToken === handle);
  }

  /** A person stands before a page here: while something is away the sign-in is where that is said. */
  private async unlessFailed(origin: string, work: () => Promise<string>): Promise<string> {
    try {
      return await work();
    } catch (error) {
      this.logger.warn(`Nobody could be handed over: ${String(error)}`);
      return signInPage(origin);
    }
  }
}

const isAt = (front: FrontAddress | undefined, ...domains: string[]) =>
  front !== undefined && domains.every((domain) => domain === front.domain);

function signInPage(origin: string): string {
  if (origin === '/') return SIGN_IN_PATH;
  return `${SIGN_IN_PATH}?${new URLSearchParams({ [ORIGIN_PARAMETER]: origin }).toString()}`;
}
