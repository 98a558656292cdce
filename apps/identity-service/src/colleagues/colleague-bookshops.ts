import { Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints, type KnownTenant } from '@zaino/contracts/bookshops';
import { DomainError } from '@zaino/service/domain-error';
import { BookshopsClient } from '../upstreams/bookshops-client';
import { planNeeded } from './refused-colleague';

/** What the plans of bookshops give of colleagues. */
@Injectable()
export class ColleagueBookshops {
  constructor(private readonly bookshops: BookshopsClient) {}

  /** The bookshop; rejects as `plan-needed` where its plan gives no colleagues, as `unavailable` where nobody can say. */
  async whoMayInvite(id: string): Promise<KnownTenant> {
    const tenant = await this.read(id);
    if (!tenant.paidFeatures.includes('colleagues')) throw planNeeded();
    return tenant;
  }

  /** How many there can be now; null where nobody can say. */
  async mostOf(id: string): Promise<number | null> {
    try {
      return (await this.read(id)).colleagues;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') return null;
      throw error;
    }
  }

  private read(id: string): Promise<KnownTenant> {
    return this.bookshops.call(bookshopsInternalEndpoints.read, { params: { id } });
  }
}

/** Only what an admin has looked at is told to strangers in the bookshop's own words. */
export function shownName({ state, name, url }: KnownTenant): string {
  return state === 'open' ? name : new URL(url).host;
}
