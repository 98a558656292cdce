import { Module } from '@nestjs/common';
import { MailPostModule } from '@zaino/service/mail/mail-post.module';
import { AccountLinksModule } from '../account-links/account-links.module';
import { ContactModule } from '../contact/contact.module';
import { MailQueue } from './mail-queue';
import { MailWriter } from './mail-writer';
import { SchoolQuestionWriter } from './school-question-writer';

/** The queue for whoever has a mail to send, and what the outbox's handler of mails needs. */
@Module({
  imports: [AccountLinksModule, ContactModule, MailPostModule],
  providers: [MailQueue, MailWriter, SchoolQuestionWriter],
  exports: [AccountLinksModule, MailPostModule, MailQueue, MailWriter, SchoolQuestionWriter],
})
export class MailModule {}
