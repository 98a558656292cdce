import { Module } from '@nestjs/common';
import { DiscardableMessagesService } from './discardable-messages.service';
import { ParkedMessagesController } from './parked-messages.controller';

/** For staff: what could not be delivered. */
@Module({ controllers: [ParkedMessagesController], providers: [DiscardableMessagesService] })
export class ParkedMessagesModule {}
