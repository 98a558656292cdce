import { Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { Mailer } from '@zaino/service/mail/mailer';
import { AccountLinksModule } from '../account-links/account-links.module';
import type { Config } from '../config';
import { MailQueue } from './mail-queue';
import { MailWriter } from './mail-writer';

/** The queue for whoever has a mail to send, and what the outbox's handler of mails needs. */
@Module({
  imports: [AccountLinksModule],
  providers: [
    MailQueue,
    MailWriter,
    { provide: Mailer, useFactory: (config: Config) => new Mailer(config), inject: [CONFIG] },
  ],
  exports: [AccountLinksModule, MailQueue, MailWriter, Mailer],
})
export class MailModule {}
