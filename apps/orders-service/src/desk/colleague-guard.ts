import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { ordersErrorCodes, PLAN_RESTS_TEXT } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { endpointOf } from '@zaino/service/route';
import { sessionOf } from '@zaino/service/sessions/current-session';
import { Bookshops } from '../upstreams/bookshops';

/** A colleague works at the desk as long as the plan of the bookshop gives colleagues (docs/decisions/colleagues.md). */
@Injectable()
export class ColleagueGuard implements CanActivate {
  private readonly logger = new Logger('ColleagueGuard');

  constructor(private readonly bookshops: Bookshops) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (endpointOf(context.getHandler())?.access !== 'desk') return true;
    const signedIn = await sessionOf(context);
    const user = signedIn?.session.user;
    if (user?.role !== 'colleague' || user.tenantId === null) return true;
    if (await this.isGiven(user.tenantId)) return true;
    throw new DomainError('forbidden', ordersErrorCodes.planRests, { detail: PLAN_RESTS_TEXT });
  }

  /** Where nobody can say, the queue at the counter goes on. */
  private async isGiven(tenantId: string): Promise<boolean> {
    try {
      const bookshop = await this.bookshops.find(tenantId);
      return bookshop?.paidFeatures.includes('colleagues') ?? false;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error;
      this.logger.warn('A colleague goes on: nobody can say what the plan gives');
      return true;
    }
  }
}
