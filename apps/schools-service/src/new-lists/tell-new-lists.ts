import { Injectable } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { IdentityClient } from '../upstreams/identity-client';
import { NEW_LISTS_TOPIC, newListsSchema } from './new-lists-topic';

/** Tells the service that knows the families; which of them it concerns, that asks in turn. */
@Injectable()
export class TellNewLists implements OutboxHandler {
  readonly topic = NEW_LISTS_TOPIC;

  constructor(private readonly identity: IdentityClient) {}

  async handle(payload: unknown): Promise<void> {
    const body = newListsSchema.parse(payload);
    await this.identity.call(identityInternalEndpoints.tellNewLists, { body });
  }
}
