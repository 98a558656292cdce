import type { PickupPoint } from '@zaino/contracts/bookshops';
import type { Customer } from '../people/people';
import type { AttackedShop } from '../shop/attacked-shop';
import { aProduct, pay, placed, readOrder, wishFor } from '../shop/shopping';
import type { ForeignCall } from './foreign-call';

/** What the desk of another bookshop may ask of an order that is to be picked up elsewhere. */
export async function foreignDeskOrders(
  shop: AttackedShop,
  customer: Customer,
): Promise<ForeignCall[]> {
  const { pickupPoints } = await customer.person.done<{ pickupPoints: PickupPoint[] }>({
    path: '/api/pickup-points?cap=26100',
  });
  const pickupPointId = pickupPoints[0]?.id ?? '';
  const wish = { ...wishFor(await aProduct(shop)), shippingMethod: 'pickup' as const };
  const order = await placed(customer, wish, { pickupPointId });
  await pay(shop, customer, order);
  const { lines, version } = await readOrder(customer, order);
  const lineIds = lines.map(({ id }) => id);
  const ofOrder = (method: string, rest: string, body?: object): ForeignCall => ({
    method,
    path: (id) => `/api/desk/orders/${id}${rest}`,
    id: order.orderId,
    ...(body && { body }),
  });
  const command = { command: 'mark-ready', lineIds };
  return [
    ofOrder('GET', ''),
    ofOrder('POST', '/commands', { version, command }),
    ofOrder('POST', '/hand-over', { version, lineIds }),
    ofOrder('PUT', '/counter-payment', { version, tender: 'cash', tillNumber: '' }),
    ofOrder('POST', '/withdrawal', { lineIds, name: 'Anna', email: 'anna@example.com' }),
    ofOrder('GET', '/payment-summary.pdf'),
    ofOrder('POST', '/payment-summary-mail', { version }),
    { path: (number) => `/api/desk/orders/by-number/${number}`, id: order.number },
  ];
}
