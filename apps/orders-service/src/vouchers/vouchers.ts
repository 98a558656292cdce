import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { isConnectionFailure } from '@zaino/service/connection-failure';
import { DataSource, type EntityManager } from 'typeorm';
import { keptCode } from './kept-code';
import { type CodeTrier, VoucherTries } from './voucher-tries';
import { VoucherEntity } from './voucher.entity';

/** A voucher that can be used, or a sentence for the customer that says why it cannot. */
export type FoundVoucher = { voucher: VoucherEntity } | { problem: string };

/** Vouchers as orders use them. */
@Injectable()
export class Vouchers {
  private readonly logger = new Logger('Vouchers');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly tries: VoucherTries,
  ) {}

  /** Looks a code up for somebody who has not tried too many. */
  async find(wanted: string, customer: CodeTrier): Promise<FoundVoucher> {
    const refusal = await this.refusalOfTry(wanted.toUpperCase(), customer);
    if (refusal !== null) return { problem: refusal };
    const code = keptCode(wanted);
    const { manager } = this.dataSource;
    const voucher = code === null ? null : await manager.findOneBy(VoucherEntity, { code });
    if (voucher === null) return { problem: 'Questo buono non esiste: controlla il codice.' };
    const problem = problemOf(voucher, new Date(this.clock.now()));
    return problem === null ? { voucher } : { problem };
  }

  /** Without Redis nobody can tell how often somebody has tried; all else of the order goes on. */
  private async refusalOfTry(code: string, customer: CodeTrier): Promise<string | null> {
    try {
      if (await this.tries.mayTry(code, customer)) return null;
      return 'Hai provato troppi codici: riprova tra un’ora.';
    } catch (error) {
      if (!isConnectionFailure(error)) this.logger.warn(`A code was not tried: ${String(error)}`);
      return 'Adesso non possiamo controllare il buono: riprova tra poco.';
    }
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
