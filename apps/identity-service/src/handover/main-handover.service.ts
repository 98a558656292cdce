import { Injectable, Logger } from '@nestjs/common';
import { mainHandoverEndpoints } from '@zaino/contracts/identity';
import { safeOrigin } from '@zaino/rules/safe-origin';
import type { Visit } from '../sessions/visitor-sessions.service';
import { HandoverCodes, isState, MAIN_SITE } from './handover-codes';
import { HandoverSessions } from './handover-sessions';
import { HandoverSites } from './handover-sites';

/**
 * Opens a session on the main site for whoever has signed in at a bookshop's address. The person stays at that address:
 * whatever happens on the way, it ends there, signed in at least where the form was.
 */
@Injectable()
export class MainHandoverService {
  private readonly logger = new Logger('MainHandover');

  constructor(
    private readonly sites: HandoverSites,
    private readonly codes: HandoverCodes,
    private readonly sessions: HandoverSessions,
  ) {}

  /** On the main site: leads to no address but that of an open bookshop. */
  async begin(
    { domain = '', da }: { domain?: string; da?: string },
    visit: Visit,
  ): Promise<string> {
    if (this.isWrongSite(visit, 'main')) return '/';
    // While nobody can say whose the address is, it is still one of ours.
    const address = this.sites.addressOf(domain);
    const back = address === undefined ? '/' : address + safeOrigin(da);
    return this.orElse(back, async () => {
      const front = await this.sites.openFront(domain);
      if (front === undefined) return '/';
      const origin = front + safeOrigin(da);
      const state = await this.codes.begin({ domain: MAIN_SITE, origin }, visit);
      const query = new URLSearchParams({ state });
      return `${front}${mainHandoverEndpoints.code.path}?${query.toString()}`;
    });
  }

  /** At the bookshop's address: leads to the main site, without a code where nobody is signed in. */
  async code(state: string | undefined, visit: Visit): Promise<string> {
    if (!isState(state ?? '') || this.isWrongSite(visit, 'front')) return '/';
    return this.orElse('/', async () => {
      const back = this.sites.mainSite + mainHandoverEndpoints.finish.path;
      const own = await this.sessions.of(visit);
      if (own === null) return back;
      const code = await this.codes.issue({ domain: MAIN_SITE, state: state ?? '', ...own });
      return `${back}?${new URLSearchParams({ code }).toString()}`;
    });
  }

  /** On the main site again, and from there to the bookshop's page. */
  async finish(code: string | undefined, visit: Visit): Promise<string> {
    let origin = '/';
    await this.orElse(origin, async () => {
      const [journey, grant] = await Promise.all([
        this.codes.end(visit),
        code === undefined ? null : this.codes.redeem(code),
      ]);
      const isOurs = journey?.domain === MAIN_SITE && !this.isWrongSite(visit, 'main');
      if (!isOurs) return origin;
      origin = journey.origin;
      const fits = grant?.domain === MAIN_SITE && grant.state === journey.state;
      if (fits) await this.sessions.open(grant, visit);
      return origin;
    });
    return origin;
  }

  private isWrongSite({ request }: Visit, wanted: 'main' | 'front'): boolean {
    const here = this.sites.frontOf(request) === undefined ? 'main' : 'front';
    return here !== wanted || this.sites.isLedByStranger(request);
  }

  private async orElse(way: string, work: () => Promise<string>): Promise<string> {
    try {
      return await work();
    } catch (error) {
      this.logger.warn(`Nobody could be handed over: ${String(error)}`);
      return way;
    }
  }
}
