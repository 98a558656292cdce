import type { EntityManager } from 'typeorm';
import { DistintaCounterEntity } from './distinta-counter.entity';

/** As `3/2026`. */
export function distintaNumber({ number, year }: { number: number; year: number }): string {
  return `${number}/${year}`;
}

/** The next number of a bookshop's year; in the transaction of the distinta, so that none is left out. */
export async function takeDistintaNumber(
  manager: EntityManager,
  { bookshopId, year }: { bookshopId: string; year: number },
): Promise<number> {
  await manager.query(
    `INSERT INTO cedola_counter (bookshop_id, year, last) VALUES (?, ?, 1)
     ON DUPLICATE KEY UPDATE last = last + 1`,
    [bookshopId, year],
  );
  return (await manager.findOneByOrFail(DistintaCounterEntity, { bookshopId, year })).last;
}
