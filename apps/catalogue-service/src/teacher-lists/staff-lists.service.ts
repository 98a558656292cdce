import { Injectable } from '@nestjs/common';
import {
  type AdminTeacherList,
  catalogueErrorCodes,
  TEACHER_LIST_PAGE_SIZE,
  type TeacherListPublication,
} from '@zaino/contracts/catalogue';
import { Clock } from '@zaino/service/clock';
import { DataChanges } from '@zaino/service/data-changes';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager, In } from 'typeorm';
import { refuseUnknownProducts } from '../class-supplies/refuse-unknown-products';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { ListDecisions } from './list-decisions';
import { toAdminList } from './shown-lists';
import { TeacherListEntity } from './teacher-list.entity';

interface Refusal {
  motivo: string;
  versione: number;
}

/** What schools have said is their own, as staff moderates it. */
@Injectable()
export class StaffListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: CatalogueIndexHolder,
    private readonly clock: Clock,
    private readonly changes: DataChanges,
    private readonly decisions: ListDecisions,
  ) {}

  /** Those that wait come first, the oldest of them at the top. */
  async page(page: number): Promise<{ proposte: AdminTeacherList[]; totale: number }> {
    const [lists, totale] = await this.dataSource.manager.findAndCount(TeacherListEntity, {
      where: { state: In(['proven', 'published']) },
      order: { state: 'ASC', provenAt: 'ASC', id: 'ASC' },
      skip: (page - 1) * TEACHER_LIST_PAGE_SIZE,
      take: TEACHER_LIST_PAGE_SIZE,
    });
    const index = this.holder.current();
    return { proposte: lists.map((list) => toAdminList(list, index)), totale };
  }

  async publish(
    id: string,
    { voci, versione }: TeacherListPublication,
  ): Promise<{ proposta: AdminTeacherList }> {
    const published = await this.write(async (manager) => {
      const before = await lockList(manager, Number(id), versione);
      refuseUnknownProducts(this.holder.current(), voci, before.wanted);
      await this.replaceOther(manager, before);
      const after = {
        wanted: voci,
        state: 'published' as const,
        isPublished: true as const,
        version: before.version + 1,
        updatedAt: this.now(),
      };
      await manager.update(TeacherListEntity, { id: before.id }, after);
      await this.decisions.keep(manager, before, {
        decision: after.state,
        before: { voci: before.wanted },
        after: { voci },
      });
      return Object.assign(before, after);
    });
    return { proposta: toAdminList(published, this.holder.current()) };
  }

  async refuse(id: string, { motivo, versione }: Refusal): Promise<{ success: true }> {
    await this.write(async (manager) => {
      const before = await lockList(manager, Number(id), versione);
      const after = {
        state: 'refused' as const,
        isPublished: null,
        reason: motivo,
        version: before.version + 1,
        updatedAt: this.now(),
      };
      await manager.update(TeacherListEntity, { id: before.id }, after);
      await this.decisions.keep(manager, before, {
        decision: after.state,
        before: {},
        after: { motivo },
      });
    });
    return { success: true };
  }

  /** A class shows one list. */
  private async replaceOther(manager: EntityManager, list: TeacherListEntity): Promise<void> {
    const { schoolCode, year, section, isPublished } = list;
    if (isPublished) return;
    const shown = { schoolCode, year, section, isPublished: true as const };
    const replaced = { state: 'replaced' as const, isPublished: null, updatedAt: this.now() };
    await manager.update(TeacherListEntity, shown, replaced);
  }

  /** Runs a write; afterwards nobody keeps a page that was made before it. */
  private async write<Result>(
    action: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const result = await inTransaction(this.dataSource, action, { retriesDuplicates: true });
    this.changes.publish({ domain: 'catalogue' });
    return result;
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

/** One that the school has not confirmed is nobody’s to decide on. */
async function lockList(
  manager: EntityManager,
  id: number,
  version: number,
): Promise<TeacherListEntity> {
  const found = await manager.findOne(TeacherListEntity, {
    where: { id, state: In(['proven', 'published']) },
    lock: { mode: 'pessimistic_write' },
  });
  if (found?.version === version) return found;
  throw new DomainError('conflict', catalogueErrorCodes.teacherListChanged, {
    detail:
      'L’elenco è cambiato nel frattempo: qualcun altro ha deciso, oppure chi lo aveva proposto l’ha ritirato. ' +
      'Ricarica la pagina.',
  });
}
