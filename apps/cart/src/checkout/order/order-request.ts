import type { OrderRequest, Quote } from '@zaino/contracts/orders';
import type { AskedQuote } from '../../quote/quote-request';
import { chosenCedole } from '../cedola/chosen-cedole';
import { type Address, type CheckoutDraft, type Invoice, preferenceOf } from '../draft';

interface Ordered {
  draft: CheckoutDraft;
  /** What the quote was asked for. */
  wanted: AskedQuote;
  quote: Quote;
  children: OrderRequest['children'];
}

/** The order as it is sent off: what was filled in, for what was on the screen. */
export function orderRequest({ draft, wanted, quote, children = [] }: Ordered): OrderRequest {
  const isPickup = wanted.shippingMethod === 'pickup';
  const address = isPickup ? null : deliveryAddress(draft);
  return {
    ...wanted,
    fingerprint: quote.fingerprint,
    contact: draft.contact,
    address,
    pickupPointId: (isPickup && wanted.pickupPointId) || null,
    invoice: draft.wantsInvoice ? invoiceOf(draft, address) : null,
    payment: isPickup && draft.payment !== 'card' ? 'shop' : 'card',
    cedole: isPickup ? chosenCedole(draft, quote) : [],
    ...(!isPickup && stateVoucherOf(draft)),
    preferences: quote.lines
      .filter(({ isOrdered }) => isOrdered)
      .map(({ key }) => ({ key, ...preferenceOf(draft, key) })),
    children,
  };
}

const stateVoucherOf = ({ stateVoucher }: CheckoutDraft) =>
  stateVoucher?.wanted && { stateVoucher: stateVoucher.wanted };

function deliveryAddress({ address, contact, isForOther }: CheckoutDraft): Address {
  const { firstName, lastName, phone } = isForOther ? address : contact;
  return { ...address, firstName, lastName, phone };
}

/** The invoice as it is asked for. Fields of the other kind may hold what was written before it was changed. */
export function invoiceOf(
  { invoice, billsToDelivery }: CheckoutDraft,
  delivery: Address | null,
): Invoice {
  const place = billsToDelivery && delivery ? delivery : invoice;
  const { address, city, postalCode, province } = place;
  const isCompany = invoice.kind === 'azienda';
  return {
    ...invoice,
    vatNumber: isCompany ? invoice.vatNumber : '',
    recipientCode: isCompany ? invoice.recipientCode : '',
    pec: isCompany ? invoice.pec : '',
    address,
    city,
    postalCode,
    province,
  };
}
