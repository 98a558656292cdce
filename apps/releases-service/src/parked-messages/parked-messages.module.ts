import { Module } from '@nestjs/common';
import { ParkedMessagesService } from '@zaino/service/parked-messages/parked-messages.service';
import { ParkedMessagesController } from './parked-messages.controller';

/** For staff: what could not be delivered. */
@Module({ controllers: [ParkedMessagesController], providers: [ParkedMessagesService] })
export class ParkedMessagesModule {}
