import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { ListDecisionsService } from './list-decisions.service';
import { SchoolQuestionsController } from './school-questions.controller';
import { SchoolQuestionsService } from './school-questions.service';

/** Mails that ask schools whether materials that somebody proposes are their own, and tell that person what was decided. */
@Module({
  imports: [MailModule],
  controllers: [SchoolQuestionsController],
  providers: [ListDecisionsService, SchoolQuestionsService],
})
export class SchoolQuestionsModule {}
