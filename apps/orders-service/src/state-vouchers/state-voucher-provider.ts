import type { StateVoucherKind, StateVoucherRefusal } from '@zaino/contracts/orders';

/** Injection token of the provider that is set; null where none is. */
export const STATE_VOUCHER_PROVIDER = Symbol('state-voucher-provider');

/** What is asked to be held of a voucher. */
export interface WantedUse {
  /** Of the order's hold: the same again is the same use. */
  id: string;
  code: string;
  cents: number;
  /** Not confirmed by then, it is free again. */
  until: Date;
}

/** What somebody wants back of a use. */
export interface WantedRelease {
  reference: string;
  /** Of what it is given back for: the same again gives nothing more. */
  id: string;
  cents: number;
}

/** A use as the provider has it. */
export interface KnownUse {
  isConfirmed: boolean;
  cents: number;
  releasedCents: number;
}

export type Refused = { refused: StateVoucherRefusal };

/**
 * A ministry's vouchers for the books of one seller, as the shop spends them (docs/decisions/ways-to-pay.md). Money in
 * cents. All calls can be made again; all reject as `unavailable` where nobody answers.
 */
export interface StateVoucherProvider {
  readonly kind: StateVoucherKind;
  /** What of a code can be spent on books of the shop now; takes nothing. */
  check(code: string): Promise<{ valueCents: number } | Refused>;
  /** Holds a part of it for an order. `reference` is all that the shop keeps of the code. */
  reserve(wanted: WantedUse): Promise<{ reference: string } | Refused>;
  /** Spends what is held: the shop has sold the books. */
  confirm(reference: string): Promise<'confirmed' | Refused>;
  /** Gives a part back to the voucher, held or spent. */
  release(wanted: WantedRelease): Promise<'released' | Refused>;
  /** Null where it knows no such use. */
  find(reference: string): Promise<KnownUse | null>;
}
