import { Injectable } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { IdentityClient } from '../upstreams/identity-client';
import { OWNER_NOTICE_TOPIC, ownerNoticeSchema } from '../opening/owner-notice';

/** Hands what an admin decided to the identity service, which knows the owner's address and writes the mail. */
@Injectable()
export class TellOwner implements OutboxHandler {
  readonly topic = OWNER_NOTICE_TOPIC;

  constructor(private readonly identity: IdentityClient) {}

  async handle(payload: unknown, { id }: Delivery): Promise<void> {
    const { ownerId: uid, ...notice } = ownerNoticeSchema.parse(payload);
    await this.identity.call(identityInternalEndpoints.tellOwner, {
      params: { uid },
      body: { ...notice, noticeId: id },
    });
  }
}
