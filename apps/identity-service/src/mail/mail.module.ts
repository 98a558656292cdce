import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { LetterWriter } from './letter-writer';
import { Mailer } from './mailer';

/** What the outbox's handler of mails needs. */
@Module({
  imports: [AccountLinksModule],
  providers: [LetterWriter, Mailer],
  exports: [AccountLinksModule, LetterWriter, Mailer],
})
export class MailModule {}
