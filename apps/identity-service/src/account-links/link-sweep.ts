import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { AccountLinks } from './account-links';

/** Forgets links that have expired. */
@Injectable()
export class LinkSweep {
  constructor(private readonly links: AccountLinks) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  run(): Promise<void> {
    return this.links.deleteExpired();
  }
}
