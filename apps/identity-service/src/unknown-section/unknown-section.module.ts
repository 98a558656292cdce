import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { AskSections } from './ask-sections';

/** Children whose section nobody knew in summer: families are asked for it once. */
@Module({ imports: [MailModule], providers: [AskSections] })
export class UnknownSectionModule {}
