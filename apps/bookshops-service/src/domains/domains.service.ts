import { Injectable } from '@nestjs/common';
import { domainSchema } from '@zaino/contracts/bookshops';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { domainTakenText, isFree } from './domain-claim';

@Injectable()
export class DomainsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Only a hint: the reservation decides. */
  async availability(wish: string): Promise<{ isAvailable: boolean; reason: string | null }> {
    const parsed = domainSchema.safeParse(wish);
    if (!parsed.success) {
      return { isAvailable: false, reason: parsed.error.issues[0]?.message ?? null };
    }
    const now = new Date(this.clock.now());
    const isAvailable = await isFree(this.dataSource.manager, { domain: parsed.data, now });
    return { isAvailable, reason: isAvailable ? null : domainTakenText };
  }
}
