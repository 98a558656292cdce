import { Injectable, Logger } from '@nestjs/common';
import { handoverEndpoints } from '@zaino/contracts/identity';
import { ORIGIN_PARAMETER, SIGN_IN_PATH } from '@zaino/contracts/shared';
import { safeOrigin } from '@zaino/rules/safe-origin';
import type { FrontAddress } from '@zaino/service/front-address';
import type { Visit } from '../sessions/visitor-sessions.service';
import { HandoverCodes, isState } from './handover-codes';
import { HandoverSessions } from './handover-sessions';
import { HandoverSites } from './handover-sites';

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
    private readonly sessions: HandoverSessions,
  ) {}

  /** At a bookshop's address. */
  async begin(da: string | undefined, visit: Visit): Promise<string> {
    const origin = safeOrigin(da);
    const front = this.sites.frontOf(visit.request);
    if (!front || this.sites.isLedByStranger(visit.request)) return signInPage(origin);
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
    const isWrong = !isState(state) || this.sites.frontOf(visit.request) !== undefined;
    if (isWrong || this.sites.isLedByStranger(visit.request)) return '/';
    return this.unlessFailed('/', async () => {
      const front = await this.sites.openFront(domain);
      if (front === undefined) return '/';
      const back = front + handoverEndpoints.finish.path;
      const own = await this.sessions.of(visit);
      if (own === null) return back;
      const code = await this.codes.issue({ domain, state, ...own });
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
      return fits && (await this.sessions.open(grant, visit)) ? origin : signInPage(origin);
    });
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
