import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { BYTE_ORDER_MARK, csvText } from '@zaino/service/csv/csv-text';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { ProductEntity } from '../products/product.entity';
import { ID_BATCH, withNames } from '../products/stored-product';
import { csvColumns, writeCell } from './csv-fields';
import { toKnown } from './known-products';

/** All products that are not deleted as a file, in the order of their ids and as they are at one moment. */
@Injectable()
export class CsvExportService {
  constructor(private readonly dataSource: DataSource) {}

  stream(): Readable {
    return Readable.from(this.parts(), { objectMode: false });
  }

  /** A reader that goes away early ends the transaction too. */
  private async *parts(): AsyncGenerator<string> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      yield BYTE_ORDER_MARK + csvText([csvColumns]);
      yield* partsOf(runner.manager);
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }
}

async function* partsOf(manager: EntityManager): AsyncGenerator<string> {
  for (let last = 0; ;) {
    const products = await manager.find(ProductEntity, {
      where: { id: MoreThan(last), deletedAt: IsNull() },
      order: { id: 'ASC' },
      take: ID_BATCH,
    });
    const latest = products.at(-1);
    if (latest === undefined) return;
    last = latest.id;
    const named = await withNames(manager, products);
    yield csvText(
      named.map(toKnown).map((product) => csvColumns.map((column) => writeCell(column, product))),
    );
  }
}
