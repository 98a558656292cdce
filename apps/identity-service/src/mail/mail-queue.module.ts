import { Module } from '@nestjs/common';
import { MailQueue } from './mail-queue';

/** For whoever has a mail to send. */
@Module({ providers: [MailQueue], exports: [MailQueue] })
export class MailQueueModule {}
