import { Inject, Injectable } from '@nestjs/common';
import { type ContactPurpose, contactApi } from '@zaino/contracts/identity';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { type MailEnding, pageUrl, senderOf } from '@zaino/service/mail/mail';
import { hashOfToken, newToken } from '@zaino/service/sessions/session';
import { DataSource, LessThan } from 'typeorm';
import { invalidLink } from '../account-links/invalid-link';
import type { Config } from '../config';
import { ContactLinkEntity } from './contact-link.entity';
import { ContactPreferencesService } from './contact-preferences.service';

/** So long after a mail its link still works. */
const KEPT_MS = 2 * 365 * DAY_MS;

/** Links by which mails of a purpose are ended without a sign-in. */
@Injectable()
export class ContactLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly preferences: ContactPreferencesService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** For a mail that is about to be sent; nothing in the address says whose it is. */
  async issue(userUid: string, purpose: ContactPurpose): Promise<MailEnding> {
    const token = newToken();
    const createdAt = new Date(this.clock.now());
    const row = { tokenHash: hashOfToken(token), userUid, purpose, createdAt };
    await this.dataSource.manager.insert(ContactLinkEntity, row);
    const path = contactApi.end.path.replace(':token', token);
    return {
      words: 'Non voglio più ricevere questi avvisi',
      url: pageUrl(senderOf(this.config), path),
    };
  }

  /** Switches the purpose of the mail off, and says which it was; `invalid-link` where no mail has such a link. */
  async end(token: string): Promise<{ title: string }> {
    const tokenHash = hashOfToken(token);
    const link = await this.dataSource.manager.findOneBy(ContactLinkEntity, { tokenHash });
    if (link === null) throw invalidLink();
    const { title } = await this.preferences.set(link.userUid, link.purpose, false);
    return { title };
  }

  async deleteOld(): Promise<void> {
    const before = new Date(this.clock.now() - KEPT_MS);
    await this.dataSource.manager.delete(ContactLinkEntity, { createdAt: LessThan(before) });
  }
}
