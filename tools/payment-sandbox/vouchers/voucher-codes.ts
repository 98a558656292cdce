/** Why a code pays nothing. */
export type VoucherRefusal = 'unknown' | 'spent' | 'other-seller' | 'other-goods';

/** What a code of the sandbox is. */
interface TestVoucher {
  valueCents: number;
  /** Its hold is gone when it is to be spent. */
  isLostLater: boolean;
}

const refused: Partial<Record<string, VoucherRefusal>> = {
  SPESO: 'spent',
  ALTRO: 'other-seller',
  MUSICA: 'other-goods',
};

/**
 * As `CULTURA-40` (holds 40 €), `CULTURA-TARDI-40` (the same, and is lost before it is spent), `CULTURA-SPESO`,
 * `CULTURA-ALTRO`, `CULTURA-MUSICA`; letters behind it make another voucher of the same kind, as `CULTURA-40-ANNA`.
 */
export function testVoucher(code: string): TestVoucher | VoucherRefusal {
  const [, name, late, euro] =
    /^CULTURA-(?:(SPESO|ALTRO|MUSICA)|(TARDI-)?(\d{1,3}))(?:-[A-Z0-9]{1,20})?$/.exec(code) ?? [];
  if (euro === undefined) return refused[name ?? ''] ?? 'unknown';
  return { valueCents: Number(euro) * 100, isLostLater: late !== undefined };
}
