import { Module } from '@nestjs/common';
import { Mailer } from '@zaino/service/mail/mailer';
import type { Config } from '../config';
import { CONFIG } from '@zaino/service/config.module';
import { MailDocuments } from './mail-documents';
import { MailSubjects } from './mail-subjects';

/** What the outbox's handler of mails needs. */
@Module({
  providers: [
    MailDocuments,
    MailSubjects,
    { provide: Mailer, useFactory: (config: Config) => new Mailer(config), inject: [CONFIG] },
  ],
  exports: [MailDocuments, MailSubjects, Mailer],
})
export class MailsModule {}
