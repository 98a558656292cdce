import { type DynamicModule, Module } from '@nestjs/common';
import {
  parkedMessagesController,
  type ParkedMessagesEndpoints,
} from './parked-messages.controller';
import { ParkedMessagesService } from './parked-messages.service';

/** For staff: what a service's outbox could not deliver, by the calls of its contract. */
@Module({})
export class ParkedMessagesModule {
  static with(endpoints: ParkedMessagesEndpoints): DynamicModule {
    return {
      module: ParkedMessagesModule,
      controllers: [parkedMessagesController(endpoints)],
      providers: [ParkedMessagesService],
    };
  }
}
