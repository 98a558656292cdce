import { Controller, type Type } from '@nestjs/common';
import type {
  Endpoint,
  parkedMessageList,
  parkedMessageParams,
  parkedMessageRetry,
} from '@zaino/contracts/shared';
import { Input, type ParamsOf, Route } from '../route';
import { ParkedMessagesService } from './parked-messages.service';

/** The calls of a service's contract by which staff sees its parked messages and has one delivered again. */
export interface ParkedMessagesEndpoints {
  parkedMessages: Endpoint<typeof parkedMessageList.query, typeof parkedMessageList.response>;
  retryMessage: Endpoint<
    typeof parkedMessageRetry.query,
    typeof parkedMessageRetry.response,
    typeof parkedMessageParams
  >;
}

/** A controller of these calls; its module provides `ParkedMessagesService`. */
export function parkedMessagesController({
  parkedMessages,
  retryMessage,
}: ParkedMessagesEndpoints): Type {
  @Controller()
  class ParkedMessagesController {
    constructor(private readonly messages: ParkedMessagesService) {}

    @Route(parkedMessages)
    list() {
      return this.messages.list();
    }

    @Route(retryMessage)
    retry(@Input('params') { id }: ParamsOf<typeof retryMessage>) {
      return this.messages.retry(id);
    }
  }
  return ParkedMessagesController;
}
