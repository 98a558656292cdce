import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import type { VoucherUse } from '../ledger/kinds';
import { testVoucher, type VoucherRefusal } from './voucher-codes';

/** Why a call is refused; `ended`: what was held is free again. */
interface Refused {
  refused: VoucherRefusal | 'ended';
}

type Values = Partial<Record<string, unknown>>;
type Call = (change: LedgerChange, values: Values) => object | Refused;

function check(change: LedgerChange, code: string): { valueCents: number } | Refused {
  const voucher = testVoucher(code);
  if (typeof voucher === 'string') return { refused: voucher };
  const valueCents = voucher.valueCents - takenCents(change, code);
  return valueCents > 0 ? { valueCents } : { refused: 'spent' };
}

/** The calls of a provider of state vouchers (docs/decisions/ways-to-pay.md), by their last word. */
export const voucherCalls: Partial<Record<string, Call>> = {
  check: (change, { code }) => check(change, String(code)),
  reserve: (change, values) => {
    const id = String(values.id);
    const known = usesOf(change).find((use) => use.id === id);
    if (known) return isHeld(known, change.now) ? referenceOf(known) : { refused: 'ended' };
    const { code, cents, until } = values;
    const found = check(change, String(code));
    if ('refused' in found) return found;
    if (Number(cents) > found.valueCents) return { refused: 'spent' };
    const use: VoucherUse = {
      id,
      reference: newId('buono'),
      code: String(code),
      cents: Number(cents),
      state: 'reserved',
      until: Math.floor(Date.parse(String(until)) / 1_000),
      released: {},
    };
    return referenceOf(change.put('voucherUses', use));
  },
  confirm: (change, { reference }) => {
    const use = usesOf(change).find((one) => one.reference === reference);
    if (use === undefined) return { refused: 'unknown' };
    if (use.state === 'confirmed') return { state: 'confirmed' };
    const voucher = testVoucher(use.code);
    const isLost = typeof voucher === 'string' || voucher.isLostLater;
    if (isLost || !isHeld(use, change.now)) return { refused: 'ended' };
    change.put('voucherUses', { ...use, state: 'confirmed' });
    return { state: 'confirmed' };
  },
  release: (change, { reference, id, cents }) => {
    const use = usesOf(change).find((one) => one.reference === reference);
    if (use === undefined) return { refused: 'unknown' };
    if (use.released[String(id)] !== undefined) return { state: 'released' };
    if (releasedCents(use) + Number(cents) > use.cents) return { refused: 'spent' };
    change.put('voucherUses', {
      ...use,
      released: { ...use.released, [String(id)]: Number(cents) },
    });
    return { state: 'released' };
  },
  find: (change, { reference }) => {
    const use = usesOf(change).find((one) => one.reference === reference);
    if (use === undefined) return { refused: 'unknown' };
    return {
      isConfirmed: use.state === 'confirmed',
      cents: use.cents,
      releasedCents: releasedCents(use),
    };
  },
};

const usesOf = (change: LedgerChange) => change.newest('voucherUses');
const referenceOf = ({ reference }: VoucherUse) => ({ reference });

function releasedCents({ released }: VoucherUse): number {
  return Object.values(released).reduce((sum, cents) => sum + cents, 0);
}

/** Confirmed, or reserved and its time is not over, and not given back as a whole. */
function isHeld(use: VoucherUse, now: number): boolean {
  if (releasedCents(use) === use.cents) return false;
  return use.state === 'confirmed' || use.until > now;
}

/** Of a code, what orders hold or have spent. */
function takenCents(change: LedgerChange, code: string): number {
  return usesOf(change)
    .filter((use) => use.code === code && isHeld(use, change.now))
    .reduce((sum, use) => sum + use.cents - releasedCents(use), 0);
}
