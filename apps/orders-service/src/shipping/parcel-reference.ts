import { orderNumberIn } from '@zaino/rules/order-number';

interface Referred {
  number: string;
  /** Null where the order alone is named: its parcel that waits for its carrier. */
  position: number | null;
}

/** By which a carrier's file names a parcel: `ZN-7K3M-9QXD-1`. */
export function parcelReference(number: string, position: number): string {
  return `${number}-${position}`;
}

/** The order and the parcel that somebody has written or scanned, as carriers give it back; null where it is none. */
export function parcelReferenceIn(text: string): Referred | null {
  const signs = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const [, order = '', position = ''] = /^(ZN[0-9A-Z]{8})(\d{0,3})$/.exec(signs) ?? [];
  const number = orderNumberIn(order);
  if (number === null) return null;
  return { number, position: position === '' ? null : Number(position) };
}
