import { Inject, Injectable } from '@nestjs/common';
import type { RegisterQuery, SalesRegister } from '@zaino/contracts/orders';
import { startOfItalianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { DrawingQueue } from '../documents/drawing-queue';
import { PdfSheet } from '../documents/pdf-sheet';
import { type SellerConfig, sellerOf } from '../orders/seller';
import { sellerNames } from '../sales/seller-names';
import { registerFile } from './register-file';
import { doneRefunds, paidOrders, refundedOrders, type RegisterOrder } from './register-orders';
import { addRows, kindRows, type KindRow, registerSums, type RegisterSums } from './register-sums';
import { monthWords } from './register-words';
import { writeRegister } from './write-register';

const noOrders: ReadonlyMap<string, RegisterOrder> = new Map();

type DaySums = [day: string, sums: RegisterSums];

/** The takings of a month, counted anew of the orders at each call (docs/decisions/compliance.md). */
@Injectable()
export class SalesRegisterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly drawing: DrawingQueue,
    @Inject(CONFIG) private readonly config: SellerConfig & Pick<Config, 'BRAND_NAME'>,
  ) {}

  async read({ month, seller = '' }: RegisterQuery): Promise<SalesRegister> {
    const days = await this.count(month);
    const sellers = await this.sellers(days);
    const rows = days.flatMap(([day, sums]) => {
      const own = sums.get(seller);
      return own ? kindRows(own).map((row) => ({ day, row })) : [];
    });
    const [shop] = sellers;
    const { id, name } = sellers.find((one) => (one.id ?? '') === seller) ?? {
      id: seller === '' ? null : seller,
      name: seller === '' ? (shop?.name ?? '') : 'Una libreria',
    };
    return {
      countedAt: new Date(this.clock.now()).toISOString(),
      month,
      seller: { id, name },
      sellers,
      rows: rows.map(({ day, row }) => ({ ...amountsOf(row), day })),
      totals: addRows(rows.map(({ row }) => row)).map(amountsOf),
    };
  }

  async file(query: RegisterQuery): Promise<string> {
    return registerFile(await this.read(query));
  }

  async print(query: RegisterQuery): Promise<Buffer> {
    const register = await this.read(query);
    return this.drawing.run(async () => {
      const sheet = new PdfSheet({
        title: `Registro dei corrispettivi, ${monthWords(query.month)}`,
        author: this.config.BRAND_NAME,
        at: new Date(this.clock.now()),
      });
      await writeRegister(sheet, register);
      return sheet.bytes();
    });
  }

  /** Day by day: each of them fits into memory. */
  private async count(month: string): Promise<DaySums[]> {
    const { manager } = this.dataSource;
    const counted: DaySums[] = [];
    for (const day of daysOf(month)) {
      const span = { since: startOfItalianDay(day), before: startOfItalianDay(day, 1) };
      const paid = await paidOrders(manager, span);
      const refunds = await doneRefunds(manager, span);
      const refunded = refunds.length > 0 ? await refundedOrders(manager, span) : noOrders;
      if (paid.length + refunds.length === 0) continue;
      counted.push([day, registerSums({ paid, refunds, refunded })]);
    }
    return counted;
  }

  /** The shop first, then who took most. */
  private async sellers(days: readonly DaySums[]): Promise<SalesRegister['sellers']> {
    const samples: Record<string, { sampleId: string }> = {};
    const rowsOf = new Map<string, KindRow[]>([['', []]]);
    for (const [, sums] of days) {
      for (const [id, seller] of sums) {
        samples[id] ??= seller;
        rowsOf.set(id, [...(rowsOf.get(id) ?? []), ...kindRows(seller)]);
      }
    }
    const names = await sellerNames(this.dataSource, samples);
    names.set('', sellerOf(this.config).name);
    return [...rowsOf]
      .map(([id, rows]) => ({
        id: id === '' ? null : id,
        name: names.get(id) ?? 'Una libreria',
        takings: toEuro(sumOf(rows, ({ takingsCents }) => takingsCents)),
        invoiced: toEuro(sumOf(rows, ({ invoicedCents }) => invoicedCents)),
      }))
      .toSorted(
        (one, other) =>
          Number(other.id === null) - Number(one.id === null) || other.takings - one.takings,
      );
  }
}

function daysOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`);
}

function amountsOf(row: KindRow): SalesRegister['totals'][number] {
  return {
    kind: row.kind,
    sold: toEuro(row.soldCents),
    refunded: toEuro(row.refundedCents),
    takings: toEuro(row.takingsCents),
    taxable: toEuro(row.taxableCents),
    tax: toEuro(row.taxCents),
    invoiced: toEuro(row.invoicedCents),
  };
}

const sumOf = (rows: readonly KindRow[], of: (row: KindRow) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);
