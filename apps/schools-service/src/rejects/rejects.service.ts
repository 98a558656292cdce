import { Injectable } from '@nestjs/common';
import { type adminRejectEndpoints, REJECT_PAGE, type RejectCode } from '@zaino/contracts/schools';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { ImportRejectEntity } from '../import/import-reject.entity';
import { readFormats, rejectsOf, toRejectedRow } from './reject-rows';

type Query = QueryOf<typeof adminRejectEndpoints.rejects>;

/** Rows that imports could not use, those with the same reason together. */
@Injectable()
export class RejectsService {
  constructor(private readonly dataSource: DataSource) {}

  async page({ page, ...filter }: Query) {
    const { manager } = this.dataSource;
    // In the order of the index.
    const [found, total] = await rejectsOf(manager, filter)
      .orderBy('reject.code', 'ASC')
      .addOrderBy('reject.id', 'ASC')
      .offset((page - 1) * REJECT_PAGE)
      .limit(REJECT_PAGE)
      .getManyAndCount();
    const formats = await readFormats(manager, found);
    const counts = await rejectsOf(manager, { ...filter, code: undefined })
      .select('reject.code', 'code')
      .addSelect('COUNT(*)', 'rejects')
      .groupBy('reject.code')
      .orderBy('reject.code')
      .getRawMany<{ code: RejectCode; rejects: string }>();
    return {
      rejects: found.map((reject) => toRejectedRow(reject, formats.get(reject.sourceId))),
      total,
      counts: counts.map(({ code, rejects }) => ({ code, rejects: Number(rejects) })),
      ready: await manager.countBy(ImportRejectEntity, { state: 'corrected' }),
    };
  }
}
