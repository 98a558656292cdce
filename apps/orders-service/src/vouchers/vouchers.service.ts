import { Injectable } from '@nestjs/common';
import { type adminOrderEndpoints, ordersErrorCodes } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { ADOPTED_BOOK_DISCOUNT_LIMIT } from '@zaino/rules/book-price';
import { toCents, toEuro } from '@zaino/rules/money';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { isDuplicate } from '@zaino/service/is-duplicate';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { keptCode } from './kept-code';
import { VoucherEntity } from './voucher.entity';

type NewVoucher = z.output<NonNullable<typeof adminOrderEndpoints.addVoucher.body>>;
type ListedVoucher = z.output<typeof adminOrderEndpoints.vouchers.response>['vouchers'][number];

const MOST_LISTED = 500;

/** Vouchers as staff makes and ends them. */
@Injectable()
export class VouchersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  /** Newest first. */
  async list(): Promise<ListedVoucher[]> {
    const vouchers = await this.dataSource.manager.find(VoucherEntity, {
      order: { createdAt: 'DESC', code: 'ASC' },
      take: MOST_LISTED,
    });
    return vouchers.map(({ valueHundredths, validFrom, validUntil, createdAt, ...rest }) => ({
      ...rest,
      value: toEuro(valueHundredths),
      validFrom: validFrom.toISOString(),
      validUntil: validUntil.toISOString(),
      createdAt: createdAt.toISOString(),
    }));
  }

  /**
   * Rejects with `voucher-refused` a percentage that no book may be sold with (Legge 15/2020); what a single order may
   * take off each of its books is looked at when it is used. Rejects as `invalid` what makes no sense, or is there.
   */
  async add(voucher: NewVoucher): Promise<void> {
    check(voucher);
    const { code, kind, value, appliesTo, validFrom, validUntil, mostUses } = voucher;
    const row = {
      code,
      kind,
      appliesTo,
      mostUses,
      uses: 0,
      valueHundredths: toCents(value),
      validFrom: new Date(validFrom),
      validUntil: new Date(validUntil),
      createdAt: new Date(this.clock.now()),
    };
    const act = { act: 'vouchers.added', subject: subjectOf(code), after: voucher };
    try {
      await inTransaction(this.dataSource, async (manager) => {
        await manager.insert(VoucherEntity, row);
        await this.auditLog.record(manager, act);
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw invalid('code', 'Questo codice esiste già');
    }
  }

  /** Ends it now, if it was not over. Rejects as `not-found`. */
  async end(wanted: string): Promise<void> {
    const code = keptCode(wanted);
    const now = new Date(this.clock.now());
    await inTransaction(this.dataSource, async (manager) => {
      const voucher =
        code === null
          ? null
          : await manager.findOne(VoucherEntity, {
              where: { code },
              lock: { mode: 'pessimistic_write' },
            });
      if (voucher === null) throw new DomainError('not-found', sharedErrorCodes.notFound);
      const { validUntil } = voucher;
      if (validUntil <= now) {
        this.auditLog.changedNothing();
        return;
      }
      await manager.update(VoucherEntity, { code: voucher.code }, { validUntil: now });
      await this.auditLog.record(manager, {
        act: 'vouchers.ended',
        subject: subjectOf(voucher.code),
        before: { validUntil },
        after: { validUntil: now },
      });
    });
  }
}

const subjectOf = (code: string) => ({ kind: 'voucher', id: code });

function check({ kind, value, appliesTo, validFrom, validUntil }: NewVoucher): void {
  if (new Date(validFrom) >= new Date(validUntil)) {
    throw invalid('validUntil', 'La fine deve venire dopo l’inizio');
  }
  if (kind === 'percent' && value > 100) throw invalid('value', 'Al massimo il 100 %');
  if (kind === 'percent' && appliesTo !== 'products' && value > ADOPTED_BOOK_DISCOUNT_LIMIT) {
    const message = `Sui libri la legge ammette al massimo il ${ADOPTED_BOOK_DISCOUNT_LIMIT} % (Legge 15/2020)`;
    throw new DomainError('invalid', ordersErrorCodes.voucherRefused, {
      detail: `${message}.`,
      errors: [{ path: 'value', message }],
    });
  }
}

function invalid(path: string, message: string): DomainError {
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { errors: [{ path, message }] });
}
