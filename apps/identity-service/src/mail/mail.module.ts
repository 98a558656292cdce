import { Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { Mailer } from '@zaino/service/mail/mailer';
import { AccountLinksModule } from '../account-links/account-links.module';
import type { Config } from '../config';
import { LetterWriter } from './letter-writer';

/** What the outbox's handler of mails needs. */
@Module({
  imports: [AccountLinksModule],
  providers: [
    LetterWriter,
    { provide: Mailer, useFactory: (config: Config) => new Mailer(config), inject: [CONFIG] },
  ],
  exports: [AccountLinksModule, LetterWriter, Mailer],
})
export class MailModule {}
