import type { DataSource } from 'typeorm';
import { SupplyPartEntity } from './supply-part.entity';

/** A file's bytes in the order of its parts, one part in memory at a time. */
export async function* feedParts(dataSource: DataSource, feedId: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const found = await dataSource.manager.findOneBy(SupplyPartEntity, { feedId, part });
    if (found === null) return;
    yield found.content;
  }
}
