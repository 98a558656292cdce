import { Injectable } from '@nestjs/common';
import type { cedolaEndpoints, LedgerCedola } from '@zaino/contracts/orders';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { readLedger } from './ledger';

interface LedgerPage {
  cedole: LedgerCedola[];
  /** The last one's id where more may follow. */
  next: string | null;
}

/** The cedole of a bookshop, page by page. */
@Injectable()
export class CedolaLedgerService {
  constructor(private readonly dataSource: DataSource) {}

  async read(
    bookshopId: string,
    query: QueryOf<typeof cedolaEndpoints.ledger>,
  ): Promise<LedgerPage> {
    const cedole = await readLedger(this.dataSource, { bookshopId, ...query });
    const next = cedole.length === query.limit ? (cedole.at(-1)?.id ?? null) : null;
    return { cedole, next };
  }
}
