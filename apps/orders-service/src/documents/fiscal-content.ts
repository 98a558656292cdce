import type { Order, OrderLine } from '@zaino/contracts/orders';
import type { Seller } from '../orders/seller';

/** Kinds of goods, and what a bookshop does to them. */
export type PaperVat = OrderLine['vat'] | 'servizio';

/** What an invoice or credit note says; amounts in cents. */
export interface FiscalContent {
  seller: Pick<Seller, 'name' | 'address' | 'vatNumber'>;
  /** Who writes it in the seller's name; left out where the seller does. */
  writtenBy?: string;
  buyer: Omit<NonNullable<Order['invoice']>, 'number'>;
  orderNumber: string;
  /** ISO 8601. */
  orderedAt: string;
  /** Of a credit note: the invoice that it takes from, as `12/2026`, and its day. */
  credits: { number: string; issuedAt: string } | null;
  lines: FiscalLine[];
}

export interface FiscalLine {
  description: string;
  quantity: number;
  /** After the voucher. */
  totalCents: number;
  vat: PaperVat;
  isShipping?: boolean;
}
