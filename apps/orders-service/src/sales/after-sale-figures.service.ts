import { Injectable } from '@nestjs/common';
import type { AfterSale } from '@zaino/contracts/orders';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { toCents, toEuro } from '@zaino/rules/money';
import { yearBefore } from '@zaino/rules/year-before';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { countedWithdrawals } from './counted-withdrawals';
import { lateBooks } from './late-books';
import { refundsByKind } from './refunds-by-kind';

/** What is late, and what came back: by the day on which it did, whenever it was ordered. */
@Injectable()
export class AfterSaleFiguresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(period: FigurePeriod): Promise<AfterSale> {
    const now = new Date(this.clock.now());
    const before = yearBefore(period);
    const [late, refunds, refundsBefore, withdrawals, withdrawalsBefore] = await Promise.all([
      lateBooks(this.dataSource, italianDay(now)),
      refundsByKind(this.dataSource, period),
      refundsByKind(this.dataSource, before),
      countedWithdrawals(this.dataSource, period),
      countedWithdrawals(this.dataSource, before),
    ]);
    return {
      countedAt: now.toISOString(),
      late,
      refunds,
      refundsBefore: sumOf(refundsBefore),
      withdrawals,
      withdrawalsBefore,
    };
  }
}

function sumOf(refunds: AfterSale['refunds']): AfterSale['refundsBefore'] {
  return {
    refunds: refunds.reduce((sum, one) => sum + one.refunds, 0),
    amount: toEuro(refunds.reduce((sum, { amount }) => sum + toCents(amount), 0)),
  };
}
