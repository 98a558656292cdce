import { Injectable } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { IdentityClient } from '../upstreams/identity-client';
import { TeacherListEntity } from './teacher-list.entity';

export const TEACHER_LIST_DECIDED_TOPIC = 'teacher-list.decided';

const payloadSchema = z.object({ listId: z.number(), decision: z.enum(['published', 'refused']) });
export type TeacherListDecided = z.infer<typeof payloadSchema>;

/** Has whoever proposed a list told what staff has decided, where that still holds. */
@Injectable()
export class TellTeacher implements OutboxHandler {
  readonly topic = TEACHER_LIST_DECIDED_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly identity: IdentityClient,
  ) {}

  async handle(payload: unknown, { id: deliveryId }: Delivery): Promise<void> {
    const { listId: id, decision } = payloadSchema.parse(payload);
    const decided = { id, state: decision };
    const list = await this.dataSource.manager.findOneBy(TeacherListEntity, decided);
    // It was withdrawn or replaced since, or the account is gone.
    if (list === null || list.uid === null) return;
    const { uid, schoolCode, schoolName, year, section, reason } = list;
    await this.identity.call(identityInternalEndpoints.tellTeacher, {
      params: { uid },
      body: {
        noticeId: `catalogue.${deliveryId}`,
        decision,
        codiceScuola: schoolCode,
        nomeScuola: schoolName,
        anno: year,
        sezione: section,
        motivo: reason,
      },
    });
  }
}
