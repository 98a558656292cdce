import { Injectable } from '@nestjs/common';
import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { DomainError } from '@zaino/service/domain-error';
import type { EntityManager } from 'typeorm';
import { ProductChangeEntity, ProductChangeItemEntity } from './product-change.entity';
import { AdminProducts } from './admin-products';
import { type ChangeImage, withImage } from './change-image';
import type { Alteration } from './plan-steps';
import { productIdOf } from './product-id';
import { ProductWriter } from './product-writer';
import { originalVersion, restoredVersions } from './restored-versions';

/** How long a change can be taken back, in milliseconds. */
export const UNDO_MS = 30 * DAY_MS;

/** Takes changes back, as far as nobody has gone on from them. */
@Injectable()
export class ProductUndoService {
  constructor(
    private readonly writer: ProductWriter,
    private readonly products: AdminProducts,
  ) {}

  async undo(adminId: string, changeId: string) {
    const { written, products } = await this.writer.run(async (manager, now) => {
      await takeForUndo(manager, changeId, now);
      const alterations = await restorations(manager, changeId);
      const change = { kind: 'undo', adminId, at: now, alterations } as const;
      const undone = await this.writer.apply(manager, change);
      const ids = undone.products.map(({ id }) => id);
      // While they are locked: what others make of them in the next moment is not in the answer.
      return { written: undone, products: await this.products.rows(ids, manager) };
    });
    const ids = written.products.map(({ id }) => id);
    const present = new Set(products.map(({ id }) => id));
    return {
      success: true as const,
      changeId: written.changeId,
      products,
      deleted: ids.map(productIdOf).filter((id) => !present.has(id)),
      leftOut: written.leftOut,
    };
  }
}

/** Marks the change as undone; of two who try at once, one waits here and is refused. */
async function takeForUndo(manager: EntityManager, id: string, now: Date): Promise<void> {
  const change = await manager.findOne(ProductChangeEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (change === null) {
    const detail = 'Questa modifica non si può più annullare.';
    throw new DomainError('not-found', sharedErrorCodes.notFound, { detail });
  }
  if (change.undoneAt !== null) throw refused('Questa modifica è già stata annullata.');
  if (now.getTime() - change.createdAt.getTime() > UNDO_MS) {
    throw refused('Questa modifica ha più di 30 giorni e non si può più annullare.');
  }
  await manager.update(ProductChangeEntity, { id }, { undoneAt: now });
}

async function restorations(manager: EntityManager, changeId: string): Promise<Alteration[]> {
  const items = await manager.findBy(ProductChangeItemEntity, { changeId });
  const restored = await restoredVersions(
    manager,
    items.map(({ productId }) => productId),
  );
  return items.map(({ productId, beforeChange, versionAfter }) => {
    const originOf = (version: number) => originalVersion(version, restored.get(productId));
    const image = beforeChange === null ? null : (JSON.parse(beforeChange) as ChangeImage);
    return {
      id: productId,
      isExpected: (version) => originOf(version) === originOf(versionAfter),
      includesDeleted: true,
      alter: (product, now) => withImage(product, image, now),
      // Each save counts one.
      restoredVersion: versionAfter - 1,
    };
  });
}

function refused(detail: string): DomainError {
  return new DomainError('conflict', catalogueErrorCodes.undoRefused, { detail });
}
