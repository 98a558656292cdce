import { Injectable } from '@nestjs/common';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { z } from 'zod';

/** An account is gone: payload `{ uid }` (docs/decisions/security-log.md, "Deleting an account"). */
export const ACCOUNT_DELETED_TOPIC = 'account.deleted';

const payloadSchema = z.object({ uid: z.string() });

/**
 * What other places must do about a deleted account. Its sessions end here once more: the call that deleted it
 * may have lost Redis in between, and one may have been opened while it was deleted. Services that keep something
 * of an account by its uid are told from here.
 */
@Injectable()
export class AnnounceDeletion implements OutboxHandler {
  readonly topic = ACCOUNT_DELETED_TOPIC;

  constructor(private readonly sessions: SessionStore) {}

  async handle(payload: unknown): Promise<void> {
    const { uid } = payloadSchema.parse(payload);
    await this.sessions.revokeAll(uid);
  }
}
