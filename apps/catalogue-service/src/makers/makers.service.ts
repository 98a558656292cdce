import { Injectable } from '@nestjs/common';
import {
  type adminMakerEndpoints,
  catalogueErrorCodes,
  type Maker,
  type MakerInput,
} from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { difference } from '@zaino/service/audit-log/difference';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import { MakerEntity } from '../products/maker.entity';
import { ProductWriter } from '../products/product-writer';
import { makerColumns, toShownMaker } from '../products/shown-maker';

type SaveBody = BodyOf<typeof adminMakerEndpoints.save>;

/** Makers of products, as admins keep them; a change shows on the pages of all their products. */
@Injectable()
export class MakersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: ProductWriter,
    private readonly auditLog: AuditLog,
  ) {}

  async list(): Promise<{ produttori: Maker[] }> {
    const { manager } = this.dataSource;
    const makers = await manager.find(MakerEntity, { order: { name: 'ASC' } });
    const counts = await countProducts(manager);
    return { produttori: makers.map((maker) => toMaker(maker, counts.get(maker.id) ?? 0)) };
  }

  create(input: MakerInput): Promise<{ produttore: Maker }> {
    return this.writer.run(async (manager) => {
      await refuseTakenName(manager, input.nome);
      const made = Object.assign(new MakerEntity(), makerColumns(input), { version: 1 });
      const maker = await manager.save(made);
      await this.auditLog.record(manager, {
        act: 'makers.created',
        subject: { kind: 'maker', id: String(maker.id) },
        ...difference(null, makerColumns(input)),
      });
      return { produttore: toMaker(maker, 0) };
    });
  }

  save(id: string, { versione, ...input }: SaveBody): Promise<{ produttore: Maker }> {
    return this.writer.run(async (manager, now) => {
      const before = await lockMaker(manager, Number(id));
      if (before.version !== versione) throw changed();
      await refuseTakenName(manager, input.nome, before.id);
      const columns = makerColumns(input);
      const version = before.version + 1;
      await manager.update(MakerEntity, { id: before.id }, { ...columns, version });
      // Who keeps their pages is told by the date of each product.
      await manager.query('UPDATE product SET updated_at = ? WHERE maker_id = ?', [now, before.id]);
      await this.auditLog.record(manager, {
        act: 'makers.saved',
        subject: { kind: 'maker', id },
        ...difference(makerColumns(toShownMaker(before)), columns),
      });
      const counts = await countProducts(manager, before.id);
      const maker = Object.assign(before, columns, { version });
      return { produttore: toMaker(maker, counts.get(before.id) ?? 0) };
    });
  }
}

function toMaker(maker: MakerEntity, prodotti: number): Maker {
  return { ...toShownMaker(maker), id: String(maker.id), versione: maker.version, prodotti };
}

async function lockMaker(manager: EntityManager, id: number): Promise<MakerEntity> {
  const where = { id };
  const maker = await manager.findOne(MakerEntity, { where, lock: { mode: 'pessimistic_write' } });
  if (maker === null) {
    const detail = 'Il produttore non esiste';
    throw new DomainError('not-found', sharedErrorCodes.notFound, { detail });
  }
  return maker;
}

/** The collation decides what is the same name. */
async function refuseTakenName(manager: EntityManager, name: string, own?: number): Promise<void> {
  const taken = await manager.findOneBy(MakerEntity, { name });
  if (taken === null || taken.id === own) return;
  const detail = `C’è già un produttore che si chiama «${taken.name}»`;
  throw new DomainError('conflict', catalogueErrorCodes.makerTaken, { detail });
}

function changed(): DomainError {
  const detail =
    'Il produttore è stato modificato nel frattempo: le tue modifiche non sono state salvate. ' +
    'Riaprilo per vedere com’è adesso.';
  return new DomainError('conflict', catalogueErrorCodes.makerChanged, { detail });
}

/** How many products that are not deleted name each maker, or one. */
async function countProducts(manager: EntityManager, only?: number): Promise<Map<number, number>> {
  const rows = await manager.query<{ id: number; products: string }[]>(
    `SELECT maker_id AS id, COUNT(*) AS products FROM product
     WHERE ${only === undefined ? 'maker_id IS NOT NULL' : 'maker_id = ?'} AND deleted_at IS NULL
     GROUP BY maker_id`,
    only === undefined ? [] : [only],
  );
  return new Map(rows.map(({ id, products }) => [id, Number(products)]));
}
