import type { MadeFile } from '@zaino/contracts/orders';

/** Injection token of the carrier that the shop works with. */
export const CARRIER = Symbol('carrier');

/** What a carrier has to know of a parcel. */
export interface Shipment {
  parcelId: string;
  /** By which the carrier names the parcel to us. */
  reference: string;
  recipient: {
    name: string;
    address: string;
    postalCode: string;
    city: string;
    /** Car-plate code. */
    province: string;
    phone: string;
    email: string;
  };
  weightGrams: number;
  /** For whoever drives; empty for none. */
  notes: string;
}

/** What a carrier has given for some parcels. */
export interface HandedOver {
  /** Labels to be printed, or what is sent to the carrier. */
  file: MadeFile;
  /** Tracking numbers by the parcel's id: none of those that it tells later. */
  codes: ReadonlyMap<string, string>;
}

/** Who brings parcels (docs/decisions/shipping.md). */
export interface Carrier {
  /** As families read it. */
  readonly name: string;
  /** Whether its file is to be printed, a label for each parcel; else it goes to the carrier. */
  readonly printsLabels: boolean;
  /** Announces parcels; the same ones again are not announced twice. Rejects as `unavailable` where it does not answer. */
  announce(shipments: readonly Shipment[]): Promise<HandedOver>;
  /** Where a family sees how far a parcel is; empty where the carrier has no such page. */
  pageOf(code: string): string;
}

/** An address of a carrier with a number in the place of `{code}`. */
export function trackingPage(template: string, code: string): string {
  return template.replace('{code}', () => encodeURIComponent(code));
}
