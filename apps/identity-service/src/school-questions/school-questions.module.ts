import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { SchoolQuestionsController } from './school-questions.controller';
import { SchoolQuestionsService } from './school-questions.service';

/** Mails that ask schools whether materials that somebody proposes are their own. */
@Module({
  imports: [MailModule],
  controllers: [SchoolQuestionsController],
  providers: [SchoolQuestionsService],
})
export class SchoolQuestionsModule {}
