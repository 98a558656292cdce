import type { StaffAct } from '@zaino/service/audit-log/audit-log';
import { difference } from '@zaino/service/audit-log/difference';
import type { Applied } from './apply-change';
import { productIdOf } from './product-id';
import type { ProductEntity } from './product.entity';
import type { ChangeKind, ProductStep } from './write-change';

/** So many products of a change are told one by one; of all others how many there were. */
const MOST_TOLD = 50;

const acts: Record<ChangeKind, string> = {
  save: 'products.saved',
  patch: 'products.saved',
  bulk: 'products.bulk-changed',
  delete: 'products.deleted',
  duplicate: 'products.duplicated',
  import: 'products.imported',
  undo: 'products.undone',
};

/** Columns that count and date the saves. */
const ofEverySave = new Set<string>(['version', 'createdAt', 'updatedAt', 'changedAt']);

/** A change of products as the audit log has it; null where nothing was as it should not be. */
export function productActOf(kind: ChangeKind, { changeId, steps }: Applied): StaffAct | null {
  const changed = steps.filter(({ before, after }) => before?.version !== after.version);
  const [only, ...others] = changed;
  if (only === undefined) return null;
  if (others.length === 0 && kind !== 'import' && kind !== 'bulk') return actOfOne(kind, only);
  return {
    act: acts[kind],
    subject: { kind: 'product-change', id: changeId },
    after: { products: changed.length, first: changed.slice(0, MOST_TOLD).map(shortly) },
  };
}

function actOfOne(kind: ChangeKind, { before, after }: ProductStep): StaffAct {
  const isNew = before === null && kind === 'save';
  const subject = { kind: 'product', id: productIdOf(after.id) };
  return { act: isNew ? 'products.created' : acts[kind], subject, ...changeOf(before, after) };
}

/** A new product by its name alone. */
function shortly({ before, after }: ProductStep): object {
  const id = productIdOf(after.id);
  return before === null ? { id, name: after.name } : { id, ...changeOf(before, after) };
}

/** The columns that differ, as they were and as they are. */
const changeOf = (before: ProductEntity | null, after: ProductEntity) =>
  difference(before && told(before), told(after));

function told(product: ProductEntity): Partial<ProductEntity> {
  const columns = Object.entries(product).filter(([name]) => !ofEverySave.has(name));
  return Object.fromEntries(columns);
}
