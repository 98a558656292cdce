import { Injectable } from '@nestjs/common';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { commandLineActor } from '@zaino/service/audit-log/command-line-actor';
import { AfterCommit } from '@zaino/service/after-commit';
import { callAtHand } from '@zaino/service/calling-staff';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProductEntity } from './product.entity';
import { applyChange, type ChangeOrder, type Written } from './apply-change';
import { idsOfNames } from './name-ids';
import { knownMakers } from './known-makers';
import { isVersion } from './plan-steps';
import { productActOf } from './product-act';
import { editedProduct, newProduct, type ProductEdit } from './product-edit';
import type { NameIds } from './product-values';

type Order = Omit<ChangeOrder, 'at' | 'made'> & {
  /** When it happened, for a history that is brought along; now unless told. */
  at?: Date;
};

type EditOrder = Omit<Order, 'alterations'> & { edits: readonly ProductEdit[] };

/** Reads what was written while it is locked: what others make of it in the next moment is not in it. */
type ReadWritten<Read> = (manager: EntityManager, written: Written) => Promise<Read>;

/** Every write of products goes through here: one transaction each, which leaves what an undo needs. */
@Injectable()
export class ProductWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly afterCommit: AfterCommit,
    private readonly auditLog: AuditLog,
  ) {}

  /** Makes and changes products. A second edit of the same product goes on from the first. */
  async write(order: EditOrder): Promise<Written> {
    return (await this.writeAndRead(order, nothing)).written;
  }

  /** The same, with what `read` finds of it. */
  writeAndRead<Read>({ edits, ...order }: EditOrder, read: ReadWritten<Read>) {
    return this.run(async (manager, now) => {
      const ids = await nameIds(manager, edits);
      const made = edits.flatMap(({ id, values }) =>
        id === null ? [{ before: null, after: newProduct(values, ids) }] : [],
      );
      const alterations = edits.flatMap((edit) => {
        if (edit.id === null) return [];
        const { id, expectedVersion } = edit;
        const alter = (product: ProductEntity) => editedProduct(product, edit, ids);
        return [{ id, isExpected: isVersion(expectedVersion), alter }];
      });
      const change = { ...order, at: order.at ?? now, made, alterations };
      const written = await this.apply(manager, change);
      return { written, read: await read(manager, written) };
    });
  }

  /** Changes products by rules that name no category or supplier. */
  async alter(order: Order): Promise<Written> {
    return (await this.alterAndRead(order, nothing)).written;
  }

  /** The same, with what `read` finds of it. */
  alterAndRead<Read>(order: Order, read: ReadWritten<Read>) {
    return this.run(async (manager, now) => {
      const written = await this.apply(manager, { ...order, at: order.at ?? now });
      return { written, read: await read(manager, written) };
    });
  }

  /** Makes a change in the transaction of a `run`, and tells the audit log of it. */
  async apply(manager: EntityManager, change: ChangeOrder): Promise<Written> {
    const applied = await applyChange(manager, change);
    const act = productActOf(change.kind, applied);
    if (act === null) this.auditLog.changedNothing();
    else await this.auditLog.record(manager, act, callAtHand()?.actor ?? commandLineActor);
    const { changeId, products, leftOut } = applied;
    return { changeId, products, leftOut };
  }

  /** Runs a write of the catalogue in a transaction; afterwards all who read it see what it has changed. */
  async run<Result>(
    action: (manager: EntityManager, now: Date) => Promise<Result>,
  ): Promise<Result> {
    const result = await inTransaction(this.dataSource, (manager) =>
      action(manager, new Date(this.clock.now())),
    );
    await this.afterCommit.run();
    return result;
  }
}

const nothing = () => Promise.resolve();

async function nameIds(manager: EntityManager, edits: readonly ProductEdit[]): Promise<NameIds> {
  const categories = edits.flatMap(({ values }) => values.categoria ?? []);
  const suppliers = edits.flatMap(({ values }) => values.fornitore ?? []);
  const makers = edits.flatMap(({ values }) => values.produttore || []);
  return {
    categories: await idsOfNames(manager, 'category', categories),
    suppliers: await idsOfNames(manager, 'supplier', suppliers),
    makers: await knownMakers(manager, makers),
  };
}
