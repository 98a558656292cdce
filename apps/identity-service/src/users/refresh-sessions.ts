import { Injectable } from '@nestjs/common';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { UserEntity } from './user.entity';

export const REFRESH_SESSIONS_TOPIC = 'sessions.refresh';

const payloadSchema = z.object({ uid: z.string() });

/** Shows in all sessions of an account what it is called now, also where Redis was away when that changed. */
@Injectable()
export class RefreshSessions implements OutboxHandler {
  readonly topic = REFRESH_SESSIONS_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionStore,
  ) {}

  async handle(payload: unknown): Promise<void> {
    const { uid } = payloadSchema.parse(payload);
    const user = await this.dataSource.manager.findOneBy(UserEntity, { uid });
    if (user === null) return;
    const { email, displayName, emailVerifiedAt } = user;
    const isEmailVerified = emailVerifiedAt !== null;
    await this.sessions.updateUser(uid, { email, displayName, isEmailVerified });
  }
}
