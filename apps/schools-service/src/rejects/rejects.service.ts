import { Injectable } from '@nestjs/common';
import { type adminRejectEndpoints, REJECT_PAGE, type RejectCode } from '@zaino/contracts/schools';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { ImportRejectEntity } from '../import/import-reject.entity';
import { readFormats, type RejectFilter, rejectsOf, toRejectedRow } from './reject-rows';

type Query = QueryOf<typeof adminRejectEndpoints.rejects>;

interface ReasonCount {
  code: RejectCode;
  rejects: number;
}

/** Rows that imports could not use, those with the same reason together. */
@Injectable()
export class RejectsService {
  constructor(private readonly dataSource: DataSource) {}

  async page({ page, ...filter }: Query) {
    const { manager } = this.dataSource;
    const [found, counts, ready] = await Promise.all([
      // In the order of the index.
      rejectsOf(manager, filter)
        .orderBy('reject.code', 'ASC')
        .addOrderBy('reject.id', 'ASC')
        .offset((page - 1) * REJECT_PAGE)
        .limit(REJECT_PAGE)
        .getMany(),
      this.counts(filter),
      manager.countBy(ImportRejectEntity, { state: 'corrected' }),
    ]);
    const formats = await readFormats(manager, found);
    return {
      rejects: found.map((reject) => toRejectedRow(reject, formats.get(reject.sourceId))),
      total: totalOf(counts, filter.code),
      counts,
      ready,
    };
  }

  /** By reason, whichever is asked for: the one look that they take counts the list as well. */
  private async counts(filter: RejectFilter): Promise<ReasonCount[]> {
    const rows = await rejectsOf(this.dataSource.manager, { ...filter, code: undefined })
      .select('reject.code', 'code')
      .addSelect('COUNT(*)', 'rejects')
      .groupBy('reject.code')
      .orderBy('reject.code')
      .getRawMany<{ code: RejectCode; rejects: string }>();
    return rows.map(({ code, rejects }) => ({ code, rejects: Number(rejects) }));
  }
}

function totalOf(counts: readonly ReasonCount[], wanted: RejectCode | undefined): number {
  return counts
    .filter(({ code }) => wanted === undefined || code === wanted)
    .reduce((sum, { rejects }) => sum + rejects, 0);
}
