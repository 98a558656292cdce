import { type MediaStore, UNKNOWN_IMAGE } from '@zaino/service/media/media-store';
import type { DataSource } from 'typeorm';
import { UNKNOWN_MAKER } from '../products/known-makers';
import { idsOfMakers } from '../products/name-ids';
import { productIdOf } from '../products/product-id';
import { batchesOf } from '../products/stored-product';
import { findKnownProducts, type KnownProducts } from './known-products';
import { planRow } from './plan-row';
import type { ProductRecord } from './read-csv';
import { type CsvRow, type ReadImages, readRow, supplierKey } from './read-row';
import { isWriting, type KnownProduct, type RowPlan, wrongRow } from './row-plan';

/** Lines whose images are kept side by side: each waits for the disk, and more would be refused. */
const READ_AT_ONCE = 8;

/** Says what an import would do, line by line; for one file, whose lines it is given part by part. */
export class ImportPlanner {
  /** Lines in which a product came first. */
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaStore,
    private readonly readImages?: ReadImages,
  ) {}

  /** Rejects with `csv-refused` where the file is not what it seems. */
  async plan(records: readonly ProductRecord[]): Promise<RowPlan[]> {
    const rows: CsvRow[] = [];
    for (const some of batchesOf(records, READ_AT_ONCE)) {
      rows.push(...(await Promise.all(some.map((record) => readRow(record, this.readImages)))));
    }
    const known = await findKnownProducts(this.dataSource.manager, rows);
    const plans = rows.map((row) => this.planRow(row, known));
    return this.withKnownMakers(await this.withKnownImages(plans));
  }

  private planRow(row: CsvRow, known: KnownProducts): RowPlan {
    const { riga, problems } = row;
    if (problems.length > 0) return { riga, kind: 'wrong', problems };
    const before = productOf(row, known);
    if (typeof before === 'string') return wrongRow(riga, 'id', before);
    const first = this.firstLineOf(row, before);
    if (first !== riga) return wrongRow(riga, 'id', `È lo stesso prodotto della riga ${first}`);
    return planRow(row, before);
  }

  private firstLineOf({ riga, identity }: CsvRow, before: KnownProduct | null): number {
    const bySupplier =
      identity && 'code' in identity && supplierKey(identity.supplier, identity.code);
    const key = before ? String(before.number) : bySupplier;
    if (!key) return riga;
    const first = this.seen.get(key) ?? riga;
    this.seen.set(key, first);
    return first;
  }

  /** Who made a product has an address, which no line of a file tells. */
  private async withKnownMakers(plans: RowPlan[]): Promise<RowPlan[]> {
    const names = plans.flatMap((plan) => makerOf(plan) ?? []);
    const ids = await idsOfMakers(this.dataSource.manager, names);
    return plans.map((plan) => {
      const name = makerOf(plan);
      return name === null || ids.has(name)
        ? plan
        : wrongRow(plan.riga, 'produttore', UNKNOWN_MAKER);
    });
  }

  /** A product shows no image that we do not have. */
  private async withKnownImages(plans: RowPlan[]): Promise<RowPlan[]> {
    const wanted = new Set(plans.flatMap(imagesOf));
    const unknown = new Set<string>();
    for (const batch of batchesOf([...wanted])) {
      for (const url of await this.media.unknownAmong(batch)) unknown.add(url);
    }
    return plans.map((plan) =>
      imagesOf(plan).some((url) => unknown.has(url))
        ? wrongRow(plan.riga, 'immagini', UNKNOWN_IMAGE)
        : plan,
    );
  }
}

function imagesOf(plan: RowPlan): string[] {
  return isWriting(plan) ? (plan.edit.values.immagini ?? []) : [];
}

function makerOf(plan: RowPlan): string | null {
  return isWriting(plan) ? plan.edit.values.produttore || null : null;
}

/** The product that a line is about, null for a new one, or a sentence where that cannot be told. */
function productOf(
  { identity }: CsvRow,
  { byNumber, bySupplier }: KnownProducts,
): KnownProduct | null | string {
  if (identity === null) return null;
  if ('number' in identity) {
    const { number } = identity;
    return byNumber.get(number) ?? `Il prodotto ${productIdOf(number)} non esiste`;
  }
  const numbers = bySupplier.get(supplierKey(identity.supplier, identity.code)) ?? [];
  if (numbers.length > 1) return 'Più prodotti hanno questo codice del fornitore: serve l’id';
  const [number] = numbers;
  return number === undefined ? null : (byNumber.get(number) ?? null);
}
