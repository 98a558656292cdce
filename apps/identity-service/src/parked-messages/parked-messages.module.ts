import { Module } from '@nestjs/common';
import { ParkedMessagesController } from './parked-messages.controller';
import { ParkedMessagesService } from './parked-messages.service';

/** For staff: what could not be delivered. */
@Module({ controllers: [ParkedMessagesController], providers: [ParkedMessagesService] })
export class ParkedMessagesModule {}
