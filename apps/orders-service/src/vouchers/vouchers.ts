import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { VoucherEntity } from './voucher.entity';

/** A voucher that can be used, or a sentence for the customer that says why it cannot. */
export type FoundVoucher = { voucher: VoucherEntity } | { problem: string };

/** Vouchers as orders use them. */
@Injectable()
export class Vouchers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async find(code: string): Promise<FoundVoucher> {
    const voucher = await this.dataSource.manager.findOneBy(VoucherEntity, {
      code: code.toUpperCase(),
    });
    if (voucher === null) return { problem: 'Questo buono non esiste: controlla il codice.' };
    const problem = problemOf(voucher, new Date(this.clock.now()));
    return problem === null ? { voucher } : { problem };
  }

  /** Counts one order more, in the transaction that places it. False where the voucher cannot be used (any more). */
  async take(manager: EntityManager, code: string): Promise<boolean> {
    const now = new Date(this.clock.now());
    const { affectedRows } = await manager.query<{ affectedRows: number }>(
      `UPDATE voucher SET uses = uses + 1 WHERE code = ? AND valid_from <= ? AND valid_until > ?
       AND (most_uses IS NULL OR uses < most_uses)`,
      [code, now, now],
    );
    return affectedRows === 1;
  }
}

function problemOf(
  { validFrom, validUntil, mostUses, uses }: VoucherEntity,
  now: Date,
): string | null {
  if (now < validFrom) return 'Questo buono non è ancora valido.';
  if (now >= validUntil) return 'Questo buono è scaduto.';
  if (mostUses !== null && uses >= mostUses) return 'Questo buono è già stato usato.';
  return null;
}
