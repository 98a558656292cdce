import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@zaino/rules/durations';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { ContactLinks } from './contact-links';

/** Forgets links of mails that are two years old. */
@Injectable()
export class ContactLinkSweep {
  constructor(private readonly links: ContactLinks) {}

  @Scheduled({ pauseMs: DAY_MS, copies: 'one' })
  run(): Promise<void> {
    return this.links.deleteOld();
  }
}
