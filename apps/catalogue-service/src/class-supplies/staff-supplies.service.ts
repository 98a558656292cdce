import { Injectable } from '@nestjs/common';
import {
  type adminClassSuppliesEndpoints,
  type AdminClassSupplies,
  catalogueErrorCodes,
  type ClassSuppliesInput,
} from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { schoolGrades } from '@zaino/rules/school-grade';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { difference } from '@zaino/service/audit-log/difference';
import { Clock } from '@zaino/service/clock';
import { DataChanges } from '@zaino/service/data-changes';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { ClassSuppliesEntity } from './class-supplies.entity';
import { refuseUnknownProducts } from './refuse-unknown-products';
import { toAdminClassSupplies } from './shown-supplies';

type SaveBody = BodyOf<typeof adminClassSuppliesEndpoints.save>;
type Answer = Promise<{ elenco: AdminClassSupplies }>;

/** The materials of classes as staff keeps them. */
@Injectable()
export class StaffSuppliesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: CatalogueIndexHolder,
    private readonly clock: Clock,
    private readonly changes: DataChanges,
    private readonly auditLog: AuditLog,
  ) {}

  async list(): Promise<{ elenchi: AdminClassSupplies[] }> {
    const all = await this.dataSource.manager.find(ClassSuppliesEntity, { order: { year: 'ASC' } });
    const index = this.holder.current();
    return {
      elenchi: schoolGrades.flatMap((grado) =>
        all
          .filter(({ grade }) => grade === grado)
          .map((supplies) => toAdminClassSupplies(supplies, index)),
      ),
    };
  }

  create({ grado, anno, voci }: ClassSuppliesInput): Answer {
    return this.write(async (manager) => {
      refuseUnknownProducts(this.holder.current(), voci, []);
      await refuseTakenYear(manager, grado, anno);
      const columns = { grade: grado, year: anno, wanted: voci };
      const made = await manager.save(
        Object.assign(new ClassSuppliesEntity(), columns, { version: 1, updatedAt: this.now() }),
      );
      await this.auditLog.record(manager, {
        act: 'class-supplies.created',
        subject: { kind: 'class-supplies', id: String(made.id) },
        ...difference(null, { grado, anno, voci }),
      });
      return made;
    });
  }

  save(id: string, { versione, voci }: SaveBody): Answer {
    return this.write(async (manager) => {
      const before = await lockSupplies(manager, Number(id));
      if (before.version !== versione) throw changed();
      refuseUnknownProducts(this.holder.current(), voci, before.wanted);
      const after = { wanted: voci, version: before.version + 1, updatedAt: this.now() };
      await manager.update(ClassSuppliesEntity, { id: before.id }, after);
      await this.auditLog.record(manager, {
        act: 'class-supplies.saved',
        subject: { kind: 'class-supplies', id },
        ...difference({ voci: before.wanted }, { voci }),
      });
      return Object.assign(before, after);
    });
  }

  /** Runs a write; afterwards nobody keeps a page that was made before it. */
  private async write(action: (manager: EntityManager) => Promise<ClassSuppliesEntity>): Answer {
    const written = await inTransaction(this.dataSource, action, { retriesDuplicates: true });
    this.changes.publish({ domain: 'catalogue' });
    return { elenco: toAdminClassSupplies(written, this.holder.current()) };
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

async function lockSupplies(manager: EntityManager, id: number): Promise<ClassSuppliesEntity> {
  const found = await manager.findOne(ClassSuppliesEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (found !== null) return found;
  const detail = 'L’elenco di materiale non esiste';
  throw new DomainError('not-found', sharedErrorCodes.notFound, { detail });
}

async function refuseTakenYear(
  manager: EntityManager,
  grade: ClassSuppliesInput['grado'],
  year: number,
): Promise<void> {
  if (!(await manager.existsBy(ClassSuppliesEntity, { grade, year }))) return;
  const detail = `Per la ${year}ª ${grade} c’è già un elenco: modifica quello`;
  throw new DomainError('conflict', catalogueErrorCodes.classSuppliesTaken, { detail });
}

function changed(): DomainError {
  const detail =
    'L’elenco è stato modificato nel frattempo: le tue modifiche non sono state salvate. ' +
    'Riaprilo per vedere com’è adesso.';
  return new DomainError('conflict', catalogueErrorCodes.classSuppliesChanged, { detail });
}
