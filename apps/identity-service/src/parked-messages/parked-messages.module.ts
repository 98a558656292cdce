import { Module } from '@nestjs/common';
import { ParkedMessagesController } from './parked-messages.controller';

/** For staff: what could not be delivered. */
@Module({ controllers: [ParkedMessagesController] })
export class ParkedMessagesModule {}
