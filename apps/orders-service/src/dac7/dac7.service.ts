import { Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import {
  dac7Fields,
  type Dac7Query,
  type Dac7Report,
  type Dac7Seller,
  type ReportedSeller,
} from '@zaino/contracts/orders';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { sellerNames } from '../sales/seller-names';
import { BookshopsClient } from '../upstreams/bookshops-client';
import { dac7Amounts, isExcluded, type QuarterSums, sumOfQuarters } from './dac7-amounts';
import { dac7File } from './dac7-file';
import { countYear, type SellerYear } from './dac7-year';

/** The yearly report of what bookshops sell (DAC7), counted anew of their orders at each call (docs/decisions/compliance.md). */
@Injectable()
export class Dac7Service {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly bookshops: BookshopsClient,
    private readonly auditLog: AuditLog,
  ) {}

  /** Rejects as `unavailable` while the bookshops service is away. */
  async read({ year }: Dac7Query): Promise<Dac7Report> {
    // Asked first: a year of orders takes longer than a call waits for others.
    const { sellers } = await this.bookshops.call(bookshopsInternalEndpoints.sellers);
    const known = new Map(sellers.map((seller) => [seller.id, seller]));
    const sold = await countYear(this.dataSource.manager, year);
    const names = await sellerNames(this.dataSource, Object.fromEntries(sold));
    return {
      countedAt: new Date(this.clock.now()).toISOString(),
      year,
      deadline: `${year + 1}-01-31`,
      sellers: [...sold]
        .map(([id, counted]) =>
          reported(known.get(id) ?? unknown(id, names.get(id) ?? ''), counted),
        )
        .toSorted(
          (one, other) =>
            other.total.consideration - one.total.consideration ||
            one.name.localeCompare(other.name),
        ),
    };
  }

  /** The same as a file; that it was taken stands in the audit log. */
  async export(query: Dac7Query): Promise<{ name: string; csv: string }> {
    const report = await this.read(query);
    await inTransaction(this.dataSource, (manager) =>
      this.auditLog.record(manager, {
        act: 'dac7.exported',
        subject: { kind: 'dac7-report', id: String(query.year) },
        after: { sellers: report.sellers.length },
      }),
    );
    return { name: `dac7-${query.year}.csv`, csv: dac7File(report) };
  }
}

/** Of whom the bookshops service knows nothing more; orders keep the name. */
function unknown(id: string, name: string): Dac7Seller {
  return {
    id,
    name,
    address: '',
    postalCode: '',
    city: '',
    province: '',
    vatNumber: '',
    accountId: null,
  };
}

function reported(seller: Dac7Seller, { quarters }: SellerYear): ReportedSeller {
  const total: QuarterSums = sumOfQuarters(quarters);
  return {
    ...seller,
    missing: dac7Fields.filter((field) => seller[field] === ''),
    isExcluded: isExcluded(total),
    total: dac7Amounts(total),
    quarters: quarters.map(dac7Amounts),
  };
}
