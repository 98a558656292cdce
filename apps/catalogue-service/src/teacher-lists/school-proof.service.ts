import { Injectable } from '@nestjs/common';
import {
  catalogueErrorCodes,
  type catalogueInternalEndpoints,
  type TeacherListQuestion,
} from '@zaino/contracts/catalogue';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { hashOfToken, newToken } from '@zaino/service/sessions/session';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { PROOF_DAYS } from './proof-days';
import { toQuestion } from './shown-lists';
import { TeacherListEntity } from './teacher-list.entity';

type Begun = z.output<typeof catalogueInternalEndpoints.beginProof.response>;

/** The link by which a school says whether a list is its own: of a mail to its address, used once. */
@Injectable()
export class SchoolProofService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Called when the mail is about to be sent. A link that was sent before ends. */
  async begin(id: number): Promise<Begun> {
    const { manager } = this.dataSource;
    const list = await manager.findOneBy(TeacherListEntity, { id, state: 'asked' });
    if (list === null) return { proof: null };
    const token = newToken();
    const proofEndsAt = new Date(this.clock.now() + PROOF_DAYS * DAY_MS);
    const asked = { id, state: 'asked' as const };
    await manager.update(TeacherListEntity, asked, { proofHash: hashOfToken(token), proofEndsAt });
    return { proof: { token, anno: list.year, sezione: list.section } };
  }

  async question(token: string): Promise<{ domanda: TeacherListQuestion }> {
    return { domanda: toQuestion(await this.find(this.dataSource.manager, token)) };
  }

  /** Once: what is kept of it is when the school said so. */
  async answer({ token, isOurs }: { token: string; isOurs: boolean }): Promise<{ success: true }> {
    await inTransaction(this.dataSource, async (manager) => {
      const { id, version } = await this.find(manager, token, { mode: 'pessimistic_write' });
      const now = new Date(this.clock.now());
      await manager.update(
        TeacherListEntity,
        { id },
        {
          state: isOurs ? 'proven' : 'disowned',
          provenAt: isOurs ? now : null,
          proofHash: null,
          proofEndsAt: null,
          version: version + 1,
          updatedAt: now,
        },
      );
    });
    return { success: true };
  }

  private async find(
    manager: EntityManager,
    token: string,
    lock?: { mode: 'pessimistic_write' },
  ): Promise<TeacherListEntity> {
    const where = { proofHash: hashOfToken(token), state: 'asked' as const };
    const list = await manager.findOne(TeacherListEntity, { where, ...(lock && { lock }) });
    const endsAt = list?.proofEndsAt?.getTime() ?? 0;
    if (list !== null && endsAt > this.clock.now()) return list;
    throw new DomainError('not-found', catalogueErrorCodes.teacherListLinkEnded, {
      detail: 'Questo link non vale più: è già stato usato, oppure è passato troppo tempo.',
    });
  }
}
