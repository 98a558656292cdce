import { Injectable } from '@nestjs/common';
import type { PageView } from '@zaino/contracts/analytics';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { PageViewEntity } from './page-view.entity';

@Injectable()
export class PageViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Of the call itself (address, browser, cookies) nothing is kept. */
  async add({ title, path, visit, ...rest }: PageView): Promise<{ success: true }> {
    await this.dataSource.manager.insert(PageViewEntity, {
      seenAt: new Date(this.clock.now()),
      title,
      path,
      visit,
      firstCampaign: rest.firstCampaign,
      lastCampaign: rest.lastCampaign,
      consentVersion: rest.consentVersion,
    });
    return { success: true };
  }
}
