import type { Profile } from '@zaino/contracts/identity';
import type { OrderRequest, WantedExtra } from '@zaino/contracts/orders';
import type { SessionUser } from '@zaino/contracts/shared';
import type { CheckoutStartData } from './checkout.api';

export type Contact = OrderRequest['contact'];
export type Address = NonNullable<OrderRequest['address']>;
export type Invoice = NonNullable<OrderRequest['invoice']>;
/** A cedola as it is filled in. */
export type DraftCedola = NonNullable<OrderRequest['cedole']>[number];
/** What a bookshop is to do to copies of a book: chosen there, and offered nowhere else. */
export type DraftExtra = WantedExtra & { bookshopId: string };
/** A voucher of the State. */
interface DraftStateVoucher {
  code: string;
  /** As families call it; left out by drafts from before it was kept. */
  name?: string;
  value: number;
  wanted?: OrderRequest['stateVoucher'];
}

/** What to do with a book that is late, or whose edition cannot be had. */
export type Preference = Omit<OrderRequest['preferences'][number], 'key'>;

/** What the customer has chosen and written; how it is shipped, and where it is picked up, stands in the cart. */
export interface CheckoutDraft {
  contact: Contact;
  /** Whether the parcel is for somebody else than the contact. */
  isForOther: boolean;
  address: Address;
  wantsInvoice: boolean;
  invoice: Invoice;
  /** Whether the invoice has the address of the delivery. */
  billsToDelivery: boolean;
  deliveries: 'one' | 'several';
  /** `cedola`: what a Comune does not pay is paid in the shop. */
  payment: OrderRequest['payment'] | 'cedola';
  /** Left out by drafts from before there were any. */
  cedole?: DraftCedola[];
  /** The same. */
  extras?: DraftExtra[];
  /** Checked, with what it holds in euro, and what of it the order is to be paid with; left out for none. */
  stateVoucher?: DraftStateVoucher | undefined;
  preference: Preference;
  /** Of the lines that are to be treated otherwise than the rest, by their keys. */
  preferences: Record<string, Preference>;
}

/** What to do with the line of this key. */
export const preferenceOf = ({ preference, preferences }: CheckoutDraft, key: string): Preference =>
  preferences[key] ?? preference;

/** The day is missing after which it is given up. */
export const isUndated = ({ ifLate, cancelAfter }: Preference) =>
  ifLate === 'cancel' && !cancelAfter;

export type ChangeDraft = (change: (draft: CheckoutDraft) => CheckoutDraft) => void;

const noAddress: Address = {
  firstName: '',
  lastName: '',
  phone: '',
  address: '',
  city: '',
  postalCode: '',
  province: '',
};

const noInvoice: Invoice = {
  kind: 'persona',
  name: '',
  taxCode: '',
  vatNumber: '',
  address: '',
  city: '',
  postalCode: '',
  province: '',
  recipientCode: '',
  pec: '',
};

/** Nothing that costs or binds more is chosen beforehand (Codice del consumo, art. 65). */
export function newDraft(
  start: CheckoutStartData,
  profile: Profile | null,
  user: SessionUser | null,
): CheckoutDraft {
  const known = start.contact ?? contactOf(profile, user);
  const address = start.address ?? { ...noAddress, ...addressOf(profile) };
  return {
    contact: known,
    isForOther: start.address !== null && !isSamePerson(start.address, known),
    address,
    wantsInvoice: false,
    invoice: start.invoice ?? noInvoice,
    billsToDelivery: start.invoice === null,
    deliveries: 'one',
    payment: 'card',
    cedole: [],
    preference: { ifLate: 'wait', cancelAfter: null, acceptsEquivalent: false },
    preferences: {},
  };
}

function contactOf(profile: Profile | null, user: SessionUser | null): Contact {
  if (!profile) return { firstName: '', lastName: '', phone: '', email: user?.email ?? '' };
  const { firstName, lastName, email, phone } = profile;
  return { firstName, lastName, email, phone };
}

function addressOf(profile: Profile | null): Partial<Address> {
  if (!profile) return {};
  const { address, city, postalCode, province } = profile;
  return { address, city, postalCode, province };
}

const isSamePerson = (address: Address, contact: Contact) =>
  address.firstName === contact.firstName &&
  address.lastName === contact.lastName &&
  address.phone === contact.phone;
