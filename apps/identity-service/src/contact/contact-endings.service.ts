import { Injectable } from '@nestjs/common';
import { hashOfToken } from '@zaino/service/sessions/session';
import { DataSource } from 'typeorm';
import { invalidLink } from '../account-links/invalid-link';
import { ContactLinkEntity } from './contact-link.entity';
import { ContactPreferencesService } from './contact-preferences.service';

/** Ends what mails are for, by the link of one of them. */
@Injectable()
export class ContactEndingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly preferences: ContactPreferencesService,
  ) {}

  /** Switches the purpose of the mail off, and says which it was; `invalid-link` where no mail has such a link. */
  async end(token: string): Promise<{ title: string }> {
    const tokenHash = hashOfToken(token);
    const link = await this.dataSource.manager.findOneBy(ContactLinkEntity, { tokenHash });
    if (link === null) throw invalidLink();
    const { title } = await this.preferences.set(link.userUid, link.purpose, false);
    return { title };
  }
}
