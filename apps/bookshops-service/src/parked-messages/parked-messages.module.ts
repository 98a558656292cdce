import { Module } from '@nestjs/common';
import { ParkedMessagesController } from './parked-messages.controller';

/** For staff: what could not be delivered. Before the bookshops by id, whose path its own would match. */
@Module({ controllers: [ParkedMessagesController] })
export class ParkedMessagesModule {}
