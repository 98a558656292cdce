import { readFileSync } from 'node:fs';
import { makerInputSchema } from '@zaino/contracts/catalogue';
import { inTransaction } from '@zaino/service/in-transaction';
import type { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { MakerEntity } from '../products/maker.entity';
import { makerColumns } from '../products/shown-maker';

/** Adds the makers of a JSON file whose names are not there yet; gives how many. */
export async function importMakers(dataSource: DataSource, path: string): Promise<number> {
  const makers = z.array(makerInputSchema).parse(JSON.parse(readFileSync(path, 'utf8')));
  return inTransaction(dataSource, async (manager) => {
    let added = 0;
    for (const maker of makers) {
      if (await manager.existsBy(MakerEntity, { name: maker.nome })) continue;
      await manager.insert(MakerEntity, { ...makerColumns(maker), version: 1 });
      added += 1;
    }
    return added;
  });
}
