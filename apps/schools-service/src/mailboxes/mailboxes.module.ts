import { Module } from '@nestjs/common';
import { MailboxesController } from './mailboxes.controller';
import { MailboxesService } from './mailboxes.service';

/** Where schools are written to, for the service that writes. */
@Module({ controllers: [MailboxesController], providers: [MailboxesService] })
export class MailboxesModule {}
