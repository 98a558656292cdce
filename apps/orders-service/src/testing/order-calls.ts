import { randomUUID } from 'node:crypto';
import {
  IDEMPOTENCY_HEADER,
  type OrderRequest,
  type Quote,
  type WantedLine,
} from '@zaino/contracts/orders';
import type { SignedInCaller } from './test-calls';
import type { TestService } from './test-service';

const person = { firstName: 'Anna', lastName: 'Bianchi', phone: '+39 333 1234567' };

/** An order by card and standard delivery, but for the quote's fingerprint. */
const plainOrder: Omit<OrderRequest, 'lines' | 'fingerprint'> = {
  shippingMethod: 'standard',
  contact: { ...person, email: 'famiglia@example.com' },
  address: {
    ...person,
    address: 'Via Roma 1',
    city: 'Cremona',
    postalCode: '26100',
    province: 'CR',
  },
  pickupPointId: null,
  invoice: null,
  payment: 'card',
  preferences: [],
};

export interface Placed {
  orderId: string;
  number: string;
  paymentUrl: string | null;
}

/** What a checkout page sends: a quote, then the order that was agreed to. */
export function orderCalls(service: TestService) {
  /** With the fingerprint of a quote of now. */
  const bodyOf = async (lines: WantedLine[], values: Partial<OrderRequest> = {}) => {
    const wish = { ...plainOrder, ...values, lines };
    const { shippingMethod, deliveries, voucher, pickupPointId, seenDiscounts, extras } = wish;
    const cedole = (wish.cedole ?? []).map(({ schoolCode, classe, sezione, childId }) => ({
      schoolCode,
      classe,
      sezione,
      childId,
    }));
    const { body } = await service.call<Quote>({
      method: 'POST',
      path: '/api/quotes',
      body: {
        lines,
        shippingMethod,
        deliveries,
        voucher,
        pickupPointId,
        seenDiscounts,
        extras,
        cedole,
      },
    });
    return { ...wish, fingerprint: wish.fingerprint ?? body.fingerprint };
  };
  const send = (caller: Pick<SignedInCaller, 'call'>, body: object, key: string = randomUUID()) =>
    caller.call<Placed>({
      method: 'POST',
      path: '/api/orders',
      body,
      headers: { [IDEMPOTENCY_HEADER]: key },
    });
  return { bodyOf, send };
}
