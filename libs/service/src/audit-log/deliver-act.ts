import { Inject, Injectable } from '@nestjs/common';
import { auditActSchema, keepActEndpoint } from '@zaino/contracts/shared';
import { z } from 'zod';
import { DomainError } from '../domain-error';
import type { OutboxHandler } from '../outbox/outbox-handler';
import { PermanentFailure } from '../outbox/permanent-failure';
import type { ServiceClient } from '../service-client';
import { AUDIT_ACT_TOPIC } from './audit-log';

/** Injection token of the client of the service that keeps the audit log. */
export const AUDIT_KEEPER = Symbol('audit keeper');

/** As `AuditLog` queues an act. */
export const queuedActSchema = z.object({ id: z.uuid(), act: auditActSchema });

/** Brings acts of this service to the audit log. */
@Injectable()
export class DeliverAct implements OutboxHandler {
  readonly topic = AUDIT_ACT_TOPIC;

  constructor(@Inject(AUDIT_KEEPER) private readonly auditKeeper: ServiceClient) {}

  async handle(payload: unknown): Promise<void> {
    const { id, act } = queuedActSchema.parse(payload);
    try {
      await this.auditKeeper.call(keepActEndpoint, { params: { id }, body: act });
    } catch (error) {
      const isRefused = error instanceof DomainError && error.kind === 'invalid';
      throw isRefused ? new PermanentFailure('refused', { cause: error }) : error;
    }
  }
}
